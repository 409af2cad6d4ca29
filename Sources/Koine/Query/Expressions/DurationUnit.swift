/// A unit of time of which each is as long as another: a distance in it is the same between any two dates.
///
///     $0.total.sum().over(orderBy: $0.orderedAt, frame: .range(from: .preceding(7, .days)))
///
/// Months and years are none: they have more days or fewer. A day has 24 hours, as in UTC.
public enum DurationUnit: Sendable, Hashable, CaseIterable {
  /// From a week of seven days to a millionth of a second.
  case week, day, hour, minute, second, millisecond, microsecond

  /// The same unit as `week`.
  public static var weeks: DurationUnit { .week }
  /// The same unit as `day`.
  public static var days: DurationUnit { .day }
  /// The same unit as `hour`.
  public static var hours: DurationUnit { .hour }
  /// The same unit as `minute`.
  public static var minutes: DurationUnit { .minute }
  /// The same unit as `second`.
  public static var seconds: DurationUnit { .second }
  /// The same unit as `millisecond`.
  public static var milliseconds: DurationUnit { .millisecond }
  /// The same unit as `microsecond`.
  public static var microseconds: DurationUnit { .microsecond }

  /// How many microseconds it has.
  var length: Int64 {
    switch self {
    case .week: 604_800_000_000
    case .day: 86_400_000_000
    case .hour: 3_600_000_000
    case .minute: 60_000_000
    case .second: 1_000_000
    case .millisecond: 1_000
    case .microsecond: 1
    }
  }
}

extension DurationUnit {
  /// A month has 28 to 31 days.
  @available(*, unavailable, message: "a month has no fixed length: say how many days")
  public static var months: DurationUnit { .day }

  /// A quarter has 90 to 92 days.
  @available(*, unavailable, message: "a quarter has no fixed length: say how many days")
  public static var quarters: DurationUnit { .day }

  /// A year has 365 or 366 days.
  @available(*, unavailable, message: "a year has no fixed length: say how many days")
  public static var years: DurationUnit { .day }
}
