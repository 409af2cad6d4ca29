import Koine
import KoinePostgreSQL
import KoineSQLite

/// Opens a database by the path of an SQLite file or the URL of a PostgreSQL database, with the table.
func openDatabase(_ place: String) async throws -> any ObservableDatabase {
  guard place.hasPrefix("postgres://") || place.hasPrefix("postgresql://") else {
    let database = try SQLiteDatabase(path: place)
    try await closing(database) { try await Reminder.createTable(ifNotExists: true).execute(database) }
    return database
  }
  let database = try await PostgreSQLDatabase(url: place)
  try await closing(database) {
    try await Reminder.createTable(ifNotExists: true).execute(database)
    // On PostgreSQL, triggers tell what has changed.
    try await database.installChangeTracking(for: [Reminder.self])
  }
  return database
}

/// Closes the database if `body` throws.
private func closing(_ database: some Database, _ body: () async throws -> Void) async throws {
  do {
    try await body()
  } catch {
    await database.close()
    throw error
  }
}
