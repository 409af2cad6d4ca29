/// Exact arithmetic to compare engines with: products and dividends of 256 bits.
enum ExactNumber {
  static func power(ofTen exponent: Int) -> UInt128 { (0..<exponent).reduce(1) { power, _ in power * 10 } }

  /// `a * 10^digits / b`, half away from zero; `nil` for what has no room in 64 bits.
  static func quotient(_ a: Int128, _ b: Int64, digits: Int) -> Int64? {
    let divisor = UInt128(b.magnitude)
    let dividend = a.magnitude.multipliedFullWidth(by: power(ofTen: digits))
    guard dividend.high < divisor else { return nil }
    let (quotient, rest) = divisor.dividingFullWidth((dividend.high, dividend.low))
    let magnitude = rest >= divisor - rest ? quotient + 1 : quotient
    return integer(magnitude, isNegative: (a < 0) != (b < 0))
  }

  static func product(_ a: Int64, _ b: Int64) -> Int64? {
    Int64(exactly: Int128(a) * Int128(b))
  }

  private static func integer(_ magnitude: UInt128, isNegative: Bool) -> Int64? {
    guard magnitude <= UInt128(Int64.max) else { return nil }
    return isNegative ? -Int64(magnitude) : Int64(magnitude)
  }

  /// Whether a double is the one nearest to a mean.
  static func isNearest(_ number: Double, toMeanOf sum: Int128, count: Int128) -> Bool {
    if sum == 0 { return number == 0 }
    let below = compare(number, number.nextDown, to: sum, count)
    let above = compare(number, number.nextUp, to: sum, count)
    let isEven = number.significandBitPattern % 2 == 0
    return (below < 0 || below == 0 && isEven) && (above > 0 || above == 0 && isEven)
  }

  /// The order of the middle of two neighbouring doubles and a fraction: -1 where the middle is less.
  private static func compare(
    _ number: Double, _ neighbour: Double, to sum: Int128, _ count: Int128
  ) -> Int {
    // Scaled until both, and the middle, are whole.
    let scale = Swift.max(0, 54 - Int(Swift.max(number.exponent, neighbour.exponent)))
    let factor = Double(sign: .plus, exponent: scale, significand: 1)
    let middle = (Int128(number * factor) + Int128(neighbour * factor)) / 2 * count
    let fraction = sum << scale
    return middle < fraction ? -1 : middle > fraction ? 1 : 0
  }
}
