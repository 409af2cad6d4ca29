#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension CalendarDate {
  /// The day of a year, a month and a day of the month that the database computes; NULL if there is no such day.
  ///
  ///     Period.select { CalendarDate.of(year: $0.year, month: $0.month, day: 1) }
  public static func of<Year: QueryExpression, Month: QueryExpression, Day: QueryExpression>(
    year: Year, month: Month, day: Day
  ) -> Computed<CalendarDate?>
  where
    Year.Value: SQLRepresentable, Month.Value: SQLRepresentable, Day.Value: SQLRepresentable,
    Year.Value.Comparand == Int, Month.Value.Comparand == Int, Day.Value.Comparand == Int
  {
    .temporal(.makeDate, year.expression, month.expression, day.expression)
  }
}

extension TimeOfDay {
  /// The time of an hour, a minute and a second that the database computes; NULL if there is no such time.
  ///
  ///     Shop.select { TimeOfDay.of(hour: $0.opensAt, minute: 0, second: 0) }
  public static func of<Hour: QueryExpression, Minute: QueryExpression, Second: QueryExpression>(
    hour: Hour, minute: Minute, second: Second
  ) -> Computed<TimeOfDay?>
  where
    Hour.Value: SQLRepresentable, Minute.Value: SQLRepresentable, Second.Value: SQLRepresentable,
    Hour.Value.Comparand == Int, Minute.Value.Comparand == Int, Second.Value.Comparand == Int
  {
    .temporal(.makeTime, hour.expression, minute.expression, second.expression)
  }
}

/// The units in which programs count the time since 1970.
public enum EpochUnit: Sendable, Hashable, CaseIterable {
  /// Seconds, thousandths and millionths of seconds.
  case seconds, milliseconds, microseconds

  fileprivate var dateUnit: SQLDateUnit {
    switch self {
    case .seconds: .second
    case .milliseconds: .millisecond
    case .microseconds: .microsecond
    }
  }
}

extension Date {
  /// The instant a number of units after 1970-01-01 00:00:00 UTC; NULL outside the years 1 to 9999.
  ///
  ///     Event.select { Date.sinceEpoch($0.milliseconds, in: .milliseconds) }
  public static func sinceEpoch<Count: QueryExpression>(
    _ count: Count, in unit: EpochUnit = .seconds
  ) -> Computed<Date?> where Count.Value: SQLRepresentable, Count.Value.Comparand == Int {
    .temporal(.sinceEpoch(unit.dateUnit), count.expression)
  }
}

extension SQLTimeZone {
  /// A zone whose clocks are ahead of UTC all year, or behind it if the numbers are negative.
  public static func offset(hours: Int, minutes: Int = 0) -> SQLTimeZone {
    // Rendering refuses offsets of more than a day.
    let (hours, minutes) = (
      Swift.max(-99, Swift.min(hours, 99)), Swift.max(-9_999, Swift.min(minutes, 9_999))
    )
    return .offset(seconds: Int64(hours * 3_600 + minutes * 60))
  }
}

extension SQLDateUnit {
  /// The same unit as `year`.
  public static var years: SQLDateUnit { .year }
  /// The same unit as `quarter`.
  public static var quarters: SQLDateUnit { .quarter }
  /// The same unit as `month`.
  public static var months: SQLDateUnit { .month }
  /// The same unit as `week`.
  public static var weeks: SQLDateUnit { .week }
  /// The same unit as `day`.
  public static var days: SQLDateUnit { .day }
  /// The same unit as `hour`.
  public static var hours: SQLDateUnit { .hour }
  /// The same unit as `minute`.
  public static var minutes: SQLDateUnit { .minute }
  /// The same unit as `second`.
  public static var seconds: SQLDateUnit { .second }
  /// The same unit as `millisecond`.
  public static var milliseconds: SQLDateUnit { .millisecond }
  /// The same unit as `microsecond`.
  public static var microseconds: SQLDateUnit { .microsecond }
}
