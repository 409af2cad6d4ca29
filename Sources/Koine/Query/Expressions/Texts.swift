#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension QueryExpression where Value: SQLText {
  /// The number of bytes of the text in UTF-8.
  ///
  ///     Phrase.select { $0.text.octetLength() }
  ///     // SQLite: length(CAST("phrases"."text" AS BLOB))   PostgreSQL: octet_length("phrases"."text")
  public func octetLength() -> Computed<Value.Length> {
    Computed(.function(.textual(.octetLength), [expression]))
  }

  /// The text with another one before it, again and again, so that it has a length in code points. A longer text is cut
  /// off behind that length; a text stays as it is if the other one is empty.
  ///
  ///     Item.select { $0.number.cast(as: String.self).lpad(6, "0") }       // 000042
  public func lpad(
    _ length: some QueryExpression<Int>, _ fill: some QueryExpression<String> = " "
  ) -> Computed<Value> {
    Computed(.function(.textual(.padStart), [expression, length.expression, fill.expression]))
  }

  /// The text with another one behind it, again and again, so that it has a length in code points. A longer text is cut
  /// off behind that length; a text stays as it is if the other one is empty.
  public func rpad(
    _ length: some QueryExpression<Int>, _ fill: some QueryExpression<String> = " "
  ) -> Computed<Value> {
    Computed(.function(.textual(.padEnd), [expression, length.expression, fill.expression]))
  }

  /// The text again and again; empty for a number below 1.
  ///
  ///     Rating.select { "★".repeated($0.stars) }
  public func repeated(_ count: some QueryExpression<Int>) -> Computed<Value> {
    Computed(.function(.textual(.repeated), [expression, count.expression]))
  }

  /// The code points of the text in the opposite order.
  public func reverse() -> Computed<Value> { Computed(.function(.textual(.reversed), [expression])) }

  /// The number of the first code point; NULL of an empty text.
  ///
  ///     Phrase.select { $0.text.codePoint() }      // 8364 of "€uro"
  public func codePoint() -> Computed<Int?> { Computed(.function(.textual(.codePoint), [expression])) }

  /// The part with a number, from 1, between separators: empty if there is none, NULL for a number below 1.
  ///
  ///     Account.select { $0.email.splitPart("@", 2) }      // the domain
  ///
  /// - Parameters:
  ///   - separator: A text. An empty one separates nothing.
  ///   - number: Which part, from 1.
  public func splitPart(
    _ separator: some QueryExpression<String>, _ number: some QueryExpression<Int>
  ) -> Computed<Value.Optional> {
    Computed(.function(.textual(.part), [expression, separator.expression, number.expression]))
  }
}

extension QueryExpression where Value: SQLIntegerValue {
  /// The text of the code point that the number is; NULL if it is none.
  ///
  ///     Symbol.select { $0.number.character() }      // "€" of 8364
  public func character() -> Computed<String?> {
    Computed(.function(.textual(.character), [expression]))
  }
}

/// Texts put together with a separator between them; those that are NULL are left out, with their separator.
///
///     Person.select { concat(separator: " ", $0.first, $0.middle, $0.last) }
///     // PostgreSQL: concat_ws($1, "people"."first", "people"."middle", "people"."last")
public func concat<each Part: QueryExpression>(
  separator: some QueryExpression<String>, _ parts: repeat each Part
) -> Computed<String>
where repeat (each Part).Value: SQLText {
  var arguments = [separator.expression]
  for part in repeat each parts { arguments.append(part.expression) }
  return Computed(.function(.textual(.joined), arguments))
}

/// A random UUID, of version 4, that the database makes: another one for each row.
///
///     Reminder.all().update { $0.key = randomUUID() }
///     // PostgreSQL: gen_random_uuid()   SQLite: lower(hex(randomblob(4)) || '-' || …)
///
/// In a `Draft`, `UUID()` makes one in Swift.
public func randomUUID() -> Computed<UUID> { Computed(.function(.textual(.randomUUID), [])) }
