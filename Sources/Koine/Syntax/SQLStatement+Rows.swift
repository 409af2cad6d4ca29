extension SQLStatement {
  /// An insert of no row has no text in SQL, and nothing to do.
  var changesNothing: Bool {
    switch self {
    case .changes(let steps): steps.isEmpty
    case .insert(let insert): if case .rows(let rows) = insert.source { rows.count == 0 } else { false }
    default: false
    }
  }

  /// A query with a limit of one row, if that changes nothing but the number of rows.
  var limitedToOneRow: SQLStatement {
    guard case .query(var query) = self, query.limit == nil, query.offset == nil,
      query.select.map({ !$0.findsByPrimaryKey }) ?? (query.compound != nil)
    else { return self }
    query.limit = .literal(.integer(1), .integer(bits: 32))
    return .query(query)
  }
}

extension SQLSelect {
  /// Whether the query asks one table for the row with a key: one row at most without a limit.
  fileprivate var findsByPrimaryKey: Bool {
    guard joins.isEmpty, case .table(let table)? = from else { return false }
    switch conditions {
    case .none: return false
    case .one(let condition):
      guard let asked = condition.askedKey(of: table) else { return false }
      return table.columns.allSatisfy { !$0.isPrimaryKey || $0 == asked }
    case .several(let conditions):
      let asked = conditions.compactMap { $0.askedKey(of: table) }
      return asked.count == conditions.count
        && table.columns.allSatisfy { !$0.isPrimaryKey || asked.contains($0) }
    }
  }
}

extension SQLExpression {
  /// The column of a table's primary key that the condition compares with a value.
  fileprivate func askedKey(of table: SQLTableReference) -> SQLColumn? {
    guard case .comparison(.column(let column), .equal, let key) = self, column.isPrimaryKey,
      column.source == table.sourceName
    else { return nil }
    switch key {
    case .value, .parameter: return column
    default: return nil
    }
  }
}
