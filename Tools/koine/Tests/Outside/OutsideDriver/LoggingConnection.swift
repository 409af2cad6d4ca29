public import Koine

/// A connection that runs what another one runs, and notes each statement with its time.
public struct LoggingConnection: Connection {
  private let base: any Connection
  private let log: @Sendable (_ sql: String, _ duration: Duration) -> Void

  /// Wraps a connection.
  ///
  /// - Parameter log: Called at the end of each statement.
  public init(_ base: any Connection, _ log: @escaping @Sendable (String, Duration) -> Void) {
    self.base = base
    self.log = log
  }

  public var dialect: any SQLDialect { base.dialect }

  private func timed<Result>(_ sql: String, _ body: () async throws -> Result) async rethrows -> Result {
    let start = ContinuousClock.now
    defer { log(sql, start.duration(to: .now)) }
    return try await body()
  }

  @discardableResult
  public func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    try await timed(statement.sql) { try await base.run(statement, row: row) }
  }

  @discardableResult
  public func run(_ batch: RenderedBatch) async throws -> Int {
    try await timed(batch.sql) { try await base.run(batch) }
  }

  public func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    try await timed(statement.sql) { try await base.cursor(statement) }
  }

  public nonisolated(nonsending) func transact<Result>(
    _ options: TransactionOptions, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try await base.transact(options) { try await body(LoggingConnection($0, log)) }
  }

  public var isTransaction: Bool { base.isTransaction }

  public func runScript(_ sql: String, deadline: Deadline?) async throws {
    try await timed(sql) { try await base.runScript(sql, deadline: deadline) }
  }
}
