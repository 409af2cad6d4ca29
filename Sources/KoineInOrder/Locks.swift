public import Koine

/// Locks the rows that the query yields until the end of the transaction, so that no other one changes or locks them:
/// `FOR UPDATE`, the last clause.
///
///     Select(job)
///     From(job)
///     LeftJoin(worker, on: job.workerID == worker.id)
///     ForUpdate(.skipLocked, of: job)      // FOR UPDATE OF "jobs" SKIP LOCKED
///
/// What engines take, and what is refused, is that of the chained form: `forUpdate(_:singleWriterSuffices:)` and
/// `forUpdate(of:_:singleWriterSuffices:)`.
public typealias ForUpdate = RowLock<UpdateLock>

/// Locks the rows that the query yields until the end of the transaction, so that no other one changes them, though it
/// may lock them in this way too: `FOR SHARE`, the last clause.
///
///     ForShare()                      // FOR SHARE
///     ForShare(.fail, of: job)        // FOR SHARE OF "jobs" NOWAIT
///
/// See ``ForUpdate``.
public typealias ForShare = RowLock<ShareLock>

/// What others cannot do with rows that a clause locks.
public protocol RowLockStrength {
  /// The strength in the tree.
  static var strength: SQLRowLock.Strength { get }
}

/// The lock of ``ForUpdate``.
public enum UpdateLock: RowLockStrength {
  /// Others can neither change the rows nor lock them.
  public static var strength: SQLRowLock.Strength { .update }
}

/// The lock of ``ForShare``.
public enum ShareLock: RowLockStrength {
  /// Others can lock the rows in this way too, but not change them.
  public static var strength: SQLRowLock.Strength { .share }
}

/// A lock on the rows that the query yields: ``ForUpdate`` or ``ForShare``.
public struct RowLock<Kind: RowLockStrength>: OmittableClause {
  let lock: ((Query<Void>) -> Query<Void>)?

  /// Locks the rows of every table of the query.
  ///
  /// - Parameters:
  ///   - waiting: What the query does about rows that are locked: it waits unless told to leave them out or to fail.
  ///   - singleWriterSuffices: Whether the lock may be left out on SQLite, where one transaction writes at a time.
  ///     Otherwise SQLite refuses the query.
  public init(_ waiting: SQLRowLock.Waiting = .wait, singleWriterSuffices: Bool = false) {
    lock = { $0.locked(SQLRowLock(Kind.strength, waiting, metBySingleWriter: singleWriterSuffices)) }
  }

  /// Locks the rows of some tables.
  ///
  /// - Parameters:
  ///   - waiting: What the query does about rows that are locked: it waits unless told to leave them out or to fail.
  ///   - table: The columns of a table; those of one that is declared as an optional type do not compile.
  ///   - others: The columns of further tables.
  ///   - singleWriterSuffices: Whether the lock may be left out on SQLite, where one transaction writes at a time.
  ///     Otherwise SQLite refuses the query.
  public init<Locked: SourceColumns, each Other: SourceColumns>(
    _ waiting: SQLRowLock.Waiting = .wait, of table: Locked, _ others: repeat each Other,
    singleWriterSuffices: Bool = false
  ) {
    let tables = (table, repeat each others)
    lock = { $0.locked(Kind.strength, of: { _ in tables }, waiting, singleWriterSuffices) }
  }

  /// Makes a table that is declared as an optional type a compile-time error that says which tables to name.
  @available(
    *, unavailable,
    message: "an outer join may find no row of this table to lock: name the tables of which it always has one"
  )
  public init<Source: SourceColumns>(
    _ waiting: SQLRowLock.Waiting = .wait, of table: Nullable<Source>, singleWriterSuffices: Bool = false
  ) {
    lock = nil
  }

  private init(none: Void) {
    lock = nil
  }

  /// No lock.
  public static var omitted: RowLock { RowLock(none: ()) }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) { parts.lock = lock }
}
