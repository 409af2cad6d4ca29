extension SQLLowering {
  /// Conditions on window functions are those of a query around a derived table, of which the functions are columns.
  public static let qualification = SQLLowering("a derived table with the window functions") { statement in
    SQLRewriter(query: { query in
      query.select.map { $0.qualification.isEmpty ? query : query.withQualificationOutside(of: $0) } ?? query
    }).rewrite(statement)
  }

  /// DISTINCT of groups is that of a query around a derived table of them.
  public static let distinctGroups = SQLLowering("DISTINCT around a derived table of the groups") {
    statement in
    SQLRewriter(query: { query in
      query.select.map { $0.isDistinctOfAggregates ? query.withQualificationOutside(of: $0) : query } ?? query
    }).rewrite(statement)
  }

  /// Of `LIMIT n OFFSET m` with ties, the rows whose rank in the order is at most `m + n`, without the first `m`.
  public static let limitWithTies = SQLLowering("rank() <= n") { statement in
    SQLRewriter(query: { $0.withRankForTies }).rewrite(statement)
  }
}

extension SQLQuery {
  /// `SELECT a … QUALIFY rank() OVER (…) = 1 ORDER BY b LIMIT n` becomes
  /// `SELECT koine_1 FROM (SELECT a AS koine_1, b AS koine_2, rank() OVER (…) AS koine_3 …) WHERE koine_3 = 1 ORDER BY
  /// koine_2 LIMIT n`. DISTINCT goes out, too: it is of the rows that qualify.
  fileprivate func withQualificationOutside(of select: SQLSelect) -> SQLQuery {
    var rows = select
    let (conditions, distinct) = (rows.qualification, rows.distinct)
    rows.qualification = []
    rows.distinct = .none
    var keys: [SQLExpression] = []
    if case .on(let expressions) = distinct { keys = expressions }
    let exposed = keys + ordering.map(\.expression) + conditions
    var outside = outside(of: rows, named: "koine_qualified", exposing: exposed)
    for condition in conditions { outside.query.filter(outside.rewrite(condition)) }
    switch distinct {
    case .none: break
    case .all: outside.query.distinguish(.all)
    case .on: outside.query.distinguish(.on(keys.map(outside.rewrite)))
    }
    outside.query.ordering = ordering.map { $0.replacing(outside.key($0.expression)) }
    return outside.query
  }

  fileprivate var withRankForTies: SQLQuery {
    guard keepsTies, let limit else { return self }
    var result = self
    result.keepsTies = false
    if limit.isNoRow { return result }
    guard let select else { return self }
    if select.distinct != .none || !select.qualification.isEmpty {
      result = result.distinctInDerivedTable(select, named: "koine_ties")
    }
    let last = offset.map { limit.increased(by: $0) } ?? limit
    let rank = SQLExpression.window(.rank, SQLWindow(ordering: result.ordering))
    result.qualify(.comparison(rank, .lessOrEqual, last))
    if case .value = limit {
    } else {
      result.qualify(.comparison(limit, .greater, .literal(.integer(0), .bigInteger)))
    }
    result.limit = nil
    return result
  }

  /// A query of all rows of this one, in its order, that is neither distinct nor qualified itself.
  func distinctInDerivedTable(_ select: SQLSelect, named name: String) -> SQLQuery {
    // Distinct rows are ordered by what they are told apart by, and one more column would tell more of them apart.
    let selected = select.distinct == .all ? select.selectedExpressions : []
    let exposed = ordering.map(\.expression).filter { !selected.contains($0) }
    var outside = outside(of: select, named: name, exposing: exposed)
    // The first row of each group is found by the order.
    if case .on = select.distinct { outside.orderInside(ordering) }
    outside.query.ordering = ordering.map { term in
      guard selected.contains(term.expression), let column = outside.columns[term.expression] else {
        return term.replacing(outside.rewrite(term.expression))
      }
      guard case .collate(_, let collation) = term.expression else { return term.replacing(column) }
      return term.replacing(.collate(column, collation))
    }
    return outside.query
  }

  /// A query around a derived table of this one's rows, that selects what this one selects.
  ///
  /// - Parameter expressions: What it goes on to use: their parts become columns of the derived table.
  private func outside(
    of rows: SQLSelect, named name: String, exposing expressions: [SQLExpression]
  ) -> OutsideExpressions {
    var positions: [SQLExpression: Int] = [:]
    for (index, expression) in rows.selectedExpressions.enumerated() where positions[expression] == nil {
      positions[expression] = index
    }
    let count = rows.selectedExpressions.count
    var further: [SQLExpression] = []
    for expression in expressions {
      var exposure = SQLExposure(grouping: rows.grouping) { part in
        if positions[part] == nil {
          positions[part] = count + further.count
          further.append(part)
        }
        return part
      }
      _ = exposure.walk(expression)
    }
    let derived = asDerivedTable(rows, named: name, with: further)
    let columns = (derived.outer.selectedExpressions ?? []) + derived.further
    return OutsideExpressions(
      query: derived.outer, grouping: rows.grouping, columns: positions.mapValues { columns[$0] })
  }
}

/// A query around a derived table, and the columns that hold expressions of the query inside.
private struct OutsideExpressions {
  var query: SQLQuery
  /// What the rows inside are grouped by.
  let grouping: [SQLExpression]
  let columns: [SQLExpression: SQLExpression]

  /// An expression of the query inside, by columns of the derived table.
  func rewrite(_ expression: SQLExpression) -> SQLExpression {
    var exposure = SQLExposure(grouping: grouping) { columns[$0] ?? $0 }
    return exposure.walk(expression) ?? expression
  }

  /// What rows are sorted by. Distinct ones are sorted by what they have, whatever is in it.
  func key(_ expression: SQLExpression) -> SQLExpression {
    if case .collate(_, let collation) = expression, collation != .binary { return rewrite(expression) }
    return columns[expression] ?? rewrite(expression)
  }

  mutating func orderInside(_ ordering: [SQLOrdering]) {
    query.change { select in
      guard case .derived(var inner, let reference)? = select.from else { return }
      inner.ordering = ordering
      select.from = .derived(inner, reference)
    }
  }
}

/// Finds what of an expression a derived table has to compute: window functions, and the largest parts without any. What
/// is around these, and constants, can be computed outside.
private struct SQLExposure: SQLWalker {
  /// What is one value as it is: its parts have none in a group.
  let grouping: [SQLExpression]
  let expose: (SQLExpression) -> SQLExpression

  mutating func walk(_ expression: SQLExpression) -> SQLExpression? {
    switch expression {
    case .value, .literal, .parameter, .refusal: return nil
    case .collate(_, .binary) where grouping.contains(expression): return expose(expression)
    case .collate, .row: return expression.mapParts(&self)
    case .window, .inQuery, .exists, .subquery, .rows, .fragment, .naming: return expose(expression)
    default: return expression.hasWindow ? expression.mapParts(&self) : expose(expression)
    }
  }

  mutating func walk(_ query: SQLQuery) -> SQLQuery? { nil }
  mutating func walk(_ fragment: SQLFragment) -> SQLFragment? { nil }
  mutating func walk(_ source: SQLSource) -> SQLSource? { nil }
}

extension SQLExpression {
  /// Whether it is a limit of no row.
  fileprivate var isNoRow: Bool {
    switch self {
    case .value(.integer(let count), _), .literal(.integer(let count), _): count <= 0
    default: false
    }
  }

  /// The sum of two numbers of rows, which is no more than 64 bits hold.
  func increased(by other: SQLExpression) -> SQLExpression {
    guard case .value(.integer(let first), let type) = self, case .value(.integer(let second), _) = other
    else {
      return .arithmetic(self, .add, other)
    }
    let (sum, isBeyond) = first.addingReportingOverflow(second)
    return .value(.integer(isBeyond ? .max : sum), type)
  }
}

extension SQLSelect {
  /// Whether distinct rows are what is computed of groups.
  var isDistinctOfAggregates: Bool {
    distinct == .all && hasGroups && columns.contains(where: \.hasAggregate)
  }
}
