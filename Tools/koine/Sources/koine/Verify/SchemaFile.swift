import Koine
import KoineSQLite

/// A file with the definitions of tables, of which a database is made: one of SQLite in memory, or one on a server.
struct SchemaFile {
  private static let transactions: Set = ["BEGIN", "COMMIT", "END", "ROLLBACK"]

  let file: ScriptFile
  /// The server; `nil` is SQLite.
  var server: DatabaseAddress?

  /// Makes the database, for as long as `body` runs.
  ///
  /// - Throws: ``Mistake`` if a statement of the file fails; what `body` throws.
  func withDatabase<Result>(_ body: (any Database) async throws -> Result) async throws -> Result {
    Interruption.cancelsFromNowOn()
    if let server {
      return try await ScratchDatabase(on: server).withDatabase { database in
        try await database.withConnection { try await run(on: $0) }
        return try await body(database)
      }
    }
    let database = try SQLiteDatabase.inMemory()
    do {
      // One connection, as a file that was dumped begins with a setting of it.
      try await database.withConnection { try await run(on: $0) }
      let result = try await body(database)
      await database.close()
      return result
    } catch {
      await database.close()
      throw error
    }
  }

  private func run(on connection: any Connection) async throws {
    for statement in ScriptReader(file.text, connection.dialect.spelling.lexicalRules) {
      // Each statement is a transaction of its own, and SQLite makes its own tables.
      if Self.transactions.contains(statement.verb) || statement.makesTableOfSQLite { continue }
      guard !statement.isOfServer else {
        throw Mistake("\(file.path):\(statement.line): This is of the whole server, and not of one database.")
      }
      do {
        try await connection.run(RenderedStatement(sql: statement.sql)) { _ in }
      } catch let error as DatabaseError {
        throw Mistake("\(file.path):\(statement.line(of: error)): \(Mistake(error, isPlaced: false).line)")
      }
    }
  }
}

extension ScriptStatement {
  /// Whether it is of what `.schema` prints of tables that nobody may make.
  fileprivate var makesTableOfSQLite: Bool {
    words.starts(with: ["CREATE", "TABLE"]) && words.count > 2 && words[2].hasPrefix("SQLITE_")
  }

  /// Whether it is of what all databases of a server share.
  var isOfServer: Bool {
    let subjects: Set = ["ROLE", "USER", "GROUP", "DATABASE", "TABLESPACE", "SYSTEM", "SUBSCRIPTION"]
    let isOfDatabase = words.count > 2 && words[1] == "USER" && words[2] == "MAPPING"
    return definitionVerbs.contains(verb) && words.count > 1 && subjects.contains(words[1]) && !isOfDatabase
  }

  /// Whether it makes, changes or drops something of one database.
  var isDefinition: Bool { definitionVerbs.contains(verb) && !isOfServer }

  private var definitionVerbs: Set<String> { ["CREATE", "ALTER", "DROP"] }

  /// The line that an error is about.
  func line(of error: DatabaseError) -> Int {
    // Something may come before the statement that was run.
    guard let position = error.position, let text = error.sql, text.hasSuffix(sql) else { return line }
    return line(ofByte: position - (text.utf8.count - sql.utf8.count))
  }
}
