@_spi(KoineDriver) import Koine
import KoinePostgreSQL
import KoineTesting
import Synchronization

/// The places at which a task waits for the server.
enum ServerWait: CaseIterable, Sendable {
  case statement, preparedStatement, typeLookup, statementInTransaction
  case begin, commit, rollback, savepoint, release, rollbackToSavepoint
  case deallocate, script, batchWhileSending, batchWhileReading, largeParameter
  case copyLookup, copyOpening, copyWhileSending, copyEnding, copyReleasing
  case portalOpening, portalFetch, portalClosing, streamOpening, streamReading, streamClosing

  struct Stop: Error {}

  /// What the call throws if its task is cancelled while it waits.
  enum Outcome { case cancellation, unknown, unknownOnceSent, ownError }

  var outcome: Outcome {
    switch self {
    case .commit, .batchWhileReading: .unknown
    // Rows whose end has not been sent are never stored.
    case .copyEnding: .unknownOnceSent
    case .rollback, .rollbackToSavepoint: .ownError
    default: .cancellation
    }
  }

  /// How many answers of the server come before the one that is waited for.
  var answersBefore: Int {
    switch self {
    case .typeLookup, .script, .copyOpening: 1
    case .copyWhileSending, .copyEnding: 2
    case .copyReleasing: 3
    default: 0
    }
  }

  /// Whether cancelling leaves the server `cancelTimeout` to end by itself.
  var isAwaited: Bool {
    switch self {
    case .commit, .release, .batchWhileReading, .copyEnding: true
    default: false
    }
  }

  /// Whether something is sent to the server before the wait.
  var sendsRequest: Bool { self != .streamReading }

  static let configuration = (poolSize: 1, statementCacheSize: 8)

  /// Runs what waits.
  ///
  /// - Parameters:
  ///   - label: What the rows that it inserts begin with.
  ///   - isNext: Called when the next request is the one that is waited for.
  func run(
    _ database: PostgreSQLDatabase, _ label: String, _ isNext: @escaping @Sendable () -> Void
  ) async throws {
    switch self {
    case .statement:
      isNext()
      try await database.command("SELECT 1")
    case .preparedStatement:
      try await database.command("SELECT 2")
      isNext()
      try await database.command("SELECT 2")
    case .typeLookup:
      isNext()
      try await database.command("SELECT 'sad'::mood")
    case .deallocate:
      for number in 0..<30 {
        try await database.command("SELECT \(number)")
        // The next statement finds sixteen names to forget.
        if number == 23 { isNext() }
      }
    case .batchWhileSending:
      isNext()
      try await database.run(Self.batch(label, rows: 400, bytes: 50_000))
    case .batchWhileReading:
      isNext()
      try await database.run(Self.batch(label, rows: 10, bytes: 10))
    case .copyLookup, .copyOpening, .copyEnding:
      isNext()
      try await database.run(Self.copied(label, rows: Self.copiedRows, bytes: 10))
    case .copyWhileSending:
      isNext()
      try await database.run(Self.copied(label, rows: 400, bytes: 50_000))
    case .largeParameter:
      isNext()
      try await database.command(
        "SELECT length($1)", [.text(String(repeating: "x", count: 20_000_000))], [.text])
    case .begin:
      isNext()
      try await database.transact(.init()) { _ in }
    case .streamOpening:
      isNext()
      _ = try await database.cursor(CursorTests.series(100_000_000))
    case .streamReading:
      let cursor = try await database.cursor(CursorTests.series(100_000_000))
      isNext()
      while try await cursor.next(1_000, row: { _ in }) {}
    case .streamClosing:
      let cursor = try await database.cursor(CursorTests.series(100_000_000))
      _ = try await cursor.next(1) { _ in }
      isNext()
      await cursor.close()
      while !Task.isCancelled { await Task.yield() }
      try Task.checkCancellation()
    case .statementInTransaction, .commit, .rollback, .savepoint, .release, .rollbackToSavepoint, .script,
      .copyReleasing, .portalOpening, .portalFetch, .portalClosing:
      try await database.transact(.init()) { connection in
        try await connection.command("INSERT INTO t VALUES ('\(label)')")
        try await run(in: connection, label, isNext)
      }
    }
  }

  private func run(
    in connection: any Connection, _ label: String, _ isNext: @escaping @Sendable () -> Void
  ) async throws {
    switch self {
    case .commit:
      isNext()
    case .rollback:
      isNext()
      throw Stop()
    case .savepoint:
      isNext()
      try await connection.transact(.init()) { _ in }
    case .release:
      try await connection.transact(.init()) { _ in isNext() }
    case .rollbackToSavepoint:
      try await connection.transact(.init()) { _ in
        isNext()
        throw Stop()
      }
    case .script:
      isNext()
      try await connection.executeScript("SELECT 1; SELECT 2")
    case .copyReleasing:
      isNext()
      try await connection.run(Self.copied(label, rows: Self.copiedRows, bytes: 10))
    case .portalOpening:
      isNext()
      _ = try await connection.cursor(CursorTests.series(10))
    case .portalFetch:
      let cursor = try await connection.cursor(CursorTests.series(10))
      isNext()
      _ = try await cursor.next(1) { _ in }
    case .portalClosing:
      let cursor = try await connection.cursor(CursorTests.series(10))
      isNext()
      await cursor.close()
      try await connection.command("SELECT 1")
    default:
      isNext()
      try await connection.command("SELECT 1")
    }
  }

  /// Enough to be copied.
  static let copiedRows = 300

  private static func copied(_ label: String, rows: Int, bytes: Int) -> RenderedBatch {
    var batch = batch(label, rows: rows, bytes: bytes)
    batch.insertion = BatchInsertion(schema: nil, table: "t", columns: ["a"])
    return batch
  }

  private static func batch(_ label: String, rows: Int, bytes: Int) -> RenderedBatch {
    RenderedBatch(sql: "INSERT INTO t VALUES ($1)", types: [.text], count: rows) { _, encoder in
      encoder.append(label + String(repeating: "x", count: bytes))
    }
  }
}

/// What happens to the server at that moment.
enum ServerFault: CaseIterable, Sendable {
  /// No byte arrives any more, in either direction.
  case stalled
  /// Bytes are taken and lost.
  case swallowed
  /// The server's process is stopped.
  case stopped
}

/// The server whose processes and connections the tests of this target disturb. Other tests have another one.
enum FaultyServer {
  private static let starting = Task.detached { try await PrivatePostgreSQL() }

  static func shared() async throws -> PrivatePostgreSQL { try await starting.value }
}
