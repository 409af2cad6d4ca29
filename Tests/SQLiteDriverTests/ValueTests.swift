import Koine
import KoineSQLite
import Testing

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
}
