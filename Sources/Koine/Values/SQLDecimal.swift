/// Decimal numbers as integers with a scale, and their text `-12.50`.
package enum SQLDecimal {
  /// The digits with the point in its place.
  package static func text(_ unscaled: Int64, scale: Int) -> String {
    guard scale > 0 else { return String(unscaled) }
    let digits = String(unscaled.magnitude)
    let padded = String(repeating: "0", count: Swift.max(0, scale + 1 - digits.utf8.count)) + digits
    return (unscaled < 0 ? "-" : "") + padded.dropLast(scale) + "." + padded.suffix(scale)
  }

  /// The integer of a text of ASCII digits. `nil` if it has other decimals than zeros behind the scale, or
  /// is not a 64-bit integer.
  package static func unscaled(_ text: UnsafeRawBufferPointer, scale: Int) -> Int64? {
    var result: Int64 = 0
    var decimals: Int?
    var isNegative = false
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: ".") where decimals == nil: decimals = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int64(byte - UInt8(ascii: "0"))
        if let count = decimals {
          if count == scale {
            guard digit == 0 else { return nil }
            continue
          }
          decimals = count + 1
        }
        let (product, overflow) = result.multipliedReportingOverflow(by: 10)
        guard !overflow, product <= .max - digit else { return nil }
        result = product + digit
      default: return nil
      }
    }
    for _ in (decimals ?? 0)..<scale {
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      result = product
    }
    return isNegative ? -result : result
  }
}
