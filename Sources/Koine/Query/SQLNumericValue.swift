/// A number, or an optional one.
public protocol SQLNumericValue: SQLRepresentable where OptionalValue: SQLRepresentable {}
extension Optional: SQLNumericValue where Wrapped: SQLAdditive {}

/// An integer, a floating-point number, or an optional one; no decimal number.
public protocol SQLBinaryNumericValue: SQLNumericValue {
  /// What `/` means: true division, or division that truncates.
  static var division: SQLArithmeticOperator { get }
}
extension Optional: SQLBinaryNumericValue where Wrapped: SQLNumeric {
  @inlinable public static var division: SQLArithmeticOperator { Wrapped.division }
}

/// An integer that has bits to work on, or an optional one.
public protocol SQLIntegerValue: SQLBinaryNumericValue {}
extension Optional: SQLIntegerValue where Wrapped: SQLInteger {}

/// A floating-point number, or an optional one.
public protocol SQLFloatingPointValue: SQLBinaryNumericValue {}
extension Double: SQLFloatingPointValue {}
extension Float: SQLFloatingPointValue {}
extension Optional: SQLFloatingPointValue where Wrapped: SQLFloatingPointValue & SQLNumeric {}
