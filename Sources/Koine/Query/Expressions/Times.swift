/// The units of a clock, of which a day has a whole number.
public enum ClockUnit: Sendable, Hashable, CaseIterable {
  /// From an hour to a millionth of a second.
  case hour, minute, second, millisecond, microsecond

  /// The same unit as `hour`.
  public static var hours: ClockUnit { .hour }
  /// The same unit as `minute`.
  public static var minutes: ClockUnit { .minute }
  /// The same unit as `second`.
  public static var seconds: ClockUnit { .second }
  /// The same unit as `millisecond`.
  public static var milliseconds: ClockUnit { .millisecond }
  /// The same unit as `microsecond`.
  public static var microseconds: ClockUnit { .microsecond }

  /// The same unit among those of instants.
  fileprivate var dateUnit: SQLDateUnit {
    switch self {
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    case .millisecond: .millisecond
    case .microsecond: .microsecond
    }
  }

  /// How many of them a day has.
  fileprivate var countPerDay: Int {
    switch self {
    case .hour: 24
    case .minute: 1_440
    case .second: 86_400
    case .millisecond: 86_400_000
    case .microsecond: 86_400_000_000
    }
  }
}

extension QueryExpression where Value: SQLTimedValue, Value.Comparand == TimeOfDay {
  /// The time a number of units later, or earlier if it is negative. Behind midnight it goes on from 00:00:00.
  ///
  ///     Shop.select { $0.opens.adding($0.minutes, .minutes) }       // 40 minutes after 23:30 it is 00:10
  public func adding<Count: QueryExpression>(_ count: Count, _ unit: ClockUnit) -> Computed<TimeOfDay?>
  where Count.Value: SQLRepresentable, Count.Value.Comparand == Int {
    later(remainder(of: count.expression, unit), unit)
  }

  /// The time a number of units earlier: what `adding` of the negative number is.
  ///
  ///     Shop.select { $0.closes.subtracting(30, .minutes) }
  public func subtracting<Count: QueryExpression>(_ count: Count, _ unit: ClockUnit) -> Computed<TimeOfDay?>
  where Count.Value: SQLRepresentable, Count.Value.Comparand == Int {
    later(.unary(.negate, remainder(of: count.expression, unit)), unit)
  }

  /// What is left of a number of units without whole days.
  private func remainder(of count: SQLExpression, _ unit: ClockUnit) -> SQLExpression {
    .arithmetic(count, .remainder, unit.countPerDay.expression)
  }

  private func later(_ count: SQLExpression, _ unit: ClockUnit) -> Computed<TimeOfDay?> {
    .temporal(.time, .function(.temporal(.add(unit.dateUnit)), [expression.instantOfTime, count]))
  }

  /// How many whole units there are until another time of the same day: negative if that is the earlier one.
  ///
  ///     Shop.select { $0.opens.until($0.closes, in: .hours) }
  public func until(_ other: some QueryExpression<Value>, in unit: ClockUnit) -> Computed<Value.TimePart> {
    .temporal(.difference(unit.dateUnit), expression.instantOfTime, other.expression.instantOfTime)
  }

  /// How many whole units there are until another time of the same day, if one of both may be NULL.
  @_disfavoredOverload
  public func until<Other: QueryExpression>(_ other: Other, in unit: ClockUnit) -> Computed<Int?>
  where Other.Value: SQLTimedValue, Other.Value.Comparand == TimeOfDay {
    .temporal(.difference(unit.dateUnit), expression.instantOfTime, other.expression.instantOfTime)
  }

  /// The time at which the unit begins that it lies in.
  ///
  ///     Visit.group { $0.time.truncated(to: .hour) }
  public func truncated(to unit: ClockUnit) -> Computed<Value> {
    .temporal(.time, .function(.temporal(.truncate(unit.dateUnit)), [expression.instantOfTime]))
  }
}

extension QueryExpression where Value == TimeOfDay {
  /// The text of ISO 8601: `10:00:00.123456`.
  public func iso8601() -> Computed<String> { Computed(.cast(expression, .text)) }
}

extension QueryExpression where Value == TimeOfDay? {
  /// The text of ISO 8601, or NULL.
  public func iso8601() -> Computed<String?> { Computed(.cast(expression, .text)) }
}

extension QueryExpression where Value == CalendarDate {
  /// The text of ISO 8601: `2013-01-01`.
  public func iso8601() -> Computed<String> { Computed(.cast(expression, .text)) }
}

extension QueryExpression where Value == CalendarDate? {
  /// The text of ISO 8601, or NULL.
  public func iso8601() -> Computed<String?> { Computed(.cast(expression, .text)) }
}

extension SQLExpression {
  /// The instant of a time of the day on one and the same day.
  var instantOfTime: SQLExpression {
    .function(.temporal(.instant), [.literal(.date(days: 0), .date), self])
  }
}
