extension SQLExpression {
  /// Whether an aggregate function stands in the expression, outside of subqueries.
  var hasAggregate: Bool {
    var finder = AggregateFinder()
    finder.visit(self)
    return finder.found
  }
}

private struct AggregateFinder: SQLVisitor {
  var found = false

  mutating func visit(_ expression: SQLExpression) {
    if case .aggregate = expression { found = true }
    descend(into: expression)
  }

  mutating func visit(_ select: SQLSelect) {}
}
