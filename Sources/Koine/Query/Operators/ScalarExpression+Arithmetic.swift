// swift-format-ignore-file
// Written by scripts/generate-operators.

extension Column {
  @_disfavoredOverload @inlinable public static func + <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Scalar.Value> where Value: ColumnValue & SQLAddend, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(Value._sum(left.expression, right.expression))
  }
  @_disfavoredOverload @inlinable public static func + <Scalar: ScalarExpression, Wrapped: ColumnValue & SQLAddend>(left: Self, right: Scalar) -> Computed<Value> where Value == Wrapped?, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Wrapped.Comparand {
    Computed(Wrapped._sum(left.expression, right.expression))
  }
  @_disfavoredOverload @inlinable public static func - <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Scalar.Value> where Value: SQLAdditive, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
  @_disfavoredOverload @inlinable public static func - <Scalar: ScalarExpression, Wrapped: SQLAdditive>(left: Self, right: Scalar) -> Computed<Value> where Value == Wrapped?, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Wrapped.Comparand {
    Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
  @_disfavoredOverload @inlinable public static func * <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Scalar.Value> where Value: SQLNumeric, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
  @_disfavoredOverload @inlinable public static func * <Scalar: ScalarExpression, Wrapped: SQLNumeric>(left: Self, right: Scalar) -> Computed<Value> where Value == Wrapped?, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Wrapped.Comparand {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
  @_disfavoredOverload @inlinable public static func / <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Value?> where Value: SQLNumeric, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, Value.division, right.expression))
  }
  @_disfavoredOverload @inlinable public static func / <Scalar: ScalarExpression, Wrapped: SQLNumeric>(left: Self, right: Scalar) -> Computed<Value> where Value == Wrapped?, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Wrapped.Comparand {
    Computed(.arithmetic(left.expression, Wrapped.division, right.expression))
  }
  @_disfavoredOverload @inlinable public static func % <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Value?> where Value: SQLInteger, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .remainder, right.expression))
  }
  @_disfavoredOverload @inlinable public static func % <Scalar: ScalarExpression, Wrapped: SQLInteger>(left: Self, right: Scalar) -> Computed<Value> where Value == Wrapped?, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Wrapped.Comparand {
    Computed(.arithmetic(left.expression, .remainder, right.expression))
  }
}

extension ScalarExpression where Value: SQLRepresentable {
  @_disfavoredOverload @inlinable public static func + (left: Self, right: Value.Comparand) -> Computed<Value> where Value.Comparand: SQLAddend {
    Computed(Value.Comparand._sum(left.expression, right.bound))
  }
  @_disfavoredOverload @inlinable public static func + <Other: RowExpression>(left: Self, right: Other) -> Computed<Value.Comparand?> where Value.Comparand: SQLAddend, Other.Value: SQLRepresentable, Other.Value.Comparand == Value.Comparand {
    Computed(Value.Comparand._sum(left.expression, right.expression))
  }
  @_disfavoredOverload @inlinable public static func - (left: Self, right: Value.Comparand) -> Computed<Value> where Value.Comparand: SQLAdditive {
    Computed(.arithmetic(left.expression, .subtract, right.bound))
  }
  @_disfavoredOverload @inlinable public static func - <Other: RowExpression>(left: Self, right: Other) -> Computed<Value.Comparand?> where Value.Comparand: SQLAdditive, Other.Value: SQLRepresentable, Other.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
  @_disfavoredOverload @inlinable public static func * (left: Self, right: Value.Comparand) -> Computed<Value> where Value.Comparand: SQLNumeric {
    Computed(.arithmetic(left.expression, .multiply, right.bound))
  }
  @_disfavoredOverload @inlinable public static func * <Other: RowExpression>(left: Self, right: Other) -> Computed<Value.Comparand?> where Value.Comparand: SQLNumeric, Other.Value: SQLRepresentable, Other.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
  @_disfavoredOverload @inlinable public static func / (left: Self, right: Value.Comparand) -> Computed<Value> where Value.Comparand: SQLNumeric {
    Computed(.division(left.expression, Value.Comparand.division, by: right))
  }
  @_disfavoredOverload @inlinable public static func / <Other: RowExpression>(left: Self, right: Other) -> Computed<Value.Comparand?> where Value.Comparand: SQLNumeric, Other.Value: SQLRepresentable, Other.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, Value.Comparand.division, right.expression))
  }
  @_disfavoredOverload @inlinable public static func % (left: Self, right: Value.Comparand) -> Computed<Value> where Value.Comparand: SQLInteger {
    Computed(.division(left.expression, .remainder, by: right))
  }
  @_disfavoredOverload @inlinable public static func % <Other: RowExpression>(left: Self, right: Other) -> Computed<Value.Comparand?> where Value.Comparand: SQLInteger, Other.Value: SQLRepresentable, Other.Value.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .remainder, right.expression))
  }
}

extension Column where Value: SQLIntegerValue {
  @_disfavoredOverload @inlinable public static func & <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Value.OptionalValue> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(.bitwise(left.expression, .and, right.expression))
  }
  @_disfavoredOverload @inlinable public static func | <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Value.OptionalValue> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(.bitwise(left.expression, .or, right.expression))
  }
  @_disfavoredOverload @inlinable public static func ^ <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Value.OptionalValue> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Value.Comparand {
    Computed(.bitwise(left.expression, .exclusiveOr, right.expression))
  }
  @_disfavoredOverload @inlinable public static func << <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Value.OptionalValue> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Int {
    Computed(.bitwise(left.expression, .shiftLeft, right.expression))
  }
  @_disfavoredOverload @inlinable public static func >> <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Value.OptionalValue> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Int {
    Computed(.bitwise(left.expression, .shiftRight, right.expression))
  }
}
