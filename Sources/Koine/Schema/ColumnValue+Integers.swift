// Every integer travels as a signed one of 64 bits and is checked against its own range when it is read.
//
// Each type has the two members for itself: the code that reads and binds rows calls them directly, and the extension's
// through a witness. So it calls those of 64 bits if they are inlined into the witness, as they would be.

extension ColumnValue where Self: FixedWidthInteger {
  /// The number as a 64-bit integer. Engines have integers up to 9 223 372 036 854 775 807; a greater one is refused.
  @inlinable public var sqlValue: SQLValue { SQLValue(number: self) }

  /// Reads an integer; one outside the range of the type is an error.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Self {
    try row.integer(cell)
  }
}

extension SQLValue {
  @inlinable init(number: some FixedWidthInteger) {
    if let number = Int64(exactly: number) {
      self = .integer(number)
    } else {
      self = .invalid(reason: "an integer beyond 9223372036854775807")
    }
  }
}

extension RowDecoder {
  @inlinable func integer<Value: FixedWidthInteger>(_ cell: Cell) throws(DatabaseError) -> Value {
    guard cell.kind == .integer, let value = Value(exactly: cell.integer) else {
      throw mismatch(cell, expected: Value.self)
    }
    return value
  }

  @usableFromInline func mismatch(_ cell: Cell, expected type: any FixedWidthInteger.Type) -> DatabaseError {
    cell.kind == .integer
      ? .unreadable(column: position - 1, expected: "\(type)", reason: "the integer is outside its range")
      : mismatch(cell, expected: "\(type.isSigned ? "an" : "a") \(type)")
  }
}

extension Int: ColumnValue {
  /// Swift finds the type of a literal next to such an expression without help.
  public typealias Operand = Never
  /// Stored as `INTEGER` on SQLite and `bigint` on PostgreSQL.
  @inlinable public static var sqlType: SQLType { .bigInteger }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { SQLValue(number: self) }
  /// Reads an integer; one outside the range of the type is an error.
  @inlinable @inline(never)
  public static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError) -> Int {
    try row.integer(cell)
  }
}

extension Int8: ColumnValue {
  /// Stored as `INTEGER` on SQLite and `smallint` on PostgreSQL, with a check of the range on both.
  @inlinable public static var sqlType: SQLType { .integer(bits: 8) }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { SQLValue(number: self) }
  /// Reads an integer; one outside the range of the type is an error.
  @inlinable public static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError) -> Int8
  {
    try row.integer(cell)
  }
}

extension Int16: ColumnValue {
  /// Stored as `INTEGER` with a check of the range on SQLite, and as `smallint` on PostgreSQL.
  @inlinable public static var sqlType: SQLType { .integer(bits: 16) }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { SQLValue(number: self) }
  /// Reads an integer; one outside the range of the type is an error.
  @inlinable public static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError)
    -> Int16
  {
    try row.integer(cell)
  }
}

extension Int32: ColumnValue {
  /// Stored as `INTEGER` with a check of the range on SQLite, and as `integer` on PostgreSQL.
  @inlinable public static var sqlType: SQLType { .integer(bits: 32) }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { SQLValue(number: self) }
  /// Reads an integer; one outside the range of the type is an error.
  @inlinable public static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError)
    -> Int32
  {
    try row.integer(cell)
  }
}

extension Int64: ColumnValue {
  /// Stored as `INTEGER` on SQLite and `bigint` on PostgreSQL.
  @inlinable public static var sqlType: SQLType { .bigInteger }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { SQLValue(number: self) }
  /// Reads an integer; one outside the range of the type is an error.
  @inlinable @inline(never)
  public static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError) -> Int64 {
    try row.integer(cell)
  }
}

extension UInt8: ColumnValue {
  /// Stored as `INTEGER` on SQLite and `smallint` on PostgreSQL, with a check of the range on both.
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 8) }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { SQLValue(number: self) }
  /// Reads an integer; one outside the range of the type is an error.
  @inlinable public static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError)
    -> UInt8
  {
    try row.integer(cell)
  }
}

extension UInt16: ColumnValue {
  /// Stored as `INTEGER` on SQLite and `integer` on PostgreSQL, with a check of the range on both.
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 16) }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { SQLValue(number: self) }
  /// Reads an integer; one outside the range of the type is an error.
  @inlinable public static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError)
    -> UInt16
  {
    try row.integer(cell)
  }
}

extension UInt32: ColumnValue {
  /// Stored as `INTEGER` on SQLite and `bigint` on PostgreSQL, with a check of the range on both.
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 32) }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { SQLValue(number: self) }
  /// Reads an integer; one outside the range of the type is an error.
  @inlinable public static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError)
    -> UInt32
  {
    try row.integer(cell)
  }
}

extension UInt64: ColumnValue {
  /// Stored as `INTEGER` on SQLite and `bigint` on PostgreSQL, with a check on both that it is not negative.
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 64) }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { SQLValue(number: self) }
  /// Reads an integer; one outside the range of the type is an error.
  @inlinable public static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError)
    -> UInt64
  {
    try row.integer(cell)
  }
}

extension UInt: ColumnValue {
  /// Stored as `INTEGER` on SQLite and `bigint` on PostgreSQL, with a check on both that it is not negative.
  @inlinable public static var sqlType: SQLType { .unsigned(bits: 64) }
  /// The number as a 64-bit integer.
  @inlinable public var sqlValue: SQLValue { SQLValue(number: self) }
  /// Reads an integer; one outside the range of the type is an error.
  @inlinable public static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError) -> UInt
  {
    try row.integer(cell)
  }
}
