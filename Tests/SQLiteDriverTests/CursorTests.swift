import Koine
import KoineSQLite
import Testing

@Suite struct `Cursors of SQLite` {
  private static let numbers =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) SELECT i FROM n"

  private func statement(_ count: Int64) -> RenderedStatement {
    RenderedStatement(sql: Self.numbers, bindings: [.integer(count)])
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
}
