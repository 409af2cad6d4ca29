import Synchronization

/// A MariaDB server of one's own, for tests: made in a temporary directory, gone with the process.
///
///     let server = try await PrivateMariaDB.shared()
///     let name = try await server.makeDatabase()
///
/// The server listens on a Unix socket in its directory and on nothing else. Its settings are MariaDB's own, whatever
/// the machine's are: text is Latin-1 and compared without case unless a table says otherwise. Its time zone is
/// five and a half hours ahead of UTC.
///
/// It finds the programs of Debian, Homebrew and `PATH`; the environment variable `KOINE_MARIADB_BIN` names the
/// directory of others. If the process runs as root, the server runs as the user `mysql` or `nobody`.
///
/// A guardian process stops the server and removes its directory when this object is released, when ``stop()`` is
/// called, or when the process ends, however it ends.
package final class PrivateMariaDB: Sendable {
  /// The user that may do everything, without a password.
  package static let user = "root"

  /// The path of the server's socket.
  package var socket: String { "\(directory)/socket" }
  /// The server's directory, which holds its socket, its data and its logs.
  package var directory: String { guardian.directory }
  /// The process of the server itself, for tests that kill it.
  package var processIdentifier: Int32 { guardian.processIdentifier }

  private let guardian: ServerGuardian
  private let databases = Atomic(0)

  /// The server that all tests of this process share, started by whoever asks first.
  ///
  /// - Throws: ``PrivateServerError`` if no server is installed, or it does not start.
  package static func shared() async throws -> PrivateMariaDB {
    try await starting.value
  }

  private static let starting = Task.detached { try await PrivateMariaDB() }

  /// Starts a server, which takes about a second.
  ///
  /// - Throws: ``PrivateServerError`` if no server is installed, or it does not start.
  package init() async throws {
    guardian = try await ServerGuardian("MariaDB", script: MariaDBScript.text)
  }

  /// Makes an empty database, with a name that is not in use.
  ///
  /// - Returns: Its name.
  /// - Throws: ``PrivateServerError`` if the server has been stopped.
  package func makeDatabase() async throws -> String {
    let name = "test_\(databases.add(1, ordering: .relaxed).newValue)"
    try await sql("CREATE DATABASE \(name)")
    return name
  }

  /// Runs SQL by the client program, statement by statement, for what a test needs to arrange behind Koine's back.
  ///
  /// - Returns: The rows as text: columns separated by tabs, each row ended by a line feed.
  /// - Throws: ``PrivateServerError`` with the server's message.
  @discardableResult
  package func sql(_ sql: String, database: String = "koine") async throws -> String {
    try await guardian.run(
      "mariadb", "--no-defaults", "--batch", "--skip-column-names", "--socket=\(socket)",
      "--user=\(Self.user)", "--database=\(database)", "--execute=\(sql)")
  }

  /// Stops the server and removes its directory. Stopping twice is allowed.
  package func stop() async {
    await guardian.stop()
  }
}
