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
}
