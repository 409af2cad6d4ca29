#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The integers from one to another, both included, as a table. The column is `value`.
///
///     series(1, through: 12).leftJoin(sales) { month, sale in month.value == sale.0 }
///     // WITH RECURSIVE "series" ("column1") AS (SELECT ?1 UNION ALL SELECT "series"."column1" + ?2 FROM "series" WHERE …)
///
/// - Parameters:
///   - first: The first integer.
///   - last: The integer behind which none comes.
///   - step: The difference of one integer and the next. Behind the last one, it is not met exactly. A step of 0 makes a
///     series of the first integer alone; one in the other direction, none.
///   - name: What the table is called.
public func series(
  _ first: Int, through last: Int, by step: Int = 1, as name: String = "series"
) -> FromValue<Int> {
  let isEmpty = step == 0 ? false : step > 0 ? first > last : first < last
  let start = values(isEmpty ? [] : [first], as: "start").select { $0.value }
  // The last integer from which a step does not go too far.
  let (end, overflow) = last.subtractingReportingOverflow(step)
  guard !isEmpty, step != 0, !overflow else { return start.commonTable(name) }
  return start.commonTable(
    name,
    unionAll: { series in
      series.where { step > 0 ? $0.value <= end : $0.value >= end }.select { $0.value + step }
    })
}

/// The days from one to another, both included, as a table. The column is `value`.
///
///     let months = series(CalendarDate(2013, 1, 1), through: CalendarDate(2013, 12, 1), by: 1, .month)
///     months.leftJoin(sales.as("sales")) { month, sale in month.value == sale.0 }
///     // PostgreSQL: … SELECT CAST($1 + … * interval '1 month' AS date) AS "column1" FROM "integers" …
///
/// - Parameters:
///   - first: The first day.
///   - last: The day behind which none comes.
///   - step: How many units there are from one day to the next: 1 unless given. A step of 0 makes a series of the first
///     day alone; one in the other direction, none.
///   - unit: Days unless given. Each day is reckoned from the first one: from January 31, by a month, come February 28 and
///     March 31.
///   - name: What the table is called.
public func series(
  _ first: CalendarDate, through last: CalendarDate, by step: Int = 1, _ unit: CalendarUnit = .day,
  as name: String = "series"
) -> FromValue<CalendarDate> {
  let count = first.steps(to: last, by: step, unit)
  let numbers = series(0, through: count, as: integers(of: name))
  let days = numbers.select { number in
    Computed<CalendarDate>(
      .function(
        .temporal(.add(unit.dateUnit)),
        // A day that does not exist is refused where it is bound.
        [
          (last.isValid ? first : last).expression,
          .arithmetic(number.value.expression, .multiply, step.expression),
        ]))
  }
  return days.as(name)
}

/// The instants from one to another, both included, as a table. The column is `value`.
///
///     let hours = series(midnight, through: nextMidnight, by: 1, .hours)
///     hours.leftJoin(Order.self) { hour, order in order.orderedAt.truncated(to: .hour) == hour.value }
///     // PostgreSQL: … SELECT CAST($1 AS timestamptz) + … * interval '1 second' AS "column1" FROM "integers" …
///
/// - Parameters:
///   - first: The first instant.
///   - last: The instant behind which none comes.
///   - step: How many units there are from one instant to the next. A step of 0 makes a series of the first instant alone;
///     one in the other direction, none.
///   - unit: What is counted, in UTC. Each instant is reckoned from the first one, as `adding(_:_:)` does it: from January 31,
///     by a month, come February 28 and March 31.
///   - name: What the table is called.
public func series(
  _ first: Date, through last: Date, by step: Int, _ unit: SQLDateUnit, as name: String = "series"
) -> FromValue<Date> {
  let (start, end) = (first.sqlValue, last.sqlValue)
  let count = unit.steps(from: start, to: end, by: step)
  // An instant that no column holds is refused where it is bound.
  let bound: SQLValue = if case .invalid = end { end } else { start }
  return series(0, through: count, as: integers(of: name)).select { number in
    Computed<Date>(
      .function(
        .temporal(.add(unit)),
        [
          .value(bound, .timestamp),
          .arithmetic(number.value.expression, .multiply, step.expression),
        ]))
  }.as(name)
}

/// What the integers are called that a series of a name is reckoned from: two series of one statement have two of them.
private func integers(of name: String) -> String {
  name == "series" ? "integers" : "\(name) integers"
}

extension SQLDateUnit {
  /// How many steps of as many units there are from one instant to the last one that is not beyond another; -1 if that lies in
  /// the other direction.
  fileprivate func steps(from start: SQLValue, to end: SQLValue, by step: Int) -> Int {
    guard case .timestamp(let start) = start, case .timestamp(let end) = end, step != 0, start != end else {
      return 0
    }
    guard (end > start) == (step > 0) else { return -1 }
    // Within the years 1 to 9999 there are at most `limit` units. The last step that is not too far is found by halves.
    var (low, high) = (0, Int(limit / Int64(clamping: step.magnitude)))
    while low < high {
      let middle = low + (high - low + 1) / 2
      let instant = microseconds(after: start, by: Int64(middle) * Int64(step))
      if let instant, step > 0 ? instant <= end : instant >= end { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The instant a number of units later; `nil` outside the years 1 to 9999.
  private func microseconds(after start: Int64, by count: Int64) -> Int64? {
    let (number, overflow) = count.multipliedReportingOverflow(by: base.factor)
    if overflow { return nil }
    let day = SQLTimestamp.microsecondsPerDay
    if base.unit == .month {
      let days = SQLTimestamp.whole(start, day)
      return SQLTimestamp.adding(months: number, toDays: days).map { $0 * day + start - days * day }
    }
    let (distance, isFar) = number.multipliedReportingOverflow(
      by: base.unit == .day ? day : base.unit == .second ? 1_000_000 : 1)
    let (instant, isBeyond) = start.addingReportingOverflow(distance)
    return isFar || isBeyond ? nil : instant
  }
}

extension CalendarDate {
  /// How many steps there are to the last day that is not beyond another one; -1 if that lies in the other direction.
  fileprivate func steps(to last: CalendarDate, by step: Int, _ unit: CalendarUnit) -> Int {
    guard let start = days, let end = last.days, step != 0, start != end else { return 0 }
    guard (end > start) == (step > 0) else { return -1 }
    // Within the years 1 to 9999 there are fewer steps than days. The last one that is not too far is found by halves.
    var (low, high) = (0, Int((end - start).magnitude))
    while low < high {
      let middle = (low + high + 1) / 2
      let (distance, overflow) = middle.multipliedReportingOverflow(by: step)
      let day = overflow ? nil : adding(distance, unit).days
      if let day, step > 0 ? day <= end : day >= end { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
