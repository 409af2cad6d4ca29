import Koine
import KoineSQLite
import Testing

@Suite struct `Statements of SQLite` {
  @Test func `are compiled anew after a change of the schema`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.execute("CREATE TABLE t (a)")
    try await database.execute("INSERT INTO t VALUES (1)")
    for _ in 0..<3 { #expect(try await database.rows("SELECT * FROM t") == [[.integer(1)]]) }
    try await database.execute("ALTER TABLE t ADD COLUMN b DEFAULT 2")
    #expect(try await database.rows("SELECT * FROM t") == [[.integer(1), .integer(2)]])
    await database.close()
  }

  @Test func `keep apart texts that Swift calls equal`() async throws {
    let database = try SQLiteDatabase.inMemory()
    for _ in 0..<3 {
      #expect(try await database.rows("SELECT length('\u{E9}')") == [[.integer(1)]])
      #expect(try await database.rows("SELECT length('e\u{301}')") == [[.integer(2)]])
    }
  }

  @Test func `leave a small cache and come again`() async throws {
    let database = try SQLiteDatabase.inMemory(configuration: .init(statementCacheCapacity: 2))
    for _ in 0..<3 {
      for number in 0..<10 {
        #expect(try await database.rows("SELECT \(number)") == [[.integer(Int64(number))]])
      }
    }
  }

  @Test func `with a RETURNING clause hand out rows, and commit`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.execute("CREATE TABLE t (a INTEGER PRIMARY KEY)")
    for round in 0..<3 {
      let rows = try await database.rows(
        "INSERT INTO t VALUES (?), (?) RETURNING a", .integer(Int64(round * 2)),
        .integer(Int64(round * 2 + 1)))
      #expect(rows == [[.integer(Int64(round * 2))], [.integer(Int64(round * 2 + 1))]])
    }
    #expect(try await database.rows("SELECT count(*) FROM t") == [[.integer(6)]])
    await database.close()
  }

  @Test func `see temporary tables on the connection that has them`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.withConnection { connection in
      try await connection.execute("CREATE TEMP TABLE scratch (a)")
      try await connection.execute("INSERT INTO scratch VALUES (1)")
      #expect(try await connection.rows("SELECT a FROM scratch") == [[.integer(1)]])
    }
    await database.close()
  }

  @Test func `pass on what the row closure throws, and end`() async throws {
    struct Stop: Error {}
    let database = try SQLiteDatabase.inMemory()
    await #expect(throws: Stop.self) {
      try await database.run(RenderedStatement(sql: "VALUES (1), (2)")) { _ in throw Stop() }
    }
    #expect(try await database.rows("VALUES (1), (2)") == [[.integer(1)], [.integer(2)]])
  }

  @Test func `run under the promised settings`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    let settings = try await database.withConnection { connection in
      try await connection.rows("PRAGMA journal_mode") + connection.rows("PRAGMA foreign_keys")
        + connection.rows("PRAGMA synchronous")
    }
    #expect(settings == [[.text("wal")], [.integer(1)], [.integer(2)]])
    await database.close()
  }

  @Test func `hold more columns than a row usually has`() async throws {
    let database = try SQLiteDatabase.inMemory()
    let list = (0..<500).map(String.init).joined(separator: ", ")
    #expect(try await database.rows("SELECT \(list)") == [(0..<500).map { .integer(Int64($0)) }])
  }
}
