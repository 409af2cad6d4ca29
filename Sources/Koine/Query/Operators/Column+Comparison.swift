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
  @inlinable public static func == <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue.TruthValue> where OtherValue.Comparand == Value.Comparand {
    Computed(.compare(left.expression, .equal, right.expression))
  }
  @inlinable public static func != <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue.TruthValue> where OtherValue.Comparand == Value.Comparand {
    Computed(.compare(left.expression, .notEqual, right.expression))
  }
  @inlinable public static func < <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue.TruthValue> where OtherValue.Comparand == Value.Comparand {
    Computed(.compare(left.expression, .less, right.expression))
  }
  @inlinable public static func > <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue.TruthValue> where OtherValue.Comparand == Value.Comparand {
    Computed(.compare(left.expression, .greater, right.expression))
  }
  @inlinable public static func <= <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue.TruthValue> where OtherValue.Comparand == Value.Comparand {
    Computed(.compare(left.expression, .lessOrEqual, right.expression))
  }
  @inlinable public static func >= <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue.TruthValue> where OtherValue.Comparand == Value.Comparand {
    Computed(.compare(left.expression, .greaterOrEqual, right.expression))
  }
}

extension Column where Value: ExpressibleByNilLiteral {
  @inlinable public static func == <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Bool?> where OtherValue.Comparand == Value.Comparand {
    Computed(.compare(left.expression, .equal, right.expression))
  }
  @inlinable public static func != <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Bool?> where OtherValue.Comparand == Value.Comparand {
    Computed(.compare(left.expression, .notEqual, right.expression))
  }
  @inlinable public static func < <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Bool?> where OtherValue.Comparand == Value.Comparand {
    Computed(.compare(left.expression, .less, right.expression))
  }
  @inlinable public static func > <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Bool?> where OtherValue.Comparand == Value.Comparand {
    Computed(.compare(left.expression, .greater, right.expression))
  }
  @inlinable public static func <= <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Bool?> where OtherValue.Comparand == Value.Comparand {
    Computed(.compare(left.expression, .lessOrEqual, right.expression))
  }
  @inlinable public static func >= <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Bool?> where OtherValue.Comparand == Value.Comparand {
    Computed(.compare(left.expression, .greaterOrEqual, right.expression))
  }
}

extension Column {
  @inlinable public static func == (left: Self, right: Value) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .equal, right.bound))
  }
  @inlinable public static func == (left: Value, right: Self) -> Computed<Value.TruthValue> {
    Computed(.compare(left.bound, .equal, right.expression))
  }
  @_disfavoredOverload @inlinable public static func == (left: Self, right: Value?) -> Computed<Bool> where Value: ColumnValue {
    Computed(.compare(left.expression, .equal, right.bound))
  }
  @inlinable public static func != (left: Self, right: Value) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .notEqual, right.bound))
  }
  @inlinable public static func != (left: Value, right: Self) -> Computed<Value.TruthValue> {
    Computed(.compare(left.bound, .notEqual, right.expression))
  }
  @_disfavoredOverload @inlinable public static func != (left: Self, right: Value?) -> Computed<Bool> where Value: ColumnValue {
    Computed(.compare(left.expression, .notEqual, right.bound))
  }
  @inlinable public static func < (left: Self, right: Value) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .less, right.bound))
  }
  @inlinable public static func < (left: Value, right: Self) -> Computed<Value.TruthValue> {
    Computed(.compare(left.bound, .less, right.expression))
  }
  @_disfavoredOverload @inlinable public static func < (left: Self, right: Value?) -> Computed<Bool?> where Value: ColumnValue {
    Computed(.compare(left.expression, .less, right.bound))
  }
  @inlinable public static func > (left: Self, right: Value) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .greater, right.bound))
  }
  @inlinable public static func > (left: Value, right: Self) -> Computed<Value.TruthValue> {
    Computed(.compare(left.bound, .greater, right.expression))
  }
  @_disfavoredOverload @inlinable public static func > (left: Self, right: Value?) -> Computed<Bool?> where Value: ColumnValue {
    Computed(.compare(left.expression, .greater, right.bound))
  }
  @inlinable public static func <= (left: Self, right: Value) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .lessOrEqual, right.bound))
  }
  @inlinable public static func <= (left: Value, right: Self) -> Computed<Value.TruthValue> {
    Computed(.compare(left.bound, .lessOrEqual, right.expression))
  }
  @_disfavoredOverload @inlinable public static func <= (left: Self, right: Value?) -> Computed<Bool?> where Value: ColumnValue {
    Computed(.compare(left.expression, .lessOrEqual, right.bound))
  }
  @inlinable public static func >= (left: Self, right: Value) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .greaterOrEqual, right.bound))
  }
  @inlinable public static func >= (left: Value, right: Self) -> Computed<Value.TruthValue> {
    Computed(.compare(left.bound, .greaterOrEqual, right.expression))
  }
  @_disfavoredOverload @inlinable public static func >= (left: Self, right: Value?) -> Computed<Bool?> where Value: ColumnValue {
    Computed(.compare(left.expression, .greaterOrEqual, right.bound))
  }
}

// A part of a text is a text as well.
extension Column where Value.Comparand == String {
  @inlinable public static func == (left: Self, right: Substring) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .equal, right.expression))
  }
  @inlinable public static func != (left: Self, right: Substring) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .notEqual, right.expression))
  }
  @inlinable public static func < (left: Self, right: Substring) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .less, right.expression))
  }
  @inlinable public static func > (left: Self, right: Substring) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .greater, right.expression))
  }
  @inlinable public static func <= (left: Self, right: Substring) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .lessOrEqual, right.expression))
  }
  @inlinable public static func >= (left: Self, right: Substring) -> Computed<Value.TruthValue> {
    Computed(.compare(left.expression, .greaterOrEqual, right.expression))
  }
}
