/// A decimal number with a declared scale.
public protocol SQLDecimalNumber: SQLAdditive {
  associatedtype Scale: DecimalScale
}

extension Scaled: SQLDecimalNumber, SQLOrderable, SQLNumericValue {
  public typealias Average = Scaled<QuotientScale<Scale>>
}

extension QueryExpression where Value: SQLDecimalNumber {
  /// The exact product, with the decimals of both factors.
  @inlinable public static func * <Factor: SQLDecimalNumber>(
    left: Self, right: some QueryExpression<Factor>
  ) -> Computed<Scaled<ProductScale<Value.Scale, Factor.Scale>>> {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }

  /// The quotient with four decimals more than the dividend, rounded half away from zero; NULL where the
  /// divisor is zero.
  @inlinable public static func / <Divisor: SQLDecimalNumber>(
    left: Self, right: some QueryExpression<Divisor>
  ) -> Computed<Scaled<QuotientScale<Value.Scale>>?> {
    Computed(.arithmetic(left.expression, .divide, right.expression))
  }
}
