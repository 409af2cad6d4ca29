@_spi(KoineDriver) import Koine
import KoineTesting

/// Results in the form in which those of engines are compared.
extension ReferenceEvaluator {
  /// The rows of a query.
  func resultRows(of query: SQLQuery) throws -> ResultRows {
    guard let expressions = query.selectedExpressions else {
      throw ReferenceError.outside("a query written by hand")
    }
    guard case .query(let query) = SQLStatement.query(query).declaringCommonTables else {
      throw ReferenceError.outside("what is no query")
    }
    return try table(of: query).resultRows(of: expressions.map(\.type))
  }

  /// The rows that a query yields; or those that a change returns, and those of its table after it.
  func results(of statement: SQLStatement) throws -> [ResultRows] {
    if case .query(let query) = statement { return [try resultRows(of: query)] }
    let (returned, left, _) = try change(statement)
    return [
      try returned.resultRows(of: SQLSelect(columns: statement.returning).selectedExpressions.map(\.type)),
      try left.resultRows(of: statement.changedColumns.map(\.type)),
    ]
  }
}

extension ReferenceTable {
  fileprivate func resultRows(of types: [SQLType]) throws -> ResultRows {
    ResultRows(
      columns: zip(columns, types).map { ResultRows.Column(name: $0, type: $1) },
      rows: try rows.map { try $0.map { try $0.sqlValue() } })
  }
}

extension SQLStatement {
  /// What a change yields of each row.
  var returning: [SQLSelection] {
    switch self {
    case .insert(let insert): insert.returning
    case .update(let update): update.returning
    case .delete(let delete): delete.returning
    default: []
    }
  }

  fileprivate var changedColumns: [SQLColumn] {
    switch self {
    case .insert(let insert): insert.table.columns
    case .update(let update): update.table.columns
    case .delete(let delete): delete.table.columns
    default: []
    }
  }
}
