import Koine
import KoineSQLite
import Testing

/// Locks that another database object holds on the same file, and transactions that are begun again because of them.
@Suite(.timeLimit(.minutes(2))) struct `Locks of SQLite` {
  /// A database, and its transaction statements that fail, one by one.
  private static func database(
    _ path: String, _ journalMode: SQLiteDatabase.Configuration.JournalMode
  ) throws -> (SQLiteDatabase, AsyncStream<String>) {
    let (failures, failed) = AsyncStream.makeStream(of: String.self)
    let observer = StatementObserver { event in
      if event.call == .transaction, event.error != nil { failed.yield(event.sql) }
    }
    let database = try SQLiteDatabase(
      path: path,
      configuration: .init(busyTimeout: .milliseconds(1), journalMode: journalMode, observers: [observer]))
    return (database, failures)
  }

  @Test func `make a transaction begin again until the one that writes has ended`() async throws {
    let file = try TemporaryFile()
    let first = try SQLiteDatabase(path: file.path)
    let (second, failures) = try Self.database(file.path, .wal)
    try await first.execute("CREATE TABLE t (i)")
    let writing = try await first.transaction { connection in
      try await connection.execute("INSERT INTO t VALUES (1)")
      let writing = Task.detached {
        var attempts = 0
        let count = try await second.transaction(retrying: .max) { connection in
          attempts += 1
          return try await connection.execute("INSERT INTO t VALUES (2)")
        }
        return [attempts, count]
      }
      let failed = await failures.prefix(3).reduce(into: [String]()) { $0.append($1) }
      #expect(failed == Array(repeating: "BEGIN IMMEDIATE", count: 3))
      return writing
    }
    // What cannot begin has not run.
    #expect(try await writing.value == [1, 1])
    #expect(try await first.rows("SELECT i FROM t ORDER BY i") == [[.integer(1)], [.integer(2)]])
    await second.close()
    await first.close()
  }

  @Test func `make a transaction run again whose commit waits for a reader`() async throws {
    let file = try TemporaryFile()
    let first = try SQLiteDatabase(path: file.path, configuration: .init(journalMode: .delete))
    let (second, failures) = try Self.database(file.path, .delete)
    try await first.execute("CREATE TABLE t (i)")
    let writing = try await first.transaction(access: .readOnly) { connection in
      let before = try await connection.rows("SELECT i FROM t")
      #expect(before == [])
      let writing = Task.detached {
        var attempts = 0
        try await second.transaction(retrying: .max) { connection in
          attempts += 1
          try await connection.execute("INSERT INTO t VALUES (2)")
        }
        return attempts
      }
      let failed = await failures.prefix(2).reduce(into: [String]()) { $0.append($1) }
      #expect(failed == ["COMMIT", "COMMIT"])
      return writing
    }
    #expect(try await writing.value >= 3)
    #expect(try await first.rows("SELECT i FROM t") == [[.integer(2)]])
    await second.close()
    await first.close()
  }

  @Test func `are waited for by a commit, which leaves nothing if it gives up`() async throws {
    let file = try TemporaryFile()
    let patience = Duration.milliseconds(20)
    let first = try SQLiteDatabase(path: file.path, configuration: .init(journalMode: .delete))
    let second = try SQLiteDatabase(
      path: file.path, configuration: .init(busyTimeout: patience, journalMode: .delete))
    try await first.execute("CREATE TABLE t (i)")
    let insert = "INSERT INTO t VALUES (1)"
    try await first.transaction(access: .readOnly) { connection in
      let before = try await connection.rows("SELECT i FROM t")
      #expect(before == [])
      for _ in 0..<2 {
        let start = ContinuousClock.now
        let commit = await failure { try await second.transaction { try await $0.execute(insert) } }
        #expect(ContinuousClock.now - start >= patience)
        // A statement by itself commits with its end.
        let statement = await failure { try await second.execute(insert) }
        for (error, sql) in [(commit, "COMMIT"), (statement, insert)] {
          #expect(error?.code == .busy)
          #expect(error?.engineCode == "5")
          #expect(error?.isRetryable == true)
          #expect(
            error?.message
              == "Another connection holds a lock that the statement needs, and still held it after the busy timeout of 20 ms."
          )
          #expect(error?.sql == sql)
        }
      }
      let after = try await connection.rows("SELECT i FROM t")
      #expect(after == [])
    }
    #expect(try await second.rows("SELECT i FROM t") == [])
    try await second.transaction { try await $0.execute(insert) }
    #expect(try await first.rows("SELECT i FROM t") == [[.integer(1)]])
    await second.close()
    await first.close()
  }

  /// A transaction that writes has the lock from its beginning on, but not that of a file that is attached later.
  @Test func `make a transaction run again that has read what is old now`() async throws {
    let (file, otherFile) = (try TemporaryFile(), try TemporaryFile())
    let database = try SQLiteDatabase(path: file.path)
    let other = try SQLiteDatabase(path: otherFile.path)
    try await other.execute("CREATE TABLE t (i)")
    var errors: [DatabaseError?] = []
    let count = try await database.transaction(retrying: 1) { connection in
      try await connection.execute("ATTACH ? AS other", .text(otherFile.path))
      let count = try await connection.rows("SELECT count(*) FROM other.t")
      if errors.isEmpty { try await other.execute("INSERT INTO t VALUES (1)") }
      do {
        try await connection.execute("INSERT INTO other.t VALUES (2)")
      } catch {
        errors.append(error as? DatabaseError)
        throw error
      }
      return count
    }
    #expect(count == [[.integer(1)]])
    #expect(errors.map { $0?.engineCode } == ["517"])
    #expect(errors.map { $0?.code } == [.busy])
    #expect(errors.map { $0?.isRetryable } == [true])
    #expect(try await other.rows("SELECT i FROM t ORDER BY i") == [[.integer(1)], [.integer(2)]])
    await other.close()
    await database.close()
  }

  @Test func `keep a table from being dropped that is read, and may be tried again`() async throws {
    let file = try TemporaryFile()
    for database in [try SQLiteDatabase.inMemory(), try SQLiteDatabase(path: file.path)] {
      try await database.executeScript(
        "CREATE TABLE t (i INTEGER PRIMARY KEY); INSERT INTO t VALUES (1), (2)")
      try await database.withConnection { connection in
        let cursor = try await connection.cursor(RenderedStatement(sql: "SELECT i FROM t ORDER BY i"))
        _ = try await cursor.next(1) { _ in }
        let error = await failure { try await connection.execute("DROP TABLE t") }
        #expect(error?.code == .busy)
        #expect(error?.engineCode == "6")
        #expect(error?.message == "Another statement uses the table.")
        #expect(error?.isRetryable == true)
        await cursor.close()
        try await connection.execute("DROP TABLE t")
      }
      await database.close()
    }
  }
}
