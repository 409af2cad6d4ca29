extension Bool: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = Bool
  /// Swift finds the type of a literal next to such an expression without help.
  public typealias Operand = Never
  /// Stored as `INTEGER`, 0 or 1, on SQLite and `boolean` on PostgreSQL.
  @inlinable public static var sqlType: SQLType { .boolean }
  /// The truth value itself.
  @inlinable public var sqlValue: SQLValue { .boolean(self) }

  /// Reads a truth value, or the integer 0 or 1; another integer is an error.
  @inlinable public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Bool {
    guard cell.kind == .boolean || cell.kind == .integer, cell.bits < 2 else {
      throw cell.kind == .integer
        ? .unreadable(column: row.position - 1, expected: "Bool", reason: "the integer is neither 0 nor 1")
        : row.mismatch(cell, expected: "a Bool")
    }
    return cell.bits == 1
  }
}

extension Double: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = Double
  /// Swift finds the type of a literal next to such an expression without help.
  public typealias Operand = Never
  /// Stored as `REAL` on SQLite and `double precision` on PostgreSQL.
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
        throw .unreadable(
          column: row.position - 1, expected: "Double", reason: "none is exactly the integer")
      }
      return value
    case .decimal:
      guard let value = Double(String(decoding: try row.unsafeBytes(of: cell), as: UTF8.self)) else {
        throw row.mismatch(cell, expected: "a Double")
      }
      return value
    default:
      throw row.mismatch(cell, expected: "a Double")
    }
  }
}

extension Float: ColumnValue {
  /// The type of the value as an expression: the type itself.
  public typealias Value = Float
  /// Stored as `REAL` on SQLite and `real` on PostgreSQL.
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
      guard value.isFinite || !cell.double.isFinite else {
        throw .unreadable(
          column: row.position - 1, expected: "Float", reason: "the number is outside its range")
      }
      return value
    case .integer:
      guard let value = Float(exactly: cell.integer) else {
        throw .unreadable(
          column: row.position - 1, expected: "Float", reason: "none is exactly the integer")
      }
      return value
    case .decimal:
      guard let value = Float(String(decoding: try row.unsafeBytes(of: cell), as: UTF8.self)) else {
        throw row.mismatch(cell, expected: "a Float")
      }
      return value
    default:
      throw row.mismatch(cell, expected: "a Float")
    }
  }
}
