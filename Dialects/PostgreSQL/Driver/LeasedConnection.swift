import Koine
import Synchronization

/// One connection of the pool, for the duration of a closure.
final class LeasedConnection: Connection {
  private enum State {
    case active
    /// A transaction is open; only the connection that its closure received may be used.
    case suspended
    case ended
  }

  private let session: PostgreSQLSession
  private let database: ObjectIdentifier
  private let state = Mutex(State.active)

  init(session: PostgreSQLSession, database: ObjectIdentifier) {
    self.session = session
    self.database = database
  }

  var dialect: any SQLDialect { session.dialect }

  func end() {
    state.withLock { $0 = .ended }
  }

  private func checkUsable() throws {
    try Task.checkCancellation()
    switch state.withLock({ $0 }) {
    case .active: return
    case .suspended:
      throw DatabaseError(
        .misuse,
        "The connection was used inside its own transaction. Use the connection that the transaction's closure receives."
      )
    case .ended:
      throw DatabaseError(.misuse, "The connection was used after its lease.")
    }
  }

  func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    try checkUsable()
    return try await session.run(statement, row: row)
  }

  func run(_ batch: RenderedBatch) async throws -> Int {
    try checkUsable()
    return try await session.run(batch)
  }

  func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    try checkUsable()
    return try await session.cursor(statement)
  }

  nonisolated(nonsending) func transact<Result>(
    _ options: TransactionOptions, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try checkUsable()
    state.withLock { if case .active = $0 { $0 = .suspended } }
    defer { state.withLock { if case .suspended = $0 { $0 = .active } } }
    return try await TransactionConnection.run(on: session, of: database, options: options, body)
  }
}
