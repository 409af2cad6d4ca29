import Koine

/// A JSON document in one form: keys sorted by code point, of equal keys the last, no white space, and numbers as
/// their digits with an exponent. Documents of one value have one text.
struct CanonicalJSON {
  /// The document in its one form.
  private(set) var text = ""
  private var rest: Substring.UTF8View

  /// `nil` if the text is not a JSON document.
  init?(_ document: String) {
    rest = document[...].utf8
    guard let value = value(depth: 0) else { return nil }
    skipSpace()
    guard rest.isEmpty else { return nil }
    text = value
  }

  private mutating func value(depth: Int) -> String? {
    guard depth < 500 else { return nil }
    skipSpace()
    switch rest.first {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return string().map(Self.quoted)
    case UInt8(ascii: "t"): return word("true")
    case UInt8(ascii: "f"): return word("false")
    case UInt8(ascii: "n"): return word("null")
    default: return number()
    }
  }

  private mutating func object(_ depth: Int) -> String? {
    // By their bytes: Swift takes canonically equivalent strings for one key.
    var members: [[UInt8]: String] = [:]
    guard
      list(
        until: "}",
        { document in
          document.skipSpace()
          guard let key = document.string() else { return false }
          document.skipSpace()
          guard document.take(":"), let value = document.value(depth: depth + 1) else { return false }
          members[Array(Self.quoted(key).utf8)] = value
          return true
        })
    else { return nil }
    let sorted = members.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return "{" + sorted.map { "\(String(decoding: $0, as: UTF8.self)):\($1)" }.joined(separator: ",") + "}"
  }

  private mutating func array(_ depth: Int) -> String? {
    var elements: [String] = []
    guard
      list(
        until: "]",
        { document in
          guard let element = document.value(depth: depth + 1) else { return false }
          elements.append(element)
          return true
        })
    else { return nil }
    return "[" + elements.joined(separator: ",") + "]"
  }

  /// Reads parts with commas between, behind the sign that opens them.
  private mutating func list(
    until end: Unicode.Scalar, _ part: (inout CanonicalJSON) -> Bool
  ) -> Bool {
    rest.removeFirst()
    skipSpace()
    if take(end) { return true }
    while true {
      guard part(&self) else { return false }
      skipSpace()
      if take(end) { return true }
      guard take(",") else { return false }
    }
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var bytes: [UInt8] = []
    var units: [UInt16] = []
    func flushed() -> [UInt8] { bytes + Array(String(decoding: units, as: UTF16.self).utf8) }
    while let byte = rest.first {
      rest.removeFirst()
      if byte == UInt8(ascii: "\"") { return String(decoding: flushed(), as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        bytes = flushed()
        units = []
        bytes.append(byte)
        continue
      }
      guard let escape = rest.first else { return nil }
      rest.removeFirst()
      switch escape {
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "u"):
        guard rest.count >= 4, let unit = UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16)
        else { return nil }
        units.append(unit)
        rest.removeFirst(4)
      default: units.append(UInt16(escape))
      }
    }
    return nil
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20: result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private mutating func number() -> String? {
    let number = rest.prefix { byte in
      DecimalDigits.isDigit(byte) || "+-.eE".utf8.contains(byte)
    }
    rest.removeFirst(number.count)
    return DecimalDigits(number)?.canonicalText
  }

  private mutating func word(_ word: String) -> String? {
    guard rest.starts(with: word.utf8) else { return nil }
    rest.removeFirst(word.utf8.count)
    return word
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpace() {
    while let byte = rest.first, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { rest.removeFirst() }
  }
}
