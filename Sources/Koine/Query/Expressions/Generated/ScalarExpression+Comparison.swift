// swift-format-ignore-file
// Written by scripts/generate-operators.

/// The operators beside a scalar expression: a subquery, a parameter of a declared query, a CASE without an ELSE, a
/// raw query. Disfavoured, so that they cost nothing if there is none.
extension Column {
  /// Whether both are equal; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func == <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Bool?> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .equal, right.expression))
  }
  /// Whether both differ; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func != <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Bool?> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .notEqual, right.expression))
  }
  /// Whether the first is less; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func < <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Bool?> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .less, right.expression))
  }
  /// Whether the first is greater; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func > <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Bool?> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .greater, right.expression))
  }
  /// Whether the first is less or equal; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func <= <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Bool?> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .lessOrEqual, right.expression))
  }
  /// Whether the first is greater or equal; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func >= <Scalar: ScalarExpression>(left: Self, right: Scalar) -> Computed<Bool?> where Scalar.Value: SQLRepresentable, Scalar.Value.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .greaterOrEqual, right.expression))
  }
}

extension ScalarExpression where Value: SQLRepresentable {
  /// Whether both are equal; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func == (left: Self, right: Value.Comparand) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .equal, right.bound))
  }
  /// Whether both are equal; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func == <Other: RowExpression>(left: Self, right: Other) -> Computed<Bool?> where Other.Value: SQLRepresentable, Other.Value.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .equal, right.expression))
  }
  /// Whether both are equal; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func == <Scale>(left: Self, right: Scaled<Scale>) -> Computed<Value.TruthValue> where Value.Comparand == Scaled<Scale> {
    Computed(.compare(left.expression, .equal, right.expression))
  }
  /// Whether both differ; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func != (left: Self, right: Value.Comparand) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .notEqual, right.bound))
  }
  /// Whether both differ; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func != <Other: RowExpression>(left: Self, right: Other) -> Computed<Bool?> where Other.Value: SQLRepresentable, Other.Value.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .notEqual, right.expression))
  }
  /// Whether both differ; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func != <Scale>(left: Self, right: Scaled<Scale>) -> Computed<Value.TruthValue> where Value.Comparand == Scaled<Scale> {
    Computed(.compare(left.expression, .notEqual, right.expression))
  }
  /// Whether the first is less; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func < (left: Self, right: Value.Comparand) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .less, right.bound))
  }
  /// Whether the first is less; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func < <Other: RowExpression>(left: Self, right: Other) -> Computed<Bool?> where Other.Value: SQLRepresentable, Other.Value.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .less, right.expression))
  }
  /// Whether the first is less; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func < <Scale>(left: Self, right: Scaled<Scale>) -> Computed<Value.TruthValue> where Value.Comparand == Scaled<Scale> {
    Computed(.compare(left.expression, .less, right.expression))
  }
  /// Whether the first is greater; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func > (left: Self, right: Value.Comparand) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .greater, right.bound))
  }
  /// Whether the first is greater; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func > <Other: RowExpression>(left: Self, right: Other) -> Computed<Bool?> where Other.Value: SQLRepresentable, Other.Value.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .greater, right.expression))
  }
  /// Whether the first is greater; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func > <Scale>(left: Self, right: Scaled<Scale>) -> Computed<Value.TruthValue> where Value.Comparand == Scaled<Scale> {
    Computed(.compare(left.expression, .greater, right.expression))
  }
  /// Whether the first is less or equal; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func <= (left: Self, right: Value.Comparand) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .lessOrEqual, right.bound))
  }
  /// Whether the first is less or equal; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func <= <Other: RowExpression>(left: Self, right: Other) -> Computed<Bool?> where Other.Value: SQLRepresentable, Other.Value.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .lessOrEqual, right.expression))
  }
  /// Whether the first is less or equal; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func <= <Scale>(left: Self, right: Scaled<Scale>) -> Computed<Value.TruthValue> where Value.Comparand == Scaled<Scale> {
    Computed(.compare(left.expression, .lessOrEqual, right.expression))
  }
  /// Whether the first is greater or equal; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func >= (left: Self, right: Value.Comparand) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .greaterOrEqual, right.bound))
  }
  /// Whether the first is greater or equal; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func >= <Other: RowExpression>(left: Self, right: Other) -> Computed<Bool?> where Other.Value: SQLRepresentable, Other.Value.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .greaterOrEqual, right.expression))
  }
  /// Whether the first is greater or equal; NULL if an operand is.
  @_disfavoredOverload @inlinable public static func >= <Scale>(left: Self, right: Scaled<Scale>) -> Computed<Value.TruthValue> where Value.Comparand == Scaled<Scale> {
    Computed(.compare(left.expression, .greaterOrEqual, right.expression))
  }
}
