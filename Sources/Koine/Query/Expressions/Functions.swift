extension QueryExpression where Value: SQLText {
  /// The number of characters, counted as Unicode code points.
  public func length() -> Computed<Value.Length> { Computed(.function(.length, [expression])) }

  /// Makes `count` of a text, as Swift has it, a compile-time error that names `length()`.
  @available(*, unavailable, message: "the number of characters is length(); count() counts rows")
  public var count: Computed<Value.Length> { length() }

  /// The text with the ASCII letters in lower case.
  public func lower() -> Computed<Value> { Computed(.function(.lower, [expression])) }

  /// The text with the ASCII letters in upper case.
  public func upper() -> Computed<Value> { Computed(.function(.upper, [expression])) }

  /// The text with the letters of all alphabets in lower case, as Unicode maps them without regard to a language.
  ///
  ///     Person.where { $0.name.unicodeLower() == "élodie" }
  ///     // SQLite:     koine_lower("people"."name")
  ///     // PostgreSQL: lower("people"."name" COLLATE "und-x-icu") COLLATE "C"
  ///
  /// Engines know the letters of the version of Unicode that they were built with. PostgreSQL has to be built with ICU.
  public func unicodeLower() -> Computed<Value> { Computed(.function(.textual(.unicodeLower), [expression])) }

  /// The text with the letters of all alphabets in upper case: `STRASSE` of `straße`.
  public func unicodeUpper() -> Computed<Value> { Computed(.function(.textual(.unicodeUpper), [expression])) }

  /// The text in a normal form of Unicode, in which texts that look the same are equal.
  ///
  ///     Person.where { $0.name.normalized(.nfc) == "É" }      // also of "E" and a combining accent
  ///     // PostgreSQL: normalize("people"."name", NFC)
  ///
  /// SQLite and MariaDB have none: the statement is refused there.
  public func normalized(_ form: SQLNormalForm) -> Computed<Value> {
    Computed(.function(.textual(form.function), [expression]))
  }

  /// The text without the spaces at its ends. Other white space stays.
  public func trim() -> Computed<Value> { Computed(.function(.trim, [expression])) }

  /// The text without the spaces at its start.
  public func ltrim() -> Computed<Value> { Computed(.function(.trimStart, [expression])) }

  /// The text without the spaces at its end.
  public func rtrim() -> Computed<Value> { Computed(.function(.trimEnd, [expression])) }

  /// The text without any of these characters at its ends, whatever their order.
  ///
  ///     Phrase.select { $0.text.trim("[]") }
  ///     // SQLite: trim("phrases"."text", ?1)   PostgreSQL: btrim("phrases"."text", $1)
  ///
  /// - Parameter characters: Code points. If there are none, the text stays as it is.
  public func trim(_ characters: some QueryExpression<String>) -> Computed<Value> {
    Computed(.function(.trim, [expression, characters.expression]))
  }

  /// The text without any of these characters at its start.
  public func ltrim(_ characters: some QueryExpression<String>) -> Computed<Value> {
    Computed(.function(.trimStart, [expression, characters.expression]))
  }

  /// The text without any of these characters at its end.
  public func rtrim(_ characters: some QueryExpression<String>) -> Computed<Value> {
    Computed(.function(.trimEnd, [expression, characters.expression]))
  }

  /// The position at which another text first occurs, counted from 1 in code points; 0 if it does not, and
  /// 1 for an empty one. Compared exactly, as `contains` does.
  ///
  ///     Phrase.select { $0.text.instr("a") }
  ///     // SQLite: instr("phrases"."text", ?1)   PostgreSQL: strpos("phrases"."text", $1)
  public func instr(_ other: some QueryExpression<String>) -> Computed<Value.Length> {
    Computed(.function(.position, [expression, other.expression]))
  }

  /// The first characters, counted as code points: all of a shorter text, none if the number is less than
  /// one.
  ///
  ///     Phrase.select { $0.text.left(3) }
  ///     // SQLite: substr("phrases"."text", 1, ?1)   PostgreSQL: left("phrases"."text", $1)
  public func left(_ count: some QueryExpression<Int>) -> Computed<Value> {
    Computed(.function(.left, [expression, count.expression]))
  }

  /// The last characters, counted as code points: all of a shorter text, none if the number is less than
  /// one.
  public func right(_ count: some QueryExpression<Int>) -> Computed<Value> {
    Computed(.function(.right, [expression, count.expression]))
  }

  /// The text with every occurrence of one text replaced by another.
  public func replace(
    _ old: some QueryExpression<String>, with new: some QueryExpression<String>
  ) -> Computed<Value> {
    Computed(.function(.replace, [expression, old.expression, new.expression]))
  }

  /// The part from a position to the end.
  ///
  /// - Parameter start: The position of the first character, counted from 1 in code points. Positions
  ///   before the first count, but hold no character.
  public func substr(_ start: some QueryExpression<Int>) -> Computed<Value> {
    Computed(.function(.substring, [expression, start.expression]))
  }

  /// The part from a position, of a length.
  ///
  ///     Reminder.select { $0.title.substr(1, 3) }
  ///     // SQLite:     substr("reminders"."title", ?1, ?2)
  ///     // PostgreSQL: substr("reminders"."title", CAST($1 AS integer), CAST($2 AS integer))
  ///
  /// - Parameters:
  ///   - start: The position of the first character, counted from 1 in code points. Positions before the
  ///     first count, but hold no character: `substr(0, 3)` has two characters.
  ///   - length: The number of positions; less than one gives an empty text, and one beyond 2^30 - 1 is that.
  public func substr(
    _ start: some QueryExpression<Int>, _ length: some QueryExpression<Int>
  ) -> Computed<Value> {
    Computed(.function(.substring, [expression, start.expression, length.expression]))
  }
}

extension QueryExpression where Value: SQLNumericValue {
  /// The number without its sign.
  public func abs() -> Computed<Value> { Computed(.function(.absolute, [expression])) }
}

/// The normal forms of Unicode.
public enum SQLNormalForm: Sendable, Hashable, CaseIterable {
  /// Characters composed, or taken apart.
  case nfc, nfd
  /// The same by compatibility: `ﬁ` is `fi`.
  case nfkc, nfkd

  fileprivate var function: SQLTextualFunction {
    switch self {
    case .nfc: .nfc
    case .nfd: .nfd
    case .nfkc: .nfkc
    case .nfkd: .nfkd
    }
  }
}
