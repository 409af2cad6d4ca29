/// A span of time by the calendar and the clock, as a value: months, days and microseconds.
///
///     let notice = CalendarInterval(months: 3, days: -1)
///     Contract.where { $0.endsAt.subtracting(notice) < currentTimestamp }
///     CalendarDate(2020, 1, 31).adding(CalendarInterval(months: 1))      // 2020-02-29
///
/// Months are added first, then days, then time. A day that the month reached does not have becomes its last one. Days are
/// of 24 hours, as in UTC. Numbers too great for the years 1 to 9999 lead to NULL, or to a day that is not valid.
public struct CalendarInterval: Sendable, Hashable, Codable {
  /// The months, of which a year has twelve.
  public var months: Int
  /// The days, of which a week has seven.
  public var days: Int
  /// The time, in millionths of a second.
  public var microseconds: Int

  /// A span of so many units, each of which may be negative.
  public init(
    years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, hours: Int = 0, minutes: Int = 0,
    seconds: Int = 0, microseconds: Int = 0
  ) {
    self.months = Self.sum((years, 12), (months, 1))
    self.days = Self.sum((weeks, 7), (days, 1))
    self.microseconds = Self.sum(
      (hours, 3_600_000_000), (minutes, 60_000_000), (seconds, 1_000_000), (microseconds, 1))
  }

  /// The span in the other direction.
  public var negated: CalendarInterval {
    var copy = self
    copy.months = Self.sum((months, -1))
    copy.days = Self.sum((days, -1))
    copy.microseconds = Self.sum((microseconds, -1))
    return copy
  }

  /// The sum of products; the greatest or the least number for what an `Int` has no room for.
  private static func sum(_ products: (count: Int, factor: Int64)...) -> Int {
    let sum: Int64 = products.reduce(0) { sum, product in
      let (value, isBeyond) = Int64(product.count).multipliedReportingOverflow(by: product.factor)
      let limit = (product.count < 0) == (product.factor < 0) ? Int64.max : Int64.min
      let (result, overflow) = sum.addingReportingOverflow(isBeyond ? limit : value)
      return overflow ? (sum < 0 ? .min : .max) : result
    }
    return Int(clamping: sum)
  }
}

extension CalendarDate {
  /// The day a span of time later; one that is not valid if the span has hours, minutes or seconds.
  ///
  ///     CalendarDate(2020, 1, 31).adding(CalendarInterval(months: 1, days: 1))      // 2020-03-01
  public func adding(_ interval: CalendarInterval) -> CalendarDate {
    guard interval.microseconds == 0 else { return CalendarDate(daysSince2000: nil) }
    return adding(interval.months, .months).adding(interval.days, .days)
  }

  /// The day a span of time earlier: the same as adding the span in the other direction.
  public func subtracting(_ interval: CalendarInterval) -> CalendarDate { adding(interval.negated) }
}
