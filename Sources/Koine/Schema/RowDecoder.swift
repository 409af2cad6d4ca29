/// The cells of the current row, read from left to right.
///
/// A driver fills the cells; generated code calls ``next(_:)`` once for each property. Everything is
/// concrete, so that decoding compiles to straight-line code whichever driver filled the cells.
@frozen public struct RowDecoder {
  @usableFromInline let cells: UnsafePointer<Cell>
  @usableFromInline let count: Int
  /// Tells the names of the columns. Not retained: it lives as long as the cells.
  @usableFromInline let names: Unmanaged<ResultNames>?
  /// The position of the next cell.
  public var position: Int

  /// - Parameter names: Tells the names of the columns, and lives as long as the cells.
  @inlinable public init(cells: UnsafePointer<Cell>, count: Int, names: ResultNames? = nil) {
    self.cells = cells
    self.count = count
    self.names = names.map { Unmanaged.passUnretained($0) }
    self.position = 0
  }

  /// The names of the result's columns, as the engine tells them; empty ones where the driver does not.
  public var columnNames: [String] {
    let names = names?.takeUnretainedValue()
    return (0..<count).map { names?.name(at: $0) ?? "" }
  }

  /// How many cells the row has.
  @inlinable public var columnCount: Int { count }

  /// Reads the next value.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` where the cell is NULL or of another type, or the
  ///   row has no more cells.
  @inlinable public mutating func next<Value: SQLRepresentable>(
    _ type: Value.Type = Value.self
  ) throws(DatabaseError) -> Value {
    try Value.decode(&self)
  }

  /// Takes the next cell as it is.
  @inlinable public mutating func nextCell() throws(DatabaseError) -> Cell {
    guard position < count else { throw .missingColumn(at: position, of: count) }
    let cell = cells[position]
    position += 1
    return cell
  }

  /// Whether the next `length` cells are all NULL: the row of an outer join's missing side.
  @inlinable public func isNull(next length: Int) -> Bool {
    var index = position
    let end = Swift.min(position + length, count)
    while index < end {
      if cells[index].kind != .null { return false }
      index += 1
    }
    return true
  }

  /// Passes over the next `length` cells.
  @inlinable public mutating func skip(_ length: Int) {
    position += length
  }

  /// The error for a cell, just read, that holds something else than expected.
  @inlinable public func mismatch(_ cell: Cell, expected: String) -> DatabaseError {
    .mismatch(column: position - 1, expected: expected, found: cell.kind)
  }
}

/// Tells the names of a result's columns: what a driver supplies beside the cells of a row, and is asked for
/// where rows are matched by name.
open class ResultNames {
  /// For subclasses: a driver supplies its own.
  public init() {}

  /// The name of the column at a position, from 0.
  open func name(at position: Int) -> String { "" }
}
