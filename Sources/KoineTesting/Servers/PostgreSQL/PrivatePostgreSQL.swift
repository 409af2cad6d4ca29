import Synchronization

/// A PostgreSQL server of one's own, for tests: made in a temporary directory, gone with the process.
///
///     let server = try await PrivatePostgreSQL.shared()
///     let database = try await PostgreSQLDatabase(url: server.makeDatabase())
///
/// The server listens on a Unix socket in its directory and on nothing else. Text is sorted as ICU's en-US
/// does, and sessions are in the time zone Asia/Kolkata, so that a test does not pass merely because the server sorts
/// bytes or counts in UTC. Before PostgreSQL 15 the system's en_US.UTF-8 takes the place of ICU. Nothing is
/// synced to disk.
///
/// It finds the servers of Debian, Homebrew and `PATH`, the newest of 17 to 13 first; the environment
/// variable `KOINE_POSTGRES_BIN` names the directory of another's programs. If the process runs as root,
/// the server runs as the user `postgres` or `nobody`.
///
/// A guardian process stops the server and removes its directory when this object is released, when
/// ``stop()`` is called, or when the process ends, however it ends.
public final class PrivatePostgreSQL: Sendable {
  /// The address of the database `koine`, such as `postgres:///koine?host=/tmp/koine-Ab3xYz&user=koine`.
  public let url: String
  /// The server's directory, which holds its socket, its data and its logs.
  public var directory: String { guardian.directory }
  /// The directory of the server's programs, such as `/usr/lib/postgresql/17/bin`.
  public var programs: String { guardian.programs }
  /// The process of the server itself, for tests that kill it.
  public var processIdentifier: Int32 { guardian.processIdentifier }

  private let guardian: ServerGuardian
  private let databases = Atomic(0)

  /// The server that all tests of this process share, started by whoever asks first.
  ///
  /// - Throws: ``PrivatePostgreSQLError`` if no server is installed, or it does not start.
  public static func shared() async throws -> PrivatePostgreSQL {
    try await starting.value
  }

  private static let starting = Task.detached { try await PrivatePostgreSQL() }

  /// Starts a server, which takes about a second.
  ///
  /// - Throws: ``PrivatePostgreSQLError`` if no server is installed, or it does not start.
  public init() async throws {
    guardian = try await ServerGuardian("PostgreSQL", script: PostgreSQLScript.text)
    url = Self.url(database: "koine", directory: guardian.directory)
  }

  /// Makes an empty database.
  ///
  /// - Parameter name: Its name; by default one that is not in use.
  /// - Returns: The address of the database.
  /// - Throws: ``PrivatePostgreSQLError``, if the name is taken, or the server has been stopped.
  public func makeDatabase(named name: String? = nil) async throws -> String {
    let name = name ?? "test_\(databases.add(1, ordering: .relaxed).newValue)"
    try await guardian.run("createdb", "--no-password", "--host=\(directory)", "--username=koine", "--", name)
    return Self.url(database: name, directory: directory)
  }

  /// Runs SQL by `psql`, statement by statement, for what a test needs to arrange behind Koine's back.
  ///
  /// - Returns: The rows as text: columns separated by `|`, each row ended by a line feed.
  /// - Throws: ``PrivatePostgreSQLError`` with the server's message.
  @discardableResult
  public func psql(_ sql: String, url: String? = nil) async throws -> String {
    try await guardian.run(
      "psql", "--no-psqlrc", "--no-password", "--quiet", "--tuples-only", "--no-align",
      "--set=ON_ERROR_STOP=1", "--dbname=\(url ?? self.url)", "--command=\(sql)")
  }

  /// Stops the server and removes its directory. Stopping twice is allowed.
  public func stop() async {
    await guardian.stop()
  }

  private static func url(database: String, directory: String) -> String {
    "postgres:///\(percentEncoded(database))?host=\(directory)&user=koine"
  }

  private static func percentEncoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}

/// Why there is no private PostgreSQL, or why it refused something, and what to do.
public typealias PrivatePostgreSQLError = PrivateServerError
