import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting

/// An engine that tests run on; the same test runs on each.
enum Engine: String, CaseIterable, Sendable {
  case sqlite, postgreSQL

  /// A fresh, empty database. Many tests may wait for its connections at the same time, on a busy machine.
  func makeDatabase() async throws -> any Database {
    switch self {
    case .sqlite: try SQLiteDatabase.inMemory(configuration: .init(acquireTimeout: .seconds(900)))
    case .postgreSQL:
      try await PostgreSQLDatabase(
        url: try await PrivatePostgreSQL.shared().makeDatabase(),
        configuration: .init(acquireTimeout: .seconds(900)))
    }
  }

  /// Runs `body` with a fresh, empty database, which is closed after.
  func withDatabase<Result>(_ body: (any Database) async throws -> Result) async throws -> Result {
    let database = try await makeDatabase()
    do {
      let result = try await body(database)
      await database.close()
      return result
    } catch {
      await database.close()
      throw error
    }
  }
}
