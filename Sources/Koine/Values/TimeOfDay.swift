/// A time of the day, of no time zone, to the microsecond: `time` on PostgreSQL, the text `10:00:00.123456` on SQLite.
///
///     @Table struct Shop: Identifiable { let id: Int; var opens: TimeOfDay }
///
///     Shop.where { $0.opens <= TimeOfDay(9, 30) }
///
/// What is asked for and does not exist, such as `TimeOfDay(24, 0)`, is ``isValid`` no more, and refused when it is
/// bound.
public struct TimeOfDay: Sendable, Hashable {
  /// Since midnight; negative for a time that does not exist.
  var microsecondsSinceMidnight: Int64

  init(microsecondsSinceMidnight microseconds: Int64?) {
    microsecondsSinceMidnight =
      microseconds.flatMap { (0..<SQLTimestamp.microsecondsPerDay).contains($0) ? $0 : nil } ?? -1
  }

  /// The time of an hour, a minute, a second and microseconds; one that is not valid if there is no such time.
  public init(_ hour: Int, _ minute: Int, _ second: Int = 0, microsecond: Int = 0) {
    let exists =
      (0..<24).contains(hour) && (0..<60).contains(minute) && (0..<60).contains(second)
      && (0..<1_000_000).contains(microsecond)
    self.init(
      microsecondsSinceMidnight: exists
        ? Int64((hour * 60 + minute) * 60 + second) * 1_000_000 + Int64(microsecond) : nil)
  }

  /// The time of an hour, a minute, a second and microseconds; `nil` if there is no such time.
  public init?(hour: Int, minute: Int, second: Int = 0, microsecond: Int = 0) {
    self.init(hour, minute, second, microsecond: microsecond)
    if !isValid { return nil }
  }

  /// Midnight, with which a day begins.
  public static let midnight = TimeOfDay(microsecondsSinceMidnight: 0)

  /// Whether the time exists.
  public var isValid: Bool { microsecondsSinceMidnight >= 0 }

  /// The hour, 0 to 23.
  public var hour: Int { isValid ? Int(microsecondsSinceMidnight / 3_600_000_000) : 0 }
  /// The minute, 0 to 59.
  public var minute: Int { isValid ? Int(microsecondsSinceMidnight / 60_000_000 % 60) : 0 }
  /// The second, 0 to 59.
  public var second: Int { isValid ? Int(microsecondsSinceMidnight / 1_000_000 % 60) : 0 }
  /// The microseconds behind the second, 0 to 999 999.
  public var microsecond: Int { isValid ? Int(microsecondsSinceMidnight % 1_000_000) : 0 }
}

extension TimeOfDay: Comparable, LosslessStringConvertible, Codable {
  /// Whether one time is before another. A time that is not valid is before all others.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.microsecondsSinceMidnight < right.microsecondsSinceMidnight
  }

  /// `10:00:00.123456`; `invalid` of a time that is not valid.
  public var description: String {
    isValid ? SQLTimestamp.timeText(microsecondsSinceMidnight) : "invalid"
  }

  /// Reads `10:00`, `10:00:00` and `10:00:00.123456`, with up to nine digits of fraction, rounded to the microsecond;
  /// `nil` of any other text.
  public init?(_ description: String) {
    var text = description
    guard let microseconds = text.withUTF8({ SQLTimestamp.parseTime(UnsafeRawBufferPointer($0)) }) else {
      return nil
    }
    self.init(microsecondsSinceMidnight: microseconds)
  }

  /// Reads a text such as `10:00:00.123456`.
  ///
  /// - Throws: `DecodingError` for any other text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.valueOfText(like: "10:00:00.123456")
  }

  /// Writes the text `10:00:00.123456`; a time that is not valid is an error.
  ///
  /// - Throws: `EncodingError` for a time that is not valid.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(of: self, isValid ? nil : "The time does not exist.")
  }
}
