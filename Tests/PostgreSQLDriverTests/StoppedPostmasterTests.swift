import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

/// The process that takes connections and requests to cancel is stopped; those that serve connections run on.
@Suite(.serialized, .timeLimit(.minutes(5))) struct StoppedPostmasterTests {
  enum Work: CaseIterable, Sendable {
    case statement, lease, transaction, nested, stream, portal, script, batch

    /// Runs what takes an hour.
    func run(_ database: PostgreSQLDatabase) async throws {
      switch self {
      case .statement: try await Self.sleep(database)
      case .lease: try await database.withConnection { try await Self.sleep($0) }
      case .transaction: try await database.transact(.init()) { try await Self.sleep($0) }
      case .nested:
        try await database.transact(.init()) { try await $0.transaction { try await Self.sleep($0) } }
      case .stream: try await Self.read(database)
      case .portal: try await database.transact(.init()) { try await Self.read($0) }
      case .script: try await database.executeScript("SELECT 1; SELECT pg_sleep(3600)")
      case .batch:
        try await database.run(
          RenderedBatch(sql: "SELECT pg_sleep($1)", types: [.double], count: 2) { _, encoder in
            encoder.append(3_600.0)
          })
      }
    }

    private static func sleep(_ connection: any Connection) async throws {
      try await connection.command("SELECT pg_sleep(3600)")
    }

    private static func read(_ connection: any Connection) async throws {
      let cursor = try await connection.cursor(RenderedStatement(sql: "SELECT 1 FROM pg_sleep(3600)"))
      _ = try await cursor.next(1) { _ in }
    }
  }

  private static let starting = Task { try await PrivatePostgreSQL() }

  /// On a busy machine connecting may take longer than the time limit, which the test needs short: it is tried again.
  private static func database(
    _ url: String, _ configuration: PostgreSQLDatabase.Configuration
  ) async throws -> PostgreSQLDatabase {
    while true {
      do {
        return try await PostgreSQLDatabase(url: url, configuration: configuration)
      } catch let error as DatabaseError where [.cannotConnect, .acquireTimeout].contains(error.code) {}
    }
  }

  /// Cancels the work while the postmaster is stopped.
  ///
  /// - Parameter body: Ends the stop. It receives the number of the process that works.
  private func cancel(
    _ work: Work, cancelTimeout: Duration,
    _ body: (PrivatePostgreSQL, PostgreSQLDatabase, Int) async throws -> Void
  ) async throws {
    let server = try await Self.starting.value
    let url = try await server.makeDatabase()
    // Connects before nobody can.
    let observer = try await PostgreSQLDatabase(url: url, configuration: .init(poolSize: 1))
    let database = try await Self.database(
      url,
      .init(
        poolSize: 1, connectTimeout: .milliseconds(500), cancelTimeout: cancelTimeout,
        acquireTimeout: .milliseconds(500)))
    let backend = try await database.integers("SELECT pg_backend_pid()")[0]
    let task = Task { try await work.run(database) }
    try await observer.waitForSleepers(1)
    server.pause(server.processIdentifier)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    do {
      // Nobody has passed the request on.
      try await observer.waitForSleepers(1)
      try await body(server, database, backend)
    } catch {
      server.resume(server.processIdentifier)
      throw error
    }
    try await observer.waitForSleepers(0)
    await database.close()
    await observer.close()
  }

  /// The connection stays, as the request to cancel is waiting; the test would take an hour otherwise.
  @Test(arguments: Work.allCases) func aCancelledTaskReturnsAndItsWorkStopsLater(_ work: Work) async throws {
    try await cancel(work, cancelTimeout: .seconds(3_600)) { server, database, backend in
      let waiting = try await databaseError { _ = try await database.integers("SELECT 1") }
      #expect(waiting?.code == .acquireTimeout)
      server.resume(server.processIdentifier)
      // The connection may come back later than one who waits for it gives up.
      var found: [Int] = []
      while found.isEmpty {
        let error = try await databaseError { found = try await database.integers("SELECT pg_backend_pid()") }
        #expect(error == nil || error?.code == .acquireTimeout)
      }
      #expect(found == [backend])
    }
  }

  /// The connection is given up, and the request to cancel that was sent before is taken by the postmaster later.
  @Test(arguments: Work.allCases) func whatIsGivenUpStopsLater(_ work: Work) async throws {
    try await cancel(work, cancelTimeout: .milliseconds(20)) { server, database, backend in
      var error: DatabaseError?
      // First the place in the pool is not free, then no connection can be made for it.
      repeat {
        error = try await databaseError { _ = try await database.integers("SELECT 1") }
      } while error?.code == .acquireTimeout
      #expect(error?.code == .cannotConnect)
      server.resume(server.processIdentifier)
      var found: [Int] = []
      while found.isEmpty {
        _ = try await databaseError { found = try await database.integers("SELECT pg_backend_pid()") }
      }
      #expect(found != [backend])
    }
  }
}
