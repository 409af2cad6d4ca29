extension SQLLowering {
  /// The first row of each group is the one whose row_number is 1.
  public static let distinctOn = SQLLowering("row_number() = 1") { statement in
    SQLRewriter(query: { $0.withRowNumberForDistinctOn }).rewrite(statement)
  }

  /// What a subquery is ordered by becomes a column of a derived table, for engines whose ORDER BY sees no column
  /// of an outer query.
  public static let outerColumnsInOrder = SQLLowering("ORDER BY around a derived table") { statement in
    SQLRewriter(query: { $0.orderedByColumns }).rewrite(statement)
  }

  /// `x IN (SELECT koine_1 FROM (SELECT … LIMIT 1) AS koine_limited)`, for engines whose IN takes no LIMIT.
  public static let limitInSubquery = SQLLowering("a derived table with the LIMIT") { statement in
    SQLRewriter(expression: { node in
      guard case .inQuery(let operand, let query, let negated) = node, query.isLimited else { return node }
      return .inQuery(operand, query.inDerivedTable(named: "koine_limited"), negated: negated)
    }).rewrite(statement)
  }

  /// `x IN (SELECT koine_1 FROM (SELECT rank() OVER (…) …) AS koine_windows)`, `x = (SELECT max(d) …)` and
  /// `coalesce((SELECT …), NULL) IN (…)`, for engines that compare too early.
  public static let windowsInSubquery = SQLLowering("a derived table with the windows") { statement in
    SQLRewriter(expression: { node in
      guard node.looksTooEarly, case .inQuery(var operand, let query, let negated) = node else { return node }
      if query.isLookedIntoAsOneGroup(operand), let value = query.select?.selectedExpressions.first {
        return .comparison(operand, negated ? .notEqual : .equal, .subquery(query, value.type))
      }
      if operand.isComputedOnce {
        operand = .function(.coalesce, [operand, .literal(.null, operand.type)])
        if !query.looksTooEarly(for: operand) { return .inQuery(operand, query, negated: negated) }
      }
      return .inQuery(operand, query.inDerivedTable(named: "koine_windows"), negated: negated)
    }).rewrite(statement)
  }

  /// `EXISTS (SELECT koine_1 FROM (SELECT DISTINCT … LIMIT 1 OFFSET 2) AS koine_limited)`, for engines whose EXISTS looks
  /// at rows before they are distinct or grouped, and not at their order: without ties, there are rows just as well. Of
  /// groups and windows, EXISTS selects 1.
  public static let limitInExists = SQLLowering("a derived table with the OFFSET, and no ties") { statement in
    SQLRewriter(expression: { node in
      guard case .exists(var query, let negated) = node else { return node }
      if query.computesInVain {
        query.choose([.expression(.literal(.integer(1), .integer(bits: 32)))])
        query.ordering = []
        query.keepsTies = false
      }
      guard query.isLimitedForExists else { return .exists(query, negated: negated) }
      query.keepsTies = false
      return .exists(
        query.isLimitedForExists ? query.inDerivedTable(named: "koine_limited") : query, negated: negated)
    }).rewrite(statement)
  }

  /// `SELECT koine_1 FROM (SELECT DISTINCT …) AS koine_distinct ORDER BY koine_1 LIMIT 1 OFFSET 2`, for engines that have
  /// one row of constants in any case, or do not find what the rows are ordered by in what they are told apart by.
  public static let orderOfDistinct = SQLLowering("ORDER BY and OFFSET around a derived table") { statement in
    SQLRewriter(query: { query in
      guard let select = query.select, select.distinct == .all, query.isOrderedBeyondColumns else {
        return query
      }
      return query.distinctInDerivedTable(select, named: "koine_distinct")
    }).rewrite(statement)
  }

  /// A derived table of the groups, for engines that make one value of all rows with an aggregate function.
  public static let nestedRowsOfGroups = SQLLowering("a derived table of the groups") { statement in
    SQLRewriter(expression: { node in
      guard case .rows(let query, let reference) = node, let select = query.select, query.isOfGroups else {
        return node
      }
      return .rows(query.inDerivedTableInOrder(select, named: "koine_groups"), reference)
    }).rewrite(statement)
  }

  /// `INSERT INTO t SELECT … FROM (SELECT … FROM t) AS koine_rows`, for engines to which a column of `t` is then one of
  /// two behind ON CONFLICT.
  public static let upsertFromItself = SQLLowering("a derived table with the query") { statement in
    guard case .insert(var insert) = statement, insert.conflict != nil,
      case .query(let query) = insert.source
    else { return statement }
    insert.source = .query(query.inDerivedTable(named: "koine_rows"))
    return .insert(insert)
  }
}

extension SQLQuery {
  /// Whether the query says how many rows it yields, or from which on.
  var isLimited: Bool { limit != nil || offset != nil }

  /// Whether a value that is looked up is compared before the rows are there: with arms of INTERSECT and EXCEPT, and
  /// with window functions.
  fileprivate var isLookedIntoTooEarly: Bool {
    guard let compound else {
      return select?.selectedExpressions.contains(where: \.hasWindow) ?? false
    }
    return compound.operator != .union || compound.arms.contains(where: \.isLookedIntoTooEarly)
  }

  /// Whether rows are ordered by more than columns, with NULL where the engine has it, or left out at the start.
  var isOrderedBeyondColumns: Bool {
    if offset != nil { return true }
    return ordering.contains { term in
      guard case .column = term.expression.withoutCollation else { return true }
      return term.nulls == .first || term.nulls == .last
    }
  }

  /// Whether EXISTS depends on which rows there are before the limit, or on their order.
  var isLimitedForExists: Bool {
    guard isLimited, let select else { return keepsTies }
    return keepsTies || offset != nil && (select.distinct == .all || !select.grouping.isEmpty)
  }

  /// Whether EXISTS has no need of what the query computes of groups, or over windows.
  var computesInVain: Bool {
    guard let select, select.distinct == .none, !isOneGroup, select.qualification.isEmpty, start.isEmpty
    else {
      return false
    }
    return (select.selectedExpressions + ordering.map(\.expression)).contains { expression in
      if case .column = expression { return false }
      return expression.hasWindow || select.hasGroups && !expression.isConstant
    }
  }

  /// A query of all rows of this one, whose columns keep their names. One that is written by hand stays as it is; if it
  /// is only the first arm of others, the names are known to the engine alone.
  func inDerivedTable(named name: String) -> SQLQuery {
    guard let reference = reference(named: name) else {
      return isFragment
        ? self : .fragment(SQLFragment([.text("SELECT * FROM ("), .query(self), .text(") AS koine_arm")]))
    }
    return .select(
      SQLSelect(columns: selections(of: reference), from: .derived(naming(reference.columns), reference)))
  }

  /// The columns of a derived table with the rows of the query, under the names that the query gives to one alone.
  func selections(of reference: SQLTableReference) -> [SQLSelection] {
    let names = (columns ?? []).flatMap { item -> [String?] in
      switch item {
      case .expression: [nil]
      case .named(_, let name): [name]
      case .columns(let source): source.columns.map(\.name)
      }
    }
    return reference.columns.enumerated().map { index, column in
      guard index < names.count, let name = names[index],
        names.count(where: { $0?.isSameName(as: name) == true }) == 1
      else {
        return .expression(.column(column))
      }
      return .named(.column(column), name)
    }
  }

  /// The description of a derived table with the rows of the query; `nil` for one that was written by hand.
  func reference(named name: String) -> SQLTableReference? {
    guard let items = selectedExpressions else { return nil }
    return SQLTableReference(
      name: name,
      columns: items.indices.map { index in
        .init(name: "koine_\(index + 1)", type: items[index].type, isNullable: mayBeNull(at: index))
      })
  }
}

extension SQLExpression {
  /// Whether a value is looked up in rows that an engine may not have yet; or a constant in those of groups, or any value
  /// in those of groups by what the outer query brings, of which it may forget NULL.
  var looksTooEarly: Bool {
    guard case .inQuery(let operand, let query, _) = self else { return false }
    return operand.isComputedOnce || query.looksTooEarly(for: operand)
  }

  /// Whether it is computed, and the same in each row: what an engine may compare before it is there.
  fileprivate var isComputedOnce: Bool {
    switch self {
    // A pass has made it.
    case .function(.coalesce, let arguments) where arguments.last?.isNullLiteral == true: false
    case .subquery, .function, .cast, .naming: freeColumns.columns.isEmpty
    default: false
    }
  }

  var isNullLiteral: Bool { if case .literal(.null, _) = self { true } else { false } }
}

extension SQLQuery {
  /// Whether an engine looks a value up before the rows are there.
  fileprivate func looksTooEarly(for operand: SQLExpression) -> Bool {
    if isLookedIntoTooEarly || hasConstantsOfGroups { return true }
    if operand.type.storage.isTime, isOfOneGroup { return true }
    guard isGrouped else { return false }
    return operand.freeColumns.columns.isEmpty
      || select.map { $0.namesOuterColumns(in: $0.grouping) } ?? false
  }

  /// Whether an arm selects a constant from groups with a condition: where that is NULL, an engine may find that a value
  /// is not among the rows.
  private var hasConstantsOfGroups: Bool {
    compound?.arms.contains { arm in
      if arm.hasConstantsOfGroups { return true }
      guard let select = arm.select, !select.groupFilters.isEmpty else { return false }
      return select.selectedExpressions.contains { !$0.hasAggregate && $0.freeColumns.columns.isEmpty }
    } ?? false
  }

  /// Whether a row, of this query or of an arm, is made of all rows: where that is NULL of a time, an engine may say that
  /// another time is not it.
  private var isOfOneGroup: Bool { isOneGroup || compound?.arms.contains(where: \.isOfOneGroup) == true }

  /// Whether a time is looked up in exactly one row.
  fileprivate func isLookedIntoAsOneGroup(_ operand: SQLExpression) -> Bool {
    guard let select, operand.type.storage.isTime, isOneGroup, !isLimited else { return false }
    return select.groupFilters.isEmpty && select.qualification.isEmpty
  }
}

extension SQLType {
  /// Whether it is a date, a time, or both.
  fileprivate var isTime: Bool {
    switch self {
    case .timestamp, .date, .time: true
    default: false
    }
  }
}

extension SQLSelect {
  /// Whether expressions name columns that no source of the query has: those of an outer query.
  func namesOuterColumns(in expressions: [SQLExpression]) -> Bool {
    expressions.contains { $0.freeColumns.columns.contains { !brings($0.source) } }
  }

  /// Whether an expression names columns of outer queries, and none of the query's own.
  func namesOuterColumnsAlone(_ expression: SQLExpression) -> Bool {
    let columns = expression.freeColumns.columns
    return !columns.isEmpty && !columns.contains { brings($0.source) }
  }

  /// What a term of the order is without its collation, unless the rows are grouped by it as it is.
  fileprivate func withoutCollation(_ expression: SQLExpression) -> SQLExpression {
    grouping.contains(expression) ? expression : expression.withoutCollation
  }
}

extension SQLQuery {
  /// An outer query for one of a SELECT, which selects what that selects and has its limits, but no order; and further
  /// columns of it.
  func asDerivedTable(
    _ select: SQLSelect, named name: String, with further: [SQLExpression]
  ) -> (outer: SQLQuery, further: [SQLExpression]) {
    let selected = select.selectedExpressions
    let names = select.columns.flatMap { item -> [String?] in
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
    var inner = select
    inner.columns = zip(items, reference.columns).map { .named($0, $1.name) }
    var outer = SQLSelect(from: .derived(.select(inner), reference))
    outer.columns = selected.indices.map { index in
      let column = SQLExpression.column(reference.columns[index])
      return names[index].map { .named(column, $0) } ?? .expression(column)
    }
    var query = SQLQuery(with: with, .select(outer), limit: limit, offset: offset)
    query.keepsTies = keepsTies
    return (query, reference.columns[selected.count...].map { .column($0) })
  }

  /// The order of the query by columns that hold its expressions. Outside, too, it says its collations.
  private func ordering(by columns: some Collection<SQLExpression>) -> [SQLOrdering] {
    zip(ordering, columns).map { term, column in
      let expression =
        if case .collate(_, let collation) = term.expression { SQLExpression.collate(column, collation) } else
        {
          column
        }
      return term.replacing(expression)
    }
  }

  /// `SELECT DISTINCT ON (a) x, y … ORDER BY a, b LIMIT n` becomes
  /// `SELECT x, y FROM (SELECT x, y, a AS o1, b AS o2, row_number() OVER (PARTITION BY a ORDER BY a, b) AS n …)
  /// WHERE n = 1 ORDER BY o1, o2 LIMIT n`.
  fileprivate var withRowNumberForDistinctOn: SQLQuery {
    guard var rows = select, case .on(let keys) = rows.distinct else { return self }
    // Below, what the query is ordered by is at two places.
    if !ordering.allSatisfy({ $0.expression.isRepeatable }) {
      return withNamedOrder(of: rows, keys: keys).withRowNumberForDistinctOn
    }
    rows.distinct = .none
    // Inside of the window, and outside of this query, nobody knows any more what is never NULL.
    let windowOrdering = ordering.map { term in
      term.nulls == .smallest && !term.expression.mayBeNull(in: .results(of: self))
        ? SQLOrdering(term.expression, descending: term.isDescending, nulls: .database) : term
    }
    let number = SQLExpression.window(
      .rowNumber, SQLWindow(partition: keys, ordering: windowOrdering))
    var (outer, further) = asDerivedTable(
      rows, named: "koine_distinct", with: ordering.map { rows.withoutCollation($0.expression) } + [number])
    outer.filter(.comparison(further.removeLast(), .equal, .literal(.integer(1), .integer(bits: 32))))
    outer.ordering = ordering(by: further)
    return outer
  }

  /// The same over a derived table, with what the query is told apart and ordered by as columns of it.
  private func withNamedOrder(of select: SQLSelect, keys: [SQLExpression]) -> SQLQuery {
    var positions: [SQLExpression: Int] = [:]
    var named: [SQLExpression] = []
    for expression in (keys + ordering.map(\.expression)).map(select.withoutCollation)
    where positions[expression] == nil {
      positions[expression] = named.count
      named.append(expression)
    }
    var inner = select
    inner.distinct = .none
    let derived = asDerivedTable(inner, named: "koine_ordered", with: named)
    var outer = derived.outer
    func column(_ expression: SQLExpression) -> SQLExpression {
      guard let position = positions[select.withoutCollation(expression)] else { return expression }
      guard case .collate(_, let collation) = expression else { return derived.further[position] }
      return .collate(derived.further[position], collation)
    }
    outer.distinguish(.on(keys.map(column)))
    outer.ordering = ordering.map { $0.replacing(column($0.expression)) }
    return outer
  }

  fileprivate var orderedByColumns: SQLQuery {
    guard let select, select.namesOuterColumns(in: ordering.map(\.expression)) else { return self }
    return inDerivedTableInOrder(select, named: "koine_ordered")
  }

  /// A query of all rows of this one, in its order.
  fileprivate func inDerivedTableInOrder(_ select: SQLSelect, named name: String) -> SQLQuery {
    var (outer, further) = asDerivedTable(
      select, named: name, with: ordering.map { select.withoutCollation($0.expression) })
    outer.ordering = ordering(by: further)
    return outer
  }

  /// Whether a row of the query may be made of several, or looks at others.
  var isOfGroups: Bool {
    guard let select else { return false }
    if select.distinct != .none || select.hasGroups || !select.groupFilters.isEmpty { return true }
    return (select.selectedExpressions + ordering.map(\.expression)).contains { expression in
      expression.contains { part in
        switch part {
        case .aggregate, .window: true
        default: false
        }
      }
    }
  }
}
