/// The rows of several queries: UNION, INTERSECT, EXCEPT.
///
///     let open = Reminder.where { !$0.isCompleted }.select(\.title)
///     let lists = RemindersList.select(\.title)
///     try await open.union(lists).order { $0 }.limit(10).fetchAll(database)      // [String]
///     // SELECT … FROM (SELECT … UNION SELECT …) AS "koine_rows" ORDER BY "koine_rows"."koine_1" LIMIT ?1
///
/// Queries are combined in the order of the calls, on every engine: `a.union(b).intersect(c)` are the rows of `a` and
/// `b` that `c` has, too, and `a.union(b.intersect(c))` are others. A query keeps its order, limit and distinct for
/// itself. Rows are equal if all their values are; NULL equals NULL, and texts are equal by code point. Values that have
/// several stored forms, such as JSON, can be put together with `unionAll` alone.
///
/// The result is a query like others: for `in`, `exists`, `from`, `with` and `insert`. `where` and `group` need a table
/// that describes its rows: `Reminder.from(a.union(b)).where { … }`.
///
/// - Parameter First: The type of the first query, which reads the rows.
public struct CompoundQuery<First: QueryStatement>: QueryStatement {
  /// What a row is, as of the first query.
  public typealias Output = First.Output

  private var first: First
  private let compound: SQLCompound
  /// What ORDER BY calls the rows.
  private var rows: SQLTableReference?
  private var ordering: [SQLOrdering] = []
  private var start: [SQLExpression] = []
  private var limit: SQLExpression?
  private var offset: SQLExpression?
  private var keepsTies = false
  private var isDistinct = false

  fileprivate init(_ first: First, _ compound: SQLCompound) {
    self.first = first
    self.compound = compound
  }

  /// The query as a value that dialects render.
  public var statement: SQLStatement { .query(sqlQuery) }

  /// The query as a value that dialects render.
  public var sqlQuery: SQLQuery {
    // Behind arms, engines know nothing but the names of the first one's columns.
    var query =
      rows.map { SQLQuery(.select(.init(every: .derived(named(as: $0), $0))), ordering: ordering) }
      ?? combined
    query.start = start
    if let limit { query.limit(to: limit, after: offset, withTies: keepsTies) } else { query.offset = offset }
    return query
  }

  private func named(as rows: SQLTableReference) -> SQLQuery { combined.naming(rows.columns) }

  /// The rows of all queries, without a clause around them.
  private var combined: SQLQuery { isDistinct ? compound.ofDistinctRows : .compound(compound) }

  /// Reads a row, as the first query does.
  public func decode(_ row: inout RowDecoder) throws -> Output { try first.decode(&row) }
  /// Whether the first query finds columns by their names.
  public static var _matchesNames: Bool { First._matchesNames }
  /// Looks at the names of a result as the first query does.
  public func _check(_ columnNames: [String]) throws { try first._check(columnNames) }
  /// Reads the next row, as the first query does.
  public mutating func _decodeNext(_ row: inout RowDecoder) throws -> Output { try first._decodeNext(&row) }

  /// Limits the result to `count` rows, after the first `offset` rows. A number less than 0 is refused when the
  /// query is rendered.
  ///
  ///     open.union(lists).limit(10)      // SELECT … UNION SELECT … LIMIT ?1
  ///
  /// - Parameters:
  ///   - count: How many rows, at most.
  ///   - offset: How many rows are left out first; unless given, as many as before.
  ///   - withTies: Whether rows that are equal to the last one in the order are yielded, too.
  public func limit(_ count: Int, offset: Int? = nil, withTies: Bool = false) -> Self {
    limited(to: count.expression, after: offset?.expression, withTies: withTies)
  }

  func limited(to count: SQLExpression, after offset: SQLExpression?, withTies: Bool) -> Self {
    var copy = self
    copy.keepsTies = withTies
    copy.limit = count
    if let offset { copy.offset = offset }
    return copy
  }

  /// Only the rows that come behind a row in the order, of which the values of the order's terms are given: the next page.
  ///
  ///     open.union(lists).order { $0 }.after("Walk").limit(20)
  ///     // SELECT … FROM (SELECT … UNION SELECT …) AS "koine_rows" WHERE "koine_rows"."koine_1" > ?1 ORDER BY … LIMIT ?2
  ///
  /// No two rows may be equal in the order. Those of `union` are not if all columns are in it; those of one table are not if
  /// its key is. Otherwise the query is refused when it is rendered; see ``SelectStatement/after(_:)``.
  public func after(_ values: any QueryExpression...) -> Self {
    var copy = self
    copy.start = values.map(\.expression)
    return copy
  }

  /// Only the rows that come behind a row in the order, which has to be one of columns and to come before this call.
  /// Without a row, every row: the first page.
  ///
  ///     let query = urgent.union(late).order { ($0.title, $0.id) }.limit(20)
  ///     let next = query.after(page.last)
  public func after(_ row: Output?) -> Self where Output: Table & InsertableRow {
    guard let row, let rows else { return self }
    var copy = self
    copy.start = ordering.values(of: row, in: rows)
    return copy
  }

  /// Leaves out the first rows: `OFFSET`.
  public func offset(_ count: Int) -> Self { starting(after: count.expression) }

  func starting(after offset: SQLExpression) -> Self {
    var copy = self
    copy.offset = offset
    return copy
  }

  /// Yields equal rows of all queries once, before the limit.
  ///
  ///     open.unionAll(lists).distinct()      // SELECT … UNION SELECT …
  ///     open.exceptAll(lists).distinct()     // SELECT DISTINCT … FROM (SELECT … EXCEPT ALL SELECT …) AS "koine_arm"
  public func distinct(_ isDistinct: Bool = true) -> Self {
    var copy = self
    copy.isDistinct = isDistinct
    return copy
  }

  /// Sorts the rows by their only value. NULL is smaller than every value, on every engine.
  ///
  ///     Reminder.select(\.title).union(RemindersList.select(\.title)).order { $0.descending() }
  public func order(@OrderBuilder by terms: (Computed<Output>) -> some OrderingTerm) -> Self
  where Output: SQLRepresentable {
    sorted(by: describedRows) { terms(Computed($0.expression(at: 0)))._ordering }
  }

  /// Sorts the rows by their values, which the closure receives in the order in which they are selected. NULL is
  /// smaller than every value, on every engine.
  ///
  ///     Reminder.select { ($0.title, $0.priority) }.unionAll(RemindersList.select { ($0.title, $0.position) })
  ///       .order { title, number in (number.descending(), title) }
  public func order<A: SQLRepresentable, B: SQLRepresentable, each Other: SQLRepresentable>(
    @OrderBuilder by terms: (Computed<A>, Computed<B>, repeat Computed<each Other>) -> some OrderingTerm
  ) -> Self where Output == (A, B, repeat each Other) {
    sorted(by: describedRows) { rows in
      var position = 1
      func next<Value>(_: Value.Type) -> Computed<Value> {
        position += 1
        return Computed(rows.expression(at: position))
      }
      return terms(
        Computed(rows.expression(at: 0)), Computed(rows.expression(at: 1)),
        repeat next((each Other).self)
      )._ordering
    }
  }

  /// Sorts the rows, of a table or of a ``Selection(_:)``, by their columns. NULL is smaller than every value, on every
  /// engine.
  ///
  ///     Reminder.where(\.isCompleted).union(Reminder.where { $0.priority == 3 }).order { $0.title }
  public func order(@OrderBuilder by terms: (Output.Columns) -> some OrderingTerm) -> Self
  where Output: Table {
    sorted(by: Output.columns._source) { terms(Output.Columns($0))._ordering }
  }

  private func sorted(by reference: SQLTableReference, _ terms: (SQLTableReference) -> [SQLOrdering]) -> Self
  {
    var copy = self
    let rows = rows ?? OuterScope.freeReference(for: reference) ?? reference
    copy.rows = rows
    copy.ordering += copy.sqlQuery.scoped { terms(rows) }
    return copy
  }

  private var describedRows: SQLTableReference {
    SQLQuery.compound(compound).reference(named: "koine_rows")
      ?? SQLTableReference(name: "koine_rows", columns: [])
  }

  /// The number of rows, as a query and as an expression.
  ///
  ///     open.union(lists).count()      // SELECT count(*) FROM (SELECT … UNION SELECT …) AS "rows"
  public func count() -> CompoundCount { CompoundCount(sqlQuery.counting) }
}

extension SQLCompound {
  /// The rows, equal ones once.
  fileprivate var ofDistinctRows: SQLQuery {
    guard isAll else { return .compound(self) }
    let all = SQLQuery.compound(self)
    if self.operator != .except {
      var copy = self
      copy.isAll = false
      return .compound(copy)
    }
    // A row that EXCEPT ALL leaves over may be one that EXCEPT does not.
    guard let rows = all.reference(named: "koine_arm") else {
      return .fragment(
        SQLFragment([.text("SELECT DISTINCT * FROM ("), .query(all), .text(") AS koine_arm")]))
    }
    var select = SQLSelect(every: .derived(all.naming(rows.columns), rows))
    select.distinct = .all
    return .select(select)
  }
}

extension CompoundQuery: Selectable, OrderingTerm, GroupingTerm, QueryExpression, RowExpression,
  ScalarExpression, _ScalarValue, _MayBeNull
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable {
  /// The value of the query's only column: NULL if it has no row.
  public typealias Value = Output.OptionalValue

  /// The query as a scalar subquery, which must yield one row at most: `limit(1)`.
  public var expression: SQLExpression { sqlQuery.scalar(Output.sqlType).bounded }
}

extension SQLTableReference {
  /// A column by its position. SQL written by hand may have fewer: then the engine says so.
  fileprivate func expression(at position: Int) -> SQLExpression {
    position < columns.count ? .column(columns[position]) : .literal(.null, .unknown)
  }
}

/// The number of rows of several queries together. As an expression it is a scalar subquery that is never NULL.
public struct CompoundCount: QueryStatement, ScalarExpression {
  /// The number of rows.
  public typealias Output = Int
  /// The number as an expression, which is never NULL.
  public typealias Value = Int

  /// The query as a value that dialects render.
  public let sqlQuery: SQLQuery

  fileprivate init(_ query: SQLQuery) {
    sqlQuery = query
  }

  /// The query as a value that dialects render.
  public var statement: SQLStatement { .query(sqlQuery) }
  /// The query as a scalar subquery.
  public var expression: SQLExpression { .subquery(sqlQuery, Int.sqlType).bounded }
  /// Reads the number.
  public func decode(_ row: inout RowDecoder) throws -> Int { try Int.decode(&row) }
}

extension Table {
  /// The rows of several queries of a table as a table in FROM.
  ///
  ///     Reminder.from(Reminder.where(\.isCompleted).unionAll(Reminder.where { $0.priority == 3 }))
  ///       .group(by: \.id).having { $0.id.count() == 2 }.select(\.id)
  ///     // … FROM (SELECT … UNION ALL SELECT …) AS "reminders" GROUP BY "reminders"."id" …
  public static func from<First>(_ query: CompoundQuery<First>) -> From1<Columns> where First.Output == Row {
    from(query.sqlQuery)
  }
}

extension Table {
  fileprivate static var ownSource: SQLTableReference { columns._source }
}

extension QueryStatement {
  /// The rows of both queries, equal ones once: `UNION`.
  ///
  ///     Reminder.select(\.title).union(RemindersList.select(\.title))      // SELECT … UNION SELECT …
  public func union(_ other: some QueryStatement<Output>) -> CompoundQuery<Self> {
    combined(.union, all: false, with: other)
  }

  /// The rows of both queries, equal ones as often as they are there: `UNION ALL`.
  ///
  ///     Reminder.select(\.title).unionAll(RemindersList.select(\.title))      // SELECT … UNION ALL SELECT …
  public func unionAll(_ other: some QueryStatement<Output>) -> CompoundQuery<Self> {
    combined(.union, all: true, with: other)
  }

  /// The rows that both queries have, equal ones once: `INTERSECT`.
  ///
  ///     Reminder.select(\.title).intersect(RemindersList.select(\.title))      // SELECT … INTERSECT SELECT …
  public func intersect(_ other: some QueryStatement<Output>) -> CompoundQuery<Self> {
    combined(.intersect, all: false, with: other)
  }

  /// The rows that both queries have, equal ones as often as each of them has them: `INTERSECT ALL`.
  ///
  ///     Reminder.select(\.title).intersectAll(RemindersList.select(\.title))      // SELECT … INTERSECT ALL SELECT …
  public func intersectAll(_ other: some QueryStatement<Output>) -> CompoundQuery<Self> {
    combined(.intersect, all: true, with: other)
  }

  /// The rows that the other query does not have, equal ones once: `EXCEPT`.
  ///
  ///     Reminder.select(\.title).except(RemindersList.select(\.title))      // SELECT … EXCEPT SELECT …
  public func except(_ other: some QueryStatement<Output>) -> CompoundQuery<Self> {
    combined(.except, all: false, with: other)
  }

  /// The rows without those of the other query, of which each takes away one: `EXCEPT ALL`.
  ///
  ///     Reminder.select(\.title).exceptAll(RemindersList.select(\.title))      // SELECT … EXCEPT ALL SELECT …
  public func exceptAll(_ other: some QueryStatement<Output>) -> CompoundQuery<Self> {
    combined(.except, all: true, with: other)
  }

  private func combined(
    _ operator: SQLCompound.Operator, all isAll: Bool, with other: some QueryStatement<Output>
  ) -> CompoundQuery<Self> {
    CompoundQuery(self, SQLCompound(arm, `operator`, all: isAll, other.arm))
  }

  /// The query as one of several. If rows of a table were written by hand, their columns are found by their names, and
  /// other values by their positions.
  fileprivate var arm: SQLQuery {
    let query = sqlQuery.bounded
    guard query.isFragment, let source = (Output.self as? any Table.Type)?.ownSource else {
      return queryWithNames
    }
    return .select(SQLSelect(every: .derived(query, source)))
  }

  /// The query; if it was written by hand, and selects values, one whose columns have names that the tree knows.
  var queryWithNames: SQLQuery {
    let query = sqlQuery.bounded
    guard query.isFragment else { return query }
    return (self as? any HandWrittenQuery)?.columnTypes.map(query.namingColumns) ?? query
  }
}

/// More queries: the type stays that of the first, so that a loop may add one after another.
extension CompoundQuery {
  /// See ``QueryStatement/union(_:)``.
  public func union(_ other: some QueryStatement<Output>) -> CompoundQuery<First> {
    CompoundQuery(first, SQLCompound(arm, .union, all: false, other.arm))
  }

  /// See ``QueryStatement/unionAll(_:)``.
  public func unionAll(_ other: some QueryStatement<Output>) -> CompoundQuery<First> {
    CompoundQuery(first, SQLCompound(arm, .union, all: true, other.arm))
  }

  /// See ``QueryStatement/intersect(_:)``.
  public func intersect(_ other: some QueryStatement<Output>) -> CompoundQuery<First> {
    CompoundQuery(first, SQLCompound(arm, .intersect, all: false, other.arm))
  }

  /// See ``QueryStatement/intersectAll(_:)``.
  public func intersectAll(_ other: some QueryStatement<Output>) -> CompoundQuery<First> {
    CompoundQuery(first, SQLCompound(arm, .intersect, all: true, other.arm))
  }

  /// See ``QueryStatement/except(_:)``.
  public func except(_ other: some QueryStatement<Output>) -> CompoundQuery<First> {
    CompoundQuery(first, SQLCompound(arm, .except, all: false, other.arm))
  }

  /// See ``QueryStatement/exceptAll(_:)``.
  public func exceptAll(_ other: some QueryStatement<Output>) -> CompoundQuery<First> {
    CompoundQuery(first, SQLCompound(arm, .except, all: true, other.arm))
  }
}
