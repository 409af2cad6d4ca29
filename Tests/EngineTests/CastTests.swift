import Koine
import KoineTesting
import Testing

/// Texts that are numbers, and others, cast on both engines.
@Suite struct CastTests {
  /// Texts with what they are as numbers.
  static let numerals: [(text: String, number: Int?, small: Int32?)] = [
    ("0", 0, 0), ("-0", 0, 0), ("+7", 7, 7), ("007", 7, 7), ("-12", -12, -12),
    ("2147483647", 2_147_483_647, .max), ("2147483648", 2_147_483_648, nil),
    ("-2147483648", -2_147_483_648, .min),
    ("9223372036854775807", .max, nil), ("-9223372036854775808", .min, nil),
    ("9223372036854775808", nil, nil),
    ("-9223372036854775809", nil, nil), ("+0000000000000000000000000000000009223372036854775807", .max, nil),
    ("99999999999999999999999999999999999999999999", nil, nil), ("", nil, nil), ("-", nil, nil),
    ("+", nil, nil),
    ("--1", nil, nil), ("+-1", nil, nil), ("1-", nil, nil), ("1.0", nil, nil), ("1e3", nil, nil),
    (" 1", nil, nil),
    ("1 ", nil, nil), ("1\n", nil, nil), ("0x1F", nil, nil), ("1_000", nil, nil), ("\u{661}", nil, nil),
    ("abc", nil, nil), ("12a", nil, nil), ("NaN", nil, nil), ("Infinity", nil, nil),
  ]

  @Test(arguments: [
    ("0", UInt64(0), UInt8(0)), ("-0", 0, 0), ("255", 255, 255), ("256", 256, nil), ("-1", nil, nil),
    ("9223372036854775807", 9_223_372_036_854_775_807, nil), ("9223372036854775808", nil, nil),
    ("18446744073709551615", nil, nil),
  ])
  func aTextIsAnUnsignedNumberOrNull(_ numeral: (text: String, number: UInt64?, small: UInt8?)) async throws {
    let query = RemindersList.where { $0.id == 1 }.select {
      (
        $0.title.replace("Home", with: numeral.text).cast(as: UInt64?.self),
        numeral.text.cast(as: UInt8?.self)
      )
    }
    for engine in try await Engines.shared().all {
      let found = try await query.fetchOne(engine)
      #expect(found?.0 == numeral.number && found?.1 == numeral.small, "\(engine.dialect.name)")
    }
  }

  @Test(arguments: numerals)
  func aTextIsANumberOrNull(_ numeral: (text: String, number: Int?, small: Int32?)) async throws {
    let query = RemindersList.where { $0.id == 1 }.select {
      ($0.title.replace("Home", with: numeral.text).cast(as: Int?.self), numeral.text.cast(as: Int32?.self))
    }
    for engine in try await Engines.shared().all {
      let found = try await query.fetchOne(engine)
      #expect(found?.0 == numeral.number && found?.1 == numeral.small, "\(engine.dialect.name)")
    }
  }
}
