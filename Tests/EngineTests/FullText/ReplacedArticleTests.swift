import Koine
import KoineSQLite
import Testing

/// `OR REPLACE` by hand, by which SQLite deletes rows.
@Suite(.timeLimit(.minutes(5))) struct ReplacedArticleTests {
  private func withArticles(
    _ configuration: SQLiteDatabase.Configuration, _ body: (SQLiteDatabase) async throws -> Void
  ) async throws {
    let database = try SQLiteDatabase.inMemory(configuration: configuration)
    try await Article.createTable().execute(database)
    try await Article.search.create().execute(database)
    try await database.execute("CREATE UNIQUE INDEX titles ON articles (title)")
    try await Article.insert([Article(1, "one", "x"), Article(2, "two", "x"), Article(3, "three", "x")])
      .execute(database)
    try await body(database)
    // The engine's own opinion of the index.
    try await database.execute(
      "INSERT INTO articles_search (articles_search, rank) VALUES ('integrity-check', 1)")
    await database.close()
  }

  private func keys(_ query: FullTextQuery, _ database: SQLiteDatabase) async throws -> [Int] {
    try await Article.search.matches(of: query).order { $0.key }.select { $0.key }.fetchAll(database)
  }

  private static let replacing: SQLiteDatabase.Configuration = .init(
    prepareConnection: { try await $0.execute("PRAGMA recursive_triggers = ON") })

  @Test func areForgottenWhereTriggersAreTold() async throws {
    try await withArticles(Self.replacing) { database async throws in
      // By the key, by another one, and by both.
      try await database.execute("REPLACE INTO articles VALUES (1, 'four', 'y', 0)")
      #expect(try await keys("one", database) == [])
      #expect(try await keys("x", database) == [2, 3])
      try await database.execute("INSERT OR REPLACE INTO articles VALUES (5, 'two', 'y', 0)")
      #expect(try await keys("two", database) == [5])
      try await database.execute("UPDATE OR REPLACE articles SET id = 1, title = 'two' WHERE id = 3")
      #expect(try await keys("x", database) == [1])
      #expect(try await keys("y", database) == [])
      // What keeps the rows that there are.
      try await database.execute("INSERT OR IGNORE INTO articles VALUES (1, 'z', 'z', 0)")
      try await Article.insert(Article(1, "z", "z")).onConflict().execute(database)
      #expect(try await keys("x", database) == [1])
      try await Article.insert(Article(1, "z", "z")).onConflict(\.id) { row, excluded in
        row.title = excluded.title
      }.execute(database)
      #expect(try await keys("z", database) == [1])
      #expect(try await keys("two", database) == [])
    }
  }

  @Test func areForgottenWithANewIndex() async throws {
    try await withArticles(.init()) { database async throws in
      try await database.execute("REPLACE INTO articles VALUES (1, 'four', 'y', 0)")
      try await database.execute("REPLACE INTO articles VALUES (5, 'two', 'y', 0)")
      try await Article.search.rebuild().execute(database)
      #expect(try await keys("x", database) == [3])
      #expect(try await keys("one", database) == [])
      #expect(try await keys("two", database) == [5])
    }
  }
}
