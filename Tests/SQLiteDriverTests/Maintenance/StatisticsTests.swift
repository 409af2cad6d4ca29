import Koine
import KoineSQLite
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Statistics of SQLite` {
  private typealias Statistics = SQLiteDatabase.Statistics

  private static let rows = """
    CREATE TABLE t (i INTEGER PRIMARY KEY, a);
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
    INSERT INTO t SELECT i, zeroblob(3800) FROM n;
    """

  /// The figures without those of the caches, which depend on how SQLite was built.
  private static func file(_ statistics: Statistics) -> Statistics {
    Statistics(
      pageCount: statistics.pageCount, pageSize: statistics.pageSize, freePageCount: statistics.freePageCount,
      connectionCount: statistics.connectionCount)
  }

  @Test func `tell the pages of the file, the free ones too`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path, configuration: .init(readerCount: 1, pageSize: 4_096))
    try await database.executeScript(Self.rows)
    let full = try await database.statistics()
    #expect(
      Self.file(full)
        == Statistics(pageCount: full.pageCount, pageSize: 4_096, freePageCount: 0, connectionCount: 2))
    #expect(full.pageCount > 100)
    try await database.execute("DELETE FROM t WHERE i > 1")
    let emptied = try await database.statistics()
    #expect(emptied.pageCount == full.pageCount)
    #expect(emptied.freePageCount == full.pageCount - 2)
    try await database.vacuum()
    #expect(
      try await Self.file(database.statistics())
        == Statistics(pageCount: 2, pageSize: 4_096, freePageCount: 0, connectionCount: 2))
    await database.close()
  }

  @Test func `count what is found in the cache and what is not`() async throws {
    let file = try TemporaryFile()
    let writable = try SQLiteDatabase(path: file.path)
    try await writable.executeScript(Self.rows)
    await writable.close()
    let database = try SQLiteDatabase(
      path: file.path,
      configuration: .init(readerCount: 1, isReadOnly: true, cacheSize: .pages(500), mmapSize: 0))
    let before = try await database.statistics()
    #expect(before.connectionCount == 1)
    let sum = "SELECT sum(length(a)) FROM t"
    #expect(try await database.rows(sum) == [[.integer(380_000)]])
    let first = try await database.statistics()
    #expect(first.cacheMissCount - before.cacheMissCount >= 100)
    #expect(first.cacheByteCount - before.cacheByteCount > 380_000)
    #expect(try await database.rows(sum) == [[.integer(380_000)]])
    let second = try await database.statistics()
    #expect(second.cacheMissCount == first.cacheMissCount)
    #expect(second.cacheHitCount - first.cacheHitCount >= 100)
    #expect(second.cacheByteCount == first.cacheByteCount)
    await database.close()
  }

  @Test func `come while connections are lent, and wait for a statement that runs`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.executeScript(Self.rows)
    let cursor = try await database.cursor(RenderedStatement(sql: "SELECT i FROM t"))
    _ = try await cursor.next(1) { _ in }
    try await database.transaction { connection in
      try await connection.execute("DELETE FROM t WHERE i = 1")
      // A task of its own: this one is inside the transaction.
      let statistics = try await Task.detached { try await database.statistics() }.value
      #expect(statistics.connectionCount == 3)
      #expect(statistics.freePageCount == 0)
    }
    await cursor.close()
    let endless = Task {
      try await database.rows(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n")
    }
    var error: DatabaseError?
    while error == nil { error = await failure { try await database.statistics(timeout: .milliseconds(20)) } }
    #expect(error?.code == .deadlineExceeded)
    endless.cancel()
    await #expect(throws: CancellationError.self) { try await endless.value }
    await database.close()
  }

  @Test func `are misuse of a closed database, also of one that is being closed`() async throws {
    let memory = try SQLiteDatabase.inMemory()
    #expect(try await Self.file(memory.statistics()).connectionCount == 1)
    await memory.close()
    #expect(await failure { try await memory.statistics() }?.code == .misuse)
    let inside = try SQLiteDatabase.inMemory()
    let error = await failure { try await inside.transaction { _ in try await inside.statistics() } }
    #expect(error?.code == .misuse)
    for _ in 0..<20 {
      let file = try TemporaryFile()
      let database = try SQLiteDatabase(path: file.path)
      try await database.executeScript(Self.rows)
      let asking = (0..<8).map { _ in Task { try await database.statistics() } }
      await database.close()
      for task in asking {
        do {
          #expect(try await task.value.pageCount > 100)
        } catch let error as DatabaseError {
          #expect(error.code == .misuse)
        }
      }
    }
  }

  @Test func `tell the memory of the schema and of prepared statements`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path, configuration: .init(readerCount: 1))
    try await database.execute("CREATE TABLE t (i INTEGER PRIMARY KEY, a)")
    let before = try await database.statistics()
    for number in 0..<20 { _ = try await database.rows("SELECT i + \(number) FROM t") }
    let after = try await database.statistics()
    #expect(after.statementCount == before.statementCount + 20)
    #expect(after.statementByteCount > before.statementByteCount + 20 * 100)
    let columns = (0..<500).map { "a_column_of_the_table_\($0)" }.joined(separator: ", ")
    try await database.execute("CREATE TABLE wide (\(columns))")
    #expect(try await database.statistics().schemaByteCount > after.schemaByteCount + 500 * 16)
    await database.close()
  }

  @Test func `tell what each statement has done, on all connections`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path, configuration: .init(readerCount: 1))
    try await database.executeScript(
      "CREATE TABLE t (i INTEGER PRIMARY KEY, a); INSERT INTO t VALUES (1, 3), (2, 2), (3, 1);"
        + "CREATE TABLE u (i INTEGER PRIMARY KEY, a); INSERT INTO u SELECT * FROM t;")
    let sorted = "SELECT i FROM t ORDER BY a"
    let joined = "SELECT t.i FROM t, u WHERE t.a = u.a AND t.a > ?1"
    for _ in 0..<4 { _ = try await database.rows(sorted) }
    try await database.withConnection { _ = try await $0.rows(sorted) }
    _ = try await database.rows(joined, .integer(0))
    let statistics = try await database.statementStatistics()
    #expect(statistics.map(\.sql) == statistics.map(\.sql).sorted())
    let first = try #require(statistics.first { $0.sql == sorted })
    // The first run was a look at how long it takes.
    #expect(first.connectionCount == 2 && first.runCount >= 5 && first.sortCount == first.runCount)
    #expect(first.fullScanStepCount == first.runCount * 2 && first.automaticIndexRowCount == 0)
    #expect(first.byteCount > 100)
    let second = try #require(statistics.first { $0.sql == joined })
    #expect(second.connectionCount == 1 && second.automaticIndexRowCount >= 2)
    await database.close()
    #expect(await failure { try await database.statementStatistics() }?.code == .misuse)
  }
}
