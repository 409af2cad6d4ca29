import CSQLite
@_spi(KoineDriver) import Koine

extension DatabaseSchema.Column {
  /// The type as a definition names it: in quotes, unless it is words that mean nothing else, and numbers.
  ///
  /// SQLite tells a type without the quotes that it was declared with: `"a, b"` would be a type and a column.
  var typeText: String {
    let parts = typeName.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    var words = parts[0].split(separator: " ", omittingEmptySubsequences: false)
    if parts.count > 1, words.last?.isEmpty == true { words.removeLast() }
    let isPlain = words.allSatisfy(\.isTypeWord) && (parts.count == 1 || parts[1].areTypeNumbers)
    return isPlain ? typeName : DefinitionText.name(typeName)
  }
}

extension Substring {
  /// Whether it can be a word of a type that has no quotes.
  fileprivate var isTypeWord: Bool {
    func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
    guard let first = utf8.first, isLetter(first), utf8.allSatisfy({ isLetter($0) || $0.isDigit }) else {
      return false
    }
    return sqlite3_keyword_check(String(self), Int32(utf8.count)) == 0
  }

  /// Whether it is one or two numbers and a parenthesis that ends them.
  fileprivate var areTypeNumbers: Bool {
    guard utf8.last == UInt8(ascii: ")") else { return false }
    let numbers = dropLast().split(separator: ",", omittingEmptySubsequences: false)
    return numbers.count <= 2
      && numbers.allSatisfy { number in
        var digits = number.utf8.drop { $0 == UInt8(ascii: " ") }
        if let sign = digits.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
          digits.removeFirst()
        }
        while digits.last == UInt8(ascii: " ") { digits.removeLast() }
        return !digits.isEmpty && digits.allSatisfy(\.isDigit)
      }
  }
}
