import Koine
import KoineSQLite
import KoineTesting
import Testing

@Table("shelves") private struct Shelf: Identifiable {
  let id: Int
  var name: String
}

@Table("oldBooks", schema: "archive") private struct OldBook: Identifiable {
  let id: Int
  var title: String
}

@Table("books") private struct Book: Identifiable {
  let id: Int
  var title: String
  var pages: Int
  var shelfID: Shelf.ID
  var isLent: Bool
  var rank: Int?
  var code: String
  static let indexes: [TableIndex<Book>] = [.on(\.code)]
}

private enum Other: AliasName {}

/// Indexes that are tried before they are there, on both engines.
@Suite(.timeLimit(.minutes(5))) struct AdviceTests {
  private static func withTables(
    _ engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database in
      try await Shelf.createTable().execute(database)
      try await Book.createTable().execute(database)
      try await Shelf.insert((1...200).map { Shelf(id: $0, name: "s\($0)") }).execute(database)
      // PostgreSQL has no use for an index in a small table. SQLite does not know how large one is.
      let count = engine == .postgreSQL ? 20_000 : 500
      let books = (1...count).map { id in
        Book(
          id: id, title: "v\(id)", pages: id % 1_000, shelfID: id % 200 + 1, isLent: id % 100 == 0,
          rank: id % 3 == 0 ? nil : id % 50, code: "c\(id)")
      }
      try await Book.insert(books).execute(database)
      if engine == .postgreSQL {
        try await database.execute("ANALYZE \(Book.self)")
        try await database.execute("ANALYZE \(Shelf.self)")
      }
      try await body(database)
    }
  }

  private static var byPages: some Statement { Book.where { $0.pages == 3 } }
  private static let declared = DeclaredQuery { (title: Parameter<String>) in
    Book.where { $0.title == title }
  }

  /// A statement, and the columns of the indexes that help: the best one first.
  private struct Case {
    let name: String
    let statement: any Statement
    let indexes: [String]
    /// Where that differs.
    var onPostgreSQL: [String]?
  }

  private static var cases: [Case] {
    [
      Case(name: "a value", statement: byPages, indexes: ["books pages"]),
      Case(
        name: "a bound behind a value", statement: Book.where { $0.pages == 3 && $0.title > "v9" },
        indexes: ["books pages, title", "books pages"]),
      Case(
        name: "two values", statement: Book.where { $0.pages == 3 && $0.shelfID == 4 },
        indexes: ["books pages, shelfID", "books pages", "books shelfID"]),
      Case(name: "a list", statement: Book.where { $0.pages.in([1, 2, 3]) }, indexes: ["books pages"]),
      Case(
        name: "one column or itself", statement: Book.where { $0.pages == 3 || $0.pages == 5 },
        indexes: ["books pages"]),
      Case(
        name: "one column or another", statement: Book.where { $0.pages == 3 || $0.title == "v3" },
        indexes: []),
      Case(name: "a prefix", statement: Book.where { $0.title.hasPrefix("v77") }, indexes: ["books title"]),
      Case(name: "an order", statement: Book.order(by: \.title).limit(3), indexes: ["books title"]),
      Case(
        name: "an order of an optional", statement: Book.order(by: \.rank).limit(3), indexes: ["books rank"]),
      Case(
        name: "an order of two directions",
        statement: Book.order { ($0.pages.descending(), $0.title) }.limit(3),
        indexes: ["books pages, title"]),
      Case(
        name: "an order behind a value",
        statement: Book.where { $0.pages == 3 }.order(by: \.title).limit(3),
        indexes: ["books pages, title", "books pages"]),
      Case(
        name: "groups", statement: Book.group(by: \.pages).select { ($0.pages, $0.id.count()) },
        indexes: ["books pages"], onPostgreSQL: []),
      Case(
        name: "the inner side of a join",
        statement: Shelf.where { $0.name == "s3" }.join(Book.self) { $0.id == $1.shelfID },
        indexes: ["books shelfID"]),
      Case(
        name: "an alias", statement: Book.as(Other.self).where { $0.pages == 3 }, indexes: ["books pages"]),
      Case(
        name: "a subquery",
        statement: Shelf.where { $0.id.in(Book.where { $0.pages == 3 }.select(\.shelfID)) },
        indexes: ["books pages"]),
      Case(
        name: "a common table",
        statement: Book.where { $0.pages == 3 }.select { ($0.id, $0.title) }.commonTable("found")
          .where { $0.1 == "v3" },
        indexes: ["books pages"]),
      Case(
        name: "an update", statement: Book.where { $0.pages == 3 }.update { $0.title = "x" },
        indexes: ["books pages"]),
      Case(name: "a delete", statement: Book.where { $0.pages == 3 }.delete(), indexes: ["books pages"]),
      Case(
        name: "a merge",
        statement: Book.merge(using: values([("v3", 5), ("v4", 6)], as: "news")) { $0.title == $1.0 }
          .whenMatchedUpdate { book, news in book.pages = news.1 },
        indexes: ["books title"]),
      Case(name: "a declared query", statement: declared("v3"), indexes: ["books title"]),
      // SQLite looks up no column that is a condition by itself.
      Case(
        name: "a condition", statement: Book.where(\.isLent), indexes: [], onPostgreSQL: ["books isLent"]),
      Case(
        name: "a condition of no use", statement: Book.where { !$0.isLent && $0.pages == 3 },
        indexes: ["books pages"]),
      Case(
        name: "a small table", statement: Shelf.where { $0.name == "s3" }, indexes: ["shelves name"],
        onPostgreSQL: []),
      Case(name: "an index that is there", statement: Book.where { $0.code == "c3" }, indexes: []),
      Case(name: "a key", statement: Book.find(3), indexes: []),
      Case(name: "a key and more", statement: Book.where { $0.id == 3 && $0.pages > 1 }, indexes: []),
      Case(name: "all rows", statement: Book.all(), indexes: []),
      Case(name: "an insert", statement: Shelf.insert(Shelf(id: 900, name: "n")), indexes: []),
      Case(name: "values", statement: values([1, 2, 3]), indexes: []),
      Case(
        name: "by hand",
        statement: RawQuery("SELECT * FROM \(Book.self) WHERE pages = \(3)", as: Book.self), indexes: []),
    ]
  }

  @Test(arguments: Engine.allCases) func whatHelpsIsTold(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      let before = try await database.schema(includingInternal: true)
      for each in Self.cases {
        let advice = try await each.statement.advise(on: database)
        let found = advice.map { "\($0.table) \($0.columns.joined(separator: ", "))" }
        let expected = engine == .postgreSQL ? each.onPostgreSQL ?? each.indexes : each.indexes
        #expect(found == expected, "\(each.name): \(advice)")
        let plan = try await each.statement.explain(on: database)
        for index in advice {
          #expect(index.planBefore.nodes == plan.nodes, "\(each.name)")
          #expect(index.planAfter.indexes.contains(index.name), "\(each.name): \(index.planAfter)")
          if engine == .postgreSQL {
            #expect((index.gain ?? 0) >= 0.1, "\(each.name)")
          } else {
            #expect(index.gain == nil && (index.avoidsFullScan || index.avoidsSort), "\(each.name)")
          }
        }
      }
      #expect(try await database.schema(includingInternal: true) == before)
    }
  }

  @Test(arguments: Engine.allCases) func theIndexIsToldInTheSQLOfTheEngine(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      let mixed = try await Book.order { ($0.pages.descending(), $0.title) }.limit(3).advise(on: database)
      #expect(
        mixed.map(\.sql) == [
          #"CREATE INDEX "books_pages_title_index" ON "books" ("pages" DESC, "title")"#
        ])
      let optional = try await Book.order(by: \.rank).limit(3).advise(on: database)
      let nulls = engine == .postgreSQL ? " NULLS FIRST" : ""
      #expect(optional.map(\.sql) == [#"CREATE INDEX "books_rank_index" ON "books" ("rank"\#(nulls))"#])
      let gain = engine == .postgreSQL ? "  -- cost " : "  -- no sort"
      #expect(optional.first.map { $0.description.hasPrefix($0.sql + gain) } == true, "\(optional)")
      #expect(optional.first?.avoidsSort == true)
    }
  }

  @Test(arguments: Engine.allCases) func theIndexIsUsedWhenItIsThere(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      let statement = Book.where { $0.pages == 3 }.order(by: \.title).limit(3)
      let advice = try #require(try await statement.advise(on: database).first)
      try await advice.create().execute(database)
      let plan = try await statement.explain(on: database)
      #expect(plan.indexes == [advice.name])
      #expect(plan.all.map(\.operation) == advice.planAfter.all.map(\.operation))
      let further = try await statement.advise(on: database)
      #expect(further == [])
      // The name is taken by now.
      try await database.execute("DROP INDEX \(identifier: advice.name)")
      try await database.execute(
        "CREATE INDEX \(identifier: advice.name) ON \(Book.self) (\(identifier: "rank"))")
      let other = try #require(try await statement.advise(on: database).first)
      #expect(other.name == advice.name + "2")
    }
  }

  @Test(arguments: Engine.allCases) func anOpenTransactionGoesOn(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      try await database.transaction { connection in
        try await connection.execute("CREATE TABLE notes (id bigint, name text)")
        try await connection.execute("INSERT INTO notes VALUES (1, 'a')")
        let advice = try await Self.byPages.advise(on: connection)
        #expect(advice.map(\.columns) == [["pages"]])
        #expect(try await connection.fetchOne("SELECT name FROM notes", as: String.self) == "a")
      }
      let schema = try await database.schema()
      #expect(schema.table("notes") != nil)
      #expect(schema.table("books")?.indexes.map(\.name) == ["books_code_index"])
    }
  }

  @Test(arguments: Engine.allCases) func cancelledItLeavesNothing(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      let before = try await database.schema(includingInternal: true)
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await Book.where { $0.pages == 3 }.advise(on: database)
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      let late = await #expect(throws: DatabaseError.self) {
        try await Self.byPages.advise(on: database, timeout: .zero)
      }
      #expect(late?.code == .deadlineExceeded)
      #expect(try await database.schema(includingInternal: true) == before)
      let advice = try await Self.byPages.advise(on: database)
      #expect(advice.map(\.columns) == [["pages"]])
    }
  }

  @Test(arguments: Engine.allCases) func whatHasNoPlanIsRefused(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      let definition = await #expect(throws: DatabaseError.self) {
        try await Shelf.createTable().advise(on: database)
      }
      #expect(definition?.code == .misuse)
      let missing = await #expect(throws: DatabaseError.self) {
        try await RawQuery("SELECT * FROM missing", as: Row.self).advise(on: database)
      }
      #expect(missing?.code == .undefinedTable)
    }
  }

  // MARK: SQLite

  /// What ANALYZE has noted decides whether an index is read. Functions in Swift and attached databases are in the copy, too.
  @Test func theCopyIsPlannedAsTheDatabase() async throws {
    let twice = SQLiteScalarFunction("twice", isDeterministic: true, isAllowedInSchema: true) {
      (value: Int) in value * 2
    }
    let database = try SQLiteDatabase.inMemory(
      configuration: .init(attachments: [.memory(as: "archive")], functions: [twice]))
    try await database.executeScript(
      """
      CREATE TABLE books (
        id INTEGER PRIMARY KEY, title TEXT NOT NULL, pages INTEGER NOT NULL, shelfID INTEGER NOT NULL,
        isLent INTEGER NOT NULL, rank INTEGER, code TEXT NOT NULL, CHECK (twice(pages) >= 0));
      CREATE INDEX books_pages ON books (pages);
      CREATE INDEX books_twice ON books (twice(pages));
      CREATE VIEW lent AS SELECT * FROM books WHERE isLent;
      CREATE VIRTUAL TABLE words USING fts5(word);
      """)
    try await OldBook.createTable().execute(database)
    try await Book.insert(
      (1...500).map {
        Book(id: $0, title: "v", pages: 1, shelfID: $0, isLent: false, rank: nil, code: "c")
      }
    ).execute(database)
    let statement = Book.where { $0.pages == 1 && $0.shelfID == 3 }
    let unknown = try await statement.advise(on: database)
    #expect(unknown == [])
    try await database.execute("ANALYZE")
    // Every row has the one value of the index that is there.
    let advice = try await statement.advise(on: database)
    #expect(advice.map(\.columns) == [["pages", "shelfID"], ["shelfID"]])
    #expect(advice.allSatisfy { $0.planBefore.indexes == [] && $0.avoidsFullScan }, "\(advice)")
    let old = try await OldBook.where { $0.title == "v" }.advise(on: database)
    #expect(
      old.map(\.sql) == [#"CREATE INDEX "archive"."oldBooks_title_index" ON "oldBooks" ("title")"#])
    await database.close()
  }

  // MARK: PostgreSQL

  @Test func aConnectionThatOnlyReadsIsRefusedWherePostgreSQLMakesTheIndex() async throws {
    try await Self.withTables(.postgreSQL) { database in
      if try await Self.makesHypotheticalIndexes(database) { return }
      let error = await #expect(throws: DatabaseError.self) {
        try await database.transaction(access: .readOnly) { try await Self.byPages.advise(on: $0) }
      }
      #expect(error?.code == .readOnly)
      #expect(error?.message.contains("hypopg") == true)
    }
    try await Self.withTables(.sqlite) { database in
      let advice = try await database.transaction(access: .readOnly) { try await Self.byPages.advise(on: $0) }
      #expect(advice.map(\.columns) == [["pages"]])
    }
  }

  @Test func whoWritesTheTableIsNotWaitedForLong() async throws {
    try await Self.withTables(.postgreSQL) { database in
      if try await Self.makesHypotheticalIndexes(database) { return }
      let before = try await database.schema(includingInternal: true)
      try await database.transaction { connection in
        try await Book.find(1).update { $0.pages = 5 }.execute(connection)
        let error = await #expect(throws: DatabaseError.self) {
          try await Task.detached { try await Book.where { $0.pages == 3 }.advise(on: database) }.value
        }
        #expect(error?.code == .busy)
        let task = Task.detached { try await Book.where { $0.pages == 3 }.advise(on: database) }
        let waiting: SQLFragment = """
          SELECT count(*) FROM pg_locks AS l JOIN pg_database AS d ON d.oid = l.database
          WHERE NOT l.granted AND d.datname = current_database()
          """
        // On a busy machine it may have waited long enough before it is seen.
        let end = ContinuousClock.now + .seconds(5)
        while try await connection.fetchOne(waiting, as: Int.self) == 0, ContinuousClock.now < end {}
        task.cancel()
        let result = await task.result
        #expect(throws: (any Error).self) { try result.get() }
      }
      #expect(try await database.schema(includingInternal: true) == before)
    }
  }

  /// The server does not use an index in the transaction that makes it if older versions of rows are not in it.
  @Test func anIndexThatCannotBeUsedAtOnceIsNoAdvice() async throws {
    try await Self.withTables(.postgreSQL) { database in
      if try await Self.makesHypotheticalIndexes(database) { return }
      try await database.transaction { connection in
        // The last page has room for the new version, which therefore needs no new entries in indexes.
        try await Book.find(20_000).update { $0.title = "x" }.execute(connection)
        let error = await #expect(throws: DatabaseError.self) {
          try await Self.byPages.advise(on: connection)
        }
        #expect(error?.code == .busy)
        #expect(try await Book.find(20_000).fetchOne(connection)?.title == "x")
      }
    }
  }

  // Homebrew does not have the extension.
  #if os(Linux)
    /// With the extension the indexes are hypothetical: nothing is made, and those of the caller are left.
    @Test func hypotheticalIndexesTakeNoLock() async throws {
      try await Self.withTables(.postgreSQL) { database in
        try await database.execute("CREATE EXTENSION hypopg")
        try await database.withConnection { connection in
          try await connection.execute("SELECT * FROM hypopg_create_index('CREATE INDEX ON books (rank)')")
          try await connection.transaction(access: .readOnly) { connection in
            for each in Self.cases {
              let advice = try await each.statement.advise(on: connection)
              let found = advice.map { "\($0.table) \($0.columns.joined(separator: ", "))" }
              #expect(found == each.onPostgreSQL ?? each.indexes, "\(each.name): \(advice)")
              #expect(advice.allSatisfy { $0.planAfter.indexes.contains($0.name) }, "\(each.name)")
            }
          }
          #expect(try await connection.fetchOne("SELECT count(*) FROM hypopg()", as: Int.self) == 1)
        }
      }
    }
  #endif

  private static func makesHypotheticalIndexes(_ database: any Database) async throws -> Bool {
    let query: SQLFragment = "SELECT count(*) FROM pg_extension WHERE extname = 'hypopg'"
    return try await database.fetchOne(query, as: Int.self) != 0
  }
}
