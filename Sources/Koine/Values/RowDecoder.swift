/// The cells of the current row, read from left to right.
///
/// A driver fills the cells; generated code calls ``next(_:)`` once for each property. Everything is
/// concrete, so that decoding compiles to straight-line code whichever driver filled the cells.
///
/// A decoder cannot be copied: it ends with the call that hands it over, so that nobody reads the row after that.
@frozen public struct RowDecoder: ~Copyable {
  @usableFromInline let cells: UnsafePointer<Cell>
  @usableFromInline let count: Int
  /// Tells the names of the columns. Not retained: it lives as long as the cells.
  @usableFromInline let names: Unmanaged<ResultNames>?
  /// From 0 to `count`.
  @usableFromInline var index: Int

  /// The position of the next cell.
  public package(set) var position: Int {
    @inlinable get { index }
    set { index = Swift.min(Swift.max(newValue, 0), count) }
  }

  /// A row of a driver's, which nothing checks.
  ///
  /// - Parameters:
  ///   - cells: The cells, which live and do not change as long as the decoder, with all that they point to.
  ///   - names: Tells the names of the columns, and lives as long as the cells.
  ///   - count: How many there are.
  @inlinable public init(unsafeCells cells: UnsafePointer<Cell>, count: Int, names: ResultNames? = nil) {
    self.cells = cells
    self.count = count
    self.names = names.map { Unmanaged.passUnretained($0) }
    index = 0
  }

  /// The names of the result's columns, as the engine tells them; empty if the driver does not tell them.
  public var columnNames: [String] {
    let names = names?.takeUnretainedValue()
    return (0..<count).map { names?.name(at: $0) ?? "" }
  }

  /// What a column holds if its cells are instants and its values are not: days, or days and times without a zone.
  package func temporalType(at position: Int) -> SQLType? {
    names?.takeUnretainedValue().temporalType(at: position)
  }

  /// How many rows the result is expected to have, so that whoever collects them can make room: a million at most, and 0
  /// if the driver cannot tell.
  public var expectedRowCount: Int {
    min(max(0, names?.takeUnretainedValue().expectedRowCount ?? 0), 1_000_000)
  }

  /// How many cells the row has.
  @inlinable public var columnCount: Int { count }

  /// Reads the next value.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if the cell is NULL or of another type, or the
  ///   row has no more cells.
  @inlinable @inline(__always)
  public mutating func next<Value: SQLRepresentable>(
    _ type: Value.Type = Value.self
  ) throws(DatabaseError) -> Value {
    try Value.decode(&self)
  }

  /// Takes the next cell as it is.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if the row has no more cells.
  @inlinable public mutating func nextCell() throws(DatabaseError) -> Cell {
    guard index < count else { throw .missingColumn(at: index, of: count) }
    let cell = cells[index]
    index &+= 1
    return cell
  }

  /// Takes the next cell and copies its value, as the engine sent it.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` for a value of a type that the driver does not read.
  public mutating func nextValue() throws(DatabaseError) -> SQLValue {
    let cell = try nextCell()
    return try SQLValue(cell, of: self)
  }

  /// The bytes of the cell that was read last, which live as long as the row.
  ///
  /// - Throws: ``DatabaseError`` with the code `misuse` for any other cell, such as one of an earlier row.
  @inlinable public func unsafeBytes(of cell: Cell) throws(DatabaseError) -> UnsafeRawBufferPointer {
    guard index > 0, cells[index &- 1].isSame(as: cell) else { throw .strangeCell }
    return cell.unsafeBytes
  }

  /// Whether the next `length` cells are all NULL: the row of an outer join's missing side.
  @inlinable public func isNull(next length: Int) -> Bool {
    var index = index
    let end = length < count &- index ? index &+ length : count
    while index < end {
      if cells[index].kind != .null { return false }
      index += 1
    }
    return true
  }

  /// Passes over the next `length` cells.
  @inlinable public mutating func skip(_ length: Int) {
    index = length < count &- index ? Swift.max(index &+ length, 0) : count
  }

  /// The error for a cell, just read, that holds something other than expected.
  @inlinable public func mismatch(_ cell: Cell, expected: String) -> DatabaseError {
    .mismatch(column: index &- 1, expected: expected, found: cell)
  }
}

/// Tells the names of a result's columns, for rows that are matched by name, and how many rows there are: what a driver
/// supplies beside the cells of a row.
open class ResultNames {
  /// For subclasses: a driver supplies its own.
  public init() {}

  /// The name of the column at a position, from 0.
  open func name(at position: Int) -> String { "" }

  /// What the column at a position, from 0, holds if its cells are of the kind `timestamp` and its values are no instants:
  /// days, or days and times without a zone. `nil` for every other column.
  open func temporalType(at position: Int) -> SQLType? { nil }

  /// How many rows the result has; 0 if the driver cannot tell. More is reserved in vain, fewer make an array grow.
  open var expectedRowCount: Int { 0 }
}
