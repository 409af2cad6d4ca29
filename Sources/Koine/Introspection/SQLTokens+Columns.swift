extension SQLTokens {
  /// The columns that an expression names, in the order of the table. A word in another case counts, too.
  ///
  /// - Parameters:
  ///   - expression: The expression's text.
  ///   - columns: The names of the table's columns.
  ///   - rules: How the engine takes its text apart.
  public static func columns(
    in expression: String, of columns: [String], _ rules: SQLLexicalRules
  ) -> [String] {
    var words: Set<String> = []
    var names: Set<String> = []
    var tokens = SQLTokens(expression, rules)
    while let token = tokens.next() {
      switch token {
      case .word: words.insert(tokens.text.lowercased())
      case .quotedName: names.insert(tokens.text.lowercased())
      case .constant, .number, .parameter, .mark: break
      }
    }
    return columns.filter { names.contains($0.lowercased()) || words.contains($0.lowercased()) }
  }
}
