import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting

/// Both engines with the tables of ``Reminders``, made once: tests that share them leave them as they were.
struct Engines: Sendable {
  let sqlite: SQLiteDatabase
  let postgreSQL: PostgreSQLDatabase

  static func shared() async throws -> Engines { try await made.value }

  // Hundreds of tests wait for these connections at the same time.
  private static let made = Task {
    let engines = Engines(
      sqlite: try SQLiteDatabase.inMemory(configuration: .init(acquireTimeout: .seconds(900))),
      postgreSQL: try await PostgreSQLDatabase(
        url: try await PrivatePostgreSQL.shared().makeDatabase(),
        configuration: .init(acquireTimeout: .seconds(900))))
    try await Reminders.install(on: engines.sqlite)
    try await Reminders.install(on: engines.postgreSQL)
    try await Types.install(on: engines.sqlite)
    try await Types.install(on: engines.postgreSQL)
    try await Papers.install(on: engines.sqlite)
    try await Papers.install(on: engines.postgreSQL)
    return engines
  }

  var all: [any Connection] { [sqlite, postgreSQL] }

  /// Runs `body` in a transaction on each engine and rolls both back.
  func rolledBack(_ body: ([any Connection]) async throws -> Void) async throws {
    try await sqlite.rolledBack { first in
      try await postgreSQL.rolledBack { second in try await body([first, second]) }
    }
  }
}

/// Ends a transaction whose work has been seen.
private struct Rollback: Error {}

extension Connection {
  /// Runs `body` in a transaction, or savepoint, and rolls it back. On PostgreSQL no other one runs beside it.
  func rolledBack(_ body: (any Connection) async throws -> Void) async throws {
    do {
      // Changes that never commit need no protection from one another.
      try await transaction(isolation: .readCommitted) { connection in
        // One at a time: two that lock the same rows in another order would wait for each other.
        if connection.dialect is PostgreSQLDialect {
          try await connection.execute("SELECT pg_advisory_xact_lock(0)")
        }
        try await body(connection)
        throw Rollback()
      }
    } catch is Rollback {}
  }
}
