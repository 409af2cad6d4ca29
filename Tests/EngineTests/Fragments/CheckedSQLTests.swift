import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// `#sql` means what the literal alone means, wherever that is taken.
@Suite struct CheckedSQLTests {
  private func onEach(
    _ engines: [Engine] = Engine.allCases, _ body: (any Database) async throws -> Void
  ) async throws {
    for engine in engines {
      try await engine.withDatabase { database async throws in
        try await Reminders.install(on: database)
        try await body(database)
      }
    }
  }

  private static let titles = ["red", "blue", "red", "Red"]

  @Test func statementsRun() async throws {
    try await onEach { database async throws in
      let title = "it's (red"
      #expect(
        try await database.execute(#sql("UPDATE \(Tag.self) SET title = \(title) WHERE id = \(1)")) == 1)
      let titles = try await database.fetchAll(
        #sql(
          """
          SELECT title -- it's
          FROM \(Tag.self) \
          WHERE id IN \([1, 2])
            AND title <> '  )'
          ORDER BY id
          """), as: String.self)
      #expect(titles == [title, "blue"])
      #expect(
        try await database.fetchOne(#sql("SELECT count(*) FROM \(Tag.self) WHERE id > \(2)"), as: Int.self)
          == 2)
      #expect(try await #sql(#"DELETE FROM "tags" WHERE id = \#(4)"#).execute(database) == 1)
      #expect(try await database.explain(#sql("SELECT 1 FROM tags")).description.contains("tags"))
    }
  }

  @Test func fragmentsArePartsOfQueries() async throws {
    try await onEach { database async throws in
      let ids = RawQuery(#sql("SELECT id FROM tags WHERE title = \("red")"), as: Int.self)
      #expect(
        try await Tag.where { $0.id.in(ids) }.select(\.id).order(by: \.id).fetchAll(database) == [1, 3])
      let typed = Tag.where { #sql("\($0.title) = \("Red")", as: Bool.self) || $0.id == 2 }
      #expect(try await typed.select(\.id).order(by: \.id).fetchAll(database) == [2, 4])
      let wrapped = Tag.select { SQL(#sql("upper(\($0.title))"), as: String.self) }
      #expect(try await wrapped.order(by: \.id).fetchAll(database) == ["RED", "BLUE", "RED", "RED"])
      let ordered = Tag.order { #sql("\($0.id) DESC") }.select(\.title)
      #expect(try await ordered.fetchAll(database) == Self.titles.reversed())
      var composed = #sql("SELECT title FROM tags")
      composed.append(#sql(" WHERE \(Tag.columns.id) > \(2)") + #sql(" ORDER BY id"))
      #expect(try await database.fetchAll(composed, as: String.self) == ["red", "Red"])
      let nested = #sql("SELECT count(*) FROM (\(composed)) AS t")
      #expect(try await database.fetchOne(nested, as: Int.self) == 2)
    }
  }

  @Test func itIsTheLiteral() {
    #expect(#sql("a = \(1) AND 'b'") == ("a = \(1) AND 'b'" as SQLFragment))
    #expect(
      #sql("\(Tag.columns.title) = 1", as: Bool.self).expression
        == SQL("\(Tag.columns.title) = 1", as: Bool.self).expression)
    let text = """
      a
        b
      """
    #expect(
      #sql(
        """
        a
          b
        """
      ).parts == [.text(text)])
  }

  @Test func migrationsTakeIt() async throws {
    let migrations = Migrations([
      Migration("notes") {
        #sql("CREATE TABLE notes (id integer PRIMARY KEY, text varchar(100) DEFAULT 'a; b')")
        #sql("INSERT INTO notes (id) VALUES (1);")
      }
    ])
    try await onEach { database async throws in
      try await migrations.migrate(database)
      #expect(try await database.fetchAll(#sql("SELECT text FROM notes"), as: String.self) == ["a; b"])
    }
  }

  @Test func whatOnlyPostgreSQLHasRuns() async throws {
    try await onEach([.postgreSQL]) { database async throws in
      let found = try await database.fetchAll(
        #sql("SELECT '{\"a\": 1}'::jsonb ? 'a', '{}'::jsonb ?| array['a'], '{}' @> '{}'::jsonb"), as: Row.self
      )
      #expect(found.map(\.values) == [[.boolean(true), .boolean(false), .boolean(true)]])
      #expect(
        try await database.fetchAll(
          #sql(#"SELECT $$it's$$ || $a$ ( $a$ || E'\'' || (ARRAY['b', 'c', 'd'])[2:3]::text"#),
          as: String.self) == ["it's ( '{c,d}"])
      #expect(
        try await database.fetchOne(#sql("SELECT @ -5 /* a /* b */ c */"), as: Int32.self) == 5)
    }
  }

  @Test func whatOnlySQLiteHasRuns() async throws {
    try await onEach([.sqlite]) { database async throws in
      #expect(
        try await database.fetchAll(
          #sql(
            "SELECT [it's] || `b` || \"c\" FROM (SELECT 'a' AS [it's], 'b' AS `b`, 'c' AS \"c\") /* a /* b */"
          ),
          as: String.self) == ["abc"])
      try await database.execute(
        #sql("CREATE TRIGGER g AFTER DELETE ON tags BEGIN DELETE FROM tags; SELECT 1; END"))
      try await database.execute(#sql("DELETE FROM tags WHERE id = \(1)"))
      #expect(try await Tag.all().fetchCount(database) == 0)
    }
  }

  /// What `#sql` does not let through, no engine takes.
  @Test(arguments: [
    "SELECT 'a", "SELECT \"a", "SELECT (1", "SELECT 1)", "SELECT f(1]",
    "SELECT id FROM tags WHERE id = ?1",
    "SELECT id FROM tags WHERE id = $1",
    "SELECT id FROM tags WHERE id = :id", "SELCT 1", "SELECT 1; SELECT 2", "SELECT \0",
    "SELECT '\("a")'", "SELECT 1 /* \(2) */",
  ])
  func whatItRefusesDoesNotRun(fragment: SQLFragment) async throws {
    try await onEach { database async throws in
      await #expect(throws: (any Error).self) {
        _ = try await database.fetchAll(fragment, as: Row.self)
      }
    }
  }
}
