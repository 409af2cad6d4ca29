extension String: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = String
  /// Swift finds the type of a literal next to such an expression without help.
  public typealias Operand = Never
  /// Stored as `TEXT` on SQLite and `text` on PostgreSQL.
  @inlinable public static var sqlType: SQLType { .text }
  /// The text itself. One that contains NUL is refused when the statement is rendered.
  @inlinable public var sqlValue: SQLValue { .text(self) }

  /// Reads a text; bytes that are not UTF-8 are an error, never repaired.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> String {
    guard cell.kind == .text else { throw row.mismatch(cell, expected: "a String") }
    guard let text = String(exactly: try row.unsafeBytes(of: cell)) else {
      throw .unreadable(column: row.position - 1, expected: "String", reason: "the bytes are not UTF-8")
    }
    return text
  }
}

/// A part of a text, as a value beside expressions of type `String`.
///
///     Reminder.where { $0.title == line.dropFirst(2) }
extension Substring: QueryExpression {
  /// The type of the expression: a whole text.
  public typealias Value = String
  /// The text as an expression: a placeholder of its type.
  public var expression: SQLExpression { String(self).expression }
}

extension String {
  /// The text whose UTF-8 is `bytes`. `nil` if they are not UTF-8.
  ///
  /// Decodes with repair and compares: `init(validating:as:)` looks up generic metadata on each call, which
  /// costs several times as much for a short text.
  @usableFromInline init?(exactly bytes: UnsafeRawBufferPointer) {
    self.init(decoding: bytes, as: UTF8.self)
    if Self.isASCII(bytes) { return }
    let isExact = utf8.withContiguousStorageIfAvailable { decoded in
      let decoded = UnsafeRawBufferPointer(decoded)
      guard decoded.count == bytes.count else { return false }
      var offset = 0
      while offset + 8 <= bytes.count {
        if decoded.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          != bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        {
          return false
        }
        offset += 8
      }
      return decoded[offset...].elementsEqual(bytes[offset...])
    }
    guard isExact == true else { return nil }
  }

  /// ASCII needs no repair, so it need not be compared.
  private static func isASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var bits: UInt64 = 0
    var offset = 0
    while offset + 8 <= bytes.count {
      bits |= bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    while offset < bytes.count {
      bits |= UInt64(bytes[offset])
      offset += 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }
}

extension RawRepresentable where Self: ColumnValue, RawValue: ColumnValue {
  /// Stored as the raw value is.
  @inlinable public static var sqlType: SQLType { RawValue.sqlType }
  /// The raw value.
  @inlinable public var sqlValue: SQLValue { rawValue.sqlValue }

  /// Reads the raw value; one that no value of the type has is an error.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Self {
    let raw = try RawValue.decode(cell: cell, of: row)
    guard let value = Self(rawValue: raw) else {
      throw .unreadable(
        column: row.position - 1, expected: "\(Self.self)", reason: "no case has this raw value")
    }
    return value
  }
}
