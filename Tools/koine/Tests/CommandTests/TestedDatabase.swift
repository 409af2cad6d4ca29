import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting

/// The engines that the program talks to.
enum Engine: String, CaseIterable {
  case sqlite, postgreSQL

  /// Makes a database by a script.
  ///
  /// - Parameters:
  ///   - name: The name of a file, if it is one.
  /// - Returns: What names the database for the program.
  func makeDatabase(_ script: String, named name: String = "app.db", in folder: TemporaryFolder) async throws
    -> String
  {
    switch self {
    case .sqlite:
      let database = try SQLiteDatabase(path: folder.url.appending(path: name).path)
      if !script.isEmpty { try await database.executeScript(script) }
      await database.close()
      return name
    case .postgreSQL:
      let url = try await PrivatePostgreSQL.shared().makeDatabase()
      let database = try await PostgreSQLDatabase(url: url)
      if !script.isEmpty { try await database.executeScript(script) }
      await database.close()
      return url
    }
  }
}
