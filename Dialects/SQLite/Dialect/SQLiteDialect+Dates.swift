@_spi(KoineDriver) import Koine

/// Instants are texts of a fixed width, `2013-01-01 10:00:00.123456`, and dates and times the parts of them: what SQLite
/// has for dates computes with whole milliseconds, so that it gets no fraction of a second to see.
extension SQLiteDialect {
  /// Writes a function of dates and times. What needs an operand several times gives one that is computed a name.
  func write(temporal function: SQLTemporalFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter)
  {
    if function.repeatsOperands(of: arguments), !writer.repeats(arguments) {
      let naming = SQLNaming(arguments) { .function(.temporal(function), $0) }
      return write(naming: naming, to: &writer)
    }
    switch function {
    // In a query, once for all of its rows; a default takes no subquery.
    case .now where writer.isInDefault: writer.write("strftime('%Y-%m-%d %H:%M:%f000', 'now')")
    case .now: writer.write(sql: "(SELECT strftime('%Y-%m-%d %H:%M:%f000', 'now'))")
    case .part(let part): write(part, of: arguments[0], to: &writer)
    case .truncate(let unit): write(arguments[0], truncatedTo: unit, to: &writer)
    case .add(let unit): write(arguments[0], adding: arguments[1], unit, to: &writer)
    case .difference(let unit): write(from: arguments[0], until: arguments[1], in: unit, to: &writer)
    case .date: writer.write(sql: "substr(\(arguments[0]), 1, 10)")
    case .time: writer.write(sql: "substr(\(arguments[0]), 12)")
    case .instant: writer.write(sql: "(\(operand: arguments[0]) || ' ' || \(operand: arguments[1]))")
    case .makeDate:
      writer.write(sql: "\(driverFunction: .date)(printf('%04d-%02d-%02d', \(list: arguments)))")
    // NULL would be printed as 0.
    case .makeTime:
      let parts = arguments.map {
        SQLExpression.function(.coalesce, [$0, .literal(.integer(-1), .bigInteger)])
      }
      writer.write(sql: "\(driverFunction: .time)(printf('%02d:%02d:%02d', \(list: parts)))")
    case .sinceEpoch(.microsecond): writeInstant(of: arguments[0], to: &writer)
    case .sinceEpoch(let unit):
      write(arguments[0].instantSinceEpoch(in: unit), to: &writer)
    case .toZone(let zone): write(arguments[0].shifted(to: zone, sign: 1), to: &writer)
    case .fromZone(let zone): write(arguments[0].shifted(to: zone, sign: -1), to: &writer)
    case .iso8601: writer.write(sql: "(replace(\(arguments[0]), ' ', 'T') || 'Z')")
    }
  }

  private func write(_ expression: SQLExpression, to writer: inout SQLWriter) {
    writer.write(operand: expression)
  }

  private func write(_ part: SQLDatePart, of value: SQLExpression, to writer: inout SQLWriter) {
    let clock: Int64 = value.type.storage == .time ? 1 : 12
    func digits(_ start: Int64, _ count: Int64) -> SQLTemplate {
      "CAST(substr(\(value), \(start), \(count)) AS INTEGER)"
    }
    switch part {
    case .year: writer.write(sql: digits(1, 4))
    case .month: writer.write(sql: digits(6, 2))
    case .day: writer.write(sql: digits(9, 2))
    case .hour: writer.write(sql: digits(clock, 2))
    case .minute: writer.write(sql: digits(clock + 3, 2))
    case .second: writer.write(sql: digits(clock + 6, 2))
    case .microsecond: writer.write(sql: digits(clock + 9, 6))
    case .quarter: writer.write(sql: "((CAST(substr(\(value), 6, 2) AS INTEGER) + 2) / 3)")
    case .dayOfWeek: writer.write(sql: "((strftime('%w', \(day: value)) + 6) % 7 + 1)")
    case .dayOfYear: writer.write(sql: "CAST(strftime('%j', \(day: value)) AS INTEGER)")
    // The Thursday of a week tells its number and its year.
    case .isoWeek:
      writer.write(sql: "((strftime('%j', \(day: value), '-3 days', 'weekday 4') - 1) / 7 + 1)")
    case .isoYear:
      writer.write(sql: "CAST(strftime('%Y', \(day: value), '-3 days', 'weekday 4') AS INTEGER)")
    case .epochSecond: writer.write(sql: "CAST(strftime('%s', substr(\(value), 1, 19)) AS INTEGER)")
    case .epochMicrosecond: writer.write(sql: "\(microsecondsOf: value)")
    }
  }

  private func write(
    _ value: SQLExpression, truncatedTo unit: SQLDateUnit, to writer: inout SQLWriter
  ) {
    let midnight = value.type.storage == .timestamp ? " 00:00:00.000000" : ""
    switch unit {
    case .year: writer.write(sql: "(substr(\(value), 1, 4) || '-01-01\(sql: midnight)')")
    case .quarter:
      writer.write(
        sql: """
          (substr(\(value), 1, 5) || printf('%02d', (substr(\(value), 6, 2) - 1) / 3 * 3 + 1) \
          || '-01\(sql: midnight)')
          """)
    case .month: writer.write(sql: "(substr(\(value), 1, 7) || '-01\(sql: midnight)')")
    case .week: writer.write(sql: "(date(\(day: value), '-6 days', 'weekday 1') || '\(sql: midnight)')")
    case .day where midnight.isEmpty: writer.write(operand: value)
    case .day: writer.write(sql: "(substr(\(value), 1, 10) || '\(sql: midnight)')")
    case .hour: writer.write(sql: "(substr(\(value), 1, 13) || ':00:00.000000')")
    case .minute: writer.write(sql: "(substr(\(value), 1, 16) || ':00.000000')")
    case .second: writer.write(sql: "(substr(\(value), 1, 19) || '.000000')")
    case .millisecond: writer.write(sql: "(substr(\(value), 1, 23) || '000')")
    case .microsecond: writer.write(operand: value)
    }
  }

  /// Every text within the years 1 to 9999 is greater than `0001`; SQLite has NULL for what lies after them.
  private func write(
    _ value: SQLExpression, adding count: SQLExpression, _ unit: SQLDateUnit, to writer: inout SQLWriter
  ) {
    let base = unit.base
    let rest: SQLTemplate = value.type.storage == .timestamp ? " || substr(\(value), 11)" : ""
    let number = count.counted(in: unit)
    switch base.unit {
    // Of a month that has no such day, SQLite goes on into the next one.
    case .month:
      let moved: SQLTemplate = "date(\(day: value), \(operand: number) || ' months'"
      writer.write(sql: "nullif(max('0001', CASE WHEN substr(")
      writer.write(sql: moved)
      writer.write(sql: "), 9) = substr(\(value), 9, 2) THEN ")
      writer.write(sql: moved)
      writer.write(sql: ") ELSE ")
      writer.write(sql: moved)
      writer.write(sql: ", 'start of month', '-1 day') END")
      writer.write(sql: rest)
    case .day:
      writer.write(sql: "nullif(max('0001', date(\(day: value), \(operand: number) || ' days')")
      writer.write(sql: rest)
    case .second:
      writer.write(
        sql: """
          nullif(max('0001', datetime(substr(\(value), 1, 19), \(operand: number) || ' seconds') \
          || substr(\(value), 20)
          """)
    default:
      let since = SQLExpression.function(.temporal(.part(.epochMicrosecond)), [value])
      return write(
        .function(.temporal(.sinceEpoch(.microsecond)), [.arithmetic(since, .add, number)]), to: &writer)
    }
    writer.write(sql: "), '0001')")
  }

  /// The instant of microseconds since 1970. The remainder of a negative number is negative.
  private func writeInstant(of microseconds: SQLExpression, to writer: inout SQLWriter) {
    writer.write(
      sql: """
        nullif(max('0001', strftime('%Y-%m-%d %H:%M:%S', (\(operand: microseconds) \
        - (\(operand: microseconds) % 1000000 + 1000000) % 1000000) / 1000000, 'unixepoch') \
        || printf('.%06d', (\(operand: microseconds) % 1000000 + 1000000) % 1000000)), '0001')
        """)
  }

  private func write(
    from start: SQLExpression, until end: SQLExpression, in unit: SQLDateUnit, to writer: inout SQLWriter
  ) {
    let (base, factor) = unit.base
    switch base {
    // A month is not whole before its day and time are reached.
    case .month:
      writer.write(
        sql: """
          (((substr(\(end), 1, 4) - substr(\(start), 1, 4)) * 12 + substr(\(end), 6, 2) \
          - substr(\(start), 6, 2) \
          - (\(operand: end) > \(operand: start) AND substr(\(end), 9) < substr(\(start), 9))
          """)
      writer.write(
        sql: """
           + (\(operand: end) < \(operand: start) AND substr(\(end), 9) > substr(\(start), 9)))\(sql: factor == 1 ? "" : " / \(factor)"))
          """)
    case .day where start.type.storage == .date:
      writer.write(
        sql:
          "(CAST(julianday(\(end)) - julianday(\(start)) AS INTEGER)\(sql: factor == 1 ? "" : " / \(factor)"))"
      )
    default:
      let unit = factor * (base == .day ? 86_400_000_000 : base == .second ? 1_000_000 : 1)
      writer.write(
        sql: "((\(microsecondsOf: end) - \(microsecondsOf: start))\(sql: unit == 1 ? "" : " / \(unit)"))")
    }
  }
}

extension SQLTemporalFunction {
  /// Whether SQLite's form has an argument several times.
  fileprivate func repeatsOperands(of arguments: [SQLExpression]) -> Bool {
    switch self {
    case .add(let unit): unit.base.unit != .microsecond
    case .difference(let unit): unit.base.unit != .day || arguments[0].type.storage != .date
    case .truncate(.quarter), .part(.epochMicrosecond), .sinceEpoch(.microsecond): true
    default: false
    }
  }
}

extension SQLTemplate.StringInterpolation {
  /// Adds the day of an instant or a date.
  fileprivate mutating func appendInterpolation(day value: SQLExpression) {
    if value.type.storage == .date { return appendInterpolation(value) }
    appendInterpolation(sql: "substr(")
    appendInterpolation(value)
    appendInterpolation(sql: ", 1, 10)")
  }

  /// Adds the microseconds since 1970.
  fileprivate mutating func appendInterpolation(microsecondsOf instant: SQLExpression) {
    appendInterpolation(sql: "(CAST(strftime('%s', substr(")
    appendInterpolation(instant)
    appendInterpolation(sql: ", 1, 19)) AS INTEGER) * 1000000 + CAST(substr(")
    appendInterpolation(instant)
    appendInterpolation(sql: ", 21) AS INTEGER))")
  }
}
