extension SQLLowering {
  /// Null-safe equality of two columns, for engines whose indexes do not serve `IS NOT DISTINCT FROM`, wherever
  /// a condition that is NULL counts as one that does not hold.
  ///
  /// If one of the columns is never NULL it is `=`, else `a = b OR a IS NULL AND b IS NULL`. Anywhere else,
  /// such as below NOT, nothing changes. What is compared with a value, every dialect writes as `=` there.
  public static let nullSafeIndex = SQLLowering("= of two columns, or both NULL") { statement in
    switch SQLRewriter(query: \.withEqualityForNullSafe).rewrite(statement) {
    case .update(var update):
      update.filters = update.filters.map { $0.withEqualityForNullSafe(in: .row) }
      return .update(update)
    case .delete(var delete):
      delete.filters = delete.filters.map { $0.withEqualityForNullSafe(in: .row) }
      return .delete(delete)
    case let other: return other
    }
  }
}

extension SQLQuery {
  fileprivate var withEqualityForNullSafe: SQLQuery {
    guard let select, select.comparesColumnsNullSafely else { return self }
    var changed = select
    changed.filters = select.filters.map { $0.withEqualityForNullSafe(in: .sources(of: self)) }
    changed.joins = select.joins.indices.map { index in
      var join = select.joins[index]
      join.condition = join.condition?.withEqualityForNullSafe(in: .join(index, of: self))
      return join
    }
    var result = self
    result.body = .select(changed)
    return result
  }
}

extension SQLSelect {
  /// Whether WHERE or ON has a null-safe equality of columns that an index could serve.
  var comparesColumnsNullSafely: Bool {
    filters.contains(where: \.comparesColumnsNullSafely)
      || joins.contains { $0.condition?.comparesColumnsNullSafely == true }
  }
}

extension SQLExpression {
  /// Whether this condition has a null-safe equality of columns that an index could serve.
  var comparesColumnsNullSafely: Bool {
    switch self {
    case .logical(let left, _, let right): left.comparesColumnsNullSafely || right.comparesColumnsNullSafely
    case .isDistinct(.column, .column, negated: true): true
    default: false
    }
  }

  fileprivate func withEqualityForNullSafe(in scope: SQLNullScope) -> SQLExpression {
    guard comparesColumnsNullSafely else { return self }
    switch self {
    case .logical(let left, let op, let right):
      return .logical(
        left.withEqualityForNullSafe(in: scope), op,
        right.withEqualityForNullSafe(in: scope))
    case .isDistinct(.column(let first), .column(let second), negated: true):
      let (left, right) = (SQLExpression.column(first), SQLExpression.column(second))
      let equality = SQLExpression.comparison(left, .equal, right)
      guard left.mayBeNull(in: scope), right.mayBeNull(in: scope) else { return equality }
      return .logical(
        equality, .or, .logical(.isNull(left, negated: false), .and, .isNull(right, negated: false)))
    default: return self
    }
  }
}
