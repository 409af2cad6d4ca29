extension SQLLowering {
  /// Of a query that yields one row of aggregates, each column becomes a scalar subquery; what is selected of the rows of a
  /// function is computed around the join, as functions see the sources before them by themselves. The rows of another one are
  /// those of a derived table whose keys are equal, numbered in their order if the first ones are asked for:
  ///
  ///     JOIN (SELECT …, row_number() OVER (PARTITION BY key ORDER BY …) AS koine_number …) AS rows
  ///     ON koine_key_1 = outer.id AND koine_number <= 3
  public static let lateralJoins = SQLLowering("row_number() of each key, or scalar subqueries") {
    statement in
    SQLRewriter(query: { query in
      guard let select = query.select, select.joins.contains(where: \.isLateral) else { return query }
      // From the last one, as a query may name columns of the joins before it.
      return select.joins.indices.reversed().reduce(query) { $0.withoutLateral(inJoin: $1) }
    }).rewrite(statement)
  }
}

/// How a join of a query for each row is written without LATERAL.
enum SQLLateral {
  /// The query yields one row, of aggregates over all its rows.
  case row(SQLQuery)
  /// The query's rows are chosen by conditions that can be those of the join.
  case rows(SQLLateralRows)
  /// The query's rows are those of a function, in which it computes no row of another one.
  case function(SQLTableFunction, SQLTableReference, SQLSelect)

  /// - Returns: `nil` for a query of another shape.
  init?(_ outer: SQLSelect, join index: Int) {
    let join = outer.joins[index]
    // What is computed where the join was would not be NULL in the rows that another one adds.
    let isNullInAddedRows = outer.joins[(index + 1)...].contains { $0.kind == .right || $0.kind == .full }
    guard case .lateral(let query, _) = join.source, let select = query.select, query.with.isEmpty,
      query.start.isEmpty, query.lock == nil, select.qualification.isEmpty, select.groupingSets.isEmpty,
      !select.joins.contains(where: \.isLateral), !query.names(\.isWindow),
      join.condition.map({ $0 == .literal(.boolean(true), .boolean) }) ?? true
    else { return nil }
    if query.isGrouped, !select.hasGroups {
      guard query.limit == nil, query.offset == nil, select.groupFilters.isEmpty, select.distinct == .none,
        !query.hasRandom, !isNullInAddedRows
      else { return nil }
      self = .row(query)
    } else if case .function(let function, let reference)? = select.from, select.joins.isEmpty {
      // Without a partner, a column is NULL; what is computed of NULL may be something else.
      let isPlain = select.selectedExpressions.allSatisfy { if case .column = $0 { true } else { false } }
      guard !query.isLimited, !select.hasGroups, select.groupFilters.isEmpty, select.distinct == .none,
        join.kind == .cross && !isNullInAddedRows || isPlain, !query.hasRandom
      else { return nil }
      self = .function(function, reference, select)
    } else {
      guard let rows = SQLLateralRows(query, select) else { return nil }
      self = .rows(rows)
    }
  }
}

/// A query whose rows are chosen by conditions on columns of the sources around it.
struct SQLLateralRows {
  /// The query without these conditions.
  private var query: SQLQuery
  private var select: SQLSelect
  /// What the conditions compare that the query knows.
  private var keys: [SQLExpression] = []
  /// The conditions, in which the keys are columns of a source that has none but them.
  private var conditions: [SQLExpression] = []

  private static let keys = "koine_keys"

  fileprivate init?(_ query: SQLQuery, _ select: SQLSelect) {
    self.query = query
    self.select = select
    // Rows of several keys, which other conditions than equalities choose, would be counted and told apart together.
    let isCounted = query.isLimited || select.hasGroups || select.distinct != .none
    if query.isLimited {
      if select.distinct != .none || query.keepsTies && query.offset != nil { return nil }
    } else if case .on = select.distinct {
      return nil
    }
    var remaining: [SQLExpression] = []
    for condition in select.filters.flatMap(\.conjuncts) {
      if !select.namesOuterColumns(in: [condition]) {
        remaining.append(condition)
      } else if !(isCounted ? takeEquality(condition) : take(condition)) {
        return nil
      }
    }
    self.select.filters = remaining
    var inner = query
    inner.body = .select(self.select)
    let free = SQLFreeColumns(of: SQLStatement.query(inner))
    guard free.columns.isEmpty, !free.hasFragment, !query.hasRandom else { return nil }
    // What is not chosen by a key is the same for every row.
    if keys.isEmpty { self.query = inner }
  }

  /// Takes a condition of columns out of the query.
  private mutating func take(_ condition: SQLExpression) -> Bool {
    guard condition.isMovable else { return false }
    let own = condition.freeColumns.columns.filter { select.brings($0.source) }
    var places: [SQLExpression: SQLExpression] = [:]
    for column in own { places[.column(column)] = place(of: .column(column)) }
    conditions.append(SQLRewriter(expression: { places[$0] ?? $0 }).rewrite(condition))
    return true
  }

  /// Takes an equality of something of the query and something of the sources around it out of the query.
  private mutating func takeEquality(_ condition: SQLExpression) -> Bool {
    guard condition.isMovable else { return false }
    switch condition {
    case .comparison(let left, .equal, let right):
      guard let (own, outer) = sides(left, right) else { return false }
      conditions.append(.comparison(place(of: own), .equal, outer))
    case .isDistinct(let left, let right, negated: true):
      guard let (own, outer) = sides(left, right) else { return false }
      conditions.append(.isDistinct(place(of: own), outer, negated: true))
    default: return false
    }
    return true
  }

  private func sides(
    _ left: SQLExpression, _ right: SQLExpression
  ) -> (own: SQLExpression, outer: SQLExpression)? {
    func isOuter(_ expression: SQLExpression) -> Bool {
      !expression.freeColumns.columns.contains { select.brings($0.source) }
    }
    if case .row = left { return nil }
    if !select.namesOuterColumns(in: [left]), isOuter(right) { return (left, right) }
    if !select.namesOuterColumns(in: [right]), isOuter(left) { return (right, left) }
    return nil
  }

  private mutating func place(of key: SQLExpression) -> SQLExpression {
    let position = keys.firstIndex(of: key) ?? keys.count
    if position == keys.count { keys.append(key) }
    return .column(
      SQLColumn(
        source: Self.keys,
        .init(name: "koine_key_\(position + 1)", type: key.type, isNullable: true), position: position))
  }

  /// A join of the rows under a name.
  fileprivate func join(_ kind: SQLJoin.Kind, as reference: SQLTableReference) -> SQLJoin {
    if keys.isEmpty, conditions.isEmpty {
      return SQLJoin(
        kind, .derived(query, reference), on: kind == .left ? .literal(.boolean(true), .boolean) : nil)
    }
    var inner = SQLQuery.select(select)
    let named =
      keys.enumerated().map { ("koine_key_\($0 + 1)", $1) } + (number.map { [("koine_number", $0)] } ?? [])
    inner.change { select in
      select.columns =
        zip(select.selectedExpressions, reference.columns).map { .named($0, $1.name) }
        + named.map { .named($1, $0) }
      if select.hasGroups { select.grouping += keys }
    }
    let source = SQLTableReference(
      name: reference.sourceName,
      columns: reference.columns.map { .init($0) }
        + named.map { .init(name: $0, type: $1.type, isNullable: true) })
    let moved = SQLRewriter(expression: { node in
      guard case .column(let column) = node, column.source == Self.keys else { return node }
      return .column(source.columns[reference.columns.count + column.position])
    })
    let all = conditions.map(moved.rewrite) + bounds(of: .column(source.columns[source.columns.count - 1]))
    return SQLJoin(kind == .cross ? .inner : kind, .derived(inner, source), on: .conjunction(all[...]))
  }

  /// The position of a row among those of its keys, if only some of them are asked for.
  private var number: SQLExpression? {
    guard query.isLimited else { return nil }
    let ordering = query.ordering.map { term in
      term.nulls == .smallest && !term.expression.mayBeNull(in: .results(of: query))
        ? SQLOrdering(term.expression, descending: term.isDescending, nulls: .database) : term
    }
    return .window(
      query.keepsTies ? .rank : .rowNumber, SQLWindow(partition: keys, ordering: ordering))
  }

  private func bounds(of number: SQLExpression) -> [SQLExpression] {
    var bounds: [SQLExpression] = []
    if let offset = query.offset { bounds.append(.comparison(number, .greater, offset)) }
    if let limit = query.limit {
      let last = query.offset.map { limit.increased(by: $0) } ?? limit
      bounds.append(.comparison(number, .lessOrEqual, last))
    }
    return bounds
  }
}

extension SQLQuery {
  fileprivate func withoutLateral(inJoin index: Int) -> SQLQuery {
    guard let select, let lateral = SQLLateral(select, join: index) else { return self }
    let join = select.joins[index]
    let reference = join.source.reference
    var result = self
    switch lateral {
    case .row(let row):
      result.change {
        $0.columns = $0.everyColumnNamed(of: reference)
        $0.joins.remove(at: index)
      }
      let values = row.select?.selectedExpressions ?? []
      return result.replacingColumns(of: reference) { position in
        var value = row
        value.ordering = []
        value.choose([.expression(values[position].ofOneGroup)])
        return .subquery(value, values[position].type)
      }
    case .function(let function, let own, let rows):
      let renamed = own.aliased(reference.sourceName)
      let renaming = SourceRenaming([own.sourceName: renamed])
      result.change {
        $0.columns = $0.everyColumnNamed(of: reference)
        $0.joins.remove(at: index)
      }
      let values = rows.selectedExpressions.map { renaming($0) }
      result = result.replacingColumns(of: reference) { values[$0] }
      let filters = rows.filters.filter { !$0.isNoCondition }.map { renaming($0) }
      let kind: SQLJoin.Kind = join.kind == .cross && !filters.isEmpty ? .inner : join.kind
      let condition: SQLExpression? =
        kind == .cross
        ? nil : filters.isEmpty ? .literal(.boolean(true), .boolean) : .conjunction(filters[...])
      result.change {
        $0.joins.insert(SQLJoin(kind, .function(function, renamed), on: condition), at: index)
      }
      return result
    case .rows(let rows):
      result.change {
        // What the derived table has besides, the query does not select.
        $0.columns = $0.everyColumnNamed(of: reference)
        $0.joins[index] = rows.join(join.kind, as: reference)
      }
      return result
    }
  }

  /// The query with other expressions for the columns of one of its sources.
  ///
  /// - Parameter expression: Receives the position of a column.
  private func replacingColumns(
    of reference: SQLTableReference, _ expression: @escaping (Int) -> SQLExpression
  ) -> SQLQuery {
    let name = reference.sourceName
    var rewriter = SQLRewriter(expression: { node in
      guard case .column(let column) = node, column.source == name,
        let position = reference.columns.firstIndex(where: { $0.name == column.name })
      else { return node }
      return expression(position)
    })
    // A query with a source of this name means its own.
    rewriter.nested = { $0.brings(name) ? $0 : $0.replacingColumns(of: reference, expression) }
    return rewriter.rewriteClauses(of: self)
  }

  fileprivate func names(_ isSought: @escaping (SQLExpression) -> Bool) -> Bool {
    let own = (select?.selectedExpressions ?? []) + ordering.map(\.expression)
    return own.contains { $0.contains(isSought) }
  }
}

extension SQLSelect {
  /// The SELECT list, in which every column of a source is named by itself.
  fileprivate func everyColumnNamed(of reference: SQLTableReference) -> [SQLSelection] {
    columns.flatMap { item -> [SQLSelection] in
      guard case .columns(let source) = item, source.sourceName == reference.sourceName else { return [item] }
      return source.columns.map { .expression(.column($0)) }
    }
  }
}

extension SQLJoin {
  /// Whether it is a join of a query for each row.
  fileprivate var isLateral: Bool { if case .lateral = source { true } else { false } }
}

extension SQLExpression {
  /// The expression with an aggregate in it, so that it stays one of the group of all rows where it is selected alone.
  fileprivate var ofOneGroup: SQLExpression {
    if hasAggregate { return self }
    let count = SQLExpression.aggregate(SQLAggregate(.count, nil))
    let holds = SQLExpression.comparison(count, .greaterOrEqual, .literal(.integer(0), .bigInteger))
    return .conditional(SQLCase(branches: [.init(when: holds, then: self)], otherwise: nil))
  }

  fileprivate var isWindow: Bool { if case .window = self { true } else { false } }

  /// Whether a condition can be asked of columns of a derived table: it has no query, is the same each time, and compares
  /// its texts by code point.
  fileprivate var isMovable: Bool {
    !hasRandom
      && !contains { part in
        switch part {
        case .subquery, .exists, .inQuery, .rows, .fragment, .collate: true
        case .column(let column): column.collation != .binary
        default: false
        }
      }
  }
}
