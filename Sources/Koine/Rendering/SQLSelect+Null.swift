extension SQLSelect {
  /// Whether an expression may be NULL in a row that passes the query's own conditions.
  func mayBeNull(_ expression: SQLExpression) -> Bool {
    let expression = expression.withoutCollation
    guard isNullable(expression) else { return false }
    if grouping.isEmpty || !expression.hasAggregate {
      return !filters.contains { $0.excludesNull(of: expression) }
        && !joinsExcludeNull(of: expression)
    }
    return !groupFilters.contains { $0.excludesNull(of: expression) }
  }

  /// Whether the condition of an inner join does, and no later join brings NULL back.
  private func joinsExcludeNull(of expression: SQLExpression) -> Bool {
    let last = joins.lastIndex { $0.kind == .right || $0.kind == .full } ?? -1
    return joins.indices.contains { index in
      index > last && joins[index].kind == .inner
        && joins[index].condition?.excludesNull(of: expression) == true
    }
  }

  private func isNullable(_ expression: SQLExpression) -> Bool {
    switch expression {
    case .column(let column):
      if isOptional(column.source) { return true }
      return isComputedNullable(column) ?? column.isNullable
    case .value(let value, _), .literal(let value, _): return value == .null
    case .unary(_, let operand), .not(let operand), .collate(let operand, _): return isNullable(operand)
    case .arithmetic(let left, let sign, let right):
      switch sign {
      case .add, .subtract, .multiply: return isNullable(left) || isNullable(right)
      case .divide, .integerDivide, .remainder:
        guard case .value(let divisor, _) = right else { return true }
        let isZero = divisor == .integer(0) || divisor == .double(0) || divisor == .double(-0.0)
        return isZero || divisor == .null || isNullable(left)
      }
    case .bitwise(let left, _, let right), .concatenation(let left, let right),
      .comparison(let left, _, let right), .logical(let left, _, let right),
      .search(let left, _, let right), .like(let left, let right, _, _):
      return isNullable(left) || isNullable(right)
    case .between(let operand, let lower, let upper, _):
      return isNullable(operand) || isNullable(lower) || isNullable(upper)
    // What was given as NULL stands there as a value.
    case .parameter: return false
    case .isNull, .isDistinct, .exists, .rows: return false
    case .function(let function, let arguments):
      switch function {
      case .coalesce: return arguments.allSatisfy(isNullable)
      case .nullIf: return true
      default: return arguments.contains(where: isNullable)
      }
    case .conditional(let node):
      guard let otherwise = node.otherwise else { return true }
      return isNullable(otherwise) || node.branches.contains { isNullable($0.result) }
    case .aggregate(let aggregate): return aggregate.function != .count
    case .window: return false
    case .subtree(let subtree): return isNullable(subtree.expression)
    case .inList, .inQuery, .cast, .subquery, .fragment, .row: return true
    }
  }

  /// Whether a column of a derived or common table may be NULL: its query tells, not the type that describes
  /// its rows. `nil` for a column of the database's own tables.
  private func isComputedNullable(_ column: SQLColumn) -> Bool? {
    if let from, from.reference.sourceName == column.source {
      return isComputedNullable(column, from)
    }
    for join in joins where join.source.reference.sourceName == column.source {
      return isComputedNullable(column, join.source)
    }
    return nil
  }

  private func isComputedNullable(_ column: SQLColumn, _ source: SQLSource) -> Bool? {
    let query: SQLQuery
    switch source {
    case .derived(let derived, _): query = derived
    case .table(let reference):
      guard reference.schema == nil, let common = with.first(where: { $0.reference.name == reference.name })
      else { return nil }
      query = common.query
    }
    guard case .select(let select) = query,
      let position = source.reference.columns.firstIndex(where: { $0.name == column.name }),
      position < select.selectedExpressions.count
    else { return true }
    return select.mayBeNull(select.selectedExpressions[position])
  }

  /// Whether an outer join may leave a source without a row.
  private func isOptional(_ source: String) -> Bool { isOptional(source, after: joins) }

  /// Whether one of the joins so far may leave a source without a row.
  private func isOptional(_ source: String, after joins: some Collection<SQLJoin>) -> Bool {
    var isOptional = false
    var isKnown = from?.reference.sourceName == source
    for join in joins {
      if join.source.reference.sourceName == source {
        isKnown = true
        isOptional = join.kind == .left || join.kind == .full
      } else if isKnown, join.kind == .right || join.kind == .full {
        isOptional = true
      }
    }
    // A column of an outer query: what is known of it stands elsewhere.
    return isKnown ? isOptional : true
  }
}

extension SQLSelect {
  /// Whether a column is never NULL where a condition is decided: that of a join, by its position, or one of
  /// the whole query.
  func isNeverNull(_ column: SQLColumn, inJoin position: Int? = nil) -> Bool {
    if isComputedNullable(column) ?? column.isNullable { return false }
    guard let position else { return !isOptional(column.source) }
    return joins[position].source.reference.sourceName == column.source
      || !isOptional(column.source, after: joins.prefix(position))
  }
}

extension SQLExpression {
  /// Whether this condition does not hold if the expression is NULL.
  fileprivate func excludesNull(of expression: SQLExpression) -> Bool {
    switch self {
    case .logical(let left, .and, let right):
      left.excludesNull(of: expression) || right.excludesNull(of: expression)
    case .comparison(let left, _, let right), .search(let left, _, let right),
      .like(let left, let right, _, _):
      left.withoutCollation == expression || right.withoutCollation == expression
    case .between(let operand, _, _, _), .inList(let operand, _, false), .inQuery(let operand, _, false):
      operand.withoutCollation == expression
    case .isNull(let operand, let negated): negated && operand == expression
    default: false
    }
  }
}
