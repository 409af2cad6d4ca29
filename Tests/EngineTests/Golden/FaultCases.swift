import Koine

/// Queries that an engine takes for something else, or dies of, found among random ones.
enum FaultCases {
  /// A query of one column of integers.
  struct Integers: Statement {
    let statement: SQLStatement

    init(_ query: SQLQuery) { statement = .query(query) }
    init(_ select: SQLSelect) { statement = .query(.select(select)) }

    func decode(_ row: inout RowDecoder) throws -> Int? { try Int?.decode(&row) }
  }

  static let t = Tag.columns._source.aliased("t")
  static let s = Tag.columns._source.aliased("s")
  static let u = Tag.columns._source.aliased("u")

  /// `id`, `reminderID`, `title`, `weight`
  private static func column(_ position: Int, of source: SQLTableReference) -> SQLExpression {
    .column(source.columns[position])
  }

  private static func integer(_ value: Int64) -> SQLExpression { .literal(.integer(value), .bigInteger) }

  private static func bound(_ value: Int64) -> SQLExpression { .value(.integer(value), .bigInteger) }

  static func rows(_ name: String, _ types: [SQLType] = [.bigInteger]) -> SQLTableReference {
    SQLTableReference(
      name: name,
      columns: types.enumerated().map { .init(name: "v\($0 + 1)", type: $1, isNullable: true) })
  }

  private static func select(
    _ columns: SQLExpression..., from source: SQLTableReference, where filters: SQLExpression...
  ) -> SQLSelect {
    var select = SQLSelect(columns: columns.map { .expression($0) }, from: .table(source))
    select.filters = filters
    return select
  }

  static func named(_ columns: SQLExpression..., from source: SQLTableReference) -> SQLSelect {
    SQLSelect(columns: columns.enumerated().map { .named($1, "v\($0 + 1)") }, from: .table(source))
  }

  private static func aggregate(_ function: SQLAggregateFunction, _ value: SQLExpression?) -> SQLExpression {
    .aggregate(SQLAggregate(function, value))
  }

  private static let always = SQLExpression.literal(.boolean(true), .boolean)

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "aggregate-of-a-common-table-of-aggregates", Integers(aggregateOfCommonTable), returns: [-7])
    GoldenCase("range-over-a-bound-value", Integers(rangeOverValue), returns: [1])
    GoldenCase(
      "group-by-a-constant-of-a-common-table", Integers(groupsByConstant), returns: [2])
    GoldenCase(
      "window-over-a-constant-beside-a-left-join", Integers(windowOverConstant),
      returns: [nil, nil, nil, nil])
    GoldenCase("common-table-that-is-not-read", Integers(unreadCommonTable), returns: [3, 3])
    GoldenCase("order-by-what-reads-a-recursive-table", Integers(orderByRecursion), returns: [3, 3, 3, 3])
    GoldenCase("frame-inside-of-a-window", Integers(frameInsideWindow), returns: [1, 1, 1, 1])
    GoldenCase(
      "join-on-an-empty-list-before-a-full-join", Integers(emptyListBeforeFullJoin), returns: [1, 2, 3, 4])
    GoldenCase("intersect-all-of-every-column", Integers(intersectionOfEveryColumn), returns: [1, 2, 3, 4])
    GoldenCase("lateral-constant-beside-an-aggregate", Integers(lateralConstant), returns: [10, 10, 10, 10])
    GoldenCase("groups-in-a-subquery-of-groups", Integers(groupsInGroups), returns: [1, 1, 1, 1, 1])
    GoldenCase("concatenation-of-a-distinct-collated-text", Integers(distinctCollatedText), returns: [1])
    GoldenCase("ties-of-one-group", Integers(tiesOfOneGroup), returns: [1])
    GoldenCase(refused: "grouping-of-an-outer-column", Integers(groupingOfOuterColumn))
    GoldenCase(refused: "rollup-of-an-outer-column", Integers(rollupOfOuterColumn))
    GoldenCase(refused: "in-groups-by-an-outer-column", Integers(inGroupsByOuterColumn))
    GoldenCase("in-constants-of-groups-with-a-condition", Integers(inConstantsOfGroups), returns: [])
    GoldenCase(refused: "json-keys-of-a-count-of-rows-F29", Integers(keysOfCount))
    GoldenCase("having-of-a-later-column", Integers(havingOfLaterColumn), returns: [1, 0, 0, 0])
    GoldenCase("long-operand-of-a-constant-aggregate", Integers(constantAggregate), returns: [nil])
    GoldenCase("computed-constant-in-groups", Integers(constantInGroups), returns: [])
  }

  /// `WITH w1 AS (SELECT min(weight) …) SELECT (SELECT min((SELECT v1 FROM w1)) FROM tags AS s) FROM tags AS t WHERE id = 1`
  private static var aggregateOfCommonTable: SQLQuery {
    let lightest = rows("lightest")
    let value = SQLExpression.subquery(.select(select(column(0, of: lightest), from: lightest)), .bigInteger)
    let least = SQLExpression.subquery(.select(select(aggregate(.minimum, value), from: s)), .bigInteger)
    return SQLQuery(
      with: [SQLCommonTable(lightest, .select(named(aggregate(.minimum, column(3, of: t)), from: t)))],
      .select(select(least, from: t, where: .comparison(column(0, of: t), .equal, integer(1)))))
  }

  /// A frame at a distance from a number that is bound.
  private static var rangeOverValue: SQLSelect {
    let values = rows("d")
    let window = SQLWindow(
      ordering: [SQLOrdering(column(0, of: values))],
      frame: SQLFrame(.range, from: .preceding(integer(1)), to: .currentRow))
    return SQLSelect(
      columns: [.expression(.window(.aggregate(SQLAggregate(.sum, integer(1))), window))],
      from: .derived(.select(SQLSelect(columns: [.named(bound(5), "v1")])), values))
  }

  /// `WITH d AS (SELECT 1 + 1 AS v1 …) SELECT (SELECT d.v1 FROM tags AS t WHERE t.id = 1) FROM d GROUP BY d.v1`
  private static var groupsByConstant: SQLQuery {
    let d = rows("d")
    let value = SQLExpression.subquery(
      .select(select(column(0, of: d), from: t, where: .comparison(column(0, of: t), .equal, integer(1)))),
      .bigInteger)
    var groups = select(value, from: d)
    groups.grouping = [column(0, of: d)]
    return SQLQuery(
      with: [SQLCommonTable(d, .select(named(.arithmetic(integer(1), .add, integer(1)), from: s)))],
      .select(groups))
  }

  /// `SELECT max(d.v1) OVER () FROM tags AS t LEFT JOIN (SELECT 1 AS v1 … WHERE weight = 99) AS d ON TRUE`
  private static var windowOverConstant: SQLSelect {
    let d = rows("d")
    var none = named(integer(1), from: s)
    none.filters = [.comparison(column(3, of: s), .equal, integer(99))]
    var all = select(.window(.aggregate(SQLAggregate(.maximum, column(0, of: d))), SQLWindow()), from: t)
    all.joins = [SQLJoin(.left, .derived(.select(none), d), on: always)]
    return all
  }

  /// Two counts of numbers that count up, beside which a common table reads these, and nothing reads it.
  static var unreadCommonTable: SQLQuery {
    let (numbers, unread, all) = (rows("numbers"), rows("unread"), rows("every"))
    let n = numbers.aliased("n")
    var step = select(.arithmetic(column(0, of: n), .add, integer(1)), from: n)
    step.filters = [.comparison(column(0, of: n), .less, bound(3))]
    let counted = SQLQuery.compound(
      SQLCompound(.select(named(integer(1), from: t)), .union, all: false, .select(step)))
    let inner = SQLQuery(
      with: [
        SQLCommonTable(numbers, counted, recursive: true),
        SQLCommonTable(unread, .select(named(bound(5), from: numbers))),
      ], .select(named(column(0, of: numbers), from: numbers)))
    let count = select(aggregate(.count, nil), from: all)
    return SQLQuery(
      with: [SQLCommonTable(all, inner)],
      SQLQuery.compound(SQLCompound(.select(count), .union, all: true, .select(count))).body)
  }

  /// `WITH RECURSIVE numbers AS (…) SELECT abs((SELECT max(v1) FROM numbers)) AS x FROM tags AS t ORDER BY x`
  private static var orderByRecursion: SQLQuery {
    let numbers = rows("numbers")
    let n = numbers.aliased("n")
    var step = select(.arithmetic(column(0, of: n), .add, integer(1)), from: n)
    step.filters = [.comparison(column(0, of: n), .less, bound(3))]
    let first = named(integer(1), from: t)
    let counted = SQLQuery.compound(SQLCompound(.select(first), .union, all: false, .select(step)))
    let last = select(aggregate(.maximum, column(0, of: n)), from: n)
    let size = SQLExpression.function(.absolute, [.subquery(.select(last), .bigInteger)])
    return SQLQuery(
      with: [SQLCommonTable(numbers, counted, recursive: true)], .select(select(size, from: t)),
      ordering: [SQLOrdering(size)])
  }

  /// A window that is ordered by whether a value is among sums over a frame.
  private static var frameInsideWindow: SQLSelect {
    let sums = SQLExpression.window(
      .aggregate(SQLAggregate(.sum, column(0, of: s))),
      SQLWindow(
        ordering: [SQLOrdering(column(0, of: s))],
        frame: SQLFrame(.rows, from: .preceding(integer(1)), to: .currentRow)))
    let isSum = SQLExpression.inQuery(column(0, of: t), .select(select(sums, from: s)), negated: false)
    return select(.window(.ntile(1), SQLWindow(ordering: [SQLOrdering(isSum)])), from: t)
  }

  /// `SELECT u.id FROM tags AS t JOIN tags AS s ON s.weight IN () FULL JOIN tags AS u ON t.id = u.id`
  private static var emptyListBeforeFullJoin: SQLSelect {
    var all = select(column(0, of: u), from: t)
    all.joins = [
      SQLJoin(.inner, .table(s), on: .inList(column(3, of: s), [], negated: false)),
      SQLJoin(.full, .table(u), on: .comparison(column(0, of: t), .equal, column(0, of: u))),
    ]
    return all
  }

  /// The second column of `SELECT d.* FROM (SELECT title COLLATE …, id …) AS d INTERSECT ALL SELECT title, id …`
  private static var intersectionOfEveryColumn: SQLSelect {
    let (d, r) = (rows("d", [.text, .bigInteger]), rows("r", [.text, .bigInteger]))
    let first = SQLSelect(
      every: .derived(.select(named(.collate(column(2, of: t), .binary), column(0, of: t), from: t)), d))
    let second = named(column(2, of: s), column(0, of: s), from: s)
    let both = SQLQuery.compound(SQLCompound(.select(first), .intersect, all: true, .select(second)))
    return SQLSelect(columns: [.expression(column(1, of: r))], from: .derived(both, r))
  }

  /// `SELECT d.v2 FROM tags AS t JOIN LATERAL (SELECT max(weight) AS v1, 10 AS v2 FROM tags AS s) AS d ON TRUE`
  private static var lateralConstant: SQLSelect {
    let d = rows("d", [.bigInteger, .bigInteger])
    var all = select(column(1, of: d), from: t)
    let one = SQLQuery.select(named(aggregate(.maximum, column(3, of: s)), integer(10), from: s))
    all.joins = [SQLJoin(.inner, .lateral(one, d), on: always)]
    return all
  }

  /// A count over windows that are partitioned by whether a value is among numbers of groups, which the groups around order.
  private static var groupsInGroups: SQLSelect {
    var inner = select(
      .window(
        .nthValue(integer(1), 1),
        SQLWindow(ordering: [SQLOrdering(column(0, of: t)), SQLOrdering(column(0, of: s))])), from: s)
    inner.grouping = [column(0, of: s)]
    inner.groupFilters = [.comparison(bound(1), .equal, integer(1))]
    let isFound = SQLExpression.inQuery(integer(1), .select(inner), negated: false)
    var outer = select(
      .window(.aggregate(SQLAggregate(.minimum, integer(1))), SQLWindow(partition: [isFound])), from: t)
    outer.grouping = [column(0, of: t)]
    outer.groupingSets = [.rollup([[0]])]
    return outer
  }

  /// `SELECT length(string_agg(DISTINCT 'a' COLLATE …, ',' ORDER BY 'a' COLLATE …)) FROM tags AS t`
  private static var distinctCollatedText: SQLSelect {
    let text = SQLExpression.collate(.literal(.text("a"), .text), .binary)
    let joined = SQLExpression.aggregate(
      SQLAggregate(.concatenate(separator: ","), text, distinct: true, ordering: [SQLOrdering(text)]))
    return select(.function(.length, [joined]), from: t)
  }

  /// `SELECT min(1) FROM (…) AS d ORDER BY 1 FETCH FIRST 4 ROWS WITH TIES`
  private static var tiesOfOneGroup: SQLQuery {
    let d = rows("d")
    let two = SQLQuery.compound(
      SQLCompound(
        .select(SQLSelect(columns: [.named(bound(1), "v1")])), .union, all: true,
        .select(SQLSelect(columns: [.named(bound(2), "v1")]))))
    var query = SQLQuery(
      .select(
        SQLSelect(columns: [.expression(aggregate(.minimum, integer(1)))], from: .derived(two, d))),
      ordering: [SQLOrdering(integer(1))])
    query.limit = bound(4)
    query.keepsTies = true
    return query
  }

  /// The tags whose weight is not among greatest weights of groups, which the outer row makes: where that is NULL, nobody
  /// knows.
  private static var inGroupsByOuterColumn: SQLSelect {
    var heaviest = select(aggregate(.maximum, column(3, of: s)), from: s)
    heaviest.joins = [SQLJoin(.inner, .table(u), on: .comparison(column(0, of: u), .equal, column(1, of: s)))]
    heaviest.filters = [.isNull(column(3, of: s), negated: false)]
    heaviest.grouping = [column(2, of: t)]
    return select(
      column(0, of: t), from: t, where: .inQuery(column(3, of: t), .select(heaviest), negated: true))
  }

  /// `SELECT id FROM tags AS t WHERE weight NOT IN (SELECT 77 … UNION ALL SELECT NULL … GROUP BY title HAVING TRUE)`
  private static var inConstantsOfGroups: SQLSelect {
    var none = select(.literal(.null, .bigInteger), from: u)
    none.grouping = [column(2, of: u)]
    none.groupFilters = [always]
    let values = SQLQuery.compound(
      SQLCompound(.select(select(integer(77), from: s)), .union, all: true, .select(none)))
    return select(column(0, of: t), from: t, where: .inQuery(column(3, of: t), values, negated: true))
  }

  /// How many keys `{"n": count(*)}` has: one, if `count(*)` is not that of the subquery that reads them.
  private static var keysOfCount: SQLSelect {
    let count = SQLExpression.function(.json(.encoded), [aggregate(.count, nil)])
    let text = SQLExpression.concatenation(
      .concatenation(.literal(.text(#"{"n":"#), .text), count), .literal(.text("}"), .text))
    let keys = SQLExpression.function(.json(.keys), [.function(.json(.parsed), [text])])
    return select(.function(.json(.length), [keys]), from: t)
  }

  /// The year of the millisecond that is `coalesce(max(id) + 0 + 0 …, bit_or(-1))` of no row.
  private static var constantAggregate: SQLSelect {
    let long = (0..<8).reduce(aggregate(.maximum, column(0, of: t))) { sum, _ in
      .arithmetic(sum, .add, integer(0))
    }
    let number = SQLExpression.function(.coalesce, [long, aggregate(.bitOr, integer(-1))])
    let date = SQLExpression.function(.temporal(.sinceEpoch(.millisecond)), [number])
    return select(
      .function(.temporal(.part(.year)), [date]), from: t,
      where: .comparison(column(0, of: t), .equal, integer(99)))
  }

  /// `SELECT CASE WHEN EXISTS (SELECT count(*) FROM tags AS s HAVING t.id = 1) THEN 1 ELSE 0 END AS v1, t.id AS v2 …`
  private static var havingOfLaterColumn: SQLSelect {
    let d = rows("d", [.bigInteger, .bigInteger])
    var count = select(aggregate(.count, nil), from: s)
    count.groupFilters = [.comparison(column(0, of: t), .equal, integer(1))]
    let isFirst = SQLExpression.conditional(
      SQLCase(
        branches: [.init(when: .exists(.select(count), negated: false), then: integer(1))],
        otherwise: integer(0)))
    return SQLSelect(
      columns: [.expression(column(0, of: d))],
      from: .derived(.select(named(isFirst, column(0, of: t), from: t)), d))
  }

  /// A value that is computed of constants, among groups of which the outer row says whether there are any.
  private static var constantInGroups: SQLSelect {
    var one = select(integer(1), from: s)
    one.groupFilters = [.not(.logical(always, .or, .comparison(column(0, of: t), .equal, integer(1))))]
    let value = SQLExpression.function(.nullIf, [bound(1), bound(2)])
    return select(
      column(0, of: t), from: t, where: .inQuery(value, .select(one), negated: false))
  }

  /// `SELECT t.id FROM tags AS t WHERE EXISTS (SELECT … FROM tags AS s GROUP BY ROLLUP (t.id) HAVING grouping(t.id) = 1)`
  private static var groupingOfOuterColumn: SQLSelect {
    let key = column(0, of: t)
    var groups = select(aggregate(.count, nil), from: s)
    groups.grouping = [key]
    groups.groupingSets = [.rollup([[0]])]
    groups.groupFilters = [.comparison(.function(.grouping, [key]), .equal, integer(1))]
    return select(key, from: t, where: .exists(.select(groups), negated: false))
  }

  /// `SELECT t.id … WHERE t.weight NOT IN (SELECT DISTINCT t.weight + 1 FROM tags AS s GROUP BY ROLLUP (t.weight))`
  private static var rollupOfOuterColumn: SQLSelect {
    let key = column(3, of: t)
    var groups = select(.arithmetic(key, .add, integer(1)), from: s)
    groups.grouping = [key]
    groups.groupingSets = [.rollup([[0]])]
    groups.distinct = .all
    return select(column(0, of: t), from: t, where: .inQuery(key, .select(groups), negated: true))
  }
}
