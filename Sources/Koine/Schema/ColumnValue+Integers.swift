// Every integer travels as a signed one of 64 bits and is checked against its own range when it is read.

extension ColumnValue where Self: FixedWidthInteger {
  /// The number as a 64-bit integer. Engines have integers up to 9 223 372 036 854 775 807; a greater one is refused.
  @inlinable public var sqlValue: SQLValue {
    guard let number = Int64(exactly: self) else {
      return .invalid(reason: "an integer beyond 9223372036854775807")
    }
    return .integer(number)
  }

  /// Reads an integer; one outside the range of the type is an error.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Self {
    guard cell.kind == .integer, let value = Self(exactly: cell.integer) else {
      throw row.mismatch(cell, expected: Self.self)
    }
    return value
  }
}

extension RowDecoder {
  @usableFromInline func mismatch(_ cell: Cell, expected type: any FixedWidthInteger.Type) -> DatabaseError {
    mismatch(cell, expected: "\(type.isSigned ? "an" : "a") \(type)")
  }
}

extension Int: ColumnValue {
  /// Swift finds the type of a literal next to such an expression without help.
  public typealias Operand = Never
  /// Stored as `INTEGER` on SQLite and `bigint` on PostgreSQL.
  @inlinable public static var sqlType: SQLType { .bigInteger }
}

extension Int8: ColumnValue {
  /// Stored as `INTEGER` on SQLite and `smallint` on PostgreSQL, with a check of the range on both.
  @inlinable public static var sqlType: SQLType { .integer(bits: 8) }
}

extension Int16: ColumnValue {
  /// Stored as `INTEGER` with a check of the range on SQLite, and as `smallint` on PostgreSQL.
  @inlinable public static var sqlType: SQLType { .integer(bits: 16) }
}

extension Int32: ColumnValue {
  /// Stored as `INTEGER` with a check of the range on SQLite, and as `integer` on PostgreSQL.
  @inlinable public static var sqlType: SQLType { .integer(bits: 32) }
}

extension Int64: ColumnValue {
  /// Stored as `INTEGER` on SQLite and `bigint` on PostgreSQL.
  @inlinable public static var sqlType: SQLType { .bigInteger }
}

extension UInt8: ColumnValue {
  /// Stored as `INTEGER` on SQLite and `smallint` on PostgreSQL, with a check of the range on both.
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 8) }
}

extension UInt16: ColumnValue {
  /// Stored as `INTEGER` on SQLite and `integer` on PostgreSQL, with a check of the range on both.
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 16) }
}

extension UInt32: ColumnValue {
  /// Stored as `INTEGER` on SQLite and `bigint` on PostgreSQL, with a check of the range on both.
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 32) }
}

extension UInt64: ColumnValue {
  /// Stored as `INTEGER` on SQLite and `bigint` on PostgreSQL, with a check on both that it is not negative.
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 64) }
}

extension UInt: ColumnValue {
  /// Stored as `INTEGER` on SQLite and `bigint` on PostgreSQL, with a check on both that it is not negative.
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 64) }
}
