import Koine
import KoinePostgreSQL
import KoineTesting
import Synchronization
import Testing

/// The connection on which changes are heard: when it is open, and what its loss does.
@Suite(.timeLimit(.minutes(5))) struct ListenerTests {
  private static let values = Watched.order(by: \.id).select(\.a)

  /// Gives `body` a database with the tables, which nothing observes yet, on a server behind a proxy.
  private func withProxy(
    _ configuration: PostgreSQLDatabase.Configuration = .init(),
    _ body: (_ observed: PostgreSQLDatabase, _ writer: PostgreSQLDatabase, FaultProxy) async throws -> Void
  ) async throws {
    let server = try await PrivatePostgreSQL.shared()
    let url = try await server.makeDatabase()
    let writer = try await PostgreSQLDatabase(url: url)
    try await Tracked.prepare(writer)
    let proxy = try FaultProxy(to: server)
    let observed = try await PostgreSQLDatabase(url: proxy.url(for: url), configuration: configuration)
    try await body(observed, writer, proxy)
    await observed.close()
    await writer.close()
    proxy.stop()
  }

  @Test func oneConnectionIsOpenFromTheFirstObserverToTheLast() async throws {
    try await Tracked.withDatabase { database in
      #expect(try await database.listeners().isEmpty)
      var first: QueryObservation<[Int]>.Iterator? = Self.values.observe(on: database).makeAsyncIterator()
      #expect(try await first?.next() == [10, 20])
      let listeners = try await database.listeners()
      #expect(listeners.count == 1)
      var second: QueryObservation<[Int]>.Iterator? = Self.values.observe(on: database).makeAsyncIterator()
      #expect(try await second?.next() == [10, 20])
      first = nil
      #expect(try await database.listeners() == listeners)
      try await database.execute("UPDATE watched SET a = 5")
      #expect(try await second?.next() == [5, 5])
      second = nil
      try await eventually { try await database.listeners().isEmpty }
      var third = Self.values.observe(on: database).makeAsyncIterator()
      #expect(try await third.next() == [5, 5])
      #expect(try await database.listeners().count == 1)
    }
  }

  @Test func siblingsObserveAtOnce() async throws {
    try await Tracked.withDatabase(.init(poolSize: 2)) { database in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<20 {
          group.addTask {
            for try await values in Self.values.observe(on: database) where values == [5, 5] { return }
          }
        }
        try await database.execute("UPDATE watched SET a = 5")
        try await group.waitForAll()
      }
      try await eventually { try await database.listeners().isEmpty }
    }
  }

  /// The task that has opened the connection is cancelled, at any moment.
  @Test(arguments: 0..<10) func theFirstObserverMayLeave(_ delay: Int) async throws {
    try await Tracked.withDatabase { database in
      let first = Task {
        for try await _ in Self.values.observe(on: database) {}
        return Task.isCancelled
      }
      for _ in 0..<delay * delay { await Task.yield() }
      var second = Self.values.observe(on: database).makeAsyncIterator()
      first.cancel()
      #expect(try await second.next() == [10, 20])
      #expect(try await first.value)
      try await database.execute("UPDATE watched SET a = 5")
      #expect(try await second.next() == [5, 5])
    }
  }

  @Test func aClosedDatabaseEndsEveryObservation() async throws {
    let url = try await PrivatePostgreSQL.shared().makeDatabase()
    let database = try await PostgreSQLDatabase(url: url)
    let other = try await PostgreSQLDatabase(url: url)
    try await Tracked.prepare(other)
    let hasBegun = AsyncStream<Void>.makeStream()
    let task = Task {
      for try await _ in Self.values.observe(on: database) { hasBegun.continuation.yield() }
    }
    for await _ in hasBegun.stream { break }
    #expect(try await other.listeners().count == 1)
    await database.close()
    let error = try await databaseError { try await task.value }
    #expect(error?.code == .misuse)
    // Closing has waited for the end of the connection; the server notes it a moment later.
    try await eventually { try await other.listeners().isEmpty }
    let late = try await databaseError { _ = try await Self.values.observe(on: database).first() }
    #expect(late?.code == .misuse)
    await other.close()
  }

  /// The first observer waits for the connection on which changes are heard, which is not made any more.
  @Test func aDatabaseThatIsClosedRefusesAnObserverThatBegins() async throws {
    try await withProxy { observed, _, proxy in
      proxy.set(.swallowing, .toClient)
      let opened = proxy.acceptedConnections
      let observer = Task {
        try await databaseError { _ = try await Self.values.observe(on: observed).first() }
      }
      try await eventually { proxy.acceptedConnections > opened }
      await observed.close()
      let error = try await observer.value
      #expect(error?.code == .misuse)
    }
  }

  @Test func insideItsOwnTransactionAnObservationIsRefused() async throws {
    try await Tracked.withDatabase { database in
      try await database.transaction { _ in
        let error = try await databaseError { _ = try await Self.values.observe(on: database).first() }
        #expect(error?.code == .misuse)
      }
      #expect(try await database.listeners().isEmpty)
    }
  }

  @Test func aFullPoolIsWaitedForAndTellsIfItStaysFull() async throws {
    let configuration = PostgreSQLDatabase.Configuration(poolSize: 1, acquireTimeout: .milliseconds(300))
    try await Tracked.withDatabase(configuration) { database in
      var results = Self.values.observe(on: database).results.makeAsyncIterator()
      #expect(try await results.next()?.get() == [10, 20])
      let (isHeld, isOver) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
      let holder = Task {
        try await database.withConnection { held in
          try await held.execute("UPDATE watched SET a = 5")
          isHeld.continuation.finish()
          for await _ in isOver.stream {}
        }
      }
      for await _ in isHeld.stream {}
      let full = await results.next()
      let error = #expect(throws: DatabaseError.self) { try full?.get() }
      #expect(error?.code == .acquireTimeout)
      isOver.continuation.finish()
      try await holder.value
      // The error has not taken the change away.
      #expect(try await results.next()?.get() == [5, 5])
    }
  }

  @Test func anEndedConnectionIsReplacedAndEverythingReadAnew() async throws {
    try await Tracked.withDatabase { database in
      var values = Self.values.observe(on: database).makeAsyncIterator()
      #expect(try await values.next() == [10, 20])
      for step in 1...5 {
        let killed = try await database.listeners()
        try await database.command("SELECT pg_terminate_backend(pid) FROM (\(Self.listening)) AS l (pid)")
        try await database.execute("UPDATE watched SET a = \(step)")
        #expect(try await values.next() == [step, step])
        try await eventually { try await database.listeners().count == 1 }
        #expect(try await database.listeners() != killed)
      }
    }
  }

  fileprivate static let listening = """
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query IN ('LISTEN koine_changes', 'SELECT 1')
    """

  /// The network loses what the server says, and does not say so.
  @Test func aSilentConnectionIsReplaced() async throws {
    let configuration = PostgreSQLDatabase.Configuration(
      cancelTimeout: .milliseconds(200), listeningInterval: .milliseconds(200))
    try await withProxy(configuration) { observed, writer, proxy in
      var values = Self.values.observe(on: observed).makeAsyncIterator()
      #expect(try await values.next() == [10, 20])
      // Answers arrive late, but they do.
      let sent = proxy.takenBytes(.toServer)
      try await eventually { proxy.takenBytes(.toServer) > sent }
      let opened = proxy.acceptedConnections
      proxy.set(.swallowing, .toClient)
      try await writer.execute("UPDATE watched SET a = 5")
      // Another connection is tried before the old one answers.
      try await eventually { proxy.acceptedConnections > opened }
      proxy.set(.passing)
      proxy.reset()
      var last: [Int]?
      var results = Self.values.observe(on: observed).results.makeAsyncIterator()
      while last != [5, 5] { last = try? await results.next()?.get() }
      #expect(try await values.next() == [5, 5])
      try await writer.execute("UPDATE watched SET a = 6")
      #expect(try await values.next() == [6, 6])
    }
  }

  #if os(Linux)
    @Test func aServerThatStopsAndStartsAgainIsObservedFurther() async throws {
      let server = try await PrivatePostgreSQL()
      let control = "\(server.programs)/pg_ctl --pgdata=data --silent"
      let database = try await PostgreSQLDatabase(url: server.url)
      try await Tracked.prepare(database)
      var results = Self.values.observe(on: database).results.makeAsyncIterator()
      #expect(try await results.next()?.get() == [10, 20])
      try await server.runAsServer("\(control) --mode=fast --wait stop")
      try await server.runAsServer("sh -c '\(control) --log=server.log --wait start > /dev/null 2>&1'")
      let other = try await PostgreSQLDatabase(url: server.url)
      try await other.execute("UPDATE watched SET a = 5")
      // Reads may fail while the server is away.
      var last: [Int]?
      while last != [5, 5] { last = try? await results.next()?.get() }
      try await other.execute("UPDATE watched SET a = 6")
      while last != [6, 6] { last = try? await results.next()?.get() }
      await other.close()
      await database.close()
      await server.stop()
    }
  #endif

  @Test func aServerThatCannotBeReachedRefusesTheFirstObserver() async throws {
    try await withProxy(.init(connectTimeout: .milliseconds(500), acquireTimeout: .milliseconds(500))) {
      observed, writer, proxy in
      proxy.stop()
      let error = try await databaseError { _ = try await Self.values.observe(on: observed).first() }
      #expect(error?.code == .cannotConnect)
    }
  }
}

extension PostgreSQLDatabase {
  /// The processes of the server whose connections listen.
  fileprivate func listeners() async throws -> [Int] {
    try await integers("SELECT CAST(pid AS bigint) FROM (\(ListenerTests.listening)) AS l (pid) ORDER BY pid")
  }
}

extension QueryObservation {
  /// The first value alone.
  func first() async throws -> Value? {
    var iterator = makeAsyncIterator()
    return try await iterator.next()
  }
}
