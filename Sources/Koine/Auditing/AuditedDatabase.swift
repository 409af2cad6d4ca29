/// A database that lets through what an ``AccessPolicy`` allows, and refuses all else before it runs.
///
/// ``Database/audited(by:followingViews:)`` makes it.
public struct AuditedDatabase: Database {
  private let base: any Database
  private let audited: AuditedConnection

  init(_ base: any Database, _ policy: AccessPolicy) {
    self.base = base
    audited = AuditedConnection(base, policy)
  }

  /// The dialect of the database.
  public var dialect: any SQLDialect { base.dialect }

  /// What statements are noted by before they run.
  public var _readNotes: _ReadNotes? { audited._readNotes }

  /// Runs one statement that was let through.
  ///
  /// - Throws: ``AccessPolicyViolation`` if the text is written by hand and the policy does not allow it.
  @discardableResult
  public func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    try await audited.run(statement, row: row)
  }

  /// Runs a batch that was let through.
  ///
  /// - Throws: ``AccessPolicyViolation`` if the text is written by hand and the policy does not allow it.
  @discardableResult
  public func run(_ batch: RenderedBatch) async throws -> Int { try await audited.run(batch) }

  /// Starts a statement that was let through.
  ///
  /// - Throws: ``AccessPolicyViolation`` if the text is written by hand and the policy does not allow it.
  public func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    try await audited.cursor(statement)
  }

  /// Runs a transaction, whose statements are looked at as all others.
  public nonisolated(nonsending) func transact<Result>(
    _ options: TransactionOptions, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try await audited.transact(options, body)
  }

  /// Lends a connection, whose statements are looked at as all others.
  @discardableResult
  public nonisolated(nonsending) func withConnection<Result>(
    timeout: Duration?, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try await base.withConnection(timeout: timeout) { try await body(audited.auditing($0)) }
  }

  /// Closes the database.
  public func close() async { await base.close() }
}

extension AuditedDatabase: ObservableDatabase {
  /// Subscribes to what is committed from now on.
  ///
  /// - Throws: What the database throws; ``DatabaseError`` with the code `misuse` if it cannot be observed.
  public func subscribeToChanges() async throws -> ChangeSubscription {
    try await observable.subscribeToChanges()
  }

  /// Runs `body` in a transaction that only reads, whose statements are looked at as all others.
  ///
  /// - Throws: What the database and `body` throw; ``DatabaseError`` with the code `misuse` if it cannot be observed.
  public nonisolated(nonsending) func read<Result>(
    noting reads: inout ReadRegion, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try await observable.read(noting: &reads) { try await body(audited.auditing($0)) }
  }

  private var observable: any ObservableDatabase {
    get throws {
      if let base = base as? any ObservableDatabase { return base }
      throw DatabaseError(.misuse, "The audited database cannot be observed: its driver tells no changes.")
    }
  }
}

extension Database {
  /// The database with an audit: a statement that reads or writes what the policy does not allow is refused with an
  /// ``AccessPolicyViolation`` before it runs, whichever function runs it, in transactions and on leased connections too.
  ///
  ///     let audited = try await database.audited(by: policy)
  ///     try await Reminder.all().delete().execute(audited)      // throws AccessPolicyViolation
  ///
  /// See ``Connection/audited(by:followingViews:)``.
  ///
  /// - Parameters:
  ///   - policy: What is allowed.
  ///   - followingViews: Whether reading a view is reading the tables beneath it.
  /// - Throws: ``DatabaseError``, or `CancellationError` if the task was cancelled.
  public func audited(by policy: AccessPolicy, followingViews: Bool = false) async throws -> AuditedDatabase {
    AuditedDatabase(self, try await policy.following(self, followingViews: followingViews))
  }
}
