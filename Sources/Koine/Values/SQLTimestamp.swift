/// Instants as microseconds since 2000-01-01 00:00:00 UTC, and their text `2013-01-01 10:00:00.123456`.
@_spi(KoineDriver) public enum SQLTimestamp {
  /// 0001-01-01 00:00:00.000000.
  public static let minimum: Int64 = -63_082_281_600_000_000
  /// 9999-12-31 23:59:59.999999.
  public static let maximum: Int64 = 252_455_615_999_999_999

  /// How many microseconds a day has.
  public static let microsecondsPerDay: Int64 = 86_400_000_000

  /// From 2000-01-01 to 2001-01-01, Foundation's reference date.
  private static let secondsFrom2000To2001: Int64 = 31_622_400

  /// Rounds to the microsecond. `nil` outside the years 1 to 9999.
  public static func microseconds(since2001 seconds: Double) -> Int64? {
    let whole = seconds.rounded(.down)
    guard whole >= -64_000_000_000, whole <= 260_000_000_000 else { return nil }
    let fraction = ((seconds - whole) * 1_000_000).rounded()
    let result = (Int64(whole) + secondsFrom2000To2001) * 1_000_000 + Int64(fraction)
    return result >= minimum && result <= maximum ? result : nil
  }

  /// The seconds since 2001-01-01 00:00:00 UTC, Foundation's reference date.
  public static func secondsSince2001(_ microseconds: Int64) -> Double {
    let (seconds, fraction) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return Double(seconds - secondsFrom2000To2001) + Double(fraction) / 1_000_000
  }

  /// Units of `unit` microseconds since 1970-01-01 00:00:00 UTC, rounded down.
  static func since1970(_ microseconds: Int64, unit: Int64) -> Int64 {
    let (count, rest) = (microseconds + 946_684_800_000_000).quotientAndRemainder(dividingBy: unit)
    return rest < 0 ? count - 1 : count
  }

  /// The text of 26 bytes. The instant lies within the years 1 to 9999.
  public static func text(_ microseconds: Int64) -> String {
    var (days, rest) = microseconds.quotientAndRemainder(dividingBy: microsecondsPerDay)
    if rest < 0 {
      rest += microsecondsPerDay
      days -= 1
    }
    return String(unsafeUninitializedCapacity: 26) { buffer in
      write(date: days, to: buffer)
      buffer[10] = UInt8(ascii: " ")
      write(time: rest, to: UnsafeMutableBufferPointer(rebasing: buffer[11...]))
      return 26
    }
  }

  /// Writes the ten bytes of a day.
  static func write(date days: Int64, to buffer: UnsafeMutableBufferPointer<UInt8>) {
    let (year, month, day) = civil(daysSince2000: days)
    put(year, 4, at: 0, of: buffer)
    buffer[4] = UInt8(ascii: "-")
    put(month, 2, at: 5, of: buffer)
    buffer[7] = UInt8(ascii: "-")
    put(day, 2, at: 8, of: buffer)
  }

  /// Writes the fifteen bytes of a time of the day.
  static func write(time microseconds: Int64, to buffer: UnsafeMutableBufferPointer<UInt8>) {
    put(microseconds / 3_600_000_000, 2, at: 0, of: buffer)
    buffer[2] = UInt8(ascii: ":")
    put(microseconds / 60_000_000 % 60, 2, at: 3, of: buffer)
    buffer[5] = UInt8(ascii: ":")
    put(microseconds / 1_000_000 % 60, 2, at: 6, of: buffer)
    buffer[8] = UInt8(ascii: ".")
    put(microseconds % 1_000_000, 6, at: 9, of: buffer)
  }

  private static func put(
    _ value: Int64, _ digits: Int, at start: Int, of buffer: UnsafeMutableBufferPointer<UInt8>
  ) {
    var value = UInt32(truncatingIfNeeded: value)
    var index = start + digits
    while index > start {
      index -= 1
      buffer[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10)
      value /= 10
    }
  }

  /// Reads `2013-01-01`, `2013-01-01 10:00`, `2013-01-01T10:00:00.123Z` and the like: UTC, with up to nine
  /// digits of fraction, rounded to the microsecond. `nil` of a text that is none, or outside the years 1 to 9999.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> Int64? {
    var position = 0

    func digits(_ count: Int) -> Int64? {
      guard position + count <= bytes.count else { return nil }
      var value: Int64 = 0
      for index in position..<position + count {
        let digit = bytes[index] &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
        value = value * 10 + Int64(digit)
      }
      position += count
      return value
    }
    func take(_ byte: UInt8) -> Bool {
      guard position < bytes.count, bytes[position] == byte else { return false }
      position += 1
      return true
    }

    guard let year = digits(4), take(UInt8(ascii: "-")), let month = digits(2),
      take(UInt8(ascii: "-")), let day = digits(2), year >= 1, (1...12).contains(month), day >= 1,
      day <= daysInMonth(month, of: year)
    else { return nil }
    var microseconds: Int64 = 0
    if position < bytes.count {
      guard take(UInt8(ascii: " ")) || take(UInt8(ascii: "T")), let hour = digits(2), hour < 24,
        take(UInt8(ascii: ":")), let minute = digits(2), minute < 60
      else { return nil }
      var second: Int64 = 0
      if take(UInt8(ascii: ":")) {
        guard let value = digits(2), value < 60 else { return nil }
        second = value
        if take(UInt8(ascii: ".")) {
          let start = position
          var nanoseconds: Int64 = 0
          while position < bytes.count, position - start < 9, let digit = digits(1) {
            nanoseconds = nanoseconds * 10 + digit
          }
          guard position > start else { return nil }
          for _ in position - start..<9 { nanoseconds *= 10 }
          microseconds = (nanoseconds + 500) / 1_000
        }
      }
      microseconds += ((hour * 60 + minute) * 60 + second) * 1_000_000
      _ = take(UInt8(ascii: "Z"))
      guard position == bytes.count else { return nil }
    }
    let instant = daysSince2000(year, month, day) * 86_400_000_000 + microseconds
    // What is rounded up may lie in the year 10000.
    return instant <= maximum ? instant : nil
  }

  private static func isLeap(_ year: Int64) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  static func daysInMonth(_ month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days before 2000-01-01 are negative. The year counts from March, so that the leap day is its last.
  static func daysSince2000(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 730_425
  }

  /// The inverse of ``daysSince2000``, for the years 1 to 9999.
  static func civil(daysSince2000 days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days &+ 730_425
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, day)
  }
}
