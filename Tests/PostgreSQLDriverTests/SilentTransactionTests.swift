import Koine
import KoinePostgreSQL
import KoineTesting
import Synchronization
import Testing

/// A server that is silent from some moment of a transaction on holds nobody beyond the transaction's time limit,
/// whatever is asked of it then: what takes back, too.
@Suite(.timeLimit(.minutes(5))) struct SilentTransactionTests {
  private struct Stop: Error {}

  /// How a transaction goes.
  enum Course: CaseIterable {
    case commit, failure
    case nestedCommit, nestedFailure, caughtFailure, twiceNestedFailure
    case streamThatIsDropped, streamInNestedFailure
    case batch, failureOnLease

    fileprivate func run(_ database: PostgreSQLDatabase, timeout: Duration?) async throws {
      switch self {
      case .commit: try await database.transaction(timeout: timeout) { try await Course.write($0) }
      case .failure:
        try await database.transaction(timeout: timeout) { connection in
          try await Course.write(connection)
          throw Stop()
        }
      case .nestedCommit:
        try await database.transaction(timeout: timeout) { outer in
          try await outer.transaction { try await Course.write($0) }
          try await Course.write(outer)
        }
      case .nestedFailure:
        try await database.transaction(timeout: timeout) { try await Course.fail(inside: $0) }
      case .caughtFailure:
        try await database.transaction(timeout: timeout) { outer in
          do { try await Course.fail(inside: outer) } catch is Stop {}
          try await Course.write(outer)
        }
      case .twiceNestedFailure:
        try await database.transaction(timeout: timeout) { outer in
          try await outer.transaction { inner in
            do { try await Course.fail(inside: inner) } catch is Stop {}
            throw Stop()
          }
        }
      case .streamThatIsDropped:
        try await database.transaction(timeout: timeout) { connection in
          try await Course.readSome(connection)
          try await Course.write(connection)
        }
      case .streamInNestedFailure:
        try await database.transaction(timeout: timeout) { outer in
          try await outer.transaction { inner in
            try await Course.readSome(inner)
            throw Stop()
          }
        }
      case .batch:
        try await database.transaction(timeout: timeout) { outer in
          try await outer.transaction { inner in
            for _ in 1...2 {
              let batch = RenderedBatch(sql: "INSERT INTO t VALUES ($1)", types: [.bigInteger], count: 3) {
                row, encoder in encoder.append(row)
              }
              try await inner.run(batch)
            }
            throw Stop()
          }
        }
      case .failureOnLease:
        try await database.withConnection(timeout: timeout) { connection in
          try await connection.transaction { try await Course.fail(inside: $0) }
        }
      }
    }

    private static func write(_ connection: any Connection) async throws {
      try await connection.command("INSERT INTO t VALUES (1)")
    }

    private static func fail(inside connection: any Connection) async throws {
      try await connection.transaction { connection in
        try await write(connection)
        throw Stop()
      }
    }

    private static func readSome(_ connection: any Connection) async throws {
      let cursor = try await connection.cursor(
        RenderedStatement(sql: "SELECT n FROM generate_series(1, 10000) AS n"))
      _ = try await cursor.next(1) { _ in }
    }
  }

  /// Counts the statements that have ended, and makes the server silent after one of them.
  private final class Moment: Sendable {
    private let state = Mutex((count: 0, number: -1))

    func reset(silentAfter number: Int = -1) { state.withLock { $0 = (0, number) } }

    var count: Int { state.withLock(\.count) }

    func note(_ makeSilent: () -> Void) {
      let isNow = state.withLock { state in
        state.count += 1
        return state.count == state.number
      }
      if isNow { makeSilent() }
    }
  }

  @Test(arguments: Course.allCases)
  func nobodyWaitsBeyondTheTimeLimit(_ course: Course) async throws {
    let server = try await PrivatePostgreSQL.shared()
    let url = try await server.makeDatabase()
    let proxy = try FaultProxy(to: server)
    defer { proxy.stop() }
    let moment = Moment()
    let observer = StatementObserver { _ in moment.note { proxy.set(.stalled) } }
    let database = try await PostgreSQLDatabase(
      url: proxy.url(for: url),
      configuration: .init(
        poolSize: 1, connectTimeout: .seconds(120), cancelTimeout: .milliseconds(50),
        acquireTimeout: .seconds(120), observers: [observer]))
    try await database.command("CREATE TABLE t (a bigint)")
    moment.reset()
    do { try await course.run(database, timeout: nil) } catch is Stop {}
    let count = moment.count
    #expect(count >= 3)
    for number in 1...count {
      _ = try await database.integers("SELECT 1")
      moment.reset(silentAfter: number)
      do {
        try await course.run(database, timeout: .milliseconds(200))
        // Nothing is asked of the server behind the last statement.
        #expect(number == count, "silent after statement \(number) of \(count)")
      } catch let error as DatabaseError {
        #expect(
          [.deadlineExceeded, .connectionLost, .commitOutcomeUnknown].contains(error.code),
          "silent after statement \(number) of \(count): \(error)")
      } catch is Stop {}
      moment.reset()
      proxy.reset()
      proxy.set(.passing)
    }
    await database.close()
  }
}
