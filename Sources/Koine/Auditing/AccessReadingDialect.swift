/// A dialect whose engine tells what a statement touches behind the names in it: the tables of a view, what a trigger
/// writes, the rows that follow others by foreign keys. A driver conforms its dialect to it; then
/// ``Statement/reads(on:timeout:)`` and ``Statement/writes(on:timeout:)`` work on each connection of the dialect.
public protocol AccessReadingDialect: SQLDialect {
  /// Finds out what a statement reads and writes. It is not run.
  ///
  /// - Parameters:
  ///   - request: The statement, and what its tree names.
  ///   - connection: A database, a lease or a transaction.
  /// - Returns: What the statement touches, with the tables beneath a view in place of the view. Perhaps it is more than the
  ///   engine touches, never less, unless ``StatementAccess/isUnknown`` says that a part is not known.
  /// - Throws: ``DatabaseError``, also if the engine does not take the statement.
  func access(
    of request: AccessRequest, on connection: any Connection
  ) async throws -> (reads: StatementAccess, writes: StatementAccess)
}

/// A statement of which a dialect is asked what it touches.
public struct AccessRequest: Sendable {
  /// The texts that would run, one after another, without those that are equal to an earlier one.
  public let steps: [RenderedStatement]
  /// What the statement reads by the names in it.
  public let reads: StatementAccess
  /// What the statement writes by the names in it.
  public let writes: StatementAccess
  /// What of ``writes`` changes or deletes rows that there are, which others may follow.
  public let changes: StatementAccess
  /// Names for tables that are found; those of the statement come before them. What has no such name is told by the name
  /// that it has in the database, with the schema if the bare name does not find it.
  public let names: Set<StatementAccess.Table>
}

extension DerivedSQLDialect {
  /// What tells of access if the dialect itself does not: its base, or the base's base.
  fileprivate var baseAccessReader: (any AccessReadingDialect)? { base.accessReader }
}

extension SQLDialect {
  var accessReader: (any AccessReadingDialect)? {
    self as? any AccessReadingDialect ?? (self as? any DerivedSQLDialect)?.baseAccessReader
  }
}
