/// Collects the values of one row, in the order of its columns.
///
/// The code that `@Table` generates appends each property; a driver binds what was collected.
public struct RowEncoder: Sendable {
  /// The values of the columns that the rows provide.
  public private(set) var values: [SQLValue] = []
  /// The positions of the columns that the current row leaves to the database, ascending.
  public private(set) var omitted: [Int] = []

  /// How many columns of the current row there were so far.
  private var position = 0
  /// Takes the values in place of ``values``. To retain and release it for each value costs as much as to bind one.
  private unowned(unsafe) let receiver: (any ValueReceiver)?

  /// An encoder without values.
  public init() { receiver = nil }

  /// An encoder that keeps no value: it hands each one over at once.
  ///
  /// - Parameter receiver: Has to live longer than the encoder, which does not hold it.
  @_spi(KoineDriver) public init(into receiver: some ValueReceiver) { self.receiver = receiver }

  /// Begins a row behind those so far.
  public mutating func beginRow() {
    position = 0
    omitted.removeAll(keepingCapacity: true)
  }

  /// Makes room for values.
  public mutating func reserve(_ count: Int) {
    values.reserveCapacity(count)
  }

  /// Forgets the values, keeps the storage.
  public mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    beginRow()
  }

  /// Appends the value of the next column.
  public mutating func append(_ value: consuming SQLValue) {
    if let receiver {
      receiver.receive(value, at: position - omitted.count)
    } else {
      values.append(value)
    }
    position += 1
  }

  /// Leaves the next column to the database.
  public mutating func appendDefault() {
    omitted.append(position)
    position += 1
  }
}

/// Binds the values of a row one by one, so that nobody has to keep them.
@_spi(KoineDriver) public protocol ValueReceiver: AnyObject, Sendable {
  /// Takes a value.
  ///
  /// - Parameter position: How many values of the row were before it.
  func receive(_ value: SQLValue, at position: Int)
}
