#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A value with a day of the calendar, or an optional one.
public protocol SQLDatedValue: SQLRepresentable {
  /// What a part of it is: `Int`, or `Int?`.
  associatedtype Part: SQLRepresentable
}

/// A value with a time of the day, or an optional one.
public protocol SQLTimedValue: SQLRepresentable {
  /// What a part of it is: `Int`, or `Int?`.
  associatedtype TimePart: SQLRepresentable
}

/// A `Date`, or an optional one.
public protocol SQLInstantValue: SQLDatedValue, SQLTimedValue {
  /// What its day is: `CalendarDate`, or an optional one.
  associatedtype Day: SQLRepresentable
  /// What its time of the day is: `TimeOfDay`, or an optional one.
  associatedtype Time: SQLRepresentable
  /// What its text is: `String`, or `String?`.
  associatedtype Text: SQLRepresentable
}

/// A ``CalendarDate``, or an optional one.
public protocol SQLCalendarDateValue: SQLDatedValue {
  /// The instant at which the day begins: `Date`, or an optional one.
  associatedtype Instant: SQLRepresentable
}

/// A type of values with a day of the calendar.
public protocol SQLDated: ColumnValue, SQLDatedValue {}
/// A type of values with a time of the day.
public protocol SQLTimed: ColumnValue, SQLTimedValue {}

extension Date: SQLDated, SQLTimed, SQLInstantValue {
  /// A part of an instant.
  public typealias Part = Int
  /// A part of an instant's time.
  public typealias TimePart = Int
  /// The day of an instant.
  public typealias Day = CalendarDate
  /// The time of the day of an instant.
  public typealias Time = TimeOfDay
  /// The text of an instant.
  public typealias Text = String
}

extension CalendarDate: SQLDated, SQLCalendarDateValue {
  /// A part of a date.
  public typealias Part = Int
  /// The instant at which the day begins.
  public typealias Instant = Date
}

extension TimeOfDay: SQLTimed {
  /// A part of a time.
  public typealias TimePart = Int
}

extension Optional: SQLDatedValue where Wrapped: SQLDated {
  /// A part of a value, or NULL.
  public typealias Part = Int?
}

extension Optional: SQLTimedValue where Wrapped: SQLTimed {
  /// A part of a value's time, or NULL.
  public typealias TimePart = Int?
}

extension Optional: SQLInstantValue where Wrapped == Date {
  /// The day, or NULL.
  public typealias Day = CalendarDate?
  /// The time of the day, or NULL.
  public typealias Time = TimeOfDay?
  /// The text, or NULL.
  public typealias Text = String?
}

extension Optional: SQLCalendarDateValue where Wrapped == CalendarDate {
  /// The instant at which the day begins, or NULL.
  public typealias Instant = Date?
}
