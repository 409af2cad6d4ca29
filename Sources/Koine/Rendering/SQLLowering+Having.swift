extension SQLLowering {
  /// `min(x)` for an expression that the query is grouped by, for engines whose HAVING knows grouped columns alone: all
  /// its values in a group are equal.
  public static let groupedExpressionsInHaving = SQLLowering("min of the expression in HAVING") { statement in
    SQLRewriter(select: { select in
      let keys = select.computedKeys
      if keys.isEmpty || select.groupFilters.isEmpty { return select }
      let plain = SQLRewriter(expression: { node in
        guard case .aggregate(let aggregate) = node, aggregate.function == .minimum,
          let argument = aggregate.argument, keys.contains(argument)
        else { return node }
        return argument
      })
      let rewriter = SQLRewriter(expression: { node in
        if keys.contains(node) { return .aggregate(SQLAggregate(.minimum, node)) }
        guard case .aggregate(var aggregate) = node else { return node }
        // What a function aggregates is a row's own.
        aggregate.argument = aggregate.argument.map(plain.rewrite)
        aggregate.filter = aggregate.filter.map(plain.rewrite)
        return .aggregate(aggregate)
      })
      var result = select
      result.groupFilters = select.groupFilters.map(rewriter.rewrite)
      return result
    }).rewrite(statement)
  }
}

extension SQLSelect {
  /// Whether HAVING names an expression that the query is grouped by, and that is not a column, as it is.
  var namesComputedKeysInHaving: Bool {
    if groupFilters.isEmpty { return false }
    let keys = computedKeys
    if keys.isEmpty { return false }
    return groupFilters.contains { filter in
      filter.contains { part in
        switch part {
        case .expression(let expression) where keys.contains(expression): .end
        case .expression(.aggregate): .past
        default: .into
        }
      }
    }
  }

  fileprivate var computedKeys: [SQLExpression] {
    grouping.filter { if case .column = $0 { false } else { true } }
  }
}
