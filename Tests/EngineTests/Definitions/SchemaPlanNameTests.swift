import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

@Table("people") private struct Person: Identifiable, Equatable {
  let id: Int
  @Column(unique: true) var name: String
  var done: Bool

  static let indexes: [TableIndex<Person>] = [.on(\.done)]
}

private enum Books {
  @Table("books") struct Plain: Identifiable, Equatable {
    let id: Int
    @Column(references: Person.self) var author: Person.ID
    var title: String
  }

  /// Another rule, and another name of a column.
  @Table("books") struct Unique: Identifiable, Equatable {
    let id: Int
    @Column(unique: true, references: Person.self) var author: Person.ID
    @Column(renamedFrom: "TITLE") var label: String
  }
}

/// Names that differ by case alone: on SQLite they are one, on PostgreSQL they are not.
@Suite struct SchemaPlanNameTests {
  private static let people = """
    CREATE TABLE People (ID INTEGER PRIMARY KEY NOT NULL, Name TEXT NOT NULL UNIQUE,
      Done INTEGER NOT NULL CHECK ("Done" IN (0, 1))) STRICT;
    CREATE INDEX People_Done_Index ON PEOPLE (DONE);
    CREATE VIEW Names AS SELECT name FROM people;
    CREATE TRIGGER Gone AFTER DELETE ON people BEGIN DELETE FROM books WHERE author = old.id; END;
    INSERT INTO People VALUES (1, 'Ann', TRUE), (2, 'Bob', FALSE);

    """
  private static let rows = [Person(id: 1, name: "Ann", done: true), Person(id: 2, name: "Bob", done: false)]

  private static func books(_ reference: String = "REFERENCES PEOPLE (iD)") -> String {
    """
    CREATE TABLE Books (Id INTEGER PRIMARY KEY NOT NULL, AUTHOR INTEGER NOT NULL \(reference),
      Title TEXT NOT NULL) STRICT;
    INSERT INTO Books VALUES (1, 2, 'A'), (2, 1, 'B');
    CREATE TRIGGER Noted AFTER INSERT ON BOOKS BEGIN UPDATE people SET done = TRUE; END;

    """
  }

  /// Tables, columns, keys, checks, indexes and references in another case are what is declared.
  @Test func nothingDiffers() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(Self.people + Self.books())
      let before = try await database.schema()
      #expect(
        try await database.migrate(to: [Books.Plain.self, Person.self]).description == "nothing to change")
      #expect(try await database.schema() == before)
      #expect(try await Person.order(by: \.id).fetchAll(database).count == 2)
      #expect(try await Books.Plain.find(2).fetchOne(database) == Books.Plain(id: 2, author: 1, title: "B"))
    }
  }

  /// The database's spelling stays where a table is made anew, and so do rows, views and triggers.
  @Test func theSpellingStays() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(Self.people + Self.books("REFERENCES People (ID)"))
      try await database.execute("DROP TRIGGER Noted")
      var expected = try await database.schema()
      let people = try await Person.order(by: \.id).fetchAll(database)
      let plan = try await database.migrate(to: [Person.self, Books.Unique.self])
      #expect(
        plan.steps.map(\.description) == [
          #"Books: rename the column "Title" to "label""#,
          #"Books: add the unique key ("AUTHOR") (rows are checked)"#,
        ])
      #expect(try await database.plan(for: [Person.self, Books.Unique.self]).isEmpty)
      let position = try #require(expected.tables.firstIndex { $0.name == "Books" })
      expected.tables[position].columns[2].name = "label"
      expected.tables[position].uniqueKeys = [DatabaseSchema.Key(["AUTHOR"])]
      #expect(try await database.schema() == expected)
      #expect(try await Person.order(by: \.id).fetchAll(database) == people && people == Self.rows)
      #expect(
        try await Books.Unique.order(by: \.id).fetchAll(database) == [
          Books.Unique(id: 1, author: 2, label: "A"), Books.Unique(id: 2, author: 1, label: "B"),
        ])
    }
  }

  /// The rows of the table that a new foreign key refers to are found.
  @Test func aNewForeignKey() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(Self.people + Self.books(""))
      let plan = try await database.migrate(to: [Person.self, Books.Plain.self])
      #expect(
        plan.description == #"Books: add the foreign key ("AUTHOR") to "People" (rows are checked)"#)
      #expect(try await database.plan(for: [Person.self, Books.Plain.self]).isEmpty)
    }
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(
        Self.people + Self.books("") + "INSERT INTO books VALUES (3, 9, 'C');")
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [Person.self, Books.Plain.self])
      }
      guard case .brokenBy(let rows, _)? = error?.reason else {
        Issue.record("no row is told: \(String(describing: error))")
        return
      }
      #expect(rows == ["Id: 3, AUTHOR: 9"])
    }
  }

  /// The same schemas, compared without types.
  @Test func schemasThatDifferByCase() async throws {
    func schema(_ script: String) async throws -> DatabaseSchema {
      try await Engine.sqlite.withDatabase { database in
        try await database.executeScript(script)
        return try await database.schema()
      }
    }
    let upper = try await schema(
      """
      CREATE TABLE T (A INTEGER PRIMARY KEY, B TEXT COLLATE NOCASE, C INTEGER AS (A + 1) STORED,
        CONSTRAINT Small CHECK (A < 9), UNIQUE (B, A));
      CREATE UNIQUE INDEX I ON T (A + 1, B) WHERE B > '';
      """)
    let lower = try await schema(
      """
      CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT COLLATE nocase, c INTEGER AS (a + 1) STORED,
        CONSTRAINT small CHECK (a < 9), UNIQUE (b, a));
      CREATE UNIQUE INDEX i ON t (a + 1, b) WHERE b > '';
      """)
    #expect(
      try SchemaPlan(from: upper, to: lower, in: SQLiteDialect.sqlite).description == "nothing to change")
    #expect(
      try SchemaPlan(from: lower, to: upper, in: SQLiteDialect.sqlite).description == "nothing to change")
  }

  /// PostgreSQL has both tables.
  @Test func namesOfTheirOwn() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.executeScript(#"CREATE TABLE "People" ("ID" bigint PRIMARY KEY)"#)
      let plan = try await database.migrate(to: [Person.self])
      #expect(plan.description == #"people: create the table, with the columns "id", "name", "done""#)
      #expect(try await database.schema().tables.map(\.name) == ["People", "people"])
    }
  }
}
