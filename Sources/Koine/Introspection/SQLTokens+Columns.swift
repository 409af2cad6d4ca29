extension SQLTokens {
  /// The columns that an expression names, in the order of the table. A name in another case counts if
  /// no column has it as it is.
  ///
  /// - Parameters:
  ///   - expression: The expression's text.
  ///   - columns: The names of the table's columns.
  ///   - rules: How the engine takes its text apart.
  public static func columns(
    in expression: String, of columns: [String], _ rules: SQLLexicalRules
  ) -> [String] {
    var found: Set<String> = []
    var tokens = SQLTokens(expression, rules)
    var colons = 0
    while let token = tokens.next() {
      // Behind two colons stands the name of a type.
      let isType = colons == 2
      colons = token == .mark(UInt8(ascii: ":")) ? colons + 1 : 0
      if isType { continue }
      switch token {
      case .word, .quotedName:
        let name = tokens.text
        if columns.contains(name) {
          found.insert(name)
        } else {
          found.formUnion(columns.filter { $0.isEqualIgnoringCase(name) })
        }
      case .constant, .number, .parameter, .mark: break
      }
    }
    return columns.filter(found.contains)
  }

  /// The columns that a condition names where it asks which value comes first, and names no collation there.
  ///
  /// - Parameters:
  ///   - condition: The condition's text.
  ///   - columns: The names of the table's columns.
  ///   - rules: How the engine takes its text apart.
  static func orderedColumns(
    in condition: String, of columns: [String], _ rules: SQLLexicalRules
  ) -> [String] {
    let bytes = Array(condition.utf8)
    var parts: [String] = []
    var start = 0
    var tokens = SQLTokens(condition, rules)
    while let token = tokens.next() {
      guard token == .word("AND") || token == .word("OR") else { continue }
      parts.append(String(decoding: bytes[start..<tokens.range.lowerBound], as: UTF8.self))
      start = tokens.range.upperBound
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    let found = parts.filter { comparesOrder(in: $0, rules) }.flatMap {
      self.columns(in: $0, of: columns, rules)
    }
    return columns.filter(found.contains)
  }

  /// Whether a text asks which value comes first, `<`, `>=`, `least()`, and names no collation.
  private static func comparesOrder(in text: String, _ rules: SQLLexicalRules) -> Bool {
    var tokens = SQLTokens(text, rules)
    var comparison = ""
    var end = 0
    var isFound = false
    while let token = tokens.next() {
      let isNext = tokens.range.lowerBound == end
      end = tokens.range.upperBound
      if case .mark(let byte) = token, "<>=!-+@~#&|?*/%^".utf8.contains(byte) {
        if !isNext, orders.contains(comparison) { isFound = true }
        comparison = (isNext ? comparison : "") + tokens.text
        continue
      }
      if token == .word("COLLATE") { return false }
      if orders.contains(comparison) || token == .word("LEAST") || token == .word("GREATEST") {
        isFound = true
      }
      comparison = ""
    }
    return isFound
  }

  private static var orders: Set<String> { ["<", "<=", ">", ">="] }
}

extension String {
  /// Whether two names are one to an engine that ignores the case of ASCII letters.
  fileprivate func isEqualIgnoringCase(_ other: String) -> Bool {
    func folded(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte | 0x20 : byte }
    return utf8.lazy.map(folded).elementsEqual(other.utf8.lazy.map(folded))
  }
}
