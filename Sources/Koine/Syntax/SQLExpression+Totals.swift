extension SQLExpression {
  /// Whether the expression is NULL in some groups of a query because these are not made by a key: it is that key, or
  /// computed from it, and nothing in between takes a value for NULL.
  ///
  /// It is asked of expressions whose type has no NULL: what else in them may be NULL, such a type has ruled out.
  func isNullInGroups(of select: SQLSelect) -> Bool {
    if select.rollsUp(self) { return true }
    switch self {
    case .column, .value, .literal, .parameter, .isNull, .isDistinct, .exists, .rows, .aggregate, .subquery,
      .fragment, .refusal:
      return false
    case .unary(_, let operand), .not(let operand), .collate(let operand, _), .cast(let operand, _),
      .inQuery(let operand, _, _):
      return operand.isNullInGroups(of: select)
    case .arithmetic(let left, _, let right), .bitwise(let left, _, let right),
      .concatenation(let left, let right), .comparison(let left, _, let right),
      .logical(let left, _, let right), .search(let left, _, let right), .like(let left, let right, _, _):
      return left.isNullInGroups(of: select) || right.isNullInGroups(of: select)
    case .between(let operand, let lower, let upper, _):
      return [operand, lower, upper].haveNull(inGroupsOf: select)
    case .inList(let operand, let list, _): return ([operand] + list).haveNull(inGroupsOf: select)
    case .row(let parts): return parts.haveNull(inGroupsOf: select)
    case .conditional(let node):
      return (node.branches.map(\.result) + [node.otherwise].compactMap(\.self)).haveNull(inGroupsOf: select)
    case .function(let function, let arguments):
      return function.passingNull(of: arguments).haveNull(inGroupsOf: select)
    case .window(let function, _): return function.values.haveNull(inGroupsOf: select)
    case .naming(let naming): return naming.result.isNullInGroups(of: select)
    case .subtree(let subtree):
      return DeepStack.run(if: subtree.isDeep) { subtree.expression.isNullInGroups(of: select) }
    }
  }
}

extension [SQLExpression] {
  fileprivate func haveNull(inGroupsOf select: SQLSelect) -> Bool {
    contains { $0.isNullInGroups(of: select) }
  }
}

extension SQLFunction {
  /// The arguments of which each makes the function NULL.
  fileprivate func passingNull(of arguments: [SQLExpression]) -> [SQLExpression] {
    switch self {
    // The type without NULL is that of the last argument.
    case .coalesce: Array(arguments.suffix(1))
    case .grouping, .json(.encoded): []
    case .textual(.joined), .json(.changed), .nullIf, .within, .matching: Array(arguments.prefix(1))
    default: arguments
    }
  }
}

extension SQLWindowFunction {
  /// What a row of the query has the value of.
  fileprivate var values: [SQLExpression] {
    switch self {
    case .rowNumber, .rank, .denseRank, .percentRank, .cumulativeDistribution, .ntile, .aggregate: []
    case .lag(let value, _, let other), .lead(let value, _, let other): [value] + [other].compactMap(\.self)
    case .firstValue(let value), .lastValue(let value), .nthValue(let value, _): [value]
    }
  }
}
