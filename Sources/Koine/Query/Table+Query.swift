extension Table {
  /// Every row of the table's default scope.
  ///
  ///     Reminder.all()        // SELECT … FROM "reminders"
  @inlinable public static func all() -> From1<Columns> {
    // Known when the call is specialised, so that tables without a scope pay nothing.
    DefaultScope.self == EveryRow<Columns>.self ? unscoped() : scoped()
  }

  @inlinable public static func `where`(
    @ConditionBuilder _ condition: (Columns) -> some QueryExpression<Bool>
  ) -> From1<Columns> {
    all().where(condition)
  }

  @inlinable public static func order(
    @OrderBuilder by terms: (Columns) -> some OrderingTerm
  ) -> From1<Columns> {
    all().order(by: terms)
  }

  @inlinable public static func group(@GroupBuilder by terms: (Columns) -> some GroupingTerm) -> From1<
    Columns
  > {
    all().group(by: terms)
  }

  @inlinable public static func having(
    @ConditionBuilder _ condition: (Columns) -> some QueryExpression<Bool>
  ) -> From1<Columns> {
    all().having(condition)
  }

  @inlinable public static func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: (Columns) -> Chosen
  ) -> Select1<Chosen.Value, Columns> {
    all().select(selection)
  }

  @inlinable public static func limit(_ count: Int, offset: Int? = nil) -> From1<Columns> {
    all().limit(count, offset: offset)
  }

  @inlinable public static func offset(_ count: Int) -> From1<Columns> {
    all().offset(count)
  }

  @inlinable public static func distinct(_ isDistinct: Bool = true) -> From1<Columns> {
    all().distinct(isDistinct)
  }

  @inlinable public static func distinct(@GroupBuilder on terms: (Columns) -> some GroupingTerm) -> From1<
    Columns
  > {
    all().distinct(on: terms)
  }

  @inlinable public static func with<Common: Table, Query: QueryStatement>(
    _ table: Common.Type, as query: Query
  ) -> From1<Columns> where Query.Output == Common.Fields {
    all().with(table, as: query)
  }

  /// The number of rows.
  @inlinable public static func count() -> Select1<Int, Columns> {
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
    let columns = EnclosingQuery.columns(of: Self.self)
    var query = query
    if case .select(let select) = query { query = .select(select.naming(columns._source.columns)) }
    return From1(SQLSelect(every: .derived(query, columns._source)), columns)
  }
}

extension PrimaryKeyedTable {
  /// The row with a key.
  ///
  ///     Reminder.find(42)     // WHERE "reminders"."id" = ?1
  ///
  /// A row outside of the table's default scope is not found; `unscoped().where { $0.id == 42 }` finds it.
  @inlinable public static func find(_ key: some QueryExpression<PrimaryKey>) -> From1<Columns> {
    var result = all()
    var own = primaryKey.column
    if result.columns._source !== columns._source {
      own = result.columns._source.columns.first { $0.name == own.name } ?? own
    }
    result.query.conditions.append(.comparison(.column(own), .equal, key.expression))
    return result
  }
}
