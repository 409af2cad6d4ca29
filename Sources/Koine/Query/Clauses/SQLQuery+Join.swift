extension SQLSelect {
  fileprivate mutating func join(
    _ kind: SQLJoin.Kind, _ source: consuming SQLSource, on condition: consuming SQLExpression?
  ) {
    if joins.isEmpty { joins.reserveCapacity(2) }
    if defaultFilterCount > 0, kind == .right || kind == .full {
      condition = filteringDefaultScope(before: kind, on: condition)
    }
    joins.append(SQLJoin(kind, source, on: condition))
  }

  /// Filters the first table by its default scope before a join that keeps rows of the other side. Behind such
  /// a join, in WHERE, the scope would drop them: there the table's columns are NULL.
  ///
  /// - Returns: The condition of the join.
  private mutating func filteringDefaultScope(
    before kind: SQLJoin.Kind, on condition: SQLExpression?
  ) -> SQLExpression? {
    let scope = Array(filters.prefix(defaultFilterCount))
    filters.removeFirst(defaultFilterCount)
    defaultFilterCount = 0
    // A right join keeps no row of this side that has no partner.
    if kind == .right { return .conjunction((condition.map { [$0] + scope } ?? scope)[...]) }
    if let source = from {
      var rows = SQLSelect(every: source)
      rows.filters = scope
      from = .derived(SQLQuery.select(rows).naming(source.reference.columns), source.reference)
    }
    return condition
  }
}

extension SQLQuery {
  @usableFromInline mutating func join(
    _ kind: SQLJoin.Kind, _ source: consuming SQLSource, on condition: consuming SQLExpression?
  ) {
    let (source, condition) = (source, condition)
    change { $0.join(kind, source, on: condition) }
  }

  @inlinable mutating func join<Other>(
    _ kind: SQLJoin.Kind, _ rows: JoinedRows<Other>, on condition: consuming SQLExpression?
  ) {
    if let query = rows.query {
      join(kind, rowsOf: query, rows.columns._source, on: condition)
    } else {
      join(kind, .table(rows.columns._source), on: condition)
    }
  }

  /// Joins the rows of a query: its table, if it has no clause, or if its conditions mean the same
  /// behind ON; otherwise a derived table.
  @usableFromInline mutating func join(
    _ kind: SQLJoin.Kind, rowsOf query: SQLQuery, _ reference: SQLTableReference,
    on condition: SQLExpression?
  ) {
    if query.hasOnlyFilters, let select = query.select, let from = select.from {
      let filters = select.filters.filter { !$0.isNoCondition }
      if filters.isEmpty { return join(kind, from, on: condition) }
      // What a right or full join brings back, it brings back whatever ON says.
      if let condition, kind == .inner || kind == .left {
        return join(kind, from, on: .conjunction(([condition] + filters)[...]))
      }
    }
    join(kind, .derived(query.naming(reference.columns).bounded, reference), on: condition)
  }

  /// Joins the rows of a query that names columns of the sources so far.
  @usableFromInline mutating func joinLaterally(
    _ kind: SQLJoin.Kind, _ query: SQLQuery?, _ reference: SQLTableReference
  ) {
    let condition: SQLExpression? = kind == .cross ? nil : .literal(.boolean(true), .boolean)
    // A function sees the sources before it by itself.
    if let query, query.hasOnlyFilters, let select = query.select, case .function? = select.from {
      let filters = select.filters.filter { !$0.isNoCondition }
      if filters.isEmpty { return join(kind, rowsOf: query, reference, on: condition) }
      return join(
        kind == .cross ? .inner : kind, rowsOf: query, reference, on: .literal(.boolean(true), .boolean))
    }
    var rows = query ?? .select(SQLSelect(every: .table(reference)))
    // A query that was given a name is itself what is joined.
    if rows.hasOnlyFilters, let select = rows.select, select.filters.isEmpty,
      case .derived(let derived, _)? = select.from
    {
      rows = derived
    }
    join(kind, .lateral(rows.naming(reference.columns).bounded, reference), on: condition)
  }

  /// Whether the query has no clause but `where`.
  var hasOnlyFilters: Bool { ordering.isEmpty && lock == nil && hasOnlyFiltersAndOrder }

  /// Whether the query has no clause but `where` and `order`, and possibly a lock.
  var hasOnlyFiltersAndOrder: Bool {
    guard let select else { return false }
    return limit == nil && offset == nil && start.isEmpty && with.isEmpty && select.joins.isEmpty
      && !select.hasGroups
      && select.groupFilters.isEmpty && select.qualification.isEmpty && select.distinct == .none
  }
}

/// What is joined: a table, or the rows of a query.
@usableFromInline struct JoinedRows<Columns: SourceColumns> {
  @usableFromInline let columns: Columns
  /// `nil` for every row of the table.
  @usableFromInline let query: SQLQuery?

  @inlinable init<Source: Table>(_ table: Source.Type)
  where Columns == Source.Columns, Columns: TableColumns {
    if Source.DefaultScope.self == EveryRow<Columns>.self {
      self.init(OuterScope.columns(of: table), nil)
    } else {
      self.init(table.scoped())
    }
  }

  @inlinable init(_ rows: From1<Columns>) {
    let rows = rows.disambiguated() ?? rows
    self.init(rows._columns, rows._query)
  }

  @inlinable init(_ columns: Columns, _ query: SQLQuery?) {
    self.columns = columns
    self.query = query
  }

  /// A query of a constant for each of the rows for which a condition holds.
  @usableFromInline func matching(_ condition: () -> SQLExpression) -> SQLQuery {
    let source = columns._source
    var rows: SQLQuery
    if let query, !query.hasOnlyFilters {
      rows = .select(SQLSelect(every: .derived(query.naming(source.columns).bounded, source)))
    } else {
      rows = query ?? .select(SQLSelect(every: .table(source)))
    }
    rows.filter(rows.scoped(condition))
    rows.choose([.expression(.literal(.integer(1), .integer(bits: 32)))])
    return rows
  }
}
