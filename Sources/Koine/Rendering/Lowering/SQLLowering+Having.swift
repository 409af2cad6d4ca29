extension SQLLowering {
  /// `min(x)` for an expression that the query is grouped by, or a column that a key among these decides, for engines
  /// whose HAVING knows grouped columns alone: all its values in a group are equal.
  public static let groupedExpressionsInHaving = SQLLowering("min of the expression in HAVING") { statement in
    SQLRewriter(select: { select in
      if !select.namesValuesOfGroupsInHaving { return select }
      var result = select
      // Expressions first: the columns in one of them need not have one value.
      for isOne in [select.isComputedKey, select.isOtherColumn] {
        result.groupFilters = result.groupFilters.map(SQLRewriter.minimum(of: isOne).rewrite)
      }
      return result
    }).rewrite(statement)
  }
}

extension SQLRewriter {
  /// Writes `min(x)` for expressions outside of aggregates.
  fileprivate static func minimum(of isWanted: @escaping @Sendable (SQLExpression) -> Bool) -> SQLRewriter {
    // What a function aggregates is a row's own.
    let plain = SQLRewriter(expression: { node in
      guard case .aggregate(let aggregate) = node, aggregate.function == .minimum,
        let argument = aggregate.argument, isWanted(argument)
      else { return node }
      return argument
    })
    return SQLRewriter(expression: { node in
      if isWanted(node) { return .aggregate(SQLAggregate(.minimum, node)) }
      guard case .aggregate(var aggregate) = node else { return node }
      aggregate.argument = aggregate.argument.map(plain.rewrite)
      aggregate.second = aggregate.second.map(plain.rewrite)
      aggregate.ordering = aggregate.ordering.map { $0.replacing(plain.rewrite($0.expression)) }
      aggregate.filter = aggregate.filter.map(plain.rewrite)
      return .aggregate(aggregate)
    })
  }
}

extension SQLSelect {
  /// Whether HAVING names a value that a group has one of, and that is not a column of GROUP BY, as it is.
  var namesValuesOfGroupsInHaving: Bool {
    if groupFilters.isEmpty || grouping.isEmpty { return false }
    return groupFilters.contains { filter in
      filter.contains { part in
        switch part {
        case .expression(let expression) where isComputedKey(expression) || isOtherColumn(expression): .end
        case .expression(.aggregate): .past
        default: .into
        }
      }
    }
  }

  fileprivate func isComputedKey(_ expression: SQLExpression) -> Bool {
    if case .column = expression { false } else { grouping.contains(expression) }
  }

  /// Whether it is a column of the query's own that GROUP BY does not name: a key that it names decides its value.
  fileprivate func isOtherColumn(_ expression: SQLExpression) -> Bool {
    guard case .column(let column) = expression, !grouping.contains(expression) else { return false }
    return from?.reference.sourceName == column.source
      || joins.contains { $0.source.reference.sourceName == column.source }
  }
}
