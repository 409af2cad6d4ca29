import Koine
import Synchronization
import Testing

@Suite struct ObserverTests {
  @Test(arguments: [Store.memory, .server])
  func theStatementsOfSiblingsComeInOrderOnOneConnection(_ store: Store) async throws {
    let log = EventLog()
    try await store.withDatabase(connections: 1, observers: [log.observer()]) { database in
      _ = log.take()
      try await database.transaction { connection in
        try await withThrowingTaskGroup(of: Void.self) { group in
          for id in 0..<50 {
            group.addTask {
              try await connection.insert(id)
            }
          }
          try await group.waitForAll()
        }
      }
      let events = log.take()
      #expect(events.first?.sql.hasPrefix("BEGIN") == true)
      #expect(events.last == .transaction("COMMIT"))
      #expect(Set(events.map(\.connection)) == [1])
      #expect(events.dropFirst().dropLast().map(\.affected) == Array(repeating: 1, count: 50))
    }
  }

  @Test(arguments: Store.allCases) func connectionsCountFromOneInTheOrderOfTheirOpening(
    _ store: Store
  ) async throws {
    let log = EventLog()
    try await store.withDatabase(connections: 3, observers: [log.observer()]) { database in
      #expect(log.take().map(\.connection) == [1])
      try await database.execute("INSERT INTO n VALUES (1)")
      #expect(log.take().map(\.connection) == [1])
      // A query on a file, and whatever the server is asked while its first connection is lent, needs another one.
      let stream = try await database.cursor(RenderedStatement(sql: "SELECT id FROM n"))
      _ = try await stream.next(1) { _ in }
      if store != .memory {
        try await database.transaction(access: .readOnly) { _ = try await $0.ids() }
      }
      await stream.close()
      let events = log.take()
      #expect(Set(events.map(\.connection)) == (store == .memory ? [1] : store == .file ? [2, 3] : [1, 2]))
    }
  }

  /// On a file, all but one of them begin on the connection that is kept free for quick statements.
  @Test(arguments: Store.allCases) func aStatementThatMovesToAnotherConnectionHasOneEvent(
    _ store: Store
  ) async throws {
    let log = EventLog()
    try await store.withDatabase(connections: 2, observers: [log.observer()]) { database in
      _ = log.take()
      let statements = (1...8).map { number in
        """
        WITH RECURSIVE c (id) AS (SELECT \(number) UNION ALL SELECT id + 1 FROM c WHERE id < 200000)
        SELECT count(*) FROM c
        """
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for sql in statements {
          group.addTask { try await database.run(RenderedStatement(sql: sql)) { _ in } }
        }
        try await group.waitForAll()
      }
      var events = log.take()
      for index in events.indices { events[index].connection = 1 }
      #expect(Set(events) == Set(statements.map { .run($0, rows: 1) }))
      #expect(events.count == statements.count)
    }
  }

  @Test func aConnectionThatIsReplacedHasANewNumber() async throws {
    let log = EventLog()
    try await Store.file.withDatabase(observers: [log.observer()]) { database in
      try await database.withConnection { _ = try await $0.execute("PRAGMA foreign_keys = OFF") }
      // The second one has found out that the statement writes.
      try await database.insert(1)
      #expect(log.take().map(\.connection) == [1, 1, 3])
    }
    try await Store.server.withDatabase(connections: 1, observers: [log.observer()]) { database in
      _ = await failure { try await database.execute("SELECT pg_terminate_backend(pg_backend_pid())") }
      try await database.insert(1)
      let events = log.take()
      #expect(events.map(\.connection) == [1, 1, 2])
      #expect(events.map(\.failure) == [nil, "connectionLost", nil])
    }
  }

  @Test(arguments: Store.allCases) func anObserverMayUseTheDatabaseInATaskOfItsOwn(_ store: Store)
    async throws
  {
    let tasks = Mutex<[Task<Void, any Error>]>([])
    let target = Mutex<(any Database)?>(nil)
    let log = EventLog()
    let observer = StatementObserver { event in
      guard let database = target.withLock(\.self) else { return }
      let number = tasks.withLock { $0.count }
      let task = Task {
        try await database.transaction { connection in
          _ = try await connection.execute("INSERT INTO log VALUES (\(number), \(event.sql))")
        }
      }
      tasks.withLock { $0.append(task) }
    }
    try await store.withDatabase(observers: [observer, log.observer()]) { database in
      try await database.execute("CREATE TABLE log (number bigint, statement text)")
      _ = log.take()
      target.withLock { $0 = database }
      try await database.insert(1)
      try await database.withConnection { try await $0.insert(2) }
      try await database.transaction { connection in
        try await connection.insert(3)
        for try await _ in connection.stream("SELECT id FROM n", as: Int.self) {}
      }
      _ = await failure { try await database.insert(3) }
      target.withLock { $0 = nil }
      for task in tasks.withLock(\.self) { try await task.value }
      let events = log.take()
      #expect(events.count == 7)
      #expect(
        try await database.fetchAll("SELECT statement FROM log ORDER BY number", as: String.self)
          == events.map(\.sql))
      #expect(try await database.ids() == [1, 2, 3])
    }
  }

  @Test(arguments: Store.allCases) func whatTheDriverRunsForItselfIsNotObserved(_ store: Store) async throws {
    let log = EventLog()
    try await store.withDatabase(observers: [log.observer()]) { database in
      try await database.execute("CREATE TABLE child (parent bigint REFERENCES n (id))")
      try await database.insert(1)
      try await database.execute("INSERT INTO child VALUES (1)")
      _ = log.take()
      // On PostgreSQL the columns of the error are looked up.
      let error = await failure { try await database.execute("DELETE FROM n") }
      #expect(error?.code == .foreignKeyViolation)
      #expect(error?.columns == ["parent"])
      #expect(log.take() == [.run("DELETE FROM n", failure: "foreignKeyViolation")])
    }
  }

  @Test(arguments: Store.allCases) func aCallThatRunsNothingHasNoEvent(_ store: Store) async throws {
    let log = EventLog()
    try await store.withDatabase(
      connections: 1, acquireTimeout: .milliseconds(20), observers: [log.observer()]
    ) { database in
      _ = log.take()
      try await database.withConnection { _ in
        let error = await failure { try await Task.detached { try await database.insert(1) }.value }
        #expect(error?.code == .acquireTimeout)
        #expect(await failure { try await database.insert(1) }?.code == .misuse)
      }
      await database.close()
      #expect(await failure { try await database.insert(1) }?.code == .misuse)
      #expect(log.take() == [])
    }
  }

  @Test func theDescriptionOfAnEventHoldsNoValue() {
    struct Secret: Error { var password = "hunter2" }
    var event = StatementEvent(
      .run, sql: "SELECT $1", bindings: [.text("hunter2")], connection: 3, duration: .milliseconds(2),
      rowCount: 1,
      affectedRowCount: 0)
    #expect("\(event)" == "SELECT $1: 1 row in 0.002 seconds on connection 3")
    (event.rowCount, event.affectedRowCount) = (0, 2)
    #expect("\(event)" == "SELECT $1: 2 rows affected in 0.002 seconds on connection 3")
    event.error = Secret()
    #expect("\(event)" == "SELECT $1: failed (Secret) in 0.002 seconds on connection 3")
    event.error = CancellationError()
    #expect("\(event)" == "SELECT $1: failed (CancellationError) in 0.002 seconds on connection 3")
    event.error = DatabaseError(.busy, "It is busy.", engineMessage: "hunter2")
    #expect("\(event)" == "SELECT $1: failed (busy: It is busy.) in 0.002 seconds on connection 3")
  }
}
