@_spi(KoineDriver) import Koine

/// Instants are computed with as what clocks in UTC show, so that the session's time zone has no part in it.
extension PostgreSQLDialect {
  /// Writes a function of dates and times.
  func write(temporal function: SQLTemporalFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter)
  {
    switch function {
    case .now: writer.write("statement_timestamp()")
    case .part(let part): write(part, of: arguments[0], to: &writer)
    case .truncate(let unit): write(arguments[0], truncatedTo: unit, to: &writer)
    case .add(let unit): write(arguments[0], adding: arguments[1], unit, to: &writer)
    case .difference(let unit): write(from: arguments[0], until: arguments[1], in: unit, to: &writer)
    case .date: writer.write(sql: "CAST(\(clock: arguments[0]) AS date)")
    case .time: writer.write(sql: "CAST(\(clock: arguments[0]) AS time)")
    case .instant:
      writer.write(sql: "((\(operand: arguments[0]) + \(operand: arguments[1])) AT TIME ZONE 'UTC')")
    // `make_date` fails where there is no such day. A number of more digits is printed as `##`.
    case .makeDate:
      writer.write(
        sql: """
          CAST(substring(to_char(\(arguments[0]), 'FM0000') || '-' || to_char(\(arguments[1]), 'FM00') \
          || '-' || to_char(\(arguments[2]), 'FM00') FROM '\(sql: SQLTextForm.date.pattern)$') AS date)
          """)
    case .makeTime:
      writer.write(
        sql: """
          CAST(substring(to_char(\(arguments[0]), 'FM00') || ':' || to_char(\(arguments[1]), 'FM00') \
          || ':' || to_char(\(arguments[2]), 'FM00') FROM '\(sql: SQLTextForm.time.pattern)$') AS time)
          """)
    case .sinceEpoch(let unit): writer.write(operand: arguments[0].instantSinceEpoch(in: unit))
    case .toZone(.named(let name)):
      write(withinYears: "\(instant: arguments[0]) AT TIME ZONE \(literal: name)", to: &writer)
    case .fromZone(.named(let name)):
      write(
        withinYears:
          "\(clock: arguments[0]) AT TIME ZONE \(literal: name) AT TIME ZONE 'UTC'",
        to: &writer)
    case .toZone(let zone): writer.write(operand: arguments[0].shifted(to: zone, sign: 1))
    case .fromZone(let zone): writer.write(operand: arguments[0].shifted(to: zone, sign: -1))
    case .iso8601:
      writer.write(sql: "to_char(\(clock: arguments[0]), 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"')")
    }
  }

  private func write(_ part: SQLDatePart, of value: SQLExpression, to writer: inout SQLWriter) {
    func extract(_ field: String) -> SQLTemplate {
      "CAST(extract(\(sql: field) FROM \(clock: value)) AS bigint)"
    }
    switch part {
    case .year, .quarter, .month, .day, .hour, .minute: writer.write(sql: extract(part.rawValue))
    case .isoWeek: writer.write(sql: extract("week"))
    case .isoYear: writer.write(sql: extract("isoyear"))
    case .dayOfWeek: writer.write(sql: extract("isodow"))
    case .dayOfYear: writer.write(sql: extract("doy"))
    case .second: writer.write(sql: "CAST(trunc(extract(second FROM \(clock: value))) AS bigint)")
    case .microsecond:
      writer.write("(")
      writer.write(sql: extract("microseconds"))
      writer.write(" % 1000000)")
    case .epochSecond:
      writer.write(sql: "CAST(extract(epoch FROM date_trunc('second', \(clock: value))) AS bigint)")
    case .epochMicrosecond: writeMicroseconds(of: value, to: &writer)
    }
  }

  /// The microseconds since 1970. Before version 14, `extract` has a floating-point number, which is not exact: there
  /// the bits are taken in which the server sends an instant, the microseconds since 2000.
  private func writeMicroseconds(of value: SQLExpression, to writer: inout SQLWriter) {
    if version >= 14 {
      writer.write(sql: "CAST(extract(epoch FROM \(clock: value)) * 1000000 AS bigint)")
    } else {
      let send = value.isTimestampWithoutZone ? "timestamp_send" : "timestamptz_send"
      writer.write(
        sql: """
          (CAST(CAST('x' || encode(\(sql: send)(\(value)), 'hex') AS bit(64)) AS bigint) \
          + 946684800000000)
          """)
    }
  }

  private func write(_ value: SQLExpression, truncatedTo unit: SQLDateUnit, to writer: inout SQLWriter) {
    switch (value.type.storage, unit) {
    case (.date, .day), (_, .microsecond): writer.write(sql: "\(instant: value)")
    case (.date, _): writer.write(sql: "CAST(date_trunc('\(sql: unit.rawValue)', \(clock: value)) AS date)")
    default:
      let field = unit == .millisecond ? "milliseconds" : unit.rawValue
      writer.write(sql: "(date_trunc('\(sql: field)', \(clock: value)) AT TIME ZONE 'UTC')")
    }
  }

  private func write(
    _ value: SQLExpression, adding count: SQLExpression, _ unit: SQLDateUnit, to writer: inout SQLWriter
  ) {
    let number = count.counted(in: unit)
    // Where the sum may lie before the first day that PostgreSQL has, ten thousand years are added meanwhile, of which
    // the calendar is the same.
    let isNear = number.isNear(unit)
    let shift = isNear ? "" : " + interval '10000 years'"
    let sum: SQLTemplate
    switch unit.base.unit {
    case .month:
      sum = """
        \(clock: value)\(sql: shift) + make_interval(months => \(cast: number, to: .integer(bits: 32)))
        """
    case .day:
      sum = "\(clock: value)\(sql: shift) + make_interval(days => \(cast: number, to: .integer(bits: 32)))"
    case .second: sum = "\(clock: value)\(sql: shift) + \(operand: number) * interval '1 second'"
    // A number is multiplied as a floating-point one, which has not as many digits.
    default:
      guard count.isRepeatable || writer.repeats([value, count]) else {
        let naming = SQLNaming([value, count]) { .function(.temporal(.add(unit)), $0) }
        return write(naming: naming, to: &writer)
      }
      sum = """
        \(clock: value)\(sql: shift) + (\(operand: number) / 1000000) * interval '1 second' \
        + (\(operand: number) % 1000000) * interval '1 microsecond'
        """
    }
    // An instant would become the day that the session's clocks show.
    let isDay = value.type.storage == .date
    if isDay { writer.write("CAST(") }
    write(withinYears: sum, isShifted: !isNear, isInstant: !isDay, to: &writer)
    if isDay { writer.write(" AS date)") }
  }

  /// What clocks show, as an instant; NULL outside the years 1 to 9999.
  ///
  /// - Parameters:
  ///   - isShifted: Whether the clock is ten thousand years ahead.
  ///   - isInstant: Whether it becomes an instant; what has no zone, if not.
  private func write(
    withinYears clock: SQLTemplate, isShifted: Bool = false, isInstant: Bool = true,
    to writer: inout SQLWriter
  ) {
    let (low, high) =
      isShifted
      ? ("10000-12-31 23:59:59.999999", "20000-01-01") : ("0001-12-31 23:59:59.999999 BC", "10000-01-01")
    if isInstant { writer.write("(") }
    writer.write(isShifted ? "(nullif(nullif(greatest(least(" : "nullif(nullif(greatest(least(")
    writer.write(sql: clock)
    writer.write(
      sql: """
        , timestamp '\(sql: high)'), timestamp '\(sql: low)'), timestamp '\(sql: high)'), \
        timestamp '\(sql: low)')
        """)
    if isShifted { writer.write(" - interval '10000 years')") }
    if isInstant { writer.write(" AT TIME ZONE 'UTC')") }
  }

  private func write(
    from start: SQLExpression, until end: SQLExpression, in unit: SQLDateUnit, to writer: inout SQLWriter
  ) {
    let (base, factor) = unit.base
    writer.write("(")
    switch base {
    // Of an interval, a year has 365.25 days here, and up to eleven months have 30 each: as months of a twelfth of such
    // a year, they are less than a sixth of a month away from their number.
    case .month:
      writer.write(
        sql: """
          CAST(round(CAST(extract(epoch FROM date_trunc('month', age(\(clock: end), \(clock: start)))) \
          AS numeric) / 2629800) AS bigint)
          """)
    case .day where start.type.storage == .date:
      writer.write(sql: "CAST(\(operand: end) - \(operand: start) AS bigint)")
    case .day: writer.write(sql: "CAST(extract(day FROM \(instant: end) - \(instant: start)) AS bigint)")
    case .second:
      writer.write(
        sql:
          "CAST(extract(epoch FROM date_trunc('second', \(instant: end) - \(instant: start))) AS bigint)")
    default:
      if version >= 14 {
        writer.write(
          sql: "CAST(extract(epoch FROM \(instant: end) - \(instant: start)) * 1000000 AS bigint)")
      } else {
        writer.write("(")
        writeMicroseconds(of: end, to: &writer)
        writer.write(" - ")
        writeMicroseconds(of: start, to: &writer)
        writer.write(")")
      }
    }
    if factor != 1 { writer.write(sql: " / \(factor)") }
    writer.write(")")
  }
}

extension SQLTemplate.StringInterpolation {
  /// Adds an instant beside an operator. A day and a time without a zone are what clocks in UTC show.
  fileprivate mutating func appendInterpolation(instant value: SQLExpression) {
    guard value.isTimestampWithoutZone else { return appendInterpolation(operand: value) }
    appendInterpolation(sql: "(")
    appendInterpolation(operand: value)
    appendInterpolation(sql: " AT TIME ZONE 'UTC')")
  }

  /// Adds what clocks in UTC show at an instant, or at the beginning of a day; a time, and what has no zone, as it is.
  mutating func appendInterpolation(clock value: SQLExpression) {
    switch value.type.storage {
    case .date: appendInterpolation(cast: value)
    case .time: appendInterpolation(value)
    case _ where value.isTimestampWithoutZone: appendInterpolation(operand: value)
    default:
      appendInterpolation(operand: value)
      appendInterpolation(sql: " AT TIME ZONE 'UTC'")
    }
  }

  private mutating func appendInterpolation(cast date: SQLExpression) {
    appendInterpolation(sql: "CAST(")
    appendInterpolation(date)
    appendInterpolation(sql: " AS timestamp)")
  }
}

extension SQLExpression {
  /// Whether a number of base units is known, and leads to no day before PostgreSQL's first one, in 4714 BC.
  fileprivate func isNear(_ unit: SQLDateUnit) -> Bool {
    switch self {
    case .value(.integer(let number), _), .literal(.integer(let number), _):
      let most: Int64 =
        switch unit.base.unit {
        case .month: 48_000
        case .day: 1_460_000
        case .second: 126_000_000_000
        default: 126_000_000_000_000_000
        }
      return number <= most && number >= -most
    case .literal(.null, _): return true
    default: return false
    }
  }
}
