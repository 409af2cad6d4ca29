extension SQLQuery {
  /// The same query with a SELECT list in which every column has the name of a table's column. A query written by hand
  /// stays as it is: it names its columns itself.
  @usableFromInline func naming(_ names: [SQLColumn]) -> SQLQuery {
    choosing { select in
      select.selectedExpressions.enumerated().map { index, expression in
        index < names.count ? .named(expression, names[index].name) : .expression(expression)
      }
    }
  }

  /// A query that counts the rows which this one yields.
  @usableFromInline var counting: SQLQuery {
    let count = SQLSelection.expression(.aggregate(SQLAggregate(.count, nil)))
    var copy = self
    if let select {
      if limit == nil, offset == nil, start.isEmpty, !select.distinctNeedsOrder, !isGroupedByOrder {
        copy.ordering = []
      }
      if select.distinct == .none, !isGrouped, select.qualification.isEmpty, limit == nil, offset == nil,
        start.isEmpty, lock == nil
      {
        copy.choose([count])
        return copy
      }
      copy.countRowsAlone()
    }
    copy.with = []
    let rows = SQLTableReference(name: "rows", columns: [])
    return SQLQuery(with: with, .select(SQLSelect(columns: [count], from: .derived(copy, rows))))
  }

  /// Selects a constant if only the number of rows, which are groups, is of interest.
  mutating func countRowsAlone() {
    guard let select, select.distinct == .none else { return }
    if select.hasGroups || !select.groupFilters.isEmpty || isGroupedByOrder {
      choose([.expression(.literal(.integer(1), .integer(bits: 32)))])
    }
  }
}

extension SQLSelect {
  fileprivate var distinctNeedsOrder: Bool {
    if case .on = distinct { true } else { false }
  }
}
