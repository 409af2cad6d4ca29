/// Collects the values of one row, in the order of its columns.
///
/// The code that `@Table` generates appends each property; a driver binds what was collected.
public struct RowEncoder: Sendable {
  /// The values of the columns that the rows provide.
  public private(set) var values: [SQLValue] = []
  /// The positions of the columns that the current row leaves to the database, ascending.
  public private(set) var omitted: [Int] = []

  /// Where the values of the current row begin.
  private var start = 0

  /// An encoder without values.
  public init() {}

  /// Begins a row behind those so far.
  public mutating func beginRow() {
    start = values.count
    omitted.removeAll(keepingCapacity: true)
  }

  /// Makes room for values.
  public mutating func reserve(_ count: Int) {
    values.reserveCapacity(count)
  }

  /// Forgets the values, keeps the storage.
  public mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    omitted.removeAll(keepingCapacity: true)
    start = 0
  }

  /// Appends the value of the next column.
  public mutating func append(_ value: SQLValue) {
    values.append(value)
  }

  /// Leaves the next column to the database.
  public mutating func appendDefault() {
    omitted.append(values.count - start + omitted.count)
  }
}
