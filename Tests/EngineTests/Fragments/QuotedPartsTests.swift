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

  /// Texts that end inside of quotes or a comment.
  private static let unclosed: [SQLFragment] = [
    "SELECT 'a", "SELECT 'it''s''", "SELECT \"a", "SELECT 1 /* a", "SELECT 1 -- a\n + 2 /* b -- c\n",
    "SELECT x'0",
    "SELECT \(1), 'a",
  ]
  private static let unclosedOnPostgreSQL: [SQLFragment] = [
    "SELECT $$a", "SELECT $a$ $$", #"SELECT E'a\'"#, "SELECT 1 /* /* */",
  ]
  private static let unclosedOnSQLite: [SQLFragment] = ["SELECT 1 AS [a", "SELECT 1 AS `a"]

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

  @Test(arguments: unclosed) func everyDialectRefusesWhatIsNotClosed(_ fragment: SQLFragment) {
    #expect(subjects(fragment, in: .sqlite) == [.construct])
    #expect(subjects(fragment, in: .postgreSQL) == [.construct])
    #expect(subjects(fragment, in: .mariaDB) == [.construct])
  }

  @Test(arguments: unclosedOnPostgreSQL) func postgreSQLRefusesWhatIsNotClosed(_ fragment: SQLFragment) {
    #expect(subjects(fragment, in: .postgreSQL) == [.construct])
    #expect(fragment.debugDescription.hasPrefix("SELECT "))
  }

  @Test(arguments: unclosedOnSQLite) func sqliteRefusesWhatIsNotClosed(_ fragment: SQLFragment) {
    #expect(subjects(fragment, in: .sqlite) == [.construct])
  }

  /// Texts with a placeholder of their own, which would take the value of another one, and the dialects that refuse them.
  private static let placeholders: [(fragment: SQLFragment, sqlite: Bool, postgreSQL: Bool, mariaDB: Bool)] =
    [
      ("UPDATE tags SET title = ?1 WHERE id = \(1)", true, false, true),
      ("UPDATE tags SET title = ? WHERE id = \(1)", true, false, true),
      ("UPDATE tags SET title = $1 WHERE id = \(1)", true, true, false),
      ("UPDATE tags SET title = :a WHERE id = \(1)", true, false, false),
      ("UPDATE tags SET title = @a WHERE id = \(1)", true, false, false),
      ("UPDATE tags SET title = $a WHERE id = \(1)", true, false, false),
      ("SELECT \(1) + $2", true, true, false),
      ("SELECT '?1 $1 :a', \(1), \"?1 $1 :a\" -- ?1 $1 :a\n", false, false, false),
      (
        "SELECT '[1]'::jsonb ? '1', ARRAY[1, 2][1:2], \(1)::text, '[]'::jsonb @> '[]', $$?1 $1$$", true,
        false, true
      ),
      ("PREPARE a AS SELECT $1", false, false, false),
      ("SELECT 1; CREATE FUNCTION f(int) RETURNS int LANGUAGE sql RETURN $1", false, false, false),
      ("SELECT \(1), \(SQL("\(2) + \(3)", as: Int.self)), \([4, 5])", false, false, false),
    ]

  @Test func placeholdersOfATextAreRefused() {
    for (fragment, sqlite, postgreSQL, mariaDB) in Self.placeholders {
      #expect(subjects(fragment, in: .sqlite) == (sqlite ? [.construct] : []), "\(fragment)")
      #expect(subjects(fragment, in: .postgreSQL) == (postgreSQL ? [.construct] : []), "\(fragment)")
      #expect(subjects(fragment, in: .mariaDB) == (mariaDB ? [.construct] : []), "\(fragment)")
    }
    #expect(throws: UnsupportedFeatures.self) {
      try Tag.where { $0.id == 1 && SQL("title = $1", as: Bool.self) }.render(in: .postgreSQL)
    }
  }

  /// What begins a comment, and ends it, each engine has rules of its own for. A line break ends one that the text ends with.
  private static let comments: [(sql: String, sqlite: String?, postgreSQL: String?, mariaDB: String?)] = [
    ("SELECT 1 -- it's", "SELECT 1 -- it's\n", "SELECT 1 -- it's\n", "SELECT 1 -- it's\n"),
    ("SELECT 1 --", "SELECT 1 --\n", "SELECT 1 --\n", "SELECT 1 --\n"),
    ("SELECT 1 -- a\n", "SELECT 1 -- a\n", "SELECT 1 -- a\n", "SELECT 1 -- a\n"),
    ("SELECT 1 -- a\r", "SELECT 1 -- a\r\n", "SELECT 1 -- a\r", "SELECT 1 -- a\r\n"),
    ("SELECT 5--1", "SELECT 5--1\n", "SELECT 5--1\n", "SELECT 5--1"),
    ("SELECT 5 # it's", nil, nil, "SELECT 5 # it's\n"),
    ("SELECT 5 # 3", "SELECT 5 # 3", "SELECT 5 # 3", "SELECT 5 # 3\n"),
    (
      "SELECT '--', '/*', \"#\"", "SELECT '--', '/*', \"#\"", "SELECT '--', '/*', \"#\"",
      "SELECT '--', '/*', \"#\""
    ),
    ("SELECT 3 - 1 / 2", "SELECT 3 - 1 / 2", "SELECT 3 - 1 / 2", "SELECT 3 - 1 / 2"),
    ("SELECT 1 /* -- */", "SELECT 1 /* -- */", "SELECT 1 /* -- */", "SELECT 1 /* -- */"),
  ]

  @Test func aCommentEndsWithItsText() throws {
    for (sql, sqlite, postgreSQL, mariaDB) in Self.comments {
      let query = RawQuery(SQLFragment([.text(sql)]), as: Int.self)
      #expect((try? query.render(in: .sqlite).sql) == sqlite, "\(sql)")
      #expect((try? query.render(in: .postgreSQL).sql) == postgreSQL, "\(sql)")
      #expect((try? query.render(in: .mariaDB).sql) == mariaDB, "\(sql)")
    }
    let within: SQLFragment = "SELECT id FROM (\(RawQuery("SELECT 1 AS id -- one", as: Int.self))) AS t"
    let texts: SQLFragment = "SELECT \(for: [.sqlite: "1 -- one", .postgreSQL: "2 -- two"]) + 1"
    #expect(
      try RawQuery(within, as: Int.self).render(in: .sqlite).sql
        == "SELECT id FROM (SELECT 1 AS id -- one\n) AS t")
    #expect(try RawQuery(texts, as: Int.self).render(in: .postgreSQL).sql == "SELECT 2 -- two\n + 1")
  }

  /// MariaDB has comments that begin with `#`.
  @Test func commentsOfMariaDBEndThere() async throws {
    let engines = try await FiniteEngines.shared()
    let tags = Tag.where { SQL("\($0.id) < 3 # it's", as: Bool.self) && $0.id > 1 }.order(by: \.id)
    #expect(try await tags.select(\.id).fetchAll(engines.mariaDB) == [2])
    #expect(try await engines.mariaDB.fetchAll("SELECT 5--1", as: Int.self) == [6])
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
