/// A type as which the rows of a query written by hand can be read: a table, whose columns are found by their
/// names; a value, from a result of one column; or ``Row``.
public protocol RowReadable: SendableMetatype {
  /// What a row becomes: the type itself, and for an alias of a table the table's row.
  associatedtype RowValue
  /// Works out, once per statement, where the values are in a result.
  static func _match(_ columnNames: [String]) throws(DatabaseError) -> RowMatching
  /// Reads a row of such a result.
  static func _read(_ row: inout RowDecoder, _ matching: RowMatching) throws(DatabaseError) -> RowValue
}

/// Where the values of a type are in the rows of a result.
public final class RowMatching {
  /// The names of the result's columns.
  let columnNames: [String]
  /// The table as whose rows the result is read.
  private let table: String?
  /// For each column of the type its position in the result.
  private let positions: [Int]
  private let cells: UnsafeMutablePointer<Cell>

  /// Takes a result as it is.
  init(_ columnNames: [String]) {
    self.columnNames = columnNames
    table = nil
    positions = []
    cells = .allocate(capacity: 0)
  }

  /// Finds the columns of a table by their names; others are passed over.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if a column is missing or occurs twice.
  init(_ columnNames: [String], finding wanted: [String], of table: String) throws(DatabaseError) {
    var found: [[UInt8]: [Int]] = [:]
    for (position, name) in columnNames.enumerated() { found[Array(name.utf8), default: []].append(position) }
    var positions: [Int] = []
    for name in wanted {
      let candidates = found[Array(name.utf8)] ?? []
      guard let position = candidates.first else { throw .noColumn(name, among: columnNames) }
      guard candidates.count == 1 else { throw .severalColumns(name) }
      positions.append(position)
    }
    self.columnNames = columnNames
    self.table = table
    self.positions = positions
    cells = .allocate(capacity: positions.count)
    cells.initialize(repeating: .null, count: positions.count)
  }

  /// Accepts a result only if it has `width` columns.
  init(_ columnNames: [String], width: Int) throws(DatabaseError) {
    guard columnNames.count == width else {
      throw DatabaseError(
        .decoding, "The result has \(columnNames.count) columns, \(width) expected.")
    }
    self.columnNames = columnNames
    table = nil
    positions = []
    cells = .allocate(capacity: 0)
  }

  deinit {
    cells.deallocate()
  }

  /// The error of a value that could not be read, with the name of its column.
  func naming(_ error: DatabaseError, row: Int) -> DatabaseError {
    if let named = error.namingGroup(row: row, { position in name(at: position).map { (table, $0) } }) {
      return named
    }
    guard case .result(let position, let problem)? = error.place, let name = name(at: position) else {
      return error
    }
    let owner = table.map { " of \"\($0)\"" } ?? ""
    return error.naming(
      table: table, column: name, row: row,
      message: "The column \"\(name)\"\(owner) \(problem) It is row \(row) of the result.")
  }

  /// The name of the column that is read at a position.
  private func name(at position: Int) -> String? {
    let index = positions.isEmpty ? position : positions.indices.contains(position) ? positions[position] : -1
    return columnNames.indices.contains(index) ? columnNames[index] : nil
  }

  /// A row with the columns that were found, in the order in which they were wanted. Valid until the next.
  func arrange(_ row: borrowing RowDecoder) -> RowDecoder {
    for (index, position) in positions.enumerated() where position < row.count {
      cells[index] = row.cells[position]
    }
    return RowDecoder(unsafeCells: cells, count: positions.count)
  }
}

extension SQLRepresentable {
  /// Accepts a result of exactly one column.
  public static func _match(_ columnNames: [String]) throws(DatabaseError) -> RowMatching {
    try RowMatching(columnNames, width: 1)
  }

  /// Reads the only cell of the row.
  public static func _read(_ row: inout RowDecoder, _ matching: RowMatching) throws(DatabaseError) -> Self {
    try Self.decode(&row)
  }
}

extension Row: RowReadable {
  /// Accepts every result.
  public static func _match(_ columnNames: [String]) throws(DatabaseError) -> RowMatching {
    RowMatching(columnNames)
  }

  /// Copies every value of the row.
  public static func _read(_ row: inout RowDecoder, _ matching: RowMatching) throws(DatabaseError) -> Row {
    var values: [SQLValue] = []
    values.reserveCapacity(row.columnCount)
    for _ in 0..<row.columnCount { values.append(try row.nextValue()) }
    return Row(columnNames: matching.columnNames, values: values)
  }
}
