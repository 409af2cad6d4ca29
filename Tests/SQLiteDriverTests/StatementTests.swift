import Koine
import KoineSQLite
import Testing

@Suite struct `Statements of SQLite` {
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

  /// What a listing names is gone after a change of the schema: SQLite would read memory that it has freed.
  @Test func `are listed as the schema is now`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (a)")
    func columns() async throws -> Int {
      let names = try await database.rows("EXPLAIN SELECT * FROM t").map { $0[1] }
      return names.count { $0 == .text("Column") }
    }
    #expect(try await columns() == 1)
    try await database.execute("ALTER TABLE t ADD COLUMN b")
    #expect(try await columns() == 2)
    try await database.execute("DROP TABLE t")
    await #expect(throws: DatabaseError.self) { try await columns() }
    await database.close()
  }

  /// SQLite does not compile a plan anew when the schema has changed.
  @Test func `are planned as the indexes are now`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (a)")
    func plan() async throws -> [[SQLValue]] {
      try await database.rows("EXPLAIN QUERY PLAN SELECT * FROM t WHERE a = 1").map { [$0[3]] }
    }
    #expect(try await plan() == [[.text("SCAN t")]])
    try await database.execute("CREATE INDEX t_a ON t (a)")
    #expect(try await plan() == [[.text("SEARCH t USING COVERING INDEX t_a (a=?)")]])
    try await database.execute("DROP INDEX t_a")
    #expect(try await plan() == [[.text("SCAN t")]])
    try await database.execute("DROP TABLE t")
    await #expect(throws: DatabaseError.self) { try await plan() }
    await database.close()
  }

  /// Of the last two results the shorter one is expected, so that a single long one reserves no memory in vain.
  @Test func `tell how many rows to expect`() async throws {
    let database = try SQLiteDatabase.inMemory()
    let sql = "WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n LIMIT ?1) SELECT i FROM n"
    var expected: [[Int]] = []
    for count in [3, 5, 2, 4, 4] as [Int64] {
      var told: [Int] = []
      try await database.run(RenderedStatement(sql: sql, bindings: [.integer(count)])) { row in
        told.append(row.expectedRowCount)
      }
      #expect(told.count == count)
      expected.append(Array(Set(told)))
    }
    #expect(expected == [[0], [0], [3], [2], [2]])
    // A run that ends early tells nothing.
    struct Enough: Error {}
    await #expect(throws: Enough.self) {
      try await database.run(RenderedStatement(sql: sql, bindings: [.integer(9)])) { _ in throw Enough() }
    }
    try await database.run(RenderedStatement(sql: sql, bindings: [.integer(1)])) { row in
      #expect(row.expectedRowCount == 4)
    }
    await database.close()
  }
}
