#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Data: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = Data
  /// Stored as `BLOB` on SQLite and `bytea` on PostgreSQL.
  public static var sqlType: SQLType { .blob }
  /// The bytes themselves.
  public var sqlValue: SQLValue { .blob([UInt8](self)) }

  /// Reads bytes; a text is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Data {
    guard cell.kind == .blob else { throw row.mismatch(cell, expected: "a Data") }
    return Data(try row.unsafeBytes(of: cell))
  }
}

extension UUID: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = UUID
  /// Stored as `TEXT` in lower case on SQLite and `uuid` on PostgreSQL.
  public static var sqlType: SQLType { .uuid }

  /// The sixteen bytes of the UUID.
  public var sqlValue: SQLValue {
    withUnsafeBytes(of: uuid) { .uuid(SQLUUID(unsafeBytes: $0)) }
  }

  /// Reads sixteen bytes, or a text in any case.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> UUID {
    switch cell.kind {
    case .uuid where cell.length == 16:
      return try UUID(uuid: row.unsafeBytes(of: cell).loadUnaligned(as: uuid_t.self))
    case .text:
      guard let uuid = try UUID(text: row.unsafeBytes(of: cell)) else {
        throw .unreadable(column: row.position - 1, expected: "UUID", reason: "the text is malformed")
      }
      return uuid
    default:
      throw row.mismatch(cell, expected: "a UUID")
    }
  }

  /// `nil` if the text is not the usual 36 characters, in either case.
  init?(text: UnsafeRawBufferPointer) {
    guard let value = SQLUUID(text: text) else { return nil }
    self.init(uuid: value.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
  }
}

extension Date: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = Date
  /// Stored as `TEXT` in UTC, of fixed width, on SQLite and `timestamptz` on PostgreSQL.
  public static var sqlType: SQLType { .timestamp }

  /// The instant, rounded to the microsecond. Years 1 to 9999: see ``storableRange``.
  public var sqlValue: SQLValue {
    guard let microseconds = SQLTimestamp.microseconds(since2001: timeIntervalSinceReferenceDate) else {
      return .invalid(reason: "a Date outside the years 1 to 9999")
    }
    return .timestamp(microseconds: microseconds)
  }

  /// Reads an instant, or a text in UTC such as `2013-01-01 10:00:00.123456`.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Date {
    switch cell.kind {
    case .timestamp:
      return Date(timeIntervalSinceReferenceDate: SQLTimestamp.secondsSince2001(cell.integer))
    case .text:
      guard let microseconds = SQLTimestamp.parse(try row.unsafeBytes(of: cell)) else {
        throw .unreadable(
          column: row.position - 1, expected: "Date",
          reason: "the text does not look like 2013-01-01 10:00:00.123456")
      }
      return Date(timeIntervalSinceReferenceDate: SQLTimestamp.secondsSince2001(microseconds))
    default:
      throw row.mismatch(cell, expected: "a Date")
    }
  }
}

extension URL: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = URL
  /// Stored as `TEXT` on SQLite and `text` on PostgreSQL.
  public static var sqlType: SQLType { .text }
  /// The absolute URL as text.
  public var sqlValue: SQLValue { .text(absoluteString) }

  /// Reads a text that is a URL as it is: one that Foundation would have to change is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> URL {
    let text = try String.decode(cell: cell, of: row)
    guard let url = URL(string: text), url.absoluteString == text else {
      throw .unreadable(column: row.position - 1, expected: "URL", reason: "the text is malformed")
    }
    return url
  }
}
