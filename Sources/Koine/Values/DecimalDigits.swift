#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The text of a decimal number taken apart, with a sign and an exponent or without: `-12.50`, `+2`, `15E-1`.
@_spi(KoineDriver) public struct DecimalDigits<Text: Collection<UInt8>> {
  private var isNegative = false
  /// From the first digit that is not 0 to the last one, with the point that may be between them.
  private var significand: Text.SubSequence
  /// The power of ten that the last digit of the significand stands for.
  private var exponent = 0

  /// `nil` if the text is not a decimal number.
  public init?(_ text: Text) {
    var rest = text[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    var hasDigits = false
    var decimals: Int?
    var first = rest.startIndex
    var end = first
    var index = first
    while index != rest.endIndex {
      let byte = rest[index]
      guard byte.isDigit || byte == UInt8(ascii: ".") && decimals == nil else { break }
      let next = rest.index(after: index)
      if byte == UInt8(ascii: ".") {
        decimals = 0
      } else {
        hasDigits = true
        if let count = decimals { decimals = count + 1 }
        if byte != UInt8(ascii: "0") {
          if first == end { first = index }
          end = next
          exponent = -(decimals ?? 0)
        } else if first != end, decimals == nil {
          exponent += 1
        }
      }
      index = next
    }
    guard hasDigits else { return nil }
    significand = rest[first..<end]
    guard let power = Self.power(rest[index...]) else { return nil }
    exponent += power
  }

  /// The number behind `e`; 0 if there is nothing.
  private static func power(_ text: Text.SubSequence) -> Int? {
    var rest = text
    guard let sign = rest.popFirst() else { return 0 }
    guard sign == UInt8(ascii: "e") || sign == UInt8(ascii: "E") else { return nil }
    let isBelow = rest.first == UInt8(ascii: "-")
    if isBelow || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard !rest.isEmpty, rest.allSatisfy(\.isDigit) else { return nil }
    let power = rest.reduce(0) { power, byte in
      Swift.min(power * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
    }
    return isBelow ? -power : power
  }

  /// Whether the number is zero, with a sign or without.
  public var isZero: Bool { significand.isEmpty }

  /// The number in one form, whatever form it was written in: its digits, and an exponent if it is not 0.
  public var canonicalText: String {
    if isZero { return "0" }
    let digits = String(decoding: significand.filter { $0 != UInt8(ascii: ".") }, as: UTF8.self)
    return (isNegative ? "-" : "") + digits + (exponent == 0 ? "" : "e\(exponent)")
  }

  /// The number without its point, if it has `scale` decimals: 12.50 of the scale 2 is 1250. `nil` if it has more, or
  /// is beyond 64 bits.
  public func unscaled(_ scale: Int) -> Int64? {
    if isZero { return 0 }
    // The least integer has no counterpart above zero.
    guard scale + exponent >= 0, let digits = folded(into: UInt64.self) else { return nil }
    var result = digits
    for _ in 0..<scale + exponent {
      guard let next = Self.appending(0, to: result) else { return nil }
      result = next
    }
    if !isNegative { return Int64(exactly: result) }
    return result <= Int64.min.magnitude ? Int64(bitPattern: 0 &- result) : nil
  }

  /// `nil` if a `Decimal` does not hold it exactly.
  var decimal: Decimal? {
    if isZero { return 0 }
    // A Decimal is an integer of 128 bits and an exponent of 8.
    guard var significand = folded(into: UInt128.self) else { return nil }
    var exponent = exponent
    while exponent > 127, let next = Self.appending(0, to: significand) {
      significand = next
      exponent -= 1
    }
    guard (-128...127).contains(exponent) else { return nil }
    // Far from the greatest exponent, as it takes the zeros at the end of the significand.
    if exponent <= 100, let short = UInt64(exactly: significand) {
      return Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: Decimal(short))
    }
    return Decimal(string: "\(isNegative ? "-" : "")\(significand)e\(exponent)")
  }

  /// The digits as an integer. `nil` if it is beyond the type.
  private func folded<Number: FixedWidthInteger>(into type: Number.Type) -> Number? {
    var result: Number = 0
    for byte in significand where byte != UInt8(ascii: ".") {
      guard let next = Self.appending(byte - UInt8(ascii: "0"), to: result) else { return nil }
      result = next
    }
    return result
  }

  private static func appending<Number: FixedWidthInteger>(_ digit: UInt8, to number: Number) -> Number? {
    let (product, isBeyond) = number.multipliedReportingOverflow(by: 10)
    let (sum, isAlso) = product.addingReportingOverflow(Number(digit))
    return isBeyond || isAlso ? nil : sum
  }
}
