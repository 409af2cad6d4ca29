// swift-format-ignore-file
// Written by scripts/generate-scopes.

extension Table {
  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public static func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (Columns, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<Columns, Other.Columns> {
    all().join(table, on: condition)
  }

  /// The same with the rows of a query.
  @inlinable public static func join<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (Columns, Query.Columns) -> Computed<Bool>
  ) -> From2<Columns, Query.Columns> {
    all().join(query, on: condition)
  }

  /// Every row, with the rows that match: `LEFT JOIN`.
  @inlinable public static func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (Columns, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<Columns, Nullable<Other.Columns>> {
    all().leftJoin(table, on: condition)
  }

  /// The same with the rows of a query.
  @inlinable public static func leftJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (Columns, Query.Columns) -> Computed<Bool>
  ) -> From2<Columns, Nullable<Query.Columns>> {
    all().leftJoin(query, on: condition)
  }

  /// Every row of the new table, with those that match: `RIGHT JOIN`.
  @inlinable public static func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (Columns, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<Columns.Outer, Other.Columns> {
    all().rightJoin(table, on: condition)
  }

  /// The same with the rows of a query.
  @inlinable public static func rightJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (Columns, Query.Columns) -> Computed<Bool>
  ) -> From2<Columns.Outer, Query.Columns> {
    all().rightJoin(query, on: condition)
  }

  /// Every row of both sides: `FULL JOIN`.
  @inlinable public static func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (Columns, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<Columns.Outer, Nullable<Other.Columns>> {
    all().fullJoin(table, on: condition)
  }

  /// The same with the rows of a query.
  @inlinable public static func fullJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (Columns, Query.Columns) -> Computed<Bool>
  ) -> From2<Columns.Outer, Nullable<Query.Columns>> {
    all().fullJoin(query, on: condition)
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  ///
  ///     RemindersList.semiJoin(Reminder.self) { $0.id == $1.remindersListID }
  @inlinable public static func semiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (Columns, Other.Columns) -> some QueryExpression<Bool>
  ) -> From1<Columns> {
    all().semiJoin(table, on: condition)
  }

  /// The same with the rows of a query.
  @inlinable public static func semiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (Columns, Query.Columns) -> Computed<Bool>
  ) -> From1<Columns> {
    all().semiJoin(query, on: condition)
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  ///
  ///     RemindersList.antiJoin(Reminder.self) { $0.id == $1.remindersListID }
  @inlinable public static func antiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (Columns, Other.Columns) -> some QueryExpression<Bool>
  ) -> From1<Columns> {
    all().antiJoin(table, on: condition)
  }

  /// The same with the rows of a query.
  @inlinable public static func antiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (Columns, Query.Columns) -> Computed<Bool>
  ) -> From1<Columns> {
    all().antiJoin(query, on: condition)
  }

  /// Every row with each row of a query that is made for it: `CROSS JOIN LATERAL`.
  ///
  ///     RemindersList.joinLateral { list in
  ///       Reminder.where { $0.remindersListID == list.id }.order { $0.id.descending() }.limit(2)
  ///     }
  ///     // PostgreSQL: … FROM "remindersLists" CROSS JOIN LATERAL (SELECT … WHERE … LIMIT $1) AS "reminders"
  ///     // others:     … JOIN (SELECT …, row_number() OVER (PARTITION BY … ORDER BY …) …) AS "reminders" ON …
  ///
  /// Engines without LATERAL take rows that equalities choose, also the first ones in an order, and a single row of
  /// aggregates; anything else is refused there.
  @inlinable public static func joinLateral<Other: SourceColumns>(
    _ query: (Columns) -> From1<Other>
  ) -> From2<Columns, Other> {
    all().joinLateral(query)
  }

  /// Every row, with the rows of a query that is made for it: `LEFT JOIN LATERAL`.
  ///
  ///     RemindersList.leftJoinLateral { list in Reminder.where { $0.remindersListID == list.id }.limit(1) }
  @inlinable public static func leftJoinLateral<Other: SourceColumns>(
    _ query: (Columns) -> From1<Other>
  ) -> From2<Columns, Nullable<Other>> {
    all().leftJoinLateral(query)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public static func crossJoin<Other: Table>(
    _ table: Other.Type
  ) -> From2<Columns, Other.Columns> {
    all().crossJoin(table)
  }

  /// The same with the rows of a query.
  @inlinable public static func crossJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query
  ) -> From2<Columns, Query.Columns> {
    all().crossJoin(query)
  }
}
