// swift-format-ignore-file
// Written by scripts/generate-operators.

/// Comparison of two expressions whose values are of one type; either may be optional. NULL on one side makes the
/// result NULL, which no condition accepts; ``QueryExpression/is(_:)`` compares null-safely.
///
///     Reminder.where { $0.priority == 3 }      // WHERE "reminders"."prio" = ?1
///     Reminder.select { $0.priority == 3 }     // [Bool?]
///
/// A plain value that is nil asks for `IS NULL`. Text is compared by code point, unless it has another
/// ``SQLCollation``; dates as instants.
extension Column where Value: ColumnValue {
  /// Whether both are equal; NULL if an operand is.
  @inlinable public static func == <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue.TruthValue> where OtherValue.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .equal, right.expression))
  }
  /// Whether both differ; NULL if an operand is.
  @inlinable public static func != <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue.TruthValue> where OtherValue.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .notEqual, right.expression))
  }
  /// Whether the first is less; NULL if an operand is.
  @inlinable public static func < <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue.TruthValue> where OtherValue.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .less, right.expression))
  }
  /// Whether the first is greater; NULL if an operand is.
  @inlinable public static func > <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue.TruthValue> where OtherValue.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .greater, right.expression))
  }
  /// Whether the first is less or equal; NULL if an operand is.
  @inlinable public static func <= <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue.TruthValue> where OtherValue.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .lessOrEqual, right.expression))
  }
  /// Whether the first is greater or equal; NULL if an operand is.
  @inlinable public static func >= <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue.TruthValue> where OtherValue.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .greaterOrEqual, right.expression))
  }
}

extension Column where Value: ExpressibleByNilLiteral {
  /// Whether both are equal; NULL if an operand is.
  @inlinable public static func == <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Bool?> where OtherValue.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .equal, right.expression))
  }
  /// Whether both differ; NULL if an operand is.
  @inlinable public static func != <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Bool?> where OtherValue.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .notEqual, right.expression))
  }
  /// Whether the first is less; NULL if an operand is.
  @inlinable public static func < <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Bool?> where OtherValue.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .less, right.expression))
  }
  /// Whether the first is greater; NULL if an operand is.
  @inlinable public static func > <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Bool?> where OtherValue.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .greater, right.expression))
  }
  /// Whether the first is less or equal; NULL if an operand is.
  @inlinable public static func <= <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Bool?> where OtherValue.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .lessOrEqual, right.expression))
  }
  /// Whether the first is greater or equal; NULL if an operand is.
  @inlinable public static func >= <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Bool?> where OtherValue.Comparison == Value.Comparison {
    Computed(.compare(left.expression, .greaterOrEqual, right.expression))
  }
}

extension Column {
  /// Whether both are equal; NULL if an operand is.
  @inlinable public static func == (left: Self, right: Value) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .equal, right.bound))
  }
  /// Whether both are equal; NULL if an operand is.
  @inlinable public static func == (left: Value, right: Self) -> Computed<Value.TruthValue> {
    Computed(.compare(left.bound, .equal, right.expression))
  }
  /// Whether both are equal; `nil` asks for IS NULL.
  @_disfavoredOverload @inlinable public static func == (left: Self, right: Value?) -> Computed<Bool> where Value: ColumnValue {
    Computed(.compare(left.expression, .equal, right.bound))
  }
  /// Whether both differ; NULL if an operand is.
  @inlinable public static func != (left: Self, right: Value) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .notEqual, right.bound))
  }
  /// Whether both differ; NULL if an operand is.
  @inlinable public static func != (left: Value, right: Self) -> Computed<Value.TruthValue> {
    Computed(.compare(left.bound, .notEqual, right.expression))
  }
  /// Whether both differ; `nil` asks for IS NULL.
  @_disfavoredOverload @inlinable public static func != (left: Self, right: Value?) -> Computed<Bool> where Value: ColumnValue {
    Computed(.compare(left.expression, .notEqual, right.bound))
  }
  /// Whether the first is less; NULL if an operand is.
  @inlinable public static func < (left: Self, right: Value) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .less, right.bound))
  }
  /// Whether the first is less; NULL if an operand is.
  @inlinable public static func < (left: Value, right: Self) -> Computed<Value.TruthValue> {
    Computed(.compare(left.bound, .less, right.expression))
  }
  /// Whether the first is less; NULL if the value is `nil`.
  @_disfavoredOverload @inlinable public static func < (left: Self, right: Value?) -> Computed<Bool?> where Value: ColumnValue {
    Computed(.compare(left.expression, .less, right.bound))
  }
  /// Whether the first is greater; NULL if an operand is.
  @inlinable public static func > (left: Self, right: Value) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .greater, right.bound))
  }
  /// Whether the first is greater; NULL if an operand is.
  @inlinable public static func > (left: Value, right: Self) -> Computed<Value.TruthValue> {
    Computed(.compare(left.bound, .greater, right.expression))
  }
  /// Whether the first is greater; NULL if the value is `nil`.
  @_disfavoredOverload @inlinable public static func > (left: Self, right: Value?) -> Computed<Bool?> where Value: ColumnValue {
    Computed(.compare(left.expression, .greater, right.bound))
  }
  /// Whether the first is less or equal; NULL if an operand is.
  @inlinable public static func <= (left: Self, right: Value) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .lessOrEqual, right.bound))
  }
  /// Whether the first is less or equal; NULL if an operand is.
  @inlinable public static func <= (left: Value, right: Self) -> Computed<Value.TruthValue> {
    Computed(.compare(left.bound, .lessOrEqual, right.expression))
  }
  /// Whether the first is less or equal; NULL if the value is `nil`.
  @_disfavoredOverload @inlinable public static func <= (left: Self, right: Value?) -> Computed<Bool?> where Value: ColumnValue {
    Computed(.compare(left.expression, .lessOrEqual, right.bound))
  }
  /// Whether the first is greater or equal; NULL if an operand is.
  @inlinable public static func >= (left: Self, right: Value) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .greaterOrEqual, right.bound))
  }
  /// Whether the first is greater or equal; NULL if an operand is.
  @inlinable public static func >= (left: Value, right: Self) -> Computed<Value.TruthValue> {
    Computed(.compare(left.bound, .greaterOrEqual, right.expression))
  }
  /// Whether the first is greater or equal; NULL if the value is `nil`.
  @_disfavoredOverload @inlinable public static func >= (left: Self, right: Value?) -> Computed<Bool?> where Value: ColumnValue {
    Computed(.compare(left.expression, .greaterOrEqual, right.bound))
  }
}

// A part of a text is a text as well.
extension Column where Value.Comparand == String {
  /// Whether both are equal; NULL if an operand is.
  @inlinable public static func == (left: Self, right: Substring) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .equal, right.expression))
  }
  /// Whether both differ; NULL if an operand is.
  @inlinable public static func != (left: Self, right: Substring) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .notEqual, right.expression))
  }
  /// Whether the first is less; NULL if an operand is.
  @inlinable public static func < (left: Self, right: Substring) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .less, right.expression))
  }
  /// Whether the first is greater; NULL if an operand is.
  @inlinable public static func > (left: Self, right: Substring) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .greater, right.expression))
  }
  /// Whether the first is less or equal; NULL if an operand is.
  @inlinable public static func <= (left: Self, right: Substring) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .lessOrEqual, right.expression))
  }
  /// Whether the first is greater or equal; NULL if an operand is.
  @inlinable public static func >= (left: Self, right: Substring) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .greaterOrEqual, right.expression))
  }
}
