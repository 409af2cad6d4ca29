/// Aggregate functions over the rows of a group. NULLs are passed over; without a value the result is NULL,
/// and 0 for a count.
extension QueryExpression {
  /// The number of rows in which the expression is not NULL.
  ///
  ///     RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
  ///       .group { list, _ in list.id }
  ///       .select { ($0.title, $1.id.count(filter: $1.isCompleted)) }
  ///     // count("reminders"."id") FILTER (WHERE "reminders"."isCompleted")
  ///
  /// - Parameters:
  ///   - distinct: Count equal values once.
  ///   - filter: Count only rows for which this holds.
  public func count(
    distinct: Bool = false, filter: some QueryExpression<Bool> = true
  ) -> Computed<Int> {
    Computed(.aggregate(.init(.count, expression, distinct: distinct, filter: filter.condition)))
  }

  /// The least value; of texts by code point.
  public func min(filter: some QueryExpression<Bool> = true) -> Computed<Value?>
  where Value: SQLOrderable {
    Computed(.aggregate(.init(.minimum, expression, filter: filter.condition)))
  }

  public func min<Wrapped: SQLOrderable>(
    filter: some QueryExpression<Bool> = true
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed(.aggregate(.init(.minimum, expression, filter: filter.condition)))
  }

  /// The greatest value; of texts by code point.
  public func max(filter: some QueryExpression<Bool> = true) -> Computed<Value?>
  where Value: SQLOrderable {
    Computed(.aggregate(.init(.maximum, expression, filter: filter.condition)))
  }

  public func max<Wrapped: SQLOrderable>(
    filter: some QueryExpression<Bool> = true
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed(.aggregate(.init(.maximum, expression, filter: filter.condition)))
  }

  /// The sum; of integers an integer of 64 bits, of `Float` a `Double`.
  public func sum(
    distinct: Bool = false, filter: some QueryExpression<Bool> = true
  ) -> Computed<Value.Sum?> where Value: SQLAdditive {
    Computed(.aggregate(.init(.sum, expression, distinct: distinct, filter: filter.condition)))
  }

  public func sum<Wrapped: SQLAdditive>(
    distinct: Bool = false, filter: some QueryExpression<Bool> = true
  ) -> Computed<Wrapped.Sum?> where Value == Wrapped? {
    Computed(.aggregate(.init(.sum, expression, distinct: distinct, filter: filter.condition)))
  }

  /// The mean, as a `Double`; of a ``Scaled`` number with four decimals more.
  public func avg(
    distinct: Bool = false, filter: some QueryExpression<Bool> = true
  ) -> Computed<Value.Average?> where Value: SQLAdditive {
    Computed(.aggregate(.init(.average, expression, distinct: distinct, filter: filter.condition)))
  }

  public func avg<Wrapped: SQLAdditive>(
    distinct: Bool = false, filter: some QueryExpression<Bool> = true
  ) -> Computed<Wrapped.Average?> where Value == Wrapped? {
    Computed(.aggregate(.init(.average, expression, distinct: distinct, filter: filter.condition)))
  }
}

extension QueryExpression where Value: SQLText {
  /// The texts of a group put together. Their order is not defined.
  ///
  ///     // SQLite: group_concat("tags"."title", ', ')   PostgreSQL: string_agg("tags"."title", ', ')
  ///
  /// - Parameters:
  ///   - separator: What stands between two texts.
  ///   - distinct: Take equal texts once. SQLite has that with the separator `,` only.
  ///   - filter: Take only rows for which this holds.
  public func groupConcat(
    separator: String = ",", distinct: Bool = false,
    filter: some QueryExpression<Bool> = true
  ) -> Computed<String?> {
    Computed(
      .aggregate(
        .init(
          .concatenate(separator: separator), expression, distinct: distinct,
          filter: filter.condition)))
  }
}

extension QueryExpression where Value == Bool {
  /// The condition, or `nil` where it always holds.
  fileprivate var condition: SQLExpression? {
    let expression = expression
    if case .value(.boolean(true), _) = expression { return nil }
    return expression
  }
}
