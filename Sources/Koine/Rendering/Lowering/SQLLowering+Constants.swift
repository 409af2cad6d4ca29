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
    guard !with.isEmpty else { return nil }
    let names = with.map(\.reference.name)
    return names.indices.reversed().first { index in
      var others = self
      others.with.remove(at: index)
      return !SQLStatement.query(others).reads([names[index]])
    }
  }
}

extension SQLSelect {
  fileprivate var sourcesOfRows: [SQLSource] { [from].compactMap(\.self) + joins.map(\.source) }

  /// Whether an expression has one value in all rows.
  fileprivate func isConstant(_ expression: SQLExpression, _ tables: SQLCommonTables) -> Bool {
    if expression.hasAggregate || expression.hasWindow { return false }
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
