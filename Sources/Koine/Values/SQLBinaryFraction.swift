/// A double as whole numbers, for engines that do not read every decimal number back to the same double.
///
/// It is `significand · factor · 2^(62 · steps)`, and each product on the way is exact: multiply by the factor, and
/// then by the powers of 2^62, smaller ones first.
@_spi(KoineDriver) public struct SQLBinaryFraction: Sendable, Hashable {
  /// Less than 2^53.
  public var significand: Int64
  /// A power of two up to 2^61; negative for its reciprocal.
  public var factor: Int64
  /// From -17 to 16.
  public var steps: Int

  /// Infinity becomes a product that overflows. The number is not NaN.
  public init(_ number: Double) {
    guard number.isFinite else {
      self.init(significand: number < 0 ? -1 : 1, exponent: 1024)
      return
    }
    guard number != 0 else {
      self.init(significand: 0, exponent: 0)
      return
    }
    var exponent = Int(number.exponent) - 52
    if number.isSubnormal { exponent = -1074 }
    let significand = Int64(number.scaled(by: -exponent))
    self.init(significand: significand, exponent: exponent)
  }

  private init(significand: Int64, exponent: Int) {
    self.significand = significand
    let (steps, rest) = exponent.magnitude.quotientAndRemainder(dividingBy: 62)
    factor = (exponent < 0 ? -1 : 1) * (1 << Int64(rest))
    self.steps = exponent < 0 ? -Int(steps) : Int(steps)
  }

  /// The three numbers as an array of JSON.
  public var json: String { "[\(significand),\(factor),\(steps)]" }
}

extension Double {
  /// The product with a power of two, in steps that no range ends.
  fileprivate func scaled(by exponent: Int) -> Double {
    var (result, rest) = (self, exponent)
    while rest != 0 {
      let step = Swift.min(Swift.max(rest, -1000), 1000)
      result *= Double(sign: .plus, exponent: step, significand: 1)
      rest -= step
    }
    return result
  }
}
