extension SQLQuery {
  /// The types of the query's columns: a number that is computed may have more bits than those that Swift declares.
  func types(of declared: [SQLType]) -> [SQLType] {
    guard declared.contains(where: \.isOfFewerBits) else { return declared }
    if let compound { return compound.arms.reduce(declared) { $1.types(of: $0) } }
    guard let expressions = select?.selectedExpressions, expressions.count == declared.count else {
      return declared
    }
    return zip(declared, expressions).map { $0.widest(with: $1) }
  }

  /// The query's only value, as a number of as many bits as it may have.
  func scalar(_ type: SQLType) -> SQLExpression {
    .subquery(self, type.isOfFewerBits ? types(of: [type])[0] : type)
  }
}

extension SourceColumns {
  /// The columns of a query's rows, with the types of what the query computes.
  func typed(by query: SQLQuery) -> Self {
    let source = _source.typed(by: query)
    return source === _source ? self : _renamed(SourceRenaming([source.sourceName: source]))
  }
}

extension SQLTableReference {
  /// The source of a query's rows, with the types of what the query computes.
  func typed(by query: SQLQuery) -> SQLTableReference {
    guard columns.contains(where: { $0.type.isOfFewerBits }) else { return self }
    let declared = columns.map(\.type)
    let types = query.types(of: declared)
    if types == declared { return self }
    return SQLTableReference(
      name: name, schema: schema, alias: alias,
      columns: zip(columns, types).map { column, type in
        var description = ColumnDescription(column)
        description.type = type
        return description
      }, followers: followers, computations: computations, definition: definition)
  }
}
