/// Takes the text of a statement apart by the rules of an engine: the one reader of SQL text, on which every other
/// one is built. Comments and blanks are passed over. A text that ends within a comment, a constant or a name ends
/// that, and ``ending`` tells.
struct SQLLexer {
  enum Token {
    /// A word without quotes: a keyword, a name, the name of a function.
    case word
    /// A name in quotes.
    case quotedName
    /// A text, or bytes.
    case constant
    case number
    /// A placeholder: `?`, `?1`, `$1`, `$name`.
    case parameter
    /// A byte of an operator, a parenthesis, a comma …
    case mark(UInt8)
  }

  /// What a text ends within.
  enum Ending {
    /// A comment that lasts to the end of its line.
    case line
    /// A comment, a constant or a name that is not closed.
    case unclosed
  }

  private let text: UnsafeBufferPointer<UInt8>
  private let rules: SQLLexicalRules
  /// Where the last token begins.
  private(set) var start: Int
  /// Where it ends, and the next one is looked for.
  private(set) var end: Int
  /// What the text ends within, once all of it has been read; `nil` if it ends behind a token or a blank.
  private(set) var ending: Ending?

  init(_ text: UnsafeBufferPointer<UInt8>, _ rules: SQLLexicalRules, at position: Int = 0) {
    self.text = text
    self.rules = rules
    start = position
    end = position
  }

  mutating func next() -> Token? {
    skipBlanks()
    start = end
    guard let byte = byte(end) else { return nil }
    switch byte {
    case UInt8(ascii: "'"):
      skip(to: byte)
      return .constant
    case UInt8(ascii: "\""):
      skip(to: byte)
      return .quotedName
    case UInt8(ascii: "`") where rules.contains(.backtickNames):
      skip(to: byte)
      return .quotedName
    case UInt8(ascii: "[") where rules.contains(.bracketNames):
      while let byte = self.byte(end), byte != UInt8(ascii: "]") { end += 1 }
      if end == text.count { ending = .unclosed }
      end = Swift.min(end + 1, text.count)
      return .quotedName
    case UInt8(ascii: "$"):
      if rules.contains(.dollarQuotes), skipDollarQuoted() { return .constant }
      end += 1
      return skipWord() ? .parameter : .mark(byte)
    case UInt8(ascii: "?"):
      end += 1
      skipWord()
      return .parameter
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while let byte = self.byte(end), Self.isNumeric(byte) { end += 1 }
      return .number
    case _ where Self.startsWord(byte):
      skipWord()
      return skipPrefixed() ? .constant : .word
    default:
      end += 1
      return .mark(byte)
    }
  }

  /// Takes the next byte into the last token, for an operator of two.
  mutating func skipByte() {
    end = Swift.min(end + 1, text.count)
  }

  /// Takes the name that follows at once into the last token.
  ///
  /// - Returns: Whether there is one.
  mutating func takeName() -> Bool { skipWord() }

  private func byte(_ position: Int) -> UInt8? {
    position < text.count ? text[position] : nil
  }

  // MARK: Words

  /// Skips what may follow the first byte of a word.
  ///
  /// - Returns: Whether there was anything.
  @discardableResult private mutating func skipWord() -> Bool {
    let start = end
    while let byte = byte(end), Self.startsWord(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "$") {
      end += 1
    }
    return end > start
  }

  /// Skips the rest of a constant whose first letter says what kind it is: `E'…'`, `X'…'`.
  private mutating func skipPrefixed() -> Bool {
    guard end - start == 1, byte(end) == UInt8(ascii: "'") else { return false }
    switch text[start] | 0x20 {
    case UInt8(ascii: "e") where rules.contains(.escapeStrings):
      repeat { skip(to: UInt8(ascii: "'"), hasEscapes: true) } while skipToContinuation()
    case UInt8(ascii: "b"), UInt8(ascii: "n"), UInt8(ascii: "x"):
      skip(to: UInt8(ascii: "'"))
    default: return false
    }
    return true
  }

  private static func startsWord(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || startsWord(byte) || byte == UInt8(ascii: ".")
  }

  // MARK: Quotes

  /// Skips what is quoted, from its first quote on. A quote that is written twice is part of the text.
  private mutating func skip(to quote: UInt8, hasEscapes: Bool = false) {
    end += 1
    while let byte = byte(end) {
      end += 1
      if byte == quote {
        if self.byte(end) != quote { return }
        end += 1
      } else if hasEscapes, byte == UInt8(ascii: "\\") {
        end = Swift.min(end + 1, text.count)
      }
    }
    ending = .unclosed
  }

  /// Skips the blanks before the next part of a constant: it goes on in another line, by the same rules.
  private mutating func skipToContinuation() -> Bool {
    let position = end
    var hasLineBreak = false
    while let byte = byte(end) {
      if byte == 10 || byte == 13 {
        hasLineBreak = true
      } else if hasLineBreak, beginsLine(byte) {
        skipLine()
        continue
      } else if !Self.isBlank(byte) {
        break
      }
      end += 1
    }
    if hasLineBreak, byte(end) == UInt8(ascii: "'") { return true }
    end = position
    return false
  }

  /// Skips `$$…$$` or `$tag$…$tag$`.
  ///
  /// - Returns: Whether there was one. `$1` is a parameter.
  private mutating func skipDollarQuoted() -> Bool {
    var last = end + 1
    if let first = byte(last), Self.isDigit(first) { return false }
    while let byte = byte(last), Self.startsWord(byte) || Self.isDigit(byte) { last += 1 }
    guard byte(last) == UInt8(ascii: "$") else { return false }
    let tag = text[end...last]
    end = last + 1
    while let byte = byte(end) {
      if byte == UInt8(ascii: "$"), text[end...].starts(with: tag) {
        end += tag.count
        return true
      }
      end += 1
    }
    ending = .unclosed
    return true
  }

  // MARK: Blanks

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte >= 9 && byte <= 13
  }

  private mutating func skipBlanks() {
    while let byte = byte(end) {
      if Self.isBlank(byte) {
        end += 1
      } else if beginsLine(byte) {
        skipLine()
      } else if byte == UInt8(ascii: "/"), self.byte(end + 1) == UInt8(ascii: "*") {
        skipComment()
      } else {
        return
      }
    }
  }

  /// Whether a comment that lasts to the end of the line begins with the next byte.
  private func beginsLine(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "#") { return rules.contains(.hashComments) }
    guard byte == UInt8(ascii: "-"), self.byte(end + 1) == byte else { return false }
    guard rules.contains(.blankBehindDashes), let next = self.byte(end + 2) else { return true }
    return next <= UInt8(ascii: " ") || next == 127
  }

  private mutating func skipLine() {
    let endsAtReturn = rules.contains(.commentsEndAtReturn)
    while let byte = byte(end) {
      if byte == 10 || byte == 13 && endsAtReturn { return }
      end += 1
    }
    ending = .line
  }

  private mutating func skipComment() {
    var depth = 1
    end += 2
    while let byte = byte(end) {
      end += 1
      if byte == UInt8(ascii: "*"), self.byte(end) == UInt8(ascii: "/") {
        end += 1
        depth -= 1
        if depth == 0 { return }
      } else if byte == UInt8(ascii: "/"), self.byte(end) == UInt8(ascii: "*"),
        rules.contains(.nestedComments)
      {
        end += 1
        depth += 1
      }
    }
    ending = .unclosed
  }
}
