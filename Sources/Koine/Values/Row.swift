/// A row of a result whose shape is not known when the program is compiled.
///
///     for row in try await database.fetchAll("SELECT * FROM \(identifier: name)", as: Row.self) {
///       print(row.columnNames, row["title"] ?? .null, try row.value("id", as: Int.self))
///     }
///
/// Every column with its name, in the order of the result:
///
///     for (name, value) in row.columns { print(name, value) }      // title text("Walk") …
///
/// Names are those that the engine tells, compared exactly. Several columns may have one name, so that a dictionary of a row
/// says what becomes of the others: `Dictionary(row.columns.map { ($0.name, $0.value) }) { first, _ in first }`. A row keeps
/// its values after the statement has ended.
public struct Row: Sendable, Hashable {
  /// The names of the columns, shared by the rows of one statement.
  public let columnNames: [String]
  /// The values, as the engine sent them: SQLite has a Bool as an integer, an instant as a text.
  public let values: [SQLValue]

  /// - Parameters:
  ///   - columnNames: As many as there are values.
  ///   - values: The values, in the order of the names.
  public init(columnNames: [String], values: [SQLValue]) {
    self.columnNames = columnNames
    self.values = values
  }

  /// How many columns there are.
  public var count: Int { values.count }

  /// The columns with their values, in the order of the result. A name may occur several times.
  public var columns: [(name: String, value: SQLValue)] {
    zip(columnNames, values).map { (name: $0, value: $1) }
  }

  /// The value of a column; of the first one, if several have the name, and `nil` if none has.
  public subscript(_ name: String) -> SQLValue? {
    guard let position = columnNames.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else {
      return nil
    }
    return self[position]
  }

  /// The value at a position, from 0; `nil` if there is none.
  public subscript(_ position: Int) -> SQLValue? {
    values.indices.contains(position) ? values[position] : nil
  }

  /// The value of a column, as a Swift type. The text of a number, as which a row holds a `numeric` of PostgreSQL, is read as
  /// a number.
  ///
  ///     let due = try row.value("dueDate", as: Date?.self)
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if no column has the name, several have it, or
  ///   the value is of another type.
  public func value<Value: SQLRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(DatabaseError) -> Value {
    let positions = columnNames.indices.filter { columnNames[$0].utf8.elementsEqual(name.utf8) }
    guard let position = positions.first else { throw .noColumn(name, among: columnNames) }
    guard positions.count == 1 else { throw .severalColumns(name) }
    return try value(at: position, as: type)
  }

  /// The value at a position, from 0, as a Swift type. The text of a number is read as one.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if the row has no such position, or the value is
  ///   of another type.
  public func value<Value: SQLRepresentable>(
    at position: Int, as type: Value.Type = Value.self
  ) throws(DatabaseError) -> Value {
    guard values.indices.contains(position) else { throw .missingColumn(at: position, of: values.count) }
    return try values[position].withCell { cell throws(DatabaseError) in
      // A number of PostgreSQL's numeric is a text here, which is exact.
      let isNumber =
        cell.kind == .text && Value.sqlType.hasDecimals && DecimalDigits(cell.unsafeBytes) != nil
      let cell = isNumber ? Cell(kind: .decimal, bits: cell.bits, length: cell.length) : cell
      // The decoder begins at the value's own position, so that an error names it.
      let cells = [Cell](repeating: cell, count: position + 1)
      let outcome = cells.withUnsafeBufferPointer { cells -> Result<Value, DatabaseError> in
        guard let start = cells.baseAddress else { return .failure(.missingColumn(at: position, of: 0)) }
        var decoder = RowDecoder(unsafeCells: start, count: cells.count)
        decoder.position = position
        do throws(DatabaseError) {
          return .success(try Value.decode(&decoder))
        } catch {
          return .failure(error)
        }
      }
      return try outcome.get()
    }
  }
}

extension DatabaseError {
  static func noColumn(_ name: String, among names: [String]) -> DatabaseError {
    DatabaseError(
      .decoding,
      "The result has no column \"\(name)\". "
        + (names.isEmpty
          ? "It has none." : "It has \(names.map { "\"\($0)\"" }.joined(separator: ", "))."))
  }

  static func severalColumns(_ name: String) -> DatabaseError {
    DatabaseError(
      .decoding,
      "The result has several columns \"\(name)\". Give the others another name with AS, or leave them out.")
  }
}

extension SQLType {
  /// Whether its values are decimal or floating-point numbers.
  fileprivate var hasDecimals: Bool {
    switch storage {
    case .decimal, .double, .real: true
    default: false
    }
  }
}
