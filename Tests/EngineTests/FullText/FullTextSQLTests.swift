import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// The SQL of indexes and searches.
@Suite struct FullTextSQLTests {
  @Test func theDefinitionOnSQLite() throws {
    func texts(_ statement: some Statement) throws -> [String] {
      try statement.render(in: .sqlite).steps.map(\.sql)
    }
    func create(_ condition: String, _ filling: String) -> [String] {
      [
        """
        CREATE VIRTUAL TABLE \(condition)"articles_search" USING fts5("title", "body", content='articles', \
        content_rowid='id', tokenize='unicode61 remove_diacritics 2')
        """,
        "INSERT INTO \"articles_search\" (\"articles_search\") \(filling)",
        """
        CREATE TRIGGER \(condition)"articles_search_insert" AFTER INSERT ON "articles" \
        WHEN EXISTS (SELECT 1 FROM "articles" WHERE "id" = new."id" AND "title" IS new."title" \
        AND "body" IS new."body") BEGIN \
        INSERT INTO "articles_search" (rowid, "title", "body") VALUES (new."id", new."title", new."body"); END
        """,
        """
        CREATE TRIGGER \(condition)"articles_search_delete" AFTER DELETE ON "articles" BEGIN \
        INSERT INTO "articles_search" ("articles_search", rowid, "title", "body") \
        SELECT 'delete', old."id", old."title", old."body" \
        WHERE EXISTS (SELECT 1 FROM "articles_search_docsize" WHERE id = old."id"); END
        """,
        """
        CREATE TRIGGER \(condition)"articles_search_update" AFTER UPDATE OF "id", "title", "body" ON "articles" \
        WHEN old."id" IS NOT new."id" OR old."title" IS NOT new."title" OR old."body" IS NOT new."body" BEGIN \
        INSERT INTO "articles_search" ("articles_search", rowid, "title", "body") \
        SELECT 'delete', old."id", old."title", old."body" \
        WHERE EXISTS (SELECT 1 FROM "articles_search_docsize" WHERE id = old."id"); \
        INSERT INTO "articles_search" (rowid, "title", "body") VALUES (new."id", new."title", new."body"); END
        """,
      ]
    }
    #expect(try texts(Article.search.create()) == create("", "VALUES ('rebuild')"))
    #expect(
      try texts(Article.search.create(ifNotExists: true))
        == create(
          "IF NOT EXISTS ",
          """
          SELECT 'rebuild' WHERE NOT EXISTS (SELECT 1 FROM "sqlite_schema" WHERE type = 'trigger' \
          AND lower(name) = lower('articles_search_insert'))
          """))
    #expect(
      try texts(Article.search.drop(ifExists: true)) == [
        "DROP TRIGGER IF EXISTS \"articles_search_insert\"",
        "DROP TRIGGER IF EXISTS \"articles_search_delete\"",
        "DROP TRIGGER IF EXISTS \"articles_search_update\"", "DROP TABLE IF EXISTS \"articles_search\"",
      ])
    #expect(
      try texts(Article.search.rebuild()) == [
        "INSERT INTO \"articles_search\" (\"articles_search\") VALUES ('rebuild')"
      ])
  }

  private static let words = #"koine_words("title" || ' ' || coalesce("body", ''))"#

  @Test func theDefinitionOnPostgreSQL() throws {
    let steps = try Article.search.create(ifNotExists: true).render(in: .postgreSQL).steps.map(\.sql)
    #expect(steps.count == 2)
    #expect(
      steps[0].hasPrefix(
        "DO $koine_do$ BEGIN PERFORM pg_advisory_xact_lock(1802464622, 3); IF to_regprocedure('koine_words(text)') IS NULL THEN CREATE FUNCTION"
      ))
    #expect(
      steps[1]
        == #"CREATE INDEX IF NOT EXISTS "articles_search" ON "articles" USING gin ((CAST(\#(Self.words) AS tsvector)))"#
    )
    #expect(try Article.search.drop().render(in: .postgreSQL).sql == #"DROP INDEX "articles_search""#)
    #expect(try Article.search.rebuild().render(in: .postgreSQL).sql == #"REINDEX INDEX "articles_search""#)
  }

  private static let searches:
    [(FullTextQuery, sqlite: String, postgreSQL: String, conditions: String, texts: [String])] = [
      ("a", #""a""#, "'a'", "", []), (.prefix("É"), #""e" *"#, "'e':*", "", []),
      (.words("a b"), #"("a" AND "b")"#, "('a' & 'b')", "", []),
      (.any(["a", .prefix("b")]), #"("a" OR "b" *)"#, "('a' | 'b':*)", "", []),
      (.phrase("a").excluding("b"), #"("a" NOT "b")"#, "('a' & !'b')", "", []),
      (
        .phrase("a b").in(Article.columns.title), #"{"title"} : "a b""#, "('a' & 'b')",
        #" AND (strpos(koine_words("title") COLLATE "C", $3) > 0)"#, [" a b "]
      ),
      (
        .phrase("a").excluding(.prefix("b c")), #"("a" NOT "b c" *)"#, "'a'",
        #" AND ((strpos(koine_words("title") COLLATE "C", $3) > 0 "#
          + #"OR strpos(koine_words(coalesce("body", '')) COLLATE "C", $4) > 0) "#
          + #"AND NOT (strpos(koine_words("title") COLLATE "C", $5) > 0 "#
          + #"OR strpos(koine_words(coalesce("body", '')) COLLATE "C", $6) > 0))"#,
        [" a ", " a ", " b c", " b c"]
      ),
    ]

  @Test func searchesAreRendered() throws {
    for (query, sqlite, postgreSQL, conditions, texts) in Self.searches {
      let search = Article.search.matching(query).select { article, match in (article.id, match.rank) }
      let first = try search.render(in: .sqlite)
      #expect(
        first.sql == #"""
          SELECT "articles"."id", "articles_search"."rank" FROM "articles" JOIN (SELECT "rowid" AS "key", \#
          -"rank" AS "rank" FROM "articles_search" WHERE "articles_search" MATCH ?1) AS "articles_search" \#
          ON "articles"."id" = "articles_search"."key"
          """#)
      #expect(first.bindings == [.text(sqlite)])
      let second = try search.render(in: .postgreSQL)
      #expect(
        second.sql == #"""
          SELECT "articles"."id", "articles_search"."rank" FROM "articles" JOIN (SELECT "id" AS "key", \#
          CAST(ts_rank(to_tsvector('simple', left(\#(Self.words), 200000)), CAST($1 AS tsquery)) AS double precision) AS "rank" \#
          FROM "articles" WHERE CAST(\#(Self.words) AS tsvector) @@ CAST($2 AS tsquery)\#(conditions)) \#
          AS "articles_search" ON "articles"."id" = "articles_search"."key"
          """#)
      #expect(second.bindings == ([postgreSQL, postgreSQL] + texts).map { .text($0) })
    }
    #expect(
      try Article.where { Article.search.finds($0, "!") }.select(\.id).render(in: .sqlite).sql == #"""
        SELECT "articles"."id" FROM "articles" WHERE "articles"."id" IN (SELECT "articles_search"."key" FROM \#
        (SELECT "rowid" AS "key" FROM "articles_search" WHERE 0) AS "articles_search")
        """#)
    #expect(Article.search.matching("a").tables.read == ["articles"])
    #expect(Article.search.create().tables.written == ["articles"])
  }
}
