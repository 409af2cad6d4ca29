// A document's text, and back.

extension JSONValue {
  /// Appends the document, with keys sorted by code point and without white space.
  ///
  /// - Returns: Why it cannot be written; `nil` if it has been.
  func append(to text: inout String, depth: Int) -> String? {
    guard depth <= Self.maximumDepth else { return "JSON with more than \(Self.maximumDepth) levels" }
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let number): text += "\(number)"
    case .double(let number):
      guard number.isFinite else { return "a number that JSON cannot hold" }
      // Without the sign of a zero, which engines lose.
      text += Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let value): return Self.append(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        if let reason = value.append(to: &text, depth: depth + 1) { return reason }
      }
      text += "]"
    case .object(let members):
      text += "{"
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (index, member) in sorted.enumerated() {
        if index > 0 { text += "," }
        if let reason = Self.append(member.key, to: &text) { return reason }
        text += ":"
        if let reason = member.value.append(to: &text, depth: depth + 1) { return reason }
      }
      text += "}"
    }
    return nil
  }

  private static func append(_ value: String, to text: inout String) -> String? {
    if value.hasNUL { return "JSON with a text that contains NUL" }
    text += SQLJSONText.quoted(value)
    return nil
  }

  /// Reads a whole document.
  init(bytes: UnsafeRawBufferPointer) throws {
    var parser = Parser(lexer: JSONLexer(bytes))
    self = try parser.document()
  }

  private struct Parser {
    var lexer: JSONLexer

    mutating func document() throws -> JSONValue {
      let value = try value(try lexer.next(), depth: 0)
      guard try lexer.next() == nil else { throw JSONLexer.Malformed() }
      return value
    }

    private mutating func value(_ token: JSONLexer.Token?, depth: Int) throws -> JSONValue {
      guard depth <= JSONValue.maximumDepth else { throw JSONLexer.Malformed() }
      switch token {
      case .null: return .null
      case .boolean(let value): return .bool(value)
      case .number(let place): return try Self.number(lexer[place])
      case .text(let place, let hasEscapes): return .string(try text(place, hasEscapes))
      case .punctuation("["): return .array(try elements(depth))
      case .punctuation("{"): return .object(try members(depth))
      case .punctuation, nil: throw JSONLexer.Malformed()
      }
    }

    private mutating func elements(_ depth: Int) throws -> [JSONValue] {
      var values: [JSONValue] = []
      if lexer.take("]") { return values }
      repeat { values.append(try value(try lexer.next(), depth: depth + 1)) } while lexer.take(",")
      try lexer.expect("]")
      return values
    }

    private mutating func members(_ depth: Int) throws -> [String: JSONValue] {
      var members: [String: JSONValue] = [:]
      if lexer.take("}") { return members }
      repeat {
        guard case .text(let place, let hasEscapes)? = try lexer.next() else { throw JSONLexer.Malformed() }
        let key = try text(place, hasEscapes)
        try lexer.expect(":")
        let value = try value(try lexer.next(), depth: depth + 1)
        // Two keys that Swift takes for one, by canonical equivalence.
        if let other = members.index(forKey: key), !members.keys[other].utf8.elementsEqual(key.utf8) {
          throw JSONLexer.Malformed()
        }
        members[key] = value
      } while lexer.take(",")
      try lexer.expect("}")
      return members
    }

    /// Bytes that are not UTF-8 are refused, never repaired, and so are control characters without an escape.
    private func text(_ place: Range<Int>, _ hasEscapes: Bool) throws -> String {
      let bytes = lexer[place]
      guard !bytes.contains(where: { $0 < 0x20 }) else { throw JSONLexer.Malformed() }
      guard hasEscapes else { return try Self.text(bytes) }
      var plain: [UInt8] = []
      try JSONLexer.unescape(bytes) { plain.append($0) }
      return try plain.withUnsafeBytes { try Self.text($0) }
    }

    private static func text(_ bytes: UnsafeRawBufferPointer) throws -> String {
      guard let text = String(exactly: bytes) else { throw JSONLexer.Malformed() }
      return text
    }

    private static func number(_ bytes: UnsafeRawBufferPointer) throws -> JSONValue {
      guard JSONLexer.isNumber(bytes), let number = DecimalDigits(bytes) else { throw JSONLexer.Malformed() }
      if let whole = number.unscaled(0) { return .integer(Int(whole)) }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let double = Double(text), double.isFinite else { throw JSONLexer.Malformed() }
      return .double(double)
    }
  }
}
