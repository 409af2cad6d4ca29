import Koine
import KoinePostgreSQL

/// A database on a server of PostgreSQL that exists as long as it is used.
struct ScratchDatabase {
  private let server: DatabaseAddress
  private let url: String
  private let name = "koine_verify_" + String(UInt64.random(in: .min ... .max), radix: 16)

  /// - Parameter server: The address of a database of the server, by which it is reached.
  /// - Throws: ``Mistake`` if it is not the URL of a server.
  init(on server: DatabaseAddress) throws(Mistake) {
    guard case .postgreSQL(let url) = server.engine, url.contains("://") else {
      throw Mistake("--server takes the URL of a PostgreSQL server, such as postgres:///app.")
    }
    self.server = server
    self.url = url
  }

  /// Makes the database, and drops it when `body` has ended.
  ///
  /// - Throws: ``Mistake`` if the server makes none; what `body` throws.
  func withDatabase<Result>(_ body: (any Database) async throws -> Result) async throws -> Result {
    try await server.withDatabase(.writing) { server in
      do {
        try await run("CREATE DATABASE \(name)", on: server)
        let result = try await withMadeDatabase(body)
        try await drop(on: server)
        return result
      } catch {
        try? await drop(on: server)
        throw error
      }
    }
  }

  private func withMadeDatabase<Result>(
    _ body: (any Database) async throws -> Result
  ) async throws -> Result {
    try await DatabaseAddress(urlOfDatabase).withDatabase(.writing) { database in
      // Parameters of the URL may name another database, which nothing may be made in.
      guard try await database.fetchOne("SELECT current_database()", as: String.self) == name else {
        throw Mistake("The URL of the server names a database in its parameters; name it in the path.")
      }
      return try await body(database)
    }
  }

  /// The URL with the database in place of its own.
  private var urlOfDatabase: String {
    let address = url.prefix { $0 != "?" }
    let host = address.drop { $0 != ":" }.dropFirst(3).prefix { $0 != "/" }
    return "\(address.prefix { $0 != ":" })://\(host)/\(name)\(url.dropFirst(address.count))"
  }

  /// Drops the database, also if the task was cancelled.
  private func drop(on server: any Database) async throws {
    try await Task { try await run("DROP DATABASE IF EXISTS \(name) WITH (FORCE)", on: server) }.value
  }

  private func run(_ sql: String, on server: any Database) async throws {
    do {
      try await server.run(RenderedStatement(sql: sql)) { _ in }
    } catch let error as DatabaseError {
      throw Mistake(error).about(self.server.name)
    }
  }
}
