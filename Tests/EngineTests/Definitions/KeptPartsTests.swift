import Koine
import KoineSQLite
import Testing

/// A table that others have made, in which one thing is to be otherwise.
private enum Foreign {
  @Table("people") struct Person: Identifiable {
    let id: Int
    @Column(default: "x") var name: String
    var age: Int?
  }

  @Table("parts") struct Part: Identifiable {
    let id: Int
    var a: Int?
    var b: Int?
  }

  @Table("sums") struct Sum: Identifiable {
    let id: Int
    var age: Int?
    @Column(generated: .stored) var twice: Int?
    static let generatedColumns: [GeneratedColumn<Sum>] = [.computed(\.twice) { $0.age * 2 }]
    static let indexes: [TableIndex<Sum>] = [.on(\.twice, name: "i")]
    static let constraints: [TableConstraint<Sum>] = [.check("c") { $0.twice > 0 }]
  }
}

private enum Homes {
  @Table("homes") struct Home: Identifiable {
    let id: Int
    @Column(unique: true, collation: .noCase) var name: String
  }

  @Table("guests") struct Guest: Identifiable {
    let id: Int
    var home: String
    static let constraints: [TableConstraint<Guest>] = [
      .foreignKey(\.home, references: Home.self, \.name)
    ]
  }
}

/// What tables and their parts have beside what a type declares, when they are changed.
@Suite struct KeptPartsTests {
  /// A column is dropped with what is its own alone, on each engine.
  @Test(
    arguments: Engine.allCases,
    [
      ("PRIMARY KEY (id, b)", "", "the column \"b\" is a part of its primary key"),
      (
        "UNIQUE (a, b)", "", "the unique key (\"a\", \"b\") names the column \"b\" and others; drop it before"
      ),
      ("CHECK (a < b)", "", "the check"),
      (
        "FOREIGN KEY (a, b) REFERENCES pairs (a, b)", "",
        "the foreign key (\"a\", \"b\") names the column \"b\" and others; drop it before"
      ),
      ("CHECK (id > 0)", "CREATE INDEX pair ON parts (a, b)", "the index \"pair\""),
      ("CHECK (id > 0)", "CREATE INDEX pair ON parts (a) WHERE b > 0", "the index \"pair\""),
      ("UNIQUE (b)", "CREATE INDEX own ON parts (b)", nil),
      ("CHECK (b > 0)", "", nil),
    ])
  func aColumnIsDroppedWithItsOwnParts(
    _ engine: Engine, _ part: (rule: String, index: String, refusal: String?)
  ) async throws {
    try await engine.withDatabase { database in
      try await database.executeScript(
        """
        CREATE TABLE pairs (a INTEGER, b INTEGER, UNIQUE (a, b));
        CREATE TABLE parts (id INTEGER NOT NULL, a INTEGER, b INTEGER, \(part.rule));
        \(part.index);
        """)
      let before = try await database.schema()
      guard let refusal = part.refusal else {
        try await Foreign.Part.alterTable { $0.drop("b") }.execute(database)
        let table = try await database.schema().table("parts")
        #expect(table?.columns.map(\.name) == ["id", "a"])
        #expect(table?.indexes == [] && table?.uniqueKeys == [] && table?.checks == [])
        return
      }
      let error = await #expect(throws: SchemaPlanError.self) {
        try await Foreign.Part.alterTable { $0.drop("b") }.execute(database)
      }
      guard case .unsupported(let table, let what)? = error?.reason else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(table == "parts" && what.hasPrefix(refusal), "\(what)")
      #expect(try await database.schema() == before)
    }
  }

  /// What a type is called in quotes stays one word of a new table.
  @Test(arguments: [
    "\"a, b\"", "\"NOT NULL\"", "\"UNIQUE\"", "\"DEFAULT 7\"", "\"my; type\"", "\"CHECK\"", "\"x\"\"y\"",
    "\"1\"",
    "DECIMAL(10, 2)", "DOUBLE PRECISION", "VARCHAR (10)", "NUMERIC(-3,+2)", "int_8",
  ])
  func aTypeStaysInItsQuotes(_ type: String) async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(
        """
        CREATE TABLE parts (id INTEGER PRIMARY KEY, a \(type), b INTEGER);
        INSERT INTO parts VALUES (1, '12', 3), (2, x'00', NULL);
        """)
      let described: SQLFragment =
        "SELECT name || ' ' || type || ' ' || \"notnull\" FROM pragma_table_info('parts') WHERE pk = 0"
      let columns = try await database.fetchAll(described, as: String.self)
      let cells: SQLFragment = "SELECT typeof(a) || quote(a) FROM parts ORDER BY id"
      let values = try await database.fetchAll(cells, as: String.self)
      try await Foreign.Part.alterTable { $0.add(.check("some") { $0.id > 0 }) }.execute(database)
      #expect(try await database.fetchAll(described, as: String.self) == columns)
      #expect(try await database.fetchAll(cells, as: String.self) == values)
    }
  }

  /// SQLite fires the trigger first that was made last.
  @Test func triggersFireInTheirOrder() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(
        """
        CREATE TABLE parts (id INTEGER PRIMARY KEY, a INTEGER, b INTEGER);
        CREATE TRIGGER zz BEFORE INSERT ON parts BEGIN SELECT raise(ABORT, 'aborted'); END;
        CREATE TRIGGER aa BEFORE INSERT ON parts BEGIN SELECT raise(IGNORE); END;
        """)
      try await Foreign.Part.alterTable { $0.add(.check("some") { $0.id > 0 }) }.execute(database)
      #expect(try await database.schema().table("parts")?.triggers.map(\.name) == ["zz", "aa"])
      try await database.execute("INSERT INTO parts VALUES (1, 2, 3)")
      #expect(try await database.fetchAll("SELECT count(*) FROM parts", as: Int.self) == [0])
    }
  }

  /// A table of others takes what it took before, until a column gets another type.
  @Test func aTableThatIsNotStrictStaysSo() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(
        """
        CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL, age INTEGER);
        INSERT INTO people VALUES (1, x'00', 1.5);
        """)
      try await database.migrate(to: [Foreign.Person.self])
      let cells = try await database.fetchAll(
        "SELECT typeof(name) || typeof(age) FROM people", as: String.self)
      #expect(cells == ["blobreal"])
      let table = try await database.schema().table("people")
      #expect(table?.isStrict == false)
      #expect(table?.columns.map(\.typeName) == ["INTEGER", "TEXT", "INTEGER"])
      #expect(try await database.plan(for: [Foreign.Person.self]).isEmpty)
    }
  }

  @Test func aTableWithoutRowNumbersStaysSo() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(
        "CREATE TABLE people (id INTEGER PRIMARY KEY NOT NULL, name TEXT NOT NULL, age INTEGER) WITHOUT ROWID;"
      )
      try await database.migrate(to: [Foreign.Person.self])
      #expect(try await database.schema().table("people")?.isWithoutRowID == true)
    }
  }

  /// A column that is made anew, as another one gets a type, loses nothing in silence.
  @Test(arguments: [
    ("GRANT SELECT (twice) ON sums TO PUBLIC", "the column \"twice\": the privileges {=r/koine}"),
    ("ALTER TABLE sums ALTER twice SET STATISTICS 500", "the column \"twice\": STATISTICS 500"),
    ("ALTER TABLE sums ALTER twice SET (n_distinct = 5)", "the column \"twice\": the options {n_distinct=5}"),
    ("CREATE STATISTICS pair ON age, twice FROM sums", "the table: the statistics \"pair\""),
    ("ALTER INDEX i SET (fillfactor = 40)", "the index \"i\": WITH (fillfactor=40)"),
    ("COMMENT ON INDEX i IS 'c'", "the index \"i\": the comment c"),
    ("ALTER TABLE sums CLUSTER ON i", "the index \"i\": CLUSTER"),
    (
      "ALTER TABLE sums DROP CONSTRAINT c; ALTER TABLE sums ADD CONSTRAINT c CHECK (twice > 0) NO INHERIT",
      "the constraint \"c\": NO INHERIT"
    ),
    (
      "COMMENT ON CONSTRAINT c ON sums IS 'd'",
      "the constraint \"c\": the comment d"
    ),
  ])
  func whatAComputedColumnHasIsNotLost(_ part: (sql: String, text: String)) async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.executeScript(
        """
        CREATE TABLE sums (id bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY, age integer,
          twice bigint GENERATED ALWAYS AS (age * 2) STORED, CONSTRAINT c CHECK (twice > 0));
        CREATE INDEX i ON sums (twice);
        \(part.sql);
        """)
      let before = try await database.schema()
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [Foreign.Sum.self])
      }
      #expect(
        error?.reason
          == .unsupported(table: "sums", "what it has would be lost: sums, \(part.text)"))
      #expect(try await database.schema() == before)
    }
  }

  /// SQLite compares a key with what refers to it by the collation of the key; so does the look at the rows that there are.
  @Test func aReferenceToAKeyWithoutCase() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await Homes.Home.createTable().execute(database)
      try await database.executeScript(
        """
        INSERT INTO homes (id, name) VALUES (1, 'Ann');
        CREATE TABLE guests (id INTEGER PRIMARY KEY NOT NULL, home TEXT NOT NULL) STRICT;
        INSERT INTO guests VALUES (1, 'ann');
        """)
      try await database.migrate(to: [Homes.Home.self, Homes.Guest.self])
      #expect(try await database.schema().table("guests")?.foreignKeys.map(\.columns) == [["home"]])
      try await database.execute("INSERT INTO guests VALUES (2, 'ANN')")
    }
  }

  /// The error of a change says what stands in its way.
  @Test func whatDependsOnAColumnIsNamed() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.executeScript(
        "CREATE TABLE parts (id bigint PRIMARY KEY, a bigint, b bigint); CREATE VIEW seen AS SELECT b FROM parts;"
      )
      let error = await #expect(throws: DatabaseError.self) {
        try await Foreign.Part.alterTable { $0.drop("b") }.execute(database)
      }
      #expect(error?.description.contains("view seen depends on column b of table parts") == true)
    }
  }
}
