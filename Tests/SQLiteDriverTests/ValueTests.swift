import Koine
import KoineSQLite
import Testing

@Table("notes") private struct Note: Identifiable, Equatable {
  let id: Int
  var text: String
  var isDone: Bool
}

/// What an error says about a value.
private struct Place: Equatable {
  var code: DatabaseError.Code
  var table: String?
  var columns: [String]
  var row: Int?
}

extension Place {
  fileprivate init(_ error: DatabaseError) {
    self.init(code: error.code, table: error.table, columns: error.columns, row: error.row)
  }
}

@Suite struct `Values of SQLite` {
  static let values: [(SQLValue, SQLValue)] = [
    (.null, .null),
    (.boolean(true), .integer(1)),
    (.boolean(false), .integer(0)),
    (.integer(.min), .integer(.min)),
    (.integer(.max), .integer(.max)),
    (.double(-0.0), .double(-0.0)),
    (.double(.leastNonzeroMagnitude), .double(.leastNonzeroMagnitude)),
    (.double(.greatestFiniteMagnitude), .double(.greatestFiniteMagnitude)),
    (.double(-.infinity), .double(-.infinity)),
    (.text(""), .text("")),
    (.text("short"), .text("short")),
    (.text("É\u{301}\u{10FFFF}'\""), .text("É\u{301}\u{10FFFF}'\"")),
    (.text(String(repeating: "x", count: 1_000_000)), .text(String(repeating: "x", count: 1_000_000))),
    (.blob([]), .blob([])),
    (.blob([0, 255, 0]), .blob([0, 255, 0])),
    (.blob(Array(repeating: 7, count: 300_000)), .blob(Array(repeating: 7, count: 300_000))),
    (.timestamp(microseconds: 410_263_200_123_456), .text("2012-12-31 10:00:00.123456")),
    (.timestamp(microseconds: -63_082_281_600_000_000), .text("0001-01-01 00:00:00.000000")),
    (.timestamp(microseconds: 252_455_615_999_999_999), .text("9999-12-31 23:59:59.999999")),
    (.date(days: -730_119), .text("0001-01-01")), (.date(days: 2_921_939), .text("9999-12-31")),
    (.time(microseconds: 0), .text("00:00:00.000000")),
    (.time(microseconds: 86_399_999_999), .text("23:59:59.999999")),
    (
      .uuid(SQLUUID(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)),
      .text("01234567-89ab-cdef-fedc-ba9876543210")
    ),
  ]

  @Test func `come back as they were stored, whether bound alone or together`() async throws {
    let database = try SQLiteDatabase.inMemory()
    for (value, expected) in Self.values {
      #expect(try await database.rows("SELECT ?1, ?1", value) == [[expected, expected]])
    }
    let all = RenderedStatement(
      sql: "SELECT " + Self.values.map { _ in "?" }.joined(separator: ", "), bindings: Self.values.map(\.0))
    for _ in 0..<3 {
      var rows: [[SQLValue]] = []
      try await database.run(all) { rows.append(try $0.values()) }
      #expect(rows == [Self.values.map(\.1)])
    }
  }

  @Test func `keep their storage class in a table`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, a ANY) STRICT")
    for (value, _) in Self.values {
      try await database.execute("INSERT INTO t (a) VALUES (?)", value)
    }
    #expect(try await database.rows("SELECT a FROM t ORDER BY id") == Self.values.map { [$0.1] })
  }

  @Test func `that SQLite would change are refused`() async throws {
    let database = try SQLiteDatabase.inMemory()
    let refused: [(SQLValue, String)] = [
      (.double(.nan), "The value of parameter 1 is NaN, which SQLite cannot store."),
      (.text("a\0b"), "The value of parameter 1 is a text that contains NUL."),
      (.timestamp(microseconds: .max), "The value of parameter 1 is an instant outside the years 1 to 9999."),
      (.date(days: 2_921_940), "The value of parameter 1 is a day outside the years 1 to 9999."),
      (.time(microseconds: -1), "The value of parameter 1 is a time that no day has."),
      (.time(microseconds: 86_400_000_000), "The value of parameter 1 is a time that no day has."),
      (.invalid(reason: "no good"), "The value of parameter 1 is no good."),
    ]
    for (value, message) in refused {
      let error = await failure { try await database.execute("SELECT ?", value) }
      #expect(error?.code == .invalidValue)
      #expect(error?.message == message)
    }
    #expect(try await database.rows("SELECT ?", .integer(1)) == [[.integer(1)]])
  }

  @Test func `that no Swift type has are errors that name the column and the row`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.executeScript(
      """
      CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL, "isDone" BOOLEAN NOT NULL);
      INSERT INTO notes VALUES (1, 'a', 1 = 1), (2, CAST(x'61FF62' AS TEXT), FALSE);
      """)
    let query = Note.order(by: \.id)
    let bytes = await failure { try await query.fetchAll(database) }
    #expect(bytes.map(Place.init) == Place(code: .decoding, table: "notes", columns: ["text"], row: 2))
    #expect(
      bytes?.message
        == "The column \"text\" of \"notes\" is not a valid String: the bytes are not UTF-8. It is row 2 of the result."
    )
    // The word stays a text: the type BOOLEAN makes integers of digits alone.
    try await database.execute("UPDATE notes SET text = 'b', \"isDone\" = 'true' WHERE id = 2")
    let word = await failure { try await query.fetchAll(database) }
    #expect(word.map(Place.init) == Place(code: .decoding, table: "notes", columns: ["isDone"], row: 2))
    try await database.execute("UPDATE notes SET \"isDone\" = '1' WHERE id = 2")
    let notes = [Note(id: 1, text: "a", isDone: true), Note(id: 2, text: "b", isDone: true)]
    #expect(try await query.fetchAll(database) == notes)
    await database.close()
  }

  @Test func `have the type that their column makes of them`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.executeScript(
      """
      CREATE TABLE t (a STRING, b REAL, c INTEGER, d INTEGER, e TEXT, f BOOLEAN, g DATETIME, h DATETIME);
      INSERT INTO t VALUES ('007', 3, '12', 'abc', 12, 'true', '2001-01-01', 7);
      """)
    #expect(
      try await database.rows("SELECT * FROM t") == [
        [
          .integer(7), .double(3), .integer(12), .text("abc"), .text("12"), .text("true"),
          .text("2001-01-01"), .integer(7),
        ]
      ])
    // Values that are bound are made the same of.
    try await database.execute("UPDATE t SET a = ?, b = ?, e = ?", .text("007"), .integer(3), .integer(12))
    #expect(
      try await database.rows("SELECT a, b, e FROM t") == [[.integer(7), .double(3), .text("12")]])
    await database.close()
  }
}
