#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension QueryExpression where Value: SQLInstantValue {
  /// The instant a span of time later; NULL outside the years 1 to 9999.
  ///
  ///     Order.select { $0.orderedAt.adding(CalendarInterval(months: 1, hours: 12)) }
  ///
  /// Months are added first, then days, then time.
  public func adding(_ interval: CalendarInterval) -> Computed<Date?> {
    Computed(expression.adding(interval))
  }

  /// The instant a span of time earlier: the same as adding the span in the other direction.
  public func subtracting(_ interval: CalendarInterval) -> Computed<Date?> { adding(interval.negated) }
}

extension QueryExpression where Value: SQLCalendarDateValue {
  /// The day a span of time later; NULL outside the years 1 to 9999. A span with hours, minutes or seconds is refused when
  /// the query is rendered.
  ///
  ///     Order.where { $0.orderedOn.adding(CalendarInterval(months: 1)) < currentDate }
  public func adding(_ interval: CalendarInterval) -> Computed<CalendarDate?> {
    guard interval.microseconds == 0 else {
      return Computed(
        .refusal(SQLRefusal(.mismatch, "a day and a span of time with hours, minutes or seconds"), .date))
    }
    return Computed(expression.adding(interval))
  }

  /// The day a span of time earlier: the same as adding the span in the other direction.
  public func subtracting(_ interval: CalendarInterval) -> Computed<CalendarDate?> {
    adding(interval.negated)
  }
}

extension SQLExpression {
  fileprivate func adding(_ interval: CalendarInterval) -> SQLExpression {
    interval.parts.reduce(self) { .function(.temporal(.add($1.unit)), [$0, $1.count.expression]) }
  }
}

extension CalendarInterval {
  /// The parts that are not zero, in the order in which they are added.
  fileprivate var parts: [(count: Int, unit: SQLDateUnit)] {
    [(months, .month), (days, .day), (microseconds, .microsecond)].filter { $0.0 != 0 }
  }
}
