/// The tokens of a statement's text, as far as its nesting depends on them.
struct SQLTextTokens {
  enum Token: Equatable {
    case mark(UInt8)
    /// `<<` or `>>`.
    case shift
    /// `<=` or `>=`.
    case orEqual
    case notEqual, concatenation
    /// A constant or a placeholder.
    case operand
    /// A name, in quotes or not.
    case name
    case word(Word)
  }

  /// A word with a meaning for the nesting.
  enum Word: String, CaseIterable {
    case or, and, not, `is`, like, `in`, between, escape, collate, `case`, when, then, `else`, end, select,
      from,
      join, on, `where`, group, having, order, limit, offset, set, values, returning, insert, with, exists,
      cast,
      `as`, by, distinct, over, filter, all
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var lexer: SQLLexer

  init(_ text: UnsafeBufferPointer<UInt8>, _ rules: SQLLexicalRules) {
    self.text = text
    lexer = SQLLexer(text, rules)
  }

  mutating func next() -> Token? {
    switch lexer.next() {
    case nil: nil
    case .word: word()
    case .quotedName: .name
    case .constant, .number, .parameter: .operand
    case .mark(let byte): mark(byte)
    }
  }

  private mutating func mark(_ byte: UInt8) -> Token {
    guard lexer.end < text.count else { return .mark(byte) }
    let token: Token? =
      switch (byte, text[lexer.end]) {
      case (UInt8(ascii: "|"), UInt8(ascii: "|")): .concatenation
      case (UInt8(ascii: "<"), UInt8(ascii: "<")), (UInt8(ascii: ">"), UInt8(ascii: ">")): .shift
      case (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")): .orEqual
      case (UInt8(ascii: "<"), UInt8(ascii: ">")), (UInt8(ascii: "!"), UInt8(ascii: "=")): .notEqual
      default: nil
      }
    if token != nil { lexer.skipByte() }
    return token ?? .mark(byte)
  }

  private func word() -> Token {
    let range = lexer.start..<lexer.end
    var bytes: UInt64 = 0
    if range.count <= 8 {
      for index in range { bytes = bytes << 8 | UInt64(text[index] | 0x20) }
    } else if range.count == 9, Self.isReturning(text[range]) {
      return .word(.returning)
    }
    return Self.words[bytes].map(Token.word) ?? .name
  }

  private static func isReturning(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    word.lazy.map { $0 | 0x20 }.elementsEqual("returning".utf8)
  }

  /// The words of up to eight letters, by their bytes in lower case.
  private static let words = Dictionary(
    uniqueKeysWithValues: Word.allCases.filter { $0.rawValue.utf8.count <= 8 }.map { word in
      (word.rawValue.utf8.reduce(0) { $0 << 8 | UInt64($1) }, word)
    })
}
