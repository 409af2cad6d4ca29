// Every integer travels as a signed one of 64 bits and is checked against its own range when it is read.

extension Int8: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = Int8
  /// Stored as `INTEGER` on SQLite and `smallint` on PostgreSQL, with a check of the range on both.
  @inlinable public static var sqlType: SQLType { .integer(bits: 8) }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }

  /// Reads an integer; one outside the range of `Int8` is an error.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Int8 {
    guard cell.kind == .integer, let value = Int8(exactly: cell.integer) else {
      throw row.mismatch(cell, expected: "an Int8")
    }
    return value
  }
}

extension Int16: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = Int16
  /// Stored as `INTEGER` with a check of the range on SQLite, and as `smallint` on PostgreSQL.
  @inlinable public static var sqlType: SQLType { .integer(bits: 16) }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }

  /// Reads an integer; one outside the range of `Int16` is an error.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Int16 {
    guard cell.kind == .integer, let value = Int16(exactly: cell.integer) else {
      throw row.mismatch(cell, expected: "an Int16")
    }
    return value
  }
}

extension Int32: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = Int32
  /// Stored as `INTEGER` with a check of the range on SQLite, and as `integer` on PostgreSQL.
  @inlinable public static var sqlType: SQLType { .integer(bits: 32) }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }

  /// Reads an integer; one outside the range of `Int32` is an error.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Int32 {
    guard cell.kind == .integer, let value = Int32(exactly: cell.integer) else {
      throw row.mismatch(cell, expected: "an Int32")
    }
    return value
  }
}

extension Int64: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = Int64
  /// Stored as `INTEGER` on SQLite and `bigint` on PostgreSQL.
  @inlinable public static var sqlType: SQLType { .bigInteger }
  /// The number itself.
  @inlinable public var sqlValue: SQLValue { .integer(self) }

  /// Reads an integer.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Int64 {
    guard cell.kind == .integer else { throw row.mismatch(cell, expected: "an Int64") }
    return cell.integer
  }
}

extension UInt8: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = UInt8
  /// Stored as `INTEGER` on SQLite and `smallint` on PostgreSQL, with a check of the range on both.
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 8) }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }

  /// Reads an integer; a negative one, or one above 255, is an error.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> UInt8 {
    guard cell.kind == .integer, let value = UInt8(exactly: cell.integer) else {
      throw row.mismatch(cell, expected: "a UInt8")
    }
    return value
  }
}

extension UInt16: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = UInt16
  /// Stored as `INTEGER` on SQLite and `integer` on PostgreSQL, with a check of the range on both.
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 16) }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }

  /// Reads an integer; a negative one, or one above 65 535, is an error.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> UInt16 {
    guard cell.kind == .integer, let value = UInt16(exactly: cell.integer) else {
      throw row.mismatch(cell, expected: "a UInt16")
    }
    return value
  }
}

extension UInt32: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = UInt32
  /// Stored as `INTEGER` on SQLite and `bigint` on PostgreSQL, with a check of the range on both.
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 32) }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }

  /// Reads an integer; a negative one, or one above 4 294 967 295, is an error.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> UInt32 {
    guard cell.kind == .integer, let value = UInt32(exactly: cell.integer) else {
      throw row.mismatch(cell, expected: "a UInt32")
    }
    return value
  }
}

extension UInt64: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = UInt64
  /// Stored as `INTEGER` on SQLite and `bigint` on PostgreSQL, with a check on both that it is not negative.
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 64) }

  /// The number. Engines have integers up to 9 223 372 036 854 775 807; a greater one is refused.
  @inlinable public var sqlValue: SQLValue {
    self <= UInt64(Int64.max)
      ? .integer(Int64(truncatingIfNeeded: self)) : .invalid(reason: "an integer beyond 9223372036854775807")
  }

  /// Reads an integer; a negative one is an error.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> UInt64 {
    guard cell.kind == .integer, let value = UInt64(exactly: cell.integer) else {
      throw row.mismatch(cell, expected: "a UInt64")
    }
    return value
  }
}

extension UInt: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = UInt
  /// Stored as `INTEGER` on SQLite and `bigint` on PostgreSQL, with a check on both that it is not negative.
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 64) }

  /// The number. Engines have integers up to 9 223 372 036 854 775 807; a greater one is refused.
  @inlinable public var sqlValue: SQLValue {
    self <= UInt(Int64.max)
      ? .integer(Int64(truncatingIfNeeded: self)) : .invalid(reason: "an integer beyond 9223372036854775807")
  }

  /// Reads an integer; a negative one is an error.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> UInt {
    guard cell.kind == .integer, let value = UInt(exactly: cell.integer) else {
      throw row.mismatch(cell, expected: "a UInt")
    }
    return value
  }
}
