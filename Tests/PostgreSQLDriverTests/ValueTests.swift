import Foundation
import Koine
import KoinePostgreSQL
import Testing

@Suite struct ValueTests {
  @Test func everyKindOfValueComesBackAsItWasBound() async throws {
    try await withDatabase { database async throws in
      let uuid = SQLUUID(high: 0x0011_2233_4455_6677, low: 0x8899_aabb_ccdd_eeff)
      let cases: [(SQLValue, SQLType, String)] = [
        (.boolean(true), .boolean, "boolean true"),
        (.boolean(false), .boolean, "boolean false"),
        (.integer(.max), .bigInteger, "integer 9223372036854775807"),
        (.integer(.min), .bigInteger, "integer -9223372036854775808"),
        (.integer(2_147_483_647), .integer(bits: 32), "integer 2147483647"),
        (.integer(-2_147_483_648), .integer(bits: 32), "integer -2147483648"),
        (.integer(-32_768), .integer(bits: 16), "integer -32768"),
        (.double(-0.0), .double, "double -0.0"),
        (.double(.greatestFiniteMagnitude), .double, "double 1.7976931348623157e+308"),
        (.double(.leastNonzeroMagnitude), .double, "double 5e-324"),
        (.double(.nan), .double, "double nan"),
        (.double(-.infinity), .double, "double -inf"),
        (.double(0.5), .real, "double 0.5"),
        (.text(""), .text, "text "),
        (.text("É𝄞'\"\\\n"), .text, "text É𝄞'\"\\\n"),
        (.blob([]), .blob, "blob []"),
        (.blob([0, 255, 0]), .blob, "blob [0, 255, 0]"),
        (.timestamp(microseconds: -63_082_281_600_000_000), .timestamp, "timestamp -63082281600000000"),
        (.timestamp(microseconds: 252_455_615_999_999_999), .timestamp, "timestamp 252455615999999999"),
        (.date(days: -730_119), .date, "timestamp -63082281600000000"),
        (.date(days: 2_921_939), .date, "timestamp 252455529600000000"),
        (.time(microseconds: 0), .time, "time 0"),
        (.time(microseconds: 86_399_999_999), .time, "time 86399999999"),
        (
          .uuid(uuid), .uuid,
          "uuid [0, 17, 34, 51, 68, 85, 102, 119, 136, 153, 170, 187, 204, 221, 238, 255]"
        ),
      ]
      for (value, type, expected) in cases {
        #expect(try await database.cells("SELECT $1", [value], [type]) == [expected])
        #expect(try await database.cells("SELECT $1", [.null], [type]) == ["null"])
        // Without a type the value decides.
        #expect(try await database.cells("SELECT $1", [value], [.unknown]) == [expected])
      }
      #expect(try await database.cells("SELECT $1", [.null], [.unknown]) == ["null"])
    }
  }

  @Test func aLargeTextAndBlobComeBack() async throws {
    try await withDatabase { database async throws in
      let text = String(repeating: "0123456789é", count: 300_000)
      let blob = [UInt8](repeating: 7, count: 3_000_000)
      let found = try await database.values("SELECT $1", [.text(text)], [.text], as: String.self)
      #expect(found == [text])
      let bytes = try await database.values("SELECT $1", [.blob(blob)], [.blob], as: Data.self)
      #expect(bytes == [Data(blob)])
    }
  }

  @Test func everyTypeOfTheServerIsReadOrRefused() async throws {
    try await withDatabase { database async throws in
      try await database.command("CREATE TYPE mood AS ENUM ('sad', 'happy')")
      try await database.command("CREATE DOMAIN short AS text CHECK (length(VALUE) < 5)")
      let cases: [(String, String)] = [
        ("1::smallint", "integer 1"), ("2::oid", "integer 2"), ("4000000000::oid", "integer 4000000000"),
        ("'a'::varchar", "text a"), ("'a'::char(3)", "text a  "), ("'n'::name", "text n"),
        ("'x'", "text x"), ("NULL", "null"), ("'happy'::mood", "text happy"), ("'dom'::short", "text dom"),
        ("'{\"a\": [1]}'::json", "text {\"a\": [1]}"), ("'{\"a\":[1]}'::jsonb", "text {\"a\": [1]}"),
        ("1.5::real", "double 1.5"), ("'2000-01-02'::date", "timestamp 86400000000"),
        ("'1999-12-31'::date", "timestamp -86400000000"),
        ("'2000-01-01 00:00:01'::timestamp", "timestamp 1000000"),
        ("'2000-01-01 00:00:01+01'::timestamptz", "timestamp -3599000000"),
        ("'infinity'::timestamptz", "unsupported 8 bytes"), ("'-infinity'::date", "unsupported 4 bytes"),
        ("'5874897-12-31'::date", "unsupported 4 bytes"),
        ("'0001-01-01'::date", "timestamp -63082281600000000"),
        ("'0001-12-31 BC'::date", "unsupported 4 bytes"),
        ("'9999-12-31'::date", "timestamp 252455529600000000"),
        ("'10000-01-01'::date", "unsupported 4 bytes"),
        ("'0001-01-01'::timestamp", "timestamp -63082281600000000"),
        ("'0001-12-31 23:59:59.999999 BC'::timestamp", "unsupported 8 bytes"),
        ("'9999-12-31 23:59:59.999999'::timestamp", "timestamp 252455615999999999"),
        ("'10000-01-01'::timestamp", "unsupported 8 bytes"),
        ("'10:00:00.000001'::time", "time 36000000001"), ("'24:00'::time", "time 86400000000"),
        ("'10:00+01'::timetz", "unsupported 12 bytes"),
        ("'1 day'::interval", "unsupported 16 bytes"), ("ARRAY[1]", "unsupported 28 bytes"),
        ("'{happy}'::mood[]", "unsupported 29 bytes"), ("ROW(1, 'a')", "unsupported 25 bytes"),
      ]
      for (expression, expected) in cases {
        #expect(try await database.cells("SELECT \(expression)") == [expected])
      }
    }
  }

  @Test func numericsAreDigits() async throws {
    try await withDatabase { database async throws in
      let numbers = [
        "0", "0.000", "-12.50", "12345.678", "0.0001", "-0.0001", "100000000000000000000", "9999.9999",
        "10000", "1.20", "0.1", "1234567890123456789012345678901234567890.0123456789",
      ]
      let list = numbers.map { "'\($0)'::numeric" }.joined(separator: ", ")
      #expect(try await database.cells("SELECT \(list)") == numbers.map { "decimal \($0)" })
      let long = "1" + String(repeating: "0", count: 20_000) + "." + String(repeating: "3", count: 10_000)
      #expect(
        try await database.cells("SELECT 1.5, '\(long)'::numeric, -2.25") == [
          "decimal 1.5", "decimal \(long)", "decimal -2.25",
        ])
      #expect(
        try await database.cells("SELECT 'NaN'::numeric, 'Infinity'::numeric") == [
          "unsupported 8 bytes", "unsupported 8 bytes",
        ])
    }
  }

  @Test func aValueThatItsTypeCannotHoldIsRefusedBeforeItIsSent() async throws {
    try await withDatabase { database async throws in
      let cases: [(SQLValue, SQLType, String)] = [
        (.integer(32_768), .integer(bits: 16), "does not fit 16 bits"),
        (.integer(-2_147_483_649), .integer(bits: 32), "does not fit 32 bits"),
        (.double(1e300), .real, "does not fit a real"),
        (.text("a\0b"), .text, "contains NUL, which PostgreSQL's text cannot hold"),
        (.invalid(reason: "a Date of the year 0"), .timestamp, "is a Date of the year 0"),
        (.integer(70_000), .named("small", stored: .integer(bits: 16)), "does not fit 16 bits"),
      ]
      for (value, type, reason) in cases {
        let parts = try await errorParts { try await database.command("SELECT $1", [value], [type]) }
        #expect(
          parts
            == ErrorParts(
              code: .invalidValue, message: "The value of parameter 1 \(reason).", sql: "SELECT $1"))
      }
    }
  }

  @Test func parametersOfNamedTypesTravelAsTheirStoredType() async throws {
    try await withDatabase { database async throws in
      try await database.command("CREATE TYPE mood AS ENUM ('sad', 'happy')")
      #expect(
        try await database.cells(
          "SELECT CAST($1 AS \"mood\")", [.text("sad")], [.named("mood", stored: .text)]) == ["text sad"])
    }
  }

  @Test func tooManyValuesAreRefusedBeforeTheyAreSent() async throws {
    try await withDatabase { database async throws in
      let bindings = [SQLValue](repeating: .integer(1), count: 65_536)
      let parts = try await errorParts { try await database.command("SELECT 1", bindings) }
      #expect(
        parts
          == ErrorParts(
            code: .tooManyValues, message: "The statement has 65536 values; PostgreSQL takes 65535 at most.",
            sql: "SELECT 1"))
    }
  }
}
