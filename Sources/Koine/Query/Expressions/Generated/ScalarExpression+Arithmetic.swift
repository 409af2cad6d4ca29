// swift-format-ignore-file
// Written by scripts/generate-operators.

extension Column {
  /// The sum of numbers, or texts put together; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func + <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Scalar.Value> where Value: ColumnValue & SQLAddend, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(Value._sum(left.expression, right.expression))
  }
  /// The sum of numbers, or texts put together; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func + <Scalar: ScalarExpression, Wrapped: ColumnValue & SQLAddend>(left: Self, right: Scalar) -> Computed<Value> where Value == Wrapped?, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Wrapped.Comparand {
    Computed(Wrapped._sum(left.expression, right.expression))
  }
  /// The difference; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func - <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Scalar.Value> where Value: SQLAdditive, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
  /// The difference; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func - <Scalar: ScalarExpression, Wrapped: SQLAdditive>(left: Self, right: Scalar) -> Computed<Value> where Value == Wrapped?, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Wrapped.Comparand {
    Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
  /// The product; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func * <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Scalar.Value> where Value: SQLNumeric, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
  /// The product; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func * <Scalar: ScalarExpression, Wrapped: SQLNumeric>(left: Self, right: Scalar) -> Computed<Value> where Value == Wrapped?, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Wrapped.Comparand {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
  /// The quotient; NULL if an operand is, or the divisor is zero.
  @_disfavoredOverload @inlinable public static func / <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Value?> where Value: SQLNumeric, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, Value.division, right.expression))
  }
  /// The quotient; NULL if an operand is, or the divisor is zero.
  @_disfavoredOverload @inlinable public static func / <Scalar: ScalarExpression, Wrapped: SQLNumeric>(left: Self, right: Scalar) -> Computed<Value> where Value == Wrapped?, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Wrapped.Comparand {
    Computed(.arithmetic(left.expression, Wrapped.division, right.expression))
  }
  /// The remainder, with the sign of the dividend; NULL if an operand is, or the divisor is zero.
  @_disfavoredOverload @inlinable public static func % <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Value?> where Value: SQLAdditive, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .remainder, right.expression))
  }
  /// The remainder, with the sign of the dividend; NULL if an operand is, or the divisor is zero.
  @_disfavoredOverload @inlinable public static func % <Scalar: ScalarExpression, Wrapped: SQLAdditive>(left: Self, right: Scalar) -> Computed<Value> where Value == Wrapped?, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Wrapped.Comparand {
    Computed(.arithmetic(left.expression, .remainder, right.expression))
  }
}

extension ScalarExpression where Value: SQLRepresentable {
  /// The sum of numbers, or texts put together; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func + (left: Self, right: Value.Comparand) -> Computed<Value> where Value.Comparand: SQLAddend {
    Computed(Value.Comparand._sum(left.expression, right.bound))
  }
  /// The sum of numbers, or texts put together; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func + <Other: RowExpression>(left: Self, right: Other) -> Computed<Value.Comparand?> where Value.Comparand: SQLAddend, Other.Value: SQLRepresentable, Other.Value.Comparand == Value.Comparand {
    Computed(Value.Comparand._sum(left.expression, right.expression))
  }
  /// The difference; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func - (left: Self, right: Value.Comparand) -> Computed<Value> where Value.Comparand: SQLAdditive {
    Computed(.arithmetic(left.expression, .subtract, right.bound))
  }
  /// The difference; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func - <Other: RowExpression>(left: Self, right: Other) -> Computed<Value.Comparand?> where Value.Comparand: SQLAdditive, Other.Value: SQLRepresentable, Other.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
  /// The product; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func * (left: Self, right: Value.Comparand) -> Computed<Value> where Value.Comparand: SQLNumeric {
    Computed(.arithmetic(left.expression, .multiply, right.bound))
  }
  /// The product; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func * <Other: RowExpression>(left: Self, right: Other) -> Computed<Value.Comparand?> where Value.Comparand: SQLNumeric, Other.Value: SQLRepresentable, Other.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
  /// The quotient; NULL if an operand is, or the divisor is zero.
  @_disfavoredOverload @inlinable public static func / (left: Self, right: Value.Comparand) -> Computed<Value> where Value.Comparand: SQLNumeric {
    Computed(.division(left.expression, Value.Comparand.division, by: right))
  }
  /// The quotient; NULL if an operand is, or the divisor is zero.
  @_disfavoredOverload @inlinable public static func / <Other: RowExpression>(left: Self, right: Other) -> Computed<Value.Comparand?> where Value.Comparand: SQLNumeric, Other.Value: SQLRepresentable, Other.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, Value.Comparand.division, right.expression))
  }
  /// The remainder, with the sign of the dividend; NULL if an operand is, or the divisor is zero.
  @_disfavoredOverload @inlinable public static func % (left: Self, right: Value.Comparand) -> Computed<Value> where Value.Comparand: SQLAdditive {
    Computed(.division(left.expression, .remainder, by: right))
  }
  /// The remainder, with the sign of the dividend; NULL if an operand is, or the divisor is zero.
  @_disfavoredOverload @inlinable public static func % <Other: RowExpression>(left: Self, right: Other) -> Computed<Value.Comparand?> where Value.Comparand: SQLAdditive, Other.Value: SQLRepresentable, Other.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .remainder, right.expression))
  }
}

extension Column where Value: SQLIntegerValue {
  /// The bits that both have; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func & <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Value.OptionalValue> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(.bitwise(left.expression, .and, right.expression))
  }
  /// The bits that one has, or both; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func | <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Value.OptionalValue> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(.bitwise(left.expression, .or, right.expression))
  }
  /// The bits that only one has; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func ^ <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Value.OptionalValue> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(.bitwise(left.expression, .exclusiveOr, right.expression))
  }
  /// The bits moved to the left, or by a negative number to the right; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func << <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Value.OptionalValue> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Int {
    Computed(.bitwise(left.expression, .shiftLeft, right.expression))
  }
  /// The bits moved to the right, keeping the sign, or by a negative number to the left; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func >> <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Value.OptionalValue> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Int {
    Computed(.bitwise(left.expression, .shiftRight, right.expression))
  }
}
