/// What operators on numbers mean, for engines whose own mean less.
extension SQLLowering {
  /// `CAST(x AS bigint)` around a smaller integer and `CAST(x AS double)` around a number of single precision, for
  /// engines that compute in the type of the operands: `-32768` has no opposite in 16 bits. A column of a type that the
  /// database names may be either.
  public static let wideArithmetic = SQLLowering(ofExpressions: "CAST to 64 bits") { node in
    switch node {
    case .unary(let op, let operand):
      // Neither the sign nor the absolute value of a number of single precision needs more room.
      return operand.type.storage.isInteger ? operand.widened.map { .unary(op, $0) } : nil
    case .function(.absolute, let arguments):
      guard let operand = arguments.first, operand.type.storage.isInteger else { return nil }
      return operand.widened.map { .function(.absolute, [$0]) }
    case .arithmetic(let left, let op, let right):
      // Beside a floating-point number, an integer becomes one.
      let isFractional = left.type.isFractional || right.type.isFractional
      let first = isFractional && left.type.storage.isInteger ? nil : left.widened
      let second = isFractional && right.type.storage.isInteger ? nil : right.widened
      return first == nil && second == nil ? nil : .arithmetic(first ?? left, op, second ?? right)
    case .bitwise(let left, let op, let right):
      let first = left.widened
      var second: SQLExpression?
      switch op {
      case .and, .or, .exclusiveOr: second = right.widened
      case .shiftLeft, .shiftRight, .shiftLeftWithin, .shiftRightWithin: break
      }
      return first == nil && second == nil ? nil : .bitwise(first ?? left, op, second ?? right)
    default: return nil
    }
  }

  /// `x * 1000` beside a number of three decimals more, for engines that store decimal numbers as integers.
  public static let decimalsOfTwoScales = SQLLowering(ofExpressions: "as many decimals for both") { node in
    switch node {
    case .comparison(let left, let op, let right):
      let missing = left.type.decimalsMissing(beside: right.type)
      return missing == 0
        ? nil : .comparison(left.withDecimals(missing), op, right.withDecimals(-missing))
    case .isDistinct(let left, let right, let negated):
      let missing = left.type.decimalsMissing(beside: right.type)
      return missing == 0
        ? nil : .isDistinct(left.withDecimals(missing), right.withDecimals(-missing), negated: negated)
    case .between(let operand, let lower, let upper, let negated):
      guard let scale = SQLExpression.commonScale(operand, lower, upper) else { return nil }
      return .between(
        operand.withDecimals(upTo: scale), lower.withDecimals(upTo: scale), upper.withDecimals(upTo: scale),
        negated: negated)
    case .arithmetic(let left, let op, let right) where op == .add || op == .subtract || op == .remainder:
      let missing = left.type.decimalsMissing(beside: right.type)
      return missing == 0
        ? nil : .arithmetic(left.withDecimals(missing), op, right.withDecimals(-missing))
    default: return nil
    }
  }

  /// `x / NULLIF(y, 0)`, for engines to which division by zero is an error.
  public static let divisionByZero = SQLLowering(ofExpressions: "NULLIF of the divisor") { node in
    guard case .arithmetic(let dividend, let op, let divisor) = node, !divisor.isKnownNotZero else {
      return nil
    }
    switch op {
    case .add, .subtract, .multiply: return nil
    case .divide, .integerDivide, .remainder:
      let zero = SQLExpression.literal(.integer(0), .integer(bits: 32))
      return .arithmetic(dividend, op, .function(.nullIf, [divisor, zero]))
    }
  }

  /// `trunc(x + sign(x) * 0.49999999999999994) + 0`, for engines that take halves to the even number. Of every double,
  /// the sum is rounded to a number on the right side; the greatest double below 0.5 leaves those below a half where
  /// they are. Adding zero makes -0 plain 0.
  public static let roundHalfAway = SQLLowering(ofExpressions: "trunc of the number and almost a half") {
    node in
    guard case .function(.round, let arguments) = node, let number = arguments.first else { return nil }
    return .naming([number]) { names in
      let half = SQLExpression.literal(.double(0.5.nextDown), .double)
      let step = SQLExpression.arithmetic(.function(.sign, [names[0]]), .multiply, half)
      let whole = SQLExpression.function(.truncate, [.arithmetic(names[0], .add, step)])
      return .arithmetic(whole, .add, .literal(.integer(0), .integer(bits: 32)))
    }
  }

  /// A CASE of the range of the number of places, for engines that take it modulo 64, or leave open what a far
  /// shift gives. Operands that are computed stay as they are: the CASE would name them several times.
  public static let farShifts = SQLLowering(ofExpressions: "CASE of the number of places") { node in
    guard case .bitwise(let operand, let op, let places) = node else { return nil }
    let isLeft: Bool
    switch op {
    case .shiftLeft: isLeft = true
    case .shiftRight: isLeft = false
    case .and, .or, .exclusiveOr, .shiftLeftWithin, .shiftRightWithin: return nil
    }
    if case .integer(let number)? = places.constant?.value {
      return operand.shifted(left: isLeft ? number : 0 &- Swift.max(number, -.max))
    }
    guard operand.isRepeatable, places.isRepeatable else { return nil }
    func when(
      _ comparison: SQLComparisonOperator, _ bound: Int64, _ result: SQLExpression
    ) -> SQLCase.Branch {
      .init(
        when: .comparison(places, comparison, .literal(.integer(bound), .integer(bits: 32))), then: result)
    }
    return .conditional(
      SQLCase(branches: [
        when(.lessOrEqual, -64, operand.shifted(left: isLeft ? -64 : 64)),
        when(
          .less, 0,
          .bitwise(operand, isLeft ? .shiftRightWithin : .shiftLeftWithin, .unary(.negate, places))),
        when(.less, 64, .bitwise(operand, isLeft ? .shiftLeftWithin : .shiftRightWithin, places)),
        when(.greaterOrEqual, 64, operand.shifted(left: isLeft ? 64 : -64)),
      ]))
  }

  /// `CASE WHEN a IS NOT NULL AND b IS NOT NULL THEN greatest(a, b) END`, for engines that pass over NULL. Arguments
  /// that are computed stay as they are: the CASE would name them twice.
  public static let extremesOfNull = SQLLowering(ofExpressions: "CASE of IS NOT NULL") { node in
    guard case .function(let function, let arguments) = node else { return nil }
    let extreme: SQLExpression
    switch function {
    case .greatest: extreme = .function(.greatestOfKnown, arguments)
    case .least: extreme = .function(.leastOfKnown, arguments)
    default: return nil
    }
    let optional = arguments.filter { !$0.isKnownNotNull }
    guard optional.allSatisfy(\.isRepeatable) else { return nil }
    guard var known = optional.first.map({ SQLExpression.isNull($0, negated: true) }) else { return extreme }
    for argument in optional.dropFirst() {
      known = .logical(known, .and, .isNull(argument, negated: true))
    }
    return .conditional(SQLCase(branches: [.init(when: known, then: extreme)]))
  }
}

extension SQLExpression {
  /// The decimals of the number that has most of them, if they have different ones; else `nil`.
  static func commonScale(_ operand: SQLExpression, _ lower: SQLExpression, _ upper: SQLExpression) -> Int? {
    let type = operand.type
    let (first, second) = (lower.type, upper.type)
    guard first.decimalsMissing(beside: type) != 0 || second.decimalsMissing(beside: type) != 0 else {
      return nil
    }
    return Swift.max(type.scale ?? 0, first.scale ?? 0, second.scale ?? 0)
  }

  fileprivate func withDecimals(upTo scale: Int) -> SQLExpression { withDecimals(scale - (type.scale ?? 0)) }

  /// The same number in 64 bits, if it is a smaller one or one of single precision, or may be one because the column names
  /// a type of the database; `nil` for others.
  @_spi(KoineDriver) public var widened: SQLExpression? {
    switch self {
    // Computed in 64 bits already.
    case .arithmetic, .bitwise, .unary(.complement, _): return nil
    default: break
    }
    let wide: SQLType
    let isNamed = type.isNamedNumber
    switch type.storage {
    case .integer(bits: 64) where !isNamed, .unsigned(bits: 64) where !isNamed,
      .unsigned(bits: 32) where !isNamed:
      return nil
    case .integer, .unsigned: wide = .bigInteger
    case .double where !isNamed: return nil
    case .real, .double: wide = .double
    default: return nil
    }
    if case .value(let value, _) = self { return .value(value, wide) }
    return .cast(self, wide)
  }

  /// Shifted by a number of places that is known, to the left, or, if it is negative, to the right.
  fileprivate func shifted(left places: Int64) -> SQLExpression {
    if places >= 64 { return .bitwise(self, .and, .literal(.integer(0), .integer(bits: 32))) }
    let number = SQLValue.integer(places < -63 ? 63 : Swift.abs(places))
    return .bitwise(
      self, places < 0 ? .shiftRightWithin : .shiftLeftWithin, .value(number, .integer(bits: 32)))
  }

  fileprivate var isKnownNotZero: Bool {
    switch self {
    case .value(.integer(let number), _), .literal(.integer(let number), _): number != 0
    case .value(.double(let number), _), .literal(.double(let number), _): number != 0
    case .function(.nullIf, let arguments): arguments.last == .literal(.integer(0), .integer(bits: 32))
    default: false
    }
  }
}
