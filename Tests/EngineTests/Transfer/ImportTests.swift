import Foundation
import Koine
import KoineSQLite
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
  var text: String?
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

@Table private struct Plane: Identifiable, Equatable {
  let id: Int
  var model: String
  var seats: Int?
  @Column(default: "new") var state = ""
}

/// Rows from text, the same on every engine.
@Suite struct ImportTests {
  private struct Stop: Error {}

  private static let rows: [EveryForm] = [
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
    EveryForm(id: 0, real: -.infinity, double: .infinity, text: "NULL", document: "text"),
    EveryForm(id: 1, real: 0.1, double: 0.1, price: 0, text: "é\u{1F600}\u{FEFF}", document: [:]),
    EveryForm(id: 2),
    // A quote with a combining mark behind it is one `Character`.
    EveryForm(id: 3, text: "a\"\u{301},\"\u{301}\r\n\"4\"\u{301}"),
  ]

  private static func database(_ engine: Engine, _ table: (some Table).Type) async throws -> any Database {
    let database = try await engine.makeDatabase()
    try await table.createTable().execute(database)
    return database
  }

  @Test(
    arguments: Engine.allCases,
    [
      ExportFormat.csv(), .tsv, .csv(delimiter: ";", null: "NULL", lineEnding: "\n"),
      .csv(header: false, null: "\\N", lineEnding: "\r"), .jsonLines,
    ])
  func whatWasExportedIsReadBack(_ engine: Engine, _ format: ExportFormat) async throws {
    let database = try await Self.database(engine, EveryForm.self)
    var rows = Self.rows
    // Lines of JSON have one null for NULL and for the document.
    if format == .jsonLines { rows[1].document = false }
    try await EveryForm.insert(rows).execute(database)
    let before = try await EveryForm.order(by: \.id).fetchAll(database)
    var text = ""
    try await EveryForm.order(by: \.id).export(as: format, from: database) { text += $0 }
    try await EveryForm.all().delete().execute(database)
    // Pieces that end anywhere.
    for size in [1, 7, 100_000] {
      let bytes = Array(text.utf8)
      let pieces = AsyncStream<[UInt8]> { stream in
        for start in stride(from: 0, to: bytes.count, by: size) {
          stream.yield(Array(bytes[start..<min(start + size, bytes.count)]))
        }
        stream.finish()
      }
      let result = try await EveryForm.import(.chunks(pieces), as: format, into: database)
      #expect(result == ImportResult(inserted: Self.rows.count))
      #expect(try await EveryForm.order(by: \.id).fetchAll(database) == before)
      var again = ""
      try await EveryForm.order(by: \.id).export(as: format, from: database) { again += $0 }
      #expect(again == text)
      try await EveryForm.all().delete().execute(database)
    }
    await database.close()
  }

  /// Texts that other programs write, and the rows that are in them.
  private static let accepted: [(text: String, format: ExportFormat, rows: [Plane])] = [
    (
      "\u{FEFF}seats,model,id\n180,A320,1\n\n,\"\",2", .csv(),
      [
        Plane(id: 1, model: "A320", seats: 180, state: "new"), Plane(id: 2, model: "", state: "new"),
      ]
    ),
    (
      "model,state\r\n\"747\r\n\"\"Jumbo\"\"\",\"\"\r\n", .csv(),
      [
        Plane(id: 1, model: "747\r\n\"Jumbo\"", state: "")
      ]
    ),
    (
      "model\nA\rB\r\n", .csv(),
      [
        Plane(id: 1, model: "A", state: "new"), Plane(id: 2, model: "B", state: "new"),
      ]
    ),
    (
      "5;x;NULL;old\n", .csv(delimiter: ";", header: false, null: "NULL"),
      [
        Plane(id: 5, model: "x", state: "old")
      ]
    ),
    (
      " {\"model\": \"\\u00e9\", \"seats\": 3}\r\n\n{\"id\":7,\"model\":\"b\",\"seats\":null}", .jsonLines,
      [
        Plane(id: 1, model: "é", seats: 3, state: "new"), Plane(id: 7, model: "b", state: "new"),
      ]
    ),
    ("", .jsonLines, []), ("model\n", .csv(), []),
  ]

  @Test(arguments: Engine.allCases) func otherSpellingsAreRead(_ engine: Engine) async throws {
    for (text, format, rows) in Self.accepted {
      let database = try await Self.database(engine, Plane.self)
      let result = try await Plane.import(.text(text), as: format, into: database)
      #expect(result == ImportResult(inserted: rows.count), "\(text)")
      #expect(try await Plane.order(by: \.id).fetchAll(database) == rows, "\(text)")
      await database.close()
    }
  }

  /// Texts that are refused, and what is said of them.
  private static let refused: [(text: [UInt8], format: ExportFormat, error: String)] =
    [
      (
        "id,model\n1,A\n2,B\nx,\"C\"", .csv(),
        "Line 4, column 1: \"x\" is not an integer from -9223372036854775808 to 9223372036854775807, as the column \"id\" of \"planes\" wants."
      ),
      ("id,model\n1,\"é\",\"2\"\n", .csv(), "Line 2: The row has 3 fields, not 2."),
      ("id,model\n1\n", .csv(), "Line 2: The row has 1 field, not 2."),
      ("id,model,seats\n1,\"a\nb\",\"é\" \n", .csv(), "Line 3, column 7: Text follows a closing quote."),
      ("id,model\n1,a\"b\n", .csv(), "Line 2, column 4: A quote is in a field that does not begin with one."),
      ("id,model\n1,\"b\nc", .csv(), "Line 2, column 3: The quote is never closed."),
      ("id,model\n1,a\u{0}b\n", .csv(), "Line 2, column 4: A text cannot hold NUL."),
      (
        "id,model\n1,\n", .csv(),
        "Line 2, column 3: The column \"model\" of \"planes\" is never NULL, but the field is empty. An empty text is \"\"; `null:` of the format says what else stands for NULL."
      ),
      (
        "id,name,model,x\n", .csv(),
        "Line 1: The table \"planes\" has no column \"name\", \"x\". The columns of \"planes\" are \"id\", \"model\", \"seats\", \"state\". `ignoringUnknown: true` leaves others out."
      ),
      ("id,model,id\n", .csv(), "Line 1: The column \"id\" is named twice."),
      (
        "id,seats\n", .csv(),
        "Line 1: The column \"model\" of \"planes\" is missing. It is not optional and has no default in the database."
      ),
      ("", .csv(), "Line 1: The text is empty; its first line has the names of the columns."),
      (
        "{\"id\":1,\"model\":2}", .jsonLines,
        "Line 1, column 17: \"2\" is not a text in quotation marks, as the column \"model\" of \"planes\" wants."
      ),
      (
        "\n{\"id\":1,\"model\":null}", .jsonLines,
        "Line 2, column 17: The column \"model\" of \"planes\" is never NULL, but the value is null."
      ),
      ("{\"id\":1,\"model\":\"a\"} x", .jsonLines, "Line 1, column 22: The line is not an object of JSON."),
      ("[1]", .jsonLines, "Line 1, column 1: The line is not an object of JSON."),
      ("{\"model\":\"a\",\"model\":\"a\"}", .jsonLines, "Line 1, column 15: The key occurs twice."),
      (
        "{\"model\":\"\\u0000\"}", .jsonLines,
        "Line 1, column 10: \"\\0\" is not a text without NUL, as the column \"model\" of \"planes\" wants."
      ),
      (
        "{\"id\":1}", .jsonLines,
        "Line 1: The column \"model\" of \"planes\" is missing. It is not optional and has no default in the database."
      ),
    ].map { (Array($0.utf8), $1, $2) } + [
      (
        Array("model\n".utf8) + [0x61, 0xFF], .csv(),
        "Line 2, column 1: \"a\u{FFFD}\" is not a text in UTF-8, as the column \"model\" of \"planes\" wants."
      ),
      ([0xFF, 0xFE, 0x69, 0x00], .csv(), "Line 1, column 1: The text is UTF-16, not UTF-8."),
    ]

  @Test(arguments: Engine.allCases) func whatIsNotARowIsRefused(_ engine: Engine) async throws {
    let database = try await Self.database(engine, Plane.self)
    for (text, format, message) in Self.refused {
      let error = await #expect(throws: ImportError.self, "\(message)") {
        try await Plane.import(.bytes(text), as: format, into: database)
      }
      #expect(error?.description == message)
      #expect(try await Plane.all().fetchCount(database) == 0)
    }
    let missing = await #expect(throws: ImportError.self) {
      try await Plane.import(.file("/nowhere/planes.csv"), as: .csv(), into: database)
    }
    #expect(
      missing?.description == "The file /nowhere/planes.csv cannot be read: No such file or directory.")
    let box = await #expect(throws: DatabaseError.self) {
      try await Plane.import(.text(""), as: .table, into: database)
    }
    #expect(box?.code == .misuse)
    await database.close()
  }

  /// Values that a column does not take, one for each type.
  private static let badValues: [(column: String, value: String, wanted: String)] = [
    ("truth", "yes", "true or false"), ("small", "128", "an integer from -128 to 127"),
    ("byte", "-1", "an integer from 0 to 255"),
    ("large", "9223372036854775808", "an integer from 0 to 9223372036854775807"),
    ("medium", "1.0", "an integer from -2147483648 to 2147483647"), ("double", "0x10", "a number"),
    ("double", "1e999", "a number"), ("double", "1,5", "a number"), ("real", "1e39", "a number"),
    ("double", "-1e-400", "a number"), ("real", "1e-50", "a number"), ("truth", "\u{11}", "true or false"),
    ("price", "1.001", "a decimal number of at most 18 digits, 2 of them behind the point"),
    ("price", "12345678901234567.00", "a decimal number of at most 18 digits, 2 of them behind the point"),
    ("kind", "strange", "a value of Kind"),
    ("bytes", "00", "bytes, written as \\x and hexadecimal digits"),
    ("data", "\\x0", "bytes, written as \\x and hexadecimal digits"),
    ("instant", "2012-02-30T00:00:00Z", "an instant such as 2012-12-24T18:30:00Z"),
    ("instant", "24.12.2012", "an instant such as 2012-12-24T18:30:00Z"),
    ("day", "2013-02-29", "a day such as 2012-12-24"),
    ("time", "24:00", "a time of the day such as 18:30:00"),
    ("key", "E621E1F8", "a UUID"), ("list", "{}", "JSON of JSON<Array<String>>"),
    ("document", "[1,", "JSON of JSONValue"), ("word", "perhaps", "a value of BoolText"),
  ]

  @Test(arguments: Engine.allCases) func aValueOfAnotherTypeIsNamed(_ engine: Engine) async throws {
    let database = try await Self.database(engine, EveryForm.self)
    for (column, value, wanted) in Self.badValues {
      let error = await #expect(throws: ImportError.self, "\(column) \(value)") {
        try await EveryForm.import(
          .text("id\t\(column)\n1\t\n2\t\(value)\n"), as: .tsv, into: database)
      }
      #expect(
        error?.description
          == "Line 3, column 3: \"\(value)\" is not \(wanted), as the column \"\(column)\" of \"everyForms\" wants."
      )
      #expect(error?.tableColumn == column)
      #expect(error?.value == value)
    }
    #expect(try await EveryForm.all().fetchCount(database) == 0)
    await database.close()
  }

  @Test(arguments: Engine.allCases) func instantsHaveOffsets(_ engine: Engine) async throws {
    let database = try await Self.database(engine, EveryForm.self)
    let text =
      "id,instant,truth\n1,2012-12-24T18:30:00+02:00,TRUE\n2,2012-12-24 18:30-00:30,0\n3,2012-12-24,1\n"
    try await EveryForm.import(.text(text), as: .csv(), into: database)
    var lines = ""
    try await EveryForm.order(by: \.id).select { ($0.instant, $0.truth) }
      .export(as: .csv(header: false, lineEnding: "\n"), from: database) { lines += $0 }
    #expect(
      lines == """
        2012-12-24T16:30:00.000000Z,true
        2012-12-24T19:00:00.000000Z,false
        2012-12-24T00:00:00.000000Z,true

        """)
    await database.close()
  }

  @Test(arguments: Engine.allCases) func rowsOfKnownKeysFailAreSkippedOrReplace(_ engine: Engine) async throws
  {
    let database = try await Self.database(engine, Plane.self)
    try await Plane.insert([Plane(id: 2, model: "old", seats: 9, state: "kept")]).execute(database)
    let text = "id,model,seats\n1,A,1\n2,B,\n3,C,3\n3,D,4\n"
    let error = await #expect(throws: ImportError.self) {
      try await Plane.import(.text(text), as: .csv(), into: database)
    }
    #expect(error?.line == 3)
    #expect(error?.databaseError?.code == .uniqueViolation)
    #expect(try await Plane.all().fetchCount(database) == 1)

    let skipped = try await Plane.import(.text(text), as: .csv(), into: database, onConflict: .skip)
    #expect(skipped == ImportResult(inserted: 2, skipped: 2))
    let replaced = try await Plane.import(
      .text(text), as: .csv(), into: database, onConflict: .replace(by: \.id))
    #expect(replaced == ImportResult(inserted: 4))
    #expect(
      try await Plane.order(by: \.id).fetchAll(database) == [
        Plane(id: 1, model: "A", seats: 1, state: "new"), Plane(id: 2, model: "B", state: "kept"),
        Plane(id: 3, model: "D", seats: 4, state: "new"),
      ])
    await database.close()
  }

  @Test(arguments: Engine.allCases) func rejectedRowsAreTold(_ engine: Engine) async throws {
    let database = try await Self.database(engine, Plane.self)
    var lines = ["id,model,x"]
    // Beyond one batch, with rows at fault at its ends and side by side.
    for id in 1...22_500 { lines.append("\(id),m\(id),") }
    for line in [1, 17, 18, 19, 20_000, 20_001, 22_500] { lines[line] = "4000,twice," }
    lines[30] = "thirty,m,"
    lines[31] = "31,m"
    lines[32] = "32,m\"m,"
    var rejected: [String] = []
    let result = try await Plane.import(
      .text(lines.joined(separator: "\n")), as: .csv(), into: database, ignoringUnknown: true,
      rejecting: { row in
        let reason = row.error.databaseError.map { "\($0.code)" } ?? row.error.reason
        rejected.append("\(row.error.line ?? 0) \(row.text) \(reason)")
      })
    #expect(result == ImportResult(inserted: 22_490, rejected: 10))
    #expect(try await Plane.all().fetchCount(database) == 22_490)
    // Of rows that have one key, the first stays.
    #expect(
      rejected == [
        "18 4000,twice, uniqueViolation", "19 4000,twice, uniqueViolation", "20 4000,twice, uniqueViolation",
        "31 thirty,m, \"thirty\" is not an integer from -9223372036854775808 to 9223372036854775807, as the column \"id\" of \"planes\" wants.",
        "32 31,m The row has 2 fields, not 3.",
        "33 32,m\"m, A quote is in a field that does not begin with one.",
        "4001 4000,m4000, uniqueViolation", "20001 4000,twice, uniqueViolation",
        "20002 4000,twice, uniqueViolation", "22501 4000,twice, uniqueViolation",
      ])
    await #expect(throws: Stop.self) {
      try await Plane.import(
        .text("id,model\n90000,m\n2,m\n"), as: .csv(), into: database, rejecting: { _ in throw Stop() })
    }
    #expect(try await Plane.all().fetchCount(database) == 22_490)
    await database.close()
  }

  @Test(arguments: Engine.allCases) func aCancelledImportLeavesNothing(_ engine: Engine) async throws {
    let folder = try Folder()
    // One that is read while it is written.
    let database: any Database =
      switch engine {
      case .sqlite: try SQLiteDatabase(path: folder.file("planes.db"))
      case .postgreSQL: try await engine.makeDatabase()
      }
    try await Plane.createTable().execute(database)
    let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
    let (progress, told) = AsyncStream<ImportProgress>.makeStream()
    let task = Task {
      try await Plane.import(.chunks(stream), as: .csv(), into: database, progress: { told.yield($0) })
    }
    continuation.yield(Array("id,model\n".utf8))
    continuation.yield(Array((1...45_000).map { "\($0),m\n" }.joined().utf8))
    for await state in progress {
      #expect(state == ImportProgress(bytes: state.bytes, result: ImportResult(inserted: 20_000)))
      break
    }
    // Another task reads meanwhile, and sees nothing of it.
    #expect(try await Plane.all().fetchCount(database) == 0)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await Plane.all().fetchCount(database) == 0)
    #expect(try await Plane.import(.text("model\nA\n"), as: .csv(), into: database).inserted == 1)
    await database.close()
  }

  @Test(arguments: Engine.allCases) func anImportIsAPartOfATransaction(_ engine: Engine) async throws {
    let database = try await Self.database(engine, Plane.self)
    try await database.transaction { connection in
      try await Plane.import(.text("model\nA\n"), as: .csv(), into: connection)
      await #expect(throws: ImportError.self) {
        try await Plane.import(.text("id,model\n7,B\n1,C\n"), as: .csv(), into: connection)
      }
      await #expect(throws: DatabaseError.self) {
        try await Plane.import(.text("model\nB\n"), as: .csv(), into: database)
      }
    }
    #expect(try await Plane.all().fetchAll(database) == [Plane(id: 1, model: "A", state: "new")])
    await database.close()
  }

  @Test(arguments: Engine.allCases) func filesAndPipesAreRead(_ engine: Engine) async throws {
    let database = try await Self.database(engine, Plane.self)
    let folder = try Folder()
    let file = folder.file("planes.csv")
    let text = "id,model\n" + (1...50_000).map { "\($0),\"plane \($0)\"\n" }.joined()
    try Data(text.utf8).write(to: URL(filePath: file))
    var last: ImportProgress?
    let result = try await Plane.import(
      .file(file), as: .csv(), into: database, progress: { last = $0 })
    #expect(result == ImportResult(inserted: 50_000))
    #expect(last == ImportProgress(bytes: text.utf8.count, totalBytes: text.utf8.count, result: result))

    let pipe = folder.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let task = Task {
      try await Plane.import(.file(pipe), as: .csv(), into: database, onConflict: .skip)
    }
    let writer = Thread { try? Data("id,model\n1,A\n50001,B\n".utf8).write(to: URL(filePath: pipe)) }
    writer.start()
    #expect(try await task.value == ImportResult(inserted: 1, skipped: 1))
    // Nobody writes.
    let waiting = Task { try await Plane.import(.file(pipe), as: .csv(), into: database) }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    await database.close()
  }
}

/// A folder that is removed with all that is in it.
private final class Folder: Sendable {
  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> String { url.appending(path: name).path }
}
