extension SQLLowering {
  /// A query of each set, put together in a derived table, around which are HAVING, windows, ORDER BY and LIMIT:
  ///
  ///     SELECT koine_1, koine_2 FROM (SELECT a AS koine_1, count(*) AS koine_2 FROM t GROUP BY a
  ///       UNION ALL SELECT NULL, count(*) FROM t) AS koine_groups WHERE koine_2 > 1
  ///
  /// Rows that are more than those of one table are read from a common table, `koine_rows`.
  public static let groupingSets = SQLLowering("UNION ALL of a query for each set") { statement in
    SQLRewriter(query: { query in
      guard let select = query.select else { return query }
      if !select.groupingSets.isEmpty { return GroupingSetsLowering(of: select, in: query).lowered }
      return select.grouping.isEmpty ? query : query.withoutGroupingFunction(select)
    }).rewrite(statement)
  }
}

extension SQLLowering {
  /// A derived table of the groups, around which are HAVING, windows, ORDER BY and LIMIT, for engines that take a key for
  /// constant if WHERE says so, or if it is computed of constants first, in the groups in which it is NULL, too.
  public static let orderOfGroupingSets = SQLLowering("a derived table of the groups") { statement in
    SQLRewriter(query: { query in
      guard let select = query.select, query.looksAtSeveralSets else { return query }
      return GroupingSetsLowering(of: select, in: query).inDerivedTable
    }).rewrite(statement)
  }
}

extension SQLLowering {
  /// What is computed of a query's groups, around a derived table of these, for engines that lose rows in HAVING beside a
  /// window, and look an aggregate up, or compare it in a row value, before it is computed.
  public static let windowsBesideHaving = SQLLowering("windows around a derived table of the groups") {
    statement in
    SQLRewriter(query: { query in
      guard query.hasWindowsBesideHaving || query.looksAggregatesUp || query.descendsComputedKeys,
        let select = query.select
      else { return query }
      return GroupingSetsLowering(of: select, in: query).inDerivedTable
    }).rewrite(statement)
  }

  /// What is computed of aggregates, around a derived table of these, for engines that cannot name the aggregates of a
  /// query in a subquery of it.
  public static let namesOfAggregates = SQLLowering("a derived table of the aggregates") { statement in
    SQLRewriter(query: { query in
      guard query.computesOfAggregates, let select = query.select else { return query }
      return GroupingSetsLowering(of: select, in: query).inDerivedTable
    }).rewrite(statement)
  }
}

extension SQLExpression {
  /// Whether it has an aggregate of distinct or ordered values.
  fileprivate var hasAggregateInOrder: Bool {
    contains { part in
      switch part {
      case .expression(.aggregate(let aggregate)):
        aggregate.isDistinct || !aggregate.ordering.isEmpty ? .end : .into
      case .query: .past
      default: .into
      }
    }
  }
}

extension SQLQuery {
  /// Whether groups are numbered, or looked at beside each other, after HAVING has left some out, beside aggregates of
  /// distinct or ordered values, or where all rows are one group.
  var hasWindowsBesideHaving: Bool {
    guard let select, select.groupingSets.isEmpty, isGrouped, !hasFragmentOfGroups else { return false }
    let expressions = expressionsOfGroups(select)
    guard expressions.contains(where: \.hasWindow) else { return false }
    if !select.hasGroups || !select.groupFilters.isEmpty { return true }
    return expressions.contains(where: \.hasAggregateInOrder)
  }

  /// Whether groups by what is computed come in the descending order of it, beside aggregates of distinct values.
  var descendsComputedKeys: Bool {
    guard let select, select.groupingSets.isEmpty, !hasFragmentOfGroups else { return false }
    return ordering.contains { term in
      if case .column = term.expression { return false }
      return term.isDescending && select.grouping.contains(term.expression)
    } && expressionsOfGroups(select).contains(where: \.hasAggregateInOrder)
  }

  /// Whether an aggregate is looked up in the rows of a query, or is part of a row value.
  var looksAggregatesUp: Bool {
    guard let select, select.groupingSets.isEmpty, !hasFragmentOfGroups else { return false }
    return expressionsOfGroups(select).contains { expression in
      expression.contains { part in
        switch part {
        case .query: return .past
        case .expression(.inQuery(let operand, _, _)): return operand.hasAggregate ? .end : .into
        case .expression(.row(let parts)): return parts.contains(where: \.hasAggregate) ? .end : .into
        default: return .into
        }
      }
    }
  }

  /// Whether more is computed for a group than its aggregates, of one of them at least.
  fileprivate var computesOfAggregates: Bool {
    guard let select, select.groupingSets.isEmpty, !hasFragmentOfGroups else { return false }
    return expressionsOfGroups(select).contains { expression in
      if case .aggregate = expression { false } else { expression.hasAggregate }
    }
  }

  /// Whether the groups of several sets are ordered, numbered or told apart by what this query computes, or looked at by
  /// what it computes of a computed key. SQL written by hand names columns that a derived table hides.
  var looksAtSeveralSets: Bool {
    guard let select, !select.groupingSets.isEmpty, !hasFragmentOfGroups else { return false }
    return !ordering.isEmpty || select.distinct != .none
      || expressionsOfGroups(select).contains(where: \.hasWindow) || select.computesOfComputedKeys
  }

  /// Whether SQL written by hand is among what the query computes for its groups.
  var hasFragmentOfGroups: Bool {
    guard let select else { return false }
    return expressionsOfGroups(select).contains { expression in
      expression.contains { part in
        if case .fragment = part { .end } else { .into }
      }
    }
  }

  /// What the query computes for each group.
  private func expressionsOfGroups(_ select: SQLSelect) -> [SQLExpression] {
    let keys: [SQLExpression] = if case .on(let keys) = select.distinct { keys } else { [] }
    return select.selectedExpressions + select.groupFilters + select.qualification + keys
      + ordering.map(\.expression)
  }

  /// Every group is made by every key: `grouping()` is 0.
  fileprivate func withoutGroupingFunction(_ select: SQLSelect) -> SQLQuery {
    let calls = valuesOfGroups(select).filter(\.isGroupingFunction)
    if calls.isEmpty { return self }
    let zeros = calls.map { _ in SQLExpression.literal(.integer(0), .bigInteger) }
    let replacement = GroupReplacement(of: select, calls, by: zeros)
    var result = self
    result.change { $0 = replacement.result($0) }
    result.ordering = replacement.result(ordering)
    return result
  }

  /// What a group has one value of, outermost first: keys and what depends on them, aggregates, `grouping()`.
  fileprivate func valuesOfGroups(_ select: SQLSelect) -> [SQLExpression] {
    expressionsOfGroups(select).reduce(into: []) { values, expression in
      values = expression.collect(into: values) { values, part, outer in
        guard case .expression(let expression) = part else { return true }
        guard select.isValueOfGroup(expression, in: outer) else { return true }
        if !values.contains(expression) { values.append(expression) }
        return false
      }
    }
  }
}

extension SQLSelect {
  /// Whether HAVING names a key that is no column, or what is selected is computed of one.
  fileprivate var computesOfComputedKeys: Bool {
    let keys = grouping.filter { if case .column = $0 { false } else { true } }
    if keys.isEmpty { return false }
    return (selectedExpressions.filter { !keys.contains($0) } + groupFilters + qualification).contains {
      $0.contains { part in
        switch part {
        // These compute with what rows have.
        case .expression(.aggregate), .expression(.function(.grouping, _)), .query: .past
        case .expression(let expression): keys.contains(expression) ? .end : .into
        default: .into
        }
      }
    }
  }

  /// Whether a group has the expression as one of its values, and not only what that is computed from.
  ///
  /// - Parameter outer: The subqueries that the expression is in.
  fileprivate func isValueOfGroup(_ expression: SQLExpression, in outer: [SQLQuery]) -> Bool {
    switch expression {
    case .column(let column): return brings(column.source) && !outer.contains { $0.brings(column.source) }
    case .aggregate, .function(.grouping, _): return outer.isEmpty
    default: return outer.isEmpty && grouping.contains(expression)
    }
  }
}

extension SQLExpression {
  fileprivate var isGroupingFunction: Bool { if case .function(.grouping, _) = self { true } else { false } }

  fileprivate var isAggregate: Bool { if case .aggregate = self { true } else { false } }
}

/// Puts other expressions in the place of the values of a query's groups.
private struct GroupReplacement: SQLWalker {
  let select: SQLSelect
  let values: [SQLExpression]
  let replacements: [SQLExpression]
  var outer: [SQLQuery] = []

  init(of select: SQLSelect, _ values: [SQLExpression], by replacements: [SQLExpression]) {
    self.select = select
    self.values = values
    self.replacements = replacements
  }

  func result(_ expression: SQLExpression) -> SQLExpression {
    var copy = self
    return copy.walk(expression) ?? expression
  }

  func result(_ ordering: [SQLOrdering]) -> [SQLOrdering] {
    ordering.map { $0.replacing(result($0.expression)) }
  }

  /// The clauses that are computed of groups.
  func result(_ select: SQLSelect) -> SQLSelect {
    var copy = select
    copy.columns = select.columns.flatMap { item -> [SQLSelection] in
      switch item {
      case .expression(let expression): [.expression(result(expression))]
      case .named(let expression, let name): [.named(result(expression), name)]
      case .columns(let reference): reference.columns.map { .named(result(.column($0)), $0.name) }
      }
    }
    copy.groupFilters = select.groupFilters.map(result)
    copy.qualification = select.qualification.map(result)
    if case .on(let keys) = select.distinct { copy.distinct = .on(keys.map(result)) }
    return copy
  }

  mutating func walk(_ expression: SQLExpression) -> SQLExpression? {
    if select.isValueOfGroup(expression, in: outer), let position = values.firstIndex(of: expression) {
      return replacements[position]
    }
    return expression.mapParts(&self)
  }

  mutating func walk(_ query: SQLQuery) -> SQLQuery? {
    outer.append(query)
    defer { outer.removeLast() }
    return query.mapParts(&self)
  }

  mutating func walk(_ fragment: SQLFragment) -> SQLFragment? { fragment.mapParts(&self) }

  mutating func walk(_ source: SQLSource) -> SQLSource? { source.mapParts(&self) }
}

/// Puts columns of a common table in the place of the parts of an expression.
private struct RowPart: SQLWalker {
  let row: (SQLExpression) -> SQLExpression

  mutating func walk(_ expression: SQLExpression) -> SQLExpression? { row(expression) }
  mutating func walk(_ query: SQLQuery) -> SQLQuery? { nil }
  mutating func walk(_ fragment: SQLFragment) -> SQLFragment? { nil }
  mutating func walk(_ source: SQLSource) -> SQLSource? { nil }
}

/// A query of several grouping sets on its way to one of several queries.
private struct GroupingSetsLowering {
  let query: SQLQuery
  let select: SQLSelect
  /// What the groups have values of: the columns of each arm.
  let values: [SQLExpression]
  /// Names that queries inside have taken, or that name sources of queries around.
  let names: Set<String>

  init(of select: SQLSelect, in query: SQLQuery) {
    self.query = query
    self.select = select
    values = query.valuesOfGroups(select)
    names = query.sourceNames.union(SQLFreeColumns(of: SQLStatement.query(query)).sources)
  }

  /// Columns that are not keys depend on one that is a key of every set.
  private var dependents: [SQLExpression] {
    values.filter { value in
      if case .column = value { !select.grouping.contains(value) } else { false }
    }
  }

  var lowered: SQLQuery {
    let rows = hasPlainRows ? nil : commonRows
    let arms = select.combinedGroupingSets.map { set in
      arm(of: set.map { select.grouping[$0] }, rows)
    }
    let all = arms.dropFirst().reduce(arms[0]) { first, arm in
      .compound(SQLCompound(first, .union, all: true, arm))
    }
    return outer(around: all, of: arms[0].selectedExpressions ?? [], rows.map { [$0.table] } ?? [])
  }

  /// A query around one of the groups alone.
  var inDerivedTable: SQLQuery {
    var groups = SQLSelect(from: select.from)
    groups.joins = select.joins
    groups.filters = select.filters
    groups.grouping = select.grouping
    groups.groupingSets = select.groupingSets
    let columns = values.isEmpty ? [SQLExpression.aggregate(SQLAggregate(.count, nil))] : values
    groups.columns = columns.enumerated().map { .named($1, "koine_\($0 + 1)") }
    return outer(around: .select(groups), of: columns, [])
  }

  /// A query that computes of the rows of a derived table what this one computes of groups.
  private func outer(
    around all: SQLQuery, of columns: [SQLExpression], _ tables: [SQLCommonTable]
  ) -> SQLQuery {
    let reference = self.reference("koine_groups", of: columns) { all.mayBeNull(at: $0) }
    let replacement = GroupReplacement(
      of: select, values, by: reference.columns.prefix(values.count).map { .column($0) })
    let groups = replacement.result(select)
    var outer = SQLSelect(columns: groups.columns, from: .derived(all, reference))
    outer.filters = groups.groupFilters
    outer.qualification = groups.qualification
    outer.distinct = groups.distinct
    var result = SQLQuery(
      with: query.with + tables, .select(outer),
      ordering: replacement.result(query.ordering), limit: query.limit, offset: query.offset)
    result.keepsTies = query.keepsTies
    return result
  }

  // MARK: Rows

  /// Whether each arm may read the rows itself: those of a table, by conditions without a subquery.
  private var hasPlainRows: Bool {
    guard case .table? = select.from, select.joins.isEmpty else { return false }
    return !(select.filters + select.grouping + values.filter(\.isAggregate)).contains { expression in
      expression.contains { part in
        if case .query = part { .end } else { .into }
      }
    }
  }

  private typealias Rows = (table: SQLCommonTable, row: (SQLExpression) -> SQLExpression)

  /// A common table with what the groups are computed from.
  private var commonRows: Rows {
    var parts: [SQLExpression] = []
    func add(_ part: SQLExpression) {
      if case .row(let several) = part { return several.forEach(add) }
      if !part.isConstant, !parts.contains(part) { parts.append(part) }
    }
    select.grouping.forEach(add)
    dependents.forEach(add)
    var collector = RowPart { part in
      add(part)
      return part
    }
    for aggregate in values where aggregate.isAggregate { _ = aggregate.mapParts(&collector) }
    var rows = select
    rows.grouping = []
    rows.groupingSets = []
    rows.groupFilters = []
    rows.qualification = []
    rows.distinct = .none
    let items = parts.isEmpty ? [.literal(.integer(1), .integer(bits: 32))] : parts
    let results = SQLQuery.select(rows)
    let reference = self.reference("koine_rows", of: items) {
      items[$0].mayBeNull(in: .results(of: SQLQuery(with: query.with, results.body)))
    }
    rows.columns = zip(items, reference.columns).map { .named($0, $1.name) }
    func row(_ part: SQLExpression) -> SQLExpression {
      if case .row(let several) = part { return .row(several.map(row)) }
      return parts.firstIndex(of: part).map { .column(reference.columns[$0]) } ?? part
    }
    return (SQLCommonTable(reference, .select(rows)), row)
  }

  /// The description of a source under a name that nothing inside of the query has taken.
  private func reference(
    _ name: String, of items: [SQLExpression], mayBeNull: (Int) -> Bool
  ) -> SQLTableReference {
    SQLTableReference(
      name: names.freeName(name),
      columns: items.enumerated().map { index, item in
        let collation: SQLCollation = if case .column(let column) = item { column.collation } else { .binary }
        return .init(
          name: "koine_\(index + 1)", type: item.type, isNullable: mayBeNull(index), collation: collation)
      })
  }

  // MARK: Arms

  /// The groups of one set.
  private func arm(of keys: [SQLExpression], _ rows: Rows?) -> SQLQuery {
    let row = rows?.row ?? { $0 }
    var columns = values.map { value -> SQLExpression in
      switch value {
      case .function(.grouping, let arguments):
        let bits = arguments.reduce(Int64(0)) { $0 << 1 | (keys.contains($1) ? 0 : 1) }
        return .literal(.integer(bits), .bigInteger)
      case .aggregate:
        var parts = RowPart(row: row)
        return value.mapParts(&parts) ?? value
      default:
        let isThere = keys.contains(value) || !select.grouping.contains(value)
        return isThere ? row(value) : .literal(.null, value.type)
      }
    }
    // Without keys, an aggregate says that all rows are one group.
    if !values.contains(where: \.isAggregate) { columns.append(.aggregate(SQLAggregate(.count, nil))) }
    var arm = rows.map { SQLSelect(from: .table($0.table.reference)) } ?? SQLSelect(from: select.from)
    if rows == nil { arm.filters = select.filters }
    arm.columns = columns.enumerated().map { .named($1, "koine_\($0 + 1)") }
    let grouping = (keys + dependents).map(row)
    if !grouping.isEmpty { arm.grouping = grouping }
    return .select(arm)
  }
}
