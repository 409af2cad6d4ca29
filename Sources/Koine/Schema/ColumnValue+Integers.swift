// Every integer travels as a signed one of 64 bits and is checked against its own range when it is read.

extension Int8: ColumnValue {
  public typealias Value = Int8
  @inlinable public static var sqlType: SQLType { .integer(bits: 8) }
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }

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
  public typealias Value = Int16
  @inlinable public static var sqlType: SQLType { .integer(bits: 16) }
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }

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
  public typealias Value = Int32
  @inlinable public static var sqlType: SQLType { .integer(bits: 32) }
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }

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
  public typealias Value = Int64
  @inlinable public static var sqlType: SQLType { .bigInteger }
  @inlinable public var sqlValue: SQLValue { .integer(self) }

  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Int64 {
    guard cell.kind == .integer else { throw row.mismatch(cell, expected: "an Int64") }
    return cell.integer
  }
}

extension UInt8: ColumnValue {
  public typealias Value = UInt8
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 8) }
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }

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
  public typealias Value = UInt16
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 16) }
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }

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
  public typealias Value = UInt32
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 32) }
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }

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
  public typealias Value = UInt64
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 64) }

  /// The number. Engines have integers up to 9 223 372 036 854 775 807; a greater one is refused.
  @inlinable public var sqlValue: SQLValue {
    self <= UInt64(Int64.max)
      ? .integer(Int64(truncatingIfNeeded: self)) : .invalid(reason: "an integer beyond 9223372036854775807")
  }

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
  public typealias Value = UInt
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 64) }

  /// The number. Engines have integers up to 9 223 372 036 854 775 807; a greater one is refused.
  @inlinable public var sqlValue: SQLValue {
    self <= UInt(Int64.max)
      ? .integer(Int64(truncatingIfNeeded: self)) : .invalid(reason: "an integer beyond 9223372036854775807")
  }

  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> UInt {
    guard cell.kind == .integer, let value = UInt(exactly: cell.integer) else {
      throw row.mismatch(cell, expected: "a UInt")
    }
    return value
  }
}
