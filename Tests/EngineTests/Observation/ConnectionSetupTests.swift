import Koine
import KoineSQLite
import Synchronization
import Testing

extension Store {
  /// Sets what is kept per connection to a number.
  fileprivate func set(_ number: Int) -> SQLFragment {
    self == .server ? "SET lock_timeout = \(raw: "\(number)")" : "PRAGMA cache_size = \(raw: "\(number)")"
  }

  fileprivate func setting(_ connection: any Connection) async throws -> Int? {
    try await connection.fetchOne(
      self == .server
        ? "SELECT setting::bigint FROM pg_settings WHERE name = 'lock_timeout'"
        : "SELECT cache_size FROM pragma_cache_size", as: Int.self)
  }

  fileprivate var endless: SQLFragment {
    "WITH RECURSIVE c (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM c) SELECT count(*) FROM c WHERE id < 0"
  }
}

@Suite struct ConnectionSetupTests {
  @Test(arguments: Store.allCases) func setsUpEachConnectionOnceBeforeAnybodyUsesIt(_ store: Store)
    async throws
  {
    let count = Mutex(0)
    let log = EventLog()
    try await store.withDatabase(
      connections: 3, observers: [log.observer()],
      prepareConnection: { connection in
        count.withLock { $0 += 1 }
        try await connection.execute(store.set(1_234))
      }
    ) { database in
      let settings = try await withThrowingTaskGroup(of: Int?.self) { group in
        for task in 0..<30 {
          group.addTask {
            switch task % 3 {
            case 0: try await store.setting(database)
            case 1: try await database.withConnection { try await store.setting($0) }
            default: try await database.transaction(access: .readOnly) { try await store.setting($0) }
            }
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(settings == Array(repeating: 1_234, count: 30))
      // The first statement of each connection is that of its set-up, and no other one is.
      let set = try SQLStatement.fragment(store.set(1_234)).render(in: database.dialect).sql
      let events = log.all
      let connections = Set(events.map(\.connection))
      #expect(connections == Set(1...connections.count))
      #expect(count.withLock(\.self) == connections.count)
      for connection in connections {
        let own = events.filter { $0.connection == connection }.map { $0.sql == set }
        // One that was opened for a task may not be needed any more when it is there.
        #expect(own.first == true)
        #expect(own.dropFirst().allSatisfy { !$0 })
      }
      #expect(events.filter { $0.sql == set }.count == connections.count)
    }
  }

  @Test(arguments: Store.allCases) func whatItSetsIsHowAConnectionIsLent(_ store: Store) async throws {
    let dirt: [SQLFragment] =
      store == .server
      ? [
        "SET lock_timeout = 99", "SELECT set_config('lock_timeout', '99', false)",
        "SET TIME ZONE 'Asia/Seoul'",
        "CREATE TEMPORARY TABLE dirt (a int)", "PREPARE dirt AS SELECT 1",
      ]
      : [
        "PRAGMA cache_size = 99", "PRAGMA recursive_triggers = ON", "CREATE TEMPORARY TABLE dirt (a)",
        "ATTACH ':memory:' AS dirt", "PRAGMA case_sensitive_like = OFF",
      ]
    var tested: [String] = []
    for change in ConnectionStateTests.changes where change.stores.contains(store) {
      @Sendable func answer(_ database: any Database) async throws -> [String] {
        try await database.withConnection { connection in
          var answers: [String] = []
          try await connection.run(RenderedStatement(sql: change.question)) { row in
            answers.append(try row.next(String.self))
          }
          return answers
        }
      }
      let isOpen = Mutex(false)
      do {
        try await store.withDatabase(
          connections: 1,
          prepareConnection: { connection in
            try await connection.run(RenderedStatement(sql: change.sql)) { _ in }
            try await connection.execute(store.set(1_234))
          }
        ) { database in
          isOpen.withLock { $0 = true }
          let first = try await answer(database)
          for dirt in dirt {
            _ = try await database.withConnection { try await $0.execute(dirt) }
            #expect(try await answer(database) == first, "\(change.sql), then \(dirt)")
            if !change.sql.contains("cache_size") {
              #expect(try await store.setting(database) == 1_234, "\(change.sql), then \(dirt)")
            }
          }
        }
        tested.append(change.sql)
      } catch  where !isOpen.withLock(\.self) {
        // With some, no table can be created.
      }
    }
    #expect(tested.count >= 10, "\(tested)")
  }

  private struct Refusal: Error {}

  @Test(arguments: [Store.file, .server]) func itsErrorIsThatOfTheCallAndTheNextOneTriesAgain(
    _ store: Store
  ) async throws {
    await #expect(throws: Refusal.self) {
      try await store.withDatabase(prepareConnection: { _ in throw Refusal() }) { _ in }
    }
    let fails = Mutex(false)
    let log = EventLog()
    try await store.withDatabase(
      connections: 1, observers: [log.observer()],
      prepareConnection: { connection in
        try await connection.execute(store.set(7))
        if fails.withLock(\.self) { throw Refusal() }
      }
    ) { database in
      try await database.withConnection { _ = try await $0.execute(store.set(5)) }
      fails.withLock { $0 = true }
      _ = log.take()
      for _ in 0..<2 {
        await #expect(throws: Refusal.self) { try await database.insert(1) }
        await #expect(throws: Refusal.self) { try await database.transaction { _ in } }
        await #expect(throws: Refusal.self) { try await database.withConnection { _ in } }
        await #expect(throws: Refusal.self) {
          for try await _ in ObservedNumber.insert([ObservedNumber(id: 1)]).returning(\.id).stream(database) {
          }
        }
      }
      // Each of the calls had a connection of its own.
      #expect(Set(log.all.map(\.connection)).count == 8)
      #expect(log.take().count == 8)
      fails.withLock { $0 = false }
      try await database.insert(2)
      #expect(try await database.ids() == [2])
      #expect(try await database.withConnection { try await store.setting($0) } == 7)
      guard store == .server else { return }
      // Those that were not set up are closed.
      let connections = RawQuery(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()", as: Int.self)
      while try await connections.fetchOne(database) != 1 { await Task.yield() }
    }
  }

  @Test func aDatabaseInMemoryThatCouldNotBeSetUpIsMadeAnew() async throws {
    let fails = Mutex(true)
    let database = try SQLiteDatabase.inMemory(
      configuration: .init(prepareConnection: { connection in
        try await connection.execute("CREATE TABLE n (id bigint PRIMARY KEY)")
        if fails.withLock(\.self) { throw Refusal() }
      }))
    for _ in 0..<2 { await #expect(throws: Refusal.self) { try await database.insert(1) } }
    fails.withLock { $0 = false }
    try await database.insert(1)
    // What a statement changes is put back; the rows stay, and the set-up does not run again.
    try await database.execute("PRAGMA cache_size = 99")
    #expect(try await database.ids() == [1])
    await database.close()
  }

  @Test(arguments: Store.allCases) func itUsesTheConnectionThatItReceives(_ store: Store) async throws {
    let target = Mutex<(any Database)?>(nil)
    let kept = Mutex<(any Connection)?>(nil)
    let refusals = Log<DatabaseError.Code?>()
    try await store.withDatabase(
      connections: 2,
      prepareConnection: { connection in
        kept.withLock { $0 = connection }
        guard let database = target.withLock(\.self) else { return }
        refusals.note(await failure { try await database.ids() }?.code)
        try await connection.transaction { _ = try await $0.fetchAll("SELECT 1", as: Int.self) }
        for try await _ in connection.stream(store.manyRows, as: Int.self) { break }
      }
    ) { database in
      target.withLock { $0 = database }
      // On a file and a server that is a connection that is not open yet.
      try await database.withConnection { _ = try await $0.execute(store.set(5)) }
      try await database.insert(1)
      #expect(try await database.ids() == [1])
      target.withLock { $0 = nil }
      #expect(store == .memory || refusals.entries.first == .misuse)
      #expect(Set(refusals.entries).isSubset(of: [.misuse]))
      // After the set-up it is nobody's.
      let connection = kept.withLock(\.self)
      #expect(await failure { try await connection?.ids() }?.code == .misuse)
    }
  }

  @Test(arguments: Store.allCases) func itEndsWithTheTimeLimitOrTheTaskOfWhoNeedsTheConnection(
    _ store: Store
  ) async throws {
    let isEndless = Mutex(false)
    try await store.withDatabase(
      connections: 1,
      prepareConnection: { connection in
        if isEndless.withLock(\.self) { try await connection.execute(store.endless) }
      }
    ) { database in
      guard store != .memory else { return }
      func replaceConnection() async throws {
        isEndless.withLock { $0 = false }
        try await database.withConnection { _ = try await $0.execute(store.set(5)) }
        isEndless.withLock { $0 = true }
      }
      try await replaceConnection()
      let error = await failure { try await database.execute("DELETE FROM n", timeout: .milliseconds(50)) }
      #expect(error?.code == .deadlineExceeded)
      try await replaceConnection()
      let task = Task { try await database.insert(1) }
      for _ in 0..<100 { await Task.yield() }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      isEndless.withLock { $0 = false }
      #expect(try await database.ids() == [])
      try await database.insert(2)
      #expect(try await database.ids() == [2])
    }
    let error = await failure {
      try await store.withDatabase(
        connections: 1, acquireTimeout: .milliseconds(50),
        prepareConnection: { _ = try await $0.execute(store.endless) }
      ) { _ in }
    }
    #expect(error?.code == .deadlineExceeded)
    #expect(
      error?.message == "The set-up of the connection took longer than its time limit of 0.05 seconds.")
  }
}
