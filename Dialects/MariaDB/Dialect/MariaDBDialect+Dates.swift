@_spi(KoineDriver) import Koine

/// An instant is what clocks in UTC show. DATE_FORMAT names a language, although it writes digits alone: without one, the
/// server takes what it writes for different in another session, and refuses it in computed columns and checks.
extension MariaDBDialect {
  /// Writes a function of dates and times.
  func write(temporal function: SQLTemporalFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter)
  {
    switch function {
    case .now: writer.write("UTC_TIMESTAMP(6)")
    case .part(let part): write(part, of: arguments[0], to: &writer)
    case .truncate(let unit): write(arguments[0], truncatedTo: unit, to: &writer)
    case .add(let unit): write(arguments[0], adding: arguments[1], unit, to: &writer)
    case .difference(.millisecond):
      writer.write(sql: "(TIMESTAMPDIFF(MICROSECOND, \(arguments[0]), \(arguments[1])) DIV 1000)")
    case .difference(let unit):
      writer.write(sql: "TIMESTAMPDIFF(\(sql: unit.rawValue.uppercased()), \(arguments[0]), \(arguments[1]))")
    case .date: writer.write(sql: "CAST(\(arguments[0]) AS DATE)")
    case .time: writer.write(sql: "CAST(\(arguments[0]) AS TIME(6))")
    case .instant:
      writer.write(sql: "CAST(TIMESTAMP(\(arguments[0]), \(arguments[1])) AS DATETIME(6))")
    case .makeDate:
      let parts = zip(arguments, [9_999, 99, 99]).map { SQLExpression.function(.within(1...$1), [$0]) }
      writer.write(
        sql: """
          CAST(nullif(regexp_substr(concat(lpad(\(parts[0]), 4, '0'), '-', lpad(\(parts[1]), 2, '0'), '-', \
          lpad(\(parts[2]), 2, '0')), '(?s)\(sql: SQLTextForm.date.pattern)(?!.)'), '') AS DATE)
          """)
    case .makeTime:
      let parts = arguments.map { SQLExpression.function(.within(0...99), [$0]) }
      writer.write(
        sql: """
          CAST(nullif(regexp_substr(concat(lpad(\(parts[0]), 2, '0'), ':', lpad(\(parts[1]), 2, '0'), ':', \
          lpad(\(parts[2]), 2, '0')), '(?s)\(sql: SQLTextForm.time.pattern)(?!.)'), '') AS TIME(6))
          """)
    case .sinceEpoch(let unit): writer.write(operand: arguments[0].instantSinceEpoch(in: unit))
    case .toZone(let zone): writer.write(operand: arguments[0].shifted(to: zone, sign: 1))
    case .fromZone(let zone): writer.write(operand: arguments[0].shifted(to: zone, sign: -1))
    case .iso8601: writer.write(sql: "DATE_FORMAT(\(arguments[0]), '%Y-%m-%dT%H:%i:%s.%fZ', 'en_US')")
    }
  }

  private func write(_ part: SQLDatePart, of value: SQLExpression, to writer: inout SQLWriter) {
    switch part {
    case .year, .quarter, .month, .day, .hour, .minute, .second, .microsecond, .dayOfYear:
      writer.write(sql: "\(sql: part.rawValue.uppercased())(\(value))")
    case .isoWeek: writer.write(sql: "WEEK(\(value), 3)")
    case .isoYear: writer.write(sql: "(YEARWEEK(\(value), 3) DIV 100)")
    case .dayOfWeek: writer.write(sql: "(WEEKDAY(\(value)) + 1)")
    // A cast without digits cuts the fraction off.
    case .epochSecond:
      writer.write(sql: "TIMESTAMPDIFF(SECOND, '1970-01-01', CAST(\(value) AS DATETIME))")
    case .epochMicrosecond: writer.write(sql: "TIMESTAMPDIFF(MICROSECOND, '1970-01-01', \(value))")
    }
  }

  private func write(_ value: SQLExpression, truncatedTo unit: SQLDateUnit, to writer: inout SQLWriter) {
    let type = value.type.storage
    func format(_ pattern: String) -> SQLTemplate {
      "CAST(DATE_FORMAT(\(value), '\(sql: pattern)', 'en_US') AS \(type))"
    }
    switch unit {
    case .year: writer.write(sql: format("%Y-01-01"))
    case .quarter:
      writer.write(naming: [value]) { names in
        """
        CAST(CAST(DATE_FORMAT(\(names[0]), '%Y-01-01', 'en_US') AS DATE) + INTERVAL (QUARTER(\(names[0])) - 1) QUARTER \
        AS \(type))
        """
      }
    case .month: writer.write(sql: format("%Y-%m-01"))
    // The first day of the week.
    case .week:
      writer.write(sql: "CAST(STR_TO_DATE(DATE_FORMAT(\(value), '%x%v1', 'en_US'), '%x%v%w') AS \(type))")
    case .day: writer.write(sql: format("%Y-%m-%d"))
    case .hour: writer.write(sql: format("%Y-%m-%d %H:00:00"))
    case .minute: writer.write(sql: format("%Y-%m-%d %H:%i:00"))
    case .second: writer.write(sql: format("%Y-%m-%d %H:%i:%s"))
    case .millisecond:
      writer.write(
        sql: "CAST(left(DATE_FORMAT(\(value), '%Y-%m-%d %H:%i:%s.%f', 'en_US'), 23) AS \(type))")
    case .microsecond: writer.write(operand: value)
    }
  }

  /// What lies outside of the server's years is a warning, and in a statement that changes rows an error; one of its years
  /// is the year 0.
  private func write(
    _ value: SQLExpression, adding count: SQLExpression, _ unit: SQLDateUnit, to writer: inout SQLWriter
  ) {
    let (type, base) = (value.type.storage, unit.base.unit)
    writer.write(naming: [value, count]) { names in
      let (value, number) = (names[0], names[1].counted(in: unit))
      let name = base.rawValue.uppercased()
      let last =
        switch base {
        case .month: "119987"
        case .day: "3652058"
        case .second: "315537897599"
        default: "315537897599999999"
        }
      return """
        CASE WHEN TIMESTAMPDIFF(\(sql: name), '0001-01-01', \(value)) + \(operand: number) \
        BETWEEN 0 AND \(sql: last) THEN CAST(CAST(\(value) AS \(type)) + INTERVAL \(operand: number) \(sql: name) AS \(type)) END
        """
    }
  }
}
