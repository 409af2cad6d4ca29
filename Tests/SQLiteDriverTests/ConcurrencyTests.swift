import Koine
import KoineSQLite
import Synchronization
import Testing

@Suite struct `SQLite among many tasks` {
  private static let endless =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"

  private static func counting(to limit: Int) -> String {
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(limit)) SELECT count(*) FROM n"
  }

  private static func lockMessage(_ milliseconds: Int) -> String {
    "Another connection holds a lock that the statement needs, and still held it after the busy timeout of \(milliseconds) ms."
  }

  @Test func aLockOfAnotherConnectionIsBusyAndRetryableX6() async throws {
    let file = try TemporaryFile()
    let first = try SQLiteDatabase(path: file.path)
    let second = try SQLiteDatabase(
      path: file.path, configuration: .init(busyTimeout: .milliseconds(20)))
    try await first.execute("CREATE TABLE t (i)")
    try await first.transaction { connection in
      try await connection.execute("INSERT INTO t VALUES (1)")
      for _ in 0..<2 {
        let error = await failure { try await second.execute("INSERT INTO t VALUES (2)") }
        #expect(error?.code == .busy)
        #expect(error?.isRetryable == true)
        #expect(error?.message == Self.lockMessage(20))
        #expect(error?.sql == "INSERT INTO t VALUES (2)")
        let transaction = await failure { try await second.transaction { _ in } }
        #expect(transaction?.code == .busy)
        #expect(transaction?.message == Self.lockMessage(20))
        #expect(transaction?.sql == "BEGIN IMMEDIATE")
        // Every way to a statement.
        let script = await failure { try await second.executeScript("INSERT INTO t VALUES (3)") }
        #expect(script?.message == Self.lockMessage(20))
        let batch = await failure {
          try await second.run(
            RenderedBatch(sql: "INSERT INTO t VALUES (?1)", types: [.bigInteger], count: 1) { row, encoder in
              encoder.append(.integer(Int64(row)))
            })
        }
        #expect(batch?.message == Self.lockMessage(20))
      }
      // Reading goes on, of what was committed.
      #expect(try await second.rows("SELECT count(*) FROM t") == [[.integer(0)]])
    }
    #expect(try await second.execute("INSERT INTO t VALUES (2)") == 1)
    await first.close()
    await second.close()
  }

  @Test func `waiting for a lock ends with the lock, or with the task`() async throws {
    let file = try TemporaryFile()
    let first = try SQLiteDatabase(path: file.path)
    let second = try SQLiteDatabase(path: file.path, configuration: .init(busyTimeout: .seconds(600)))
    try await first.execute("CREATE TABLE t (i)")
    let waiting = try await first.transaction { _ in
      let cancelled = Task.detached { try await second.execute("INSERT INTO t VALUES (1)") }
      // Behind the first in the queue for the second database's writer.
      let waiting = Task.detached {
        try await second.transaction { try await $0.execute("INSERT INTO t VALUES (2)") }
      }
      cancelled.cancel()
      await #expect(throws: CancellationError.self) { try await cancelled.value }
      return waiting
    }
    #expect(try await waiting.value == 1)
    #expect(try await first.rows("SELECT i FROM t") == [[.integer(2)]])
    await first.close()
    await second.close()
  }

  @Test func `a snapshot that has grown old cannot be written to`() async throws {
    let file = try TemporaryFile()
    let first = try SQLiteDatabase(path: file.path)
    let second = try SQLiteDatabase(path: file.path)
    try await first.execute("CREATE TABLE t (i)")
    try await first.execute("INSERT INTO t VALUES (0), (0)")
    try await first.withConnection { connection in
      // A cursor keeps the state of the database that it has begun to read.
      let cursor = try await connection.cursor(RenderedStatement(sql: "SELECT * FROM t"))
      _ = try await cursor.next(1) { _ in }
      try await second.execute("INSERT INTO t VALUES (1)")
      let error = await failure { try await connection.execute("INSERT INTO t VALUES (2)") }
      #expect(error?.code == .busy)
      #expect(error?.engineCode == "517")
      #expect(
        error?.message
          == "Another connection has written since this transaction began to read, for which SQLite does not wait; begin it again."
      )
      #expect(error?.sql == "INSERT INTO t VALUES (2)")
      await cursor.close()
    }
    await first.close()
    await second.close()
  }

  @Test func `several queries of one read see one state`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    let other = try SQLiteDatabase(path: file.path)
    try await database.executeScript("CREATE TABLE t (i); CREATE TABLE u (i); INSERT INTO t VALUES (0)")
    let write = "INSERT INTO t VALUES (1); INSERT INTO u VALUES (1)"
    let counts = try await database.read { connection in
      var counts = try await connection.rows("SELECT count(*) FROM t")
      // A task of its own: this one is inside the transaction.
      try await Task.detached { try await database.executeScript(write) }.value
      counts += try await connection.rows("SELECT count(*) FROM u")
      try await other.executeScript(write)
      counts += try await connection.rows("SELECT count(*) FROM t")
      counts += try await connection.rows("SELECT count(*) FROM t JOIN u ON t.i = u.i")
      return counts
    }
    #expect(counts == [[.integer(1)], [.integer(0)], [.integer(1)], [.integer(0)]])
    #expect(try await database.read { try await $0.rows("SELECT count(*) FROM u") } == [[.integer(2)]])
    await other.close()
    await database.close()
  }

  @Test func `readers read while a transaction writes`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.execute("CREATE TABLE t (i)")
    try await database.transaction { connection in
      try await connection.execute("INSERT INTO t VALUES (1)")
      let counts = await withTaskGroup(of: [[SQLValue]]?.self) { group in
        for _ in 0..<20 {
          group.addTask {
            // A task of its own: this one is inside the transaction.
            await Task.detached { try? await database.rows("SELECT count(*) FROM t") }.value
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(counts == Array(repeating: [[.integer(0)]], count: 20))
    }
    #expect(try await database.rows("SELECT count(*) FROM t") == [[.integer(1)]])
    await database.close()
  }

  @Test func `a hundred slow queries hold neither quick ones nor other tasks back`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path, configuration: .init(acquireTimeout: .seconds(3_600)))
    try await database.execute("CREATE TABLE t (i)")
    // A statement is known as quick after some runs.
    for _ in 0..<20 { _ = try await database.rows("SELECT count(*) FROM t") }
    let slow = (0..<100).map { _ in Task { try await database.rows(Self.endless) } }
    for _ in 0..<1_000 {
      #expect(try await database.rows("SELECT count(*) FROM t") == [[.integer(0)]])
      await Task.yield()
    }
    for task in slow { task.cancel() }
    for task in slow {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    await database.close()
  }

  @Test func `closing waits for what runs and refuses what comes`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.execute("CREATE TABLE t (i)")
    let cursor = try await database.cursor(RenderedStatement(sql: "SELECT 1"))
    let closing = Task { await database.close() }
    while await failure(of: { try await database.execute("SELECT 1") }) == nil { await Task.yield() }
    #expect(try await cursor.next(10) { _ in } == false)
    await closing.value
    let error = await failure { try await database.execute("SELECT 1") }
    #expect(error?.code == .misuse)
    #expect(error?.message == "The database is closed.")
    // The last connection has folded the log into the file.
    let contents = try file.contents()
    #expect(contents == ["test.db"])
  }
}
