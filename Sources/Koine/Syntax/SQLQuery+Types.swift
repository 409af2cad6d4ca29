extension SQLQuery {
  /// The types of the query's columns: a number that is computed may have more bits than those that Swift declares, and
  /// that of a type which the database names may have fewer.
  func types(of declared: [SQLType]) -> [SQLType] {
    if let compound { return compound.arms.reduce(declared) { $1.types(of: $0) } }
    guard let expressions = select?.selectedExpressions, expressions.count == declared.count else {
      return declared
    }
    return zip(declared, expressions).map { declared, expression in
      let type = expression.type
      return type.isNamedNumber && type.isNumberOfKind(of: declared) ? type : declared.widest(with: type)
    }
  }

  /// Whether a column is a number of a type that the database names.
  fileprivate var selectsNamedNumber: Bool {
    if let compound { return compound.arms.contains(where: \.selectsNamedNumber) }
    return select?.columns.contains { item in
      switch item {
      case .expression(let expression), .named(let expression, _): expression.type.isNamedNumber
      case .columns(let reference): reference.columns.contains { $0.type.isNamedNumber }
      }
    } ?? false
  }

  /// The query's only value, as a number of as many bits as it may have, or as a text of the type that texts meet in.
  func scalar(_ type: SQLType) -> SQLExpression {
    if type == .text { return .subquery(self, scalarType(type)) }
    return .subquery(self, type.isOfFewerBits || selectsNamedNumber ? types(of: [type])[0] : type)
  }
}

extension SQLTableReference {
  /// The source of a query's rows, with the types of what the query computes.
  func typed(by query: SQLQuery) -> SQLTableReference {
    guard columns.contains(where: { $0.type.isOfFewerBits }) || query.selectsNamedNumber else { return self }
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
