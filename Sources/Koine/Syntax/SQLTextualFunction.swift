/// More functions of texts, which are sequences of Unicode code points, and random UUIDs.
@nonexhaustive public enum SQLTextualFunction: String, Sendable, Hashable, CaseIterable {
  /// The number of bytes in UTF-8.
  case octetLength
  /// A text with another one before it, or behind it, again and again, so that it has a length; cut off behind that
  /// length. As it is if the other one is empty; empty for a length below 1.
  case padStart, padEnd
  /// A text again and again; empty for a number below 1.
  case repeated
  /// The code points in the opposite order.
  case reversed
  /// The texts behind the first one that are not NULL, with the first one between them; NULL if that is NULL.
  case joined
  /// The number of a text's first code point; NULL of an empty text.
  case codePoint
  /// The text of one code point; NULL of a number that is none.
  case character
  /// The part of a text with a number, from 1, between separators: empty if there is none, NULL for a number below 1 or
  /// beyond 32 bits. An empty separator separates nothing.
  case part
  /// The letters of all alphabets in lower or in upper case, as Unicode maps them without regard to a language.
  case unicodeLower, unicodeUpper
  /// The digits of an integer or a decimal number, with all its decimals behind a point, and a comma between each three
  /// digits before it.
  case formatted
  /// A normal form of Unicode: characters composed or taken apart, by canonical equivalence or by compatibility.
  case nfc, nfd, nfkc, nfkd
  /// A random UUID, of version 4, another one for each row.
  case randomUUID

  /// The type of the result.
  var type: SQLType {
    switch self {
    case .octetLength, .codePoint: .bigInteger
    case .randomUUID: .uuid
    default: .text
    }
  }

  /// Whether the result may be NULL if no argument is.
  var mayBeNull: Bool {
    switch self {
    case .codePoint, .character, .part: true
    default: false
    }
  }
}
