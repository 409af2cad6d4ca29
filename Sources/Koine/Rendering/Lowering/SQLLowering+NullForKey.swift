extension SQLLowering {
  /// `coalesce(x, '')` for a key of one integer: engines that make a key where NULL is inserted refuse the text, as others
  /// refuse NULL.
  public static let nullForKey = SQLLowering("a text that the key refuses") { statement in
    guard case .insert(var insert) = statement, case .query(let query) = insert.source,
      let position = insert.positionOfKey(mayBeNullIn: query)
    else { return statement }
    insert.source = .query(
      query.choosing { select in select.columns.replacing(at: position, with: \.orText) })
    return .insert(insert)
  }
}

extension SQLInsert {
  /// Where among the columns the table's key is, if that is one integer and the query may compute NULL for it.
  func positionOfKey(mayBeNullIn query: SQLQuery) -> Int? {
    guard query.columns != nil, let position = columns.firstIndex(where: \.isPrimaryKey) else { return nil }
    switch columns[position].type.storage {
    case .integer, .unsigned, .boolean, .decimal: break
    default: return nil
    }
    // Of a key of several columns, none is made.
    guard table.columns.count(where: \.isPrimaryKey) == 1 else { return nil }
    return query.mayBeNull(at: position) ? position : nil
  }
}

extension [SQLSelection] {
  /// The list with another expression in a place, counted in expressions.
  fileprivate func replacing(
    at position: Int, with change: (SQLExpression) -> SQLExpression
  ) -> [SQLSelection] {
    var start = 0
    return flatMap { item -> [SQLSelection] in
      let first = start
      switch item {
      case .expression(let expression):
        start += 1
        return [first == position ? .expression(change(expression)) : item]
      case .named(let expression, let name):
        start += 1
        return [first == position ? .named(change(expression), name) : item]
      case .columns(let reference):
        start += reference.columns.count
        guard (first..<start).contains(position) else { return [item] }
        return reference.columns.indices.map { index in
          let column = SQLExpression.column(reference.columns[index])
          return .expression(first + index == position ? change(column) : column)
        }
      }
    }
  }
}

extension SQLExpression {
  fileprivate var orText: SQLExpression { .function(.coalesce, [self, .literal(.text(""), .text)]) }
}
