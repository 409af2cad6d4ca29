// swift-format-ignore-file
// Written by scripts/generate-operators.

extension Column where Value: SQLIntegerValue {
  @inlinable public static func & <Other>(left: Self, right: Column<Other, Value>) -> Computed<Value> {
    Computed(.bitwise(left.expression, .and, right.expression))
  }
  @inlinable public static func & <Other, Wrapped: SQLInteger>(left: Self, right: Column<Other, Wrapped>) -> Computed<Value> where Value == Wrapped? {
    Computed(.bitwise(left.expression, .and, right.expression))
  }
  @inlinable public static func & <Other>(left: Self, right: Column<Other, Value?>) -> Computed<Value?> where Value: SQLInteger {
    Computed(.bitwise(left.expression, .and, right.expression))
  }
  @inlinable public static func & (left: Self, right: Value) -> Computed<Value> {
    Computed(.bitwise(left.expression, .and, right.bound))
  }
  @inlinable public static func & (left: Value, right: Self) -> Computed<Value> {
    Computed(.bitwise(left.bound, .and, right.expression))
  }

  @inlinable public static func | <Other>(left: Self, right: Column<Other, Value>) -> Computed<Value> {
    Computed(.bitwise(left.expression, .or, right.expression))
  }
  @inlinable public static func | <Other, Wrapped: SQLInteger>(left: Self, right: Column<Other, Wrapped>) -> Computed<Value> where Value == Wrapped? {
    Computed(.bitwise(left.expression, .or, right.expression))
  }
  @inlinable public static func | <Other>(left: Self, right: Column<Other, Value?>) -> Computed<Value?> where Value: SQLInteger {
    Computed(.bitwise(left.expression, .or, right.expression))
  }
  @inlinable public static func | (left: Self, right: Value) -> Computed<Value> {
    Computed(.bitwise(left.expression, .or, right.bound))
  }
  @inlinable public static func | (left: Value, right: Self) -> Computed<Value> {
    Computed(.bitwise(left.bound, .or, right.expression))
  }

  @inlinable public static func ^ <Other>(left: Self, right: Column<Other, Value>) -> Computed<Value> {
    Computed(.bitwise(left.expression, .exclusiveOr, right.expression))
  }
  @inlinable public static func ^ <Other, Wrapped: SQLInteger>(left: Self, right: Column<Other, Wrapped>) -> Computed<Value> where Value == Wrapped? {
    Computed(.bitwise(left.expression, .exclusiveOr, right.expression))
  }
  @inlinable public static func ^ <Other>(left: Self, right: Column<Other, Value?>) -> Computed<Value?> where Value: SQLInteger {
    Computed(.bitwise(left.expression, .exclusiveOr, right.expression))
  }
  @inlinable public static func ^ (left: Self, right: Value) -> Computed<Value> {
    Computed(.bitwise(left.expression, .exclusiveOr, right.bound))
  }
  @inlinable public static func ^ (left: Value, right: Self) -> Computed<Value> {
    Computed(.bitwise(left.bound, .exclusiveOr, right.expression))
  }

  @inlinable public static func << <Other>(left: Self, right: Column<Other, Int>) -> Computed<Value> {
    Computed(.bitwise(left.expression, .shiftLeft, right.expression))
  }
  @inlinable public static func << <Other>(left: Self, right: Column<Other, Int?>) -> Computed<Value.OptionalValue> {
    Computed(.bitwise(left.expression, .shiftLeft, right.expression))
  }
  @inlinable public static func << (left: Self, right: Int) -> Computed<Value> {
    Computed(.bitwise(left.expression, .shiftLeft, right.expression))
  }

  @inlinable public static func >> <Other>(left: Self, right: Column<Other, Int>) -> Computed<Value> {
    Computed(.bitwise(left.expression, .shiftRight, right.expression))
  }
  @inlinable public static func >> <Other>(left: Self, right: Column<Other, Int?>) -> Computed<Value.OptionalValue> {
    Computed(.bitwise(left.expression, .shiftRight, right.expression))
  }
  @inlinable public static func >> (left: Self, right: Int) -> Computed<Value> {
    Computed(.bitwise(left.expression, .shiftRight, right.expression))
  }

  @inlinable public static prefix func ~ (operand: Self) -> Computed<Value> {
    Computed(.unary(.complement, operand.expression))
  }
}
