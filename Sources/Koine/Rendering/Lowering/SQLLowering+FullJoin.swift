extension SQLLowering {
  /// An equality that always holds beside the condition of a full join, for engines that match the two sides of
  /// one by equal values alone: `CASE WHEN a IS NULL THEN 0 ELSE 0 END = CASE WHEN b IS NULL THEN 0 ELSE 0 END`.
  public static let fullJoinOnInequality = SQLLowering("an equality that always holds") { statement in
    let tables = SQLCommonTables(in: statement)
    return SQLRewriter(query: { query in
      guard let select = query.select, select.joins.contains(where: { $0.kind == .full }) else {
        return query
      }
      var changed = select
      for index in select.joins.indices where select.joins[index].kind == .full {
        guard !query.hasEquality(inJoin: index, tables), let left = changed.from?.withUnknownColumn(tables),
          let right = select.joins[index].source.withUnknownColumn(tables)
        else { continue }
        changed.from = left.source
        changed.joins[index].source = right.source
        let equality = SQLExpression.comparison(left.column.zero, .equal, right.column.zero)
        let condition = select.joins[index].condition
        changed.joins[index].condition = condition.map { .logical(equality, .and, $0) } ?? equality
      }
      var result = query
      result.body = .select(changed)
      return result
    }).rewrite(statement)
  }
}

extension SQLExpression {
  /// Whether an engine that knows the bound values cannot know what it comes to, as it would of `NULL + x`.
  ///
  /// - Parameter isKnown: Whether an engine may know a column.
  func isNeverConstant(_ isKnown: (SQLColumn) -> Bool) -> Bool {
    switch self {
    case .column(let column): !isKnown(column)
    case .unary(_, let operand), .cast(let operand, _), .collate(let operand, _):
      operand.isNeverConstant(isKnown)
    case .arithmetic(let left, .add, let right), .arithmetic(let left, .subtract, let right),
      .arithmetic(let left, .multiply, let right), .concatenation(let left, let right):
      left.isNeverConstant(isKnown) && (right.isNeverConstant(isKnown) || right.isKnown)
        || left.isKnown && right.isNeverConstant(isKnown)
    case .function(let function, let arguments):
      switch function {
      case .lower, .upper, .length, .absolute: arguments.allSatisfy { $0.isNeverConstant(isKnown) }
      default: false
      }
    // The pass's own.
    case .conditional(let node):
      node.branches.allSatisfy { branch in
        if case .isNull(.column, negated: false) = branch.condition { true } else { false }
      }
    default: false
    }
  }

  fileprivate var isColumn: Bool {
    if case .column = self { true } else { false }
  }

  /// Whether it is a value, and not NULL.
  private var isKnown: Bool {
    switch self {
    case .value(let value, _), .literal(let value, _): value != .null
    default: false
    }
  }
}

extension SQLColumn {
  /// Zero, which no engine knows before it has read the row.
  fileprivate var zero: SQLExpression {
    let zero = SQLExpression.literal(.integer(0), .integer(bits: 32))
    return .conditional(
      SQLCase(branches: [.init(when: .isNull(.column(self), negated: false), then: zero)], otherwise: zero))
  }
}

extension SQLQuery {
  /// Whether a part of a join's condition, all of which must hold, is an equality of something of the source
  /// that is joined and something of those before it.
  func hasEquality(inJoin index: Int, _ tables: SQLCommonTables) -> Bool {
    guard let select else { return false }
    func isKnown(_ column: SQLColumn) -> Bool {
      select.sourcesOfRows.contains { $0.reference.sourceName == column.source && $0.isKnown(column, tables) }
    }
    let own = select.joins[index].source.reference.sourceName
    var earlier = Set(select.joins[..<index].map(\.source.reference.sourceName))
    if let from = select.from { earlier.insert(from.reference.sourceName) }
    func isSide(_ expression: SQLExpression, own isOwn: Bool) -> Bool {
      guard expression.isNeverConstant(isKnown) else { return false }
      let sources = expression.freeColumns.sources
      let ofEarlier = !sources.isDisjoint(with: earlier)
      return sources.contains(own) == isOwn && ofEarlier != isOwn
    }
    func isBetweenSides(_ left: SQLExpression, _ right: SQLExpression) -> Bool {
      isSide(left, own: true) && isSide(right, own: false)
        || isSide(left, own: false) && isSide(right, own: true)
    }
    func hasEquality(_ condition: SQLExpression) -> Bool {
      switch condition {
      case .logical(let left, .and, let right): hasEquality(left) || hasEquality(right)
      case .comparison(.row, _, _): false
      case .comparison(let left, .equal, let right): isBetweenSides(left, right)
      // If one of them is never NULL, it is an equality.
      case .isDistinct(let left, let right, negated: true):
        left.isColumn && right.isColumn && isBetweenSides(left, right)
          && !(left.mayBeNull(in: .join(index, of: self)) && right.mayBeNull(in: .join(index, of: self)))
      default: false
      }
    }
    return select.joins[index].condition.map(hasEquality) ?? false
  }
}
