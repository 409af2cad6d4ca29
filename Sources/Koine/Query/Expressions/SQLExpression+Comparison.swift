extension SQLExpression {
  /// A comparison, in which a NULL that is known when the query is built asks for `IS NULL`.
  @usableFromInline static func compare(
    _ left: consuming SQLExpression, _ comparison: SQLComparisonOperator, _ right: consuming SQLExpression
  ) -> SQLExpression {
    let (left, right) = (left, right)
    if comparison == .equal || comparison == .notEqual {
      if case .value(.null, _) = right { return .isNull(left, negated: comparison == .notEqual) }
      if case .value(.null, _) = left { return .isNull(right, negated: comparison == .notEqual) }
    }
    return .comparison(left, comparison, right)
  }

  /// A null-safe comparison, in which a NULL that is known when the query is built asks for `IS NULL`.
  static func nullSafe(_ left: SQLExpression, _ right: SQLExpression, isEqual: Bool) -> SQLExpression {
    if case .value(.null, _) = right { return .isNull(left, negated: !isEqual) }
    if case .value(.null, _) = left { return .isNull(right, negated: !isEqual) }
    return .isDistinct(left, right, negated: isEqual)
  }

  /// A quotient or remainder by a plain value. One of zero would be NULL, so it is refused if the result's type
  /// has no NULL.
  @usableFromInline static func division<Value: SQLRepresentable>(
    _ dividend: consuming SQLExpression, _ division: SQLArithmeticOperator, by divisor: Value
  ) -> SQLExpression {
    let dividend = dividend
    let value = divisor.sqlValue
    if !Value.isNullable, value.isZero {
      return .refusal(
        SQLRefusal(
          .divisionByZero, "a division by zero, which is NULL; write nullIf(0) behind the divisor"),
        Value.sqlType)
    }
    return .arithmetic(dividend, division, .value(value, Value.sqlType))
  }

  /// What replaces operands that do not fit together, which do not compile.
  static var mismatch: SQLExpression {
    .refusal(SQLRefusal(.mismatch, "an operator between values of different types"), .unknown)
  }
}

extension SQLValue {
  fileprivate var isZero: Bool {
    switch self {
    case .integer(let number): number == 0
    case .double(let number): number == 0
    default: false
    }
  }
}
