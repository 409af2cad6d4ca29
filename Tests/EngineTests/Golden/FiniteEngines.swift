import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import MariaDBTestDriver

/// Every engine, with the tables of ``Reminders`` and ``Types`` without infinite numbers, which MariaDB does not have.
/// Tests that share them leave them as they were.
struct FiniteEngines: Sendable {
  let sqlite: SQLiteDatabase
  let postgreSQL: PostgreSQLDatabase
  let mariaDB: MariaDBDatabase

  static func shared() async throws -> FiniteEngines { try await made.value }

  // Hundreds of tests wait for these connections at the same time.
  private static let made = Task {
    let engines = FiniteEngines(
      sqlite: try SQLiteDatabase.inMemory(configuration: .init(acquireTimeout: .seconds(900))),
      postgreSQL: try await PostgreSQLDatabase(
        url: try await PrivatePostgreSQL.shared().makeDatabase(),
        configuration: .init(acquireTimeout: .seconds(900))),
      mariaDB: try await .makeDatabase())
    for engine in engines.all {
      try await Reminders.install(on: engine, samples: Reminders.finiteSamples)
      try await Types.install(on: engine)
      try await Papers.install(on: engine)
    }
    return engines
  }

  /// What MariaDB's dialect does not refuse yet, and MariaDB takes for something else.
  static let differencesOnMariaDB: Set<String> = [
    // The columns of VALUES are named by what is in its first row, and two placeholders have one name.
    "fragment-rows"
  ]

  var all: [any Connection] { [sqlite, postgreSQL, mariaDB] }

  /// Runs `body` in a transaction on each engine and rolls all back.
  func rolledBack(_ body: ([any Connection]) async throws -> Void) async throws {
    try await sqlite.rolledBack { first in
      try await postgreSQL.rolledBack { second in
        try await mariaDB.rolledBack { third in try await body([first, second, third]) }
      }
    }
  }
}

extension MariaDBDatabase {
  /// A fresh, empty database of the private server.
  static func makeDatabase() async throws -> MariaDBDatabase {
    try await makeDatabase(on: PrivateMariaDB.shared())
  }

  /// A fresh, empty database of a server.
  static func makeDatabase(on server: PrivateMariaDB) async throws -> MariaDBDatabase {
    try await MariaDBDatabase(
      socket: server.socket, user: PrivateMariaDB.user, database: server.makeDatabase(),
      dialect: MariaDBDialect.mariaDB, setup: MariaDBDialect.sessionSetup)
  }
}
