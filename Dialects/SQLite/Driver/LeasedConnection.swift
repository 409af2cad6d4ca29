import Koine
import Synchronization

/// The connection that `withConnection` lends: statements outside a transaction, on one session.
final class LeasedConnection: Connection {
  private let session: SQLiteSession
  private let database: ObjectIdentifier
  /// Held for the whole of a transaction, so that no other statement slips into it.
  private let turn = AsyncLock()
  private let isEnded = Atomic(false)

  private init(_ session: SQLiteSession, of database: ObjectIdentifier) {
    self.session = session
    self.database = database
  }

  static nonisolated(nonsending) func lend<Result>(
    _ session: SQLiteSession, of database: ObjectIdentifier,
    _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    let connection = LeasedConnection(session, of: database)
    defer { connection.isEnded.store(true, ordering: .relaxed) }
    return try await OpenLease.hold(of: database) { try await body(connection) }
  }

  var dialect: any SQLDialect { session.dialect }

  func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    try await inTurn { try await session.run(statement, row: row) }
  }

  func run(_ batch: RenderedBatch) async throws -> Int {
    try await inTurn { try await session.run(batch) }
  }

  func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    try await inTurn { try await session.cursor(statement) }
  }

  nonisolated(nonsending) func transact<Result>(
    _ options: TransactionOptions, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try await inTurn { try await session.transact(options, of: database, body) }
  }

  private nonisolated(nonsending) func inTurn<Result>(_ operation: () async throws -> Result) async throws
    -> Result
  {
    try OpenTransaction.check(notInside: database)
    try await turn.acquire()
    defer { turn.release() }
    try Task.checkCancellation()
    if isEnded.load(ordering: .relaxed) {
      throw DatabaseError(.misuse, "The connection was used after the end of withConnection.")
    }
    return try await operation()
  }
}

extension SQLiteSession {
  /// Runs `body` in a transaction on this session.
  nonisolated(nonsending) func transact<Result>(
    _ options: TransactionOptions, of database: ObjectIdentifier,
    _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    guard options.access == .readOnly, purpose != .reader else {
      return try await TransactionConnection.run(on: self, of: database, options: options, body)
    }
    // The writer, where it serves a reading transaction, must not write either.
    try handle.query("PRAGMA query_only = ON")
    defer { _ = try? handle.query("PRAGMA query_only = OFF") }
    return try await TransactionConnection.run(on: self, of: database, options: options, body)
  }
}
