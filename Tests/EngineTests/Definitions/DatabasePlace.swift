import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting

/// Where a database is that several processes can open.
struct DatabasePlace: Codable, Sendable {
  let engine: String
  let address: String

  func open(observers: [StatementObserver] = []) async throws -> any Database {
    engine == "sqlite"
      ? try SQLiteDatabase(
        path: address,
        configuration: .init(
          busyTimeout: .seconds(300), acquireTimeout: .seconds(900), observers: observers))
      : try await PostgreSQLDatabase(
        url: address, configuration: .init(acquireTimeout: .seconds(900), observers: observers))
  }

  /// Makes a database that is there for as long as `body` runs.
  static func with(_ engine: Engine, _ body: (DatabasePlace) async throws -> Void) async throws {
    guard engine == .sqlite else {
      return try await body(
        DatabasePlace(engine: "postgreSQL", address: try await PrivatePostgreSQL.shared().makeDatabase()))
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "koine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(DatabasePlace(engine: "sqlite", address: folder.appending(path: "app.db").path))
  }
}
