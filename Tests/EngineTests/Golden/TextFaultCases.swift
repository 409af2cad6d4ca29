import Koine

/// Queries of which an engine writes upon a text that it reads again, or takes an aggregate of a constant for that
/// constant, found among random ones.
enum TextFaultCases {
  private typealias Integers = FaultCases.Integers

  private static let t = FaultCases.t

  private static func column(_ position: Int) -> SQLExpression { .column(t.columns[position]) }

  private static func integer(_ value: Int64) -> SQLExpression { .literal(.integer(value), .bigInteger) }

  private static func groups(_ selected: SQLExpression, by key: SQLExpression) -> SQLSelect {
    var select = SQLSelect(columns: [.expression(selected)], from: .table(t))
    select.grouping = [key]
    return select
  }

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "joined-with-itself",
      jsonElements(["É", "a "]).order(by: \.position).select {
        concat(separator: "é", $0.value.text, $0.value.text)
      },
      ["ÉéÉ", "a éa "])
    GoldenCase(
      "joined-aggregates-compared",
      Tag.group(by: \.reminderID).order(by: \.reminderID).select {
        concat(separator: " ab ", $0.title.min(), $0.title.max()).nullIf("a")
      },
      ["blue ab red", "red ab red", "Red ab Red"])
    // A long operand that is computed of an aggregate.
    GoldenCase(
      "joined-by-a-long-operand",
      Tag.group(by: \.reminderID).order(by: \.reminderID).select { tag in
        concat(
          separator: (0..<14).reduce((tag.title.max() ?? "-").lower()) { text, _ in text.lower() },
          tag.title.min(),
          tag.title.max())
      },
      ["blueredred", "redredred", "RedredRed"])
    GoldenCase(
      "padded-with-itself",
      Tag.where { $0.id == 1 }.select { $0.title.ltrim().rpad(12, $0.title.ltrim()) == $0.title.ltrim() },
      [false])
    GoldenCase("extreme-of-a-constant-in-having", Integers(extremeInHaving), returns: [1, 2, 3, 4])
    GoldenCase(
      "extreme-of-a-collated-constant",
      Absence.select { _ in ("a".collate(.binary).max(), "b".min()) },
      [(nil, nil)])
    GoldenCase("concatenation-of-no-text-in-a-subquery", Integers(noText), returns: [1, 1, 1, 1])
    GoldenCase(
      "concatenation-of-no-text-found-by-key",
      RemindersList.order(by: \.id).select { _ in
        Tag.where { $0.id == 1 }.select { $0.title.groupConcat(separator: ";", filter: $0.id > 1) }
      }, [nil, nil, nil])
    GoldenCase(
      "concatenation-of-outer-texts-in-order",
      RemindersList.order(by: \.id).select { list in
        Tag.where { $0.id < 3 }.select {
          list.title.groupConcat(separator: ";", orderedBy: $0.id.descending())
        }
      }, ["Home;Home", "École;École", "empty;empty"])
    GoldenCase("descending-computed-groups", Integers(descendingGroups), returns: [1, 1, 1, 0])
    GoldenCase("json-members-of-a-counted-value", Integers(membersOfCount), returns: [1, 2, 3, 4])
  }

  /// `SELECT id FROM tags GROUP BY id HAVING nullif(max(5), 4) = 5 ORDER BY id`
  private static var extremeInHaving: SQLQuery {
    var select = groups(column(0), by: column(0))
    let extreme = SQLExpression.aggregate(SQLAggregate(.maximum, integer(5)))
    select.groupFilters = [.comparison(.function(.nullIf, [extreme, integer(4)]), .equal, integer(5))]
    return SQLQuery(.select(select), ordering: [SQLOrdering(column(0))])
  }

  /// `SELECT CASE WHEN (SELECT string_agg(v1, ';') FILTER (WHERE FALSE) FROM (SELECT 'a ' AS v1)) IS NULL THEN 1 END …`
  private static var noText: SQLSelect {
    let one = FaultCases.rows("one", [.text])
    let row = SQLSelect(columns: [.named(.literal(.text("a "), .text), "v1")])
    var texts = SQLAggregate(.concatenate(separator: ";"), .column(one.columns[0]))
    texts.filter = .literal(.boolean(false), .boolean)
    let nested = SQLSelect(
      columns: [.expression(.aggregate(texts))], from: .derived(SQLQuery(.select(row)), one))
    let condition = SQLExpression.isNull(.subquery(.select(nested), .text), negated: false)
    return SQLSelect(
      columns: [.expression(.conditional(SQLCase(branches: [.init(when: condition, then: integer(1))])))],
      from: .table(t))
  }

  /// `SELECT count(DISTINCT weight) FROM tags GROUP BY coalesce(weight, weight) ORDER BY coalesce(weight, weight) DESC`
  private static var descendingGroups: SQLQuery {
    let key = SQLExpression.function(.coalesce, [column(3), column(3)])
    var count = SQLAggregate(.count, column(3))
    count.isDistinct = true
    return SQLQuery(
      .select(groups(.aggregate(count), by: key)), ordering: [SQLOrdering(key, descending: true)])
  }

  /// `SELECT id FROM tags JOIN json_members('{"a":' || (SELECT count(*) …) || '}') …`
  private static var membersOfCount: SQLSelect {
    let count = SQLExpression.subquery(
      .select(
        SQLSelect(columns: [.expression(.aggregate(SQLAggregate(.count, nil)))], from: .table(FaultCases.s))),
      .bigInteger)
    let text = SQLExpression.concatenation(
      .concatenation(.literal(.text("{\"a\":"), .text), .cast(count, .text)), .literal(.text("}"), .text))
    var select = SQLSelect(columns: [.expression(column(0))], from: .table(t))
    select.joins = [
      SQLJoin(
        .inner,
        .function(
          .jsonMembers(.function(.json(.parsed), [text])), FaultCases.rows("members", [.text, .json])),
        on: .literal(.boolean(true), .boolean))
    ]
    return select
  }
}
