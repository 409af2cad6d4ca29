import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import Testing

/// A value inside of quotes or of a comment would be a part of the text: Koine refuses it on every engine.
@Suite struct QuotedPartsTests {
  private static let anywhere: [SQLFragment] = [
    "SELECT '\(1)'", "SELECT '%\("a")%'", "SELECT 'it''s \("a")'", "SELECT \(1) AS \"\(2)\"",
    "SELECT 1 -- \(2)", "SELECT 1 /* \(2) */", "SELECT '\(identifier: "a")'", "SELECT '\([1, 2])'",
    "SELECT id FROM tags WHERE title = '\(Tag.columns.title)'", "SELECT '\(Tag.self)'", "SELECT x'\(1)'",
    "SELECT \(1), 'a\(2)', \(3)",
  ]
  private static let ofPostgreSQL: [SQLFragment] = [
    "SELECT $$\(1)$$", "SELECT $a$ $$ \(1)$a$", #"SELECT E'\'\#(1)'"#, "SELECT /* /* */ \(1) */ 1",
  ]
  private static let ofSQLite: [SQLFragment] = ["SELECT 1 AS [\(1)]", "SELECT 1 AS `\(1)`"]

  private func subjects(_ fragment: SQLFragment, in dialect: some SQLDialect) -> [UnsupportedFeature.Subject]
  {
    RawQuery(fragment, as: Int.self).check(in: dialect).filter { !$0.isNote }.map(\.subject)
  }

  @Test(arguments: anywhere) func everyDialectRefusesThem(_ fragment: SQLFragment) {
    #expect(subjects(fragment, in: .sqlite) == [.construct])
    #expect(subjects(fragment, in: .postgreSQL) == [.construct])
    #expect(subjects(fragment, in: .mariaDB) == [.construct])
  }

  @Test(arguments: ofPostgreSQL) func postgreSQLRefusesThoseOfItsOwn(_ fragment: SQLFragment) {
    #expect(subjects(fragment, in: .postgreSQL) == [.construct])
  }

  @Test(arguments: ofSQLite) func sqliteRefusesThoseOfItsOwn(_ fragment: SQLFragment) {
    #expect(subjects(fragment, in: .sqlite) == [.construct])
  }

  /// The refusal comes before anything is sent, from whatever the fragment is run by.
  @Test(arguments: Engine.allCases) func theyDoNotRun(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Reminders.install(on: database)
      let fragment: SQLFragment = "DELETE FROM tags WHERE title <> '\("none")'"
      await #expect(throws: UnsupportedFeatures.self) { try await database.execute(fragment) }
      await #expect(throws: UnsupportedFeatures.self) { try await fragment.execute(database) }
      await #expect(throws: UnsupportedFeatures.self) {
        try await database.transaction { connection in try await connection.execute(fragment) }
      }
      await #expect(throws: UnsupportedFeatures.self) {
        _ = try await database.fetchAll("SELECT id FROM tags WHERE title = '\("red")'", as: Int.self)
      }
      await #expect(throws: UnsupportedFeatures.self) {
        _ = try await Tag.where { SQL("\($0.title) = '\("red")'", as: Bool.self) }.fetchAll(database)
      }
      #expect(try await Tag.all().fetchCount(database) == 4)
    }
  }

  /// What only looks so runs, and means what it says.
  @Test(arguments: Engine.allCases) func valuesBesideQuotesAreBound(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      let texts = try await database.fetchAll(
        """
        SELECT 'it''s' || CAST(\("a") AS text) || '' /* ' */ || CAST(\("-") AS text) -- '
          || 'b' || CAST(\("/*") AS text)AS "x" UNION ALL SELECT '\(raw: "c")'||CAST(\("'") AS text)
        """, as: String.self)
      #expect(texts == ["it'sa-b/*", "c'"])
      guard engine == .postgreSQL else { return }
      #expect(
        try await database.fetchAll(
          #"SELECT (ARRAY['a', 'b'])[\#(2)::int] || $$'$$ || \#("c")::text || E'\\' || \#("d")::text"#,
          as: String.self)
          == [#"b'c\d"#])
    }
  }
}
