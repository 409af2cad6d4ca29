/// Tests of a condition; they are never NULL, and neither is the opposite of one.
///
///     Sample.select { !$0.flag.isTrue }       // SELECT NOT coalesce("samples"."flag", FALSE)
///
/// Of a condition that cannot be NULL either, they are the condition itself or its opposite.
extension QueryExpression where Value: SQLTruthValue {
  /// Whether the condition holds; false if it is NULL.
  ///
  ///     Sample.select { $0.flag.isTrue }     // SELECT coalesce("samples"."flag", FALSE)
  ///     Sample.where { $0.flag.isTrue }      // WHERE "samples"."flag"
  public var isTrue: Computed<Bool> { Computed(orIfNull(false)) }

  /// Whether the condition does not hold; false if it is NULL.
  ///
  ///     Sample.where { $0.flag.isFalse }     // WHERE NOT coalesce("samples"."flag", TRUE)
  public var isFalse: Computed<Bool> { Computed(.not(orIfNull(true))) }

  /// Whether the condition is NULL.
  public var isUnknown: Computed<Bool> { Computed(.isNull(expression, negated: false)) }

  /// Whether the condition holds or is NULL.
  public var isNotFalse: Computed<Bool> { Computed(orIfNull(true)) }

  /// Whether the condition does not hold or is NULL.
  public var isNotTrue: Computed<Bool> { Computed(.not(orIfNull(false))) }

  /// Whether the condition holds or does not, but is not NULL.
  public var isKnown: Computed<Bool> { Computed(.isNull(expression, negated: true)) }

  private func orIfNull(_ value: Bool) -> SQLExpression {
    Value.isNullable ? .function(.coalesce, [expression, .truth(value)]) : expression
  }
}

extension SQLExpression {
  static func truth(_ value: Bool) -> SQLExpression { .literal(.boolean(value), .boolean) }

  fileprivate func betweenSymmetric(_ bound: SQLExpression, _ other: SQLExpression) -> SQLExpression {
    .between(self, .extreme(.least, bound, other), .extreme(.greatest, bound, other), negated: false)
  }
}

extension QueryExpression where Value: SQLOrderableValue {
  /// Whether the value lies between two others, both included, whichever of them is the greater one: `BETWEEN
  /// SYMMETRIC`. NULL if one of the three is.
  ///
  ///     Sample.where { $0.id.betweenSymmetric(9, and: 2) }      // "samples"."id" BETWEEN least(9, 2) AND greatest(9, 2)
  public func betweenSymmetric(
    _ bound: some QueryExpression<Value>, and other: some QueryExpression<Value>
  ) -> Computed<Value.TruthValue> {
    Computed(expression.betweenSymmetric(bound.expression, other.expression))
  }

  /// Whether a value that may be NULL lies between two others, whichever of them is the greater one.
  public func betweenSymmetric<Wrapped>(
    _ bound: some QueryExpression<Wrapped>, and other: some QueryExpression<Wrapped>
  ) -> Computed<Bool?> where Value == Wrapped? {
    Computed(expression.betweenSymmetric(bound.expression, other.expression))
  }
}

/// A period from a value up to another one, which is no part of it.
public struct Period<Bound: SQLOrderable>: Sendable {
  fileprivate let start: SQLExpression
  fileprivate let end: SQLExpression

  /// Whether two periods have a value in common. They do not if one ends where the other begins, or if one of them is
  /// empty, as it does not end after its start. NULL if a bound that decides it is.
  ///
  ///     Booking.where { period(from: $0.start, to: $0.end).overlaps(period(from: start, to: end)) }
  ///     // … WHERE "bookings"."start" < ? AND ? < "bookings"."end" AND "bookings"."start" < "bookings"."end" AND ? < ?
  public func overlaps(_ other: Period<Bound>) -> Computed<Bool?> {
    let conditions: [SQLExpression] = [
      .comparison(start, .less, other.end), .comparison(other.start, .less, end),
      .comparison(start, .less, end), .comparison(other.start, .less, other.end),
    ]
    return Computed(SQLExpression.conjunction(conditions[...]).bounded)
  }

  /// Whether a value lies in the period: not before its start, and before its end.
  public func contains(_ value: some QueryExpression<Bound>) -> Computed<Bool?> {
    Computed(
      .logical(
        .comparison(start, .lessOrEqual, value.expression), .and, .comparison(value.expression, .less, end)))
  }
}

/// The period from a value up to another one, which is no part of it.
///
///     period(from: $0.start, to: $0.end).overlaps(period(from: holiday.start, to: holiday.end))
public func period<Bound: SQLOrderable>(
  from start: some QueryExpression<Bound>, to end: some QueryExpression<Bound>
) -> Period<Bound> {
  Period(start: start.expression, end: end.expression)
}
