/// What only the text of a CREATE TABLE tells.
enum TableText {
  /// The names of a table's foreign keys in the order of their declaration, `nil` for one without a name.
  static func foreignKeyNames(in sql: String) -> [String?] {
    var names: [String?] = []
    var pending: String?
    var isName = false
    for token in tokens(of: sql) {
      if isName {
        pending = token.text
        isName = false
        continue
      }
      guard !token.isQuoted else { continue }
      switch token.text.uppercased() {
      case "CONSTRAINT": isName = true
      case "REFERENCES":
        names.append(pending)
        pending = nil
      // The constraint that had the name was another one.
      case "PRIMARY", "UNIQUE", "CHECK", "NOT", "NULL", "DEFAULT", "COLLATE", "GENERATED", "AS": pending = nil
      default: break
      }
    }
    return names
  }

  private struct Token {
    var text: String
    var isQuoted: Bool
  }

  /// Words and quoted names; the rest is left out.
  private static func tokens(of sql: String) -> [Token] {
    var tokens: [Token] = []
    var rest = Array(sql.utf8)[...]
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "-") where rest.starts(with: "--".utf8):
        rest = rest.drop { $0 != 10 }
      case UInt8(ascii: "/") where rest.starts(with: "/*".utf8):
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "["):
        let end = byte == UInt8(ascii: "[") ? UInt8(ascii: "]") : byte
        tokens.append(Token(text: quoted(&rest, until: end), isQuoted: true))
      default:
        let word = rest.prefix(while: isPartOfWord)
        rest = rest.dropFirst(max(1, word.count))
        if !word.isEmpty {
          tokens.append(Token(text: String(decoding: word, as: UTF8.self), isQuoted: false))
        }
      }
    }
    return tokens
  }

  /// Takes a quoted text, in which a doubled mark stands for one.
  private static func quoted(_ rest: inout ArraySlice<UInt8>, until end: UInt8) -> String {
    var text: [UInt8] = []
    rest = rest.dropFirst()
    while let byte = rest.first {
      rest = rest.dropFirst()
      if byte == end {
        guard end != UInt8(ascii: "]"), rest.first == end else { break }
        rest = rest.dropFirst()
      }
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
