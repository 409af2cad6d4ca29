/// The words and marks of a text in SQL, as an engine takes it apart, for a driver that has to know what SQL written
/// by hand does. What is in constants and comments is left out.
@_spi(KoineDriver) public struct SQLTokens: Sequence, IteratorProtocol {
  /// A word, a constant or a mark.
  public enum Token: Hashable {
    /// A word without quotes, its ASCII letters in upper case.
    case word(String)
    /// A name in quotes.
    case quotedName
    /// A text, or bytes.
    case constant
    /// A number.
    case number
    /// A placeholder.
    case parameter
    /// A byte of an operator, a parenthesis, a comma …
    case mark(UInt8)
  }

  private let bytes: [UInt8]
  private let rules: SQLLexicalRules
  /// Where the last token is in the text: bytes of UTF-8 from its start.
  public private(set) var range = 0..<0

  /// The tokens of a text.
  ///
  /// - Parameter rules: What the engine takes for a comment, a constant and a name in quotes.
  public init(_ sql: String, _ rules: SQLLexicalRules) {
    bytes = Array(sql.utf8)
    self.rules = rules
  }

  /// The next token; `nil` at the end.
  public mutating func next() -> Token? {
    let position = range.upperBound
    let (token, range) = bytes.withUnsafeBufferPointer { text -> (SQLLexer.Token?, Range<Int>) in
      var lexer = SQLLexer(text, rules, at: position)
      let token = lexer.next()
      return (token, lexer.start..<lexer.end)
    }
    self.range = range
    switch token {
    case nil: return nil
    case .word: return .word(String(decoding: bytes[range].lazy.map(Self.upperCase), as: UTF8.self))
    case .quotedName: return .quotedName
    case .constant: return .constant
    case .number: return .number
    case .parameter: return .parameter
    case .mark(let byte): return .mark(byte)
    }
  }

  /// The last token as it is written, without the quotes of a name or a text.
  public var text: String {
    guard let quote = bytes[range].first, range.count >= 2 else { return written(range) }
    switch quote {
    case UInt8(ascii: "["): return written(range.lowerBound + 1..<range.upperBound - 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      return written(range.lowerBound + 1..<range.upperBound - 1).halving(quote)
    default: return written(range)
    }
  }

  private func written(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private static func upperCase(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte - 32 : byte
  }
}
