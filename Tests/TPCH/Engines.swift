import Foundation
import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import MariaDBTestDriver

/// Every engine with the tables of TPC-H, loaded once.
struct Engines: Sendable {
  let sqlite: SQLiteDatabase
  let postgreSQL: PostgreSQLDatabase
  let mariaDB: MariaDBDatabase

  var all: [any Connection] { [sqlite, postgreSQL, mariaDB] }

  static func shared() async throws -> Engines { try await made.value }

  private static let made = Task {
    let engines = Engines(
      sqlite: try SQLiteDatabase.inMemory(),
      postgreSQL: try await PostgreSQLDatabase(url: try await PrivatePostgreSQL.shared().makeDatabase()),
      mariaDB: try await makeMariaDB())
    for engine in engines.all { try await Dataset.install(on: engine) }
    // Without statistics, the planner takes hours for a query of a second.
    try await engines.postgreSQL.execute("ANALYZE")
    try await engines.sqlite.execute("ANALYZE")
    return engines
  }

  private static func makeMariaDB() async throws -> MariaDBDatabase {
    let server = try await PrivateMariaDB.shared()
    return try await MariaDBDatabase(
      socket: server.socket, user: PrivateMariaDB.user, database: server.makeDatabase(),
      dialect: MariaDBDialect.mariaDB, setup: MariaDBDialect.sessionSetup)
  }
}
