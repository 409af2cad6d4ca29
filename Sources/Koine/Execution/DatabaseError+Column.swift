extension DatabaseError {
  /// The error of a row that could not be read, with the names of its table and column, if the statement
  /// tells them, and the number of the row.
  @usableFromInline static func named(
    _ error: any Error, by statement: SQLStatement, row: Int
  ) -> any Error {
    guard let error = error as? DatabaseError, error.code == .decoding else { return error }
    if let named = error.namingGroup(row: row, statement.resultColumn(at:)) { return named }
    guard case .result(let position, let problem)? = error.place,
      let found = statement.resultColumn(at: position)
    else { return error.inRow(row) }
    return error.naming(table: found.table, column: found.column, row: row, problem)
  }

  private func naming(table: String?, column: String, row: Int, _ problem: String) -> DatabaseError {
    let owner = table.map { " of \"\($0)\"" } ?? ""
    return naming(
      table: table, column: column, row: row,
      message: "The column \"\(column)\"\(owner) \(problem) It is row \(row) of the result.")
  }

  /// The error of a value that could not be bound, with the name of the column that it was meant for.
  static func named(_ error: any Error, by table: SQLTableReference, _ columns: [SQLColumn]) -> any Error {
    guard let error = error as? DatabaseError, case .parameter(let index)? = error.place,
      index < columns.count
    else { return error }
    let column = columns[index].name
    return error.naming(
      table: table.name, column: column, row: error.row,
      message: "\(error.message) It was meant for the column \"\(column)\" of \"\(table.name)\".")
  }
}

extension SQLStatement {
  /// The name of a column of the result and of the table that it is read from, if there is one.
  fileprivate func resultColumn(at position: Int) -> (table: String?, column: String)? {
    switch self {
    case .query(let query):
      if let compound = query.compound {
        return SQLStatement.query(compound.arms[0]).resultColumn(at: position)
      }
      guard let select = query.select else { return nil }
      return Self.column(at: position, of: select.columns, select.sources)
    case .insert(let insert): return Self.column(at: position, of: insert.returning, [insert.table])
    case .update(let update): return Self.column(at: position, of: update.returning, [update.table])
    case .delete(let delete): return Self.column(at: position, of: delete.returning, [delete.table])
    case .merge, .createTable, .dropTable, .createIndex, .dropIndex, .comment, .schema, .enumType,
      .createView, .dropView, .refreshView, .fullTextIndex, .boxIndex, .alterTable, .definitions, .changes,
      .truncate,
      .advanceGeneratedKey, .fragment:
      return nil
    }
  }

  private static func column(
    at position: Int, of selection: [SQLSelection], _ sources: [SQLTableReference]
  ) -> (table: String?, column: String)? {
    var rest = position
    for item in selection {
      switch item {
      case .columns(let reference):
        if rest < reference.columns.count { return (reference.name, reference.columns[rest].name) }
        rest -= reference.columns.count
      case .expression(let expression), .named(let expression, _):
        if rest == 0, case .column(let column) = expression {
          return (sources.first { $0.sourceName == column.source }?.name, column.name)
        }
        rest -= 1
      }
      if rest < 0 { return nil }
    }
    return nil
  }
}
