/// A query, with the tables in scope and what it selects. One that selects a single value is also an expression, a
/// scalar subquery: NULL if it has no row, so its type is optional.
///
/// Clauses chain in any order; each returns a new query. Two calls of `where` or `having` mean AND, two of
/// `order` or `group` append, and of `limit` and `distinct` the last one holds.
public protocol SelectStatement<Output>: QueryStatement {
  /// What a clause's closure receives: the columns of each table in scope.
  associatedtype Columns
  /// The clauses so far.
  var _query: SQLQuery { get set }
  /// The columns of the tables in scope, which clauses receive.
  var _columns: Columns { get }
  /// Gives the sources other names.
  mutating func _rename(_ renaming: SourceRenaming)
}

extension SelectStatement {
  /// The query under other names, if it was built outside of the closure that is running and an outer query
  /// uses its names: a condition that compares the two would compare a row with itself.
  ///
  ///     let open = Reminder.where { !$0.isCompleted }
  ///     Reminder.where { reminder in exists(open.where { $0.priority > reminder.priority }) }
  ///     // … EXISTS (SELECT 1 FROM "reminders" AS "reminders_2" WHERE …)
  @inlinable func disambiguated() -> Self? {
    guard let renaming = OuterScope.renaming(of: _query) else { return nil }
    var copy = self
    copy._rename(renaming)
    return copy
  }

  @inlinable mutating func disambiguate() {
    if OuterScope.isRunning, let renaming = OuterScope.renaming(of: _query) { _rename(renaming) }
  }

  /// The query as a value that dialects render.
  @inlinable public var statement: SQLStatement { .query(sqlQuery) }

  /// The query as a value that dialects render.
  @inlinable public var sqlQuery: SQLQuery { _query }

  /// Only rows for which a condition holds.
  ///
  ///     Reminder.where { !$0.isCompleted && $0.priority == 3 }
  ///     // WHERE NOT "reminders"."isCompleted" AND "reminders"."prio" = ?1
  ///
  /// A key path to a Bool column serves too: `Reminder.where(\.isCompleted)`.
  @inlinable public consuming func `where`(
    @ConditionBuilder _ condition: (Columns) -> some QueryExpression<Bool>
  ) -> Self {
    var copy = self
    copy.disambiguate()
    copy._query.filter(copy._query.scoped { condition(copy._columns) }.expression.condition)
    return copy
  }

  /// Only groups for which a condition holds.
  @inlinable public consuming func having(
    @ConditionBuilder _ condition: (Columns) -> some QueryExpression<Bool>
  ) -> Self {
    var copy = self
    copy.disambiguate()
    copy._query.filterGroups(copy._query.scoped { condition(copy._columns) }.expression.condition)
    return copy
  }

  /// Sorts the rows. NULL is smaller than every value, on every engine.
  ///
  ///     Reminder.order { ($0.priority.descending(nulls: .last), $0.title) }
  ///     Reminder.order(by: \.title)
  @inlinable public consuming func order(@OrderBuilder by terms: (Columns) -> some OrderingTerm) -> Self {
    var copy = self
    copy.disambiguate()
    copy._query.sort(by: copy._query.scoped { terms(copy._columns) }._ordering)
    return copy
  }

  /// Sorts the rows by the one expression that the query selects.
  ///
  ///     Reminder.select { $0.title.length() }.orderBySelected { $0.descending() }
  ///     // SELECT length("reminders"."title") FROM "reminders" ORDER BY length("reminders"."title") DESC
  public consuming func orderBySelected(
    @OrderBuilder _ terms: (Computed<Output>) -> some OrderingTerm
  ) -> Self where Output: SQLRepresentable {
    var copy = self
    copy.disambiguate()
    copy._query.sort(by: copy._query.scoped { terms(copy.selected(0)) }._ordering)
    return copy
  }

  /// Sorts the rows by the expressions that the query selects, which the closure receives in their order.
  ///
  ///     Order.group(by: \.customerID).select { ($0.customerID, $0.total.sum()) }
  ///       .orderBySelected { customer, total in (total.descending(), customer) }
  ///     // … ORDER BY sum("orders"."total") DESC, "orders"."customerID"
  public consuming func orderBySelected<
    A: SQLRepresentable, B: SQLRepresentable, each Other: SQLRepresentable
  >(
    @OrderBuilder _ terms: (Computed<A>, Computed<B>, repeat Computed<each Other>) -> some OrderingTerm
  ) -> Self where Output == (A, B, repeat each Other) {
    var copy = self
    copy.disambiguate()
    let ordering = copy._query.scoped {
      var position = 1
      func next<Value>(_: Value.Type) -> Computed<Value> {
        position += 1
        return copy.selected(position)
      }
      return terms(copy.selected(0), copy.selected(1), repeat next((each Other).self))
    }._ordering
    copy._query.sort(by: ordering)
    return copy
  }

  private func selected<Value>(_ position: Int) -> Computed<Value> {
    let expressions = _query.select?.selectedExpressions ?? []
    return Computed(position < expressions.count ? expressions[position] : .mismatch)
  }

  /// Puts rows together in which these expressions are equal.
  @inlinable public consuming func group(@GroupBuilder by terms: (Columns) -> some GroupingTerm) -> Self {
    var copy = self
    copy.disambiguate()
    copy._query.group(by: copy._query.scoped { terms(copy._columns) }._grouping)
    return copy
  }

  /// Only rows for which a condition holds on what window functions compute over all of them.
  ///
  ///     Reminder.qualify { rowNumber().over(partitionBy: $0.remindersListID, orderBy: $0.dueDate, $0.id) == 1 }
  ///     // SELECT … FROM (SELECT …, row_number() OVER (…) AS "koine_9" FROM "reminders") AS "koine_qualified"
  ///     // WHERE "koine_qualified"."koine_9" = ?1
  ///
  /// It comes behind `where`, `group` and `having`, and before `distinct` and `limit`.
  @inlinable public consuming func qualify(
    @ConditionBuilder _ condition: (Columns) -> some QueryExpression<Bool>
  ) -> Self {
    var copy = self
    copy.disambiguate()
    copy._query.qualify(copy._query.scoped { condition(copy._columns) }.expression.condition)
    return copy
  }

  /// Limits the result to `count` rows, after the first `offset` rows. A number less than 0 is refused when the
  /// query is rendered.
  ///
  ///     Tag.order(by: \.id).limit(10, offset: 10)     // … LIMIT ?1 OFFSET ?2
  ///     Tag.order(by: \.id).offset(10).limit(10)      // the same
  ///     Tag.order(by: \.weight).limit(3, withTies: true)
  ///     // PostgreSQL, MariaDB: … ORDER BY … FETCH FIRST $1 ROWS WITH TIES
  ///     // SQLite:              … rank() OVER (ORDER BY …) <= ?1
  ///
  /// - Parameters:
  ///   - count: How many rows, at most.
  ///   - offset: How many rows are left out first; unless given, as many as before.
  ///   - withTies: Whether rows that are equal to the last one in the query's order are yielded, too.
  @inlinable public consuming func limit(_ count: Int, offset: Int? = nil, withTies: Bool = false) -> Self {
    var copy = self
    copy._query.limit(to: count.expression, after: offset?.expression, withTies: withTies)
    return copy
  }

  /// Leaves out the first rows: `OFFSET`.
  ///
  ///     Tag.order(by: \.id).offset(3)
  ///     // SQLite:     … LIMIT 9223372036854775807 OFFSET ?1
  ///     // PostgreSQL: … OFFSET $1
  @inlinable public consuming func offset(_ count: Int) -> Self {
    var copy = self
    copy._query.offset = count.expression
    return copy
  }

  /// Yields equal rows once: `SELECT DISTINCT`.
  @inlinable public consuming func distinct(_ isDistinct: Bool = true) -> Self {
    var copy = self
    copy._query.distinguish(isDistinct ? .all : .none)
    return copy
  }

  /// Yields one row of those in which these expressions are equal: the first by the query's order.
  ///
  ///     Reminder.distinct(on: \.remindersListID).order { ($0.remindersListID, $0.dueDate) }
  ///     // PostgreSQL: SELECT DISTINCT ON (…) …   elsewhere: row_number() OVER (PARTITION BY …) = 1
  @inlinable public consuming func distinct(@GroupBuilder on terms: (Columns) -> some GroupingTerm) -> Self {
    var copy = self
    copy.disambiguate()
    copy._query.distinguish(.on(copy._query.scoped { terms(copy._columns) }._grouping))
    return copy
  }

  /// Names a query that the FROM clause and joins then use as a table.
  ///
  ///     Flight.all()
  ///       .with(Busy.self, as: Flight.group(by: \.hour).select { ($0.hour, $0.id.count()) })
  ///       .join(Busy.self) { $0.hour == $1.hour }
  ///     // WITH "busies" ("hour", "flights") AS (SELECT …) SELECT … JOIN "busies" ON …
  ///
  /// - Parameters:
  ///   - table: A type whose columns describe the query's.
  ///   - query: A query that selects values of the table's columns, in their order; or one written by hand, in
  ///     which the columns have their names.
  ///   - isMaterialized: Whether the engine is asked to compute the rows once (`MATERIALIZED`), or where they are
  ///     used (`NOT MATERIALIZED`); left to the engine unless given, and on MariaDB always. The rows are the same.
  @_disfavoredOverload
  @inlinable public consuming func with<Common: Table, Query: QueryStatement>(
    _ table: Common.Type, as query: Query, materialized isMaterialized: Bool? = nil
  ) -> Self where Query.Output == Common.Fields {
    var copy = self
    copy._query.with.append(
      SQLCommonTable(Common.columns._source, query.sqlQuery.bounded, materialized: isMaterialized))
    return copy
  }
}

extension SelectStatement where Output: SQLRepresentable {
  /// The query as a scalar subquery.
  public var expression: SQLExpression {
    let query = sqlQuery
    return .subquery(query, query.scalarType(Output.sqlType)).bounded
  }
}
