/// A day of the calendar, of no time zone: `date` on PostgreSQL, the text `2013-01-31` on SQLite.
///
///     @Table struct Order: Identifiable { let id: Int; var orderedOn: CalendarDate }
///
///     Order.where { $0.orderedOn < CalendarDate(1993, 7, 1).adding(3, .months) }
///     // WHERE "orders"."orderedOn" < ?1, which is 1993-10-01
///
/// Days are of the years 1 to 9999 in the proleptic Gregorian calendar. What is asked for and does not exist, such as
/// `CalendarDate(2013, 2, 30)`, is ``isValid`` no more, and refused when it is bound.
public struct CalendarDate: Sendable, Hashable {
  /// The days since 2000-01-01; the least number for a day that does not exist.
  var daysSince2000: Int32

  private static let invalidDay = Int32.min

  init(daysSince2000 days: Int64?) {
    daysSince2000 =
      days.flatMap { SQLTimestamp.days.contains($0) ? Int32(exactly: $0) : nil } ?? Self.invalidDay
  }

  /// The day of a year, a month and a day of the month; one that is not valid if there is no such day.
  public init(_ year: Int, _ month: Int, _ day: Int) {
    self.init(daysSince2000: SQLTimestamp.days(year: year, month: month, day: day))
  }

  /// The day of a year, a month and a day of the month; `nil` if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    self.init(year, month, day)
    if !isValid { return nil }
  }

  /// Whether the day exists, and lies within the years 1 to 9999.
  public var isValid: Bool { daysSince2000 != Self.invalidDay }

  var days: Int64? { isValid ? Int64(daysSince2000) : nil }

  private var parts: (year: Int64, month: Int64, day: Int64) {
    days.map { SQLTimestamp.civil(daysSince2000: $0) } ?? (0, 0, 0)
  }

  /// The year, 1 to 9999; 0 of a day that is not valid.
  public var year: Int { Int(parts.year) }
  /// The month, 1 to 12; 0 of a day that is not valid.
  public var month: Int { Int(parts.month) }
  /// The day of the month, 1 to 31; 0 of a day that is not valid.
  public var day: Int { Int(parts.day) }

  /// The day a number of units later. A day that the month reached does not have becomes its last one.
  ///
  ///     CalendarDate(2020, 1, 31).adding(1, .month)      // 2020-02-29
  public func adding(_ count: Int, _ unit: CalendarUnit) -> CalendarDate {
    let (number, overflow) = Int64(count).multipliedReportingOverflow(by: unit.dateUnit.base.factor)
    guard let days, !overflow else { return CalendarDate(daysSince2000: nil) }
    if unit.dateUnit.base.unit == .month {
      return CalendarDate(daysSince2000: SQLTimestamp.adding(months: number, toDays: days))
    }
    let (sum, isBeyond) = days.addingReportingOverflow(number)
    return CalendarDate(daysSince2000: isBeyond ? nil : sum)
  }

  /// The day a number of units earlier. A day that the month reached does not have becomes its last one.
  ///
  ///     CalendarDate(2020, 3, 31).subtracting(1, .month)      // 2020-02-29
  public func subtracting(_ count: Int, _ unit: CalendarUnit) -> CalendarDate {
    count == .min ? CalendarDate(daysSince2000: nil) : adding(-count, unit)
  }

  /// How many whole units there are from this day to another: negative if that is the earlier one, 0 if one of both is
  /// not valid.
  ///
  ///     CalendarDate(2020, 1, 31).until(CalendarDate(2020, 3, 1), in: .months)     // 1
  public func until(_ other: CalendarDate, in unit: CalendarUnit) -> Int {
    guard let days, let end = other.days else { return 0 }
    let base = unit.dateUnit.base
    let count = base.unit == .month ? SQLTimestamp.months(from: days, to: end) : end - days
    return Int(count / base.factor)
  }

  /// The first day of the year, quarter, month or week that the day lies in. Weeks begin on Monday.
  public func truncated(to unit: CalendarUnit) -> CalendarDate {
    switch unit {
    case .year: CalendarDate(year, 1, 1)
    case .quarter: CalendarDate(year, (month - 1) / 3 * 3 + 1, 1)
    case .month: CalendarDate(year, month, 1)
    case .week: CalendarDate(daysSince2000: days.map { $0 - SQLTimestamp.dayOfWeek($0) + 1 })
    case .day: self
    }
  }
}

/// A unit of the calendar, for dates without a time. `months` is the same unit as `month`.
public enum CalendarUnit: Sendable, Hashable, CaseIterable {
  /// From a year of twelve months to a day. A week has seven days, a quarter three months.
  case year, quarter, month, week, day

  /// The same unit as `year`.
  public static var years: CalendarUnit { .year }
  /// The same unit as `quarter`.
  public static var quarters: CalendarUnit { .quarter }
  /// The same unit as `month`.
  public static var months: CalendarUnit { .month }
  /// The same unit as `week`.
  public static var weeks: CalendarUnit { .week }
  /// The same unit as `day`.
  public static var days: CalendarUnit { .day }

  /// The same unit among those of instants.
  var dateUnit: SQLDateUnit {
    switch self {
    case .year: .year
    case .quarter: .quarter
    case .month: .month
    case .week: .week
    case .day: .day
    }
  }
}

extension CalendarDate: Comparable, LosslessStringConvertible, Codable {
  /// Whether one day is before another. A day that is not valid is before all others.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.daysSince2000 < right.daysSince2000
  }

  /// `2013-01-31`, as ISO 8601 writes it; `invalid` of a day that is not valid.
  public var description: String { days.map(SQLTimestamp.dateText) ?? "invalid" }

  /// Reads `2013-01-31`; `nil` of any other text.
  public init?(_ description: String) {
    var text = description
    guard let days = text.withUTF8({ SQLTimestamp.parseDate(UnsafeRawBufferPointer($0)) }) else { return nil }
    self.init(daysSince2000: days)
  }

  /// Reads the text `2013-01-31`.
  ///
  /// - Throws: `DecodingError` for any other text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.valueOfText(like: "2013-01-31")
  }

  /// Writes the text `2013-01-31`; a day that is not valid is an error.
  ///
  /// - Throws: `EncodingError` for a day that is not valid.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(of: self, isValid ? nil : "The day does not exist.")
  }
}
