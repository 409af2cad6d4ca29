// `column == nil` would otherwise be Swift's own comparison of an optional, a Swift Bool. For an expression
// that is never NULL it may be: Swift says that it is always false, which it is. An overload for those made
// the compiler take seconds for a misspelled column in a chain of conditions.
extension QueryExpression where Value: ExpressibleByNilLiteral {
  /// `IS NULL`
  @inlinable public static func == (left: Self, right: _OptionalNilComparisonType) -> Computed<Bool> {
    Computed(.isNull(left.expression, negated: false))
  }

  /// `IS NOT NULL`
  @inlinable public static func != (left: Self, right: _OptionalNilComparisonType) -> Computed<Bool> {
    Computed(.isNull(left.expression, negated: true))
  }
}

extension SQLExpression {
  /// A null-safe comparison, in which a NULL that is known when the query is built asks for `IS NULL`.
  static func nullSafe(_ left: SQLExpression, _ right: SQLExpression, isEqual: Bool) -> SQLExpression {
    if case .value(.null, _) = right { return .isNull(left, negated: !isEqual) }
    if case .value(.null, _) = left { return .isNull(right, negated: !isEqual) }
    return .isDistinct(left, right, negated: isEqual)
  }
}

extension QueryExpression {
  /// Whether both are equal or both NULL: never NULL itself.
  ///
  ///     Reminder.where { $0.priority.is(priority) }
  ///     // "reminders"."prio" = ?1, and where priority is nil "reminders"."prio" IS NULL
  ///     Reminder.select { $0.priority.is(priority) }
  ///     // "reminders"."prio" IS NOT DISTINCT FROM ?1
  ///
  /// An index on the column serves on every engine: a condition of WHERE or ON is asked with `=`, because one
  /// that is NULL counts there as one that does not hold.
  public func `is`(_ other: some QueryExpression<Value>) -> Computed<Bool> {
    Computed(.nullSafe(expression, other.expression, isEqual: true))
  }

  public func `is`<Wrapped>(_ other: some QueryExpression<Wrapped>) -> Computed<Bool>
  where Value == Wrapped? {
    Computed(.nullSafe(expression, other.expression, isEqual: true))
  }

  public func `is`<Other: QueryExpression>(_ other: Other) -> Computed<Bool>
  where Other.Value == Value? {
    Computed(.nullSafe(expression, other.expression, isEqual: true))
  }

  /// Whether they differ, where NULL differs from every value but NULL: never NULL itself.
  public func isNot(_ other: some QueryExpression<Value>) -> Computed<Bool> {
    Computed(.nullSafe(expression, other.expression, isEqual: false))
  }

  public func isNot<Wrapped>(_ other: some QueryExpression<Wrapped>) -> Computed<Bool>
  where Value == Wrapped? {
    Computed(.nullSafe(expression, other.expression, isEqual: false))
  }

  public func isNot<Other: QueryExpression>(_ other: Other) -> Computed<Bool>
  where Other.Value == Value? {
    Computed(.nullSafe(expression, other.expression, isEqual: false))
  }

  /// The same as `== nil`, for any expression.
  public var isNull: Computed<Bool> { Computed(.isNull(expression, negated: false)) }

  /// The same as `!= nil`, for any expression.
  public var isNotNull: Computed<Bool> { Computed(.isNull(expression, negated: true)) }
}

extension QueryExpression {
  /// The first value that is not NULL: `coalesce(a, b)`.
  @inlinable public static func ?? <Wrapped: ColumnValue>(
    left: Self, right: some QueryExpression<Wrapped>
  ) -> Computed<Wrapped> where Value == Wrapped? {
    Computed(.function(.coalesce, [left.expression, right.expression]))
  }

  @inlinable public static func ?? <Wrapped: ColumnValue>(
    left: Self, right: some QueryExpression<Wrapped?>
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed(.function(.coalesce, [left.expression, right.expression]))
  }

  /// The first value that is not NULL: `coalesce(a, b)`.
  public func coalesce<Wrapped: ColumnValue>(
    _ other: some QueryExpression<Wrapped>
  ) -> Computed<Wrapped> where Value == Wrapped? {
    Computed(.function(.coalesce, [expression, other.expression]))
  }

  public func coalesce<Wrapped: ColumnValue>(
    _ other: some QueryExpression<Wrapped?>
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed(.function(.coalesce, [expression, other.expression]))
  }

  /// NULL where both are equal, else this value: `nullif(a, b)`.
  public func nullIf(_ other: some QueryExpression<Value>) -> Computed<Value?> where Value: ColumnValue {
    Computed(.function(.nullIf, [expression, other.expression]))
  }

  public func nullIf<Wrapped: ColumnValue>(
    _ other: some QueryExpression<Wrapped>
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed(.function(.nullIf, [expression, other.expression]))
  }
}

// Swift's own `??` takes any two operands that some type has in common, such as `any QueryExpression<Int?>` on the
// left of an assignment, and returns the first. These match the operands better than that does, which is why the
// compiler tries them before it, and them alone where one fits; parameters of generic types it would try later.
// One side is no plain value, so that `??` in plain Swift code never means them.

/// The first value that is not NULL: `coalesce(a, b)`.
@inlinable public func ?? <Wrapped: ColumnValue>(
  left: any RowExpression<Wrapped?>, right: any QueryExpression<Wrapped>
) -> Computed<Wrapped> {
  Computed(.function(.coalesce, [left.expression, right.expression]))
}

@inlinable public func ?? <Wrapped: ColumnValue>(
  left: any RowExpression<Wrapped?>, right: any QueryExpression<Wrapped?>
) -> Computed<Wrapped?> {
  Computed(.function(.coalesce, [left.expression, right.expression]))
}

@inlinable public func ?? <Wrapped: ColumnValue>(
  left: any RowExpression<Wrapped?>, right: Wrapped
) -> Computed<Wrapped> {
  Computed(.function(.coalesce, [left.expression, right.expression]))
}

@inlinable public func ?? <Wrapped: ColumnValue>(
  left: any RowExpression<Wrapped?>, right: Wrapped?
) -> Computed<Wrapped?> {
  Computed(.function(.coalesce, [left.expression, right.expression]))
}

@inlinable public func ?? <Wrapped: ColumnValue>(
  left: Wrapped?, right: any RowExpression<Wrapped?>
) -> Computed<Wrapped?> {
  Computed(.function(.coalesce, [left.expression, right.expression]))
}
