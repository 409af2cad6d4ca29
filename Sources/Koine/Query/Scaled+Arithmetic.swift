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

  /// The product with an optional factor, NULL where that is.
  @inlinable public static func * <Factor: SQLDecimalNumber>(
    left: Self, right: some QueryExpression<Factor?>
  ) -> Computed<Scaled<ProductScale<Value.Scale, Factor.Scale>>?> {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
}

extension QueryExpression
where Value: SQLRepresentable & ExpressibleByNilLiteral, Value.Comparand: SQLDecimalNumber {
  /// The product of an optional factor and another one, optional or not: NULL where one of them is.
  @inlinable public static func * <Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Scaled<ProductScale<Value.Comparand.Scale, Right.Value.Comparand.Scale>>?>
  where Right.Value: SQLRepresentable, Right.Value.Comparand: SQLDecimalNumber {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
}

extension QueryExpression where Value: SQLRepresentable, Value.Comparand: SQLDecimalNumber {
  /// The quotient with four decimals more than the dividend, rounded half away from zero; NULL where the
  /// divisor is zero, or one of both is NULL.
  @inlinable public static func / <Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Scaled<QuotientScale<Value.Comparand.Scale>>?>
  where Right.Value: SQLRepresentable, Right.Value.Comparand: SQLDecimalNumber {
    Computed(.arithmetic(left.expression, .divide, right.expression))
  }
}
