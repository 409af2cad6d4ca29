import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// The table as a later version of a program declares it.
@Table("articles") private struct LaterArticle: Identifiable, Equatable {
  let id: Int
  var title: String
  var body: String?
  @Column(default: 0) var views: Int
  @Column(default: "en") var language: String
  static let constraints: [TableConstraint<LaterArticle>] = [.check("views are counted") { $0.views >= 0 }]
}

@Table("articles", schema: "press") private struct PressArticle: Identifiable {
  let id: Int
  // A quote and a combining mark are one `Character`.
  @Column("head\"\u{301}line'\u{301}s") var title: String
  static let search = FullTextIndex(of: PressArticle.self, named: "se'\u{301}arch \"\u{301}it", \.title)
}

@Table private struct Label: Identifiable {
  let id: Int
  var first: String
  var last: String
  @Column(generated: .stored) var whole: String
  static let generatedColumns: [GeneratedColumn<Label>] = [.computed(\.whole) { $0.first + "-" + $0.last }]
  static let search = FullTextIndex(of: Label.self, \.whole)
}

@Table private struct Memo: Identifiable {
  let id: Int
  var text: String
  var isDeleted = false
  static var defaultScope: Where<Memo> { Memo.where { !$0.isDeleted } }
  static let search = FullTextIndex(of: Memo.self, \.text)
}

/// Columns of an enum type on PostgreSQL.
@Table private struct Letter: Identifiable {
  let id: Int
  var text: String
  @Column(databaseType: "letter_mood") var mood: String
  @Column(databaseType: "letter_mood") var before: String?
  static let search = FullTextIndex(of: Letter.self, \.text, \.mood, \.before)
}

/// Columns that no index of words has on SQLite.
@Table private struct Ranked: Identifiable {
  let id: Int
  @Column("Rank") var place: String
  @Column("rowid") var row: String
  var text: String
}

/// A table that others have made, with collations by which the server looks for no part of a text.
@Table("leaflets") private struct Leaflet: Identifiable {
  let id: Int
  var title: String
  var body: String?
  static let search = FullTextIndex(of: Leaflet.self, \.title, \.body)
}

/// The index is in step with its table, whatever becomes of that.
@Suite(.timeLimit(.minutes(5))) struct FullTextIndexTests {
  /// The engine's own opinion of the index.
  private func checkIntegrity(on connection: any Connection) async throws {
    guard connection.dialect is SQLiteDialect else { return }
    try await connection.execute(
      "INSERT INTO articles_search (articles_search, rank) VALUES ('integrity-check', 1)")
  }

  private struct Rollback: Error {}

  /// Inserts, updates, changes of keys, upserts and deletions, of which some are rolled back.
  @Test(arguments: Engine.allCases, [1, 2]) func randomWritesKeepInStep(_ engine: Engine, seed: UInt64)
    async throws
  {
    var random = RandomTexts(random: RandomSource(seed: seed))
    try await FullTextTests.withArticles(on: engine, []) { database async throws in
      func write(_ connection: any Connection) async throws {
        let id = Int.random(in: 1...30, using: &random.random)
        let article = random.article(id)
        switch Int.random(in: 0..<7, using: &random.random) {
        case 0, 1:
          try await Article.insert(article).onConflict(\.id) { row, excluded in
            row.title = excluded.title
            row.body = excluded.body
          }.execute(connection)
        case 2: try await Article.insert(article).onConflict(\.id).execute(connection)
        case 3: try await Article.find(id).update { $0.body = article.body }.execute(connection)
        case 4: try await Article.find(id).update { $0.views += 1 }.execute(connection)
        case 5:
          let other = Int.random(in: 31...40, using: &random.random)
          try await Article.find(other).delete().execute(connection)
          try await connection.execute("UPDATE articles SET id = \(other) WHERE id = \(id)")
        default:
          try await Article.where { $0.id == id || $0.title.contains("a") && $0.id < 5 }.delete().execute(
            connection)
        }
      }
      for round in 0..<40 {
        let isRolledBack = Bool.random(using: &random.random)
        do {
          try await database.transaction { connection in
            for _ in 0..<5 { try await write(connection) }
            do {
              try await connection.transaction { inner in
                try await write(inner)
                throw Rollback()
              }
            } catch is Rollback {}
            if isRolledBack { throw Rollback() }
          }
        } catch is Rollback {}
        let articles = try await Article.order(by: \.id).fetchAll(database)
        for _ in 0..<5 {
          let wish = random.wish()
          #expect(
            try await FullTextTests.keys(wish.query, on: database) == articles.filter(wish.finds).map(\.id),
            "round \(round): \(wish)")
        }
        try await checkIntegrity(on: database)
      }
    }
  }

  @Test(arguments: Engine.allCases) func anIndexHasTheRowsThatThereWere(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Article.createTable().execute(database)
      try await Article.insert([Article(1, "one"), Article(2, "two", "one")]).execute(database)
      try await Article.search.create().execute(database)
      #expect(try await FullTextTests.keys("one", on: database) == [1, 2])
      // Once more, by a program that starts again.
      try await Article.search.create(ifNotExists: true).execute(database)
      #expect(try await FullTextTests.keys("one", on: database) == [1, 2])
      try await Article.search.rebuild().execute(database)
      #expect(try await FullTextTests.keys("two", on: database) == [2])
      try await checkIntegrity(on: database)
      await #expect(throws: DatabaseError.self) { try await Article.search.create().execute(database) }
      try await Article.search.drop().execute(database)
      try await Article.insert(Article(3, "one")).execute(database)
      await #expect(throws: DatabaseError.self) { try await Article.search.drop().execute(database) }
      try await Article.search.drop(ifExists: true).execute(database)
      try await Article.search.create(ifNotExists: true).execute(database)
      #expect(try await FullTextTests.keys("one", on: database) == [1, 2, 3])
    }
  }

  @Test(arguments: Engine.allCases) func aDefinitionThatIsRolledBackLeavesNothing(_ engine: Engine)
    async throws
  {
    try await engine.withDatabase { database async throws in
      try await Article.createTable().execute(database)
      await #expect(throws: Rollback.self) {
        try await database.transaction { connection in
          try await Article.search.create().execute(connection)
          try await Article.insert(Article(1, "one")).execute(connection)
          #expect(try await FullTextTests.keys("one", on: connection) == [1])
          throw Rollback()
        }
      }
      try await Article.search.create().execute(database)
      #expect(try await FullTextTests.keys("one", on: database) == [])
    }
  }

  @Test(arguments: Engine.allCases) func namesWithQuotesAndSchemas(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      // An attached file belongs to the connection.
      try await database.withConnection { connection async throws in
        if engine == .sqlite {
          try await connection.execute("ATTACH ':memory:' AS press")
        } else {
          try await CreateSchema("press").execute(connection)
        }
        try await PressArticle.createTable().execute(connection)
        try await PressArticle.search.create().execute(connection)
        try await PressArticle.search.create(ifNotExists: true).execute(connection)
        try await PressArticle.insert([PressArticle(id: 1, title: "one"), PressArticle(id: 2, title: "two")])
          .execute(connection)
        let found = PressArticle.search.matching(.phrase("two").in(PressArticle.columns.title))
        #expect(try await found.select { article, _ in article.id }.fetchAll(connection) == [2])
        try await PressArticle.find(2).update { $0.title = "three" }.execute(connection)
        #expect(try await found.fetchAll(connection).isEmpty)
        try await PressArticle.search.rebuild().execute(connection)
        let three = PressArticle.where { PressArticle.search.finds($0, "three") }
        #expect(try await three.select(\.id).fetchAll(connection) == [2])
        try await PressArticle.search.drop().execute(connection)
      }
    }
  }

  @Test(arguments: Engine.allCases) func migratingKeepsTheIndex(_ engine: Engine) async throws {
    try await FullTextTests.withArticles(on: engine, [Article(1, "one", "two"), Article(2, "three")]) {
      database async throws in
      #expect(try await database.plan(for: [Article.self]).isEmpty)
      try await database.migrate(to: [LaterArticle.self])
      #expect(try await FullTextTests.keys("one", on: database) == [1])
      try await LaterArticle.insert(LaterArticle(id: 3, title: "one", body: nil, views: 0, language: "de"))
        .execute(database)
      try await LaterArticle.find(2).update { $0.body = "one" }.execute(database)
      try await LaterArticle.find(1).delete().execute(database)
      #expect(try await FullTextTests.keys("one", on: database) == [2, 3])
      try await checkIntegrity(on: database)
      #expect(try await database.plan(for: [LaterArticle.self]).isEmpty)
      try await database.migrate(to: [Article.self], allowingLoss: true)
      #expect(try await FullTextTests.keys("one", on: database) == [2, 3])
    }
  }

  @Test(arguments: Engine.allCases) func computedColumnsKeepInStep(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Label.createTable().execute(database)
      try await Label.search.create().execute(database)
      try await Label.insert([
        Label.Draft(id: 1, first: "a", last: "b"), Label.Draft(id: 2, first: "c", last: "d"),
      ])
      .execute(database)
      try await Label.find(2).update { $0.first = "a" }.execute(database)
      func keys(_ query: FullTextQuery) async throws -> [Int] {
        try await Label.where { Label.search.finds($0, query) }.order(by: \.id).select(\.id).fetchAll(
          database)
      }
      #expect(try await keys("a") == [1, 2])
      #expect(try await keys("c") == [])
      #expect(try await keys("a d") == [2])
    }
  }

  @Test(arguments: Engine.allCases) func columnsOfATypeOfTheDatabaseAreIndexed(_ engine: Engine) async throws
  {
    try await engine.withDatabase { database async throws in
      if engine == .postgreSQL {
        try await database.execute("CREATE TYPE letter_mood AS ENUM ('calm', 'very sad')")
      }
      try await Letter.createTable().execute(database)
      try await Letter.search.create().execute(database)
      try await Letter.search.create(ifNotExists: true).execute(database)
      try await Letter.insert([
        Letter(id: 1, text: "calm sea", mood: "very sad", before: nil),
        Letter(id: 2, text: "storm", mood: "calm", before: "very sad"),
        Letter(id: 3, text: "sad", mood: "calm", before: nil),
      ]).execute(database)
      let queries: [(FullTextQuery, [Int])] = [
        ("calm", [1, 2, 3]), ("very sad", [1, 2]), (.phrase("calm").in(Letter.columns.mood), [2, 3]),
        (.phrase("very sad").in(Letter.columns.before), [2]), (.phrase("sad").in(Letter.columns.text), [3]),
        (.prefix("ve"), [1, 2]),
      ]
      for (query, keys) in queries {
        let found = Letter.search.matching(query).order { letter, _ in letter.id }
        #expect(try await found.select { letter, _ in letter.id }.fetchAll(database) == keys, "\(query)")
      }
      try await Letter.find(1).update { $0.mood = "calm" }.execute(database)
      try await Letter.search.rebuild().execute(database)
      let sad = Letter.where { Letter.search.finds($0, "very sad") }
      #expect(try await sad.select(\.id).fetchAll(database) == [2])
      try await Letter.search.drop().execute(database)
    }
  }

  /// Also of two columns of different collations.
  @Test func collationsThatFindNoPartsAreIndexed() async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await database.executeScript(
        """
        CREATE COLLATION alike (provider = icu, locale = 'und', deterministic = false);
        CREATE COLLATION german (provider = icu, locale = 'de', deterministic = false);
        CREATE TABLE leaflets (id bigint PRIMARY KEY, title text COLLATE alike NOT NULL, body text COLLATE german);
        INSERT INTO leaflets VALUES (1, 'Hello Élan', 'one'), (2, 'two', 'hello–élan'), (3, 'none', NULL);
        """)
      try await Leaflet.search.create().execute(database)
      let queries: [(FullTextQuery, [Int])] = [
        ("elan", [1, 2]), ("hello elan", [1, 2]), (.phrase("elan").in(Leaflet.columns.body), [2]),
        (.phrase("hello").excluding("one"), [2]),
      ]
      for (query, keys) in queries {
        let found = try await Leaflet.search.matching(query).order { leaflet, _ in leaflet.id }
          .select { leaflet, match in (leaflet.id, match.rank) }.fetchAll(database)
        #expect(found.map(\.0) == keys && found.allSatisfy { $0.1 > 0 }, "\(query)")
      }
    }
  }

  @Test func whatSQLiteCannotIndexIsRefusedEverywhere() {
    let indexes: [(FullTextIndex<Ranked>, String)] = [
      (FullTextIndex(of: Ranked.self, \.place), "\"Rank\""),
      (FullTextIndex(of: Ranked.self, \.text, \.row), "\"rowid\""),
      (FullTextIndex(of: Ranked.self, named: "TEXT", \.text), "\"text\""),
      (FullTextIndex(of: Ranked.self, \.text, \.text), "\"text\""),
    ]
    for (index, column) in indexes {
      for problems in [index.create().check(in: .sqlite), index.create().check(in: .postgreSQL)] {
        #expect(problems.map(\.subject) == [.defect(.columnOfIndexOfWords)], "\(column)")
        #expect(problems.map(\.detail) == [column])
      }
      #expect(throws: UnsupportedFeatures.self) { try index.create().render(in: .sqlite) }
      #expect(throws: UnsupportedFeatures.self) { try index.create().render(in: .postgreSQL) }
      #expect(index.drop().check(in: .postgreSQL) == [])
    }
    #expect(FullTextIndex(of: Ranked.self, \.text).create().check(in: .sqlite) == [])
  }

  @Test(arguments: Engine.allCases) func theDefaultScopeOfTheTableApplies(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Memo.createTable().execute(database)
      try await Memo.search.create().execute(database)
      try await Memo.insert([Memo(id: 1, text: "one"), Memo(id: 2, text: "one", isDeleted: true)]).execute(
        database)
      #expect(try await Memo.search.matching("one").select { memo, _ in memo.id }.fetchAll(database) == [1])
      #expect(try await Memo.where { Memo.search.finds($0, "one") }.fetchCount(database) == 1)
      #expect(try await Memo.unscoped().where { Memo.search.finds($0, "one") }.fetchCount(database) == 2)
    }
  }

  @Test func aMissingModuleIsNamed() async throws {
    try await Engine.sqlite.withDatabase { database async throws in
      let error = await #expect(throws: DatabaseError.self) {
        try await database.execute("CREATE VIRTUAL TABLE t USING fts9(a)")
      }
      #expect(error?.code == .other)
      #expect(error?.message == "This SQLite was built without the module fts9.")
    }
  }

  @Test(arguments: Engine.allCases) func schemasTellTheIndex(_ engine: Engine) async throws {
    try await FullTextTests.withArticles(on: engine, []) { database async throws in
      let schema = try await database.schema()
      let tables = schema.tables.map(\.name).sorted()
      let table = try #require(schema.tables.first { $0.name == "articles" })
      if engine == .sqlite {
        #expect(tables == ["articles", "articles_search"])
        #expect(
          table.triggers.map(\.name).sorted() == [
            "articles_search_delete", "articles_search_insert", "articles_search_update",
          ])
      } else {
        #expect(tables == ["articles"])
        #expect(table.indexes.map { [$0.name, $0.method] } == [["articles_search", "gin"]])
      }
    }
  }

  /// The index is read, and not each row of the table.
  @Test(arguments: Engine.allCases) func theIndexServes(_ engine: Engine) async throws {
    let statements: [any Statement] = [
      Article.search.matching(.all(["a", .prefix("b"), "c d"])),
      Article.where { Article.search.finds($0, .phrase("a b").in(Article.columns.title)) },
    ]
    let plan =
      engine == .sqlite
      ? [
        "SCAN articles_search VIRTUAL TABLE INDEX 0:M", "SEARCH articles USING INTEGER PRIMARY KEY (rowid=?)",
      ]
      : ["Bitmap Index Scan on articles_search"]
    try await FullTextTests.withArticles(on: engine, [Article(1, "a")]) { database async throws in
      for statement in statements {
        try await database.rolledBack { connection async throws in
          // The table is nearly empty: reading all of it would always cost less.
          if engine == .postgreSQL { try await connection.execute("SET LOCAL enable_seqscan = off") }
          var rendered = try statement.statement.render(in: connection.dialect)
          rendered.sql = (engine == .sqlite ? "EXPLAIN QUERY PLAN " : "EXPLAIN ") + rendered.sql
          var lines: [String] = []
          try await connection.run(rendered) { row in
            if engine == .sqlite { for _ in 0..<3 { _ = try row.nextCell() } }
            lines.append(try row.next(String.self))
          }
          for part in plan { #expect(lines.contains { $0.contains(part) }, "\(lines)") }
        }
      }
    }
  }

  @Test(arguments: Engine.allCases) func anObservedSearchWakesWithItsTexts(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      guard let observable = database as? any ObservableDatabase else { return }
      try await Article.createTable().execute(database)
      try await Article.search.create().execute(database)
      try await (database as? PostgreSQLDatabase)?.installChangeTracking(for: [Article.self])
      try await Article.insert([Article(1, "one"), Article(2, "two")]).execute(database)
      func follow(_ keys: some QueryStatement<Int>) async throws {
        var values = keys.observe(on: observable).makeAsyncIterator()
        let first = try await values.next() ?? []
        #expect(first == [1])
        try await Article.find(2).update { $0.body = "one" }.execute(database)
        let second = try await values.next() ?? []
        #expect(second == [1, 2])
        try await Article.find(2).update { $0.body = nil }.execute(database)
        let third = try await values.next() ?? []
        #expect(third == [1])
      }
      try await follow(
        Article.search.matching("one").order { article, _ in article.id }.select { article, _ in article.id })
      try await follow(Article.where { Article.search.finds($0, "one") }.order(by: \.id).select(\.id))
    }
  }
}
