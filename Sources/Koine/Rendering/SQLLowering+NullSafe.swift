extension SQLLowering {
  /// Null-safe equality as `=`, for engines whose indexes do not serve `IS NOT DISTINCT FROM`, wherever a
  /// condition that is NULL counts as one that does not hold.
  ///
  /// Beside something that is never NULL it is `=`; of two columns that may be NULL it is
  /// `a = b OR a IS NULL AND b IS NULL`. Anywhere else, such as below NOT, nothing changes.
  public static let nullSafeIndex = SQLLowering("= where a side is never NULL") { statement in
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
    guard asksForNullSafeEquality else { return self }
    var result = self
    result.filters = filters.map { $0.withEqualityForNullSafe { isNeverNull($0) } }
    result.joins = joins.indices.map { index in
      var join = joins[index]
      join.condition = join.condition?.withEqualityForNullSafe { isNeverNull($0, inJoin: index) }
      return join
    }
    return result
  }

  /// Whether WHERE or ON has a null-safe equality that an index could serve.
  var asksForNullSafeEquality: Bool {
    filters.contains(where: \.asksForNullSafeEquality)
      || joins.contains { $0.condition?.asksForNullSafeEquality == true }
  }
}

extension SQLExpression {
  /// Whether this condition has a null-safe equality that an index could serve.
  var asksForNullSafeEquality: Bool {
    switch self {
    case .logical(let left, _, let right): left.asksForNullSafeEquality || right.asksForNullSafeEquality
    case .isDistinct(let left, let right, negated: true):
      left.isColumn && (right.isColumn || right.isKnownNotNull) || left.isKnownNotNull && right.isColumn
    default: false
    }
  }

  fileprivate func withEqualityForNullSafe(where isNeverNull: (SQLColumn) -> Bool) -> SQLExpression {
    guard asksForNullSafeEquality else { return self }
    switch self {
    case .logical(let left, let sign, let right):
      return .logical(
        left.withEqualityForNullSafe(where: isNeverNull), sign,
        right.withEqualityForNullSafe(where: isNeverNull))
    case .isDistinct(let left, let right, negated: true):
      let equality = SQLExpression.comparison(left, .equal, right)
      for case .column(let column) in [left, right] where isNeverNull(column) { return equality }
      guard left.isColumn, right.isColumn else { return equality }
      return .logical(
        equality, .or, .logical(.isNull(left, negated: false), .and, .isNull(right, negated: false)))
    default: return self
    }
  }

  private var isColumn: Bool {
    if case .column = self { true } else { false }
  }

  /// Whether this is a value, and not NULL.
  private var isKnownNotNull: Bool {
    switch self {
    case .value(let value, _), .literal(let value, _): value != .null
    default: false
    }
  }
}
