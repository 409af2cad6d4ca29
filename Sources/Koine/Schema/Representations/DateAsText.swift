#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// A text of one fixed form sorts as the instants do, so that these are compared and ordered as they are
// stored. A text of another form in such a column would be out of order: reading it is an error.

/// A date as the text `2013-01-01 10:00:00.123`, UTC, rounded to the millisecond: what GRDB and
/// sqlite-data write by themselves, and SQLite's `strftime('%Y-%m-%d %H:%M:%f')`.
///
///     @Column(as: MillisecondText.self) var createdAt: Date
///
/// A column that also holds dates in other forms is an ``AnyDateText``.
public struct MillisecondText: ColumnRepresentation, Hashable {
  /// The type of the value as an expression: the type itself.
  public typealias Value = MillisecondText
  /// The `Date` itself.
  public var represented: Date

  /// Represents a date, which is kept as it is until it is bound.
  public init(_ date: Date) {
    represented = date
  }

  /// Stored as text.
  public static var sqlType: SQLType { .text }
  /// The text, rounded to the millisecond. A date outside the years 1 to 9999 is refused.
  public var sqlValue: SQLValue { DateFormat.milliseconds.value(of: represented) }

  /// Reads a text of exactly this form; every other is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> MillisecondText {
    MillisecondText(try DateFormat.milliseconds.date(in: cell, of: row))
  }
}

/// A date as the text `2013-01-01 10:00:00`, UTC, rounded down to the second: what SQLite's `datetime()` and
/// `CURRENT_TIMESTAMP` write.
public struct SecondText: ColumnRepresentation, Hashable {
  /// The type of the value as an expression: the type itself.
  public typealias Value = SecondText
  /// The `Date` itself.
  public var represented: Date

  /// Represents a date, which is kept as it is until it is bound.
  public init(_ date: Date) {
    represented = date
  }

  /// Stored as text.
  public static var sqlType: SQLType { .text }
  /// The text, rounded down to the second. A date outside the years 1 to 9999 is refused.
  public var sqlValue: SQLValue { DateFormat.seconds.value(of: represented) }

  /// Reads a text of exactly this form; every other is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> SecondText {
    SecondText(try DateFormat.seconds.date(in: cell, of: row))
  }
}

/// A date as the text `2013-01-01`, its day in UTC: what SQLite's `date()` and `CURRENT_DATE` write. It is
/// read as the beginning of that day.
public struct DayText: ColumnRepresentation, Hashable {
  /// The type of the value as an expression: the type itself.
  public typealias Value = DayText
  /// The `Date` itself.
  public var represented: Date

  /// Represents a date, which is kept as it is until it is bound.
  public init(_ date: Date) {
    represented = date
  }

  /// Stored as text.
  public static var sqlType: SQLType { .text }
  /// The day in UTC. A date outside the years 1 to 9999 is refused.
  public var sqlValue: SQLValue { DateFormat.day.value(of: represented) }

  /// Reads a text of exactly this form, as the beginning of the day in UTC; every other is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> DayText {
    DayText(try DateFormat.day.date(in: cell, of: row))
  }
}

/// A date as the text `2013-01-01T10:00:00Z`, rounded down to the second: what `ISO8601DateFormatter` and
/// GRDB's `.iso8601` write.
public struct ISO8601Text: ColumnRepresentation, Hashable {
  /// The type of the value as an expression: the type itself.
  public typealias Value = ISO8601Text
  /// The `Date` itself.
  public var represented: Date

  /// Represents a date, which is kept as it is until it is bound.
  public init(_ date: Date) {
    represented = date
  }

  /// Stored as text.
  public static var sqlType: SQLType { .text }
  /// The text, rounded down to the second. A date outside the years 1 to 9999 is refused.
  public var sqlValue: SQLValue { DateFormat.iso8601.value(of: represented) }

  /// Reads a text of exactly this form; every other is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> ISO8601Text {
    ISO8601Text(try DateFormat.iso8601.date(in: cell, of: row))
  }
}

/// A date as text in any of the forms above, with or without time, seconds and fraction, as a column holds it
/// that several programs wrote. Written as `2013-01-01 10:00:00.123456`.
///
/// Texts of several forms do not sort as the instants do: a comparison or an order of such a column is
/// refused when the query is rendered.
public struct AnyDateText: ColumnRepresentation, Hashable {
  /// The type of the value as an expression: the type itself.
  public typealias Value = AnyDateText
  /// The `Date` itself.
  public var represented: Date

  /// Represents a date, which is kept as it is until it is bound.
  public init(_ date: Date) {
    represented = date
  }

  /// Stored as text that queries do not compare.
  public static var sqlType: SQLType { .opaque(.text) }
  /// The text `2013-01-01 10:00:00.123456`. A date outside the years 1 to 9999 is refused.
  public var sqlValue: SQLValue { DateFormat.microseconds.value(of: represented) }

  /// Reads a text of any of these forms.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> AnyDateText {
    guard cell.kind == .text else { throw row.mismatch(cell, expected: "a date as text") }
    return AnyDateText(try Date.decode(cell: cell, of: row))
  }
}

/// The forms of a date as text.
private enum DateFormat {
  case microseconds, milliseconds, seconds, day, iso8601

  private var length: Int {
    switch self {
    case .microseconds: 26
    case .milliseconds: 23
    case .seconds: 19
    case .day: 10
    case .iso8601: 20
    }
  }

  private var example: String {
    switch self {
    case .microseconds: "2013-01-01 10:00:00.123456"
    case .milliseconds: "2013-01-01 10:00:00.123"
    case .seconds: "2013-01-01 10:00:00"
    case .day: "2013-01-01"
    case .iso8601: "2013-01-01T10:00:00Z"
    }
  }

  func value(of date: Date) -> SQLValue {
    guard let microseconds = SQLTimestamp.microseconds(since2001: date.timeIntervalSinceReferenceDate) else {
      return .outsideOfYears
    }
    // A Date far from now holds a millisecond inexactly, so that rounding down would not give it back.
    let rounded = self == .milliseconds ? microseconds + 500 : microseconds
    guard rounded <= SQLTimestamp.maximum else { return .outsideOfYears }
    let text = SQLTimestamp.text(rounded)
    guard self == .iso8601 else { return .text(String(text.prefix(length))) }
    return .text("\(text.prefix(10))T\(text.dropFirst(11).prefix(8))Z")
  }

  func date(in cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError) -> Date {
    guard cell.kind == .text else { throw row.mismatch(cell, expected: "a date as text") }
    let bytes = try row.unsafeBytes(of: cell)
    guard let microseconds = SQLTimestamp.parse(bytes), isForm(of: bytes) else {
      throw .unreadable(
        column: row.position - 1, expected: "Date", reason: "the text does not look like \(example)")
    }
    return Date(timeIntervalSinceReferenceDate: SQLTimestamp.secondsSince2001(microseconds))
  }

  /// Whether a text that can be read has this form.
  private func isForm(of text: UnsafeRawBufferPointer) -> Bool {
    guard text.count == length else { return false }
    switch self {
    case .day: return true
    case .microseconds, .milliseconds, .seconds: return text[10] == UInt8(ascii: " ") && !endsInZ(text)
    case .iso8601: return text[10] == UInt8(ascii: "T") && endsInZ(text)
    }
  }

  private func endsInZ(_ text: UnsafeRawBufferPointer) -> Bool {
    text[text.count - 1] == UInt8(ascii: "Z")
  }
}
