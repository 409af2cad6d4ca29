/// Conditions that an engine would judge before it has read the row, in words that it cannot.
extension SQLLowering {
  /// `coalesce(x, NULL) IS NULL` for `x IS NULL` in RETURNING, for engines that take each column there for one that
  /// is never NULL.
  public static let nullTestsInReturning = SQLLowering("IS NULL of a call") { statement in
    let rewriter = SQLRewriter(expression: { node in
      guard node.isNullTestOfColumn, case .isNull(let operand, let negated) = node else { return node }
      return .isNull(
        .function(.coalesce, [operand, .literal(.null, operand.type)]), negated: negated)
    })
    func rewrite(_ returning: inout [SQLSelection]) {
      for (index, item) in returning.enumerated() {
        switch item {
        case .expression(let expression): returning[index] = .expression(rewriter.rewrite(expression))
        case .named(let expression, let name): returning[index] = .named(rewriter.rewrite(expression), name)
        case .columns: break
        }
      }
    }
    switch statement {
    case .insert(var insert):
      rewrite(&insert.returning)
      return .insert(insert)
    case .update(var update):
      rewrite(&update.returning)
      return .update(update)
    case .delete(var delete):
      rewrite(&delete.returning)
      return .delete(delete)
    default: return statement
    }
  }

  /// `c OR x <> x` for a part of ON that names no table, for engines that take it for a condition of the whole
  /// query where a right or full join follows.
  public static let constantJoinConditions = SQLLowering("OR x <> x in ON") { statement in
    SQLRewriter(select: { select in
      var result = select
      for index in select.joins.indices where select.hasConstantCondition(inJoin: index) {
        guard let column = select.joins[index].source.reference.comparableColumn else { continue }
        result.joins[index].condition = select.joins[index].condition.map {
          select.naming(.column(column), in: $0)
        }
      }
      return result
    }).rewrite(statement)
  }
}

extension SQLExpression {
  /// Whether it asks whether a column is NULL, or what has its sign.
  var isNullTestOfColumn: Bool {
    guard case .isNull(var operand, _) = self else { return false }
    while true {
      switch operand {
      case .column: return true
      case .unary(_, let inner), .collate(let inner, _): operand = inner
      default: return false
      }
    }
  }
}

extension SQLTableReference {
  /// A column of which an engine compares the values, one of numbers if there is one.
  fileprivate var comparableColumn: SQLColumn? {
    columns.first { $0.type.isInteger } ?? columns.first { $0.type.isComparable }
  }
}

extension SQLSelect {
  /// Whether a part of a join's condition names no source of the query, and a join follows that keeps rows for
  /// which it does not hold.
  func hasConstantCondition(inJoin index: Int) -> Bool {
    switch joins[index].kind {
    case .inner, .left: break
    case .right, .full, .cross: return false
    }
    guard joins[(index + 1)...].contains(where: { $0.kind == .right || $0.kind == .full }) else {
      return false
    }
    return joins[index].condition.map(hasConstantPart) ?? false
  }

  private func hasConstantPart(_ condition: SQLExpression) -> Bool {
    if case .logical(let left, .and, let right) = condition {
      return hasConstantPart(left) || hasConstantPart(right)
    }
    return isConstant(condition)
  }

  private func isConstant(_ condition: SQLExpression) -> Bool {
    var finder = FreeColumnFinder()
    finder.visit(condition)
    return !finder.columns.contains { brings($0.source) }
  }

  fileprivate func naming(_ column: SQLExpression, in condition: SQLExpression) -> SQLExpression {
    if case .logical(let left, .and, let right) = condition {
      return .logical(naming(column, in: left), .and, naming(column, in: right))
    }
    guard isConstant(condition) else { return condition }
    return .logical(condition, .or, .comparison(column, .notEqual, column))
  }
}
