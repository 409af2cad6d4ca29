import Foundation
import Koine
import KoineSQLite
import KoineTesting
import MariaDBTestDriver
import Testing

/// The table as it is in the database.
@Table("papers") private struct StoredPaper: Identifiable, Equatable {
  let id: Int
  var title: String
  var pages: Int?
  var size: Double
  var code: String
  static let indexes: [TableIndex<StoredPaper>] = [.on(\.title)]
}

/// The table as an older program has it.
@Table("papers") private struct OldPaper: Identifiable {
  let id: Int
  var title: String
  var pages: Int
  var size: Date
  var due: Date?
}

@Table("papers") private struct Titled: Identifiable {
  let id: Int
  var title: String
  var size: Double
}

@Table("shorts") private struct Short { var id: Int; var title: String; var gone: String? }
@Table("absent") private struct Absent { var id: Int }
@Table("absent") private struct AbsentRow: Identifiable { let id: Int; var title: String }
@Table("loose") private struct Loose: Identifiable { let id: Int; var title: String }

/// Columns of other types than Koine gives them.
@Table("kinds") private struct Kinds: Identifiable {
  let id: Int
  var at: Date
  var number: Int16
  var size: Double
  var ratio: Double
  var label: String
  @Column(as: JSON<[String]>.self) var document: [String]
}

@Table("far.away") private struct FarAway { var id: Int }
@Table("cased") private struct Cased: Identifiable { let id: Int; var code: String }
@Table("stamped") private struct Stamped: Identifiable { let id: Int; var title: String }

/// Queries that are looked at before they run, on both engines.
@Suite(.timeLimit(.minutes(5))) struct VerifyTests {
  private static func withTables(
    _ engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database in
      try await StoredPaper.createTable().execute(database)
      try await database.execute("CREATE VIEW shorts AS SELECT id, title FROM papers")
      try await body(database)
    }
  }

  private static let named = DeclaredQuery { (title: Parameter<String>, size: Parameter<Double>) in
    StoredPaper.where { $0.title == title && $0.size > size }
  }
  private static let late = DeclaredQuery { (day: Parameter<Date>) in
    OldPaper.where { $0.id == 1 && $0.due < day }.select(\.title)
  }
  private static let lateLine = #line - 3

  private static func sizeKind(_ engine: Engine) -> QueryFinding.Kind {
    engine == .sqlite
      ? .otherType(column: "size", table: "papers", is: "REAL", declared: "TEXT")
      : .otherType(column: "size", table: "papers", is: "double precision", declared: "timestamptz")
  }

  /// Queries, and what there is to find.
  private static func cases(_ engine: Engine) -> [(any VerifiableQuery, [QueryFinding.Kind])] {
    let noRows = StoredPaper.insert([StoredPaper.Draft]())
    return [
      (named, []),
      (named("a", 1), []),
      (StoredPaper.find(1), []),
      (noRows, []),
      (StoredPaper.createTable(), []),
      (StoredPaper.insert { StoredPaper.Draft(title: "a", size: 1, code: "a") }, []),
      (StoredPaper.find(1).update { $0.pages = nil }, []),
      (Titled.find(1).update { $0.title = "b" }, []),
      (StoredPaper.where { $0.code == "a" }, [.fullScan(table: "papers")]),
      (StoredPaper.where { $0.code == "a" }.delete(), [.fullScan(table: "papers")]),
      (late, [.missingColumn("due", table: "papers")]),
      (OldPaper.find(1).select(\.pages), [.mayBeNull(column: "pages", table: "papers")]),
      (OldPaper.find(1).update { $0.pages = 3 }, []),
      (OldPaper.find(1).select(\.size), [sizeKind(engine)]),
      (OldPaper.find(1).select { ($0.title, $0.id) }, []),
      (
        Titled.insert { Titled.Draft(title: "a", size: 1) }, [.needsValue(column: "code", table: "papers")]
      ),
      (
        StoredPaper.insertDefaultValues(),
        ["title", "size", "code"].map { .needsValue(column: $0, table: "papers") }
      ),
      (
        StoredPaper.insert(\.title, \.size, values: [("a", 1)]).onConflict(\.id) { row, _ in row.code = "b" },
        [.needsValue(column: "code", table: "papers")]
      ),
      (
        // It is named of the row that was to be inserted alone.
        OldPaper.insert(\.id, \.title, \.pages, values: [(1, "a", 1)]).onConflict(\.id) { row, excluded in
          row.title = excluded.title
        } where: { _, excluded in
          excluded.due == nil
        }, [.missingColumn("due", table: "papers")]
      ),
      (
        Titled.find(1).select(\.id).unionAll(OldPaper.find(1).select(\.pages)),
        [.mayBeNull(column: "pages", table: "papers")]
      ),
      (AbsentRow.update((1...2_000).map { AbsentRow(id: $0, title: "a") }), [.missingTable("absent")]),
      (Titled.update([Titled(id: 1, title: "a", size: 1)]), []),
      (Absent.truncate(), [.missingTable("absent")]),
      (StoredPaper.truncate(), []),
      (Absent.all(), [.missingTable("absent")]),
      (Absent.where { $0.id == 1 }.delete(), [.missingTable("absent")]),
      (Short.where { $0.id == 1 }.select(\.title), []),
      (Short.where { $0.id == 1 }.select(\.gone), [.missingColumn("gone", table: "shorts")]),
      (RawQuery("SELECT * FROM papers WHERE id = \(1)", as: StoredPaper.self), []),
      (RawQuery("SELECT * FROM papers WHERE id = \(1) ;\n", as: StoredPaper.self), []),
      (
        RawQuery("SELECT id, size FROM papers WHERE id = \(1);;", as: Titled.self),
        [.resultColumns(#"The result has no column "title". It has "id", "size"."#)]
      ),
      (
        RawQuery(
          "WITH p AS (SELECT * FROM papers WHERE id = \(1)) SELECT id, title, size FROM p", as: Titled.self),
        []
      ),
    ]
  }

  @Test(arguments: Engine.allCases) func eachQueryHasItsFindings(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      let cases = Self.cases(engine)
      for (query, kinds) in cases {
        let found = try await database.verify(query)
        #expect(found.map(\.kind) == kinds, "\(query)")
        #expect(found.allSatisfy { $0.isProblem || $0.kind == .fullScan(table: "papers") })
      }
      let all = try await database.verify(cases.map(\.0))
      #expect(all.map(\.kind) == cases.flatMap(\.1))
      // Nothing was run.
      #expect(try await StoredPaper.count().fetchOne(database) == 0)
    }
  }

  /// Each clause that inserts is an insert.
  @Test(arguments: Engine.allCases) func aMergeInsertsRows(_ engine: Engine) async throws {
    let merge = StoredPaper.merge(using: values([(1, "a")], as: "news")) { $0.id == $1.0 }
    let changing = merge.whenMatchedUpdate { paper, news in paper.title = news.1 }
    let lacking = changing.whenNotMatchedInsert { paper, news in
      paper.id = news.0
      paper.title = news.1
      paper.size = 1
    }
    let lackingSize = changing.whenNotMatchedInsert { paper, news in
      paper.title = news.1
      paper.code = "a"
    }
    let whole = changing.whenNotMatchedInsert { paper, news in
      paper.title = news.1
      paper.size = 1
      paper.code = "a"
    }
    let problems: [(any VerifiableQuery, [QueryFinding.Kind])] = [
      (changing, []), (whole, []),
      (lacking, [.needsValue(column: "code", table: "papers")]),
      (lackingSize, [.needsValue(column: "size", table: "papers")]),
    ]
    try await Self.withTables(engine) { database in
      for (query, kinds) in problems {
        let found = try await database.verify(query)
        #expect(found.filter(\.isProblem).map(\.kind) == kinds, "\(query)")
      }
    }
  }

  /// Whether a column of another type reads and writes the values depends on the engine.
  @Test(arguments: Engine.allCases) func typesOfColumns(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      func other(_ column: String, _ live: String, _ declared: String) -> QueryFinding.Kind {
        .otherType(column: column, table: "kinds", is: live, declared: declared)
      }
      let kinds: [QueryFinding.Kind]
      switch engine {
      case .sqlite:
        try await database.execute(
          """
          CREATE TABLE kinds (id INTEGER PRIMARY KEY, at DATETIME NOT NULL, number NUMERIC NOT NULL,
            size THING NOT NULL, ratio INTEGER NOT NULL, label INT NOT NULL, document TEXT NOT NULL)
          """)
        kinds = [other("ratio", "INTEGER", "REAL"), other("label", "INT", "TEXT")]
      case .postgreSQL:
        try await database.execute(
          """
          CREATE TABLE kinds (id bigint PRIMARY KEY, at timestamp NOT NULL, number bigint NOT NULL,
            size interval NOT NULL, ratio real NOT NULL, label character(3) NOT NULL, document json NOT NULL)
          """)
        kinds = [
          other("at", "timestamp without time zone", "timestamptz"), other("number", "bigint", "smallint"),
          other("size", "interval", "double precision"), other("ratio", "real", "double precision"),
          other("label", "character(3)", "text"),
        ]
      }
      let found = try await database.verify(Kinds.find(1))
      #expect(found.map(\.kind) == kinds)
    }
  }

  /// A key of SQLite may be NULL, unless it is the number of the row; what one row of an insert leaves out is missing.
  @Test(arguments: Engine.allCases) func keysThatNobodyMakes(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.execute("CREATE TABLE loose (id bigint PRIMARY KEY, title text NOT NULL)")
      let insert = Loose.insert {
        Loose(id: 1, title: "a")
        Loose.Draft(title: "b")
      }
      let found = try await database.verify(insert, Loose.find(1)).map(\.kind)
      #expect(
        found
          == [
            engine == .sqlite
              ? .mayBeNull(column: "id", table: "loose") : .needsValue(column: "id", table: "loose")
          ])
      if engine == .sqlite {
        try await database.execute("DROP TABLE loose")
        try await database.execute(
          "CREATE TABLE loose (id bigint PRIMARY KEY, title text NOT NULL) WITHOUT ROWID")
        let found = try await database.verify(Loose.find(1))
        #expect(found == [])
      } else {
        try await database.execute(
          """
          CREATE FUNCTION numbered() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.id = 7; RETURN NEW; END $$
          """)
        try await database.execute(
          "CREATE TRIGGER numbering BEFORE INSERT ON loose FOR EACH ROW EXECUTE FUNCTION numbered()")
        let found = try await database.verify(insert)
        #expect(found == [])
      }
    }
  }

  /// SQLite finds a column by its name in any case.
  @Test func aColumnInAnotherCaseHasItsValue() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.execute(
        "CREATE TABLE cased (id INTEGER PRIMARY KEY, CODE TEXT NOT NULL, NOTE TEXT NOT NULL)")
      let found = try await database.verify(Cased.insert { Cased.Draft(code: "a") })
      #expect(found.map(\.kind) == [.needsValue(column: "NOTE", table: "cased")])
    }
  }

  /// The default of a domain is one of each column of the type, and no default of the column itself.
  @Test func aDomainHasADefault() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.executeScript(
        """
        CREATE DOMAIN mark AS text NOT NULL DEFAULT 'new';
        CREATE DOMAIN sign AS text NOT NULL;
        CREATE TABLE stamped (
          id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, title text NOT NULL, mark mark, sign sign)
        """)
      let found = try await database.verify(Stamped.insert { Stamped.Draft(title: "a") })
      #expect(found.map(\.kind) == [.needsValue(column: "sign", table: "stamped")])
      let table = try #require(try await database.schema().table("stamped"))
      #expect(table.columns.map(\.typeHasDefault) == [false, false, true, false])
      #expect(table.columns.allSatisfy { $0.defaultText == nil })
    }
  }

  /// SQLite makes the rows of a common table that is used twice, whatever limit there is around it; these are too great.
  @Test func aQueryByHandIsNotRun() async throws {
    try await Self.withTables(.sqlite) { database in
      let query = RawQuery(
        """
        WITH p AS MATERIALIZED (SELECT abs(-9223372036854775807 - n) AS id FROM (SELECT 1 AS n))
        SELECT a.id, 'x' AS name, 1.0 AS size FROM p AS a JOIN p AS b ON a.id = b.id
        """, as: Titled.self)
      let found = try await database.verify(query).map(\.kind).filter {
        if case .fullScan = $0 { false } else { true }
      }
      #expect(found.count == 1)
      guard case .resultColumns(let reason)? = found.first else {
        Issue.record("the columns fit: \(found)")
        return
      }
      #expect(reason.contains("title"))
    }
  }

  /// A driver that reads no plans is no fault of the queries.
  @Test func withoutPlansItThrows() async throws {
    let error = await #expect(throws: DatabaseError.self) {
      try await MariaDBDatabase.makeDatabase().verify(StoredPaper.find(1), StoredPaper.all())
    }
    #expect(error?.code == .misuse)
    #expect(error?.message.contains("PlanReadingDialect") == true)
  }

  @Test(arguments: Engine.allCases) func itEndsWithItsTimeLimit(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      let error = await #expect(throws: DatabaseError.self) {
        try await database.verify(Self.named, timeout: .zero)
      }
      #expect(error?.code == .deadlineExceeded)
      let found = try await database.verify(Self.named, timeout: .seconds(600))
      #expect(found == [])
    }
  }

  @Test(arguments: Engine.allCases) func whatTheEngineSays(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      func kind(_ query: any VerifiableQuery) async throws -> QueryFinding.Kind? {
        let found = try await database.verify(query)
        #expect(found.count == 1)
        return found.first?.kind
      }
      guard case .refused(let reason) = try await kind(RawQuery("SELEKT 1", as: Int.self)) else {
        Issue.record("not refused")
        return
      }
      #expect(reason.contains("SELEKT"))
      let renamed = RawQuery("SELECT id, title AS name, size FROM papers WHERE id = 1", as: Titled.self)
      guard case .resultColumns(let missing) = try await kind(renamed) else {
        Issue.record("the columns fit")
        return
      }
      #expect(missing.contains("title"))
      let wide = RawQuery("SELECT id, title FROM papers WHERE id = 1", as: Int.self)
      guard case .resultColumns = try await kind(wide) else {
        Issue.record("the columns fit")
        return
      }
      let commented = RawQuery(
        "SELECT id, title AS name, size FROM papers WHERE id = 1 -- by its key", as: Titled.self)
      guard case .resultColumns = try await kind(commented) else {
        Issue.record("the columns fit")
        return
      }
      let twice = RawQuery(
        "SELECT a.*, b.* FROM papers a JOIN papers b ON a.id = b.id WHERE a.id = 1", as: Titled.self)
      guard case .resultColumns = try await kind(twice) else {
        Issue.record("the columns fit")
        return
      }
      guard case .refused = try await kind(RawQuery("SELECT 1; SELECT 2", as: Int.self)) else {
        Issue.record("two statements are none")
        return
      }
      let locked = StoredPaper.find(1).forUpdate()
      if engine == .sqlite {
        guard case .unsupported = try await kind(locked) else {
          Issue.record("SQLite has no row locks")
          return
        }
      } else {
        let found = try await database.verify(locked)
        #expect(found == [])
      }
      #expect(try await kind(FarAway.all()) == .missingTable("far.away"))
    }
  }

  @Test(arguments: Engine.allCases) func findingsNameTheQueryAndTheTable(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      let finding = try #require(try await database.verify(Self.late).first)
      let sql = try Self.late(Date(timeIntervalSince1970: 946_684_800)).render(in: database.dialect).sql
      #expect(
        finding.description
          == #"EngineTests/VerifyTests.swift:\#(Self.lateLine): the table "papers" has no column "due" "#
          + "(\(database.dialect.name)) in \(sql)")
      let places = try await database.verify(Self.late(Date()), StoredPaper.where { $0.code == "a" }).map(
        \.place)
      #expect(places == ["EngineTests/VerifyTests.swift:\(Self.lateLine)", nil])
    }
  }

  @Test(arguments: Engine.allCases) func assertionsThrowWhatWasFound(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      let scan = StoredPaper.where { $0.code == "a" }
      try await assertVerified(Self.named, scan, on: [database])
      try await assertVerified(Self.named, scan, on: [database], allowingFullScansOf: ["papers"])
      let scanned = await #expect(throws: TestFailure.self) {
        try await assertVerified(Self.named, scan, on: [database], allowingFullScansOf: [])
      }
      let scans = try await database.verify(scan)
      #expect(scanned?.description == scans.first?.description)
      let failure = await #expect(throws: TestFailure.self) {
        try await assertVerified(Self.late, Absent.all(), on: [database])
      }
      let problems = try await database.verify(Self.late, Absent.all())
      #expect(failure?.description == problems.map(\.description).joined(separator: "\n"))
    }
  }

  /// A value of every type that a parameter can have is taken by the engine.
  @Test(arguments: Engine.allCases) func parametersOfEveryType(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await EveryType.createTable().execute(database)
      let declared = DeclaredQuery {
        (
          flag: Parameter<Bool>, small: Parameter<Int32>, big: Parameter<UInt32>, ratio: Parameter<Float>,
          text: Parameter<String>, bytes: Parameter<[UInt8]>, date: Parameter<Date>, id: Parameter<UUID>,
          maybe: Parameter<Int?>
        ) in
        EveryType.find(1).update {
          $0.flag = flag
          $0.small = small
          $0.big = big
          $0.ratio = ratio
          $0.text = text
          $0.bytes = bytes
          $0.date = date
          $0.uuid = id
          $0.maybe = maybe
        }
      }
      let found = try await database.verify(declared)
      #expect(found == [])
    }
  }

  @Test(arguments: Engine.allCases) func cancelledOrClosedItThrows(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await database.verify(Self.named)
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      let found = try await database.verify(Self.named)
      #expect(found == [])
      await database.close()
      let error = await #expect(throws: DatabaseError.self) { try await database.verify(Self.named) }
      #expect(error?.code == .misuse)
    }
  }
}

@Table private struct EveryType: Identifiable {
  let id: Int
  var flag: Bool
  var small: Int32
  var big: UInt32
  var ratio: Float
  var text: String
  var bytes: [UInt8]
  var date: Date
  var uuid: UUID
  var maybe: Int?
}
