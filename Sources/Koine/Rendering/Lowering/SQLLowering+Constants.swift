extension SQLLowering {
  /// `SELECT … FROM (SELECT 1 AS x FROM a LIMIT 9223372036854775807) AS b GROUP BY x`, for engines that do without a derived
  /// table and then know a constant by another name alone.
  public static let constantsInDerivedTables = SQLLowering("a LIMIT that leaves all rows") { statement in
    let tables = SQLCommonTables(in: statement)
    let names = statement.collect(into: Set<String>()) { names, part, _ in
      if case .query(let query) = part, query.mayLoseConstants {
        names.formUnion(query.sourcesWithConstants(tables))
      }
      return true
    }
    return SQLRewriter(query: { query in
      var result = query
      for index in query.with.indices where names.contains(query.with[index].reference.name) {
        result.with[index].query = query.with[index].query.withEveryRow(tables)
      }
      guard query.mayLoseConstants, var select = query.select else { return result }
      if let from = select.from { select.from = from.withEveryRow(tables) }
      for index in select.joins.indices {
        select.joins[index].source = select.joins[index].source.withEveryRow(tables)
      }
      result.body = .select(select)
      return result
    }).rewrite(statement)
  }

  /// `LEFT JOIN (SELECT coalesce((SELECT max(x) FROM b), NULL) AS x …)`, for engines that forget what they have computed once
  /// as soon as they have met a row without a match.
  public static let computedConstantsInOuterJoins = SQLLowering("coalesce with NULL") { statement in
    SQLRewriter(query: { query in
      var result = query
      for index in query.with.indices {
        result.with[index].query = query.with[index].query.withGuardedConstants
      }
      guard var select = query.select else { return result }
      if let from = select.from { select.from = from.withGuardedConstants }
      for index in select.joins.indices {
        select.joins[index].source = select.joins[index].source.withGuardedConstants
      }
      result.body = .select(select)
      return result
    }).rewrite(statement)
  }

  /// Leaves out common tables that no query reads, for engines that stumble over them.
  public static let unreadCommonTables = SQLLowering("left out, as no query reads it") { statement in
    SQLRewriter(query: { query in
      var result = query
      while let index = result.unreadCommonTable { result.with.remove(at: index) }
      return result
    }).rewrite(statement)
  }
}

/// The queries of common tables, by the names of these.
struct SQLCommonTables {
  private var queries: [String: SQLQuery] = [:]

  init(_ tables: [SQLCommonTable]) {
    for table in tables { queries[table.reference.name] = table.query }
  }

  /// Those of a whole statement.
  init(in statement: SQLStatement) {
    self.init(
      statement.collect(into: []) { tables, part, _ in
        if case .query(let query) = part { tables += query.with }
        return true
      })
  }

  /// The query whose rows a source has.
  func query(of source: SQLSource) -> SQLQuery? {
    switch source {
    case .derived(let query, _): query
    case .table(let reference): reference.schema == nil ? queries[reference.name] : nil
    case .lateral, .function: nil
    }
  }
}

extension SQLQuery {
  /// Whether an engine that knows a column as a constant may take it for something else: in the groups of the query, whose
  /// subqueries name it; or in a window, where an outer join has no row.
  var mayLoseConstants: Bool {
    guard let select else { return false }
    let expressions = select.selectedExpressions + select.groupFilters + ordering.map(\.expression)
    if select.joins.contains(where: { $0.kind != .inner && $0.kind != .cross }),
      (expressions + select.qualification).contains(where: \.hasWindow)
    {
      return true
    }
    return !select.grouping.isEmpty
      && expressions.contains { expression in
        expression.contains { if case .query = $0 { .end } else { .into } }
      }
  }

  /// The names of the tables, derived or common, that have a column of one value.
  func sourcesWithConstants(_ tables: SQLCommonTables) -> [String] {
    (select?.sourcesOfRows ?? []).filter { source in
      tables.query(of: source)?.hasConstants(tables) ?? false
    }.map(\.reference.name)
  }

  /// Whether an outer join has a row of what is computed from no column.
  func joinsComputedConstants(_ tables: SQLCommonTables) -> Bool {
    guard let select, select.joins.contains(where: { $0.kind != .inner && $0.kind != .cross }) else {
      return false
    }
    return select.sourcesOfRows.contains { $0.hasComputedConstants(tables) }
  }

  /// The same with each column that is computed from no column in a call, which remembers nothing.
  fileprivate var withGuardedConstants: SQLQuery {
    guard var select, select.columns.contains(where: \.isComputedConstant) else { return self }
    select.columns = select.columns.map(\.guarded)
    var result = self
    result.body = .select(select)
    return result
  }

  /// The same, of all its rows, if a column has one value.
  fileprivate func withEveryRow(_ tables: SQLCommonTables) -> SQLQuery {
    guard hasConstants(tables) else { return self }
    var result = self
    result.limit = .literal(.integer(.max), .bigInteger)
    return result
  }

  /// Whether a column has one value in all rows, which an engine may put in its place.
  private func hasConstants(_ tables: SQLCommonTables) -> Bool {
    guard let select, !isLimited, !isGrouped, select.distinct == .none else { return false }
    return select.selectedExpressions.contains { select.isConstant($0, tables) }
  }

  /// The position of a common table that no query reads.
  var unreadCommonTable: Int? {
    // SQL written by hand may read any of them.
    guard !with.isEmpty, !SQLFreeColumns(of: SQLStatement.query(self)).hasFragment else { return nil }
    let names = with.map(\.reference.name)
    return names.indices.reversed().first { index in
      var others = self
      others.with.remove(at: index)
      return !SQLStatement.query(others).reads([names[index]])
    }
  }
}

extension SQLSelect {
  var sourcesOfRows: [SQLSource] { [from].compactMap(\.self) + joins.map(\.source) }

  /// Whether an expression has one value in all rows.
  fileprivate func isConstant(_ expression: SQLExpression, _ tables: SQLCommonTables) -> Bool {
    if expression.hasAggregate || expression.hasWindow { return false }
    if expression.contains(\.hasLiteralTruth) { return true }
    let free = expression.freeColumns
    return !free.hasFragment
      && free.columns.allSatisfy { column in
        guard
          let source = sourcesOfRows.first(where: { $0.reference.sourceName == column.source }),
          let position = source.reference.columns.firstIndex(where: { $0.name == column.name }),
          let query = tables.query(of: source), let inner = query.select, !query.isLimited, !query.isGrouped,
          inner.distinct == .none, inner.selectedExpressions.indices.contains(position)
        else { return false }
        return inner.isConstant(inner.selectedExpressions[position], tables)
      }
  }
}

extension SQLSelection {
  fileprivate var isComputedConstant: Bool {
    switch self {
    case .expression(let expression), .named(let expression, _): expression.isComputedConstant
    case .columns: false
    }
  }

  fileprivate var guarded: SQLSelection {
    switch self {
    case .expression(let expression): .expression(expression.guarded)
    case .named(let expression, let name): .named(expression.guarded, name)
    case .columns: self
    }
  }
}

extension SQLExpression {
  /// Whether it is computed, and from no column: an engine may have it once for all rows.
  fileprivate var isComputedConstant: Bool {
    switch self {
    // A pass has made it.
    case .function(.coalesce, let arguments) where arguments.count == 2 && arguments[1].isNullLiteral:
      return false
    case .collate(let text, _): return text.isComputedConstant
    case .column, .value, .literal, .parameter, .fragment, .row: return false
    default:
      let free = freeColumns
      return free.columns.isEmpty && !free.hasFragment && !hasAggregate && !hasWindow
    }
  }

  /// Whether true or false stands beside AND or OR: `x AND FALSE` is a constant to some engines.
  fileprivate var hasLiteralTruth: Bool {
    guard case .logical(let left, _, let right) = self else { return false }
    return [left, right].contains { if case .literal(.boolean, _) = $0 { true } else { false } }
  }

  fileprivate var guarded: SQLExpression {
    if !isComputedConstant { return self }
    if case .collate(let text, let collation) = self { return .collate(text.guarded, collation) }
    return .function(.coalesce, [self, .literal(.null, type)])
  }
}

extension SQLSource {
  fileprivate func hasComputedConstants(_ tables: SQLCommonTables) -> Bool {
    let query: SQLQuery? = if case .lateral(let query, _) = self { query } else { tables.query(of: self) }
    guard let select = query?.select else { return false }
    return select.columns.contains(where: \.isComputedConstant)
      || select.sourcesOfRows.contains { $0.hasComputedConstants(tables) }
  }

  fileprivate var withGuardedConstants: SQLSource {
    switch self {
    case .derived(let query, let reference): .derived(query.withGuardedConstants, reference)
    case .lateral(let query, let reference): .lateral(query.withGuardedConstants, reference)
    case .table, .function: self
    }
  }

  /// The source and a column of it whose value no engine knows before it has read the row. If every column may be known,
  /// a derived table becomes one of all its rows, which engines compute apart.
  func withUnknownColumn(_ tables: SQLCommonTables) -> (source: SQLSource, column: SQLColumn)? {
    if let column = reference.columns.first(where: { !isKnown($0, tables) }) { return (self, column) }
    guard let column = reference.columns.first else { return nil }
    guard case .derived(var query, let reference) = self else { return (self, column) }
    query.limit = .literal(.integer(.max), .bigInteger)
    return (.derived(query, reference), column)
  }

  /// Whether an engine may know a column's value in all rows, as the column is not one of a table.
  func isKnown(_ column: SQLColumn, _ tables: SQLCommonTables) -> Bool {
    guard let query = tables.query(of: self) else { return false }
    guard let select = query.select, !query.isLimited, !query.isGrouped, select.distinct == .none else {
      return query.select == nil && query.compound == nil && !query.isFragment
    }
    guard let position = reference.columns.firstIndex(where: { $0.name == column.name }),
      select.selectedExpressions.indices.contains(position)
    else { return false }
    return !select.selectedExpressions[position].isNeverConstant { inner in
      select.sourcesOfRows.contains { $0.reference.sourceName == inner.source && $0.isKnown(inner, tables) }
    }
  }
}

extension SQLSource {
  fileprivate func withEveryRow(_ tables: SQLCommonTables) -> SQLSource {
    guard case .derived(let query, let reference) = self else { return self }
    return .derived(query.withEveryRow(tables), reference)
  }
}

extension SQLSearchable {
  /// Whether a query in the tree reads a table with one of the names.
  func reads(_ names: Set<String>) -> Bool {
    contains { part in
      guard case .source(.table(let reference)) = part, reference.schema == nil else { return .into }
      return names.contains(reference.name) ? .end : .into
    }
  }
}

extension [SQLCommonTable] {
  /// The names of those with an aggregate, and of those that read such a one.
  var namesOfAggregating: Set<String> {
    reduce(into: []) { names, table in
      let query = SQLStatement.query(table.query)
      let aggregates = query.contains { part in
        if case .expression(.aggregate) = part { .end } else { .into }
      }
      if aggregates || query.reads(names) { names.insert(table.reference.name) }
    }
  }
}
