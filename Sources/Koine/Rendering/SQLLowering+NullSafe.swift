extension SQLLowering {
  /// Null-safe equality of two columns, for engines whose indexes do not serve `IS NOT DISTINCT FROM`, wherever
  /// a condition that is NULL counts as one that does not hold.
  ///
  /// If one of the columns is never NULL it is `=`, else `a = b OR a IS NULL AND b IS NULL`. Anywhere else,
  /// such as below NOT, nothing changes. What is compared with a value, every dialect writes as `=` there.
  public static let nullSafeIndex = SQLLowering("= of two columns, or both NULL") { statement in
    switch SQLRewriter(select: \.withEqualityForNullSafe).rewrite(statement) {
    case .update(var update):
      update.filters = update.filters.map { $0.withEqualityForNullSafe { !$0.isNullable } }
      return .update(update)
    case .delete(var delete):
      delete.filters = delete.filters.map { $0.withEqualityForNullSafe { !$0.isNullable } }
      return .delete(delete)
    case let other: return other
    }
  }
}

extension SQLSelect {
  fileprivate var withEqualityForNullSafe: SQLSelect {
    guard comparesColumnsNullSafely else { return self }
    var result = self
    result.filters = filters.map { $0.withEqualityForNullSafe { isNeverNull($0) } }
    result.joins = joins.indices.map { index in
      var join = joins[index]
      join.condition = join.condition?.withEqualityForNullSafe { isNeverNull($0, inJoin: index) }
      return join
    }
    return result
  }

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

  fileprivate func withEqualityForNullSafe(where isNeverNull: (SQLColumn) -> Bool) -> SQLExpression {
    guard comparesColumnsNullSafely else { return self }
    switch self {
    case .logical(let left, let sign, let right):
      return .logical(
        left.withEqualityForNullSafe(where: isNeverNull), sign,
        right.withEqualityForNullSafe(where: isNeverNull))
    case .isDistinct(.column(let left), .column(let right), negated: true):
      let equality = SQLExpression.comparison(.column(left), .equal, .column(right))
      if isNeverNull(left) || isNeverNull(right) { return equality }
      return .logical(
        equality, .or,
        .logical(.isNull(.column(left), negated: false), .and, .isNull(.column(right), negated: false)))
    default: return self
    }
  }
}
