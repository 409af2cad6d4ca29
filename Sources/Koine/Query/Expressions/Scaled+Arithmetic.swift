#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A decimal number with a declared scale.
public protocol SQLDecimalNumber: SQLAdditive {
  /// The decimals of the number.
  associatedtype Scale: DecimalScale
  /// The number with these decimals, checked when it is bound.
  init(_ value: Decimal)
}

extension Scaled: SQLDecimalNumber, SQLOrderable {
  /// Decimal numbers are compared with those of every scale, and with integers.
  public typealias Comparison = ExactNumbers
  /// A mean has four decimals more.
  public typealias Average = Scaled<QuotientScale<Scale>>
}

extension Column where Root == Never, Value.Comparand: SQLDecimalNumber {
  /// What is made of numbers that have been brought to the scale of the result.
  static func ofOneScale(_ make: ((SQLExpression) -> SQLExpression) -> SQLExpression) -> Self {
    let type = Value.sqlType
    return Computed(make { $0.with(type) })
  }
}

/// The exact product, with the decimals of both factors; NULL if one of them is.
///
///     Item.select { $0.price * $0.rate }
extension Column where Value: SQLDecimalNumber {
  /// The exact product of two numbers, with the decimals of both.
  ///
  ///     Item.select { $0.price * $0.price }
  ///     // SQLite:     koine_exact("items"."price" * "items"."price")
  ///     // PostgreSQL: "items"."price" * "items"."price"
  @inlinable public static func * <Other, Factor: SQLDecimalNumber>(
    left: Self, right: Column<Other, Factor>
  ) -> Computed<Scaled<ProductScale<Value.Scale, Factor.Scale>>> {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }

  /// The exact product with a column that may be NULL; NULL if that is.
  @inlinable public static func * <Other, Factor: SQLDecimalNumber>(
    left: Self, right: Column<Other, Factor?>
  ) -> Computed<Scaled<ProductScale<Value.Scale, Factor.Scale>>?> {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }

  /// The exact product of a column and a Swift value.
  @inlinable public static func * <Factor: SQLDecimalNumber>(
    left: Self, right: Factor
  ) -> Computed<Scaled<ProductScale<Value.Scale, Factor.Scale>>> {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }

  /// The exact product of a Swift value and a column.
  @inlinable public static func * <Factor: SQLDecimalNumber>(
    left: Factor, right: Self
  ) -> Computed<Scaled<ProductScale<Factor.Scale, Value.Scale>>> {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
}

extension Column where Value: ExpressibleByNilLiteral, Value.Comparand: SQLDecimalNumber {
  /// The exact product of a number that may be NULL and another; NULL if a factor is NULL.
  @inlinable public static func * <Other, Factor>(
    left: Self, right: Column<Other, Factor>
  ) -> Computed<Scaled<ProductScale<Value.Comparand.Scale, Factor.Comparand.Scale>>?>
  where Factor.Comparand: SQLDecimalNumber {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }

  /// The exact product of a column that may be NULL and a Swift value; NULL if the column is.
  @inlinable public static func * <Factor: SQLDecimalNumber>(
    left: Self, right: Factor
  ) -> Computed<Scaled<ProductScale<Value.Comparand.Scale, Factor.Scale>>?> {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }

  /// The exact product of a Swift value and a column that may be NULL; NULL if the column is.
  @inlinable public static func * <Factor: SQLDecimalNumber>(
    left: Factor, right: Self
  ) -> Computed<Scaled<ProductScale<Factor.Scale, Value.Comparand.Scale>>?> {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
}

/// The quotient with four decimals more than the dividend, rounded half away from zero; NULL if the divisor is
/// zero, or one of both is NULL.
extension Column where Value.Comparand: SQLDecimalNumber {
  /// The quotient, with four decimals more than the dividend; NULL if the divisor is zero.
  ///
  ///     Item.select { $0.price / $0.price }
  ///     // SQLite:     koine_quotient("items"."price", "items"."price", 6)
  ///     // PostgreSQL: round(div("items"."price" * 10000000, NULLIF("items"."price", 0)) * 0.0000001, 6)
  @inlinable public static func / <Other, Divisor>(
    left: Self, right: Column<Other, Divisor>
  ) -> Computed<Scaled<QuotientScale<Value.Comparand.Scale>>?>
  where Divisor.Comparand: SQLDecimalNumber {
    Computed(.arithmetic(left.expression, .divide, right.expression))
  }

  /// The quotient of a column and a Swift value; NULL if that is zero, or the column is NULL.
  @inlinable public static func / <Divisor: SQLDecimalNumber>(
    left: Self, right: Divisor
  ) -> Computed<Scaled<QuotientScale<Value.Comparand.Scale>>?> {
    Computed(.arithmetic(left.expression, .divide, right.expression))
  }

  /// The quotient of a Swift value and a column; NULL if the column is zero or NULL.
  @inlinable public static func / <Dividend: SQLDecimalNumber>(
    left: Dividend, right: Self
  ) -> Computed<Scaled<QuotientScale<Dividend.Scale>>?> {
    Computed(.arithmetic(left.expression, .divide, right.expression))
  }
}

extension Column where Value.Comparand: SQLDecimalNumber {
  /// The exact product of a column and a subquery, a parameter or another scalar expression.
  @_disfavoredOverload
  @inlinable public static func * <Factor: ScalarExpression>(
    left: Self, right: Factor
  ) -> Computed<Scaled<ProductScale<Value.Comparand.Scale, Factor.Value.Comparand.Scale>>?>
  where Factor.Value: SQLRepresentable, Factor.Value.Comparand: SQLDecimalNumber {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }

  /// The quotient of a column and a subquery, a parameter or another scalar expression.
  @_disfavoredOverload
  @inlinable public static func / <Divisor: ScalarExpression>(
    left: Self, right: Divisor
  ) -> Computed<Scaled<QuotientScale<Value.Comparand.Scale>>?>
  where Divisor.Value: SQLRepresentable, Divisor.Value.Comparand: SQLDecimalNumber {
    Computed(.arithmetic(left.expression, .divide, right.expression))
  }
}

extension ScalarExpression where Value: SQLRepresentable, Value.Comparand: SQLDecimalNumber {
  /// The exact product of a subquery, a parameter or another scalar expression and any expression.
  @_disfavoredOverload
  @inlinable public static func * <Factor: RowExpression>(
    left: Self, right: Factor
  ) -> Computed<Scaled<ProductScale<Value.Comparand.Scale, Factor.Value.Comparand.Scale>>?>
  where Factor.Value: SQLRepresentable, Factor.Value.Comparand: SQLDecimalNumber {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }

  /// The quotient of a subquery, a parameter or another scalar expression and any expression.
  @_disfavoredOverload
  @inlinable public static func / <Divisor: RowExpression>(
    left: Self, right: Divisor
  ) -> Computed<Scaled<QuotientScale<Value.Comparand.Scale>>?>
  where Divisor.Value: SQLRepresentable, Divisor.Value.Comparand: SQLDecimalNumber {
    Computed(.arithmetic(left.expression, .divide, right.expression))
  }
}
