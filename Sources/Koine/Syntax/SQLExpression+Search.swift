extension SQLExpression {
  /// Whether an aggregate function occurs in the expression, outside of subqueries.
  var hasAggregate: Bool {
    var finder = AggregateFinder()
    finder.visit(self)
    return finder.found
  }

  /// Whether an aggregate function occurs in it, outside of subqueries and windows.
  var hasAggregateOutsideWindow: Bool {
    var finder = AggregateFinder(entersWindows: false)
    finder.visit(self)
    return finder.found
  }
}

extension SQLExpression {
  /// Whether a part of the expression, one of a subquery too, is what the closure tells.
  package func contains(_ isFound: @escaping (SQLExpression) -> Bool) -> Bool {
    var finder = ExpressionFinder(isFound: isFound)
    finder.visit(self)
    return finder.hasFound
  }
}

private struct ExpressionFinder: SQLVisitor {
  let isFound: (SQLExpression) -> Bool
  var hasFound = false

  mutating func visit(_ expression: SQLExpression) {
    if hasFound { return }
    if isFound(expression) { hasFound = true } else { descend(into: expression) }
  }
}

private struct AggregateFinder: SQLVisitor {
  var entersWindows = true
  var found = false

  mutating func visit(_ expression: SQLExpression) {
    switch expression {
    case .window where !entersWindows: return
    case .aggregate: found = true
    default: descend(into: expression)
    }
  }

  mutating func visit(_ select: SQLSelect) {}
}
