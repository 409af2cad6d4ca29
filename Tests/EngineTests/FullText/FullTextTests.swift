import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import Testing

/// Searches find the same rows on every engine.
@Suite struct FullTextTests {
  private static let articles = [
    Article(1, "Hello, World!", "The quick brown fox"),
    Article(2, "Brown fox", nil),
    Article(3, "Quick", "Hello — brown world of foxes"),
    Article(4, "Élan vital", "SQLite's speed; PostgreSQL's plans"),
    Article(5, "", ""),
    Article(6, "AND OR NOT NEAR(", "title: \"quoted\" * - ^ { } 'single' \\ $1 ?1"),
    Article(7, "new york", "York, New"),
  ]

  static func withArticles<Result>(
    on engine: Engine, _ articles: [Article] = articles, _ body: (any Database) async throws -> Result
  ) async throws -> Result {
    try await engine.withDatabase { database async throws in
      try await Article.createTable().execute(database)
      try await Article.search.create().execute(database)
      if !articles.isEmpty { try await Article.insert(articles).execute(database) }
      return try await body(database)
    }
  }

  static func keys(_ query: FullTextQuery, on connection: any Connection) async throws -> [Int] {
    try await Article.search.matching(query).order { article, _ in article.id }.select { article, _ in
      article.id
    }
    .fetchAll(connection)
  }

  private static let wishes: [(Wish, [Int])] = [
    (.phrase("hello"), [1, 3]), (.phrase("brown fox"), [1, 2]), (.phrase("fox brown"), []),
    (.phrase("hello brown"), [3]), (.phrase("world the"), []), (.prefix("fo"), [1, 2, 3]),
    (.prefix("brown fo"), [1, 2]),
    (.words("world hello"), [1, 3]), (.words("brown quick"), [1, 3]), (.typed("hello wor"), [1, 3]),
    (.typed("hello wor "), []), (.phrase("ELAN"), [4]), (.phrase("sqlite"), [4]), (.phrase("s"), [4]),
    (.phrase("new york"), [7]), (.inTitle(.phrase("hello")), [1]), (.inBody(.phrase("hello")), [3]),
    (.inBody(.inTitle(.phrase("hello"))), []), (.inTitle(.prefix("q")), [3]),
    (.all([.inTitle(.phrase("hello")), .inBody(.phrase("fox"))]), [1]),
    (.any([.phrase("vital"), .phrase("new york")]), [4, 7]),
    (.excluding(.phrase("brown"), .phrase("fox")), [3]),
    (.excluding(.phrase("brown"), .phrase("brown fox")), [3]),
    (.excluding(.phrase("hello"), .inTitle(.phrase("hello"))), [3]),
    (.excluding(.phrase("hello"), .excluding(.phrase("brown"), .phrase("world"))), [1, 3]),
    (.phrase(""), []), (.phrase("!?"), []), (.all([]), []), (.any([]), []),
    (.all([.phrase("!"), .phrase("hello")]), [1, 3]),
    (.any([.phrase("!"), .phrase("vital")]), [4]), (.excluding(.phrase("vital"), .phrase("")), [4]),
    (.phrase("AND OR"), [6]), (.phrase("NEAR("), [6]), (.phrase("title:"), [6]),
    (.phrase("\"quoted\" *"), [6]),
    (.phrase(String(repeating: "x", count: 300)), []),
    (.any([.phrase(String(repeating: "x", count: 300)), .phrase("vital")]), [4]),
    (.all([.phrase(String(repeating: "x", count: 300)), .phrase("vital")]), []),
  ]

  @Test(arguments: Engine.allCases) func searchesFindTheirRowsF33(_ engine: Engine) async throws {
    try await Self.withArticles(on: engine) { database async throws in
      for (wish, keys) in Self.wishes {
        #expect(try await Self.keys(wish.query, on: database) == keys, "\(wish)")
        #expect(Self.articles.filter(wish.finds).map(\.id) == keys, "the model: \(wish)")
        #expect(
          try await Article.where { Article.search.finds($0, wish.query) }.order(by: \.id).select(\.id)
            .fetchAll(database) == keys, "\(wish)")
      }
    }
  }

  /// Whatever is searched for, in whatever texts: no error, and the rows of the model.
  @Test(arguments: Engine.allCases, [1, 2, 3]) func randomSearches(_ engine: Engine, seed: UInt64)
    async throws
  {
    var random = RandomTexts(random: RandomSource(seed: seed))
    let articles = (1...60).map { random.article($0) }
    try await Self.withArticles(on: engine, articles) { database async throws in
      var found = 0
      for _ in 0..<300 {
        let wish = random.wish()
        let keys = try await Self.keys(wish.query, on: database)
        let expected = articles.filter(wish.finds).map(\.id)
        #expect(keys == expected, "\(wish)")
        found += keys.count
      }
      #expect(found > 500)
    }
  }

  @Test(arguments: Engine.allCases) func rankedRowsAreReadWithTheirMatches(_ engine: Engine) async throws {
    try await Self.withArticles(on: engine) { database async throws in
      let rows = try await Article.search.matching(.phrase("brown"))
        .order { article, match in (match.rank.descending(), article.id) }.fetchAll(database)
      #expect(Set(rows.map(\.0.id)) == [1, 2, 3])
      #expect(rows.allSatisfy { $0.0 == Self.articles[$0.1.key - 1] && $0.1.rank > 0 })
      #expect(rows.map(\.1.rank) == rows.map(\.1.rank).sorted(by: >))
      let title = try await Article.search.matching(.prefix("hel")).where { article, _ in article.id > 1 }
        .select { article, match in (article.title, match.rank) }.fetchAll(database)
      #expect(title.map(\.0) == ["Quick"])
      #expect(try await Article.search.matching(.phrase("")).fetchAll(database).isEmpty)
      #expect(try await Article.search.matching(.phrase("brown")).fetchCount(database) == 3)
    }
  }

  @Test(arguments: Engine.allCases) func searchesAreConditionsAndSources(_ engine: Engine) async throws {
    try await Self.withArticles(on: engine) { database async throws in
      let pairs = try await Article.where { $0.id < 3 }.join(Article.as("other")) { $0.id < $1.id }
        .where { article, other in
          Article.search.finds(article, "brown") && !Article.search.finds(other, "brown")
        }
        .order { article, other in (article.id, other.id) }.select { ($0.id, $1.id) }.fetchAll(database)
      #expect(pairs.map { [$0.0, $0.1] } == [1, 2].flatMap { id in (4...7).map { [id, $0] } })
      let both = try await Article.search.matching("brown")
        .join(Article.search.matches(of: "quick", as: "quick")) { _, match, quick in
          match.key == quick.key
        }
        .order { article, _, _ in article.id }.select { article, _, _ in article.id }.fetchAll(database)
      #expect(both == [1, 3])
      let updated = try await Article.where { Article.search.finds($0, .prefix("fox")) }
        .update { $0.title = "changed" }.returning(\.id).fetchAll(database)
      #expect(updated.sorted() == [1, 2, 3])
      #expect(try await Self.keys("changed", on: database) == [1, 2, 3])
      try await Article.where { Article.search.finds($0, "changed") }.delete().execute(database)
      #expect(try await Article.order(by: \.id).select(\.id).fetchAll(database) == [4, 5, 6, 7])
    }
  }

  /// Beyond what a `tsvector` keeps of the places of words.
  @Test(arguments: Engine.allCases) func phrasesOfLongTextsAreFound(_ engine: Engine) async throws {
    let filler = String(repeating: "the cat sat ", count: 10_000)
    let articles = [
      Article(1, "long", filler + "the end of the story"), Article(2, "long", filler + "end the of story"),
    ]
    try await Self.withArticles(on: engine, articles) { database async throws in
      #expect(try await Self.keys("the end of", on: database) == [1])
      #expect(try await Self.keys("of the story", on: database) == [1])
      #expect(try await Self.keys(.prefix("sat end t"), on: database) == [2])
    }
  }

  /// Nearly as many different words as the server takes.
  @Test(arguments: Engine.allCases) func longTextsAreRanked(_ engine: Engine) async throws {
    let words = (100_000..<190_000).map { "word\($0)" }.joined(separator: " ")
    try await Self.withArticles(on: engine, [Article(1, "long", words), Article(2, "short")]) {
      database async throws in
      let ranks = try await Article.search.matching(.any(["word100001", "short"]))
        .order { article, _ in article.id }.select { _, match in match.rank }.fetchAll(database)
      #expect(ranks.count == 2 && ranks.allSatisfy { $0 > 0 }, "\(ranks)")
      #expect(try await Self.keys("word189999", on: database) == [1])
    }
  }

  @Test func whatIsRefused() {
    var deep = FullTextQuery.phrase("a")
    for _ in 0..<20 { deep = .any([.all([deep, "b"]), "c"]) }
    for _ in 0..<100_000 { deep = .any([.all([deep, "b"]), "c"]) }
    let search = Article.search.matching(deep)
    #expect(search.check(in: .sqlite).filter { !$0.isNote }.map(\.subject) == [.defect(.tooDeep)])
    let other = Article.search.matching(.phrase("a").in(Reminder.columns.notes))
    #expect(other.check(in: .postgreSQL).filter { !$0.isNote }.map(\.subject) == [.defect(.unindexedColumn)])
    // Columns of another table, of which one has the name of an indexed one.
    let queries: [FullTextQuery] = [
      .phrase("a").in(Reminder.columns.title),
      .phrase("a").in(Reminder.columns.title, Reminder.columns.notes),
      .phrase("a").in(Article.columns.title).in(Reminder.columns.title),
      .all(["b", .phrase("a").in(Reminder.columns.title)]),
      .phrase("b").excluding(.phrase("a").in(Reminder.columns.title)),
    ]
    for query in queries {
      let search = Article.where { Article.search.finds($0, query) }
      #expect(search.check(in: .sqlite).map(\.subject) == [.defect(.unindexedColumn)], "\(query)")
      #expect(search.check(in: .sqlite).map(\.detail) == ["a column of \"reminders\""], "\(query)")
      #expect(search.check(in: .postgreSQL).map(\.subject) == [.defect(.unindexedColumn)], "\(query)")
    }
    #expect(Article.search.matching("a").check(in: .sqlite).map(\.subject) == [.databaseRank])
    #expect(Article.search.matching("a").check(in: .postgreSQL).map(\.isNote) == [true])
    #expect(Article.where { Article.search.finds($0, "a") }.check(in: .sqlite) == [])
    for statement in [
      Article.search.matching("a").statement, Article.search.create().statement,
      Article.search.rebuild().statement,
    ] {
      #expect(
        statement.check(in: MariaDBDialect.mariaDB).filter { !$0.isNote }.map(\.subject) == [
          .feature(.fullTextSearch)
        ])
    }
  }

  private enum Twin: AliasName {}

  @Test(arguments: Engine.allCases) func columnsOfAnAliasAreThoseOfItsTable(_ engine: Engine) async throws {
    try await Self.withArticles(on: engine) { database async throws in
      let twin = Article.as(Twin.self).columns
      let cases: [(FullTextQuery, [Int])] = [
        (.phrase("hello").in(twin.title), [1]), (.phrase("hello").in(twin.title, twin.body), [1, 3]),
        (.phrase("hello").in(twin.title).in(Article.columns.title), [1]),
        (.phrase("hello").in(twin.title).in(Article.columns.body), []),
      ]
      for (query, keys) in cases {
        #expect(try await Self.keys(query, on: database) == keys, "\(query)")
      }
    }
  }

  @Test(arguments: Engine.allCases) func queriesOfTheGreatestDepthAndLengthRun(_ engine: Engine) async throws
  {
    try await Self.withArticles(on: engine) { database async throws in
      var deep = FullTextQuery.phrase("hello world")
      let other = FullTextQuery.any([.prefix("h"), .phrase("x y").in(Article.columns.body)])
      for _ in 0..<7 { deep = .any([.all([deep, other]), "none"]) }
      #expect(Article.search.matching(deep).check(in: database.dialect).map(\.isNote) == [true])
      #expect(try await Self.keys(deep, on: database) == [1])
      let many: [FullTextQuery] = (0..<2_000).map { .phrase("w\($0)") }
      #expect(try await Self.keys(.any(many + ["vital"]), on: database) == [4])
      #expect(try await Self.keys(.all(Array(repeating: "vital", count: 2_000)), on: database) == [4])
    }
  }

  /// SQLite would take a time that grows with the cube of how often a word is asked for.
  @Test func aWordIsAskedForOnce() {
    #expect(FullTextQuery.words("sqlite speed sqlite sqlite") == .words("sqlite speed"))
    #expect(FullTextQuery.typed("speed speed sp") == .all(["speed", .prefix("sp")]))
    #expect(FullTextQuery.any(["speed", .any(["speed", "sqlite"])]) == .any(["speed", "sqlite"]))
    #expect(FullTextQuery.all(["speed", "speed"]) == "speed")
  }
}
