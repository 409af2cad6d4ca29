import Koine
import KoineSQLite
import Testing

@Table("points") private struct Point: Identifiable, Equatable {
  let id: Int
  var x: Double
  static let place = BoxIndex(of: Point.self, .range(\.x, \.x))
}

@Table("counted_articles") private struct CountedArticle: Identifiable, Equatable {
  let id: Int
  var title: String
  var views = 0
  @Column(generated: .stored) var upper: String?

  static let generatedColumns: [GeneratedColumn<CountedArticle>] = [
    .computed(\.upper) { $0.title.upper().optional }
  ]
  static let search = FullTextIndex(of: CountedArticle.self, \.title, \.upper)
}

/// A trigger of somebody else's that changes the row which was just written. SQLite starts the one that was made last first.
@Suite struct TriggeredIndexTests {
  private static let cleaning = """
    CREATE TRIGGER cleaned AFTER INSERT ON articles BEGIN
    UPDATE articles SET title = replace(title, 'dirty', 'clean'), views = views + 1 WHERE id = new.id; END
    """

  private func withArticles(
    isOlder: Bool, trigger: String, _ body: (SQLiteDatabase) async throws -> Void
  ) async throws {
    let database = try SQLiteDatabase.inMemory()
    try await Article.createTable().execute(database)
    if isOlder { try await database.executeScript(trigger) }
    try await Article.search.create().execute(database)
    if !isOlder { try await database.executeScript(trigger) }
    try await body(database)
    // The engine's own opinion of the index.
    try await database.execute(
      "INSERT INTO articles_search (articles_search, rank) VALUES ('integrity-check', 1)")
    await database.close()
  }

  private func keys(_ query: FullTextQuery, _ database: SQLiteDatabase) async throws -> [Int] {
    try await Article.search.matches(of: query).order { $0.key }.select { $0.key }.fetchAll(database)
  }

  @Test(arguments: [false, true]) func theWordsAreThoseOfTheRowAsItIs(_ isOlder: Bool) async throws {
    try await withArticles(isOlder: isOlder, trigger: Self.cleaning) { database in
      try await Article.insert([Article(1, "dirty one", "x"), Article(2, "two", "x"), Article(3, "dirty")])
        .execute(database)
      #expect(try await keys("dirty", database) == [])
      #expect(try await keys("clean", database) == [1, 3])
      #expect(try await keys("x", database) == [1, 2])
      try await Article.find(1).update { $0.title = "new" }.execute(database)
      try await Article.find(3).delete().execute(database)
      #expect(try await keys("clean", database) == [])
      #expect(try await keys("new", database) == [1])
      try await Article.insert(Article(1, "again")).onConflict(\.id) { row, new in row.title = new.title }
        .execute(database)
      #expect(try await keys("again", database) == [1])
    }
  }

  @Test(arguments: [false, true]) func aRowThatGetsAnotherKeyIsFoundByIt(_ isOlder: Bool) async throws {
    let moving = """
      CREATE TRIGGER moved AFTER INSERT ON articles WHEN new.id < 100 BEGIN
      UPDATE articles SET id = id + 100 WHERE id = new.id; END
      """
    try await withArticles(isOlder: isOlder, trigger: moving) { database in
      try await Article.insert([Article(1, "one"), Article(2, "two"), Article(300, "three")]).execute(
        database)
      #expect(try await keys("one", database) == [101])
      #expect(try await keys("three", database) == [300])
      try await Article.find(101).delete().execute(database)
      #expect(try await keys("one", database) == [])
    }
  }

  /// An index of a computed column is told of every update, and most of them change none of its words.
  @Test(arguments: [false, true]) func countingAnUpdateLeavesTheWords(_ isOlder: Bool) async throws {
    let database = try SQLiteDatabase.inMemory()
    let counting = """
      CREATE TRIGGER seen AFTER INSERT ON counted_articles BEGIN
      UPDATE counted_articles SET views = views + 1 WHERE id = new.id; END;
      CREATE TRIGGER changed AFTER UPDATE OF title ON counted_articles BEGIN
      UPDATE counted_articles SET views = views + 1 WHERE id = new.id; END;
      """
    try await CountedArticle.createTable().execute(database)
    if isOlder { try await database.executeScript(counting) }
    try await CountedArticle.search.create().execute(database)
    if !isOlder { try await database.executeScript(counting) }
    try await CountedArticle.insert([CountedArticle(id: 1, title: "one", upper: nil)]).execute(database)
    try await CountedArticle.find(1).update { $0.title = "two" }.execute(database)
    func keys(_ query: FullTextQuery) async throws -> [Int] {
      try await CountedArticle.search.matches(of: query).select { $0.key }.fetchAll(database)
    }
    #expect(try await keys("one") == [])
    #expect(try await keys("two") == [1])
    #expect(try await CountedArticle.find(1).fetchOne(database)?.views == 2)
    try await database.execute(
      "INSERT INTO counted_articles_search (counted_articles_search, rank) VALUES ('integrity-check', 1)")
    await database.close()
  }

  @Test(arguments: [false, true]) func theBoxIsThatOfTheRowAsItIs(_ isOlder: Bool) async throws {
    let database = try SQLiteDatabase.inMemory()
    let folding = """
      CREATE TRIGGER folded AFTER INSERT ON points BEGIN UPDATE points SET x = abs(x) WHERE id = new.id; END;
      CREATE TRIGGER refolded AFTER UPDATE OF x ON points WHEN new.x < 0 BEGIN
      UPDATE points SET x = abs(x) WHERE id = new.id; END;
      """
    try await Point.createTable().execute(database)
    if isOlder { try await database.executeScript(folding) }
    try await Point.place.create().execute(database)
    if !isOlder { try await database.executeScript(folding) }
    func keys(_ range: ClosedRange<Double>) async throws -> [Int] {
      try await Point.where { Point.place.overlaps($0, range) }.order(by: \.id).select(\.id)
        .fetchAll(database)
    }
    try await Point.insert([Point(id: 1, x: -5), Point(id: 2, x: 5), Point(id: 3, x: -9)]).execute(database)
    #expect(try await keys(4...6) == [1, 2])
    try await Point.find(2).update { $0.x = -9 }.execute(database)
    #expect(try await keys(8...10) == [2, 3])
    #expect(try await keys(-10...(-4)) == [])
    await database.close()
  }
}
