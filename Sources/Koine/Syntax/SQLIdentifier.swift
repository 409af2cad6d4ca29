/// Standard SQL's quoting of identifiers.
enum SQLIdentifier {
  /// Puts a name in double quotes and doubles those in it.
  static func quote(_ name: String) -> String { name.quoted(with: "\"") }
}

/// What makes a name unfit for an engine, found once when the name enters the tree.
package struct SQLIdentifierTraits: Sendable, Hashable {
  /// The longest name, in bytes of UTF-8.
  package var longest: Int
  /// Whether one of the names is empty.
  package var hasEmpty: Bool
  /// Whether one of the names has a NUL, which ends a text of C.
  package var hasNUL: Bool
  /// The length of a name, in bytes, that every engine takes which Koine knows.
  static let fitLength = 63
  /// Whether every engine takes the names that takes this length.
  package var areFit: Bool { !hasEmpty && !hasNUL && longest <= Self.fitLength }

  /// The traits of one name.
  package init(_ name: String) {
    longest = name.utf8.count
    hasEmpty = name.isEmpty
    hasNUL = name.hasNUL
  }

  /// The traits of these names and those of others together.
  package func union(_ other: SQLIdentifierTraits) -> SQLIdentifierTraits {
    var result = self
    result.longest = Swift.max(longest, other.longest)
    result.hasEmpty = hasEmpty || other.hasEmpty
    result.hasNUL = hasNUL || other.hasNUL
    return result
  }
}
