import Foundation
import Koine
import KoinePostgreSQL
import KoineTesting
import Synchronization
import Testing

/// Wherever a task waits for a server that does not answer, cancelling ends the wait.
@Suite(.serialized, .timeLimit(.minutes(5))) struct UnreachableServerTests {
  /// A server's database behind a proxy, and the process of its only connection.
  struct Setting {
    let server: PrivatePostgreSQL
    let proxy: FaultProxy
    let database: PostgreSQLDatabase
    let backend: Int32

    /// A database that all cases share: making one takes longer than a case.
    fileprivate static let url = Task {
      let server = try await FaultyServer.shared()
      let url = try await server.makeDatabase()
      try await server.psql("CREATE TYPE mood AS ENUM ('sad'); CREATE TABLE t (a text)", url: url)
      return url
    }

    init(cancelTimeout: Duration) async throws {
      server = try await FaultyServer.shared()
      proxy = try FaultProxy(to: server)
      let url = try await Self.url.value
      database = try await PostgreSQLDatabase(
        url: proxy.url(for: url),
        configuration: .init(
          poolSize: ServerWait.configuration.poolSize,
          statementCacheSize: ServerWait.configuration.statementCacheSize, cancelTimeout: cancelTimeout))
      backend = Int32(try await database.integers("SELECT pg_backend_pid()")[0])
    }

    /// Begins what waits, and lets the server fail when it has been asked for what is waited for.
    ///
    /// - Parameter label: What the rows that it inserts begin with.
    func begin(_ wait: ServerWait, _ fault: ServerFault, label: String = "x") async -> Task<Void, any Error> {
      // How many bytes the server had been sent before.
      let before = Atomic(-1)
      let task = Task { [database, proxy] in
        try await wait.run(database, label) {
          proxy.set(.stalled, .toServer)
          before.store(proxy.takenBytes(.toServer), ordering: .sequentiallyConsistent)
        }
      }
      while before.load(ordering: .sequentiallyConsistent) < 0 { await Task.yield() }
      var requested = before.load(ordering: .sequentiallyConsistent)
      if wait.sendsRequest { await self.wait(until: .toServer, exceeds: requested) }
      for _ in 0..<wait.answersBefore {
        let answered = proxy.takenBytes(.toClient)
        proxy.set(.stalled, .toClient)
        proxy.set(.passing, .toServer)
        await self.wait(until: .toClient, exceeds: answered)
        requested = proxy.takenBytes(.toServer)
        proxy.set(.stalled, .toServer)
        proxy.set(.passing, .toClient)
        await self.wait(until: .toServer, exceeds: requested)
      }
      switch fault {
      case .stalled: proxy.set(.stalled)
      case .swallowed: proxy.set(.swallowing)
      case .stopped:
        server.pause(backend)
        proxy.set(.passing)
      }
      return task
    }

    private func wait(until direction: FaultProxy.Direction, exceeds count: Int) async {
      while proxy.takenBytes(direction) <= count { await Task.yield() }
    }

    /// Ends the fault for connections to come, and the connection that it has hit, unless the server only stopped.
    func end(_ fault: ServerFault) {
      if fault != .stopped { proxy.reset() }
      proxy.set(.passing)
      server.resume(backend)
    }
  }

  /// - Returns: Whether nobody knows what was stored.
  @discardableResult
  static func expect(_ outcome: ServerWait.Outcome, of task: Task<Void, any Error>) async -> Bool {
    do {
      try await task.value
      Issue.record("The wait has ended without an error.")
      return true
    } catch {
      switch outcome {
      case .cancellation: #expect(error is CancellationError)
      case .unknownOnceSent:
        let isUnknown = (error as? DatabaseError)?.code == .commitOutcomeUnknown
        #expect(isUnknown || error is CancellationError)
        return isUnknown
      case .unknown: #expect((error as? DatabaseError)?.code == .commitOutcomeUnknown)
      case .ownError: #expect(error is ServerWait.Stop)
      }
      return outcome == .unknown
    }
  }

  /// The connection is given up long before `cancelTimeout`, except where the outcome matters.
  @Test(arguments: ServerWait.allCases, ServerFault.allCases)
  func cancellingEndsTheWait(_ wait: ServerWait, _ fault: ServerFault) async throws {
    let setting = try await Setting(
      cancelTimeout: wait.isAwaited ? .milliseconds(100) : .seconds(3_600))
    let label = "\(wait) \(fault)"
    let task = await setting.begin(wait, fault, label: label)
    task.cancel()
    let isUnknown = await Self.expect(wait.outcome, of: task)
    setting.end(fault)
    #expect(try await setting.database.integers("SELECT 1") == [1])
    if !isUnknown {
      let count = try await setting.database.integers(
        "SELECT count(*) FROM t WHERE starts_with(a, '\(label)')")[0]
      #expect(count == 0)
    }
    await setting.database.close()
  }

  /// The place in the pool becomes free for another connection although the old one stays out of reach.
  @Test(arguments: ServerWait.allCases, [ServerFault.swallowed, .stopped])
  func theConnectionIsReplaced(_ wait: ServerWait, _ fault: ServerFault) async throws {
    let setting = try await Setting(cancelTimeout: .milliseconds(50))
    let task = await setting.begin(wait, fault)
    task.cancel()
    await Self.expect(wait.outcome, of: task)
    // Else a request to cancel that is under way may still reach the server, and the connection is in order again.
    if fault == .swallowed { while setting.proxy.openConnections > 0 { await Task.yield() } }
    setting.proxy.set(.passing)
    #expect(
      try await setting.database.integers("SELECT pg_backend_pid()") != [Int(setting.backend)])
    setting.server.resume(setting.backend)
    await setting.database.close()
    while setting.proxy.openConnections > 0 { await Task.yield() }
  }

  /// A write that was too late to be stopped has not failed: whoever got an error might try again, and write twice.
  @Test(arguments: [false, true]) func whatHasEndedByItselfHasNotFailed(_ isBatch: Bool) async throws {
    let setting = try await Setting(cancelTimeout: .seconds(3_600))
    let (database, proxy) = (setting.database, setting.proxy)
    let direct = try await PostgreSQLDatabase(url: Setting.url.value)
    let label = "late \(isBatch)"
    var stored = 0
    var hasReturned = false
    // The task waits a moment for the answer, which may come later than that on a busy machine.
    for _ in 0..<100 where !hasReturned {
      _ = try await database.integers("SELECT 1")
      proxy.set(.stalled, .toClient)
      let task = Task {
        let batch = RenderedBatch(sql: "INSERT INTO t VALUES ($1)", types: [.text], count: 1) { _, encoder in
          encoder.append(label)
        }
        if isBatch {
          try await database.run(batch)
        } else {
          try await database.command("INSERT INTO t VALUES ('\(label)')")
        }
      }
      stored += 1
      while try await direct.integers("SELECT count(*) FROM t WHERE a = '\(label)'") != [stored] {}
      let connections = proxy.openConnections
      task.cancel()
      // The request to stop it is under way, so the task has been given up.
      while proxy.openConnections == connections { await Task.yield() }
      proxy.set(.passing)
      do {
        try await task.value
        hasReturned = true
      } catch is CancellationError {}
    }
    #expect(hasReturned)
    await direct.close()
    await database.close()
  }

  /// How many bytes the server had been sent.
  private final class SentBytes: Sendable {
    let before = Atomic(-1)
  }

  /// Nothing that the driver has to tell the server besides comes before what takes the work back.
  @Test func whatIsTakenBackIsNotKeptBehindOtherRequests() async throws {
    let setting = try await Setting(cancelTimeout: .seconds(3_600))
    let (database, proxy) = (setting.database, setting.proxy)
    let sent = SentBytes()
    try await database.transact(.init()) { connection in
      let nested = Task {
        try await connection.transact(.init()) { nested in
          try await nested.command("INSERT INTO t VALUES ('taken back')")
          // The next statement would find sixteen names to forget.
          for number in 0..<23 { try await nested.command("SELECT \(number)") }
          proxy.set(.stalled, .toServer)
          sent.before.store(proxy.takenBytes(.toServer), ordering: .sequentiallyConsistent)
          throw ServerWait.Stop()
        }
      }
      while sent.before.load(ordering: .sequentiallyConsistent) < 0 { await Task.yield() }
      let before = sent.before.load(ordering: .sequentiallyConsistent)
      while proxy.takenBytes(.toServer) <= before { await Task.yield() }
      nested.cancel()
      await #expect(throws: ServerWait.Stop.self) { try await nested.value }
      proxy.set(.passing)
      try await connection.command("INSERT INTO t VALUES ('kept')")
    }
    let texts = try await database.integers(
      "SELECT count(*) FROM t WHERE a = 'taken back' UNION ALL SELECT count(*) FROM t WHERE a = 'kept'")
    #expect(texts == [0, 1])
    await database.close()
  }

  /// A statement that was prepared in time for a stream that is given up is not mistaken for the one without a name.
  @Test func aStreamThatIsGivenUpRunsNothingElse() async throws {
    let setting = try await Setting(cancelTimeout: .seconds(3_600))
    let (database, proxy) = (setting.database, setting.proxy)
    // Too long to be kept under a name.
    let comment = String(repeating: "x", count: 20_000)
    try await database.command("INSERT INTO t VALUES ('unnamed') /* \(comment) */")
    for round in 0..<10 {
      proxy.set(.stalled, .toClient)
      let sent = proxy.takenBytes(.toServer)
      let task = Task {
        let cursor = try await database.cursor(RenderedStatement(sql: "SELECT \(round)"))
        _ = try await cursor.next(1) { _ in }
        await cursor.close()
      }
      while proxy.takenBytes(.toServer) == sent { await Task.yield() }
      let connections = proxy.openConnections
      task.cancel()
      while proxy.openConnections == connections { await Task.yield() }
      proxy.set(.passing)
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    let count = try await database.integers("SELECT count(*) FROM t WHERE a = 'unnamed'")
    #expect(count == [1])
    await database.close()
  }

  /// The line is cut while rows are sent.
  @Test func rowsOfALostConnectionAreNotStored() async throws {
    let setting = try await Setting(cancelTimeout: .seconds(3_600))
    let task = await setting.begin(.copyWhileSending, .stalled, label: "cut")
    setting.end(.stalled)
    let error = try await databaseError { try await task.value }
    #expect(error?.code == .connectionLost)
    #expect(
      try await setting.database.integers("SELECT count(*) FROM t WHERE starts_with(a, 'cut')") == [0])
    await setting.database.close()
  }

  @Test func aConnectionThatIsBeingMadeIsGivenUp() async throws {
    let server = try await FaultyServer.shared()
    let proxy = try FaultProxy(to: server)
    proxy.set(.stalled)
    let task = Task { _ = try await PostgreSQLDatabase(url: proxy.url(for: server.url)) }
    while proxy.takenBytes(.toServer) == 0 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    while proxy.openConnections > 0 { await Task.yield() }
  }

  /// What is taken back may be left to the background. A COMMIT behind it has an outcome, and waits for it.
  @Test func aCommitBehindWhatIsTakenBackIsWaitedFor() async throws {
    let setting = try await Setting(cancelTimeout: .seconds(60))
    let (database, proxy) = (setting.database, setting.proxy)
    let refused = RenderedBatch(sql: "INSERT INTO t VALUES ($1)", types: [.text], count: 1) { _, encoder in
      encoder.append("a\0b")
    }
    let before = Atomic(-1)
    let isCommitted = Atomic(false)
    let task = Task {
      try await database.transaction { connection in
        try await connection.execute("INSERT INTO t VALUES ('kept behind')")
        await #expect(throws: DatabaseError.self) {
          try await connection.transaction { nested in
            proxy.set(.stalled, .toClient)
            before.store(proxy.takenBytes(.toServer), ordering: .sequentiallyConsistent)
            try await nested.run(refused)
          }
        }
      }
      isCommitted.store(true, ordering: .sequentiallyConsistent)
    }
    while before.load(ordering: .sequentiallyConsistent) < 0 { await Task.yield() }
    let sent = before.load(ordering: .sequentiallyConsistent)
    while proxy.takenBytes(.toServer) <= sent { await Task.yield() }
    let direct = try await PostgreSQLDatabase(url: Setting.url.value)
    // Longer than the task waits before it leaves the rest to the background.
    _ = try await direct.integers("SELECT 1 FROM pg_sleep(0.3)")
    let wasEarly = isCommitted.load(ordering: .sequentiallyConsistent)
    #expect(!wasEarly)
    proxy.set(.passing)
    try await task.value
    #expect(try await direct.integers("SELECT count(*) FROM t WHERE a = 'kept behind'") == [1])
    await direct.close()
    await database.close()
  }

  #if os(Linux)
    @Test func cancellationsIntoABlackHoleLeaveNothingBehind() async {
      await #expect(processExitsWith: .success) {
        let server = try await PrivatePostgreSQL.shared()
        let proxy = try FaultProxy(to: server)
        let database = try await PostgreSQLDatabase(
          url: proxy.url(for: server.makeDatabase()),
          configuration: .init(poolSize: 4, cancelTimeout: .milliseconds(200)))
        try await database.command("SELECT 1")
        func count(_ directory: String) throws -> Int {
          try FileManager.default.contentsOfDirectory(atPath: directory).count
        }
        let sockets = try count("/proc/self/fd")
        var threads = 0
        for round in 0..<20 {
          // Connects, if need be, before the server is out of reach.
          try await database.command("SELECT 1")
          proxy.set(.swallowing, .toClient)
          let requested = proxy.takenBytes(.toServer)
          let query = Task { try await database.command("SELECT pg_sleep(60)") }
          while proxy.takenBytes(.toServer) == requested { await Task.yield() }
          query.cancel()
          await #expect(throws: CancellationError.self) { try await query.value }
          proxy.set(.passing)
          // The reactor's and the proxy's threads have started by now.
          if round == 0 { threads = try count("/proc/self/task") }
        }
        // One thread may be connecting for each place in the pool.
        #expect(try count("/proc/self/task") <= threads + 4)
        while try count("/proc/self/fd") > sockets + 8 { await Task.yield() }
        await database.close()
        proxy.stop()
        while try count("/proc/self/task") > threads { await Task.yield() }
        while try count("/proc/self/fd") > sockets { await Task.yield() }
      }
    }
  #endif
}
