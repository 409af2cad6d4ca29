@_spi(KoineDriver) import Koine

extension FunctionCase.Pool {
  static func timestamps(_ texts: String...) -> Self {
    Self(
      .timestamp,
      texts.map { text in
        var text = text
        return text.withUTF8 { SQLTimestamp.parse(UnsafeRawBufferPointer($0)) }
          .map { .timestamp(microseconds: $0) } ?? .null
      })
  }

  static func dates(_ texts: String...) -> Self {
    Self(.date, texts.map { CalendarDate($0)?.sqlValue ?? .null })
  }

  static func integers(_ numbers: Int64...) -> Self { Self(.bigInteger, numbers.map { .integer($0) }) }
  static func texts(_ texts: String...) -> Self { Self(.text, texts.map { .text($0) }) }

  /// Leap days, ends of months and years, weeks that belong to another year, fractions that must not be rounded, and the
  /// first and the last instant.
  static let instants = timestamps(
    "2020-01-31 10:00:00.123456", "2020-02-29 23:59:59.999999", "2021-01-03 00:00:00",
    "2020-12-31 12:30:45.5",
    "1969-12-31 23:59:59.999999", "1900-02-28 01:02:03.000004", "2000-02-29 00:00:00",
    "1999-12-31 23:59:59.9996",
    "0001-01-01 00:00:00", "9999-12-31 23:59:59.999999", "2018-12-31 00:00:00.000001",
    "2015-10-31 10:00:00.123455")
  static let days = dates(
    "2020-01-31", "2020-02-29", "2021-01-03", "2020-12-31", "1970-01-01", "1900-02-28", "0001-01-01",
    "9999-12-31",
    "2018-12-31", "2016-01-01", "2015-11-30", "2011-12-30")
  static let times = Self(
    .time,
    [
      TimeOfDay(10, 0), TimeOfDay(0, 0), TimeOfDay(23, 59, 59, microsecond: 999_999),
      TimeOfDay(1, 2, 3, microsecond: 4),
    ]
    .map(\.sqlValue))
  static let counts = integers(
    1, 0, -1, 3, 12, -13, 31, 59, 1_000_001, -86_401, 119_987, -119_987, 3_652_058, -3_652_058,
    315_537_897_599, -315_537_897_599, 315_537_897_599_999_999,
    -315_537_897_599_999_999,
    9_007_199_254_740_993, .max, .min)
}

extension FunctionCases {
  private static func call(
    _ function: SQLTemporalFunction, _ pools: FunctionCase.Pool...
  ) -> [FunctionCase] {
    let call = { @Sendable (arguments: [SQLExpression]) in
      SQLExpression.function(.temporal(function), arguments)
    }
    switch pools.count {
    case 1: return [FunctionCase("\(function) of \(pools[0].type)", pools[0], call: call)]
    case 2: return [FunctionCase("\(function) of \(pools[0].type)", pools[0], pools[1], call: call)]
    default: return [FunctionCase("\(function)", pools[0], pools[1], pools[2], call: call)]
    }
  }

  private static let calendarUnits: [SQLDateUnit] = [.year, .quarter, .month, .week, .day]

  /// F2 to F8, F10 and F11 of the differences between engines.
  static let dates: [FunctionCase] = {
    var all: [FunctionCase] = []
    for part in SQLDatePart.allCases {
      all += call(.part(part), .instants)
      switch part {
      case .hour, .minute, .second, .microsecond: all += call(.part(part), .times)
      case .epochSecond, .epochMicrosecond: break
      default: all += call(.part(part), .days)
      }
    }
    for unit in SQLDateUnit.allCases {
      all += call(.truncate(unit), .instants)
      all += call(.add(unit), .instants, .counts)
      all += call(.difference(unit), .instants, .instants)
      guard calendarUnits.contains(unit) else { continue }
      all += call(.truncate(unit), .days)
      all += call(.add(unit), .days, .counts)
      all += call(.difference(unit), .days, .days)
    }
    all += call(.date, .instants)
    all += call(.time, .instants)
    all += call(.iso8601, .instants)
    all += call(.instant, .days, .times)
    all += call(
      .makeDate, .integers(2020, 0, 1, 9_999, 10_000, -1, 1900, .max), .integers(2, 0, 12, 13, -1, .min),
      .integers(29, 0, 31, 30, 32, -1, 100, .max))
    all += call(
      .makeTime, .integers(10, 0, 23, 24, -1, .max), .integers(59, 0, 60, -1), .integers(59, 0, 60, 100, .min)
    )
    for unit in [SQLDateUnit.second, .millisecond, .microsecond] {
      all += call(
        .sinceEpoch(unit),
        .integers(
          0, -1, 1, 1_600_000_000, -62_135_596_800, -62_135_596_801, 253_402_300_799, 253_402_300_800,
          -62_135_596_800_000_000, -62_135_596_800_000_001, 253_402_300_799_999_999, 253_402_300_800_000_000,
          .max, .min)
      )
    }
    for offset in [19_800 as Int64, -43_200, 0] {
      all += call(.toZone(.offset(seconds: offset)), .instants)
      all += call(.fromZone(.offset(seconds: offset)), .instants)
    }
    let texts = FunctionCase.Pool.texts(
      "2020-02-29", "2021-02-29", "1900-02-29", "2000-02-29", "2020-02-30", "2020-04-31", "0000-01-01",
      "0001-01-01",
      "9999-12-31", "2020-13-01", "2020-00-10", "2020-1-1", "20200101", " 2020-01-01", "2020-01-01 ", "",
      "now",
      "2020-01-01 10:00", "2020-01-01T10:00Z", "2020-01-01 10:00:00.5", "2020-01-01T10:00:00.123456Z",
      "2020-01-01 10:00:00.1234567", "2020-01-01 10:00:00.", "2020-01-01 24:00", "2020-01-01 23:60",
      "2020-01-01Z",
      "2020-01-01 10", "2020-01-01x10:00", "10:00", "10:00:00", "10:00:00.000001", "24:00", "1:00",
      "10:00:60", "10:00:00Z",
      "10:0", "10:00:00.", "10:00:00.1234567", "-2020-01-01", "\u{662}020-01-01", "2020-01-01\n", "10:00\n",
      "2020-02-29\n1")
    for type in [SQLType.date, .time, .timestamp] {
      all.append(FunctionCase("cast to \(type)", texts) { .cast($0[0], type) })
    }
    all.append(FunctionCase("instant to text", .instants) { .cast($0[0], .text) })
    all.append(FunctionCase("date to text", .days) { .cast($0[0], .text) })
    all.append(FunctionCase("time to text", .times) { .cast($0[0], .text) })
    all.append(FunctionCase("dates compared", .days, .days) { .comparison($0[0], .less, $0[1]) })
    all.append(FunctionCase("the greater date", .days, .days) { .function(.greatest, $0) })
    return all
  }()
}
