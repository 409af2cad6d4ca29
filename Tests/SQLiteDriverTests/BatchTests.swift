import Koine
import KoineSQLite
import Testing

@Suite struct `Batches of SQLite` {
  private func batch(_ count: Int, failingAt: Int? = nil) -> RenderedBatch {
    RenderedBatch(
      sql: "INSERT INTO t VALUES (?, ?)", types: [.bigInteger, .text], count: count
    ) { row, encoder in
      encoder.append(.integer(Int64(row == failingAt ? 0 : row)))
      encoder.append(.text("row \(row)" + String(repeating: "-", count: row % 700)))
    }
  }

  @Test(arguments: [0, 1, 2, 2_000]) func `insert every row`(count: Int) async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, s TEXT)")
    #expect(try await database.run(batch(count)) == count)
    let rows = try await database.rows("SELECT id, s FROM t ORDER BY id")
    #expect(
      rows
        == (0..<count).map {
          [.integer(Int64($0)), .text("row \($0)" + String(repeating: "-", count: $0 % 700))]
        })
  }

  @Test func `are all or nothing outside a transaction`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, s TEXT)")
    let error = await failure { try await database.run(batch(100, failingAt: 99)) }
    #expect(error?.code == .uniqueViolation)
    #expect(try await database.rows("SELECT count(*) FROM t") == [[.integer(0)]])
    #expect(try await database.run(batch(100)) == 100)
  }

  @Test func `inside a transaction undo themselves and leave the rest`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, s TEXT)")
    try await database.transaction { connection in
      try await connection.execute("INSERT INTO t VALUES (-1, 'kept')")
      let error = await failure {
        try await connection.transaction { nested in
          try await nested.run(batch(100, failingAt: 50))
        }
      }
      #expect(error?.code == .uniqueViolation)
      #expect(try await connection.rows("SELECT id FROM t") == [[.integer(-1)]])
    }
    let count = try await database.withConnection { try await $0.run(batch(3)) }
    #expect(count == 3)
    #expect(try await database.rows("SELECT count(*) FROM t") == [[.integer(4)]])
  }

  @Test func `refuse a row of another length, and undo the rows before it`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, s TEXT)")
    let short = RenderedBatch(
      sql: "INSERT INTO t VALUES (?, ?)", types: [.bigInteger, .text], count: 3
    ) { row, encoder in
      encoder.append(.integer(Int64(row)))
      if row < 2 { encoder.append(.null) }
    }
    let error = await failure { try await database.run(short) }
    #expect(error?.code == .misuse)
    #expect(try await database.rows("SELECT count(*) FROM t") == [[.integer(0)]])
  }

  @Test func `count the rows that changed`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, s TEXT)")
    try await database.run(batch(10))
    let update = RenderedBatch(
      sql: "UPDATE t SET s = ? WHERE id >= ?", types: [.text, .bigInteger], count: 2
    ) { row, encoder in
      encoder.append(.text("u"))
      encoder.append(.integer(Int64(5 + row * 100)))
    }
    #expect(try await database.run(update) == 5)
    #expect(try await database.execute("UPDATE t SET s = 'v' WHERE id < 3") == 3)
    #expect(try await database.execute("CREATE TABLE other (a)") == 0)
    #expect(try await database.execute("INSERT OR IGNORE INTO t VALUES (1, '')") == 0)
    #expect(try await database.execute("SELECT * FROM t") == 0)
  }
}
