import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

@Suite struct PoolTests {
  @Test func aConfigurationKeepsToItsLimits() {
    let made = PostgreSQLDatabase.Configuration(
      poolSize: -1, statementCacheSize: -1, listeningInterval: .seconds(-1))
    var changed = PostgreSQLDatabase.Configuration()
    changed.poolSize = -1
    changed.statementCacheSize = -1
    changed.listeningInterval = .zero
    for configuration in [made, changed] {
      #expect(configuration.poolSize == 1)
      #expect(configuration.statementCacheSize == 0)
      #expect(configuration.listeningInterval == .milliseconds(10))
    }
  }

  @Test func manyTasksShareFewConnections() async throws {
    try await withDatabase(.init(poolSize: 4)) { database async throws in
      let sum = try await withThrowingTaskGroup(of: Int.self) { group in
        for task in 0..<32 {
          group.addTask {
            var sum = 0
            for number in 0..<50 {
              sum += try await database.integers("SELECT $1 + 1", [.integer(Int64(task * 50 + number))])[0]
            }
            return sum
          }
        }
        return try await group.reduce(0, +)
      }
      #expect(sum == (1...1_600).reduce(0, +))
      #expect(
        try await database.integers(
          "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()")[0] <= 4)
    }
  }

  @Test func aCancelledStatementEndsPromptlyAndTheConnectionStays() async throws {
    try await withDatabase(.init(poolSize: 2)) { database async throws in
      try await database.withConnection { connection async throws in
        let identifier = try await connection.integers("SELECT pg_backend_pid()")
        let sleeping = Task.detached { _ = try await connection.command("SELECT pg_sleep(60)") }
        try await Task.detached { try await database.waitForSleepers(1) }.value
        sleeping.cancel()
        await #expect(throws: CancellationError.self) { try await sleeping.value }
        #expect(try await connection.integers("SELECT pg_backend_pid()") == identifier)
      }
    }
  }

  @Test func aTerminatedConnectionIsLostAndReplaced() async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      let first = try await database.integers("SELECT pg_backend_pid()")[0]
      let error = try await databaseError {
        try await database.command("SELECT pg_terminate_backend(pg_backend_pid())")
      }
      #expect(error?.code == .connectionLost)
      #expect(error?.engineCode == "57P01")
      #expect(try await database.integers("SELECT pg_backend_pid()")[0] != first)
    }
  }

  @Test func aConnectionThatDiedWhileIdleIsNoticedBeforeItIsLent() async throws {
    let url = try await PrivatePostgreSQL.shared().makeDatabase()
    let database = try await PostgreSQLDatabase(url: url, configuration: .init(poolSize: 1))
    let other = try await PostgreSQLDatabase(url: url)
    let first = try await database.integers("SELECT pg_backend_pid()")[0]
    try await other.command("SELECT pg_terminate_backend(\(first), 10000)")
    let second = try await database.integers("SELECT pg_backend_pid()")[0]
    #expect(second != first)
    await database.close()
    await other.close()
  }

  @Test func aTransactionWhoseConnectionIsLostFails() async throws {
    try await withDatabase(.init(poolSize: 2)) { database async throws in
      try await database.command("CREATE TABLE t (a bigint)")
      let error = try await databaseError {
        try await database.transact(.init()) { connection in
          try await connection.command("INSERT INTO t VALUES (1)")
          let identifier = try await connection.integers("SELECT pg_backend_pid()")[0]
          _ = try await Task.detached {
            try await database.command("SELECT pg_terminate_backend(\(identifier), 10000)")
          }.value
          try await connection.command("INSERT INTO t VALUES (2)")
        }
      }
      #expect(error?.code == .connectionLost)
      #expect(try await database.integers("SELECT a FROM t") == [])
    }
  }
}
