extension SQLWriter {
  /// Writes a text with its collation, if that has to be said.
  mutating func write(_ text: SQLExpression, _ collation: SQLCollation) {
    guard let name = dialect.collationName(collation) else { return write(text) }
    // PostgreSQL gives a constant below a collation its type in ORDER BY, and then does not find it in DISTINCT ON.
    if case .literal = text, spelling.codePointCollation != nil {
      write(.cast(text, .text), in: .tight)
    } else {
      write(text.asPlainText, in: .tight)
    }
    write(" COLLATE ")
    write(identifier: name)
  }
}

extension SQLExpression {
  /// The parts of a row value; otherwise the expression itself.
  var parts: [SQLExpression] {
    if case .row(let parts) = self { parts } else { [self] }
  }

  /// Whether the text is compared without the case of its letters.
  var isWithoutCase: Bool {
    if case .collate(_, .noCase) = self { true } else { false }
  }
}
