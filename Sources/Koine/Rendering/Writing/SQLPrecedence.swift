/// Where parentheses may be left out: only in the relations that every dialect shares, by one rule for all.
///
/// `*` and `/` inside `+` and `-`; arithmetic inside comparison; comparison inside NOT, AND and OR; AND
/// inside OR; the same associative operator on the left, which `||` is too. Everything else is wrapped.
enum SQLPrecedence {
  /// What an operand is part of.
  enum Place {
    case or(isLeft: Bool), and(isLeft: Bool), not
    case comparison
    case additive(isLeftOfPlus: Bool)
    case multiplicative(isLeftOfTimes: Bool)
    /// On the left of another concatenation.
    case concatenation
    /// Anything tighter: a sign, a collation.
    case tight
    /// Commas, parentheses or keywords on both sides.
    case free
  }

  static func needsParentheses(_ expression: SQLExpression, in place: Place) -> Bool {
    if case .free = place { return false }
    switch expression {
    case .column, .value, .parameter, .row, .function, .aggregate, .window, .conditional, .cast, .subquery,
      .naming,
      .rows, .refusal, .exists(_, negated: false):
      return false
    case .literal(let value, _):
      switch value {
      case .integer(let number): return number < 0
      case .double(let number): return number.sign == .minus
      default: return false
      }
    case .arithmetic(_, let op, _):
      switch (place, op) {
      case (.or, _), (.and, _), (.not, _), (.comparison, _): return false
      case (.additive(let isLeftOfPlus), .add): return !isLeftOfPlus
      case (.additive, .multiply), (.additive, .divide), (.additive, .integerDivide): return false
      case (.multiplicative(let isLeftOfTimes), .multiply): return !isLeftOfTimes
      default: return true
      }
    case .comparison, .isDistinct, .between, .inList, .inQuery, .like, .isNull, .search:
      switch place {
      case .or, .and, .not: return false
      default: return true
      }
    // Written with NOT, too.
    case .not, .exists(_, negated: true):
      switch place {
      case .or, .and: return false
      default: return true
      }
    case .logical(_, .and, _):
      switch place {
      case .or: return false
      case .and(let isLeft): return !isLeft
      default: return true
      }
    case .logical(_, .or, _):
      if case .or(let isLeft) = place { return !isLeft }
      return true
    case .concatenation:
      if case .concatenation = place { return false }
      return true
    case .collate(let text, .database): return needsParentheses(text, in: place)
    case .subtree(let subtree): return needsParentheses(subtree.expression, in: place)
    case .unary, .bitwise, .fragment, .collate: return true
    }
  }
}
