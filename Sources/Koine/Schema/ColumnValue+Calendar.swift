extension CalendarDate: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = CalendarDate
  /// Stored as `TEXT` on SQLite and `date` on PostgreSQL.
  public static var sqlType: SQLType { .date }

  /// The day. One that does not exist is refused.
  public var sqlValue: SQLValue {
    days.map { .date(days: $0) } ?? .invalid(reason: "a CalendarDate that does not exist")
  }

  /// Reads a day, or a text such as `2013-01-31`; an instant that is not the beginning of a day is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> CalendarDate {
    switch cell.kind {
    case .timestamp where cell.integer % SQLTimestamp.microsecondsPerDay == 0:
      let date = CalendarDate(daysSince2000: cell.integer / SQLTimestamp.microsecondsPerDay)
      if date.isValid { return date }
      throw .unreadable(
        column: row.position - 1, expected: "CalendarDate", reason: "the day lies outside the years 1 to 9999"
      )
    case .text:
      guard let days = SQLTimestamp.parseDate(try row.unsafeBytes(of: cell)) else {
        throw .unreadable(
          column: row.position - 1, expected: "CalendarDate", reason: "the text does not look like 2013-01-31"
        )
      }
      return CalendarDate(daysSince2000: days)
    default: throw row.mismatch(cell, expected: "a CalendarDate")
    }
  }
}

extension TimeOfDay: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = TimeOfDay
  /// Stored as `TEXT` on SQLite and `time` on PostgreSQL.
  public static var sqlType: SQLType { .time }

  /// The time. One that does not exist is refused.
  public var sqlValue: SQLValue {
    isValid
      ? .time(microseconds: microsecondsSinceMidnight) : .invalid(reason: "a TimeOfDay that does not exist")
  }

  /// Reads a time of the day, or a text such as `10:00:00.123456`.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> TimeOfDay {
    let microseconds: Int64? =
      switch cell.kind {
      case .time: cell.integer
      case .text: SQLTimestamp.parseTime(try row.unsafeBytes(of: cell))
      default: throw row.mismatch(cell, expected: "a TimeOfDay")
      }
    let time = TimeOfDay(microsecondsSinceMidnight: microseconds)
    if time.isValid { return time }
    throw .unreadable(
      column: row.position - 1, expected: "TimeOfDay", reason: "it does not look like 10:00:00.123456")
  }
}
