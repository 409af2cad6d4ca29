import Koine
import KoineSQLite
import Testing

private struct Stop: Error {}

@Suite struct `Transactions of SQLite` {
  private func database() async throws -> SQLiteDatabase {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (id INTEGER PRIMARY KEY)")
    return database
  }

  private func ids(_ connection: some Connection) async throws -> [[SQLValue]] {
    try await connection.rows("SELECT id FROM t ORDER BY id")
  }

  @Test func `that the engine rolls back by itself run nothing outside of it`() async throws {
    let database = try await database()
    try await database.execute("INSERT INTO t VALUES (1)")
    let error = await failure {
      try await database.transaction { connection in
        try await connection.execute("INSERT INTO t VALUES (2)")
        _ = await failure {
          try await connection.transaction {
            try await $0.execute("INSERT OR ROLLBACK INTO t VALUES (1)")
          }
        }
        try await connection.execute("INSERT INTO t VALUES (3)")
      }
    }
    #expect(error?.code == .uniqueViolation)
    #expect(error?.message == "SQLite has rolled the transaction back after an error.")
    #expect(try await ids(database) == [[.integer(1)]])
  }
}
