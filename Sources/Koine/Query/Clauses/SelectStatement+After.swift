extension SelectStatement {
  /// Only the rows that come behind a row in the query's order, of which the values of the order's terms are given: the
  /// next page, without reading those before.
  ///
  ///     let query = Reminder.order { ($0.priority.descending(), $0.id) }.limit(20)
  ///     query.after(3 as Int?, 17)
  ///     // … WHERE ("reminders"."prio" <= ?1 OR "reminders"."prio" IS NULL) AND ("reminders"."prio" < ?1 OR …)
  ///
  /// Directions may differ, and values may be `nil`: NULL comes where the order has it. If all terms go in one direction
  /// and cannot be NULL, the condition is `(a, b) > (?1, ?2)`. The last terms have to be a key, so that no two rows are
  /// equal in the order; otherwise the query is refused when it is rendered, and so are values of other types than the
  /// terms.
  public consuming func after(_ values: any QueryExpression...) -> Self {
    var copy = self
    copy._query.start = values.map(\.expression)
    return copy
  }
}

extension From1 where A: TableColumns, A.Value: InsertableRow {
  /// Only the rows that come behind a row in the query's order, which has to be one of columns and to come before this
  /// call. Without a row, every row: the first page.
  ///
  ///     let query = Reminder.order { ($0.dueDate.descending(), $0.id) }.limit(20)
  ///     var page = try await query.fetchAll(database)
  ///     while !page.isEmpty {
  ///       show(page)
  ///       page = try await query.after(page.last).fetchAll(database)
  ///     }
  public consuming func after(_ row: A.Value?) -> Self {
    var copy = self
    guard let row else { return copy }
    copy._query.start = copy._query.ordering.values(of: row, in: copy._columns._source)
    return copy
  }
}

extension [SQLOrdering] {
  /// The values that a row of a source has in the terms, which have to be columns of it.
  func values(of row: some InsertableRow, in source: SQLTableReference) -> [SQLExpression] {
    let values = source.values(of: row)
    return map { term in
      if case .column(let column) = term.expression.withoutCollation, column.source == source.sourceName,
        let value = values[column.name]
      {
        .value(value, column.type)
      } else {
        .refusal(SQLRefusal(.startOfRow), term.expression.type)
      }
    }
  }
}

extension SQLTableReference {
  /// The values that a row has, by the names of the columns.
  fileprivate func values(of row: some InsertableRow) -> [String: SQLValue] {
    var encoder = RowEncoder()
    encoder.beginRow()
    row.encode(into: &encoder)
    var values: [String: SQLValue] = [:]
    var encoded = encoder.values[...]
    for (position, column) in columns.enumerated() where !encoder.omitted.contains(position) {
      values[column.name] = encoded.popFirst()
    }
    return values
  }
}
