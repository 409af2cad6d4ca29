extension SQLSelect {
  @usableFromInline consuming func joining<Other: TableColumns>(
    _ kind: SQLJoin.Kind, _ other: From1<Other>, _ condition: SQLExpression?
  ) -> SQLSelect {
    var copy = self
    copy.joins.append(SQLJoin(kind, other, on: condition))
    return copy
  }

  /// Joins a query and selects its columns behind those so far.
  @usableFromInline consuming func joiningAndSelecting<Other: TableColumns>(
    _ kind: SQLJoin.Kind, _ other: From1<Other>, _ condition: SQLExpression?
  ) -> SQLSelect {
    var copy = self
    copy.joins.append(SQLJoin(kind, other, on: condition))
    copy.columns.append(.columns(other.columns._source))
    return copy
  }

  /// Whether the query has no clause but `where`.
  var hasOnlyFilters: Bool {
    joins.isEmpty && limit == nil && offset == nil && ordering.isEmpty && grouping.isEmpty
      && groupFilters.isEmpty && distinct == .none && with.isEmpty
  }
}

extension SQLJoin {
  /// Joins the rows of a query: its table, where it has no clause, or where its conditions mean the same
  /// behind ON; otherwise a derived table.
  fileprivate init<Other: TableColumns>(
    _ kind: Kind, _ other: From1<Other>, on condition: SQLExpression?
  ) {
    let query = other.query
    if let from = query.from, query.hasOnlyFilters {
      let filters = query.filters.filter { $0 != .noCondition }
      if filters.isEmpty {
        self.init(kind, from, on: condition)
        return
      }
      // What a right or full join brings back, it brings back whatever ON says.
      if let condition, kind == .inner || kind == .left {
        self.init(kind, from, on: .conjunction(([condition] + filters)[...]))
        return
      }
    }
    let reference = other.columns._source
    self.init(kind, .derived(.select(query.naming(reference.columns)), reference), on: condition)
  }
}
