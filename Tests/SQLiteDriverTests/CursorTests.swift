import Koine
import KoineSQLite
import Testing

@Suite struct `Cursors of SQLite` {
  private static let numbers =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) SELECT i FROM n"

  private func statement(_ count: Int64) -> RenderedStatement {
    RenderedStatement(sql: Self.numbers, bindings: [.integer(count)])
  }

  @Test func `hand out rows in portions until the end`() async throws {
    let database = try SQLiteDatabase.inMemory()
    let cursor = try await database.cursor(statement(10))
    var portions: [[Int64]] = []
    var more = true
    while more {
      var portion: [Int64] = []
      more = try await cursor.next(4) { portion.append(try $0.nextCell().integer) }
      portions.append(portion)
    }
    #expect(portions == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10]])
    #expect(try await cursor.next(4) { _ in } == false)
    // The only connection has come back.
    #expect(try await database.rows("SELECT 1") == [[.integer(1)]])
  }

  @Test func `compute no row before it is asked for`() async throws {
    let database = try SQLiteDatabase.inMemory()
    // Without an end: only the rows that are taken can have been computed.
    let cursor = try await database.cursor(statement(.max))
    var sum: Int64 = 0
    #expect(try await cursor.next(3) { sum += try $0.nextCell().integer })
    #expect(sum == 6)
    await cursor.close()
    await cursor.close()
    #expect(try await database.rows("SELECT 1") == [[.integer(1)]])
  }

  @Test func `give the connection back when they are released`() async throws {
    let database = try SQLiteDatabase.inMemory()
    do {
      let cursor = try await database.cursor(statement(.max))
      _ = try await cursor.next(1) { _ in }
    }
    #expect(try await database.rows("SELECT 1") == [[.integer(1)]])
  }

  @Test func `and statements of one transaction take turns`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.transaction { connection in
      try await connection.execute("CREATE TABLE t (i)")
      // The same text twice: a statement in use is not handed out again.
      let first = try await connection.cursor(statement(3))
      let second = try await connection.cursor(statement(3))
      var seen: [Int64] = []
      var more = true
      while more {
        more = try await first.next(1) { seen.append(try $0.nextCell().integer) }
        _ = try await second.next(1) { seen.append(try $0.nextCell().integer) }
        try await connection.execute("INSERT INTO t VALUES (1)")
      }
      #expect(seen == [1, 1, 2, 2, 3, 3])
      #expect(try await connection.rows(Self.numbers, .integer(2)) == [[.integer(1)], [.integer(2)]])
    }
  }

  @Test func `released in a transaction free what they read`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (i)")
    try await database.execute("INSERT INTO t VALUES (1), (2)")
    try await database.transaction { connection in
      do {
        let cursor = try await connection.cursor(RenderedStatement(sql: "SELECT i FROM t"))
        _ = try await cursor.next(1) { _ in }
      }
      // An open reader would lock the table.
      try await connection.execute("DROP TABLE t")
    }
  }

  @Test func `end with their transaction`() async throws {
    let database = try SQLiteDatabase.inMemory()
    let cursor = try await database.transaction { connection in
      let cursor = try await connection.cursor(statement(10))
      _ = try await cursor.next(1) { _ in }
      return cursor
    }
    let error = await failure { _ = try await cursor.next(1) { _ in } }
    #expect(error?.code == .misuse)
    try await database.execute("CREATE TABLE t (i)")
  }

  @Test func `pass on what the row closure throws and come back`() async throws {
    struct Stop: Error {}
    let database = try SQLiteDatabase.inMemory()
    let cursor = try await database.cursor(statement(.max))
    await #expect(throws: Stop.self) { _ = try await cursor.next(1) { _ in throw Stop() } }
    #expect(try await database.rows("SELECT 1") == [[.integer(1)]])
  }
}
