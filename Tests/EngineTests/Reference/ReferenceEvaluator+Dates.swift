@_spi(KoineDriver) import Koine

/// Dates and times, by the calendar that counts.
extension ReferenceEvaluator {
  private static let day: Int64 = 86_400_000_000
  private static let years: ClosedRange<Int64> = {
    let first = ReferenceCalendar(year: 1, month: 1, day: 1)?.days ?? 0
    let last = ReferenceCalendar(year: 9_999, month: 12, day: 31)?.days ?? 0
    return first...last
  }()

  func temporal(_ function: SQLTemporalFunction, _ values: [ReferenceValue]) throws -> ReferenceValue {
    if values.contains(where: \.isNull) { return .null }
    switch (function, values.first ?? .null, values.count > 1 ? values[1] : .null) {
    case (.part(let part), let value, _):
      let (days, clock) = try Self.split(value)
      return .integer(Self.part(part, days ?? 0, clock))
    case (.truncate(let unit), .timestamp(let instant), _): return .timestamp(Self.truncated(instant, unit))
    case (.truncate(let unit), .date(let days), _):
      return .date(Self.floor(Self.truncated(days * Self.day, unit), Self.day))
    case (.add(let unit), .timestamp(let instant), .integer(let count)):
      return Self.sum(instant, count, unit).map { .timestamp($0) } ?? .null
    case (.add(let unit), .date(let days), .integer(let count)):
      return Self.sum(days * Self.day, count, unit).map { .date(Self.floor($0, Self.day)) } ?? .null
    case (.difference(let unit), .timestamp(let start), .timestamp(let end)):
      return .integer(Self.difference(start, end, unit))
    case (.difference(let unit), .date(let start), .date(let end)):
      return .integer(Self.difference(start * Self.day, end * Self.day, unit))
    case (.date, .timestamp(let instant), _): return .date(Self.floor(instant, Self.day))
    case (.time, .timestamp(let instant), _): return .time(instant - Self.floor(instant, Self.day) * Self.day)
    case (.instant, .date(let days), .time(let clock)): return .timestamp(days * Self.day + clock)
    case (.makeDate, .integer(let year), .integer(let month)):
      guard case .integer(let day) = values[2] else { return .null }
      return ReferenceCalendar(year: year, month: month, day: day).map { .date($0.days) } ?? .null
    case (.makeTime, .integer(let hour), .integer(let minute)):
      guard case .integer(let second) = values[2], (0..<24).contains(hour), (0..<60).contains(minute),
        (0..<60).contains(second)
      else { return .null }
      return .time(((hour * 60 + minute) * 60 + second) * 1_000_000)
    case (.sinceEpoch(let unit), .integer(let count), _):
      let epoch = (ReferenceCalendar(year: 1970, month: 1, day: 1)?.days ?? 0) * Self.day
      return Self.sum(epoch, count, unit).map { .timestamp($0) } ?? .null
    case (.toZone(.offset(let seconds)), .timestamp(let instant), _):
      return Self.sum(instant, seconds, .second).map { .timestamp($0) } ?? .null
    case (.fromZone(.offset(let seconds)), .timestamp(let instant), _):
      return Self.sum(instant, -seconds, .second).map { .timestamp($0) } ?? .null
    case (.iso8601, .timestamp(let instant), _):
      let text = SQLTimestamp.text(instant)
      return .text(text.prefix(10) + "T" + text.suffix(15) + "Z")
    default: throw ReferenceError.outside("\(function)")
    }
  }

  /// The quotient, rounded down.
  private static func floor(_ dividend: Int64, _ divisor: Int64) -> Int64 {
    var quotient = dividend / divisor
    if quotient * divisor > dividend { quotient -= 1 }
    return quotient
  }

  private static func split(_ value: ReferenceValue) throws -> (days: Int64?, clock: Int64) {
    switch value {
    case .timestamp(let instant): (floor(instant, day), instant - floor(instant, day) * day)
    case .date(let days): (days, 0)
    case .time(let clock): (nil, clock)
    default: throw ReferenceError.outside("a part of another value")
    }
  }

  private static func part(_ part: SQLDatePart, _ days: Int64, _ clock: Int64) -> Int64 {
    let date = ReferenceCalendar(days: days)
    let epoch = -(ReferenceCalendar(year: 1970, month: 1, day: 1)?.days ?? 0)
    return switch part {
    case .year: date.year
    case .quarter: [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4][Int(date.month) - 1]
    case .month: date.month
    case .day: date.day
    case .hour: clock / 3_600_000_000
    case .minute: clock / 60_000_000 % 60
    case .second: clock / 1_000_000 % 60
    case .microsecond: clock % 1_000_000
    case .isoWeek: ReferenceCalendar.isoWeek(days).week
    case .isoYear: ReferenceCalendar.isoWeek(days).year
    case .dayOfWeek: ReferenceCalendar.dayOfWeek(days)
    case .dayOfYear: days - (ReferenceCalendar(year: date.year, month: 1, day: 1)?.days ?? 0) + 1
    case .epochSecond: (days + epoch) * 86_400 + clock / 1_000_000
    case .epochMicrosecond: (days + epoch) * day + clock
    }
  }

  private static func truncated(_ instant: Int64, _ unit: SQLDateUnit) -> Int64 {
    let days = floor(instant, day)
    let date = ReferenceCalendar(days: days)
    func first(_ month: Int64) -> Int64 {
      (ReferenceCalendar(year: date.year, month: month, day: 1)?.days ?? 0) * day
    }
    return switch unit {
    case .year: first(1)
    case .quarter: first([1, 1, 1, 4, 4, 4, 7, 7, 7, 10, 10, 10][Int(date.month) - 1])
    case .month: first(date.month)
    case .week: (days - ReferenceCalendar.dayOfWeek(days) + 1) * day
    default: floor(instant, length(of: unit)) * length(of: unit)
    }
  }

  private static func length(of unit: SQLDateUnit) -> Int64 {
    switch unit {
    case .week: 7 * day
    case .day: day
    case .hour: 3_600_000_000
    case .minute: 60_000_000
    case .second: 1_000_000
    case .millisecond: 1_000
    default: 1
    }
  }

  private static func months(of unit: SQLDateUnit) -> Int64? {
    switch unit {
    case .year: 12
    case .quarter: 3
    case .month: 1
    default: nil
    }
  }

  /// `nil` outside the years 1 to 9999.
  private static func sum(_ instant: Int64, _ count: Int64, _ unit: SQLDateUnit) -> Int64? {
    let days = floor(instant, day)
    guard let months = months(of: unit) else {
      let sum = Int128(instant) + Int128(count) * Int128(length(of: unit))
      guard let sum = Int64(exactly: sum), years.contains(floor(sum, day)) else { return nil }
      return sum
    }
    let date = ReferenceCalendar(days: days)
    let all = Int128(date.year) * 12 + Int128(date.month - 1) + Int128(count) * Int128(months)
    guard all >= 12, all < 120_000, let number = Int64(exactly: all) else { return nil }
    let (year, month) = (number / 12, number % 12 + 1)
    let last = ReferenceCalendar.length(ofMonth: month, year)
    return ReferenceCalendar(year: year, month: month, day: Swift.min(date.day, last))
      .map { $0.days * day + instant - days * day }
  }

  /// The months from the earlier one to the later one, of which the last one may not be whole.
  private static func difference(_ start: Int64, _ end: Int64, _ unit: SQLDateUnit) -> Int64 {
    guard let months = months(of: unit) else { return (end - start) / length(of: unit) }
    if end < start { return -difference(end, start, unit) }
    let (from, to) = (ReferenceCalendar(days: floor(start, day)), ReferenceCalendar(days: floor(end, day)))
    var count = (to.year - from.year) * 12 + to.month - from.month
    let clocks = (start - floor(start, day) * day, end - floor(end, day) * day)
    if (to.day, clocks.1) < (from.day, clocks.0) { count -= 1 }
    return count / months
  }

  /// What a text of ISO 8601 is; NULL of another text.
  static func moment(_ text: String, _ type: SQLType) -> ReferenceValue {
    let scalars = Array(text.unicodeScalars)
    guard scalars.allSatisfy(\.isASCII) else { return .null }
    let bytes = Array(text.utf8)
    switch type {
    case .date: return date(bytes).map { .date($0) } ?? .null
    case .time: return clock(bytes).map { .time($0) } ?? .null
    default:
      guard bytes.count >= 10, let days = date(Array(bytes[..<10])) else { return .null }
      if bytes.count == 10 { return .timestamp(days * day) }
      guard bytes[10] == UInt8(ascii: " ") || bytes[10] == UInt8(ascii: "T") else { return .null }
      let rest = bytes[11...]
      let time = rest.last == UInt8(ascii: "Z") ? Array(rest.dropLast()) : Array(rest)
      return clock(time).map { .timestamp(days * day + $0) } ?? .null
    }
  }

  private static func number(_ bytes: some Collection<UInt8>) -> Int64? {
    guard !bytes.isEmpty, bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return bytes.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
  }

  private static func date(_ bytes: [UInt8]) -> Int64? {
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], let year = number(parts[0]), let month = number(parts[1]),
      let day = number(parts[2])
    else { return nil }
    return ReferenceCalendar(year: year, month: month, day: day)?.days
  }

  private static func clock(_ bytes: [UInt8]) -> Int64? {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].count == 2, parts[1].count == 2,
      let hour = number(parts[0]), let minute = number(parts[1]), hour < 24, minute < 60
    else { return nil }
    var result = (hour * 60 + minute) * 60_000_000
    guard parts.count == 3 else { return result }
    let seconds = parts[2].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard seconds.count <= 2, seconds[0].count == 2, let second = number(seconds[0]), second < 60 else {
      return nil
    }
    result += second * 1_000_000
    guard seconds.count == 2 else { return result }
    guard (1...6).contains(seconds[1].count), let fraction = number(seconds[1]) else { return nil }
    return result + (seconds[1].count..<6).reduce(fraction) { value, _ in value * 10 }
  }
}
