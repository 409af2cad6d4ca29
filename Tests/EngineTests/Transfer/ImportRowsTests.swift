import Foundation
import Koine
import Testing

@Table private struct Ship: Identifiable, Equatable {
  let id: Int
  var name: String
  var length: Double?
  @Column(as: Scaled<Cents>.self) var price: Decimal?
}

@Table private struct Moment: Identifiable, Equatable {
  let id: Int
  @Column(databaseType: "timestamp(3)") var at: Date
}

@Table("gauges") private struct Dial: Identifiable, Equatable {
  let id: Int
  var value: Float?
}

@Table("dossiers") private struct Dossier: Identifiable {
  let id: Int
  var document: JSONValue
  @Column(as: JSON<[Int]>.self) var list: [Int]
}

@Table("voyages") private struct Voyage: Identifiable, Equatable {
  let id: Int
  var at: Date
  var day: CalendarDate?
  @Column(as: Scaled<Cents>.self) var price: Decimal?
  var isDone: Bool
  var key: UUID
  var log: JSONValue
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

  /// What one engine has written is on the other as its own programs write it.
  @Test(arguments: Engine.allCases, Engine.allCases)
  func typesThatTheEngineDoesNotTellAreGiven(_ source: Engine, _ target: Engine) async throws {
    let (from, into) = (try await source.makeDatabase(), try await target.makeDatabase())
    let voyages = [
      Voyage(
        id: 1, at: Date(timeIntervalSince1970: 1_700_000_000.25), day: CalendarDate(2024, 2, 29),
        price: Decimal(string: "12.50"), isDone: true, key: UUID(), log: ["a": 1]),
      Voyage(
        id: 2, at: .init(timeIntervalSince1970: 0), day: nil, price: nil, isDone: false, key: UUID(), log: []),
    ]
    for database in [from, into] { try await Voyage.createTable().execute(database) }
    try await Voyage.insert(voyages).execute(from)
    let types: [String: SQLType] = [
      "at": .timestamp, "day": .date, "price": .decimal(scale: 2), "isDone": .boolean, "key": .uuid,
      "log": .json,
    ]
    for format in [ExportFormat.csv(), .jsonLines] {
      var text = ""
      _ = try await Voyage.all().export(as: format, from: from) { text += $0 }
      try await Voyage.all().delete().execute(into)
      #expect(
        try await into.importTable("voyages", from: .text(text), as: format, types: types)
          == ImportResult(inserted: 2))
      #expect(try await Voyage.order(by: \.id).fetchAll(into) == voyages)
      // As a query compares it.
      #expect(try await Voyage.where { $0.at == voyages[0].at && $0.isDone }.fetchCount(into) == 1)
    }
    let refusal = await #expect(throws: DatabaseError.self) {
      try await into.importTable("voyages", from: .text("id\n3"), as: .csv(), types: ["att": .timestamp])
    }
    #expect(refusal?.code == .misuse)
    #expect(
      refusal?.message == "A type is given for the column \"att\", which the table \"voyages\" does not have."
    )
    // A table that is made has columns of these types.
    try await into.importTable(
      "made", from: .text("n,price\n1,2.5"), as: .csv(), creating: true, types: ["price": .decimal(scale: 2)])
    let made = try await into.schema().table("made")
    #expect(
      made?.columns.map(\.type)
        == (target == .sqlite ? [.bigInteger, .bigInteger] : [.bigInteger, .decimal(scale: 2)]))
    #expect(
      try await into.fetchAll("SELECT CAST(price AS text) FROM made", as: String.self)
        == [target == .sqlite ? "250" : "2.50"])
    for database in [from, into] { await database.close() }
  }

  /// Swift describes no date that is no number.
  @Test(arguments: Engine.allCases) func rowsWithDatesThatAreNoneAreRejected(_ engine: Engine) async throws {
    let database = try await Self.database(engine)
    try await Moment.createTable().execute(database)
    var rejected: [String] = []
    let seconds = [0, .nan, .infinity, -.infinity, 1e300]
    let moments = seconds.enumerated().map { Moment(id: $0, at: Date(timeIntervalSince1970: $1)) }
    let result = try await Moment.import(moments, into: database, rejecting: { rejected.append($0.text) })
    #expect(result == ImportResult(inserted: 1, rejected: 4))
    #expect(rejected.map { $0.prefix(9) } == ["1, invali", "2, invali", "3, invali", "4, invali"])
    #expect(try await Moment.all().fetchAll(database) == [moments[0]])
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

  /// A number that the column's type does not hold is none, whatever it comes from; an object without a value is no row.
  @Test(arguments: Engine.allCases) func whatNoColumnHoldsIsRefused(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Dial.createTable().execute(database)
      let columns = Columns(columnNames: ["value"], rows: [[.double(.infinity)], [.double(1e300)]])
      let error = await #expect(throws: ImportError.self) {
        try await Dial.import(columns: columns, into: database)
      }
      #expect(
        error?.description == "Row 2: The value is not a number, as the column \"value\" of \"gauges\" wants."
      )
      var reasons: [String] = []
      let result = try await Dial.import(
        .text("{\"value\":1}\n{}\n"), as: .jsonLines, into: database,
        rejecting: { reasons.append("\($0.error)") })
      #expect(result == ImportResult(inserted: 1, rejected: 1))
      #expect(reasons == ["Line 2: The object has no value for a column of \"gauges\"."])
    }
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
      ["a double?", "b text", "c json?"]
    ),
    // A key that is missing is one of the row, before the first row that has it, too.
    (
      "{\"a\":1,\"b\":2}\n{\"a\":2,\"c\":3}\n", .jsonLines,
      ["a bigInteger", "b bigInteger?", "c bigInteger?"]
    ),
    // A double has the first number of each, and not the second.
    (
      "a,b,c,d,e\n1.5,0.1,0.5,1e300,9223372036854775807\n9007199254740993,90071992547409.93,12345678901234567890,"
        + "1.7976931348623157e308,1\n",
      .csv(), ["a text", "b text", "c text", "d double", "e bigInteger"]
    ),
    // Of the least numbers, a double has few digits or none.
    (
      "a,b,c,d\n0.5,0.5,5e-324,0e-400\n1e-400,1.2345678901e-320,2.5e-300,1.5\n", .csv(),
      ["a text", "b text", "c double", "d double"]
    ),
    ("{\"a\":1}\n{\"b\":2,\n{\"a\":2.5}\n", .jsonLines, ["a double"]),
    // Of a line that is none, nothing counts, not even what it says of keys that there are.
    (
      "{\"a\":1,\"b\":2}\n{\"a\":null,\"c\":\"x\",\"a\":\"x\",\n{\"a\":2,\"b\":3}\n", .jsonLines,
      ["a bigInteger", "b bigInteger"]
    ),
  ]

  @Test(arguments: Engine.allCases) func tablesAreCreatedFromTexts(_ engine: Engine) async throws {
    for (text, format, columns) in Self.inferred {
      let database = try await engine.makeDatabase()
      var rejected = 0
      try await database.importTable(
        "things", from: .text(text), as: format, creating: true, rejecting: { _ in rejected += 1 })
      #expect(rejected == (text.contains(",\n{") ? 1 : 0))
      let table = try #require(try await database.schema().table("things"))
      #expect(
        table.columns.map { column in
          "\(column.name) \(Self.name(column.type))\(column.isNullable ? "?" : "")"
        } == (engine == .sqlite ? columns.map(Self.withoutTypesOfTexts) : columns))
      // It goes into the table that exists, too, if that tells the types of its columns.
      if engine != .sqlite || format != .jsonLines {
        let count = try await database.fetchAll("SELECT count(*) FROM things", as: Int.self)
        try await database.importTable(
          "things", from: .text(text), as: format, rejecting: { _ in rejected += 1 })
        let twice = count.map { $0 * 2 }
        #expect(try await database.fetchAll("SELECT count(*) FROM things", as: Int.self) == twice)
      }
      await #expect(throws: DatabaseError.self) {
        try await database.importTable("things", from: .text(text), as: format, creating: true)
      }
      await database.close()
    }
  }

  /// A day and a time of no zone, and a document, are what the text says.
  @Test(arguments: Engine.allCases) func valuesStayAsTheyAreWritten(_ engine: Engine) async throws {
    let database = try await engine.makeDatabase()
    let (time, document) = engine == .sqlite ? ("DATETIME", "JSON") : ("timestamp", "json")
    try await database.execute(
      "CREATE TABLE moments (id bigint NOT NULL, at \(raw: time) NOT NULL, document \(raw: document) NOT NULL)"
    )
    let text = #"{ "b": 12345678901234567890, "a": 1.50, "a": null }"#
    try await database.importTable(
      "moments",
      from: .text(#"{"id":1,"at":"2012-12-24T18:30:00Z","document":\#(text)}"# + "\n"), as: .jsonLines)
    let stored = try await database.fetchAll(
      "SELECT CAST(at AS text), CAST(document AS text) FROM moments", as: (String, String).self)
    #expect(stored.map(\.0) == [engine == .sqlite ? "2012-12-24 18:30:00.000000" : "2012-12-24 18:30:00"])
    #expect(stored.map(\.1) == [text])
    let error = await #expect(throws: ImportError.self) {
      try await database.importTable(
        "moments", from: .text("id,at,document\n2,2012-12-24,{\n"), as: .csv())
    }
    #expect(error?.line == 2)
    await database.close()
  }

  /// No digit of a number is lost, whether the table is there or is created, and whatever its type makes of documents.
  @Test(arguments: Engine.allCases) func documentsStayAsTheyAreWritten(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let text = #"{"id":1,"document":{"b": 12345678901234567890, "a": [1.50]},"list":[1, 2]}"# + "\n"
      let written = #"{"b": 12345678901234567890, "a": [1.50]}"#
      let kept = engine == .sqlite ? written : #"{"a": [1.50], "b": 12345678901234567890}"#
      try await Dossier.createTable().execute(database)
      try await Dossier.import(.text(text), as: .jsonLines, into: database)
      try await database.importTable("made", from: .text(text), as: .jsonLines, creating: true)
      for table in ["dossiers", "made"] {
        let stored = try await database.fetchAll(
          "SELECT CAST(document AS text), CAST(list AS text) FROM \(raw: table)", as: (String, String).self)
        #expect(stored.map(\.0) == [kept] && stored.map(\.1) == ["[1, 2]"], "\(table)")
      }
      let number = "{\"n\":12345678901234567890}\n{\"n\":1}\n"
      try await database.importTable("numbers", from: .text(number), as: .jsonLines, creating: true)
      #expect(
        try await database.fetchAll("SELECT CAST(n AS text) FROM numbers", as: String.self).sorted()
          == ["1", "12345678901234567890"])
    }
  }

  /// A typed property of such a column is an instant in UTC, whatever the session's zone.
  @Test func instantsInColumnsOfNoZone() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.execute("CREATE TABLE moments (id bigint PRIMARY KEY, at timestamp(3) NOT NULL)")
      let moment = Moment(id: 1, at: Date(timeIntervalSince1970: 1_356_373_800))
      try await Moment.insert([moment, Moment(id: 2, at: Date(timeIntervalSince1970: 0))]).execute(database)
      try await Moment.find(2).update { $0.at = moment.at }.execute(database)
      let text = try await database.fetchAll("SELECT CAST(at AS text) FROM moments", as: String.self)
      #expect(text == ["2012-12-24 18:30:00", "2012-12-24 18:30:00"])
      #expect(try await Moment.where { $0.at == moment.at && $0.at <= moment.at }.fetchCount(database) == 2)
      #expect(try await Moment.where { $0.at.in([moment.at]) }.fetchCount(database) == 2)
      #expect(try await Moment.find(1).fetchOne(database) == moment)
    }
  }

  /// A row that breaks a rule of the database's own is left out as others are.
  @Test func rowsThatBreakRulesWithoutACodeAreRejected() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.execute(
        """
        CREATE TABLE stays (id bigint NOT NULL, span int4range NOT NULL, EXCLUDE USING gist (span WITH &&))
        """)
      try await database.execute(
        """
        CREATE FUNCTION refused() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          IF NEW.id = 3 THEN RAISE EXCEPTION 'no' USING ERRCODE = 'KO123'; END IF;
          NEW.span = int4range(NEW.id::int, NEW.id::int + 2);
          RETURN NEW;
        END $$
        """)
      try await database.execute(
        "CREATE TRIGGER refusing BEFORE INSERT ON stays FOR EACH ROW EXECUTE FUNCTION refused()")
      try await database.execute("ALTER TABLE stays ALTER span SET DEFAULT 'empty'")
      var lines: [Int?] = []
      let result = try await database.importTable(
        "stays", from: .text("id\n1\n2\n3\n5\n"), as: .csv(), rejecting: { lines.append($0.error.line) })
      #expect(result == ImportResult(inserted: 2, rejected: 2))
      #expect(lines == [3, 4])
      let error = await #expect(throws: ImportError.self) {
        try await database.importTable("stays", from: .text("id\n8\n9\n"), as: .csv())
      }
      #expect(error?.line == 3)
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

  /// Keys that are values, such as names of people, do not become columns without end.
  @Test(arguments: Engine.allCases) func aTableHasNoMoreColumnsThanEngines(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let keys = (0..<2_001).map { "\"k\($0)\":1" }
      let texts: [(text: String, format: ExportFormat, line: Int)] = [
        (keys.map { "{\($0)}\n" }.joined(), .jsonLines, 2_001),
        ("{\"a\":1}\n{\(keys.joined(separator: ","))}\n", .jsonLines, 2),
        ((0..<2_001).map { "k\($0)" }.joined(separator: ",") + "\n", .csv(), 1),
        (String(repeating: ",", count: 2_000) + "\n", .csv(header: false), 1),
      ]
      for (text, format, line) in texts {
        let error = await #expect(throws: ImportError.self) {
          try await database.importTable("things", from: .text(text), as: format, creating: true)
        }
        #expect(error?.line == line)
        #expect(
          error?.reason
            == "The table would have more than 2000 columns, one for each name or key of the text.")
      }
    }
  }

  /// A text is not read, and a file not looked for, if nothing can come of it.
  @Test(arguments: Engine.allCases) func aClosedDatabaseReadsNoText(_ engine: Engine) async throws {
    let database = try await engine.makeDatabase()
    await database.close()
    let error = await #expect(throws: DatabaseError.self) {
      try await database.importTable("things", from: .file("/none.csv"), as: .csv(), creating: true)
    }
    #expect(error?.code == .misuse)
  }

  @Test(arguments: Engine.allCases) func aTableIsCreatedWithItsRowsOrNotAtAll(_ engine: Engine) async throws {
    let database = try await engine.makeDatabase()
    let wrong: [(text: String, message: String)] = [
      ("a,b\n1\n", "Line 2: The row has 1 field, not 2."),
      ("a,a\n", "Line 1, column 3: The column \"a\" is named twice."),
      ("a,\n", "Line 1, column 3: The column has no name."),
      ("", "Line 1: The text is empty; its first line has the names of the columns."),
    ]
    let header = await #expect(throws: ImportError.self) {
      try await database.importTable(
        "things", from: .bytes([0x61, 0x2C, 0xF6, 0x0A, 0x31, 0x2C, 0x32]), as: .csv(), creating: true)
    }
    #expect(header?.description == "Line 1, column 3: The name of the column is not in UTF-8.")
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
