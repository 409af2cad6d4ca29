/// Takes a JSON document apart into its tokens.
///
/// It knows what a token is, and leaves it to its users which token may follow which.
package struct JSONLexer {
  /// A part of a document that is not taken apart any further.
  package enum Token: Hashable {
    /// One of `{}[]:,`.
    case punctuation(Unicode.Scalar)
    /// The place of a text between its quotes, as it is written.
    case text(Range<Int>, hasEscapes: Bool)
    /// The place of a number's digits and signs, which are in no order for certain.
    case number(Range<Int>)
    /// `true` or `false`.
    case boolean(Bool)
    /// `null`.
    case null
  }

  /// The text is not JSON, or not the JSON that its reader expects.
  package struct Malformed: Error {
    /// The error, which has no details.
    package init() {}
  }

  private let bytes: UnsafeRawBufferPointer
  /// Behind the last token.
  package private(set) var position = 0

  /// - Parameter bytes: The document, which outlives the lexer.
  package init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The bytes at a place of the document.
  package subscript(place: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[place])
  }

  /// The next token. `nil` at the end of the document.
  package mutating func next() throws(Malformed) -> Token? {
    skipSpace()
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"),
      UInt8(ascii: ","):
      position += 1
      return .punctuation(Unicode.Scalar(byte))
    case UInt8(ascii: "\""): return try text()
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    default: return try number()
    }
  }

  /// Passes over a sign if it is what comes next.
  package mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  /// Passes over a sign that has to come next.
  package mutating func expect(_ sign: Unicode.Scalar) throws(Malformed) {
    if !take(sign) { throw Malformed() }
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  private mutating func text() throws(Malformed) -> Token {
    let start = position + 1
    var end = start
    var hasEscapes = false
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\""):
        position = end + 1
        return .text(start..<end, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        end += 2
      default: end += 1
      }
    }
    throw Malformed()
  }

  private mutating func number() throws(Malformed) -> Token {
    let start = position
    while position < bytes.count, Self.isPartOfNumber(bytes[position]) { position += 1 }
    guard position > start else { throw Malformed() }
    return .number(start..<position)
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func word(_ word: StaticString, _ token: Token) throws(Malformed) -> Token {
    let length = word.utf8CodeUnitCount
    guard length <= bytes.count - position else { throw Malformed() }
    for index in 0..<length where bytes[position + index] != word.utf8Start[index] { throw Malformed() }
    position += length
    return token
  }
}

// MARK: - Numbers

extension JSONLexer {
  /// Whether digits and signs are in an order that JSON has for a number: `-0.5e+3`, and not `01`, `+1`, `.5` or `5.`.
  package static func isNumber(_ text: UnsafeRawBufferPointer) -> Bool {
    var position = 0
    func take(_ sign: Unicode.Scalar) -> Bool {
      guard position < text.count, text[position] == UInt8(ascii: sign) else { return false }
      position += 1
      return true
    }
    func takeDigits() -> Bool {
      let start = position
      while position < text.count, text[position].isDigit { position += 1 }
      return position > start
    }
    _ = take("-")
    guard take("0") || takeDigits() else { return false }
    if take("."), !takeDigits() { return false }
    if take("e") || take("E") {
      _ = take("-") || take("+")
      if !takeDigits() { return false }
    }
    return position == text.count
  }
}

// MARK: - Escapes

extension JSONLexer {
  /// Hands each byte of a text to `append`, without the escapes.
  ///
  /// - Parameter text: What is between the quotes.
  package static func unescape(
    _ text: UnsafeRawBufferPointer, _ append: (UInt8) throws(Malformed) -> Void
  ) throws(Malformed) {
    var position = 0
    while position < text.count {
      let byte = text[position]
      position += 1
      guard byte == UInt8(ascii: "\\") else {
        try append(byte)
        continue
      }
      guard position < text.count else { throw Malformed() }
      let escape = text[position]
      position += 1
      switch escape {
      case UInt8(ascii: "b"): try append(0x08)
      case UInt8(ascii: "f"): try append(0x0C)
      case UInt8(ascii: "n"): try append(0x0A)
      case UInt8(ascii: "r"): try append(0x0D)
      case UInt8(ascii: "t"): try append(0x09)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): try append(escape)
      case UInt8(ascii: "u"):
        for byte in UTF8.encode(try scalar(of: text, at: &position)) ?? UTF8.encodedReplacementCharacter {
          try append(byte)
        }
      default: throw Malformed()
      }
    }
  }

  /// The scalar of one escape, or of two if the first is half of a surrogate pair.
  private static func scalar(
    of text: UnsafeRawBufferPointer, at position: inout Int
  ) throws(Malformed) -> Unicode.Scalar {
    var value = try codeUnit(of: text, at: &position)
    if value & 0xfc00 == 0xd800, position + 1 < text.count, text[position] == UInt8(ascii: "\\"),
      text[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      let low = try codeUnit(of: text, at: &position)
      guard low & 0xfc00 == 0xdc00 else { throw Malformed() }
      value = 0x10000 + (value & 0x3ff) << 10 + low & 0x3ff
    }
    guard let scalar = Unicode.Scalar(value) else { throw Malformed() }
    return scalar
  }

  private static func codeUnit(
    of text: UnsafeRawBufferPointer, at position: inout Int
  ) throws(Malformed) -> UInt32 {
    guard position + 4 <= text.count else { throw Malformed() }
    var value: UInt32 = 0
    for byte in text[position..<position + 4] {
      guard let digit = byte.hexadecimalValue else { throw Malformed() }
      value = value << 4 | UInt32(digit)
    }
    position += 4
    return value
  }
}
