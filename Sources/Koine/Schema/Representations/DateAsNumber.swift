#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date as the whole seconds since 1970-01-01 00:00:00 UTC, an integer, rounded down: what SQLite's
/// `unixepoch()` and `strftime('%s')` compute, sqlite-data's `Date.UnixTimeRepresentation` and GRDB's
/// `.secondsSince1970` write.
///
///     @Column(as: UnixSeconds.self) var createdAt: Date
///     // Note.where { $0.createdAt < UnixSeconds(.now) }     "notes"."createdAt" < ?1
public struct UnixSeconds: ColumnRepresentation, Hashable {
  /// The type of the value as an expression: the type itself.
  public typealias Value = UnixSeconds
  /// The `Date` itself.
  public var represented: Date

  /// Represents a date, which is kept as it is until it is bound.
  public init(_ date: Date) {
    represented = date
  }

  /// Stored as a 64-bit integer.
  public static var sqlType: SQLType { .bigInteger }

  /// The seconds since 1970, rounded down. A date outside the years 1 to 9999 is refused.
  public var sqlValue: SQLValue {
    guard let microseconds = SQLTimestamp.microseconds(since2001: represented.timeIntervalSinceReferenceDate)
    else { return .outsideOfYears }
    return .integer(SQLTimestamp.since1970(microseconds, unit: 1_000_000))
  }

  /// Reads seconds since 1970; an instant outside the years 1 to 9999 is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> UnixSeconds {
    let seconds = try Int64.decode(cell: cell, of: row)
    return UnixSeconds(try Date.since1970(seconds, perSecond: 1, at: row))
  }
}

/// A date as the whole milliseconds since 1970-01-01 00:00:00 UTC, an integer, rounded: what GRDB's
/// `.millisecondsSince1970` writes.
public struct UnixMilliseconds: ColumnRepresentation, Hashable {
  /// The type of the value as an expression: the type itself.
  public typealias Value = UnixMilliseconds
  /// The `Date` itself.
  public var represented: Date

  /// Represents a date, which is kept as it is until it is bound.
  public init(_ date: Date) {
    represented = date
  }

  /// Stored as a 64-bit integer.
  public static var sqlType: SQLType { .bigInteger }

  /// The milliseconds since 1970, rounded. A date outside the years 1 to 9999 is refused.
  public var sqlValue: SQLValue { represented.milliseconds.map(SQLValue.integer) ?? .outsideOfYears }

  /// Reads milliseconds since 1970; an instant outside the years 1 to 9999 is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> UnixMilliseconds {
    let milliseconds = try Int64.decode(cell: cell, of: row)
    return UnixMilliseconds(try Date.since1970(milliseconds, perSecond: 1_000, at: row))
  }
}

/// A date as the seconds since 1970-01-01 00:00:00 UTC with their fraction, a floating-point number: what
/// GRDB's `.timeIntervalSince1970` and SQLite's `unixepoch(…, 'subsec')` write.
///
/// Queries compare the stored numbers, in which a date of this century has steps of a quarter microsecond.
public struct UnixTime: ColumnRepresentation, Hashable {
  /// The type of the value as an expression: the type itself.
  public typealias Value = UnixTime
  /// The `Date` itself.
  public var represented: Date

  /// Represents a date, which is kept as it is until it is bound.
  public init(_ date: Date) {
    represented = date
  }

  /// Stored as a floating-point number.
  public static var sqlType: SQLType { .double }

  /// The seconds since 1970 with their fraction. A date outside the years 1 to 9999 is refused.
  public var sqlValue: SQLValue {
    guard SQLTimestamp.microseconds(since2001: represented.timeIntervalSinceReferenceDate) != nil
    else { return .outsideOfYears }
    return represented.timeIntervalSince1970.sqlValue
  }

  /// Reads seconds since 1970; an instant outside the years 1 to 9999 is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> UnixTime {
    let seconds = try Double.decode(cell: cell, of: row)
    return UnixTime(try Date(timeIntervalSince1970: seconds).checked(at: row))
  }
}

/// A date as the seconds since 2001-01-01 00:00:00 UTC with their fraction, a floating-point number: what
/// Core Data and GRDB's `.timeIntervalSinceReferenceDate` write. It is the very number that a `Date` holds.
public struct ReferenceTime: ColumnRepresentation, Hashable {
  /// The type of the value as an expression: the type itself.
  public typealias Value = ReferenceTime
  /// The `Date` itself.
  public var represented: Date

  /// Represents a date, which is kept as it is until it is bound.
  public init(_ date: Date) {
    represented = date
  }

  /// Stored as a floating-point number.
  public static var sqlType: SQLType { .double }

  /// The seconds since 2001 with their fraction. A date outside the years 1 to 9999 is refused.
  public var sqlValue: SQLValue {
    guard SQLTimestamp.microseconds(since2001: represented.timeIntervalSinceReferenceDate) != nil
    else { return .outsideOfYears }
    return represented.timeIntervalSinceReferenceDate.sqlValue
  }

  /// Reads seconds since 2001; an instant outside the years 1 to 9999 is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> ReferenceTime {
    let seconds = try Double.decode(cell: cell, of: row)
    return ReferenceTime(try Date(timeIntervalSinceReferenceDate: seconds).checked(at: row))
  }
}

/// A date as the days since noon of 24 November 4714 BC, a floating-point number, to the millisecond: what
/// SQLite's `julianday()` computes and sqlite-data's `Date.JulianDayRepresentation` writes.
///
/// Queries compare the stored numbers; another program's number for the same instant may differ from
/// SQLite's in its last bit.
public struct JulianDay: ColumnRepresentation, Hashable {
  /// The type of the value as an expression: the type itself.
  public typealias Value = JulianDay
  /// The `Date` itself.
  public var represented: Date

  /// Represents a date, which is kept as it is until it is bound.
  public init(_ date: Date) {
    represented = date
  }

  /// Stored as a floating-point number.
  public static var sqlType: SQLType { .double }

  /// The Julian day, from whole milliseconds. A date outside the years 1 to 9999 is refused.
  public var sqlValue: SQLValue {
    guard let milliseconds = represented.milliseconds else { return .outsideOfYears }
    // SQLite's own formula: whole milliseconds, divided once.
    return .double(Double(milliseconds + 210_866_760_000_000) / 86_400_000)
  }

  /// Reads a Julian day, to the millisecond; an instant outside the years 1 to 9999 is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> JulianDay {
    let days = try Double.decode(cell: cell, of: row)
    guard Swift.abs(days) < 1e8 else { throw Date.outsideOfYears(row) }
    let milliseconds = Int64((days * 86_400_000).rounded()) - 210_866_760_000_000
    return JulianDay(try Date.since1970(milliseconds, perSecond: 1_000, at: row))
  }
}

extension SQLValue {
  static let outsideOfYears = SQLValue.invalid(reason: "a Date outside the years 1 to 9999")
}

extension Date {
  /// The milliseconds since 1970, rounded; `nil` outside the years 1 to 9999, to which what is rounded up belongs, too.
  fileprivate var milliseconds: Int64? {
    let microseconds = SQLTimestamp.microseconds(since2001: timeIntervalSinceReferenceDate)
    guard let rounded = microseconds.map({ $0 + 500 }), rounded <= SQLTimestamp.maximum else { return nil }
    return SQLTimestamp.since1970(rounded, unit: 1_000)
  }

  /// The date `count` whole parts of a second after 1970.
  fileprivate static func since1970(
    _ count: Int64, perSecond: Int64, at row: borrowing RowDecoder
  ) throws(DatabaseError) -> Date {
    let (seconds, rest) = count.quotientAndRemainder(dividingBy: perSecond)
    guard Swift.abs(Double(seconds)) < 1e12 else { throw outsideOfYears(row) }
    // From 1970 to 2001; the sum of whole seconds is exact.
    let since2001 = Double(seconds - 978_307_200) + Double(rest) / Double(perSecond)
    return try Date(timeIntervalSinceReferenceDate: since2001).checked(at: row)
  }

  /// The date itself, if it lies within the years that a column holds.
  fileprivate func checked(at row: borrowing RowDecoder) throws(DatabaseError) -> Date {
    guard SQLTimestamp.microseconds(since2001: timeIntervalSinceReferenceDate) != nil else {
      throw Date.outsideOfYears(row)
    }
    return self
  }

  fileprivate static func outsideOfYears(_ row: borrowing RowDecoder) -> DatabaseError {
    .unreadable(
      column: row.position - 1, expected: "Date", reason: "the number lies outside the years 1 to 9999")
  }
}
