/// Arithmetic on numbers of one type; an optional operand makes the result optional.
///
///     Item.select { $0.price * $0.quantity - 1 }   // SELECT "items"."price" * "items"."quantity" - ?1 …
///
/// `/` of integers truncates towards zero and `%` has the sign of the dividend; a divisor of zero makes the
/// result NULL on every engine, which in a result that is not optional is an error of decoding: where a divisor
/// may be zero, divide by `divisor.nullIf(0)`, which makes the result optional. A result beyond 64 bits is an error on
/// PostgreSQL; SQLite leaves the integers, and such a result is refused when it is decoded.
extension QueryExpression where Value: SQLAdditive {
  @inlinable public static func + (left: Self, right: some QueryExpression<Value>) -> Computed<Value> {
    Computed(.arithmetic(left.expression, .add, right.expression))
  }
  @inlinable public static func + <Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Value?> where Right.Value == Value? {
    Computed(.arithmetic(left.expression, .add, right.expression))
  }

  @inlinable public static func - (left: Self, right: some QueryExpression<Value>) -> Computed<Value> {
    Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
  @inlinable public static func - <Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Value?> where Right.Value == Value? {
    Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
}

extension QueryExpression where Value: SQLNumeric {
  @inlinable public static func * (left: Self, right: some QueryExpression<Value>) -> Computed<Value> {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
  @inlinable public static func * <Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Value?> where Right.Value == Value? {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }

  @inlinable public static func / (left: Self, right: some QueryExpression<Value>) -> Computed<Value> {
    Computed(.arithmetic(left.expression, Value.division, right.expression))
  }
  @inlinable public static func / <Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Value?> where Right.Value == Value? {
    Computed(.arithmetic(left.expression, Value.division, right.expression))
  }
}

extension QueryExpression {
  @inlinable public static func + <Wrapped: SQLAdditive>(
    left: Self, right: some QueryExpression<Wrapped>
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed(.arithmetic(left.expression, .add, right.expression))
  }
  @inlinable public static func + <Wrapped: SQLAdditive, Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Wrapped?> where Value == Wrapped?, Right.Value == Wrapped? {
    Computed(.arithmetic(left.expression, .add, right.expression))
  }

  @inlinable public static func - <Wrapped: SQLAdditive>(
    left: Self, right: some QueryExpression<Wrapped>
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
  @inlinable public static func - <Wrapped: SQLAdditive, Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Wrapped?> where Value == Wrapped?, Right.Value == Wrapped? {
    Computed(.arithmetic(left.expression, .subtract, right.expression))
  }

  @inlinable public static func * <Wrapped: SQLNumeric>(
    left: Self, right: some QueryExpression<Wrapped>
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
  @inlinable public static func * <Wrapped: SQLNumeric, Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Wrapped?> where Value == Wrapped?, Right.Value == Wrapped? {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }

  @inlinable public static func / <Wrapped: SQLNumeric>(
    left: Self, right: some QueryExpression<Wrapped>
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed(.arithmetic(left.expression, Wrapped.division, right.expression))
  }
  @inlinable public static func / <Wrapped: SQLNumeric, Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Wrapped?> where Value == Wrapped?, Right.Value == Wrapped? {
    Computed(.arithmetic(left.expression, Wrapped.division, right.expression))
  }
}

extension QueryExpression where Value: SQLInteger {
  @inlinable public static func % (left: Self, right: some QueryExpression<Value>) -> Computed<Value> {
    Computed(.arithmetic(left.expression, .remainder, right.expression))
  }
  @inlinable public static func % <Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Value?> where Right.Value == Value? {
    Computed(.arithmetic(left.expression, .remainder, right.expression))
  }
}

extension QueryExpression {
  @inlinable public static func % <Wrapped: SQLInteger>(
    left: Self, right: some QueryExpression<Wrapped>
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed(.arithmetic(left.expression, .remainder, right.expression))
  }
  @inlinable public static func % <Wrapped: SQLInteger, Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Wrapped?> where Value == Wrapped?, Right.Value == Wrapped? {
    Computed(.arithmetic(left.expression, .remainder, right.expression))
  }
}

// The sign stands on the concrete types: on the protocol it would slow down every `-` of a user's file.
extension Column where Value: SQLNumericValue {
  @inlinable public static prefix func - (operand: Self) -> Computed<Value> {
    Computed(.unary(.negate, operand.expression))
  }
}

extension Computed where Value: SQLNumericValue {
  @inlinable public static prefix func - (operand: Self) -> Computed<Value> {
    Computed(.unary(.negate, operand.expression))
  }
}

extension QueryExpression where Value == String {
  /// Puts two texts together: `"a" || "b"`.
  @inlinable public static func + (left: Self, right: some QueryExpression<String>) -> Computed<String> {
    Computed(.concatenation(left.expression, right.expression))
  }
  @inlinable public static func + <Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<String?> where Right.Value == String? {
    Computed(.concatenation(left.expression, right.expression))
  }
}

extension QueryExpression where Value == String? {
  @inlinable public static func + (left: Self, right: some QueryExpression<String>) -> Computed<String?> {
    Computed(.concatenation(left.expression, right.expression))
  }
  @inlinable public static func + (left: Self, right: some QueryExpression<String?>) -> Computed<String?> {
    Computed(.concatenation(left.expression, right.expression))
  }
}
