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
  static func cells(of database: any Database) async throws -> [String: [[SQLValue]]] {
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
