// `column == nil` would otherwise be Swift's own comparison of an optional, a Swift Bool. For an expression
// that is never NULL it may be: Swift says that it is always false, which it is.
extension Column where Value: ExpressibleByNilLiteral {
  /// `IS NULL`
  @inlinable public static func == (left: Self, right: _OptionalNilComparisonType) -> Computed<Bool> {
    Computed(.isNull(left.expression, negated: false))
  }
  /// `IS NULL`, with `nil` on the left.
  @inlinable public static func == (left: _OptionalNilComparisonType, right: Self) -> Computed<Bool> {
    Computed(.isNull(right.expression, negated: false))
  }

  /// `IS NOT NULL`
  @inlinable public static func != (left: Self, right: _OptionalNilComparisonType) -> Computed<Bool> {
    Computed(.isNull(left.expression, negated: true))
  }
  /// `IS NOT NULL`, with `nil` on the left.
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
  ///     // "reminders"."prio" = ?1, and if priority is nil: "reminders"."prio" IS NULL
  ///     Reminder.select { $0.priority.is(priority) }
  ///     // "reminders"."prio" IS NOT DISTINCT FROM ?1
  ///
  /// An index on the column serves on every engine: a condition of WHERE or ON is asked with `=`, because one
  /// that is NULL counts there as one that does not hold.
  public func `is`(_ other: some QueryExpression<Value>) -> Computed<Bool> {
    Computed(.nullSafe(expression, other.expression, isEqual: true))
  }

  /// Whether a value that may be NULL is there and equal to one that is never NULL.
  public func `is`<Wrapped>(_ other: some QueryExpression<Wrapped>) -> Computed<Bool>
  where Value == Wrapped? {
    Computed(.nullSafe(expression, other.expression, isEqual: true))
  }

  /// Whether the value is equal to one that may be NULL: false if that is NULL.
  public func `is`<Other: QueryExpression>(_ other: Other) -> Computed<Bool>
  where Other.Value == Value? {
    Computed(.nullSafe(expression, other.expression, isEqual: true))
  }

  /// Whether they differ; NULL differs from every value but NULL. Never NULL itself.
  public func isNot(_ other: some QueryExpression<Value>) -> Computed<Bool> {
    Computed(.nullSafe(expression, other.expression, isEqual: false))
  }

  /// Whether a value that may be NULL is NULL or differs from one that is never NULL.
  public func isNot<Wrapped>(_ other: some QueryExpression<Wrapped>) -> Computed<Bool>
  where Value == Wrapped? {
    Computed(.nullSafe(expression, other.expression, isEqual: false))
  }

  /// Whether the value differs from one that may be NULL: true if that is NULL.
  public func isNot<Other: QueryExpression>(_ other: Other) -> Computed<Bool>
  where Other.Value == Value? {
    Computed(.nullSafe(expression, other.expression, isEqual: false))
  }

  /// Whether a number is equal to one of another type, or both are NULL: ``Scaled`` numbers of different scales, and
  /// integers.
  @_disfavoredOverload
  public func `is`<Other: QueryExpression>(_ other: Other) -> Computed<Bool>
  where Value: SQLRepresentable, Other.Value: SQLRepresentable, Other.Value.Comparison == Value.Comparison {
    Computed(.nullSafe(expression, other.expression, isEqual: true))
  }

  /// Whether a number differs from one of another type; NULL differs from every number.
  @_disfavoredOverload
  public func isNot<Other: QueryExpression>(_ other: Other) -> Computed<Bool>
  where Value: SQLRepresentable, Other.Value: SQLRepresentable, Other.Value.Comparison == Value.Comparison {
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
  /// The value, or that of another expression if it is NULL: `coalesce(a, b)`. `??` does the same.
  ///
  ///     Sample.select { $0.m.coalesce($0.id) }              // coalesce("samples"."m", "samples"."id")
  public func coalesce<Wrapped: ColumnValue>(
    _ other: some QueryExpression<Wrapped>
  ) -> Computed<Wrapped> where Value == Wrapped? {
    Computed(.function(.coalesce, [expression, other.expression]))
  }

  /// The value, or that of an expression that may be NULL too.
  public func coalesce<Wrapped: ColumnValue>(
    _ other: some QueryExpression<Wrapped?>
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed(.function(.coalesce, [expression, other.expression]))
  }

  /// The number, or one of another scale if it is NULL, with the decimals of the one that has more.
  @_disfavoredOverload
  public func coalesce<Other: QueryExpression>(
    _ other: Other
  ) -> Computed<Scaled<SumScale<Value.Comparand.Scale, Other.Value.Comparand.Scale>>?>
  where
    Value: SQLRepresentable & ExpressibleByNilLiteral, Other.Value: SQLRepresentable,
    Value.Comparand: SQLDecimalNumber, Other.Value.Comparand: SQLDecimalNumber
  {
    .ofOneScale { .function(.coalesce, [$0(expression), $0(other.expression)]) }
  }

  /// NULL if both are equal, else this value: `nullif(a, b)`.
  ///
  ///     Reminder.select { $0.title.nullIf("É") }            // nullif("reminders"."title", ?1)
  public func nullIf(_ other: some QueryExpression<Value>) -> Computed<Value?> where Value: ColumnValue {
    Computed(.function(.nullIf, [expression, other.expression]))
  }

  /// NULL if this value is equal to one that is never NULL, or is NULL itself; else this value.
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
  /// Whether both are equal or both NULL: never NULL itself.
  @_disfavoredOverload
  public func `is`(_ other: Value.Operand) -> Computed<Bool> {
    Computed(.nullSafe(expression, other.expression, isEqual: true))
  }

  /// Whether they differ; NULL differs from every value but NULL. Never NULL itself.
  @_disfavoredOverload
  public func isNot(_ other: Value.Operand) -> Computed<Bool> {
    Computed(.nullSafe(expression, other.expression, isEqual: false))
  }

  /// NULL if both are equal, else this value: `nullif(a, b)`.
  @_disfavoredOverload
  public func nullIf(_ other: Value.Operand) -> Computed<Value.Operand?> {
    Computed(.function(.nullIf, [expression, other.expression]))
  }
}

extension QueryExpression where Value: SQLRepresentable, Value.Comparand: SQLDecimalNumber {
  /// NULL if the number is equal to a `Decimal` with its decimals, else this number: `nullif(a, b)`.
  @_disfavoredOverload
  public func nullIf(_ other: some _PlainDecimal) -> Computed<Value.Comparand?> {
    Computed(.function(.nullIf, [expression, Value.Comparand(other._decimal).expression]))
  }
}

extension QueryExpression
where Value: SQLRepresentable & ExpressibleByNilLiteral, Value.Operand: ColumnValue {
  /// The value, or a plain Swift value if it is NULL: `coalesce(a, b)`.
  @_disfavoredOverload
  public func coalesce(_ other: Value.Operand) -> Computed<Value.Operand> {
    Computed(.function(.coalesce, [expression, other.expression]))
  }
}
