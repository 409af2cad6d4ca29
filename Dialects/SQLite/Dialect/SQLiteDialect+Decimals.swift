public import Koine

/// Decimal numbers are integers, the point left out: what adds them, multiplies and compares them is integer
/// arithmetic. SQLite goes on with a floating-point number if a result has no room in 64 bits. Compared with what
/// has room, such a number is still on the right side; anywhere else, of decimals, it is an error.
extension SQLiteDialect {
  /// Writes arithmetic. That of decimals is integer arithmetic with the point put back in its place.
  public func write(
    arithmetic left: SQLExpression, _ sign: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    guard left.type.scale != nil else {
      return writer.writeStandard(arithmetic: left, sign, right)
    }
    if sign == .divide {
      let digits = Int64(SQLType.quotientDecimals + (right.type.scale ?? 0))
      return writer.write(sql: "\(driverFunction: .quotient)(\(left), \(right), \(digits))")
    }
    let mayLeave64Bits = !writer.isCompared && SQLExpression.arithmetic(left, sign, right).mayLeave64Bits
    if mayLeave64Bits {
      writer.write(driverFunction: .exact)
      writer.write("(")
    }
    writer.writeStandard(arithmetic: left, sign, right)
    if mayLeave64Bits { writer.write(")") }
  }

  /// A number with other decimals: more are zeros, fewer are rounded.
  func write(cast operand: SQLExpression, toScale scale: Int, to writer: inout SQLWriter) {
    func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
    guard let old = operand.type.scale else {
      // An integer; what has too many digits is NULL.
      let limit = (SQLType.power(ofTen: SQLType.decimalDigits - scale) ?? 1) - 1
      if !operand.isRepeatable {
        writeInteger(operand, -limit...limit, to: &writer)
        return writer.write(sql: " * 1\(sql: zeros(scale))")
      }
      return writer.write(
        sql: """
          CASE WHEN \(operand: operand) BETWEEN \(-limit) AND \(limit) \
          THEN \(operand: operand) * 1\(sql: zeros(scale)) END
          """)
    }
    if scale < old {
      return writer.write(sql: "\(driverFunction: .quotient)(\(operand), 1\(sql: zeros(old - scale)), 0)")
    }
    let mayLeave64Bits =
      !writer.isCompared && SQLExpression.cast(operand, .decimal(scale: scale)).mayLeave64Bits
    if mayLeave64Bits { writer.write(driverFunction: .exact) }
    writer.write(sql: "(\(operand: operand) * 1\(sql: zeros(scale - old)))")
  }
}

extension SQLExpression {
  /// Whether the decimal number that this computes may have no room in 64 bits.
  fileprivate var mayLeave64Bits: Bool { largestDecimal(depth: 6) > 9.2e18 }

  /// What the unscaled number does not exceed, if it is an integer at all.
  private func largestDecimal(depth: Int) -> Double {
    switch self {
    case .value(.integer(let number), _), .literal(.integer(let number), _): return Double(number.magnitude)
    case .column, .value, .literal, .parameter: return 1e18
    case .unary(_, let operand) where depth > 0: return operand.largestDecimal(depth: depth - 1)
    case .arithmetic(let left, let sign, let right) where depth > 0:
      let (first, second) = (left.bounded(depth: depth - 1), right.bounded(depth: depth - 1))
      switch sign {
      case .add, .subtract: return first + second
      case .multiply: return first * second
      case .divide, .integerDivide, .remainder: return 9.3e18
      }
    case .cast(let operand, let type) where depth > 0:
      guard let scale = type.scale, let old = operand.type.scale else { return 1e18 }
      let power = SQLType.power(ofTen: Swift.abs(scale - old)).map { Double($0) } ?? .infinity
      let largest = operand.bounded(depth: depth - 1)
      return scale > old ? largest * power : largest / power + 1
    default: return 9.3e18
    }
  }

  /// The same of an operand, which is checked itself and so never beyond 64 bits.
  private func bounded(depth: Int) -> Double { Swift.min(largestDecimal(depth: depth), 9.3e18) }
}
