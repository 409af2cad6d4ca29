#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A UUID as its sixteen bytes: what GRDB writes, and sqlite-data's `UUID.BytesRepresentation`.
///
///     @Column(as: UUIDBytes.self) let id: UUID
public struct UUIDBytes: ColumnRepresentation, Hashable {
  /// The type of the value as an expression: the type itself.
  public typealias Value = UUIDBytes
  /// The `UUID` itself.
  public var represented: UUID

  /// Represents a UUID.
  public init(_ uuid: UUID) {
    represented = uuid
  }

  /// Stored as `BLOB` on SQLite and `bytea` on PostgreSQL.
  public static var sqlType: SQLType { .blob }
  /// The sixteen bytes.
  public var sqlValue: SQLValue { withUnsafeBytes(of: represented.uuid) { .blob([UInt8]($0)) } }

  /// Reads sixteen bytes; every other number of bytes is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> UUIDBytes {
    guard cell.kind == .blob else { throw row.mismatch(cell, expected: "a UUID as bytes") }
    guard cell.length == 16 else {
      throw .unreadable(column: row.position - 1, expected: "UUID", reason: "it has not sixteen bytes")
    }
    return try UUIDBytes(UUID(uuid: row.unsafeBytes(of: cell).loadUnaligned(as: uuid_t.self)))
  }
}

/// A UUID as text in upper case: what Foundation's `uuidString`, GRDB's `.uppercaseString` and sqlite-data's
/// `UUID.UppercasedRepresentation` write.
///
/// A text with a letter in lower case is another text to the engine, so reading it is an error.
public struct UUIDUppercase: ColumnRepresentation, Hashable {
  /// The type of the value as an expression: the type itself.
  public typealias Value = UUIDUppercase
  /// The `UUID` itself.
  public var represented: UUID

  /// Represents a UUID.
  public init(_ uuid: UUID) {
    represented = uuid
  }

  /// Stored as text.
  public static var sqlType: SQLType { .text }
  /// The text in upper case.
  public var sqlValue: SQLValue { .text(represented.uuidString) }

  /// Reads a UUID as text in upper case; every other text is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> UUIDUppercase {
    guard cell.kind == .text else { throw row.mismatch(cell, expected: "a UUID as text") }
    let text = try row.unsafeBytes(of: cell)
    guard let uuid = UUID(text: text), uuid.uuidString.utf8.elementsEqual(text) else {
      throw .unreadable(
        column: row.position - 1, expected: "UUID", reason: "the text is malformed, or not in upper case")
    }
    return UUIDUppercase(uuid)
  }
}
