import Koine
import KoineMariaDBDialect
import KoineTesting
import MariaDBTestDriver

/// A database of a MariaDB server of its own, which some statements end: another server takes its place.
actor MortalMariaDB {
  private var server: PrivateMariaDB
  private(set) var database: MariaDBDatabase
  private let install: @Sendable (any Database) async throws -> Void

  /// - Parameter install: Makes the tables.
  init(install: @escaping @Sendable (any Database) async throws -> Void) async throws {
    self.install = install
    (server, database) = try await Self.start(install)
  }

  private static func start(
    _ install: @Sendable (any Database) async throws -> Void
  ) async throws -> (PrivateMariaDB, MariaDBDatabase) {
    let server = try await PrivateMariaDB()
    let database = try await MariaDBDatabase.makeDatabase(on: server)
    try await install(database)
    return (server, database)
  }

  /// Starts another server if this one has ended.
  ///
  /// - Returns: Whether it had.
  func revive() async throws -> Bool {
    do {
      _ = try await database.execute("SELECT 1")
      return false
    } catch {
      await stop()
      (server, database) = try await Self.start(install)
      return true
    }
  }

  func stop() async {
    await database.close()
    await server.stop()
  }
}
