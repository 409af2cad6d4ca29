/// Aggregates in an order, or of what values have in common.
extension QueryExpression where Value: SQLRepresentable, Value.OptionalValue: SQLRepresentable {
  /// The value in the first row of an order, NULL included; of no row NULL. In rows that are equal by the order, it is the
  /// least value.
  ///
  ///     Reminder.group(by: \.remindersListID)
  ///       .select { ($0.remindersListID, $0.title.first(orderedBy: $0.priority.descending(), $0.id)) }
  ///     // SQLite: koine_first('da', …), a function of the driver
  ///     // PostgreSQL: (array_agg("reminders"."title" ORDER BY "reminders"."prio" DESC NULLS LAST, …))[1]
  ///
  /// MariaDB has no such function, and Koine refuses it.
  ///
  /// - Parameters:
  ///   - first: The first term of the order.
  ///   - further: The terms after it.
  ///   - filter: Take only rows for which this holds.
  public func first<First: OrderingTerm, each Further: OrderingTerm, Filter: QueryExpression>(
    orderedBy first: First, _ further: repeat each Further, filter: Filter = true
  ) -> Computed<Value.OptionalValue> where Filter.Value: SQLTruthValue {
    Computed(.aggregate(inOrder(first, repeat each further, filter: filter.condition, isReversed: false)))
  }

  /// The value in the last row of an order, NULL included; of no row NULL. In rows that are equal by the order, it is the
  /// greatest value.
  ///
  /// - Parameters:
  ///   - first: The first term of the order.
  ///   - further: The terms after it.
  ///   - filter: Take only rows for which this holds.
  public func last<First: OrderingTerm, each Further: OrderingTerm, Filter: QueryExpression>(
    orderedBy first: First, _ further: repeat each Further, filter: Filter = true
  ) -> Computed<Value.OptionalValue> where Filter.Value: SQLTruthValue {
    Computed(.aggregate(inOrder(first, repeat each further, filter: filter.condition, isReversed: true)))
  }

  private func inOrder<each Term: OrderingTerm>(
    _ terms: repeat each Term, filter: SQLExpression?, isReversed: Bool
  ) -> SQLAggregate {
    var ordering: [SQLOrdering] = []
    for term in repeat each terms { term._append(to: &ordering) }
    let own = expression
    ordering.append(SQLOrdering(own.type.storage == .text ? .collate(own.withoutCollation, .binary) : own))
    return SQLAggregate(
      .first, own, ordering: isReversed ? ordering.map(\.reversed) : ordering, filter: filter)
  }

  /// The first value, from the least on, that at least a fraction of all values is not greater than.
  ///
  ///     Reminder.select { $0.title.percentileDisc(0.5) }
  ///     // PostgreSQL: percentile_disc(0.5) WITHIN GROUP (ORDER BY "reminders"."title" COLLATE "C")
  ///     // SQLite: koine_percentile_disc(0.5, "reminders"."title"), a function of the driver
  ///
  /// MariaDB has no such function, and Koine refuses it.
  ///
  /// - Parameters:
  ///   - fraction: From 0 to 1; another one is refused when the query is rendered.
  ///   - filter: Take only rows for which this holds.
  public func percentileDisc<Filter: QueryExpression>(
    _ fraction: Double, filter: Filter = true
  ) -> Computed<Value.OptionalValue> where Value: SQLOrderableValue, Filter.Value: SQLTruthValue {
    Computed(.aggregate(.init(.discretePercentile(fraction), expression, filter: filter.condition)))
  }

  /// The value that occurs most often; of several, the least.
  ///
  ///     Tag.select { $0.title.mode() }
  ///     // PostgreSQL: mode() WITHIN GROUP (ORDER BY "tags"."title" COLLATE "C")
  ///     // SQLite: koine_mode("tags"."title"), a function of the driver
  ///
  /// MariaDB has no such function, and Koine refuses it.
  ///
  /// - Parameter filter: Take only rows for which this holds.
  public func mode<Filter: QueryExpression>(filter: Filter = true) -> Computed<Value.OptionalValue>
  where Filter.Value: SQLTruthValue {
    Computed(.aggregate(.init(.mode, expression, filter: filter.condition)))
  }
}

extension QueryExpression where Value: SQLText {
  /// The texts of a group put together in an order.
  ///
  ///     Tag.group(by: \.reminderID).select { $0.title.groupConcat(separator: ", ", orderedBy: $0.title) }
  ///     // SQLite:     koine_concat(', ', 0, 'a', "tags"."title", "tags"."title"), a function of the driver
  ///     // PostgreSQL: string_agg("tags"."title", ', ' ORDER BY "tags"."title" COLLATE "C")
  ///     // MariaDB:    group_concat(`tags`.`title` ORDER BY `tags`.`title` SEPARATOR ', ')
  ///
  /// - Parameters:
  ///   - separator: The text between two texts.
  ///   - distinct: Take equal texts once. Then the texts themselves are all that they can be ordered by.
  ///   - filter: Take only rows for which this holds.
  ///   - first: The first term of the order.
  ///   - further: The terms after it.
  public func groupConcat<First: OrderingTerm, each Further: OrderingTerm, Filter: QueryExpression>(
    separator: String = ",", distinct: Bool = false, orderedBy first: First, _ further: repeat each Further,
    filter: Filter = true
  ) -> Computed<String?> where Filter.Value: SQLTruthValue {
    var ordering = first._ordering
    for term in repeat each further { term._append(to: &ordering) }
    return Computed(
      .aggregate(
        .init(
          .concatenate(separator: separator), expression, distinct: distinct, ordering: ordering,
          filter: filter.condition)))
  }
}

extension QueryExpression where Value: SQLTruthValue {
  /// Whether a condition holds in one row at least. NULLs are passed over.
  ///
  ///     Reminder.group(by: \.remindersListID).select { ($0.remindersListID, $0.isCompleted.any()) }
  ///     // SQLite: max("reminders"."isCompleted")   PostgreSQL: bool_or("reminders"."isCompleted")
  ///
  /// - Parameter filter: Take only rows for which this holds.
  public func any<Filter: QueryExpression>(filter: Filter = true) -> Computed<Bool?>
  where Filter.Value: SQLTruthValue {
    Computed(.aggregate(.init(.maximum, expression, filter: filter.condition)))
  }

  /// Whether a condition holds in every row. NULLs are passed over.
  ///
  ///     Reminder.group(by: \.remindersListID).select { ($0.remindersListID, ($0.score > 0).every()) }
  ///     // SQLite: min("reminders"."score" > ?1)   PostgreSQL: bool_and("reminders"."score" > $1)
  ///
  /// - Parameter filter: Take only rows for which this holds.
  public func every<Filter: QueryExpression>(filter: Filter = true) -> Computed<Bool?>
  where Filter.Value: SQLTruthValue {
    Computed(.aggregate(.init(.minimum, expression, filter: filter.condition)))
  }
}

extension RowValue {
  /// How many different rows of these values there are. A row with a NULL in it is passed over, as a NULL alone is.
  ///
  ///     Reminder.select { row($0.remindersListID, $0.priority).countDistinct() }
  ///     // SQLite:     koine_count_distinct("reminders"."remindersListID", "reminders"."prio"), a function of the driver
  ///     // PostgreSQL: count(DISTINCT ("reminders"."remindersListID", "reminders"."prio")) FILTER (WHERE …)
  ///     // MariaDB:    count(DISTINCT `reminders`.`remindersListID`, `reminders`.`prio`)
  ///
  /// - Parameter filter: Count only rows for which this holds.
  public func countDistinct<Filter: QueryExpression>(filter: Filter = true) -> Computed<Int>
  where Filter.Value: SQLTruthValue {
    Computed(.aggregate(.init(.count, .row(parts), distinct: true, filter: filter.condition)))
  }
}

extension SQLOrdering {
  /// The opposite order.
  fileprivate var reversed: SQLOrdering {
    let nulls: Nulls =
      switch nulls {
      case .first: .last
      case .last: .first
      case .smallest, .database: nulls
      }
    return SQLOrdering(expression, descending: !isDescending, nulls: nulls)
  }
}
