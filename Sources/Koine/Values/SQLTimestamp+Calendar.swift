// Days and times by themselves, and the calendar's arithmetic, in Swift as the engines do it.
extension SQLTimestamp {
  /// The days since 2000-01-01 of 0001-01-01 and of 9999-12-31.
  public static let days: ClosedRange<Int64> = -730_119...2_921_939

  /// `2013-01-31`. The day lies within the years 1 to 9999.
  public static func dateText(_ days: Int64) -> String {
    String(unsafeUninitializedCapacity: 10) { buffer in
      write(date: days, to: buffer)
      return 10
    }
  }

  /// `10:00:00.123456`. The time lies within a day.
  public static func timeText(_ microseconds: Int64) -> String {
    String(unsafeUninitializedCapacity: 15) { buffer in
      write(time: microseconds, to: buffer)
      return 15
    }
  }

  /// Reads `2013-01-31`.
  public static func parseDate(_ bytes: UnsafeRawBufferPointer) -> Int64? {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
    var digits = (year: Int64(0), month: Int64(0), day: Int64(0))
    for index in 0..<4 {
      guard let digit = digit(bytes[index]) else { return nil }
      digits.year = digits.year * 10 + digit
    }
    for index in 0..<2 {
      guard let month = digit(bytes[5 + index]), let day = digit(bytes[8 + index]) else { return nil }
      digits.month = digits.month * 10 + month
      digits.day = digits.day * 10 + day
    }
    guard digits.year >= 1, (1...12).contains(digits.month), digits.day >= 1,
      digits.day <= daysInMonth(digits.month, of: digits.year)
    else { return nil }
    return daysSince2000(digits.year, digits.month, digits.day)
  }

  private static func digit(_ byte: UInt8) -> Int64? {
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? Int64(digit) : nil
  }

  /// Reads `10:00`, `10:00:00` and `10:00:00.123456`.
  public static func parseTime(_ bytes: UnsafeRawBufferPointer) -> Int64? {
    let text = Array("2000-01-01 ".utf8) + bytes
    guard bytes.last != UInt8(ascii: "Z") else { return nil }
    return text.withUnsafeBytes { parse($0) }.flatMap { $0 < microsecondsPerDay ? $0 : nil }
  }

  /// The days since 2000-01-01 of a date; `nil` if there is none.
  static func days(year: Int, month: Int, day: Int) -> Int64? {
    guard (1...9_999).contains(year), (1...12).contains(month), day >= 1,
      Int64(day) <= daysInMonth(Int64(month), of: Int64(year))
    else { return nil }
    return daysSince2000(Int64(year), Int64(month), Int64(day))
  }

  /// The days a number of months later, with the day clamped to the month's end; `nil` outside the years 1 to 9999.
  static func adding(months: Int64, toDays days: Int64) -> Int64? {
    let (year, month, day) = civil(daysSince2000: days)
    let (count, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, count >= 12, count < 120_000 else { return nil }
    let (newYear, newMonth) = (count / 12, count % 12 + 1)
    return daysSince2000(newYear, newMonth, Swift.min(day, daysInMonth(newMonth, of: newYear)))
  }

  /// How many whole months there are from one day to another.
  static func months(from start: Int64, to end: Int64) -> Int64 {
    let (from, to) = (civil(daysSince2000: start), civil(daysSince2000: end))
    let count = (to.year - from.year) * 12 + to.month - from.month
    if count > 0, to.day < from.day { return count - 1 }
    if count < 0, to.day > from.day { return count + 1 }
    return count
  }

  /// From 1 for Monday to 7 for Sunday. 2000-01-01 was a Saturday.
  static func dayOfWeek(_ days: Int64) -> Int64 { ((days + 5) % 7 + 7) % 7 + 1 }

  /// The quotient, rounded down.
  static func whole(_ dividend: Int64, _ divisor: Int64) -> Int64 {
    let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
