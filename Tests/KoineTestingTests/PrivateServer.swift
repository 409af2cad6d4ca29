import Foundation
import Testing

@testable import KoineTesting

/// What the private servers of all engines have in common.
protocol PrivateServer: AnyObject, Sendable {
  init() async throws
  static func shared() async throws -> Self
  var directory: String { get }
  var processIdentifier: Int32 { get }
  /// Its socket, whose path a system limits.
  var socketPath: String { get }
  /// Makes an empty database and returns what ``run(_:in:)`` calls it.
  func makeDatabase() async throws -> String
  /// Runs SQL by the client program; `nil` for the database that every server has.
  @discardableResult
  func run(_ sql: String, in database: String?) async throws -> String
  func stop() async

  static var kind: ServerKind { get }
}

/// A kind of private server, as an argument of a test, and what its script has of its own.
struct ServerKind: Sendable, CustomTestStringConvertible {
  var name: String
  var server: any PrivateServer.Type
  /// The name of its script in `scripts`, and what the library holds of it.
  var script: String
  var scriptText: String
  /// Whose address the command of the script finds, and the directory of the server in it.
  var address: String
  var directory: @Sendable (_ address: String) -> String?
  /// The variable that names the directory of its programs, and the error if they are not there.
  var programs: String
  var missing: String
  /// Names the tables of a database.
  var tables: String

  var testDescription: String { name }

  static let all = [PrivatePostgreSQL.kind, PrivateMariaDB.kind]
}

extension PrivatePostgreSQL: PrivateServer {
  var socketPath: String { "\(directory)/.s.PGSQL.5432" }
  func makeDatabase() async throws -> String { try await makeDatabase(named: nil) }
  func run(_ sql: String, in database: String?) async throws -> String { try await psql(sql, url: database) }

  static let kind = ServerKind(
    name: "PostgreSQL", server: PrivatePostgreSQL.self, script: "with-postgres",
    scriptText: PostgreSQLScript.text, address: "KOINE_POSTGRES_URL",
    directory: { URLComponents(string: $0)?.queryItems?.first { $0.name == "host" }?.value },
    programs: "KOINE_POSTGRES_BIN",
    missing: """
      with-postgres: error: no PostgreSQL server was found; install one (Debian: apt install postgresql; \
      Homebrew: brew install postgresql@17), or name the directory of its programs in KOINE_POSTGRES_BIN

      """,
    tables: "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'")
}

extension PrivateMariaDB: PrivateServer {
  var socketPath: String { socket }
  func run(_ sql: String, in database: String?) async throws -> String {
    if let database { try await self.sql(sql, database: database) } else { try await self.sql(sql) }
  }

  static let kind = ServerKind(
    name: "MariaDB", server: PrivateMariaDB.self, script: "with-mariadb", scriptText: MariaDBScript.text,
    address: "KOINE_MARIADB_SOCKET",
    directory: { $0.hasSuffix("/socket") ? String($0.dropLast("/socket".count)) : nil },
    programs: "KOINE_MARIADB_BIN",
    missing: """
      with-mariadb: error: no MariaDB server was found; install one without its service (Debian: apt install \
      mariadb-server-core mariadb-client-core; Homebrew: brew install mariadb), or name the directory of its \
      programs in KOINE_MARIADB_BIN

      """,
    tables: "SELECT table_name FROM information_schema.tables WHERE table_schema = database()")
}
