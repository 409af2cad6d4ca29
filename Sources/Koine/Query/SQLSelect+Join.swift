extension SQLSelect {
  @usableFromInline mutating func join(
    _ kind: SQLJoin.Kind, _ source: consuming SQLSource, on condition: consuming SQLExpression?
  ) {
    if joins.isEmpty { joins.reserveCapacity(2) }
    joins.append(SQLJoin(kind, source, on: condition))
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

  /// Joins the rows of a query: its table, where it has no clause, or where its conditions mean the same
  /// behind ON; otherwise a derived table.
  @usableFromInline mutating func join(
    _ kind: SQLJoin.Kind, rowsOf query: SQLSelect, _ reference: SQLTableReference,
    on condition: SQLExpression?
  ) {
    if let from = query.from, query.hasOnlyFilters {
      let filters = query.filters.filter { !$0.isNoCondition }
      if filters.isEmpty { return join(kind, from, on: condition) }
      // What a right or full join brings back, it brings back whatever ON says.
      if let condition, kind == .inner || kind == .left {
        return join(kind, from, on: .conjunction(([condition] + filters)[...]))
      }
    }
    join(kind, .derived(.select(query.naming(reference.columns)), reference), on: condition)
  }

  /// Whether the query has no clause but `where`.
  var hasOnlyFilters: Bool {
    joins.isEmpty && limit == nil && offset == nil && ordering.isEmpty && grouping.isEmpty
      && groupFilters.isEmpty && distinct == .none && with.isEmpty
  }
}

/// What is joined: a table, or the rows of a query.
@usableFromInline struct JoinedRows<Columns: TableColumns> {
  @usableFromInline let columns: Columns
  /// `nil` for every row of the table.
  @usableFromInline let query: SQLSelect?

  @inlinable init<Source: Table>(_ table: Source.Type) where Columns == Source.Columns {
    if Source.DefaultScope.self == EveryRow<Columns>.self {
      self.init(EnclosingQuery.columns(of: table), nil)
    } else {
      self.init(table.scoped())
    }
  }

  @inlinable init(_ rows: From1<Columns>) {
    let rows = rows._apart() ?? rows
    self.init(rows.columns, rows.query)
  }

  @inlinable init(_ columns: Columns, _ query: SQLSelect?) {
    self.columns = columns
    self.query = query
  }
}
