import Koine

/// What the driver has to know about the text of a statement.
enum SQLText {
  /// How many bytes a statement may have, unless SQLite was built to take fewer.
  private static let lengthLimit = 1_000_000_000

  /// Refuses a statement that is too long before anything reads it.
  static func checkLength(of sql: String) throws(DatabaseError) {
    let count = sql.utf8.count
    guard count > lengthLimit else { return }
    // Nobody reads an error with such a text.
    throw DatabaseError(
      .tooManyValues, "The statement has \(count) bytes; SQLite takes \(lengthLimit) at most.")
  }

  /// The first word in upper case, after white space and comments.
  static func firstWord(of sql: String) -> String {
    var rest = sql.utf8[...]
    skipBlanks(&rest)
    let word = rest.prefix(16).prefix { byte in
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
