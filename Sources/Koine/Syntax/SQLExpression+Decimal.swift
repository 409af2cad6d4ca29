extension SQLExpression {
  /// Whether the decimal number that this computes may have no room in 64 bits, for engines that store decimals as
  /// integers.
  @_spi(KoineDriver) public var mayLeave64Bits: Bool { largestDecimal(depth: 6) > 9.2e18 }

  /// What the unscaled number does not exceed, if it is an integer at all.
  private func largestDecimal(depth: Int) -> Double {
    switch self {
    case .value(.integer(let number), _), .literal(.integer(let number), _): return Double(number.magnitude)
    case .column, .value, .literal, .parameter: return type.isInteger ? 9.3e18 : 1e18
    case .unary(_, let operand) where depth > 0: return operand.largestDecimal(depth: depth - 1)
    case .arithmetic(let left, let op, let right) where depth > 0:
      let (first, second) = (left.bounded(depth: depth - 1), right.bounded(depth: depth - 1))
      switch op {
      case .add, .subtract: return first + second
      case .multiply: return first * second
      case .remainder: return Swift.min(first, second)
      case .divide, .integerDivide: return 9.3e18
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
