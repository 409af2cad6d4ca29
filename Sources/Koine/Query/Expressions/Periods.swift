/// A period from a value up to another one, which is no part of it.
public struct Period<Bound: SQLOrderable>: Sendable {
  fileprivate let start: SQLExpression
  fileprivate let end: SQLExpression

  /// Whether two periods have a value in common. They do not if one ends where the other begins, or if one of them is
  /// empty, as it does not end after its start. NULL if a bound that decides it is.
  ///
  ///     Booking.where { period(from: $0.start, to: $0.end).overlaps(period(from: start, to: end)).isTrue }
  ///     // … WHERE "bookings"."start" < ? AND ? < "bookings"."end" AND "bookings"."start" < "bookings"."end" AND ? < ?
  public func overlaps(_ other: Period<Bound>) -> Computed<Bool?> {
    let conditions: [SQLExpression] = [
      .comparison(start, .less, other.end), .comparison(other.start, .less, end),
      .comparison(start, .less, end), .comparison(other.start, .less, other.end),
    ]
    return Computed(SQLExpression.conjunction(conditions[...]).bounded)
  }

  /// Whether a value lies in the period: not before its start, and before its end. NULL if the value is, or a bound that
  /// decides it.
  ///
  ///     Booking.where { period(from: $0.start, to: $0.end).contains(day).isTrue }
  ///     // … WHERE "bookings"."start" <= ? AND ? < "bookings"."end"
  public func contains<Element: QueryExpression>(_ value: Element) -> Computed<Bool?>
  where Element.Value: SQLRepresentable, Element.Value.Comparand == Bound {
    Computed(
      .logical(
        .comparison(start, .lessOrEqual, value.expression), .and, .comparison(value.expression, .less, end)))
  }
}

/// The period from a value up to another one, which is no part of it.
///
///     period(from: $0.start, to: $0.end).overlaps(period(from: holiday.start, to: holiday.end))
///
/// A bound may be NULL: it is not known then, and no answer depends on it. If NULL is to mean that the period has no end,
/// give it one that lies behind all others:
///
///     period(from: $0.start, to: $0.end ?? Date.distantFuture).contains(Date.now)
public func period<Start: QueryExpression, End: QueryExpression, Bound: SQLOrderable>(
  from start: Start, to end: End
) -> Period<Bound>
where
  Start.Value: SQLRepresentable, End.Value: SQLRepresentable, Start.Value.Comparand == Bound,
  End.Value.Comparand == Bound
{
  Period(start: start.expression, end: end.expression)
}
