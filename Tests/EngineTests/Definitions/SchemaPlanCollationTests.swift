import Koine
import KoineSQLite
import Testing

/// Columns of SQLite that ignore case from then on.
@Suite struct SchemaPlanCollationTests {
  private static let old = """
    CREATE TABLE words (id INTEGER PRIMARY KEY NOT NULL, word TEXT NOT NULL, part TEXT, UNIQUE (word, part));
    INSERT INTO words VALUES (1, 'a', 'x'), (2, 'b', 'x'), (3, 'a', 'y');

    """

  private static func schema(_ script: String) async throws -> DatabaseSchema {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(script)
      return try await database.schema()
    }
  }

  /// Texts that are alike then are told before anything is changed: in a key that stays, in a new one, and in a new index.
  @Test(arguments: [
    (
      "word TEXT NOT NULL COLLATE NOCASE, part TEXT, UNIQUE (word, part));", "(4, 'A', 'x')",
      ["id: 1", "id: 4"]
    ),
    (
      "word TEXT NOT NULL COLLATE NOCASE UNIQUE, part TEXT);", "(3, 'C', 'z'), (4, 'c', 'x')",
      ["id: 3", "id: 4"]
    ),
    (
      "word TEXT NOT NULL, part TEXT, UNIQUE (word, part)); CREATE UNIQUE INDEX i ON words (word COLLATE NOCASE);",
      "(3, 'C', 'z'), (4, 'c', 'x')", ["id: 3", "id: 4"]
    ),
  ]) func textsThatAreAlikeThen(_ columns: String, _ row: String, _ broken: [String]) async throws {
    let new = try await Self.schema("CREATE TABLE words (id INTEGER PRIMARY KEY NOT NULL, " + columns)
    let isOfKey = broken == ["id: 1", "id: 4"]
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(
        Self.old + (isOfKey ? "" : "DELETE FROM words WHERE id = 3;") + "INSERT INTO words VALUES \(row)")
      let before = try await database.schema()
      let plan = try SchemaPlan(from: before, to: new, in: database.dialect)
      #expect(plan.steps.contains { $0.risk == .checked })
      let error = await #expect(throws: SchemaPlanError.self) { try await plan.run(on: database) }
      guard case .brokenBy(let rows, _)? = error?.reason else {
        Issue.record("no row is told: \(String(describing: error))")
        return
      }
      #expect(rows.map { String($0.prefix(5)) }.sorted() == broken)
      #expect(try await database.schema() == before)
      // Without the last row nothing stands in the way.
      try await database.execute("DELETE FROM words WHERE id = 4")
      try await plan.run(on: database)
      #expect(try await database.schema() == new)
    }
  }
}
