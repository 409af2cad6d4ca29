/// Whether an expression is NULL, as far as the tree tells.
enum SQLNullness: Sendable, Hashable {
  case never, always, maybe

  /// What is NULL if either of these is.
  static func || (left: SQLNullness, right: SQLNullness) -> SQLNullness {
    if left == .always || right == .always { return .always }
    return left == .never && right == .never ? .never : .maybe
  }

  /// What is NULL only if both of these are.
  static func && (left: SQLNullness, right: SQLNullness) -> SQLNullness {
    if left == .never || right == .never { return .never }
    return left == .always && right == .always ? .always : .maybe
  }

  /// The same if it may be NULL for another reason, too.
  fileprivate var orNull: SQLNullness { self == .always ? .always : .maybe }
}

// The one place that says when an expression is NULL. What asks differs in what it knows of columns: see
// ``SQLNullScope``.
extension SQLExpression {
  /// Whether the expression is NULL at the place at which it is computed.
  func nullness(in scope: SQLNullScope) -> SQLNullness {
    switch scope {
    case .null(let other): if self == other { return .always }
    case .results(let query):
      if query.mayHaveUncommonClauses, query.select?.rollsUp(self) == true { return .maybe }
    default: break
    }
    switch self {
    case .column(let column): return scope.nullness(of: column)
    case .value(let value, _), .literal(let value, _): return value == .null ? .always : .never
    // A call that gives NULL puts it there as a value.
    case .parameter: return .never
    case .unary(_, let operand), .not(let operand), .collate(let operand, _):
      return operand.nullness(in: scope)
    case .arithmetic(let left, let op, let right):
      let operands = left.nullness(in: scope) || right.nullness(in: scope)
      switch op {
      case .add, .subtract, .multiply: return operands
      case .divide, .integerDivide, .remainder: return right.isNumberButZero ? operands : operands.orNull
      }
    case .bitwise(let left, _, let right), .concatenation(let left, let right),
      .comparison(let left, _, let right), .search(let left, _, let right), .like(let left, let right, _, _):
      return left.nullness(in: scope) || right.nullness(in: scope)
    case .logical(let left, _, let right):
      switch (left.nullness(in: scope), right.nullness(in: scope)) {
      case (.never, .never): return .never
      case (.always, .always): return .always
      default: return .maybe
      }
    case .between(let operand, let lower, let upper, _):
      let operand = operand.nullness(in: scope)
      if operand == .always { return .always }
      // One bound may tell by itself that it does not lie between them.
      let bounds = lower.nullness(in: scope) || upper.nullness(in: scope)
      return operand == .never && bounds == .never ? .never : .maybe
    case .isNull, .isDistinct, .exists, .rows: return .never
    case .inList, .inQuery, .subquery, .fragment, .row, .refusal: return .maybe
    case .cast(let operand, _): return operand.nullness(in: scope).orNull
    case .conditional(let node):
      guard let otherwise = node.otherwise, otherwise.nullness(in: scope) == .never else { return .maybe }
      return node.branches.allSatisfy { $0.result.nullness(in: scope) == .never } ? .never : .maybe
    case .function(let function, let arguments): return function.nullness(of: arguments, in: scope)
    case .aggregate(let aggregate): return aggregate.isNeverNull ? .never : .maybe
    case .window(let function, _): return function.nullness(in: scope)
    case .naming(let naming): return naming.result.nullness(in: scope)
    case .subtree(let subtree):
      return DeepStack.run(if: subtree.isDeep) { subtree.expression.nullness(in: scope) }
    }
  }

  /// Whether the expression may be NULL at the place at which it is computed.
  func mayBeNull(in scope: SQLNullScope) -> Bool {
    switch nullness(in: scope) {
    case .never: false
    case .always: true
    case .maybe: !scope.excludesNull(of: self)
    }
  }

  /// Whether the expression is not NULL, whatever its columns are: a value, or what is computed of values alone.
  ///
  /// It is asked of operands at every level of a tree, and so does not go down into them.
  @_spi(KoineDriver) public var isKnownNotNull: Bool { isOfValues && !mayBeNull(in: .anywhere) }

  private var isOfValues: Bool {
    switch self {
    case .collate(let text, _): text.isConstant
    case .function(_, let arguments): arguments.allSatisfy(\.isConstant)
    default: isConstant
    }
  }

  /// Whether it is a value that every row has.
  var isConstant: Bool {
    switch self {
    case .value, .literal, .parameter: true
    default: false
    }
  }

  private var isNumberButZero: Bool {
    switch self {
    case .value(.integer(let number), _), .literal(.integer(let number), _): number != 0
    case .value(.double(let number), _), .literal(.double(let number), _): number != 0
    default: false
    }
  }
}

extension SQLFunction {
  /// Whether a function of a kind may be NULL if no argument is.
  private func mayBeNull(of arguments: [SQLExpression]) -> Bool {
    switch self {
    case .temporal(let function): function.mayBeNull
    case .numeric(let function): function.mayBeNull(of: arguments)
    case .textual(let function): function.mayBeNull
    case .json(let function): function.mayBeNull
    default: true
    }
  }

  fileprivate func nullness(of arguments: [SQLExpression], in scope: SQLNullScope) -> SQLNullness {
    switch self {
    case .coalesce: return arguments.reduce(.always) { $0 && $1.nullness(in: scope) }
    case .grouping, .json(.encoded): return .never
    case .textual(.joined), .json(.changed): return arguments.first?.nullness(in: scope) ?? .maybe
    case .temporal, .numeric, .textual, .json:
      let parts = arguments.reduce(SQLNullness.never) { $0 || $1.nullness(in: scope) }
      return mayBeNull(of: arguments) ? parts.orNull : parts
    case .program(let function):
      // What it makes of a NULL, the function alone knows.
      let parts = arguments.reduce(SQLNullness.never) { $0 || $1.nullness(in: scope) }
      return function.isNeverNull && parts == .never ? .never : .maybe
    case .nullIf, .within, .matching: return arguments.first?.nullness(in: scope).orNull ?? .maybe
    case .length, .lower, .upper, .trim, .trimStart, .trimEnd, .replace, .substring, .left, .right, .position,
      .absolute, .round, .greatest, .least, .greatestOfKnown, .leastOfKnown, .leftWithin,
      .rightWithin, .substringWithin, .truncate, .sign, .matches:
      return arguments.reduce(.never) { $0 || $1.nullness(in: scope) }
    }
  }
}
