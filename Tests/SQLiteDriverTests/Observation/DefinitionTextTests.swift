import Koine
import KoineSQLite
import Testing

/// Definitions that found nothing to do, and find something when the same text runs again.
@Suite(.timeLimit(.minutes(2))) struct DefinitionTextTests {
  /// A text, and what makes it find something to do.
  struct Definition: CustomTestStringConvertible {
    var text: String
    var before: String
    var testDescription: String { text }
  }

  static let definitions = [
    Definition(text: "DROP TABLE IF EXISTS u", before: "CREATE TABLE u (x)"),
    Definition(text: "DROP VIEW IF EXISTS v", before: "CREATE VIEW v AS SELECT 1"),
    Definition(text: "DROP INDEX IF EXISTS i", before: "CREATE INDEX i ON t (x)"),
    Definition(
      text: "DROP TRIGGER IF EXISTS g", before: "CREATE TRIGGER g AFTER INSERT ON t BEGIN SELECT 1; END"),
  ]

  static let creations = [
    Definition(text: "CREATE TABLE IF NOT EXISTS u (x)", before: "DROP TABLE u"),
    Definition(text: "CREATE VIEW IF NOT EXISTS v AS SELECT 1", before: "DROP VIEW v"),
    Definition(text: "CREATE INDEX IF NOT EXISTS i ON t (x)", before: "DROP INDEX i"),
    Definition(
      text: "CREATE TRIGGER IF NOT EXISTS g AFTER INSERT ON t BEGIN SELECT 1; END", before: "DROP TRIGGER g"),
  ]

  @Test(arguments: definitions + creations)
  func areSeenByWhoObserves(_ definition: Definition) async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.execute("CREATE TABLE t (x)")
    if definition.text.hasPrefix("CREATE") { try await database.execute(definition.text) }
    // It finds nothing to do.
    try await database.execute(definition.text)
    try await database.execute(definition.text)
    try await database.execute(definition.before)
    let before = try await Self.names(database)
    var states = database.observe { try await Self.names($0) }.makeAsyncIterator()
    #expect(try await states.next() == before)
    try await database.execute(definition.text)
    let after = try await Self.names(database)
    #expect(after != before)
    #expect(try await states.next() == after)
    await database.close()
  }

  private static func names(_ connection: any Connection) async throws -> [String] {
    try await connection.fetchAll("SELECT name FROM sqlite_schema ORDER BY name", as: String.self)
  }

  /// What SQLite finds wrong with a definition while it runs is told: it quotes texts of the schema alone.
  @Test(arguments: [
    ("ALTER TABLE t RENAME COLUMN x TO y", "error in table t after rename: duplicate column name: y", true),
    ("ALTER TABLE t DROP COLUMN x", "error in view v after drop column: no such column: x", false),
  ])
  func tellWhatIsWrong(_ sql: String, _ words: String, _ isTaken: Bool) async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.executeScript("CREATE TABLE t (x, y); CREATE VIEW v AS SELECT x FROM t")
    let error = await failure { try await database.execute(sql) }
    #expect(error?.engineWords == words)
    #expect(error?.code == (isTaken ? .alreadyExists : .other))
    await database.close()
  }
}
