extension SQLLowering {
  /// The first row of each group is the one whose row_number is 1.
  public static let distinctOn = SQLLowering("row_number() = 1") { statement in
    SQLRewriter(select: { $0.withRowNumberForDistinctOn }).rewrite(statement)
  }

  /// What a subquery is ordered by becomes a column of a derived table, for engines whose ORDER BY sees no column
  /// of an outer query.
  public static let outerColumnsInOrder = SQLLowering("ORDER BY around a derived table") { statement in
    SQLRewriter(select: { $0.orderedByColumns }).rewrite(statement)
  }

  /// `x IN (SELECT koine_1 FROM (SELECT … LIMIT 1) AS koine_limited)`, for engines whose IN takes no LIMIT.
  public static let limitInSubquery = SQLLowering("a derived table with the LIMIT") { statement in
    SQLRewriter(expression: { node in
      guard case .inQuery(let operand, let query, let negated) = node, query.isLimited,
        case .select(let select) = query
      else { return node }
      return .inQuery(operand, .select(select.inDerivedTable(named: "koine_limited")), negated: negated)
    }).rewrite(statement)
  }

  /// A derived table of the groups, for engines that make one value of all rows with an aggregate function.
  public static let nestedRowsOfGroups = SQLLowering("a derived table of the groups") { statement in
    SQLRewriter(expression: { node in
      guard case .rows(.select(let select), let reference) = node, select.isOfGroups else { return node }
      return .rows(.select(select.inDerivedTableInOrder(named: "koine_groups")), reference)
    }).rewrite(statement)
  }

  /// `INSERT INTO t SELECT … FROM (SELECT … FROM t) AS koine_rows`, for engines to which a column of `t` is then one of
  /// two behind ON CONFLICT.
  public static let upsertFromItself = SQLLowering("a derived table with the query") { statement in
    guard case .insert(var insert) = statement, insert.conflict != nil,
      case .query(.select(let select)) = insert.source
    else { return statement }
    insert.source = .query(.select(select.inDerivedTable(named: "koine_rows")))
    return .insert(insert)
  }
}

extension SQLQuery {
  /// Whether the query says how many rows it yields, or from which on.
  var isLimited: Bool {
    if case .select(let select) = self { select.limit != nil || select.offset != nil } else { false }
  }

  /// Whether a table or alias of that name is in its FROM.
  func hasSource(named name: String) -> Bool {
    guard case .select(let select) = self else { return false }
    return select.from?.reference.sourceName == name
      || select.joins.contains { $0.source.reference.sourceName == name }
  }
}

extension SQLSelect {
  /// A query of all rows of this one.
  fileprivate func inDerivedTable(named name: String) -> SQLSelect {
    let items = selectedExpressions
    let reference = SQLTableReference(
      name: name,
      columns: items.indices.map { index in
        .init(
          name: "koine_\(index + 1)", type: items[index].type,
          isNullable: items[index].mayBeNull(in: .results(of: self)))
      })
    var inner = self
    inner.columns = zip(items, reference.columns).map { .named($0, $1.name) }
    return SQLSelect(
      columns: reference.columns.map { .expression(.column($0)) }, from: .derived(.select(inner), reference))
  }

  /// Whether expressions name columns that no source of the query has: those of an outer query.
  func namesOuterColumns(in expressions: [SQLExpression]) -> Bool {
    expressions.contains { $0.freeColumns.columns.contains { !brings($0.source) } }
  }

  /// An outer query for this one, which selects what it selects and has its limits, but no order; and further columns
  /// of it.
  private func asDerivedTable(
    named name: String, with further: [SQLExpression]
  ) -> (outer: SQLSelect, further: [SQLExpression]) {
    var inner = self
    inner.ordering = []
    inner.limit = nil
    inner.offset = nil
    inner.with = []
    let selected = selectedExpressions
    let names = columns.flatMap { item -> [String?] in
      switch item {
      case .expression: [nil]
      case .named(_, let name): [name]
      case .columns(let reference): reference.columns.map { _ in nil }
      }
    }
    let items = selected + further
    let reference = SQLTableReference(
      name: name,
      columns: items.indices.map { index in
        .init(
          name: "koine_\(index + 1)", type: items[index].type,
          isNullable: items[index].mayBeNull(in: .results(of: self)))
      })
    inner.columns = zip(items, reference.columns).map { .named($0, $1.name) }
    var outer = SQLSelect(from: .derived(.select(inner), reference))
    outer.with = with
    outer.columns = selected.indices.map { index in
      let column = SQLExpression.column(reference.columns[index])
      return names[index].map { .named(column, $0) } ?? .expression(column)
    }
    outer.limit = limit
    outer.offset = offset
    return (outer, reference.columns[selected.count...].map { .column($0) })
  }

  /// The order of the query by columns that hold its expressions. Outside, too, it says its collations.
  private func ordering(by columns: some Collection<SQLExpression>) -> [SQLOrdering] {
    zip(ordering, columns).map { term, column in
      let expression =
        if case .collate(_, let collation) = term.expression { SQLExpression.collate(column, collation) } else
        {
          column
        }
      return SQLOrdering(expression, descending: term.isDescending, nulls: term.nulls)
    }
  }

  /// `SELECT DISTINCT ON (a) x, y … ORDER BY a, b LIMIT n` becomes
  /// `SELECT x, y FROM (SELECT x, y, a AS o1, b AS o2, row_number() OVER (PARTITION BY a ORDER BY a, b) AS n …)
  /// WHERE n = 1 ORDER BY o1, o2 LIMIT n`.
  fileprivate var withRowNumberForDistinctOn: SQLSelect {
    guard case .on(let keys) = distinct else { return self }
    // Below, what the query is ordered by stands at two places.
    if !ordering.allSatisfy({ $0.expression.isRepeatable }) {
      return withNamedOrder(keys: keys).withRowNumberForDistinctOn
    }
    var rows = self
    rows.distinct = .none
    // Inside of the window, and outside of this query, nobody knows any more what is never NULL.
    let windowOrdering = ordering.map { term in
      term.nulls == .smallest && !term.expression.mayBeNull(in: .results(of: self))
        ? SQLOrdering(term.expression, descending: term.isDescending, nulls: .database) : term
    }
    let number = SQLExpression.window(
      .rowNumber, SQLWindow(partition: keys, ordering: windowOrdering))
    var (outer, further) = rows.asDerivedTable(
      named: "koine_distinct", with: ordering.map(\.expression.withoutCollation) + [number])
    outer.filters = [.comparison(further.removeLast(), .equal, .literal(.integer(1), .integer(bits: 32)))]
    outer.ordering = ordering(by: further)
    return outer
  }

  /// The same over a derived table, with what the query is told apart and ordered by as columns of it.
  private func withNamedOrder(keys: [SQLExpression]) -> SQLSelect {
    var positions: [SQLExpression: Int] = [:]
    var named: [SQLExpression] = []
    for expression in (keys + ordering.map(\.expression)).map(\.withoutCollation)
    where positions[expression] == nil {
      positions[expression] = named.count
      named.append(expression)
    }
    var inner = self
    inner.distinct = .none
    let derived = inner.asDerivedTable(named: "koine_ordered", with: named)
    var outer = derived.outer
    func column(_ expression: SQLExpression) -> SQLExpression {
      guard let position = positions[expression.withoutCollation] else { return expression }
      guard case .collate(_, let collation) = expression else { return derived.further[position] }
      return .collate(derived.further[position], collation)
    }
    outer.distinct = .on(keys.map(column))
    outer.ordering = ordering.map {
      SQLOrdering(column($0.expression), descending: $0.isDescending, nulls: $0.nulls)
    }
    return outer
  }

  fileprivate var orderedByColumns: SQLSelect {
    namesOuterColumns(in: ordering.map(\.expression)) ? inDerivedTableInOrder(named: "koine_ordered") : self
  }

  /// A query of all rows of this one, in its order.
  fileprivate func inDerivedTableInOrder(named name: String) -> SQLSelect {
    var (outer, further) = asDerivedTable(named: name, with: ordering.map(\.expression.withoutCollation))
    outer.ordering = ordering(by: further)
    return outer
  }

  /// Whether a row of the query may be made of several, or looks at others.
  var isOfGroups: Bool {
    if distinct != .none || !grouping.isEmpty || !groupFilters.isEmpty { return true }
    return (selectedExpressions + ordering.map(\.expression)).contains { expression in
      expression.contains { part in
        switch part {
        case .aggregate, .window: true
        default: false
        }
      }
    }
  }
}
