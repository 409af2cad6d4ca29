import Testing

@_spi(KoineDriver) @testable import Koine

/// Texts of instants at the ends of the years that a column holds.
@Suite struct SQLTimestampTests {
  private static func read(_ text: String) -> Int64? {
    Array(text.utf8).withUnsafeBytes { SQLTimestamp.parse($0) }
  }

  @Test func whatIsRoundedUpStaysWithinTheYears() {
    let texts: [(String, Int64?)] = [
      ("0001-01-01", SQLTimestamp.minimum), ("9999-12-31 23:59:59.999999", SQLTimestamp.maximum),
      ("9999-12-31 23:59:59.9999994", SQLTimestamp.maximum), ("9999-12-31 23:59:59.9999995", nil),
      ("9999-12-31T23:59:59.999999999Z", nil), ("9998-12-31 23:59:59.9999999", 252_424_080_000_000_000),
    ]
    for (text, instant) in texts { #expect(Self.read(text) == instant, "\(text)") }
  }
}

@Suite struct CalendarIntervalTests {
  @Test func unitsAreSummedUpToTheEndsOfTheNumbers() {
    let interval = CalendarInterval(
      years: 1, months: -2, weeks: 1, days: 3, hours: 1, minutes: 2, seconds: 3, microseconds: 4)
    #expect(interval.months == 10)
    #expect(interval.days == 10)
    #expect(interval.microseconds == 3_723_000_004)
    #expect(interval.negated.microseconds == -3_723_000_004)
    #expect(CalendarInterval(hours: .max).microseconds == .max)
    #expect(CalendarInterval(hours: .min).microseconds == .min)
    #expect(CalendarInterval(years: .max, months: .max).months == .max)
    #expect(CalendarInterval(days: .min).negated.days == .max)
  }
}
