import Koine

/// Queries of which an engine looks something up, or compares it, too early, found among random ones.
enum LookupFaultCases {
  private typealias Integers = FaultCases.Integers

  private static let t = FaultCases.t
  private static let s = FaultCases.s
  private static let u = FaultCases.u
  private static let r = Reminder.columns._source.aliased("r")

  private static func column(_ position: Int, of source: SQLTableReference) -> SQLExpression {
    .column(source.columns[position])
  }

  private static func integer(_ value: Int64) -> SQLExpression { .literal(.integer(value), .bigInteger) }

  private static func aggregate(_ function: SQLAggregateFunction, _ value: SQLExpression) -> SQLExpression {
    .aggregate(SQLAggregate(function, value))
  }

  private static func select(
    _ columns: SQLExpression..., from source: SQLTableReference, where filters: SQLExpression...
  ) -> SQLSelect {
    var select = SQLSelect(columns: columns.map { .expression($0) }, from: .table(source))
    select.filters = filters
    return select
  }

  /// 1 where a condition holds, 0 where it does not, and NULL where nobody knows.
  private static func number(_ condition: SQLExpression) -> SQLExpression {
    .conditional(
      SQLCase(
        operand: condition,
        branches: [
          .init(when: .literal(.boolean(true), .boolean), then: integer(1)),
          .init(when: .literal(.boolean(false), .boolean), then: integer(0)),
        ]))
  }

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase("in-of-a-subquery-that-is-computed-once", Integers(subqueryBeforeIn), returns: [0, 0, 0, 0])
    GoldenCase("in-of-a-time-and-one-group", Integers(timeInOneGroup), returns: [])
    GoldenCase("in-of-a-time-and-arms-of-one-group", Integers(timeInArmsOfOneGroup), returns: [])
    GoldenCase("in-of-an-aggregate", Integers(aggregateBeforeIn), returns: [0, 0, 1])
    GoldenCase("having-of-an-aggregate-in-a-query", Integers(aggregateBeforeInOfHaving), returns: [])
    GoldenCase("row-value-of-an-aggregate", Integers(rowOfAggregate), returns: [nil, 1, 0, 1])
    GoldenCase(
      "negation-of-a-key-in-a-named-operand", Integers(negationInNamedOperand), returns: [0, 0])
    GoldenCase("outer-column-behind-a-subquery", Integers(outerColumnBehindSubquery), returns: [0, 0, 0, 0])
    GoldenCase("window-of-an-outer-condition", Integers(windowOfOuterCondition), returns: [1, nil, nil, nil])
    GoldenCase(
      "rollup-of-a-key-computed-of-constants", Integers(rollupOfComputedKey), returns: [10, 10, 10, 10, nil])
    GoldenCase(
      "having-of-a-key-computed-of-constants", Integers(havingOfComputedKey), returns: [nil])
    GoldenCase("distinct-on-a-collated-constant", Integers(distinctOnConstant), returns: [4])
    GoldenCase("equal-or-null-of-no-group", Integers(equalOrNullOfNoGroup), returns: [2])
    GoldenCase("exists-of-a-computed-key", Integers(existsOfComputedKey), returns: [1, 2, 3, 4])
    GoldenCase("exists-of-an-ordered-computed-key", Integers(existsOfOrderedKey), returns: [4])
    GoldenCase("having-of-two-keys-of-one-name", Integers(havingOfTwoKeys), returns: [3, 4])
    GoldenCase("derived-constant-beside-equal-names", Integers(derivedConstant), returns: [1])
  }

  /// `SELECT (SELECT max(reminderID) FROM tags AS u) IN (SELECT 5 FROM tags AS s WHERE s.id <= t.id) FROM tags AS t`
  private static var subqueryBeforeIn: SQLSelect {
    let greatest = SQLExpression.subquery(
      .select(select(aggregate(.maximum, column(1, of: u)), from: u)), .bigInteger)
    let five = select(
      integer(5), from: s, where: .comparison(column(0, of: s), .lessOrEqual, column(0, of: t)))
    return select(number(.inQuery(greatest, .select(five), negated: false)), from: t)
  }

  private static var latestOfNone: SQLSelect {
    select(
      aggregate(.maximum, column(5, of: r)), from: r,
      where: .comparison(column(0, of: r), .equal, integer(99)))
  }

  private static let o = Reminder.columns._source.aliased("o")

  /// The reminders that are due at another time than the last of none.
  private static var timeInOneGroup: SQLSelect {
    select(
      column(0, of: o), from: o, where: .inQuery(column(5, of: o), .select(latestOfNone), negated: true))
  }

  private static var timeInArmsOfOneGroup: SQLSelect {
    let arms = SQLQuery.compound(
      SQLCompound(.select(latestOfNone), .union, all: true, .select(latestOfNone)))
    return select(column(0, of: o), from: o, where: .inQuery(column(5, of: o), arms, negated: true))
  }

  /// Whether the last tag of a reminder has the number of a reminder with a tag.
  private static var aggregateBeforeIn: SQLQuery {
    let keys = select(column(1, of: s), from: s)
    var groups = select(
      number(.inQuery(aggregate(.maximum, column(0, of: t)), .select(keys), negated: false)), from: t)
    groups.grouping = [column(1, of: t)]
    return SQLQuery(.select(groups), ordering: [SQLOrdering(column(1, of: t), descending: true)])
  }

  /// The priorities of which the sum of scores is no score: each has one that is.
  private static var aggregateBeforeInOfHaving: SQLSelect {
    let scores = select(column(7, of: r), from: r)
    var groups = select(column(3, of: o), from: o)
    groups.grouping = [column(3, of: o)]
    groups.groupFilters = [
      .inQuery(aggregate(.maximum, column(7, of: o)), .select(scores), negated: true)
    ]
    return groups
  }

  /// `SELECT (max(reminderID), 1) >= (weight, 1) FROM tags GROUP BY weight`
  private static var rowOfAggregate: SQLQuery {
    var groups = select(
      number(
        .comparison(
          .row([aggregate(.maximum, column(1, of: t)), integer(1)]), .greaterOrEqual,
          .row([column(3, of: t), integer(1)]))), from: t)
    groups.grouping = [column(3, of: t)]
    return SQLQuery(
      .select(groups),
      ordering: [SQLOrdering(aggregate(.maximum, column(0, of: t)), descending: false, nulls: .database)])
  }

  /// The length of `lpad('a', -1, completed)`
  private static var negationInNamedOperand: SQLSelect {
    let text = SQLExpression.function(
      .textual(.padStart), [.literal(.text("a"), .text), integer(-1), .cast(column(2, of: r), .text)])
    var groups = select(.function(.length, [text]), from: r)
    groups.grouping = [column(2, of: r)]
    return groups
  }

  /// `SELECT NOT EXISTS (SELECT (SELECT max(s.id) FROM tags AS s WHERE s.id < t.weight), t.weight FROM tags AS u) …`
  private static var outerColumnBehindSubquery: SQLSelect {
    let inner = SQLExpression.subquery(
      .select(
        select(
          aggregate(.maximum, column(0, of: s)), from: s,
          where: .comparison(column(0, of: s), .less, column(3, of: t)))), .bigInteger)
    return select(
      number(.exists(.select(select(inner, column(3, of: t), from: u)), negated: true)), from: t)
  }

  /// `SELECT (SELECT count(*) OVER () FROM tags AS s WHERE s.id = 2 AND t.weight = 7) FROM tags AS t`
  private static var windowOfOuterCondition: SQLSelect {
    let count = select(
      .window(.aggregate(SQLAggregate(.count, nil)), SQLWindow()), from: s,
      where: .comparison(column(0, of: s), .equal, integer(2)),
      .comparison(column(3, of: t), .equal, integer(7)))
    return select(.subquery(.select(count), .bigInteger), from: t)
  }

  private static let five = SQLExpression.function(.coalesce, [integer(5), column(3, of: t)])

  /// `SELECT coalesce(5, weight) * 2 FROM tags GROUP BY ROLLUP (coalesce(5, weight), id)`, without the sets of the first
  /// key alone.
  private static var rollupOfComputedKey: SQLSelect {
    var groups = select(.arithmetic(five, .multiply, integer(2)), from: t)
    groups.grouping = [five, column(0, of: t)]
    groups.groupingSets = [.rollup([[0, 1]])]
    return groups
  }

  /// `SELECT min(id) * NULL … GROUP BY ROLLUP (coalesce(5, weight)) HAVING coalesce(5, weight) IS NULL`
  private static var havingOfComputedKey: SQLSelect {
    var groups = select(.function(.nullIf, [five, integer(0)]), from: t)
    groups.grouping = [five]
    groups.groupingSets = [.rollup([[0]])]
    groups.groupFilters = [.isNull(five, negated: false)]
    return groups
  }

  /// `SELECT DISTINCT ON ('É' COLLATE …) id FROM tags ORDER BY 'É' COLLATE … DESC, id DESC`
  private static var distinctOnConstant: SQLQuery {
    let constant = SQLExpression.collate(.literal(.text("É"), .text), .binary)
    var distinct = select(column(0, of: t), from: t)
    distinct.distinct = .on([constant])
    return SQLQuery(
      .select(distinct),
      ordering: [SQLOrdering(constant, descending: true), SQLOrdering(column(0, of: t), descending: true)])
  }

  /// The tag whose weight is that of none, by a condition that is NULL.
  private static var equalOrNullOfNoGroup: SQLSelect {
    let d = FaultCases.rows("d")
    var none = FaultCases.named(aggregate(.maximum, column(0, of: s)), from: s)
    none.filters = [.comparison(column(0, of: s), .equal, .value(.null, .bigInteger))]
    var equal = select(column(0, of: t), from: t)
    equal.joins = [
      SQLJoin(
        .inner, .derived(.select(none), d),
        on: .isDistinct(column(3, of: t), column(0, of: d), negated: true))
    ]
    return equal
  }

  /// Whether there is a time of the greater of two numbers, of which a query is grouped by the first.
  private static var existsOfComputedKey: SQLSelect {
    let greatest = SQLExpression.function(
      .greatest, [column(1, of: s), .function(.absolute, [column(1, of: s)])])
    var groups = select(.function(.temporal(.sinceEpoch(.microsecond)), [greatest]), from: s)
    groups.grouping = [column(1, of: s)]
    return select(column(0, of: t), from: t, where: .exists(.select(groups), negated: false))
  }

  /// `SELECT d.v1 FROM (SELECT 1 AS v1 … GROUP BY e.v1, f.v1) AS d WHERE d.v1 = 1`
  private static var derivedConstant: SQLSelect {
    let (d, e, f) = (FaultCases.rows("d"), FaultCases.rows("e"), FaultCases.rows("f"))
    var groups = SQLSelect(
      columns: [.named(integer(1), "v1")],
      from: .derived(.select(FaultCases.named(integer(2), from: t)), e))
    groups.joins = [
      SQLJoin(
        .inner, .derived(.select(FaultCases.named(aggregate(.maximum, column(0, of: s)), from: s)), f),
        on: .literal(.boolean(true), .boolean))
    ]
    groups.grouping = [column(0, of: f), column(0, of: e)]
    var all = SQLSelect(columns: [.expression(column(0, of: d))], from: .derived(.select(groups), d))
    all.filters = [.comparison(column(0, of: d), .equal, integer(1))]
    return all
  }

  /// Whether there is an instant computed of a weight, in an order of the keys and of the weights.
  private static var existsOfOrderedKey: SQLSelect {
    let weight = SQLExpression.arithmetic(column(3, of: s), .multiply, integer(4))
    var groups = select(.function(.temporal(.sinceEpoch(.second)), [weight]), from: s)
    groups.grouping = [column(0, of: s)]
    let ordered = SQLQuery(
      .select(groups), ordering: [SQLOrdering(column(0, of: s), descending: true), SQLOrdering(weight)])
    var all = select(aggregate(.maximum, column(0, of: t)), from: t)
    all.groupFilters = [.exists(ordered, negated: false)]
    return all
  }

  /// `SELECT t.id … GROUP BY t.id, s.id HAVING EXISTS (SELECT u.id FROM tags AS u WHERE u.id = t.id AND u.id > 2)`
  private static var havingOfTwoKeys: SQLSelect {
    let (key, other) = (column(0, of: t), column(0, of: s))
    var groups = select(key, from: t)
    groups.joins = [SQLJoin(.inner, .table(s), on: .comparison(key, .equal, other))]
    groups.grouping = [key, other]
    let same = select(
      column(0, of: u), from: u, where: .comparison(column(0, of: u), .equal, key),
      .comparison(column(0, of: u), .greater, integer(2)))
    groups.groupFilters = [.exists(.select(same), negated: false)]
    return groups
  }
}
