#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A decimal number taken apart: its digits, without zeros at either end, and the place of the point.
package struct DecimalDigits {
  private var isNegative = false
  private var digits: [UInt8] = []
  private var exponent = 0

  /// `nil` if the text is not a decimal number.
  package init?(_ text: some Collection<UInt8>) {
    var rest = text[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    var hasDigits = false
    var hasPoint = false
    while let byte = rest.first, byte == UInt8(ascii: ".") && !hasPoint || Self.isDigit(byte) {
      rest.removeFirst()
      if byte == UInt8(ascii: ".") {
        hasPoint = true
        continue
      }
      hasDigits = true
      if hasPoint { exponent -= 1 }
      if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte - UInt8(ascii: "0")) }
    }
    guard hasDigits else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      let isBelow = rest.first == UInt8(ascii: "-")
      if isBelow || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard !rest.isEmpty, rest.allSatisfy(Self.isDigit) else { return nil }
      let power = rest.reduce(0) { power, byte in
        Swift.min(power * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
      }
      exponent += isBelow ? -power : power
      rest = rest.suffix(0)
    }
    guard rest.isEmpty else { return nil }
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
  }

  package static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The number in one form, whatever form it was written in: its digits, and an exponent if it is not 0.
  package var canonicalText: String {
    if digits.isEmpty { return "0" }
    let significand = String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    return (isNegative ? "-" : "") + significand + (exponent == 0 ? "" : "e\(exponent)")
  }

  /// `nil` if a `Decimal` does not hold it exactly.
  var decimal: Decimal? {
    // A Decimal is an integer of 128 bits and an exponent of 8.
    var significand: UInt128 = 0
    for digit in digits {
      guard let next = Self.appending(digit, to: significand) else { return nil }
      significand = next
    }
    if significand == 0 { return 0 }
    var exponent = exponent
    while exponent > 127, let next = Self.appending(0, to: significand) {
      significand = next
      exponent -= 1
    }
    guard (-128...127).contains(exponent) else { return nil }
    return Decimal(string: "\(isNegative ? "-" : "")\(significand)e\(exponent)")
  }

  private static func appending(_ digit: UInt8, to number: UInt128) -> UInt128? {
    let (product, isBeyond) = number.multipliedReportingOverflow(by: 10)
    let (sum, isAlso) = product.addingReportingOverflow(UInt128(digit))
    return isBeyond || isAlso ? nil : sum
  }
}
