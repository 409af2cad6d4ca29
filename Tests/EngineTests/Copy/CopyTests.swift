import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

private enum Kind: String, ColumnValue { case plain, odd = "odd,\"one\"" }

@Table("everyForms") private struct EveryForm: Identifiable, Equatable {
  let id: Int
  var truth: Bool?
  var small: Int8?
  var short: Int16?
  var medium: Int32?
  var byte: UInt8?
  var large: UInt64?
  var real: Float?
  var double: Double?
  @Column(as: Scaled<Cents>.self) var price: Decimal?
  @Column(default: "it's") var text: String?
  var kind: Kind?
  var link: URL?
  var bytes: [UInt8]?
  var data: Data?
  var instant: Date?
  var day: CalendarDate?
  var time: TimeOfDay?
  var key: UUID?
  @Column(as: JSON<[String]>.self) var list: [String]?
  var document: JSONValue?
  @Column(as: UnixSeconds.self) var seconds: Date?
  @Column(as: MillisecondText.self) var milliseconds: Date?
  @Column(as: BoolText.self) var word: Bool?
  @Column(as: UUIDBytes.self) var keyBytes: UUID?
}

@Table("shelves") private struct Shelf: Identifiable, Equatable {
  let id: Int
  @Column(unique: true) var code: String
  /// Shelves refer to each other.
  @Column(references: Shelf.self, deferred: true) var next: Shelf.ID?
}

@Table private struct Box: Equatable {
  @Column(primaryKey: true) var shelf: Shelf.ID
  @Column(primaryKey: true) var number: Int32
  @Column(default: 3) var weight: Double
  var state: String
  @Column(default: false) var isOpen: Bool

  static let constraints: [TableConstraint<Box>] = [
    .foreignKey(\.shelf, references: Shelf.self, \.id, onDelete: .cascade, name: "box stands"),
    .check("weights") { $0.weight > 0 && $0.weight <= 1_000.5 || $0.isOpen },
    .check("states") { $0.state.in(["new", "it's", "old"]) && $0.number != 13 },
    .check { !$0.state.lower().in(["gone"]) },
    .unique(\.state, \.number, name: "one state a number"),
  ]
  static let indexes: [TableIndex<Box>] = [
    .on(name: "boxes by weight") { ($0.weight.descending(), $0.state.lower()) },
    .unique {
      ($0.shelf, $0.weight)
    } where: {
      !$0.isOpen
    },
  ]
}

/// Whole databases, from one engine to the other.
@Suite struct CopyTests {
  private static let forms: [EveryForm] = [
    EveryForm(
      id: .max, truth: true, small: .max, short: .max, medium: .max, byte: .max, large: UInt64(Int64.max),
      real: .greatestFiniteMagnitude, double: .greatestFiniteMagnitude,
      price: Decimal(string: "9999999999999999.99"), text: " a,\"b\"\r\n\tc\n", kind: .odd,
      link: URL(string: "https://example.org/?q=1,2"), bytes: [0, 1, 255], data: Data([34, 44, 10]),
      instant: Date.storableRange.lowerBound, day: CalendarDate(9999, 12, 31),
      time: TimeOfDay("23:59:59.999999"), key: UUID(uuidString: "FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF"),
      list: ["a\"b,\n", ""], document: ["b": [1, .double(2.5), .null], "a": "x\ny"],
      seconds: Date(timeIntervalSince1970: -1), milliseconds: Date(timeIntervalSince1970: 1.5), word: true,
      keyBytes: UUID(uuidString: "00000000-0000-4000-8000-000000000001")),
    EveryForm(
      id: .min, truth: false, small: .min, short: .min, medium: .min, byte: 0, large: 0,
      real: -.leastNonzeroMagnitude, double: .leastNonzeroMagnitude,
      price: Decimal(string: "-9999999999999999.99"), text: "", kind: .plain, bytes: [], data: Data(),
      instant: Date(timeIntervalSince1970: 1_356_373_800.25), day: CalendarDate(1, 1, 1),
      time: TimeOfDay(0, 0), list: [], document: .null, word: false),
    EveryForm(id: 0, real: -.infinity, double: -.infinity, text: "NULL", document: "text"),
    EveryForm(id: 1, real: 0.1, double: -0.0, price: 0, text: "é\u{1F600}\u{FEFF}", document: [:]),
    EveryForm(id: 2),
  ]
  private static let shelves = (1...5_000).map { Shelf(id: $0, code: "s\($0)", next: $0 % 5_000 + 1) }
  private static let boxes = [
    Box(shelf: 1, number: 1, weight: 1_000.5, state: "it's", isOpen: false),
    Box(shelf: 5_000, number: .max, weight: -1, state: "new", isOpen: true),
  ]
  private static let types: [any Table.Type] = [EveryForm.self, Shelf.self, Box.self]

  private static func fill(_ database: any Database) async throws {
    for type in types { try await create(type, on: database) }
    try await EveryForm.insert(forms).execute(database)
    try await database.transaction { try await Shelf.insert(shelves).execute($0) }
    try await Box.insert(boxes).execute(database)
  }

  private static func create(_ table: (some Table).Type, on database: any Database) async throws {
    try await table.createTable().execute(database)
  }

  private static func check(_ database: any Database) async throws {
    #expect(try await EveryForm.order(by: \.id).fetchAll(database) == forms.sorted { $0.id < $1.id })
    #expect(try await Shelf.order(by: \.id).fetchAll(database) == shelves)
    #expect(try await Box.order(by: \.shelf).fetchAll(database) == boxes)
  }

  /// Every cell as the engine tells it.
  private static func cells(of database: any Database) async throws -> [String: [[SQLValue]]] {
    var cells: [String: [[SQLValue]]] = [:]
    for table in try await database.schema().tables {
      var rows: [[SQLValue]] = []
      try await database.run(RenderedStatement(sql: "SELECT * FROM \"\(table.name)\" ORDER BY 1, 2")) { row in
        var values: [SQLValue] = []
        for _ in 0..<row.columnCount { values.append(try row.nextValue()) }
        rows.append(values)
      }
      cells[table.name] = rows
    }
    return cells
  }

  /// From each engine to each, with the types that Swift declares: the copy is what the program would have made.
  @Test(arguments: Engine.allCases, Engine.allCases)
  func declaredTablesAreCopied(_ engine: Engine, _ other: Engine) async throws {
    try await engine.withDatabase { source in
      try await Self.fill(source)
      try await other.withDatabase { target in
        let result = try await source.copy(to: target, declared: Self.types)
        #expect(result.rows == ["everyForms": 5, "shelves": 5_000, "boxes": 2])
        #expect(result.notes.filter { $0.effect == .left } == [])
        try await Self.check(target)
        let schema = try await target.schema()
        try await other.withDatabase { fresh in
          for type in Self.types { try await Self.create(type, on: fresh) }
          #expect(schema.normalized == (try await fresh.schema().normalized))
        }
        // The rules hold there, and keys go on.
        await #expect(throws: DatabaseError.self) {
          try await Box.insert(Box(shelf: 1, number: 13, weight: 1, state: "new", isOpen: false)).execute(
            target)
        }
        await #expect(throws: DatabaseError.self) {
          try await Box.insert(Box(shelf: 1, number: 2, weight: 1_001, state: "new", isOpen: false)).execute(
            target)
        }
        let key = try await Shelf.insert { Shelf.Draft(code: "new") }.returning(\.id).fetchAll(target)
        #expect(key == [5_001])
      }
    }
  }

  /// There and back without any type of Swift.
  @Test func aRoundTripFromSQLiteChangesNothing() async throws {
    try await Engine.sqlite.withDatabase { source in
      try await Self.fill(source)
      try await Engine.postgreSQL.withDatabase { server in
        try await source.copy(to: server)
        try await Engine.sqlite.withDatabase { target in
          try await server.copy(to: target)
          #expect(try await source.schema().normalized == (try await target.schema().normalized))
          #expect(try await Self.cells(of: source) == (try await Self.cells(of: target)))
          try await Self.check(target)
        }
      }
    }
  }

  /// Random tables of SQLite, there and back.
  @Test func randomTablesSurviveARoundTrip() async throws {
    var random = RandomSchemas(engine: .sqlite, seed: 20_261_124)
    for round in 0..<25 {
      let schema = random.schema()
      let rows = random.rows(of: schema)
      try await Engine.sqlite.withDatabase { source in
        try await source.executeScript(schema.definitions + rows)
        try await Engine.postgreSQL.withDatabase { server in
          try await source.copy(to: server)
          try await Engine.sqlite.withDatabase { target in
            try await server.copy(to: target)
            let (before, after) = (try await source.schema(), try await target.schema())
            #expect(before.normalized == after.normalized, "round \(round): \(schema.definitions)")
            let (cells, copied) = (try await Self.cells(of: source), try await Self.cells(of: target))
            #expect(cells == copied, "round \(round): \(schema.definitions)\(rows)")
          }
        }
      }
    }
  }

  // MARK: What cannot be carried over

  @Test func whatOnlySQLiteHasIsReportedBeforeAnythingIsWritten() async throws {
    try await Engine.sqlite.withDatabase { source in
      try await source.executeScript(
        """
        CREATE TABLE parent (id INTEGER PRIMARY KEY, made TEXT DEFAULT CURRENT_TIMESTAMP, any, b TEXT COLLATE RTRIM,
          total INTEGER AS (id * 2) STORED, twice TEXT AS (id || made), CHECK (made GLOB '2*'), CHECK (length(made) < 30 AND id + 1 > 0));
        CREATE TABLE child (id INTEGER PRIMARY KEY, other INTEGER REFERENCES missing (id));
        CREATE INDEX odd ON parent (substr(made, 1, 4));
        CREATE INDEX partial ON parent (made) WHERE made LIKE '2%';
        CREATE INDEX fine ON parent (made DESC, length(b)) WHERE id BETWEEN -1 AND 5 OR made IS NOT NULL;
        CREATE VIEW seen AS SELECT id FROM parent;
        CREATE TRIGGER pulled AFTER INSERT ON child BEGIN DELETE FROM parent; END;
        CREATE VIRTUAL TABLE words USING fts5(word);
        INSERT INTO parent (id, made, any, b) VALUES (1, '2024', 5, 'x'), (2, '2025', 'five', 'y'), (3, '2026', NULL, NULL);
        """)
      try await Engine.postgreSQL.withDatabase { target in
        let left = [
          "child: foreign key to missing: the table missing is not copied",
          "child: pulled: a trigger is written in the engine's own SQL",
          "parent.any: it has no type; its values become texts",
          "parent.made: its default CURRENT_TIMESTAMP",
          "parent.twice: its values are copied, but not computed any more as id || made",
          "parent: check: the check made GLOB '2*'",
          "parent: odd: the index of the expression substr(made, 1, 4)",
          "parent: partial: the index of the rows made LIKE '2%'",
          "seen: a view is written in the engine's own SQL",
          "words: it is no ordinary table",
        ]
        let plan = try await source.copyPlan(to: target)
        #expect(plan.left.map { "\($0.place): \($0.text)" }.sorted() == left)
        #expect(
          plan.notes.filter { $0.effect == .adapted }.map(\.description)
            == ["parent.b: texts are compared by code point, and not as RTRIM does"])
        do {
          try await source.copy(to: target)
          Issue.record("the copy was made")
        } catch let error as CopyError {
          #expect(error.reason == .left(plan.left))
        }
        #expect(try await target.schema() == DatabaseSchema())
        let result = try await source.copy(to: target, allowingLoss: true)
        #expect(result.rows == ["parent": 3, "child": 0])
        let cells = try await Self.cells(of: target)
        #expect(
          cells["parent"]
            == [
              [.integer(1), .text("2024"), .text("5"), .text("x"), .integer(2), .text("12024")],
              [.integer(2), .text("2025"), .text("five"), .text("y"), .integer(4), .text("22025")],
              [.integer(3), .text("2026"), .null, .null, .integer(6), .text("32026")],
            ])
        let table = try await target.schema().table("parent")
        #expect(table?.column("total")?.generation?.isStored == true)
        #expect(table?.indexes.map(\.name) == ["fine"])
        #expect(table?.checks.count == 1)
      }
    }
  }

  /// What conflicts do, and how a key compares, has no word in a schema: it is left out on request alone.
  @Test(arguments: Engine.allCases) func whatADefinitionOfSQLiteSaysBesides(_ engine: Engine) async throws {
    try await Engine.sqlite.withDatabase { source in
      try await source.executeScript(
        """
        CREATE TABLE t (a INTEGER NOT NULL UNIQUE ON CONFLICT REPLACE, b TEXT NOT NULL,
          PRIMARY KEY (b COLLATE NOCASE));
        INSERT INTO t VALUES (1, 'x');
        """)
      try await engine.withDatabase { target in
        let plan = try await source.copyPlan(to: target)
        #expect(
          plan.left.map(\.description) == [
            "t: ON CONFLICT REPLACE (LEFT OUT)", "t: a key (b COLLATE NOCASE) (LEFT OUT)",
          ])
        let error = await #expect(throws: CopyError.self) { try await source.copy(to: target) }
        #expect(error?.reason == .left(plan.left))
        #expect(try await target.schema() == DatabaseSchema())
        let result = try await source.copy(to: target, allowingLoss: true)
        #expect(result.rows == ["t": 1])
      }
    }
  }

  @Test func whatOnlyPostgreSQLHasIsReportedBeforeAnythingIsWritten() async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(
        """
        CREATE TYPE mood AS ENUM ('sad', 'it''s fine');
        CREATE TABLE parent (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, mood mood DEFAULT 'sad',
          tags text[], address inet, name varchar(20) CHECK (name <> '' AND name = ANY (ARRAY['a', 'b'])),
          price numeric(10, 2) DEFAULT 0.5, huge numeric, at timestamp, until timestamptz DEFAULT now(),
          note json, UNIQUE NULLS NOT DISTINCT (name), UNIQUE (price) INCLUDE (name));
        CREATE INDEX words ON parent USING gin (tags);
        CREATE INDEX lowered ON parent (lower(name));
        CREATE TABLE child (a int, b int, c int, PRIMARY KEY (b, a));
        INSERT INTO parent (mood, tags, address, name, price, huge, at, until, note) VALUES
          ('it''s fine', '{a,NULL}', '10.0.0.1', 'a', 12.5, 1e20, '2024-02-29 12:00', '2024-02-29 12:00+02', '{"b": 1,"a":2}'),
          (NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
        """)
      try await Engine.sqlite.withDatabase { target in
        let plan = try await source.copyPlan(to: target)
        #expect(
          plan.left.map { "\($0.place): \($0.text)" }.sorted() == [
            "parent.address: its type inet becomes a text",
            "parent.huge: its type numeric becomes a text",
            "parent.tags: its type text[] becomes a text",
            "parent: parent_name_key: the unique key takes NULL for equal to NULL",
            "parent: words: the index is of the kind gin",
          ])
        let result = try await source.copy(to: target, allowingLoss: true)
        #expect(result.rows == ["parent": 2, "child": 0])
        let copied = try await Self.cells(of: target)["parent"]
        #expect(
          copied == [
            [
              .integer(1), .text("it's fine"), .text("{a,NULL}"), .text("10.0.0.1/32"), .text("a"),
              .integer(1250),
              .text("100000000000000000000"), .text("2024-02-29 12:00:00.000000"),
              .text("2024-02-29 10:00:00.000000"), .text("{\"b\": 1,\"a\":2}"),
            ],
            [.integer(2)] + Array(repeating: .null, count: 9),
          ])
        let child = try await target.schema().table("child")
        #expect(child?.primaryKey?.columns == ["b", "a"])
        await #expect(throws: DatabaseError.self) {
          try await target.execute("INSERT INTO parent (name, mood) VALUES ('a', 'glad')")
        }
        await #expect(throws: DatabaseError.self) {
          try await target.execute("INSERT INTO parent (name) VALUES ('c')")
        }
        let added = try await target.fetchAll(
          "INSERT INTO parent (name) VALUES ('b') RETURNING mood || ' ' || price", as: String.self)
        #expect(added == ["sad 50"])
      }
    }
  }

  // MARK: Values and tables

  /// Why a database is not copied; `nil` if it is.
  private static func reason(
    _ source: any Database, _ target: any Database, _ types: [String: SQLType]
  ) async throws -> CopyError.Reason? {
    do {
      try await source.copy(to: target, types: types)
      return nil
    } catch let error as CopyError {
      return error.reason
    }
  }

  @Test func aValueOfAnotherTypeNamesItsRow() async throws {
    try await Engine.sqlite.withDatabase { source in
      try await source.executeScript(
        """
        CREATE TABLE visits (id INTEGER PRIMARY KEY, seats INTEGER, at TEXT);
        INSERT INTO visits VALUES (7, 1, '2024-01-01 10:00'), (9, 'many', '2024-01-01'), (11, 3, 'soon');
        """)
      try await Engine.postgreSQL.withDatabase { target in
        let first = try await Self.reason(source, target, [:])
        #expect(
          first
            == .value(
              table: "visits", row: 2, key: "9",
              "the column seats holds the text \"many\", and not an integer from -9223372036854775808 to 9223372036854775807"
            ))
        let second = try await Self.reason(
          source, target, ["visits.seats": .text, "visits.at": .timestamp])
        #expect(
          second
            == .value(
              table: "visits", row: 3, key: "11",
              "the column at holds the text \"soon\", and not an instant such as 2012-12-24T18:30:00Z"))
        let schema = try await target.schema()
        #expect(schema == DatabaseSchema())
        let third = try await Self.reason(source, target, ["visits.seats": .text])
        #expect(third == nil)
        let cells = try await Self.cells(of: target)["visits"]
        #expect(cells?.map { $0[1] } == [.text("1"), .text("many"), .text("3")])
        let fourth = try await Self.reason(source, target, ["visits.seats": .text])
        #expect(fourth == .existing(["visits"]))
      }
    }
  }

  @Test(arguments: Engine.allCases, Engine.allCases)
  func someTablesAreCopied(_ engine: Engine, _ other: Engine) async throws {
    try await engine.withDatabase { source in
      try await Self.fill(source)
      try await other.withDatabase { target in
        #expect(try await source.copyPlan(to: target, tables: ["shelves"]).tables == ["shelves"])
        #expect(try await source.copy(to: target, tables: ["shelves"]).rows == ["shelves": 5_000])
        do {
          try await source.copy(to: target, tables: ["boxes", "none"])
          Issue.record("the copy was made")
        } catch let error as CopyError {
          #expect(error.reason == .missing(["none"]))
        }
        #expect(try await target.schema().tables.map(\.name) == ["shelves"])
      }
      // Into itself there is nowhere to go.
      await #expect(throws: (any Error).self) { try await source.copy(to: source) }
    }
  }

  // MARK: Keys and names

  /// Keys that were given, and whose rows are gone, are not given again where the engine remembers them.
  @Test(arguments: Engine.allCases, Engine.allCases)
  func keysThatWereGivenAreNotGivenAgain(_ engine: Engine, _ other: Engine) async throws {
    try await engine.withDatabase { source in
      let key =
        engine == .sqlite
        ? "INTEGER PRIMARY KEY AUTOINCREMENT" : "bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"
      try await source.executeScript(
        """
        CREATE TABLE numbered (id \(key), name text);
        CREATE TABLE emptied (id \(key), name text);
        CREATE TABLE whole (id \(key), name text);
        CREATE TABLE unused (id \(key), name text);
        INSERT INTO numbered (name) VALUES ('a'), ('b'), ('c');
        INSERT INTO emptied (name) VALUES ('a'), ('b'), ('c');
        INSERT INTO whole (name) VALUES ('a'), ('b');
        DELETE FROM numbered WHERE id > 1;
        DELETE FROM emptied
        """)
      if engine == .postgreSQL {
        _ = try await source.execute("ALTER TABLE unused ALTER COLUMN id RESTART WITH 1000")
      }
      try await other.withDatabase { target in
        let result = try await source.copy(to: target)
        var keys: [String: Int] = [:]
        for table in ["numbered", "emptied", "whole", "unused"] {
          try await target.run(
            RenderedStatement(sql: "INSERT INTO \(table) (name) VALUES ('new') RETURNING id")
          ) { keys[table] = try $0.next(Int.self) }
        }
        let notes = result.notes.map(\.description).filter { $0.contains("given") }
        let rest = "were given; those beyond the greatest one of a row may be given again"
        if engine == .postgreSQL, other == .sqlite {
          // Its keys follow those of the rows.
          #expect(keys == ["numbered": 2, "emptied": 1, "whole": 3, "unused": 1])
          #expect(
            notes.sorted() == [
              "emptied: keys up to 3 \(rest)", "numbered: keys up to 3 \(rest)",
              "unused: keys up to 999 \(rest)",
            ])
        } else {
          let isRestarted = engine == .postgreSQL
          #expect(keys == ["numbered": 4, "emptied": 4, "whole": 3, "unused": isRestarted ? 1_000 : 1])
          #expect(notes == [])
        }
      }
    }
  }

  /// Nothing is written, and the error has their names.
  @Test func tablesOfOneNameAreRefused() async throws {
    let url = try await PrivatePostgreSQL.shared().makeDatabase()
    let source = try await PostgreSQLDatabase(
      url: url,
      configuration: .init(prepareConnection: { connection in
        try await connection.execute("SET search_path TO public, other")
      }))
    try await source.executeScript(
      """
      CREATE SCHEMA other;
      CREATE TABLE things (id int PRIMARY KEY); CREATE TABLE other.things (id int PRIMARY KEY);
      CREATE TABLE plain (id int PRIMARY KEY);
      CREATE TABLE cases (id int); CREATE TABLE "Cases" (id int);
      """)
    try await Engine.sqlite.withDatabase { target async throws in
      let reason = CopyError.Reason.sameName(["Cases", "cases", "other.things", "things"])
      let planned = await #expect(throws: CopyError.self) { try await source.copyPlan(to: target) }
      #expect(planned?.reason == reason)
      #expect(
        planned?.description
          == #""Cases", "cases", "other.things", "things" would have one name in the target, and nothing was copied. Rename all but one of them"#
      )
      let copied = await #expect(throws: CopyError.self) {
        try await source.copy(to: target, allowingLoss: true)
      }
      #expect(copied?.reason == reason)
      let schema = try await target.schema()
      #expect(schema == DatabaseSchema())
      let result = try await source.copy(to: target, tables: ["plain"])
      #expect(result.rows == ["plain": 0])
    }
    await source.close()
  }

  // MARK: Other tasks

  @Test(arguments: Engine.allCases, Engine.allCases)
  func aCopyIsOfOneMomentAndAllOrNothing(_ engine: Engine, _ other: Engine) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "koine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Beside a reader, only a file has a writer.
    let source: any Database =
      engine == .sqlite
      ? try SQLiteDatabase(path: folder.appending(path: "source.db").path) : try await engine.makeDatabase()
    try await Self.fill(source)
    struct Stop: Error {}
    try await other.withDatabase { target in
      await #expect(throws: Stop.self) {
        try await source.copy(to: target) { if $0.phase == .indexes { throw Stop() } }
      }
      #expect(try await target.schema() == DatabaseSchema())

      let cancelled = Task {
        try await source.copy(to: target) { progress in
          if progress.table == "shelves" { withUnsafeCurrentTask { $0?.cancel() } }
        }
      }
      await #expect(throws: CancellationError.self) { try await cancelled.value }
      #expect(try await target.schema() == DatabaseSchema())

      var sibling: Task<Void, any Error>?
      var steps: [CopyProgress] = []
      let result = try await source.copy(to: target) { progress in
        steps.append(progress)
        if sibling == nil {
          sibling = Task.detached { _ = try await Box.all().delete().execute(source) }
        }
      }
      try await sibling?.value
      #expect(result.rows == ["everyForms": 5, "shelves": 5_000, "boxes": 2])
      #expect(try await Box.all().fetchCount(source) == 0)
      #expect(try await target.fetchAll("SELECT count(*) FROM boxes", as: Int.self) == [2])
      #expect(steps.allSatisfy { $0.total == 5_007 && $0.rows <= 5_007 })
      #expect(steps.last?.phase == .indexes && steps.last?.rows == 5_007)
    }
    await source.close()
  }
}
