/// A number that SQL computes with.
public protocol SQLNumeric: ColumnValue {
  /// What `/` means: true division, or division that truncates.
  static var division: SQLArithmeticOperator { get }
}

/// An integer that SQL computes with.
public protocol SQLInteger: SQLNumeric, SQLIntegerValue {}

extension SQLInteger {
  public static var division: SQLArithmeticOperator { .integerDivide }
}

/// A value with an order that every engine agrees on, and so a least and a greatest.
public protocol SQLOrderable: ColumnValue, SQLOrderableValue {}

extension Int: SQLInteger, SQLOrderable {}
extension Int32: SQLInteger, SQLOrderable {}
extension Int64: SQLInteger, SQLOrderable {}
extension Double: SQLNumeric, SQLOrderable {
  public static var division: SQLArithmeticOperator { .divide }
}
extension String: SQLOrderable {}
