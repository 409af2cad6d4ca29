/// A connection that lets through what an ``AccessPolicy`` allows, and refuses all else before it runs.
///
/// ``Connection/audited(by:followingViews:)`` makes it.
public struct AuditedConnection: Connection {
  private let base: any Connection
  private let policy: AccessPolicy
  private let audit: StatementAudit
  /// What statements are noted by before they run.
  public let _readNotes: _ReadNotes?

  init(_ base: any Connection, _ policy: AccessPolicy) {
    self.init(base, policy, StatementAudit { try policy.check($0) })
  }

  init(_ base: any Connection, _ policy: AccessPolicy, _ audit: StatementAudit) {
    self.base = base
    self.policy = policy
    self.audit = audit
    _readNotes = _ReadNotes(audit, base: base._readNotes)
  }

  /// The dialect of the connection.
  public var dialect: any SQLDialect { base.dialect }

  /// Whether the connection is an open transaction.
  public var isTransaction: Bool { base.isTransaction }

  /// Runs one statement that was let through.
  ///
  /// - Throws: ``AccessPolicyViolation`` if the text is written by hand and the policy does not allow it.
  @discardableResult
  public func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    try await base.run(permitted(statement), row: row)
  }

  /// Runs a batch that was let through.
  ///
  /// - Throws: ``AccessPolicyViolation`` if the text is written by hand and the policy does not allow it.
  @discardableResult
  public func run(_ batch: RenderedBatch) async throws -> Int {
    try checkPermit(batch.permit)
    var batch = batch
    batch.permit = base._readNotes?.permit ?? 0
    return try await base.run(batch)
  }

  /// Starts a statement that was let through.
  ///
  /// - Throws: ``AccessPolicyViolation`` if the text is written by hand and the policy does not allow it.
  public func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    try await base.cursor(permitted(statement))
  }

  /// Runs a transaction, whose statements are looked at as all others.
  public nonisolated(nonsending) func transact<Result>(
    _ options: TransactionOptions, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try await base.transact(options) { try await body(AuditedConnection($0, policy, audit)) }
  }

  /// Runs a script if the policy allows SQL written by hand.
  ///
  /// - Throws: ``AccessPolicyViolation`` if it does not.
  public func runScript(_ sql: String, deadline: Deadline?) async throws {
    try checkPermit(0)
    try await base.runScript(sql, deadline: deadline)
  }

  /// The same for another connection of the same database.
  func auditing(_ connection: any Connection) -> AuditedConnection {
    AuditedConnection(connection, policy, audit)
  }

  private func checkPermit(_ permit: Int) throws {
    if permit != audit.permit && !policy.allowsSQLByHand { throw AccessPolicyViolation.byHand }
  }

  private func permitted(_ statement: RenderedStatement) throws -> RenderedStatement {
    try checkPermit(statement.permit)
    var statement = statement
    // A connection below that is audited, too, has let it pass in the same moment. Text by hand stays that.
    statement.permit = statement.permit == audit.permit ? base._readNotes?.permit ?? 0 : 0
    return statement
  }
}

extension Connection {
  /// The connection with an audit: a statement that reads or writes what the policy does not allow is refused with an
  /// ``AccessPolicyViolation`` before it runs, whichever function runs it.
  ///
  ///     try await database.transaction { connection in
  ///       try await plugin.run(on: connection.audited(by: policy))
  ///     }
  ///
  /// The foreign keys of the database, of every schema, are read here, once, so that what a deletion deletes by them counts
  /// as written: a table that bare names find has no schema in an error then. What triggers write does not count. What runs texts of its own is SQL by hand: scripts, ``Connection/schema(named:includingInternal:timeout:)``,
  /// plans, imports and migrations. Put other connections that wrap one inside of this one: text that a connection around
  /// it changes is SQL by hand.
  ///
  /// With `followingViews`, the views of the database are read here, too. From then on, reading a view is reading the
  /// tables and columns of its query, as ``Statement/reads(on:timeout:)`` tells them: a policy for a table then holds for the
  /// views over it, and the names of these views count for nothing but writing. A view that a statement names with its
  /// schema is known if the policy names a table of that schema. A view that is made, or made anew, later is
  /// not known.
  ///
  /// - Parameters:
  ///   - policy: What is allowed.
  ///   - followingViews: Whether reading a view is reading the tables beneath it.
  /// - Throws: ``DatabaseError``, or `CancellationError` if the task was cancelled.
  public func audited(
    by policy: AccessPolicy, followingViews: Bool = false
  ) async throws -> AuditedConnection {
    AuditedConnection(self, try await policy.following(self, followingViews: followingViews))
  }
}

extension AccessPolicy {
  /// The policy with the foreign keys of a database and, if that is asked for, its views.
  func following(_ connection: some Connection, followingViews: Bool) async throws -> AccessPolicy {
    var policy = self
    var keys = FollowedKeys()
    let found = try await connection.dialect.knownSchemaReader.readReferringKeys(from: connection)
    keys.add(found)
    policy.follow(keys)
    guard followingViews else { return policy }
    var views = FollowedViews(ignoresCase: found.ignoresCase)
    for name in schemas {
      let schema = try await connection.schema(named: name)
      try await views.add(schema, named: name, on: connection, naming: tables)
    }
    policy.follow(views)
    return policy
  }
}
