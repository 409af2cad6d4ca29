@_spi(KoineDriver) import Koine

/// A JSON document in one form: keys sorted by code point, of equal keys the last, no white space, and numbers as
/// their digits with an exponent. Documents of one value have one text.
package struct CanonicalJSON {
  /// The document in its one form.
  package let text: String

  /// `nil` if the text is not a JSON document.
  package init?(_ document: String) {
    var document = document
    let text = document.withUTF8 { bytes in
      var parser = Parser(lexer: JSONLexer(UnsafeRawBufferPointer(bytes)))
      return try? parser.document()
    }
    guard let text else { return nil }
    self.text = text
  }
}

private struct Parser {
  var lexer: JSONLexer

  mutating func document() throws -> String {
    let text = try value(depth: 0)
    guard try lexer.next() == nil else { throw JSONLexer.Malformed() }
    return text
  }

  private mutating func value(depth: Int) throws -> String {
    guard depth < 500 else { throw JSONLexer.Malformed() }
    switch try lexer.next() {
    case .punctuation("{"): return try object(depth)
    case .punctuation("["): return try array(depth)
    case .text(let place, _): return try quoted(place)
    case .number(let place):
      guard let number = DecimalDigits(lexer[place]) else { throw JSONLexer.Malformed() }
      return number.canonicalText
    case .boolean(let value): return "\(value)"
    case .null: return "null"
    case .punctuation, nil: throw JSONLexer.Malformed()
    }
  }

  private mutating func object(_ depth: Int) throws -> String {
    // By their bytes: Swift takes canonically equivalent strings for one key.
    var members: [[UInt8]: String] = [:]
    try list(until: "}") { parser in
      guard case .text(let place, _) = try parser.lexer.next() else { throw JSONLexer.Malformed() }
      let key = try parser.quoted(place)
      try parser.lexer.expect(":")
      members[Array(key.utf8)] = try parser.value(depth: depth + 1)
    }
    let sorted = members.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return "{" + sorted.map { "\(String(decoding: $0, as: UTF8.self)):\($1)" }.joined(separator: ",") + "}"
  }

  private mutating func array(_ depth: Int) throws -> String {
    var elements: [String] = []
    try list(until: "]") { parser in elements.append(try parser.value(depth: depth + 1)) }
    return "[" + elements.joined(separator: ",") + "]"
  }

  /// Reads parts with commas between them, behind the sign that opens them.
  private mutating func list(until end: Unicode.Scalar, _ part: (inout Parser) throws -> Void) throws {
    if lexer.take(end) { return }
    repeat { try part(&self) } while lexer.take(",")
    try lexer.expect(end)
  }

  private func quoted(_ place: Range<Int>) throws -> String {
    var bytes: [UInt8] = []
    try JSONLexer.unescape(lexer[place]) { bytes.append($0) }
    var result = "\""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20: result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
