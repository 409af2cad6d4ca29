// swift-format-ignore-file
// Written by scripts/generate-operators.

extension Column where Value: SQLIntegerValue {
  /// The bits that both have; NULL if an operand is.
  @inlinable public static func & <Other>(left: Self, right: Column<Other, Value>) -> Computed<Value> {
    Computed(.bitwise(left.expression, .and, right.expression))
  }
  /// The bits that both have; NULL if an operand is.
  @inlinable public static func & <Other, Wrapped: SQLInteger>(left: Self, right: Column<Other, Wrapped>) -> Computed<Value> where Value == Wrapped? {
    Computed(.bitwise(left.expression, .and, right.expression))
  }
  /// The bits that both have; NULL if an operand is.
  @inlinable public static func & <Other>(left: Self, right: Column<Other, Value?>) -> Computed<Value?> where Value: SQLInteger {
    Computed(.bitwise(left.expression, .and, right.expression))
  }
  /// The bits that both have; NULL if an operand is.
  @inlinable public static func & (left: Self, right: Value) -> Computed<Value> {
    Computed(.bitwise(left.expression, .and, right.bound))
  }
  /// The bits that both have; NULL if an operand is.
  @inlinable public static func & (left: Value, right: Self) -> Computed<Value> {
    Computed(.bitwise(left.bound, .and, right.expression))
  }

  /// The bits that one has, or both; NULL if an operand is.
  @inlinable public static func | <Other>(left: Self, right: Column<Other, Value>) -> Computed<Value> {
    Computed(.bitwise(left.expression, .or, right.expression))
  }
  /// The bits that one has, or both; NULL if an operand is.
  @inlinable public static func | <Other, Wrapped: SQLInteger>(left: Self, right: Column<Other, Wrapped>) -> Computed<Value> where Value == Wrapped? {
    Computed(.bitwise(left.expression, .or, right.expression))
  }
  /// The bits that one has, or both; NULL if an operand is.
  @inlinable public static func | <Other>(left: Self, right: Column<Other, Value?>) -> Computed<Value?> where Value: SQLInteger {
    Computed(.bitwise(left.expression, .or, right.expression))
  }
  /// The bits that one has, or both; NULL if an operand is.
  @inlinable public static func | (left: Self, right: Value) -> Computed<Value> {
    Computed(.bitwise(left.expression, .or, right.bound))
  }
  /// The bits that one has, or both; NULL if an operand is.
  @inlinable public static func | (left: Value, right: Self) -> Computed<Value> {
    Computed(.bitwise(left.bound, .or, right.expression))
  }

  /// The bits that only one has; NULL if an operand is.
  @inlinable public static func ^ <Other>(left: Self, right: Column<Other, Value>) -> Computed<Value> {
    Computed(.bitwise(left.expression, .exclusiveOr, right.expression))
  }
  /// The bits that only one has; NULL if an operand is.
  @inlinable public static func ^ <Other, Wrapped: SQLInteger>(left: Self, right: Column<Other, Wrapped>) -> Computed<Value> where Value == Wrapped? {
    Computed(.bitwise(left.expression, .exclusiveOr, right.expression))
  }
  /// The bits that only one has; NULL if an operand is.
  @inlinable public static func ^ <Other>(left: Self, right: Column<Other, Value?>) -> Computed<Value?> where Value: SQLInteger {
    Computed(.bitwise(left.expression, .exclusiveOr, right.expression))
  }
  /// The bits that only one has; NULL if an operand is.
  @inlinable public static func ^ (left: Self, right: Value) -> Computed<Value> {
    Computed(.bitwise(left.expression, .exclusiveOr, right.bound))
  }
  /// The bits that only one has; NULL if an operand is.
  @inlinable public static func ^ (left: Value, right: Self) -> Computed<Value> {
    Computed(.bitwise(left.bound, .exclusiveOr, right.expression))
  }

  /// The bits moved to the left, or by a negative number to the right; NULL if an operand is.
  @inlinable public static func << <Other>(left: Self, right: Column<Other, Int>) -> Computed<Value> {
    Computed(.bitwise(left.expression, .shiftLeft, right.expression))
  }
  /// The bits moved to the left, or by a negative number to the right; NULL if an operand is.
  @inlinable public static func << <Other>(left: Self, right: Column<Other, Int?>) -> Computed<Value.OptionalValue> {
    Computed(.bitwise(left.expression, .shiftLeft, right.expression))
  }
  /// The bits moved to the left, or by a negative number to the right; NULL if an operand is.
  @inlinable public static func << (left: Self, right: Int) -> Computed<Value> {
    Computed(.bitwise(left.expression, .shiftLeft, right.expression))
  }

  /// The bits moved to the right, keeping the sign, or by a negative number to the left; NULL if an operand is.
  @inlinable public static func >> <Other>(left: Self, right: Column<Other, Int>) -> Computed<Value> {
    Computed(.bitwise(left.expression, .shiftRight, right.expression))
  }
  /// The bits moved to the right, keeping the sign, or by a negative number to the left; NULL if an operand is.
  @inlinable public static func >> <Other>(left: Self, right: Column<Other, Int?>) -> Computed<Value.OptionalValue> {
    Computed(.bitwise(left.expression, .shiftRight, right.expression))
  }
  /// The bits moved to the right, keeping the sign, or by a negative number to the left; NULL if an operand is.
  @inlinable public static func >> (left: Self, right: Int) -> Computed<Value> {
    Computed(.bitwise(left.expression, .shiftRight, right.expression))
  }

  /// The integer with every bit turned over, in 64 bits; NULL if it is NULL.
  @inlinable public static prefix func ~ (operand: Self) -> Computed<Value> {
    Computed(.unary(.complement, operand.expression))
  }
}
