@_spi(KoineDriver) import Koine

/// One connection to a MariaDB server, for tests of what a dialect renders.
///
/// A task waits for its turn as long as it takes. A statement that runs is not stopped by the end of its task or its
/// deadline, and what SQL written by hand changes in the session stays.
public final class MariaDBDatabase: Database {
  private let session: MariaDBSession
  private let turn = AsyncLock()
  // Hundreds of tests wait for the connection at the same time.
  private let limits = TimeLimits(acquire: .seconds(900), statement: nil, transaction: nil, lease: nil)

  /// Connects to a server.
  ///
  /// - Parameters:
  ///   - socket: The path of its socket.
  ///   - setup: The statements that a session begins with.
  /// - Throws: ``DatabaseError``
  public init(
    socket: String, user: String, database: String, dialect: any SQLDialect, setup: [String]
  ) async throws {
    let thread = ConnectionThread()
    session = try await withTaskExecutorPreference(thread) {
      let handle = try MariaDBHandle(socket: socket, user: user, database: database)
      for sql in setup { try handle.query(sql) }
      return MariaDBSession(handle, on: thread, dialect: dialect)
    }
  }

  public var dialect: any SQLDialect { session.dialect }

  @discardableResult
  public func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    try await enter()
    defer { turn.release() }
    return try await session.run(limits.limited(statement), row: row)
  }

  @discardableResult
  public func run(_ batch: RenderedBatch) async throws -> Int {
    try await enter()
    defer { turn.release() }
    return try await session.run(limits.limited(batch))
  }

  /// The rows are all there when it returns, so that the connection is free.
  public func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    try await enter()
    defer { turn.release() }
    return try await session.cursor(limits.limited(statement))
  }

  public nonisolated(nonsending) func transact<Result>(
    _ options: TransactionOptions, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try await enter()
    defer { turn.release() }
    return try await ConnectionScope.withTransaction(
      on: session, from: ObjectIdentifier(self), limits: limits, options, body)
  }

  @discardableResult
  public nonisolated(nonsending) func withConnection<Result>(
    timeout: Duration?, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try await enter()
    defer { turn.release() }
    return try await ConnectionScope.withLease(
      of: session, from: ObjectIdentifier(self), limits: limits, deadline: limits.leaseDeadline(timeout), body
    )
  }

  /// Waits for what runs, and closes the connection.
  public func close() async {
    await turn.acquireIgnoringCancellation()
    defer { turn.release() }
    await session.close()
  }

  private func enter() async throws {
    try ConnectionScope.check(notInside: ObjectIdentifier(self))
    try await turn.acquire()
  }
}
