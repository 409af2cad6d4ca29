import Koine

/// Rows without a match that engines take for others, and what they do while they have none.
enum OuterJoinFaultCases {
  private typealias Integers = FaultCases.Integers

  private static let (t, s, u) = (FaultCases.t, FaultCases.s, FaultCases.u)
  private static let d = FaultCases.rows("d", [.bigInteger, .bigInteger])
  private static let always = SQLExpression.literal(.boolean(true), .boolean)

  /// `id`, `reminderID`, `title`, `weight`
  private static func column(_ position: Int, of source: SQLTableReference) -> SQLExpression {
    .column(source.columns[position])
  }

  private static func integer(_ value: Int64) -> SQLExpression { .literal(.integer(value), .bigInteger) }

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "left-join-of-a-subquery-behind-no-match", Integers(behindNoMatch(four)), returns: [4, nil, 4, 4])
    GoldenCase(
      "left-join-of-a-choice-by-exists-behind-no-match", Integers(behindNoMatch(choice)),
      returns: [4, nil, 4, 4])
    GoldenCase(
      "left-join-of-a-call-behind-no-match",
      Integers(behindNoMatch(.function(.absolute, [.unary(.negate, four)]))), returns: [4, nil, 4, 4])
    GoldenCase(
      "left-join-of-a-common-table-behind-no-match", Integers(commonTableBehindNoMatch),
      returns: [4, nil, 4, 4])
    GoldenCase("full-join-of-constants", Integers(fullJoin(named(integer(1)))), returns: [4])
    GoldenCase(
      "full-join-of-a-product-with-null",
      Integers(fullJoin(named(.arithmetic(column(0, of: s), .multiply, .value(.null, .bigInteger))))),
      returns: [4])
    GoldenCase("full-join-of-no-row-and-any", Integers(fullJoinOfNoRow), returns: [4])
    GoldenCase("left-join-on-a-constant-column", Integers(leftJoinOnConstant), returns: [4])
    GoldenCase(
      "left-join-on-an-outer-column-beside-a-window", Integers(leftJoinOnOuterColumn),
      returns: [10, 22, 10, 22, 10, 10])
    GoldenCase(
      "left-join-on-what-outer-columns-say", Integers(pairs(.left, isAsOuter)), returns: [4, 16, 4, 4])
    GoldenCase(
      "right-join-on-what-outer-columns-say", Integers(pairs(.right, isAsOuter)), returns: [4, 16, 4, 4])
    GoldenCase(
      "left-join-on-outer-columns-and-its-own", Integers(pairs(.left, isAsOuter, and: true)),
      returns: [0, 4, 0, 0])
    GoldenCase(
      "row-values-of-constants-before-a-right-join", Integers(rowsBeforeRightJoin), returns: [1, 2, 3, 4])
    GoldenCase("having-beside-an-empty-list", Integers(emptyListBesideHaving), returns: [0])
    GoldenCase("aggregate-in-an-empty-list", Integers(emptyList(negated: false)), returns: [0])
    GoldenCase("aggregate-outside-an-empty-list", Integers(emptyList(negated: true)), returns: [1])
    GoldenCase("aggregate-in-an-empty-list-ordered", Integers(orderOfEmptyList), returns: [7])
    GoldenCase(
      "aggregate-in-an-empty-list-of-a-subquery", Integers(emptyListInSubquery), returns: [0, 0, 0, 0])
    GoldenCase("aggregate-beside-an-empty-list", Integers(aggregateBesideEmptyList), returns: [0])
    GoldenCase("nullif-of-a-text-that-is-written-upon", Integers(textWrittenUpon), returns: [11])
  }

  private static var greatest: SQLQuery {
    .select(
      SQLSelect(
        columns: [.expression(.aggregate(SQLAggregate(.maximum, column(0, of: u))))], from: .table(u)))
  }

  /// What is 4, and computed without a column around.
  private static let four = SQLExpression.subquery(greatest, .bigInteger)
  private static let choice = SQLExpression.conditional(
    SQLCase(branches: [.init(when: .exists(greatest, negated: false), then: integer(4))], otherwise: nil))

  /// `SELECT s.id AS v1, … AS v2 FROM tags AS s WHERE s.id <> 2`
  private static func rows(_ value: SQLExpression) -> SQLSelect {
    var rows = FaultCases.named(column(0, of: s), value, from: s)
    rows.filters = [.comparison(column(0, of: s), .notEqual, integer(2))]
    return rows
  }

  /// `SELECT u.id FROM tags AS t JOIN tags AS s ON (t.id, 1) = (s.id, 2) RIGHT JOIN tags AS u ON TRUE`
  private static var rowsBeforeRightJoin: SQLSelect {
    let sides = [(t, Int64(1)), (s, 2)].map { source, number in
      SQLExpression.row([column(0, of: source), .value(.integer(number), .bigInteger)])
    }
    var select = SQLSelect(columns: [.expression(column(0, of: u))], from: .table(t))
    select.joins = [
      SQLJoin(.inner, .table(s), on: .comparison(sides[0], .equal, sides[1])),
      SQLJoin(.right, .table(u), on: always),
    ]
    return select
  }

  private static func joined(_ source: SQLSource) -> SQLQuery {
    var select = SQLSelect(columns: [.expression(column(1, of: d))], from: .table(t))
    select.joins = [SQLJoin(.left, source, on: .comparison(column(0, of: d), .equal, column(0, of: t)))]
    return SQLQuery(.select(select), ordering: [SQLOrdering(column(0, of: t))])
  }

  /// `SELECT d.v2 FROM tags AS t LEFT JOIN (…) AS d ON d.v1 = t.id ORDER BY t.id`
  private static func behindNoMatch(_ value: SQLExpression) -> SQLQuery {
    joined(.derived(.select(rows(value)), d))
  }

  private static var commonTableBehindNoMatch: SQLQuery {
    var query = joined(.table(d))
    query.with = [SQLCommonTable(d, .select(rows(.subquery(greatest, .bigInteger))))]
    return query
  }

  private static func named(_ value: SQLExpression) -> SQLSelect { FaultCases.named(value, from: s) }

  private static func count(of select: SQLSelect) -> SQLSelect {
    var select = select
    select.columns = [.expression(.aggregate(SQLAggregate(.count, nil)))]
    return select
  }

  /// `SELECT count(*) FROM (SELECT 1 … WHERE id = 1) AS e FULL JOIN (SELECT … FROM tags AS s) AS d ON TRUE`
  private static func fullJoin(_ rows: SQLSelect) -> SQLSelect {
    let e = FaultCases.rows("e")
    var one = FaultCases.named(integer(1), from: t)
    one.filters = [.comparison(column(0, of: t), .equal, integer(1))]
    var all = SQLSelect(columns: [], from: .derived(.select(one), e))
    all.joins = [SQLJoin(.full, .derived(.select(rows), FaultCases.rows("d")), on: always)]
    return count(of: all)
  }

  /// `SELECT count(*) FROM absences AS a FULL JOIN tags AS t ON TRUE`
  private static var fullJoinOfNoRow: SQLSelect {
    var all = SQLSelect(columns: [], from: .table(Absence.columns._source))
    all.joins = [SQLJoin(.full, .table(t), on: always)]
    return count(of: all)
  }

  /// `SELECT count(*) FROM (SELECT FALSE AS v1 FROM (… GROUP BY id) AS e) AS d LEFT JOIN tags AS t ON d.v1`
  private static var leftJoinOnConstant: SQLSelect {
    let (d, e) = (FaultCases.rows("d", [.boolean]), FaultCases.rows("e"))
    var groups = FaultCases.named(column(0, of: s), from: s)
    groups.grouping = [column(0, of: s)]
    let constant = SQLSelect(
      columns: [.named(.literal(.boolean(false), .boolean), "v1")], from: .derived(.select(groups), e))
    var all = SQLSelect(columns: [], from: .derived(.select(constant), d))
    all.joins = [SQLJoin(.left, .table(t), on: column(0, of: d))]
    return count(of: all)
  }

  /// `SELECT (SELECT count(*) FROM tags AS t LEFT JOIN tags AS s ON r.isCompleted) + count(*) OVER () FROM reminders AS r`
  private static var leftJoinOnOuterColumn: SQLQuery {
    let r = Reminder.columns._source.aliased("r")
    guard let isCompleted = r.columns.first(where: { $0.type == .boolean }) else {
      return .select(SQLSelect())
    }
    var pairs = SQLSelect(columns: [], from: .table(t))
    pairs.joins = [SQLJoin(.left, .table(s), on: .column(isCompleted))]
    let all = SQLExpression.window(.aggregate(SQLAggregate(.count, nil)), SQLWindow())
    let sum = SQLExpression.arithmetic(.subquery(.select(count(of: pairs)), .bigInteger), .add, all)
    return SQLQuery(
      .select(SQLSelect(columns: [.expression(sum)], from: .table(r))),
      ordering: [SQLOrdering(column(0, of: r))])
  }

  private static let isAsOuter = SQLExpression.comparison(column(0, of: u), .equal, integer(2))

  /// `SELECT (SELECT count(…) FROM tags AS t LEFT JOIN tags AS s ON …) FROM tags AS u ORDER BY u.id`
  private static func pairs(
    _ kind: SQLJoin.Kind, _ condition: SQLExpression, and isEqual: Bool = false
  ) -> SQLQuery {
    let equal = SQLExpression.comparison(column(0, of: t), .equal, column(0, of: s))
    var pairs = SQLSelect(
      columns: [.expression(.aggregate(SQLAggregate(.count, isEqual ? column(0, of: s) : nil)))],
      from: .table(t))
    pairs.joins = [SQLJoin(kind, .table(s), on: isEqual ? .logical(condition, .and, equal) : condition)]
    let count = SQLExpression.subquery(.select(pairs), .bigInteger)
    return SQLQuery(
      .select(SQLSelect(columns: [.expression(count)], from: .table(u))),
      ordering: [SQLOrdering(column(0, of: u))])
  }

  /// `SELECT CASE WHEN min(t.id) IN () THEN 1 ELSE 0 END FROM tags AS t HAVING TRUE`
  private static var emptyListBesideHaving: SQLSelect {
    var all = emptyList(negated: false)
    all.groupFilters = [always]
    return all
  }

  private static func least(negated: Bool) -> SQLExpression {
    .inList(.aggregate(SQLAggregate(.minimum, column(0, of: t))), [], negated: negated)
  }

  /// `SELECT CASE WHEN min(t.id) [NOT] IN () THEN 1 ELSE 0 END FROM tags AS t`
  private static func emptyList(negated: Bool) -> SQLSelect {
    let found = SQLCase(
      branches: [.init(when: least(negated: negated), then: integer(1))], otherwise: integer(0))
    return SQLSelect(columns: [.expression(.conditional(found))], from: .table(t))
  }

  /// `SELECT CASE WHEN max(t.id) > 1 AND min(t.id) IN () THEN 1 ELSE 0 END FROM tags AS t`
  private static var aggregateBesideEmptyList: SQLSelect {
    let greatest = SQLExpression.aggregate(SQLAggregate(.maximum, column(0, of: t)))
    let isLarge = SQLExpression.comparison(greatest, .greater, integer(1))
    let found = SQLCase(
      branches: [.init(when: .logical(isLarge, .and, least(negated: false)), then: integer(1))],
      otherwise: integer(0))
    return SQLSelect(columns: [.expression(.conditional(found))], from: .table(t))
  }

  /// `SELECT 7 FROM tags AS t ORDER BY min(t.id) IN ()`
  private static var orderOfEmptyList: SQLQuery {
    SQLQuery(
      .select(SQLSelect(columns: [.expression(integer(7))], from: .table(t))),
      ordering: [SQLOrdering(least(negated: false))])
  }

  /// `SELECT (SELECT CASE WHEN min(t.id) IN () THEN 1 ELSE 0 END FROM tags AS t) FROM tags AS u`
  private static var emptyListInSubquery: SQLSelect {
    let inner = SQLExpression.subquery(.select(emptyList(negated: false)), .bigInteger)
    return SQLSelect(columns: [.expression(inner)], from: .table(u))
  }

  /// `SELECT length(nullif(replace(string_agg('a', ','), 'a', 'aa'), 'a')) FROM tags AS t`
  private static var textWrittenUpon: SQLSelect {
    func text(_ value: String) -> SQLExpression { .literal(.text(value), .text) }
    let list = SQLExpression.aggregate(SQLAggregate(.concatenate(separator: ","), text("a")))
    let doubled = SQLExpression.function(.replace, [list, text("a"), text("aa")])
    return SQLSelect(
      columns: [.expression(.function(.length, [.function(.nullIf, [doubled, text("a")])]))],
      from: .table(t))
  }
}
