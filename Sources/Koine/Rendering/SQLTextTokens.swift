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
  private var position = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  mutating func next() -> Token? {
    while position < text.count {
      let byte = text[position]
      switch byte {
      case 0x20, 0x09, 0x0a, 0x0d: position += 1
      case UInt8(ascii: "\""):
        skip(quote: byte)
        return .name
      case UInt8(ascii: "'"):
        skip(quote: byte)
        return .operand
      case UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        position += 1
        skipWord()
        return .operand
      default:
        return Self.isLetter(byte) ? word() : mark(byte)
      }
    }
    return nil
  }

  private mutating func mark(_ byte: UInt8) -> Token {
    position += 1
    guard position < text.count else { return .mark(byte) }
    let token: Token? =
      switch (byte, text[position]) {
      case (UInt8(ascii: "|"), UInt8(ascii: "|")): .concatenation
      case (UInt8(ascii: "<"), UInt8(ascii: "<")), (UInt8(ascii: ">"), UInt8(ascii: ">")): .shift
      case (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")): .orEqual
      case (UInt8(ascii: "<"), UInt8(ascii: ">")), (UInt8(ascii: "!"), UInt8(ascii: "=")): .notEqual
      default: nil
      }
    if token != nil { position += 1 }
    return token ?? .mark(byte)
  }

  private mutating func word() -> Token {
    let start = position
    skipWord()
    var bytes: UInt64 = 0
    if position - start <= 8 {
      for index in start..<position { bytes = bytes << 8 | UInt64(text[index] | 0x20) }
    } else if position - start == 9, Self.isReturning(text[start..<position]) {
      return .word(.returning)
    }
    return Self.words[bytes].map(Token.word) ?? .name
  }

  private mutating func skipWord() {
    while position < text.count, Self.isLetter(text[position]) || Self.isDigit(text[position]) {
      position += 1
    }
  }

  /// Skips what is in quotes, those in it doubled.
  private mutating func skip(quote: UInt8) {
    position += 1
    while position < text.count {
      if text[position] == quote {
        position += 1
        if position >= text.count || text[position] != quote { return }
      }
      position += 1
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".")
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
