import Koine

/// A column of a result that holds the rows of a query.
///
/// Engines write these rows in their own ways, so they are read before they are compared or shown.
struct NestedColumn {
  let types: [SQLType]
  /// Those of its columns that hold rows again, by position.
  let inner: [Int: NestedColumn]

  private init(_ query: SQLQuery, _ reference: SQLTableReference) {
    types = reference.columns.map(\.type)
    inner = Self.all(in: query)
  }

  /// - Parameter query: The query whose column the expression is, or in whose sources it is computed.
  private init?(_ expression: SQLExpression, of query: SQLQuery) {
    switch expression {
    case .rows(let rows, let reference): self.init(rows, reference)
    case .column(let column):
      // Computed in a derived or common table.
      guard let source = query.select?.source(named: column.source), let derived = query.query(of: source),
        let position = source.reference.columns.firstIndex(where: { $0.name == column.name })
      else { return nil }
      self.init(at: position, in: derived)
    default: return nil
    }
  }

  /// - Parameter position: Of the column, in the result of the query. No other column is looked at: each may be computed
  ///   in a source, whose columns may be again.
  private init?(at position: Int, in query: SQLQuery) {
    let first = query.compound?.arms.first ?? query
    var rest = position
    for item in first.columns ?? [] {
      switch item {
      case .columns(let source):
        if rest < source.columns.count {
          self.init(.column(source.columns[rest]), of: first)
          return
        }
        rest -= source.columns.count
      case .expression(let expression), .named(let expression, _):
        if rest == 0 {
          self.init(expression, of: first)
          return
        }
        rest -= 1
      }
    }
    return nil
  }

  /// The columns of a query's result that hold rows, by position.
  static func all(in query: SQLQuery) -> [Int: NestedColumn] {
    let first = query.compound?.arms.first ?? query
    return all(in: first.columns ?? []) { NestedColumn($0, of: first) }
  }

  /// The columns that a change returns and that hold rows, by position.
  static func all(in returning: [SQLSelection]) -> [Int: NestedColumn] {
    all(in: returning) { expression in
      if case .rows(let rows, let reference) = expression { NestedColumn(rows, reference) } else { nil }
    }
  }

  private static func all(
    in selection: [SQLSelection], _ column: (SQLExpression) -> NestedColumn?
  ) -> [Int: NestedColumn] {
    var result: [Int: NestedColumn] = [:]
    var position = 0
    for item in selection {
      switch item {
      case .columns(let source):
        for index in source.columns.indices {
          result[position + index] = column(.column(source.columns[index]))
        }
        position += source.columns.count
      case .expression(let expression), .named(let expression, _):
        result[position] = column(expression)
        position += 1
      }
    }
    return result
  }

  /// The rows of the next cell, such as `[(1, 'Walk'), (2, NULL)]`; NULL behind an outer join without a row.
  func text(in row: inout RowDecoder) throws -> String {
    if row.isNull(next: 1) {
      row.skip(1)
      return "NULL"
    }
    var rows: [String] = []
    try row.nextRows(of: types) { row in
      var cells: [String] = []
      for (position, type) in types.enumerated() {
        if let column = inner[position] {
          cells.append(try column.text(in: &row))
        } else {
          cells.append(try row.nextValue().canonical(type).goldenDescription)
        }
      }
      rows.append("(\(cells.joined(separator: ", ")))")
    }
    return "[\(rows.joined(separator: ", "))]"
  }
}

extension SQLStatement {
  /// The columns of the result that hold rows, by position.
  var nestedColumns: [Int: NestedColumn] {
    switch self {
    case .query(let query): NestedColumn.all(in: query)
    case .insert(let insert): NestedColumn.all(in: insert.returning)
    case .update(let update): NestedColumn.all(in: update.returning)
    case .delete(let delete): NestedColumn.all(in: delete.returning)
    default: [:]
    }
  }
}

extension SQLSelect {
  fileprivate func source(named name: String) -> SQLSource? {
    if let from, from.reference.sourceName == name { return from }
    return joins.first { $0.source.reference.sourceName == name }?.source
  }
}

extension SQLQuery {
  /// The query that a source of this one is, if it is no table of the database.
  fileprivate func query(of source: SQLSource) -> SQLQuery? {
    switch source {
    case .derived(let query, _), .lateral(let query, _): query
    case .table(let reference) where reference.schema == nil:
      with.first { $0.reference.name == reference.name }?.query
    case .table, .function: nil
    }
  }
}
