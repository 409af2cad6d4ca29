// swift-format-ignore-file
// Written by scripts/generate-operators.

/// Arithmetic on numbers of one type; an optional operand makes the result optional.
///
///     Item.select { $0.price * $0.quantity - 1 }   // SELECT "items"."price" * "items"."quantity" - ?1 …
///
/// `+` puts two texts together as well: `"a" || "b"`, NULL if one of them is. ``concat(_:)`` takes NULL for an empty text.
///
/// A result beyond 64 bits is an error on PostgreSQL; on SQLite it becomes a floating-point number, and such a result
/// is refused when it is decoded.
///
/// `/` of integers truncates towards zero, and `%` has the sign of the dividend, that of decimal and floating-point
/// numbers too; both are exact. PostgreSQL has no exact `%` of floating-point numbers, so it is refused there. A divisor of zero makes the result
/// NULL on every engine, so the result is optional unless the divisor is a plain Swift value; a plain value of zero is
/// then refused.
///
///     Item.select { ($0.price / $0.quantity, $0.price / 100) }    // [(Int?, Int)]
extension Column where Value: ColumnValue & SQLAddend {
  /// The sum of numbers, or texts put together; NULL if an operand is.
  @inlinable public static func + <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue> where OtherValue.Comparand == Value.Comparand {
    Computed(Value._sum(left.expression, right.expression))
  }
}

extension Column where Value: SQLAddend & ExpressibleByNilLiteral {
  /// The sum of numbers, or texts put together; NULL if an operand is.
  @inlinable public static func + <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Value> where OtherValue.Comparand == Value.Comparand {
    Computed(Value._sum(left.expression, right.expression))
  }
}

extension Column where Value: SQLAddend {
  /// The sum of numbers, or texts put together; NULL if an operand is.
  @inlinable public static func + (left: Self, right: Value) -> Computed<Value> {
    Computed(Value._sum(left.expression, right.bound))
  }
  /// The sum of numbers, or texts put together; NULL if an operand is.
  @inlinable public static func + (left: Value, right: Self) -> Computed<Value> {
    Computed(Value._sum(left.bound, right.expression))
  }
}

extension Column where Value: SQLAdditive {
  /// The difference; NULL if an operand is.
  @inlinable public static func - <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue> where OtherValue.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
  /// The remainder, with the sign of the dividend; NULL if an operand is, or the divisor is zero.
  @inlinable public static func % <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Value?> where OtherValue.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .remainder, right.expression))
  }
}

extension Column where Value: SQLNumericValue & ExpressibleByNilLiteral {
  /// The difference; NULL if an operand is.
  @inlinable public static func - <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Value> where OtherValue.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
  /// The remainder, with the sign of the dividend; NULL if an operand is, or the divisor is zero.
  @inlinable public static func % <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Value> where OtherValue.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .remainder, right.expression))
  }
}

extension Column where Value: SQLNumericValue {
  /// The difference; NULL if an operand is.
  @inlinable public static func - (left: Self, right: Value) -> Computed<Value> {
    Computed(.arithmetic(left.expression, .subtract, right.bound))
  }
  /// The difference; NULL if an operand is.
  @inlinable public static func - (left: Value, right: Self) -> Computed<Value> {
    Computed(.arithmetic(left.bound, .subtract, right.expression))
  }
  /// The remainder, with the sign of the dividend; NULL if an operand is, or the divisor is zero.
  @inlinable public static func % (left: Self, right: Value) -> Computed<Value> {
    Computed(.division(left.expression, .remainder, by: right))
  }
  /// The remainder, with the sign of the dividend; NULL if an operand is, or the divisor is zero.
  @inlinable public static func % (left: Value, right: Self) -> Computed<Value.OptionalValue> {
    Computed(.arithmetic(left.bound, .remainder, right.expression))
  }
}

extension Column where Value: SQLNumeric {
  /// The product; NULL if an operand is.
  @inlinable public static func * <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<OtherValue> where OtherValue.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
  /// The quotient; NULL if an operand is, or the divisor is zero.
  @inlinable public static func / <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Value?> where OtherValue.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, Value.division, right.expression))
  }
}

extension Column where Value: SQLBinaryNumericValue & ExpressibleByNilLiteral {
  /// The product; NULL if an operand is.
  @inlinable public static func * <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Value> where OtherValue.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
  /// The quotient; NULL if an operand is, or the divisor is zero.
  @inlinable public static func / <Other, OtherValue>(left: Self, right: Column<Other, OtherValue>) -> Computed<Value> where OtherValue.Comparand == Value.Comparand {
    Computed(.arithmetic(left.expression, Value.division, right.expression))
  }
}

extension Column where Value: SQLBinaryNumericValue {
  /// The product; NULL if an operand is.
  @inlinable public static func * (left: Self, right: Value) -> Computed<Value> {
    Computed(.arithmetic(left.expression, .multiply, right.bound))
  }
  /// The product; NULL if an operand is.
  @inlinable public static func * (left: Value, right: Self) -> Computed<Value> {
    Computed(.arithmetic(left.bound, .multiply, right.expression))
  }
  /// The quotient; NULL if an operand is, or the divisor is zero.
  @inlinable public static func / (left: Self, right: Value) -> Computed<Value> {
    Computed(.division(left.expression, Value.division, by: right))
  }
  /// The quotient; NULL if an operand is, or the divisor is zero.
  @inlinable public static func / (left: Value, right: Self) -> Computed<Value.OptionalValue> {
    Computed(.arithmetic(left.bound, Value.division, right.expression))
  }
}

extension Column where Value: SQLNumericValue {
  /// The number with the other sign; NULL if it is NULL.
  @inlinable public static prefix func - (operand: Self) -> Computed<Value> {
    Computed(.unary(.negate, operand.expression))
  }
}
