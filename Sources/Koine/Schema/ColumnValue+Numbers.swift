extension Bool: ColumnValue {
  public typealias Value = Bool
  public typealias Operand = Never
  @inlinable public static var sqlType: SQLType { .boolean }
  @inlinable public var sqlValue: SQLValue { .boolean(self) }

  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Bool {
    guard cell.kind == .boolean || cell.kind == .integer, cell.bits < 2 else {
      throw row.mismatch(cell, expected: "a Bool")
    }
    return cell.bits == 1
  }
}

extension Int: ColumnValue {
  public typealias Value = Int
  public typealias Operand = Never
  @inlinable public static var sqlType: SQLType { .bigInteger }
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }

  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Int {
    guard cell.kind == .integer, let value = Int(exactly: cell.integer) else {
      throw row.mismatch(cell, expected: "an Int")
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

extension Double: ColumnValue {
  public typealias Value = Double
  public typealias Operand = Never
  @inlinable public static var sqlType: SQLType { .double }
  @inlinable public var sqlValue: SQLValue { .double(self) }

  /// Reads a floating-point number, or an integer that a `Double` holds exactly.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Double {
    switch cell.kind {
    case .double:
      return cell.double
    case .integer:
      guard let value = Double(exactly: cell.integer) else {
        throw row.mismatch(cell, expected: "a Double")
      }
      return value
    case .decimal:
      guard let value = Double(String(decoding: cell.bytes, as: UTF8.self)) else {
        throw row.mismatch(cell, expected: "a Double")
      }
      return value
    default:
      throw row.mismatch(cell, expected: "a Double")
    }
  }
}
