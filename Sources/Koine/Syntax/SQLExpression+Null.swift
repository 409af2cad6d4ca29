extension SQLExpression {
  /// Whether the expression is certainly NULL if every column of a source is.
  func isNull(without source: String) -> Bool {
    switch self {
    case .column(let column): column.source == source
    case .value(let value, _), .literal(let value, _): value == .null
    case .unary(_, let operand), .not(let operand), .cast(let operand, _), .collate(let operand, _):
      operand.isNull(without: source)
    case .arithmetic(let left, _, let right), .concatenation(let left, let right),
      .comparison(let left, _, let right), .bitwise(let left, _, let right), .search(let left, _, let right),
      .like(let left, let right, _, _):
      left.isNull(without: source) || right.isNull(without: source)
    case .logical(let left, _, let right):
      left.isNull(without: source) && right.isNull(without: source)
    case .between(let operand, _, _, _): operand.isNull(without: source)
    case .function(let function, let arguments):
      switch function {
      case .length, .lower, .upper, .trim, .trimStart, .trimEnd, .replace, .substring, .left, .right,
        .substringWithin, .leftWithin, .rightWithin,
        .position, .greatest, .least, .greatestOfKnown, .leastOfKnown, .absolute, .round:
        arguments.contains { $0.isNull(without: source) }
      case .coalesce: arguments.allSatisfy { $0.isNull(without: source) }
      case .nullIf: arguments.first?.isNull(without: source) == true
      }
    case .parameter, .isDistinct, .inList, .inQuery, .isNull, .exists, .conditional, .aggregate, .window,
      .subquery, .row,
      .rows,
      .fragment:
      false
    case .subtree(let subtree):
      DeepStack.run(if: subtree.isDeep) { subtree.expression.isNull(without: source) }
    }
  }
}
