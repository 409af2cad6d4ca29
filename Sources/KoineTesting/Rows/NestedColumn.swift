import Koine

/// A column of a result that holds the rows of a query.
///
/// Engines write these rows in their own ways, so they are read before they are compared or shown.
struct NestedColumn {
  let types: [SQLType]
  /// Those of its columns that hold rows again, by position.
  let inner: [Int: NestedColumn]

  init?(_ expression: SQLExpression) {
    guard case .rows(let query, let reference) = expression, let select = query.select else { return nil }
    types = reference.columns.map(\.type)
    inner = Self.all(in: select.columns)
  }

  /// The columns of a SELECT list that hold rows, by position.
  static func all(in selection: [SQLSelection]) -> [Int: NestedColumn] {
    var result: [Int: NestedColumn] = [:]
    var position = 0
    for item in selection {
      switch item {
      case .columns(let source): position += source.columns.count
      case .expression(let expression), .named(let expression, _):
        result[position] = NestedColumn(expression)
        position += 1
      }
    }
    return result
  }

  /// The rows of the next cell, such as `[(1, 'Walk'), (2, NULL)]`.
  func text(in row: inout RowDecoder) throws -> String {
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
    case .query(let query): NestedColumn.all(in: query.columns ?? [])
    case .insert(let insert): NestedColumn.all(in: insert.returning)
    case .update(let update): NestedColumn.all(in: update.returning)
    case .delete(let delete): NestedColumn.all(in: delete.returning)
    default: [:]
    }
  }
}
