/// What the driver has to know about the text of a statement.
enum SQLText {
  /// The first word in upper case, after white space and comments.
  static func firstWord(of sql: String) -> String {
    var rest = sql.utf8[...]
    skipBlanks(&rest)
    let word = rest.prefix { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
    }
    return String(decoding: word.map { $0 & 0xDF }, as: UTF8.self)
  }

  private static func skipBlanks(_ rest: inout Substring.UTF8View) {
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: " "), 9, 10, 12, 13:
        rest.removeFirst()
      case UInt8(ascii: "-") where rest.starts(with: "--".utf8):
        rest = rest.drop { $0 != 10 }
      case UInt8(ascii: "/") where rest.starts(with: "/*".utf8):
        rest.removeFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest.removeFirst() }
        rest = rest.dropFirst(2)
      default:
        return
      }
    }
  }
}
