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

extension Double: ColumnValue {
  public typealias Value = Double
  public typealias Operand = Never
  @inlinable public static var sqlType: SQLType { .double }
  /// The number; -0.0 is bound as 0.0, because a REAL column of SQLite holds whole numbers as integers, which
  /// have no such zero.
  @inlinable public var sqlValue: SQLValue { .double(self + 0) }

  /// Reads a floating-point number, or an integer that a `Double` holds exactly. Zero comes without a sign.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Double {
    switch cell.kind {
    case .double:
      return cell.double + 0
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

extension Float: ColumnValue {
  public typealias Value = Float
  @inlinable public static var sqlType: SQLType { .real }
  /// The number; -0.0 is bound as 0.0.
  @inlinable public var sqlValue: SQLValue { .double(Double(self) + 0) }

  /// Reads a floating-point number, rounded to the nearest `Float`: arithmetic is done with doubles.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Float {
    switch cell.kind {
    case .double:
      let value = Float(cell.double) + 0
      guard value.isFinite || !cell.double.isFinite else { throw row.mismatch(cell, expected: "a Float") }
      return value
    case .integer:
      guard let value = Float(exactly: cell.integer) else {
        throw row.mismatch(cell, expected: "a Float")
      }
      return value
    case .decimal:
      guard let value = Float(String(decoding: cell.bytes, as: UTF8.self)) else {
        throw row.mismatch(cell, expected: "a Float")
      }
      return value
    default:
      throw row.mismatch(cell, expected: "a Float")
    }
  }
}
