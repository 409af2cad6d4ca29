// `column == nil` would otherwise be Swift's own comparison of an optional, a Swift Bool. For an expression
// that is never NULL it may be: Swift says that it is always false, which it is.
extension Column where Value: ExpressibleByNilLiteral {
  /// `IS NULL`
  @inlinable public static func == (left: Self, right: _OptionalNilComparisonType) -> Computed<Bool> {
    Computed(.isNull(left.expression, negated: false))
  }
  @inlinable public static func == (left: _OptionalNilComparisonType, right: Self) -> Computed<Bool> {
    Computed(.isNull(right.expression, negated: false))
  }

  /// `IS NOT NULL`
  @inlinable public static func != (left: Self, right: _OptionalNilComparisonType) -> Computed<Bool> {
    Computed(.isNull(left.expression, negated: true))
  }
  @inlinable public static func != (left: _OptionalNilComparisonType, right: Self) -> Computed<Bool> {
    Computed(.isNull(right.expression, negated: true))
  }
}

extension ScalarExpression where Value: ExpressibleByNilLiteral {
  /// `IS NULL`
  @inlinable public static func == (left: Self, right: _OptionalNilComparisonType) -> Computed<Bool> {
    Computed(.isNull(left.expression, negated: false))
  }

  /// `IS NOT NULL`
  @inlinable public static func != (left: Self, right: _OptionalNilComparisonType) -> Computed<Bool> {
    Computed(.isNull(left.expression, negated: true))
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

  /// `IS NULL`: the same as `== nil`.
  public func `is`(_ none: _OptionalNilComparisonType) -> Computed<Bool>
  where Value: ExpressibleByNilLiteral {
    isNull
  }

  /// `IS NOT NULL`: the same as `!= nil`.
  public func isNot(_ none: _OptionalNilComparisonType) -> Computed<Bool>
  where Value: ExpressibleByNilLiteral {
    isNotNull
  }

  /// The same as `== nil`, for any expression.
  public var isNull: Computed<Bool> { Computed(.isNull(expression, negated: false)) }

  /// The same as `!= nil`, for any expression.
  public var isNotNull: Computed<Bool> { Computed(.isNull(expression, negated: true)) }
}

extension QueryExpression {
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

/// The same with a plain Swift value whose type only the expression beside it gives: a case, a member or a literal of
/// a narrower integer.
///
///     Sample.where { $0.kind.is(.urgent) && $0.small.isNot(3) }
extension QueryExpression where Value: SQLRepresentable, Value.Operand: ColumnValue {
  @_disfavoredOverload
  public func `is`(_ other: Value.Operand) -> Computed<Bool> {
    Computed(.nullSafe(expression, other.expression, isEqual: true))
  }

  @_disfavoredOverload
  public func isNot(_ other: Value.Operand) -> Computed<Bool> {
    Computed(.nullSafe(expression, other.expression, isEqual: false))
  }

  @_disfavoredOverload
  public func nullIf(_ other: Value.Operand) -> Computed<Value.Operand?> {
    Computed(.function(.nullIf, [expression, other.expression]))
  }
}

extension QueryExpression
where Value: SQLRepresentable & ExpressibleByNilLiteral, Value.Operand: ColumnValue {
  @_disfavoredOverload
  public func coalesce(_ other: Value.Operand) -> Computed<Value.Operand> {
    Computed(.function(.coalesce, [expression, other.expression]))
  }
}
