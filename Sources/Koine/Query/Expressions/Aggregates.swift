/// The number of rows of a group: `count(*)`.
///
///     Reminder.group(by: \.priority).select { ($0.priority, countRows()) }
///     // SELECT "reminders"."prio", count(*) FROM "reminders" GROUP BY "reminders"."prio"
///
/// `$0.title.count()` counts the rows in which the expression is not NULL.
///
/// - Parameter filter: Count only rows for which this holds.
public func countRows<Filter: QueryExpression>(filter: Filter = true) -> Computed<Int>
where Filter.Value: SQLTruthValue {
  Computed(.aggregate(.init(.count, nil, filter: filter.condition)))
}

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
  public func count<Filter: QueryExpression>(
    distinct: Bool = false, filter: Filter = true
  ) -> Computed<Int>
  where Filter.Value: SQLTruthValue {
    Computed(.aggregate(.init(.count, expression, distinct: distinct, filter: filter.condition)))
  }

  // Each of these is for what may be NULL, too: a second overload would double the compiler's work for each aggregate of
  // a literal.
  /// The least value; texts are compared by code point.
  public func min<Filter: QueryExpression>(filter: Filter = true) -> Computed<Value.Comparand?>
  where Value: SQLRepresentable, Value.Comparand: SQLOrderable, Filter.Value: SQLTruthValue {
    Computed(.aggregate(.init(.minimum, expression, filter: filter.condition)))
  }

  /// The greatest value; texts are compared by code point.
  public func max<Filter: QueryExpression>(filter: Filter = true) -> Computed<Value.Comparand?>
  where Value: SQLRepresentable, Value.Comparand: SQLOrderable, Filter.Value: SQLTruthValue {
    Computed(.aggregate(.init(.maximum, expression, filter: filter.condition)))
  }

  /// The sum: a 64-bit integer for integers, a `Double` for `Float`.
  public func sum<Filter: QueryExpression>(
    distinct: Bool = false, filter: Filter = true
  ) -> Computed<Value.Comparand.Sum?>
  where Value: SQLRepresentable, Value.Comparand: SQLAdditive, Filter.Value: SQLTruthValue {
    Computed(.aggregate(.init(.sum, expression, distinct: distinct, filter: filter.condition)))
  }

  /// The mean, as a `Double`; of a ``Scaled`` number with four decimals more.
  public func avg<Filter: QueryExpression>(
    distinct: Bool = false, filter: Filter = true
  ) -> Computed<Value.Comparand.Average?>
  where Value: SQLRepresentable, Value.Comparand: SQLAdditive, Filter.Value: SQLTruthValue {
    Computed(.aggregate(.init(.average, expression, distinct: distinct, filter: filter.condition)))
  }
}

extension QueryExpression where Value: SQLText {
  /// The texts of a group put together. Their order is not defined.
  ///
  ///     // SQLite: group_concat("tags"."title", ', ')   PostgreSQL: string_agg("tags"."title", ', ')
  ///
  /// - Parameters:
  ///   - separator: The text between two texts.
  ///   - distinct: Take equal texts once.
  ///   - filter: Take only rows for which this holds.
  public func groupConcat<Filter: QueryExpression>(
    separator: String = ",", distinct: Bool = false,
    filter: Filter = true
  ) -> Computed<String?>
  where Filter.Value: SQLTruthValue {
    Computed(
      .aggregate(
        .init(
          .concatenate(separator: separator), expression, distinct: distinct,
          filter: filter.condition)))
  }
}

extension QueryExpression where Value: SQLTruthValue {
  /// The condition, or `nil` if it always holds.
  @_spi(KoineDriver) public var condition: SQLExpression? {
    let condition = expression.condition
    if case .value(.boolean(true), _) = condition { return nil }
    return condition
  }
}
