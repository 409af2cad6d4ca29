import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

/// A task that is cancelled returns at once, and the server stops what it ran for it.
@Suite(.timeLimit(.minutes(5))) struct CancellationTests {
  /// How many statements of this database run on the server, asked over a connection of its own.
  static func running(_ url: String) async throws -> String {
    try await FaultyServer.shared().psql(
      """
      SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()
      """, url: url)
  }

  /// A query over a cross join that takes minutes, and that the server compiles first: a request to cancel that
  /// comes meanwhile is lost.
  static let compiled = """
    SELECT count(*), sum(a.n % 7 + b.n % 5), avg(a.n * b.n % 3) FROM n a, n b, n c
    WHERE a.n % 11 <> b.n % 13 OR a.n + b.n <> c.n
    """

  @Test func everyCancelledQueryStopsOnTheServer() async throws {
    let url = try await FaultyServer.shared().makeDatabase()
    try await FaultyServer.shared().psql(
      "CREATE TABLE n AS SELECT generate_series(1, 3000)::bigint AS n", url: url)
    let options = [
      "jit=on", "jit_above_cost=0", "jit_inline_above_cost=0", "jit_optimize_above_cost=0",
      "max_parallel_workers_per_gather=0",
    ]
    let database = try await PostgreSQLDatabase(
      url: url + "&options="
        + options.map { "-c%20" + $0.replacing("=", with: "%3D") }.joined(separator: "%20"),
      configuration: .init(poolSize: 4, cancelTimeout: .seconds(30)))
    let backends = try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask {
          for number in 0..<30 {
            let query = Task { try await database.command(Self.compiled) }
            // From before the statement is sent to far into its compilation.
            for _ in 0..<number * number * (worker + 1) { await Task.yield() }
            query.cancel()
            await #expect(throws: CancellationError.self) { try await query.value }
          }
        }
      }
      try await group.waitForAll()
      return try await database.integers("SELECT pg_backend_pid()")
    }
    #expect(backends.count == 1)
    try await eventually { try await Self.running(url) == "0\n" }
    await database.close()
  }

  /// The statement of a server's process that is stopped, and of one that cannot be reached, is given up within
  /// 100 ms: far less than `cancelTimeout`, which the test would take otherwise.
  @Test func aTaskReturnsBeforeTheServerHasStopped() async throws {
    let server = try await FaultyServer.shared()
    let url = try await server.makeDatabase()
    let database = try await PostgreSQLDatabase(
      url: url, configuration: .init(poolSize: 1, cancelTimeout: .seconds(3_600)))
    let backend = Int32(try await database.integers("SELECT pg_backend_pid()")[0])
    let query = Task { try await database.command("SELECT pg_sleep(3600)") }
    try await eventually { try await Self.running(url) == "1\n" }
    server.pause(backend)
    query.cancel()
    await #expect(throws: CancellationError.self) { try await query.value }
    // The connection is not lent while the server has not stopped.
    let next = Task { try await database.integers("SELECT pg_backend_pid()") }
    server.resume(backend)
    #expect(try await next.value == [Int(backend)])
    #expect(try await Self.running(url) == "0\n")
    await database.close()
  }

  @Test func aServerThatDoesNotStopIsToldOnceMoreWhenTheConnectionIsClosed() async throws {
    let server = try await FaultyServer.shared()
    let url = try await server.makeDatabase()
    let database = try await PostgreSQLDatabase(
      url: url, configuration: .init(poolSize: 1, cancelTimeout: .milliseconds(20)))
    let backend = Int32(try await database.integers("SELECT pg_backend_pid()")[0])
    let query = Task { try await database.command("SELECT pg_sleep(3600)") }
    try await eventually { try await Self.running(url) == "1\n" }
    server.pause(backend)
    query.cancel()
    await #expect(throws: CancellationError.self) { try await query.value }
    // The place in the pool is free again, for another connection.
    #expect(try await database.integers("SELECT pg_backend_pid()") != [Int(backend)])
    server.resume(backend)
    try await eventually { try await Self.running(url) == "0\n" }
    await database.close()
  }
}
