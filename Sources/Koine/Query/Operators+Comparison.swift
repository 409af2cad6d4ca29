/// Comparison of two expressions of one type, or of an optional with a plain one. NULL on either side makes
/// the result NULL, which no condition accepts; ``QueryExpression/is(_:)`` compares null-safely.
///
///     Reminder.where { $0.priority == 3 }      // WHERE "reminders"."prio" = ?1
///
/// Text is compared by code point, unless it has another ``SQLCollation``; dates as instants.
extension QueryExpression {
  @inlinable public static func == (left: Self, right: some QueryExpression<Value>) -> Computed<Bool> {
    Computed(.compare(left.expression, .equal, right.expression))
  }
  @inlinable public static func == <Wrapped>(
    left: Self, right: some QueryExpression<Wrapped>
  ) -> Computed<Bool> where Value == Wrapped? {
    Computed(.compare(left.expression, .equal, right.expression))
  }
  @inlinable public static func == <Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Bool> where Right.Value == Value? {
    Computed(.compare(left.expression, .equal, right.expression))
  }

  @inlinable public static func != (left: Self, right: some QueryExpression<Value>) -> Computed<Bool> {
    Computed(.compare(left.expression, .notEqual, right.expression))
  }
  @inlinable public static func != <Wrapped>(
    left: Self, right: some QueryExpression<Wrapped>
  ) -> Computed<Bool> where Value == Wrapped? {
    Computed(.compare(left.expression, .notEqual, right.expression))
  }
  @inlinable public static func != <Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Bool> where Right.Value == Value? {
    Computed(.compare(left.expression, .notEqual, right.expression))
  }

  @inlinable public static func < (left: Self, right: some QueryExpression<Value>) -> Computed<Bool> {
    Computed(.compare(left.expression, .less, right.expression))
  }
  @inlinable public static func < <Wrapped>(
    left: Self, right: some QueryExpression<Wrapped>
  ) -> Computed<Bool> where Value == Wrapped? {
    Computed(.compare(left.expression, .less, right.expression))
  }
  @inlinable public static func < <Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Bool> where Right.Value == Value? {
    Computed(.compare(left.expression, .less, right.expression))
  }

  @inlinable public static func > (left: Self, right: some QueryExpression<Value>) -> Computed<Bool> {
    Computed(.compare(left.expression, .greater, right.expression))
  }
  @inlinable public static func > <Wrapped>(
    left: Self, right: some QueryExpression<Wrapped>
  ) -> Computed<Bool> where Value == Wrapped? {
    Computed(.compare(left.expression, .greater, right.expression))
  }
  @inlinable public static func > <Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Bool> where Right.Value == Value? {
    Computed(.compare(left.expression, .greater, right.expression))
  }

  @inlinable public static func <= (left: Self, right: some QueryExpression<Value>) -> Computed<Bool> {
    Computed(.compare(left.expression, .lessOrEqual, right.expression))
  }
  @inlinable public static func <= <Wrapped>(
    left: Self, right: some QueryExpression<Wrapped>
  ) -> Computed<Bool> where Value == Wrapped? {
    Computed(.compare(left.expression, .lessOrEqual, right.expression))
  }
  @inlinable public static func <= <Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Bool> where Right.Value == Value? {
    Computed(.compare(left.expression, .lessOrEqual, right.expression))
  }

  @inlinable public static func >= (left: Self, right: some QueryExpression<Value>) -> Computed<Bool> {
    Computed(.compare(left.expression, .greaterOrEqual, right.expression))
  }
  @inlinable public static func >= <Wrapped>(
    left: Self, right: some QueryExpression<Wrapped>
  ) -> Computed<Bool> where Value == Wrapped? {
    Computed(.compare(left.expression, .greaterOrEqual, right.expression))
  }
  @inlinable public static func >= <Right: QueryExpression>(
    left: Self, right: Right
  ) -> Computed<Bool> where Right.Value == Value? {
    Computed(.compare(left.expression, .greaterOrEqual, right.expression))
  }
}

extension SQLExpression {
  /// A comparison, in which a NULL that is known when the query is built asks for `IS NULL`.
  @usableFromInline static func compare(
    _ left: consuming SQLExpression, _ comparison: SQLComparisonOperator, _ right: consuming SQLExpression
  ) -> SQLExpression {
    let (left, right) = (left, right)
    if comparison == .equal || comparison == .notEqual {
      if case .value(.null, _) = right { return .isNull(left, negated: comparison == .notEqual) }
      if case .value(.null, _) = left { return .isNull(right, negated: comparison == .notEqual) }
    }
    return .comparison(left, comparison, right)
  }
}
