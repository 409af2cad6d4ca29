// swift-format-ignore-file
// Written by scripts/generate-operators.

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Decimal numbers beside numbers of other decimals: ``Scaled`` ones, integers, a `Decimal`. All of it is exact.
///
///     Item.where { $0.price > $0.rate * 100 }         // a Scaled<Cents> and a Scaled<Rate>
///     Item.select { $0.price * $0.quantity }          // Scaled<Cents>: an integer has no decimals
///
/// A sum has the decimals of the number that has more, a product those of both, a quotient four more than the dividend.
/// As few as can be: each of them takes its time wherever the operator is used. Sums are disfavoured, so that those of
/// numbers of one scale keep it. Products and quotients are not: only one fits, and the compiler, once it has found a
/// disfavoured one, looks on for another, which beside `??` takes it minutes.
extension Column where Value: SQLDecimalNumber {
  /// The sum of numbers, or texts put together; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func + <Other, OtherValue: SQLDecimalNumber>(left: Self, right: Column<Other, OtherValue>) -> Computed<Scaled<SumScale<Value.Scale, OtherValue.Scale>>> {
    Computed(.arithmetic(left.expression, .add, right.expression))
  }
  /// The difference; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func - <Other, OtherValue: SQLDecimalNumber>(left: Self, right: Column<Other, OtherValue>) -> Computed<Scaled<SumScale<Value.Scale, OtherValue.Scale>>> {
    Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
  /// The quotient; NULL if an operand is, or the divisor is zero.
  @inlinable public static func / (left: Self, right: Int) -> Computed<Scaled<QuotientScale<Value.Scale>>> {
    Computed(.division(left.expression, .divide, by: right))
  }
}

extension Column where Value.Comparand: SQLDecimalNumber {
  /// The sum of numbers, or texts put together; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func + <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Scaled<SumScale<Value.Comparand.Scale, OtherValue.Comparand.Scale>>?> where OtherValue.Comparand: SQLDecimalNumber {
    Computed(.arithmetic(left.expression, .add, right.expression))
  }
  /// The difference; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func - <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Scaled<SumScale<Value.Comparand.Scale, OtherValue.Comparand.Scale>>?> where OtherValue.Comparand: SQLDecimalNumber {
    Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
  /// The quotient; NULL if an operand is, or the divisor is zero.
  @inlinable public static func / <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Scaled<QuotientScale<Value.Comparand.Scale>>?> where OtherValue.Comparand: SQLInteger {
    Computed(.arithmetic(left.expression, .divide, right.expression))
  }
  /// The sum of numbers, or texts put together; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func + (left: Self, right: Decimal) -> Computed<Value> {
    Computed(.arithmetic(left.expression, .add, Value.Comparand(right).expression))
  }
  /// The sum of numbers, or texts put together; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func + (left: Decimal, right: Self) -> Computed<Value> {
    Computed(.arithmetic(Value.Comparand(left).expression, .add, right.expression))
  }
  /// The difference; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func - (left: Self, right: Decimal) -> Computed<Value> {
    Computed(.arithmetic(left.expression, .subtract, Value.Comparand(right).expression))
  }
  /// The difference; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func - (left: Decimal, right: Self) -> Computed<Value> {
    Computed(.arithmetic(Value.Comparand(left).expression, .subtract, right.expression))
  }
  /// Whether both are equal; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func == (left: Self, right: Decimal) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .equal, Value.Comparand(right).expression))
  }
  /// Whether both differ; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func != (left: Self, right: Decimal) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .notEqual, Value.Comparand(right).expression))
  }
  /// Whether the first is less; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func < (left: Self, right: Decimal) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .less, Value.Comparand(right).expression))
  }
  /// Whether the first is greater; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func > (left: Self, right: Decimal) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .greater, Value.Comparand(right).expression))
  }
  /// Whether the first is less or equal; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func <= (left: Self, right: Decimal) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .lessOrEqual, Value.Comparand(right).expression))
  }
  /// Whether the first is greater or equal; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func >= (left: Self, right: Decimal) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .greaterOrEqual, Value.Comparand(right).expression))
  }
}

extension Column where Value: ExpressibleByNilLiteral, Value.Comparand: SQLDecimalNumber {
  /// The quotient; NULL if an operand is, or the divisor is zero.
  @inlinable public static func / (left: Self, right: Int) -> Computed<Scaled<QuotientScale<Value.Comparand.Scale>>?> {
    Computed(.arithmetic(left.expression, .divide, right.expression))
  }
}

extension Column where Value: SQLNumericValue, Value.Comparand: SQLDecimalNumber {
  /// The product; NULL if an operand is.
  @inlinable public static func * (left: Self, right: Int) -> Computed<Value> {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
  /// The product; NULL if an operand is.
  @inlinable public static func * (left: Int, right: Self) -> Computed<Value> {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
  /// The product; NULL if an operand is.
  @inlinable public static func * <Other, OtherValue: SQLInteger>(left: Self, right: Column<Other, OtherValue>) -> Computed<Value> {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
  /// The product; NULL if an operand is.
  @inlinable public static func * <Other, OtherValue: SQLInteger>(left: Self, right: Column<Other, OtherValue?>) -> Computed<Value.OptionalValue> {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
}

extension Column where Value: SQLInteger {
  /// The product; NULL if an operand is.
  @inlinable public static func * <Other, OtherValue: SQLNumericValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue> where OtherValue.Comparand: SQLDecimalNumber {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
}

extension Column where Value: ExpressibleByNilLiteral, Value.Comparand: SQLInteger {
  /// The product; NULL if an operand is.
  @inlinable public static func * <Other, OtherValue: SQLNumericValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue.OptionalValue> where OtherValue.Comparand: SQLDecimalNumber {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
}

extension Column where Value.Comparand: SQLInteger {
  /// The quotient; NULL if an operand is, or the divisor is zero.
  @inlinable public static func / <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Scaled<QuotientScale<WholeNumbers>>?> where OtherValue.Comparand: SQLDecimalNumber {
    Computed(.arithmetic(left.expression, .divide, right.expression))
  }
}
