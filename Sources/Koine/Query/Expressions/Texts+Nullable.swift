/// Functions of texts with an argument that may be NULL: the result is NULL if the text or one of the arguments is.
extension QueryExpression where Value: SQLText {
  /// The text without any of the characters of a text that may be NULL at its ends.
  @_disfavoredOverload
  public func trim<Characters: QueryExpression>(_ characters: Characters) -> Computed<String?>
  where Characters.Value: SQLText {
    Computed(.function(.trim, [expression, characters.expression]))
  }

  /// The text without any of the characters of a text that may be NULL at its start.
  @_disfavoredOverload
  public func ltrim<Characters: QueryExpression>(_ characters: Characters) -> Computed<String?>
  where Characters.Value: SQLText {
    Computed(.function(.trimStart, [expression, characters.expression]))
  }

  /// The text without any of the characters of a text that may be NULL at its end.
  @_disfavoredOverload
  public func rtrim<Characters: QueryExpression>(_ characters: Characters) -> Computed<String?>
  where Characters.Value: SQLText {
    Computed(.function(.trimEnd, [expression, characters.expression]))
  }

  /// The position, from 1, at which a text that may be NULL first occurs; 0 if it does not.
  @_disfavoredOverload
  public func instr<Other: QueryExpression>(_ other: Other) -> Computed<Int?> where Other.Value: SQLText {
    Computed(.function(.position, [expression, other.expression]))
  }

  /// As many of the first characters as a number says that may be NULL.
  ///
  ///     Reminder.select { $0.title.left($0.priority) }
  @_disfavoredOverload
  public func left<Count: QueryExpression>(_ count: Count) -> Computed<String?>
  where Count.Value: SQLRepresentable, Count.Value.Comparand == Int {
    Computed(.function(.left, [expression, count.expression]))
  }

  /// As many of the last characters as a number says that may be NULL.
  @_disfavoredOverload
  public func right<Count: QueryExpression>(_ count: Count) -> Computed<String?>
  where Count.Value: SQLRepresentable, Count.Value.Comparand == Int {
    Computed(.function(.right, [expression, count.expression]))
  }

  /// The text with every occurrence of one text replaced by another, either of which may be NULL.
  @_disfavoredOverload
  public func replace<Old: QueryExpression, New: QueryExpression>(
    _ old: Old, with new: New
  ) -> Computed<String?> where Old.Value: SQLText, New.Value: SQLText {
    Computed(.function(.replace, [expression, old.expression, new.expression]))
  }

  /// The part from a position, which may be NULL, to the end.
  @_disfavoredOverload
  public func substr<Start: QueryExpression>(_ start: Start) -> Computed<String?>
  where Start.Value: SQLRepresentable, Start.Value.Comparand == Int {
    Computed(.function(.substring, [expression, start.expression]))
  }

  /// The part from a position, of a length, either of which may be NULL.
  @_disfavoredOverload
  public func substr<Start: QueryExpression, Length: QueryExpression>(
    _ start: Start, _ length: Length
  ) -> Computed<String?>
  where
    Start.Value: SQLRepresentable, Start.Value.Comparand == Int, Length.Value: SQLRepresentable,
    Length.Value.Comparand == Int
  {
    Computed(.function(.substring, [expression, start.expression, length.expression]))
  }

  /// The text with another one before it, again and again, so that it has a length; either may be NULL.
  @_disfavoredOverload
  public func lpad<Length: QueryExpression, Fill: QueryExpression>(
    _ length: Length, _ fill: Fill = " "
  ) -> Computed<String?>
  where Length.Value: SQLRepresentable, Length.Value.Comparand == Int, Fill.Value: SQLText {
    Computed(.function(.textual(.padStart), [expression, length.expression, fill.expression]))
  }

  /// The text with another one behind it, again and again, so that it has a length; either may be NULL.
  @_disfavoredOverload
  public func rpad<Length: QueryExpression, Fill: QueryExpression>(
    _ length: Length, _ fill: Fill = " "
  ) -> Computed<String?>
  where Length.Value: SQLRepresentable, Length.Value.Comparand == Int, Fill.Value: SQLText {
    Computed(.function(.textual(.padEnd), [expression, length.expression, fill.expression]))
  }

  /// The text as often as a number says that may be NULL.
  @_disfavoredOverload
  public func repeated<Count: QueryExpression>(_ count: Count) -> Computed<String?>
  where Count.Value: SQLRepresentable, Count.Value.Comparand == Int {
    Computed(.function(.textual(.repeated), [expression, count.expression]))
  }

  /// The part with a number, from 1, between separators, either of which may be NULL.
  @_disfavoredOverload
  public func splitPart<Separator: QueryExpression, Number: QueryExpression>(
    _ separator: Separator, _ number: Number
  ) -> Computed<String?>
  where Separator.Value: SQLText, Number.Value: SQLRepresentable, Number.Value.Comparand == Int {
    Computed(.function(.textual(.part), [expression, separator.expression, number.expression]))
  }
}

/// Searches for a text that may be NULL: they are NULL if the one text or the other is.
extension QueryExpression where Value: SQLText {
  /// Whether the text matches a pattern that may be NULL.
  ///
  ///     Reminder.where { $0.title.like($0.notes) }
  @_disfavoredOverload
  public func like<Pattern: QueryExpression>(
    _ pattern: Pattern, caseSensitive: Bool = false
  ) -> Computed<Bool?> where Pattern.Value: SQLText {
    Computed(
      .like(expression, pattern: pattern.expression, caseSensitive: caseSensitive, negated: false))
  }

  /// Whether the text contains one that may be NULL, compared exactly: no wildcards, case-sensitive.
  ///
  ///     Reminder.where { $0.title.contains($0.notes) }
  ///     // SQLite: instr("reminders"."title", "reminders"."notes") > 0
  @_disfavoredOverload
  public func contains<Other: QueryExpression>(_ other: Other) -> Computed<Bool?> where Other.Value: SQLText {
    Computed(.search(expression, .contains, other.expression))
  }

  /// Whether the text begins with one that may be NULL, compared exactly.
  @_disfavoredOverload
  public func hasPrefix<Prefix: QueryExpression>(_ prefix: Prefix) -> Computed<Bool?>
  where Prefix.Value: SQLText {
    Computed(.search(expression, .hasPrefix, prefix.expression))
  }

  /// Whether the text ends with one that may be NULL, compared exactly.
  @_disfavoredOverload
  public func hasSuffix<Suffix: QueryExpression>(_ suffix: Suffix) -> Computed<Bool?>
  where Suffix.Value: SQLText {
    Computed(.search(expression, .hasSuffix, suffix.expression))
  }
}

/// Texts put together with a separator that may be NULL: NULL if it is.
@_disfavoredOverload
public func concat<Separator: QueryExpression, each Part: QueryExpression>(
  separator: Separator, _ parts: repeat each Part
) -> Computed<String?>
where Separator.Value: SQLText, repeat (each Part).Value: SQLText {
  var arguments = [separator.expression]
  for part in repeat each parts { arguments.append(part.expression) }
  return Computed(.function(.textual(.joined), arguments))
}
