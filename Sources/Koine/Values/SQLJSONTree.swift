/// A JSON document that a dialect takes apart when it writes a statement. Its numbers have the digits that they are written
/// with.
@_spi(KoineDriver) public indirect enum SQLJSONTree: Sendable {
  /// `null`, `true`, `false` and a number, as they are written.
  case word(String)
  /// A text, without quotes and escapes.
  case text(String)
  /// The elements of an array.
  case array([SQLJSONTree])
  /// The members of an object. Each key comes once: of several, the last one counts.
  case object([(key: String, value: SQLJSONTree)])

  /// How many arrays and objects may be within each other, so that what a dialect makes of them has room on its stack.
  static let maximumDepth = 30

  /// Reads a document.
  ///
  /// - Returns: `nil` if the text is not JSON, or has too many levels.
  public init?(_ text: String) {
    var text = text
    let document = text.withUTF8 { bytes -> SQLJSONTree? in
      var lexer = JSONLexer(UnsafeRawBufferPointer(bytes))
      guard let value = try? Self.read(&lexer, depth: 0), (try? lexer.next()) == .some(nil) else {
        return nil
      }
      return value
    }
    guard let document else { return nil }
    self = document
  }

  /// The document as text.
  public var text: String {
    switch self {
    case .word(let word): word
    case .text(let text): SQLJSONText.quoted(text)
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(SQLJSONText.quoted($0.key)):\($0.value.text)" }.joined(separator: ","))}"
    }
  }

  /// Whether a key of it begins with a minus sign.
  var hasKeyWithMinus: Bool {
    switch self {
    case .word, .text: false
    case .array(let elements): elements.contains(where: \.hasKeyWithMinus)
    case .object(let members):
      members.contains { SQLJSONLeg.key($0.key).beginsWithMinus || $0.value.hasKeyWithMinus }
    }
  }

  private static func read(_ lexer: inout JSONLexer, depth: Int) throws -> SQLJSONTree {
    guard depth <= maximumDepth else { throw JSONLexer.Malformed() }
    switch try lexer.next() {
    case .null: return .word("null")
    case .boolean(let value): return .word("\(value)")
    case .number(let place): return .word(String(decoding: lexer[place], as: UTF8.self))
    case .text(let place, let hasEscapes): return .text(try plain(lexer[place], hasEscapes))
    case .punctuation("["):
      var elements: [SQLJSONTree] = []
      if lexer.take("]") { return .array(elements) }
      repeat { elements.append(try read(&lexer, depth: depth + 1)) } while lexer.take(",")
      try lexer.expect("]")
      return .array(elements)
    case .punctuation("{"): return .object(try members(&lexer, depth: depth))
    case .punctuation, nil: throw JSONLexer.Malformed()
    }
  }

  private static func members(
    _ lexer: inout JSONLexer, depth: Int
  ) throws -> [(key: String, value: SQLJSONTree)] {
    var members: [(key: String, value: SQLJSONTree)] = []
    // By the bytes, as Swift takes texts for equal that are not.
    var places: [[UInt8]: Int] = [:]
    if lexer.take("}") { return members }
    repeat {
      guard case .text(let place, let hasEscapes)? = try lexer.next() else { throw JSONLexer.Malformed() }
      let key = try plain(lexer[place], hasEscapes)
      try lexer.expect(":")
      let value = try read(&lexer, depth: depth + 1)
      if let index = places[Array(key.utf8)] {
        members[index].value = value
      } else {
        places[Array(key.utf8)] = members.count
        members.append((key, value))
      }
    } while lexer.take(",")
    try lexer.expect("}")
    return members
  }

  private static func plain(_ bytes: UnsafeRawBufferPointer, _ hasEscapes: Bool) throws -> String {
    guard hasEscapes else { return String(decoding: bytes, as: UTF8.self) }
    var plain: [UInt8] = []
    try JSONLexer.unescape(bytes) { plain.append($0) }
    return String(decoding: plain, as: UTF8.self)
  }
}

extension SQLExpression {
  /// The document that the expression is, if it is a value of the query; `nil` if the database computes it, or each call of
  /// a declared query gives it.
  @_spi(KoineDriver) public var constantDocument: SQLJSONTree? {
    switch self {
    case .value(.text(let text), _), .literal(.text(let text), _): SQLJSONTree(text)
    default: nil
    }
  }
}
