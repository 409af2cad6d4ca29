#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The instant at which the statement runs, by the database's clock: one value, however often it is asked for.
///
///     Reminder.where { $0.dueDate < currentTimestamp }
///     // SQLite: (SELECT strftime('%Y-%m-%d %H:%M:%f000', 'now'))   PostgreSQL: statement_timestamp()
///
/// SQLite's clock has milliseconds, the others have microseconds. A plain `Date.now` is the program's clock.
public var currentTimestamp: Computed<Date> { .temporal(.now) }

/// The day on which the statement runs, in UTC, by the database's clock.
public var currentDate: Computed<CalendarDate> { .temporal(.date, currentTimestamp.expression) }

/// The time of the day at which the statement runs, in UTC, by the database's clock.
public var currentTime: Computed<TimeOfDay> { .temporal(.time, currentTimestamp.expression) }

extension Column where Root == Never {
  /// A function of dates and times.
  static func temporal(_ function: SQLTemporalFunction, _ arguments: SQLExpression...) -> Self {
    Computed(.function(.temporal(function), arguments))
  }
}

/// Parts of a `Date` or a ``CalendarDate``. Those of a `Date` are in UTC; see ``inZone(_:)`` for other zones.
extension QueryExpression where Value: SQLDatedValue {
  /// The year.
  ///
  ///     Order.group { $0.orderedAt.year() }.select { ($0.orderedAt.year(), $0.total.sum()) }
  ///     // SQLite:     CAST(substr("orders"."orderedAt", 1, 4) AS INTEGER)
  ///     // PostgreSQL: CAST(extract(year FROM "orders"."orderedAt" AT TIME ZONE 'UTC') AS bigint)
  public func year() -> Computed<Value.Part> { .temporal(.part(.year), expression) }

  /// The quarter of the year, 1 to 4.
  public func quarter() -> Computed<Value.Part> { .temporal(.part(.quarter), expression) }

  /// The month, 1 to 12.
  public func month() -> Computed<Value.Part> { .temporal(.part(.month), expression) }

  /// The day of the month, 1 to 31.
  public func day() -> Computed<Value.Part> { .temporal(.part(.day), expression) }

  /// The week of ISO 8601, 1 to 53. It begins on Monday; the first week of a year has the year's first Thursday.
  public func isoWeek() -> Computed<Value.Part> { .temporal(.part(.isoWeek), expression) }

  /// The year that the week of ISO 8601 belongs to: 2020 for 2021-01-03.
  public func isoYear() -> Computed<Value.Part> { .temporal(.part(.isoYear), expression) }

  /// The day of the week of ISO 8601, from 1 for Monday to 7 for Sunday.
  public func dayOfWeek() -> Computed<Value.Part> { .temporal(.part(.dayOfWeek), expression) }

  /// The day of the year, 1 to 366.
  public func dayOfYear() -> Computed<Value.Part> { .temporal(.part(.dayOfYear), expression) }
}

/// Parts of a `Date`, in UTC, or a ``TimeOfDay``.
extension QueryExpression where Value: SQLTimedValue {
  /// The hour, 0 to 23.
  public func hour() -> Computed<Value.TimePart> { .temporal(.part(.hour), expression) }

  /// The minute, 0 to 59.
  public func minute() -> Computed<Value.TimePart> { .temporal(.part(.minute), expression) }

  /// The whole second, 0 to 59.
  public func second() -> Computed<Value.TimePart> { .temporal(.part(.second), expression) }

  /// The microseconds behind the whole second, 0 to 999 999.
  public func microsecond() -> Computed<Value.TimePart> { .temporal(.part(.microsecond), expression) }
}

extension QueryExpression where Value: SQLInstantValue {
  /// The whole seconds since 1970-01-01 00:00:00 UTC, rounded down.
  public func epoch() -> Computed<Value.Part> { .temporal(.part(.epochSecond), expression) }

  /// The microseconds since 1970-01-01 00:00:00 UTC, exactly.
  public func epochMicroseconds() -> Computed<Value.Part> { .temporal(.part(.epochMicrosecond), expression) }

  /// The instant at which the unit begins that it lies in, in UTC. A week begins on Monday.
  ///
  ///     Order.group { $0.orderedAt.truncated(to: .month) }
  ///     // SQLite:     substr("orders"."orderedAt", 1, 7) || '-01 00:00:00.000000'
  ///     // PostgreSQL: date_trunc('month', "orders"."orderedAt" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
  public func truncated(to unit: SQLDateUnit) -> Computed<Value> { .temporal(.truncate(unit), expression) }

  /// The instant a number of units later, or earlier if it is negative; NULL outside the years 1 to 9999.
  ///
  ///     Order.select { $0.orderedAt.adding(3, .months) }
  ///
  /// A day that the month reached does not have becomes its last one: a month after 2020-01-31 is 2020-02-29. Days are
  /// of 24 hours, as in UTC.
  public func adding<Count: QueryExpression>(_ count: Count, _ unit: SQLDateUnit) -> Computed<Date?>
  where Count.Value: SQLRepresentable, Count.Value.Comparand == Int {
    .temporal(.add(unit), expression, count.expression)
  }

  /// The instant a number of units earlier: what `adding` of the negative number is.
  ///
  ///     Order.where { $0.orderedAt > currentTimestamp.subtracting(200, .days) }
  public func subtracting<Count: QueryExpression>(_ count: Count, _ unit: SQLDateUnit) -> Computed<Date?>
  where Count.Value: SQLRepresentable, Count.Value.Comparand == Int {
    .temporal(.add(unit), expression, count.expression.negated)
  }

  /// How many whole units there are until another instant: negative if that is the earlier one.
  ///
  ///     Order.select { $0.orderedAt.until($0.shippedAt, in: .days) }
  ///
  /// A month is whole when a later month reaches the same day and time.
  public func until(_ other: some QueryExpression<Value>, in unit: SQLDateUnit) -> Computed<Value.Part> {
    .temporal(.difference(unit), expression, other.expression)
  }

  /// How many whole units there are until an instant that may be NULL.
  public func until(_ other: some QueryExpression<Value?>, in unit: SQLDateUnit) -> Computed<Int?>
  where Value: ColumnValue {
    .temporal(.difference(unit), expression, other.expression)
  }

  /// How many whole units there are from an instant that may be NULL until another.
  public func until(_ other: some QueryExpression<Date>, in unit: SQLDateUnit) -> Computed<Int?>
  where Value == Date? {
    .temporal(.difference(unit), expression, other.expression)
  }

  /// The day, in UTC.
  public func calendarDate() -> Computed<Value.Day> { .temporal(.date, expression) }

  /// The time of the day, in UTC.
  public func timeOfDay() -> Computed<Value.Time> { .temporal(.time, expression) }

  /// The text of ISO 8601, in UTC: `2013-01-01T10:00:00.123456Z`.
  ///
  /// `cast(as: Date?.self)` of a text reads it, with a space in place of the `T`, and without `Z`, fraction, seconds or
  /// time, too.
  public func iso8601() -> Computed<Value.Text> { .temporal(.iso8601, expression) }

  /// The instant at which clocks in UTC show what clocks of the zone show now: the parts of it are those that people
  /// there read. NULL outside the years 1 to 9999.
  ///
  ///     Visit.group { $0.at.inZone(.named("Europe/Berlin")).calendarDate() }
  ///     Visit.where { $0.at.inZone(.offset(hours: 5, minutes: 30)).hour() == 9 }
  ///
  /// A zone by its name is refused on an engine that has no such zones of its own.
  public func inZone(_ zone: SQLTimeZone) -> Computed<Date?> { .temporal(.toZone(zone), expression) }

  /// The way back: the instant at which clocks of the zone show what clocks in UTC show at this one.
  ///
  ///     Visit.select { $0.at.inZone(.offset(hours: 2)).truncated(to: .day).fromZone(.offset(hours: 2)) }
  public func fromZone(_ zone: SQLTimeZone) -> Computed<Date?> { .temporal(.fromZone(zone), expression) }
}

extension QueryExpression where Value: SQLCalendarDateValue {
  /// The first day of the unit that the day lies in. A week begins on Monday.
  ///
  ///     Order.group { $0.orderedOn.truncated(to: .quarter) }
  public func truncated(to unit: CalendarUnit) -> Computed<Value> {
    .temporal(.truncate(unit.dateUnit), expression)
  }

  /// The day a number of units later, or earlier if it is negative; NULL outside the years 1 to 9999.
  ///
  ///     Order.where { $0.orderedOn.adding($0.days, .days) < currentDate }
  ///
  /// A day that the month reached does not have becomes its last one. Of a plain ``CalendarDate`` and a plain number,
  /// Swift computes it.
  public func adding<Count: QueryExpression>(_ count: Count, _ unit: CalendarUnit) -> Computed<CalendarDate?>
  where Count.Value: SQLRepresentable, Count.Value.Comparand == Int {
    .temporal(.add(unit.dateUnit), expression, count.expression)
  }

  /// The day a number of units earlier: what `adding` of the negative number is.
  ///
  ///     Order.where { $0.orderedOn.subtracting($0.days, .days) < currentDate }
  public func subtracting<Count: QueryExpression>(
    _ count: Count, _ unit: CalendarUnit
  ) -> Computed<CalendarDate?>
  where Count.Value: SQLRepresentable, Count.Value.Comparand == Int {
    .temporal(.add(unit.dateUnit), expression, count.expression.negated)
  }

  /// How many whole units there are until another day: negative if that is the earlier one.
  ///
  ///     Order.select { $0.orderedOn.until($0.shippedOn, in: .days) }
  public func until(_ other: some QueryExpression<Value>, in unit: CalendarUnit) -> Computed<Value.Part> {
    .temporal(.difference(unit.dateUnit), expression, other.expression)
  }

  /// How many whole units there are until a day that may be NULL.
  public func until(_ other: some QueryExpression<Value?>, in unit: CalendarUnit) -> Computed<Int?>
  where Value: ColumnValue {
    .temporal(.difference(unit.dateUnit), expression, other.expression)
  }

  /// How many whole units there are from a day that may be NULL until another.
  public func until(_ other: some QueryExpression<CalendarDate>, in unit: CalendarUnit) -> Computed<Int?>
  where Value == CalendarDate? {
    .temporal(.difference(unit.dateUnit), expression, other.expression)
  }

  /// The instant at which the day begins, in UTC.
  public func startOfDay() -> Computed<Value.Instant> {
    .temporal(.instant, expression, .literal(.time(microseconds: 0), .time))
  }

  /// The instant of a time of the day, in UTC; NULL if the time is.
  ///
  ///     Shop.select { $0.openedOn.at($0.opens) }
  public func at(_ time: some QueryExpression<TimeOfDay>) -> Computed<Value.Instant> {
    .temporal(.instant, expression, time.expression)
  }

  /// The instant of a time of the day that may be NULL.
  public func at(_ time: some QueryExpression<TimeOfDay?>) -> Computed<Date?> {
    .temporal(.instant, expression, time.expression)
  }
}

extension SQLExpression {
  /// The integer with the other sign, computed here of a plain one. The smallest one stays: both are beyond every date.
  var negated: SQLExpression {
    if case .value(.integer(let number), let type) = self { return .value(.integer(0 &- number), type) }
    return .unary(.negate, self)
  }
}
