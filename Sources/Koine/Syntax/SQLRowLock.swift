/// A lock on the rows that a query yields, until the end of the transaction: `FOR UPDATE`, `FOR SHARE`.
public struct SQLRowLock: Sendable, Hashable {
  /// What others cannot do with a locked row.
  public enum Strength: Sendable, Hashable {
    /// They can neither change the row nor lock it.
    case update
    /// They can lock it in this way too, but not change it.
    case share
  }

  /// What the query does about rows that another transaction has locked.
  public enum Waiting: Sendable, Hashable {
    /// It waits for the end of that transaction.
    case wait
    /// It leaves them out: `SKIP LOCKED`.
    case skipLocked
    /// It fails: `NOWAIT`.
    case fail
  }

  /// The tables whose rows are locked; of all tables if there is none: `FOR UPDATE OF t`.
  public var tables: [SQLTableReference]
  /// What others cannot do with the rows.
  public var strength: Strength
  /// What the query does about rows that are locked already.
  public var waiting: Waiting
  /// Whether the lock can be left out on an engine that lets a single transaction write at a time.
  public var isMetBySingleWriter: Bool

  /// Makes a lock.
  public init(
    _ strength: Strength, of tables: [SQLTableReference] = [], _ waiting: Waiting = .wait,
    metBySingleWriter: Bool = false
  ) {
    self.tables = tables
    self.strength = strength
    self.waiting = waiting
    isMetBySingleWriter = metBySingleWriter
  }
}
