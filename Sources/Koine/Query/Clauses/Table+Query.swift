extension Table {
  /// Every row of the table's default scope.
  ///
  ///     Reminder.all()        // SELECT … FROM "reminders"
  @inlinable public static func all() -> From1<Columns> {
    // Known when the call is specialised, so that tables without a scope pay nothing.
    DefaultScope.self == EveryRow<Columns>.self ? unscoped() : scoped()
  }

  /// Only rows for which a condition holds, within the table's default scope.
  ///
  ///     Reminder.where { !$0.isCompleted && $0.priority == 3 }
  ///     // WHERE NOT "reminders"."isCompleted" AND "reminders"."priority" = ?1
  @inlinable public static func `where`(
    @ConditionBuilder _ condition: (Columns) -> some QueryExpression<Bool>
  ) -> From1<Columns> {
    all().where(condition)
  }

  /// Every row, sorted. NULL is smaller than every value, on every engine.
  ///
  ///     Reminder.order { ($0.priority.descending(nulls: .last), $0.title) }
  @inlinable public static func order(
    @OrderBuilder by terms: (Columns) -> some OrderingTerm
  ) -> From1<Columns> {
    all().order(by: terms)
  }

  /// The rows put together in which these expressions are equal.
  ///
  ///     Reminder.group(by: \.priority).select { ($0.priority, $0.id.count()) }
  ///     // SELECT "reminders"."priority", count("reminders"."id") FROM "reminders" GROUP BY "reminders"."priority"
  @inlinable public static func group(@GroupBuilder by terms: (Columns) -> some GroupingTerm) -> From1<
    Columns
  > {
    all().group(by: terms)
  }

  /// Only groups for which a condition holds.
  ///
  ///     Reminder.having { $0.id.count() > 1 }.group(by: \.priority).select(\.priority)
  ///     // … GROUP BY "reminders"."priority" HAVING count("reminders"."id") > ?1
  @inlinable public static func having(
    @ConditionBuilder _ condition: (Columns) -> some QueryExpression<Bool>
  ) -> From1<Columns> {
    all().having(condition)
  }

  /// Only rows for which a condition on window functions holds. See ``SelectStatement/qualify(_:)``.
  ///
  ///     Reminder.qualify { rank().over(partitionBy: $0.remindersListID, orderBy: $0.score.descending()) == 1 }
  ///     // SELECT … FROM (SELECT …, rank() OVER (…) AS … FROM "reminders") AS … WHERE … = ?1
  @inlinable public static func qualify(
    @ConditionBuilder _ condition: (Columns) -> some QueryExpression<Bool>
  ) -> From1<Columns> {
    all().qualify(condition)
  }

  /// Chooses what the query yields: an expression, or a tuple of up to ten.
  ///
  ///     Reminder.select { ($0.id, $0.title.length()) }      // [(Int, Int)]
  ///     // SELECT "reminders"."id", length("reminders"."title") FROM "reminders"
  @inlinable public static func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: (Columns) -> Chosen
  ) -> Select1<Chosen.Value, Columns> {
    all().select(selection)
  }

  /// Limits the result to `count` rows, after the first `offset` rows. A number less than 0 is refused when the
  /// query is rendered.
  ///
  ///     Reminder.limit(10, offset: 20)      // … LIMIT ?1 OFFSET ?2
  ///
  /// - Parameters:
  ///   - count: How many rows, at most.
  ///   - offset: How many rows are left out first.
  ///   - withTies: Whether rows that are equal to the last one in the query's order are yielded, too.
  @inlinable public static func limit(
    _ count: Int, offset: Int? = nil, withTies: Bool = false
  ) -> From1<Columns> {
    all().limit(count, offset: offset, withTies: withTies)
  }

  /// Leaves out the first rows: `OFFSET`.
  ///
  ///     Reminder.offset(20)
  ///     // SQLite:     … LIMIT 9223372036854775807 OFFSET ?1
  ///     // PostgreSQL: … OFFSET $1
  @inlinable public static func offset(_ count: Int) -> From1<Columns> {
    all().offset(count)
  }

  /// Equal rows once: `SELECT DISTINCT`.
  @inlinable public static func distinct(_ isDistinct: Bool = true) -> From1<Columns> {
    all().distinct(isDistinct)
  }

  /// Yields one row of those in which these expressions are equal: the first by the query's order.
  ///
  ///     Reminder.distinct(on: \.remindersListID).order { ($0.remindersListID, $0.dueDate) }
  ///     // PostgreSQL: SELECT DISTINCT ON (…) …   SQLite: row_number() OVER (PARTITION BY …) = 1
  @inlinable public static func distinct(@GroupBuilder on terms: (Columns) -> some GroupingTerm) -> From1<
    Columns
  > {
    all().distinct(on: terms)
  }

  /// Names a query that joins then use as a table: `WITH … AS (…)`. See `with(_:as:materialized:)` of queries.
  @inlinable public static func with<Common: Table, Query: QueryStatement>(
    _ table: Common.Type, as query: Query, materialized isMaterialized: Bool? = nil
  ) -> From1<Columns> where Query.Output == Common.Fields {
    all().with(table, as: query, materialized: isMaterialized)
  }

  /// The number of rows.
  @inlinable public static func count() -> CountQuery<From1<Columns>> {
    all().count()
  }

  /// A query as a table in FROM.
  ///
  ///     Busy.from(Flight.group(by: \.hour).select { ($0.hour, $0.id.count()) })
  ///       .where { $0.flights > 10 }
  ///     // SELECT … FROM (SELECT … AS "hour", … AS "flights" FROM "flights" GROUP BY …) AS "busies" …
  ///
  /// The table's default scope does not apply: the rows are the query's.
  ///
  /// - Parameter query: A query that selects values of this table's columns, in their order; or one written
  ///   by hand, in which the columns have their names.
  @inlinable public static func from<Query: QueryStatement>(_ query: Query) -> From1<Columns>
  where Query.Output == Fields {
    from(query.sqlQuery)
  }

  @usableFromInline static func from(_ query: SQLQuery) -> From1<Columns> {
    let columns = OuterScope.columns(of: Self.self).typed(by: query)
    let query = query.naming(columns._source.columns).bounded
    return From1(.select(SQLSelect(every: .derived(query, columns._source))), columns)
  }
}

extension PrimaryKeyedTable {
  /// The row with a key.
  ///
  ///     Reminder.find(42)     // WHERE "reminders"."id" = ?1
  ///
  /// A row outside of the table's default scope is not found; `unscoped().where { $0.id == 42 }` finds it.
  @inlinable public static func find(_ key: PrimaryKey) -> From1<Columns> {
    row(withKey: key)
  }

  /// The row with a key that is computed, or a parameter of a declared query.
  @inlinable public static func find(_ key: some QueryExpression<PrimaryKey>) -> From1<Columns> {
    row(withKey: key)
  }

  @inlinable static func row(withKey key: some QueryExpression<PrimaryKey>) -> From1<Columns> {
    var result = all()
    var own = primaryKey.column
    if result._columns._source !== columns._source {
      own = result._columns._source.columns.first { $0.name == own.name } ?? own
    }
    result._query.filter(.comparison(.column(own), .equal, key.expression))
    return result
  }
}
