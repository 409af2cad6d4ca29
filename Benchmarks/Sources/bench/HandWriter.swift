import Koine

/// What a programmer would write by hand: bytes appended to a buffer, values to an array.
struct HandWriter {
  private var bytes: [UInt8] = []
  private var bindings: [SQLValue] = []
  private let placeholder: UInt8

  init(placeholder: Unicode.Scalar = "?") {
    self.placeholder = UInt8(ascii: placeholder)
    bytes.reserveCapacity(256)
  }

  @inline(__always) mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func bind(_ value: SQLValue) {
    bindings.append(value)
    bytes.append(placeholder)
    var number = bindings.count
    var digits: (UInt8, UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0, 0)
    var length = 0
    while number > 0, length < 5 {
      digits = (UInt8(number % 10), digits.0, digits.1, digits.2, digits.3)
      number /= 10
      length += 1
    }
    withUnsafeBytes(of: digits) { digits in
      for index in 0..<length { bytes.append(UInt8(ascii: "0") + digits[index]) }
    }
  }

  consuming func finish() -> RenderedStatement {
    RenderedStatement(sql: String(decoding: bytes, as: UTF8.self), bindings: bindings)
  }
}
