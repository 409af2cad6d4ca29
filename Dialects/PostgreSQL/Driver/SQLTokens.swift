/// The words and marks of a text in SQL, as PostgreSQL takes it apart; what is in literals and comments is left out.
struct SQLTokens: Sequence, IteratorProtocol {
  enum Token: Hashable {
    /// In upper case.
    case word(String)
    /// A name in double quotes.
    case quotedName
    case literal
    case mark(UInt8)
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ sql: String) {
    bytes = Array(sql.utf8)
  }

  /// The word that tells what the first statement does, behind the parentheses around it.
  var firstWord: String? {
    for case .word(let word) in self { return word }
    return nil
  }

  private func byte(_ offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  mutating func next() -> Token? {
    while let byte = byte(position) {
      switch byte {
      case UInt8(ascii: " "), 9...13:
        position += 1
      case UInt8(ascii: "-") where self.byte(position + 1) == byte:
        while let byte = self.byte(position), byte != 10, byte != 13 { position += 1 }
      case UInt8(ascii: "/") where self.byte(position + 1) == UInt8(ascii: "*"):
        skipComment()
      case UInt8(ascii: "'"):
        skip(to: byte, hasEscapes: false)
        return .literal
      case UInt8(ascii: "\""):
        skip(to: byte, hasEscapes: false)
        return .quotedName
      case UInt8(ascii: "$"):
        if skipDollarQuoted() { return .literal }
        position += 1
        return .mark(byte)
      case _ where Self.startsWord(byte):
        return word()
      default:
        position += 1
        return .mark(byte)
      }
    }
    return nil
  }

  private mutating func word() -> Token {
    let start = position
    while let byte = byte(position), Self.startsWord(byte) || byte == UInt8(ascii: "$") { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self).uppercased()
    switch (word, byte(position)) {
    case ("E", UInt8(ascii: "'")):
      skip(to: UInt8(ascii: "'"), hasEscapes: true)
      return .literal
    case ("B", UInt8(ascii: "'")), ("X", UInt8(ascii: "'")), ("N", UInt8(ascii: "'")):
      skip(to: UInt8(ascii: "'"), hasEscapes: false)
      return .literal
    default: return .word(word)
    }
  }

  /// Skips what is quoted. A quote that is written twice stands for itself.
  private mutating func skip(to quote: UInt8, hasEscapes: Bool) {
    repeat {
      position += 1
      while let byte = byte(position), byte != quote {
        position += hasEscapes && byte == UInt8(ascii: "\\") ? 2 : 1
      }
      position += 1
    } while byte(position) == quote
  }

  /// Skips `$$…$$` or `$tag$…$tag$`.
  ///
  /// - Returns: Whether there was one. `$1` is a parameter.
  private mutating func skipDollarQuoted() -> Bool {
    var end = position + 1
    if let first = byte(end), (48...57).contains(first) { return false }
    while let byte = byte(end), Self.startsWord(byte) { end += 1 }
    guard byte(end) == UInt8(ascii: "$") else { return false }
    let tag = bytes[position...end]
    position = end + 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "$"), bytes[position...].starts(with: tag) {
        position += tag.count
        return true
      }
      position += 1
    }
    return true
  }

  /// PostgreSQL's comments nest.
  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if byte(position) == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte(position) == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// A letter, a digit or `_`: numbers are words as well.
  private static func startsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
