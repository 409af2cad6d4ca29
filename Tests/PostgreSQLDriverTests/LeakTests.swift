import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

/// What the system gave goes back to it.
@Suite(.timeLimit(.minutes(5))) struct LeakTests {
  /// Opens databases that cannot be opened, each in another way.
  private static func fail(_ server: PrivatePostgreSQL, _ listener: DeafListener) async throws {
    let deaf = "host=127.0.0.1 port=\(listener.port) dbname=x user=x"
    let missing = server.url.replacing("/koine?", with: "/missing?")
    for url in ["postgres://x@127.0.0.1:1/x", "host=/nowhere user=x dbname=x", missing, deaf] {
      let error = try await databaseError {
        _ = try await PostgreSQLDatabase(url: url, configuration: .init(connectTimeout: .milliseconds(20)))
      }
      #expect(error?.code == .cannotConnect)
    }
    let opening = Task { _ = try await PostgreSQLDatabase(url: deaf) }
    opening.cancel()
    await #expect(throws: CancellationError.self) { try await opening.value }
    // The server is gone when the second connection of the pool is made.
    let proxy = try FaultProxy(to: server)
    let database = try await PostgreSQLDatabase(url: proxy.url(for: server.url))
    try await database.withConnection { _ in
      proxy.stop()
      let error = try await databaseError {
        try await Task.detached { _ = try await database.integers("SELECT 1") }.value
      }
      #expect(error?.code == .cannotConnect)
    }
    // Nobody closes it.
  }

  @Test func connectionsThatCannotBeOpenedLeaveNoThreadAndNoSocketBehind() async {
    await #expect(processExitsWith: .success) {
      let (server, listener) = (try await PrivatePostgreSQL(), try DeafListener())
      try await Self.fail(server, listener)
      let (threads, descriptors) = (try ProcessResources.threads(), ProcessResources.descriptors())
      for _ in 0..<20 { try await Self.fail(server, listener) }
      // Each round has begun six threads; those of the tasks are few.
      while try ProcessResources.threads() > threads + 20 { await Task.yield() }
      while ProcessResources.descriptors() > descriptors { await Task.yield() }
      await server.stop()
    }
  }

  /// Uses a database in every way that holds a connection, and releases it.
  private static func use(_ url: String) async throws {
    let database = try await PostgreSQLDatabase(url: url, configuration: .init(poolSize: 3))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<12 { group.addTask { _ = try await database.integers("SELECT 1") } }
      try await group.waitForAll()
    }
    for try await _ in database.stream("SELECT generate_series(1, 1000000)", as: Int.self) { break }
    let cursor = try await database.cursor(CursorTests.series(1_000_000))
    _ = try await cursor.next(1) { _ in }
    _ = try await database.cursor(CursorTests.series(1_000_000))
    let failure = try await databaseError {
      try await database.transact(.init()) { _ = try await $0.command("SELECT 1 / 0") }
    }
    #expect(failure?.engineCode == "22012")
    try await database.withConnection { _ = try await $0.command("SET search_path = pg_catalog") }
    let query = Task { try await database.command("SELECT pg_sleep(3600)") }
    query.cancel()
    await #expect(throws: CancellationError.self) { try await query.value }
  }

  @Test func aDatabaseThatIsReleasedAndNotClosedLeavesNoConnectionBehind() async {
    await #expect(processExitsWith: .success) {
      let server = try await PrivatePostgreSQL()
      let url = try await server.makeDatabase()
      try await Self.use(url)
      let descriptors = ProcessResources.descriptors()
      for _ in 0..<10 { try await Self.use(url) }
      // What was given up may be about to end.
      while ProcessResources.descriptors() > descriptors { await Task.yield() }
      try await eventually {
        try await server.psql(
          "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
          url: url) == "0\n"
      }
      await server.stop()
    }
  }
}
