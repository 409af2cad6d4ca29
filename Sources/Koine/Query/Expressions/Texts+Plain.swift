// In a sum of texts with one of these functions, the compiler would try every `+` with every form of the function: three
// calls between literals took it four seconds. With a form that takes a literal as it is, it looks no further.

/// Functions of a text and a plain value.
extension QueryExpression where Value: SQLText {
  /// The text without any of these characters at its start and its end.
  ///
  ///     Phrase.select { $0.text.trim("[]") }
  ///     // SQLite: trim("phrases"."text", ?1)   PostgreSQL: btrim("phrases"."text", $1)
  ///
  /// - Parameter characters: Code points. If there are none, the text stays as it is.
  public func trim(_ characters: String) -> Computed<Value> {
    Computed(.function(.trim, [expression, characters.expression]))
  }

  /// The text without any of these characters at its start.
  public func ltrim(_ characters: String) -> Computed<Value> {
    Computed(.function(.trimStart, [expression, characters.expression]))
  }

  /// The text without any of these characters at its end.
  public func rtrim(_ characters: String) -> Computed<Value> {
    Computed(.function(.trimEnd, [expression, characters.expression]))
  }

  /// The first characters, counted as code points: all of a shorter text, none if the number is less than one.
  ///
  ///     Phrase.select { $0.text.left(3) }
  ///     // SQLite: substr("phrases"."text", 1, ?1)   PostgreSQL: left("phrases"."text", $1)
  public func left(_ count: Int) -> Computed<Value> {
    Computed(.function(.left, [expression, count.expression]))
  }

  /// The last characters, counted as code points: all of a shorter text, none if the number is less than one.
  public func right(_ count: Int) -> Computed<Value> {
    Computed(.function(.right, [expression, count.expression]))
  }

  /// The part from a position to the end.
  ///
  /// - Parameter start: The position of the first character, counted from 1 in code points. Positions before the first
  ///   count, but hold no character.
  public func substr(_ start: Int) -> Computed<Value> {
    Computed(.function(.substring, [expression, start.expression]))
  }

  /// The text again and again; empty for a number below 1.
  ///
  ///     Phrase.select { $0.text.repeated(3) }
  ///     // SQLite: koine_repeat("phrases"."text", ?1)   PostgreSQL: repeat("phrases"."text", CAST($1 AS integer))
  public func repeated(_ count: Int) -> Computed<Value> {
    Computed(.function(.textual(.repeated), [expression, count.expression]))
  }
}
