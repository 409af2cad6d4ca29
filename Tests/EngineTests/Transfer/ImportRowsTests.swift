import Foundation
import Koine
import Testing

@Table private struct Ship: Identifiable, Equatable {
  let id: Int
  var name: String
  var length: Double?
  @Column(as: Scaled<Cents>.self) var price: Decimal?
}

/// Rows from sequences, from columns, and into tables that no type describes.
@Suite struct ImportRowsTests {
  private struct Columns: ColumnarRows {
    var columnNames: [String]
    var rows: [[SQLValue]]
    var rowCount: Int { rows.count }
    func value(row: Int, column: Int) -> SQLValue { rows[row][column] }
  }

  private static func database(_ engine: Engine) async throws -> any Database {
    let database = try await engine.makeDatabase()
    try await Ship.createTable().execute(database)
    return database
  }

  @Test(arguments: Engine.allCases) func sequencesOfRowsAreInserted(_ engine: Engine) async throws {
    let database = try await Self.database(engine)
    let drafts = (1...20_000).lazy.map { Ship.Draft(name: "ship \($0)") }
    #expect(try await Ship.import(drafts, into: database) == ImportResult(inserted: 20_000))
    let ships = (19_999...20_002).map { Ship(id: $0, name: "new", length: 2.5) }
    let error = await #expect(throws: DatabaseError.self) {
      try await Ship.import(ships.reversed(), into: database)
    }
    #expect(error?.code == .uniqueViolation)
    #expect(error?.row == 3)
    #expect(
      try await Ship.import(ships, into: database, onConflict: .skip) == ImportResult(inserted: 2, skipped: 2)
    )
    var rejected: [String] = []
    let result = try await Ship.import(
      [
        Ship(id: 1, name: "x"), Ship(id: 90_000, name: "y"),
        Ship(id: 90_001, name: "z", price: Decimal(string: "0.001")),
      ],
      into: database, rejecting: { rejected.append($0.error.reason) })
    #expect(result == ImportResult(inserted: 1, rejected: 2))
    #expect(rejected.count == 2)
    #expect(rejected[0].hasPrefix("Row 1: "))
    #expect(rejected[1].hasPrefix("Row 3: "))
    #expect(try await Ship.all().fetchCount(database) == 20_003)
    await database.close()
  }

  @Test(arguments: Engine.allCases) func rowsAreInsertedAsTheyCome(_ engine: Engine) async throws {
    let database = try await Self.database(engine)
    let stream = AsyncStream<Ship> { stream in
      for id in 1...3 { stream.yield(Ship(id: id, name: "a")) }
      stream.finish()
    }
    #expect(try await Ship.import(stream, into: database) == ImportResult(inserted: 3))
    let failing = AsyncThrowingStream<Ship.Draft, any Error> { stream in
      stream.yield(Ship.Draft(name: "b"))
      stream.finish(throwing: CocoaError(.fileReadUnknown))
    }
    await #expect(throws: CocoaError.self) { try await Ship.import(failing, into: database) }
    #expect(try await Ship.all().fetchCount(database) == 3)
    await database.close()
  }

  @Test(arguments: Engine.allCases) func columnsAreInsertedAsRows(_ engine: Engine) async throws {
    let database = try await Self.database(engine)
    let columns = Columns(
      columnNames: ["price", "name", "id", "length"],
      rows: [
        [.integer(3), .text("a"), .integer(1), .integer(7)], [.double(0.25), .text(""), .text("2"), .null],
      ])
    #expect(try await Ship.import(columns: columns, into: database) == ImportResult(inserted: 2))
    #expect(
      try await Ship.order(by: \.id).fetchAll(database) == [
        Ship(id: 1, name: "a", length: 7, price: 3), Ship(id: 2, name: "", price: 0.25),
      ])
    let wrong: [(Columns, String)] = [
      (
        Columns(
          columnNames: ["name", "length"], rows: [[.text("a"), .double(1)], [.text("a"), .boolean(true)]]),
        "Row 2: The value is not a number, as the column \"length\" of \"ships\" wants."
      ),
      (
        Columns(columnNames: ["name"], rows: [[.null]]),
        "Row 1: The column \"name\" of \"ships\" is never NULL, but the value is."
      ),
      (
        Columns(columnNames: ["length"], rows: []),
        "The column \"name\" of \"ships\" is missing. It is not optional and has no default in the database."
      ),
    ]
    for (columns, message) in wrong {
      let error = await #expect(throws: ImportError.self) {
        try await Ship.import(columns: columns, into: database)
      }
      #expect(error?.description == message)
    }
    #expect(try await Ship.all().fetchCount(database) == 2)
    await database.close()
  }

  /// Texts, and the columns that their tables get.
  private static let inferred: [(text: String, format: ExportFormat, columns: [String])] = [
    (
      "flag,n,x,code,day,at,key,t,none,big,\"a \"\"b\"\"\"\n"
        + "true,1,1,007,2012-12-24,2012-12-24T18:30:00Z,E621E1F8-C36C-495A-93FC-0C247A3E6E5F,a,,99999999999999999999,1\n"
        + "FALSE,-2,2.5,12,2013-01-01,2013-01-01 00:00,E621E1F8-C36C-495A-93FC-0C247A3E6E5F,1,,1,+1\n",
      .csv(),
      [
        "flag boolean", "n bigInteger", "x double", "code text", "day date", "at timestamp", "key uuid",
        "t text",
        "none text?", "big text", "a \"b\" text",
      ]
    ),
    ("a;b\nNULL;1\n5;NULL\n", .csv(delimiter: ";", null: "NULL"), ["a bigInteger?", "b bigInteger?"]),
    ("1,x\n", .csv(header: false), ["column1 bigInteger", "column2 text"]),
    ("a\n", .csv(), ["a text?"]),
    (
      "{\"a\":1,\"b\":\"1\"}\n{\"b\":\"x\",\"c\":[1]}\n{\"a\":2.5,\"b\":\"\",\"c\":true}\n", .jsonLines,
      ["a double?", "b text?", "c json?"]
    ),
  ]

  @Test(arguments: Engine.allCases) func tablesAreCreatedFromTexts(_ engine: Engine) async throws {
    for (text, format, columns) in Self.inferred {
      let database = try await engine.makeDatabase()
      try await database.importTable("things", from: .text(text), as: format, creating: true)
      let table = try #require(try await database.schema().table("things"))
      #expect(
        table.columns.map { column in
          "\(column.name) \(Self.name(column.type))\(column.isNullable ? "?" : "")"
        } == (engine == .sqlite ? columns.map(Self.withoutTypesOfTexts) : columns))
      // It goes into the table that exists, too, if that tells the types of its columns.
      if engine != .sqlite || format != .jsonLines {
        let count = try await database.fetchAll("SELECT count(*) FROM things", as: Int.self)
        try await database.importTable("things", from: .text(text), as: format)
        let twice = count.map { $0 * 2 }
        #expect(try await database.fetchAll("SELECT count(*) FROM things", as: Int.self) == twice)
      }
      await #expect(throws: DatabaseError.self) {
        try await database.importTable("things", from: .text(text), as: format, creating: true)
      }
      await database.close()
    }
  }

  /// SQLite has no types for what is stored as text.
  private static func withoutTypesOfTexts(_ column: String) -> String {
    ["date", "timestamp", "uuid", "json"].reduce(column) { $0.replacing(" \($1)", with: " text") }
  }

  private static func name(_ type: SQLType?) -> String {
    switch type {
    case .integer(bits: 64)?: "bigInteger"
    case let type?: "\(type)"
    case nil: "unknown"
    }
  }

  @Test(arguments: Engine.allCases) func aTableIsCreatedWithItsRowsOrNotAtAll(_ engine: Engine) async throws {
    let database = try await engine.makeDatabase()
    let wrong: [(text: String, message: String)] = [
      ("a,b\n1\n", "Line 2: The row has 1 field, not 2."),
      ("a,a\n", "Line 1, column 3: The column \"a\" is named twice."),
      ("a,\n", "Line 1, column 3: The column has no name."),
      ("", "Line 1: The text is empty; its first line has the names of the columns."),
    ]
    for (text, message) in wrong {
      let error = await #expect(throws: ImportError.self) {
        try await database.importTable("things", from: .text(text), as: .csv(), creating: true)
      }
      #expect(error?.description == message)
      #expect(try await database.schema().tables == [])
    }
    let missing = await #expect(throws: DatabaseError.self) {
      try await database.importTable("things", from: .text("a\n1\n"), as: .csv())
    }
    #expect(missing?.code == .undefinedTable)
    let once = await #expect(throws: DatabaseError.self) {
      try await database.importTable(
        "things", from: .chunks(AsyncStream<[UInt8]> { $0.finish() }), as: .csv(), creating: true)
    }
    #expect(once?.code == .misuse)
    await database.close()
  }
}
