import Foundation
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

  private static let types: [any ColumnValue.Type] = [
    Int.self, UInt8.self, Double.self, Float.self, Scaled<Cents>.self, Bool.self, String.self, UUID.self,
    Date.self, CalendarDate.self, TimeOfDay.self, Data.self, JSONValue.self,
  ]

  /// What each type can be cast to, as the documentation of `cast(as:)` lists it.
  private static let targets: [(source: any ColumnValue.Type, targets: [any ColumnValue.Type])] = [
    (Int.self, [Int.self, UInt8.self, Double.self, Scaled<Cents>.self, Bool.self, String.self]),
    (UInt8.self, [Int.self, UInt8.self, Double.self, Scaled<Cents>.self, Bool.self, String.self]),
    (Double.self, [Int.self, UInt8.self, Double.self, Scaled<Cents>.self]),
    (Float.self, [Int.self, UInt8.self, Double.self, Float.self, Scaled<Cents>.self]),
    (Scaled<Cents>.self, [Int.self, UInt8.self, Double.self, Scaled<Cents>.self, String.self]),
    (Bool.self, [Int.self, UInt8.self, Double.self, Bool.self, String.self]),
    (
      String.self,
      [
        Int.self, UInt8.self, Scaled<Cents>.self, Bool.self, String.self, UUID.self, Date.self,
        CalendarDate.self, TimeOfDay.self, Data.self,
      ]
    ),
    (UUID.self, [String.self, UUID.self]), (Date.self, [String.self, Date.self]),
    (CalendarDate.self, [String.self, CalendarDate.self]), (TimeOfDay.self, [String.self, TimeOfDay.self]),
    (Data.self, [Data.self]), (JSONValue.self, []),
  ]

  @Test func theTableOfTypesIsWhatIsTaken() {
    #expect(Self.targets.map { "\($0.source)" } == Self.types.map { "\($0)" })
    for (source, targets) in Self.targets {
      let taken = Self.types.filter { isTaken(source, as: $0) }
      #expect(taken.map { "\($0)" } == targets.map { "\($0)" }, "\(source)")
    }
  }

  private func isTaken<Source: ColumnValue, Target: ColumnValue>(
    _: Source.Type, as _: Target.Type
  ) -> Bool {
    let query = Tag.select { _ in
      Computed<Source>(.literal(.null, Source.sqlType)).cast(as: Target?.self)
    }
    return GoldenCase.dialects.allSatisfy { dialect in
      !query.statement.check(in: dialect).map(\.subject).contains(.defect(.divergentCast))
    }
  }
}
