import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting

/// The databases that others made, from the scripts that the library's own tests read.
enum MadeDatabase: String, CaseIterable, Sendable {
  case chinook, northwind, names, quirks

  enum Engine: String, CaseIterable, Sendable {
    case sqlite, postgreSQL

    /// An empty database, for as long as `body` runs.
    func withDatabase<Result>(_ body: (any Database) async throws -> Result) async throws -> Result {
      let database: any Database
      switch self {
      case .sqlite: database = try SQLiteDatabase.inMemory()
      case .postgreSQL:
        let url = try await PrivatePostgreSQL.shared().makeDatabase()
        database = try await PostgreSQLDatabase(url: url, configuration: .init(poolSize: 2))
      }
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

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The code that was written of the database, and is a module of the tests.
  func code(_ engine: Engine) -> URL {
    Self.tests.appending(path: "Generated/\(rawValue).\(engine.rawValue)/Tables.swift")
  }

  /// The database, made anew.
  func withDatabase<Result>(
    on engine: Engine, _ body: (any Database) async throws -> Result
  ) async throws -> Result {
    let library = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let script = library.appending(path: "Tests/Schemas/\(rawValue).\(engine.rawValue).sql")
    let text = try String(contentsOf: script, encoding: .utf8)
    return try await engine.withDatabase { database in
      try await database.executeScript(text)
      return try await body(database)
    }
  }
}
