import CSQLite
import Koine
import KoineSQLite
import Testing

/// SQLite keeps a connection open behind its end for as long as a statement of it is left: its log stays beside the file.
@Suite(.timeLimit(.minutes(2))) struct `Closing a database of SQLite` {
  private struct Stop: Error {}

  private static let endless =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"

  private static func database(_ file: TemporaryFile) async throws -> SQLiteDatabase {
    // Statements fall out of the cache, too.
    let database = try SQLiteDatabase(path: file.path, configuration: .init(statementCacheCapacity: 2))
    try await database.executeScript(
      "CREATE TABLE t (i INTEGER PRIMARY KEY, a); INSERT INTO t VALUES (1, x'01'), (2, x'02'), (3, x'03')")
    return database
  }

  /// Uses of the database, of which each leaves what it can.
  private static let uses: [@Sendable (SQLiteDatabase) async throws -> Void] = [
    readAndWrite, readByCursors, readByCursorsInside, fail, cancel,
  ]

  private static func readAndWrite(_ database: SQLiteDatabase) async throws {
    for _ in 0..<3 { #expect(try await database.rows("SELECT i FROM t").count == 3) }
    try await database.execute("UPDATE t SET a = x'04' WHERE i = ?", .integer(1))
    _ = try await database.rows("INSERT INTO t (a) VALUES (x'05') RETURNING i")
  }

  /// Cursors that are read to their end, closed, and left, on the database and inside a transaction.
  private static func readByCursors(_ database: SQLiteDatabase) async throws {
    let whole = try await database.cursor(RenderedStatement(sql: "SELECT i FROM t ORDER BY i"))
    while try await whole.next(1, row: { _ in }) {}
    let closed = try await database.cursor(RenderedStatement(sql: "SELECT i FROM t ORDER BY i"))
    _ = try await closed.next(1) { _ in }
    await closed.close()
    let left = try await database.cursor(RenderedStatement(sql: "SELECT i FROM t ORDER BY i"))
    _ = try await left.next(1) { _ in }
  }

  private static func readByCursorsInside(_ database: SQLiteDatabase) async throws {
    try await database.transaction { connection in
      let left = try await connection.cursor(RenderedStatement(sql: "SELECT i FROM t ORDER BY i"))
      _ = try await left.next(1) { _ in }
      // The same text beside it is compiled a second time.
      let second = try await connection.cursor(RenderedStatement(sql: "SELECT i FROM t ORDER BY i"))
      _ = try await second.next(1) { _ in }
    }
  }

  /// Errors of compiling, of running, of binding and of the code that reads a row.
  private static func fail(_ database: SQLiteDatabase) async throws {
    for sql in [
      "SELECT", "SELECT * FROM nowhere", "SELECT 1; SELECT 2", "SELECT 1; SELEC 2",
      "INSERT INTO t VALUES (1, 1)", "SELECT abs(-9223372036854775808)", "SELECT ?1",
    ] {
      #expect(await failure { try await database.execute(sql) } != nil, "\(sql)")
    }
    _ = await failure { try await database.execute("SELECT ?", .double(.nan)) }
    let failing = "INSERT INTO t VALUES (7, 7); INSERT INTO t VALUES (1, 1)"
    #expect(await failure { try await database.executeScript(failing) } != nil)
    await #expect(throws: Stop.self) {
      try await database.run(RenderedStatement(sql: "SELECT i FROM t")) { _ in throw Stop() }
    }
    await #expect(throws: Stop.self) {
      try await database.transaction { connection in
        try await connection.execute("DELETE FROM t")
        throw Stop()
      }
    }
  }

  /// A query, a stream and a transaction that are cancelled while they run.
  private static func cancel(_ database: SQLiteDatabase) async throws {
    for isTransaction in [false, true] {
      let (began, begins) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      let task = Task.detached {
        if isTransaction {
          try await database.transaction { connection in
            try await connection.execute("DELETE FROM t")
            try await connection.run(RenderedStatement(sql: endless)) { _ in begins.yield() }
          }
        } else {
          try await database.run(RenderedStatement(sql: endless)) { _ in begins.yield() }
        }
      }
      for await _ in began { break }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    for try await number in database.stream("\(raw: endless)", as: Int.self) where number > 100 { break }
  }

  @Test func `leaves no statement, whatever has been done with it`() async throws {
    let file = try TemporaryFile()
    for use in Self.uses {
      let database = try await Self.database(file)
      try await use(database)
      try await database.execute("DROP TABLE t")
      await database.close()
      let contents = try file.contents()
      #expect(contents == ["test.db"])
    }
    let database = try await Self.database(file)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for use in Self.uses.prefix(3) { group.addTask { try await use(database) } }
      try await group.waitForAll()
    }
    await database.close()
    let contents = try file.contents()
    #expect(contents == ["test.db"])
  }

  /// What the other test relies on.
  @Test func `with a statement left keeps the log`() async throws {
    let file = try TemporaryFile()
    let database = try await Self.database(file)
    let left = try await database.withUnsafeSQLiteHandle { handle in
      var statement: OpaquePointer?
      sqlite3_prepare_v2(handle, "SELECT i FROM t", -1, &statement, nil)
      return UInt(bitPattern: statement)
    }
    await database.close()
    #expect(try file.contents() == ["test.db", "test.db-shm", "test.db-wal"])
    sqlite3_finalize(OpaquePointer(bitPattern: left))
    #expect(try file.contents() == ["test.db"])
  }
}
