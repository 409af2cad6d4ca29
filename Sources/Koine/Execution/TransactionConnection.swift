import Synchronization

/// An open transaction or savepoint on a leased session: one meaning of failure for every engine.
///
/// After a statement has failed, each further one throws until the transaction, or the savepoint around the
/// failing part, is rolled back. After its end every use throws.
package final class TransactionConnection: Connection {
  private enum State {
    case active
    /// A nested transaction is open; only that one may be used.
    case suspended
    case failed(DatabaseError)
    case ended
  }

  private let session: any DatabaseSession
  private let depth: Int
  private let state = Mutex(State.active)
  /// Statements of concurrent child tasks take turns.
  private let turn: AsyncLock

  private init(session: any DatabaseSession, depth: Int, turn: AsyncLock) {
    self.session = session
    self.depth = depth
    self.turn = turn
  }

  package var dialect: any SQLDialect { session.dialect }

  package var isOpen: Bool {
    state.withLock { if case .ended = $0 { false } else { true } }
  }

  /// Runs `body` in a transaction on a session that has none open.
  ///
  /// - Parameter database: The identity of the database that lent the session.
  package static nonisolated(nonsending) func run<Result>(
    on session: any DatabaseSession, of database: ObjectIdentifier, options: TransactionOptions,
    _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try Task.checkCancellation()
    let verbs = session.dialect.transactionVerbs
    for statement in try verbs.begin(options) {
      try await session.control(statement, deadline: options.deadline)
    }
    let connection = TransactionConnection(session: session, depth: 0, turn: AsyncLock())
    let open = OpenTransaction(
      database: database, connection: connection, outer: OpenTransaction.current)
    return try await OpenTransaction.$current.withValue(open) {
      try await connection.finish(commit: verbs.commit, rollback: [verbs.rollback], body)
    }
  }

  /// Runs `body`, then commits, or rolls back where it threw, a statement failed or the task was cancelled.
  private nonisolated(nonsending) func finish<Result>(
    commit: String, rollback: [String], _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    do {
      let result = try await body(self)
      await turn.acquireIgnoringCancellation()
      defer { turn.release() }
      if case .failed(let error) = end() { throw error }
      try Task.checkCancellation()
      try await session.control(commit, deadline: nil)
      return result
    } catch {
      _ = end()
      // A rollback that fails leaves nothing to do: the session notices and is not lent again.
      for statement in rollback { try? await session.control(statement, deadline: nil) }
      throw error
    }
  }

  /// Ends the use of this connection and tells what state it was in.
  private func end() -> State {
    state.withLock { state in
      defer { state = .ended }
      return state
    }
  }

  private func checkUsable() throws {
    let refusal: DatabaseError? = state.withLock { state in
      switch state {
      case .active: nil
      case .suspended:
        DatabaseError(
          .misuse,
          "The transaction was used inside a nested transaction. Use the connection that the nested closure receives."
        )
      case .failed(let error):
        DatabaseError(
          error.code,
          "An earlier statement of this transaction failed (\(error.message)); roll it back, or wrap the part that may fail in a nested transaction.",
          engineCode: error.engineCode, sql: error.sql)
      case .ended:
        DatabaseError(.misuse, "The transaction was used after its end.")
      }
    }
    if let refusal { throw refusal }
    try Task.checkCancellation()
  }

  /// Notes a failure of the engine; an error that the caller's own row closure threw is none.
  fileprivate func perform<Result>(_ operation: () async throws -> Result) async throws -> Result {
    try await turn.acquire()
    defer { turn.release() }
    try checkUsable()
    do {
      return try await operation()
    } catch {
      throw noted(error)
    }
  }

  /// Notes a failure of the engine, and tells which error to throw.
  private func noted(_ error: any Error) -> any Error {
    if let error = error as? CallerError { return error.underlying }
    let failure =
      error as? DatabaseError ?? DatabaseError(.cancelled, "The statement was cancelled.")
    state.withLock { if case .active = $0 { $0 = .failed(failure) } }
    return error
  }

  package func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    // As `perform`, without the closure and the calls that would make a quick statement slower by a tenth.
    if !turn.tryAcquire() { try await turn.acquire() }
    defer { turn.release() }
    try checkUsable()
    do {
      return try await session.run(statement) { decoder in try CallerError.marking { try row(&decoder) } }
    } catch {
      throw noted(error)
    }
  }

  package func run(_ batch: RenderedBatch) async throws -> Int {
    try await perform { try await session.run(batch) }
  }

  package func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    let cursor = try await perform { try await session.cursor(statement) }
    return TransactionCursor(cursor, of: self)
  }

  func runScript(_ sql: String, deadline: Deadline?) async throws {
    try await perform { try await session.runScript(sql, deadline: deadline) }
  }

  package nonisolated(nonsending) func transact<Result>(
    _ options: TransactionOptions, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    let verbs = dialect.transactionVerbs
    let name = "koine_\(depth + 1)"
    try await perform { try await session.control(verbs.savepoint(name), deadline: options.deadline) }
    state.withLock { if case .active = $0 { $0 = .suspended } }
    defer { state.withLock { if case .suspended = $0 { $0 = .active } } }
    let nested = TransactionConnection(session: session, depth: depth + 1, turn: AsyncLock())
    return try await nested.finish(
      commit: verbs.release(name), rollback: [verbs.rollbackTo(name), verbs.release(name)], body)
  }
}

/// A cursor inside a transaction: it takes its turn among the statements, follows the transaction's rules of
/// failure, and cannot be used after its end.
private final class TransactionCursor: RowCursor {
  private let cursor: any RowCursor
  private let connection: TransactionConnection

  init(_ cursor: any RowCursor, of connection: TransactionConnection) {
    self.cursor = cursor
    self.connection = connection
  }

  func next(_ maximum: Int, row: (inout RowDecoder) throws -> Void) async throws -> Bool {
    try await connection.perform {
      try await cursor.next(maximum) { decoder in try CallerError.marking { try row(&decoder) } }
    }
  }

  func close() async {
    await cursor.close()
  }
}

/// Marks an error of the caller's row closure, to tell it from one of the engine.
private struct CallerError: Error {
  var underlying: any Error

  static func marking(_ body: () throws -> Void) throws {
    do { try body() } catch { throw CallerError(underlying: error) }
  }
}
