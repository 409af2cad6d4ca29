extension QueryExpression where Value: SQLText {
  /// Whether a part of the text matches a regular expression.
  ///
  ///     Part.where { $0.number.matches(regex: #"^[A-Z]{2}-\d+$"#) }
  ///     // PostgreSQL: ("parts"."number" COLLATE "C" ~ '^[A-Z]{2}\-[0-9]+$')
  ///     // SQLite:     koine_matches("parts"."number", '^[A-Z]{2}\-[0-9]+$')
  ///
  /// ``SQLRegularExpression`` tells the syntax, which means the same on every engine. Anything else in it is refused when
  /// the query is rendered. On SQLite it is a function that Koine's driver adds.
  ///
  /// - Parameters:
  ///   - pattern: The expression. `^` and `$` are the ends of the whole text; without them, any part of it may match.
  ///   - caseSensitive: Whether the case of ASCII letters counts.
  public func matches(regex pattern: String, caseSensitive: Bool = true) -> Computed<Value.TruthValue> {
    do {
      let expression = try SQLRegularExpression(pattern, caseSensitive: caseSensitive)
      return Computed(.function(.matches(expression), [self.expression]))
    } catch {
      let detail = "\"\(pattern)\", at character \(error.position): \(error.reason)"
      return Computed(.refusal(SQLRefusal(.regularExpression, detail), .boolean))
    }
  }
}
