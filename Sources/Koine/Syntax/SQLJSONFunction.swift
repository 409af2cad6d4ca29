/// A step into a JSON document: a key and an index are two things, whatever a key looks like.
public enum SQLJSONLeg: Sendable, Hashable {
  /// The member of an object with this key. Anything but an object has none.
  case key(String)
  /// The element of an array at this position, of which the first is 0; negative ones count from the end, of which the
  /// last is -1. Anything but an array has none.
  case index(Int64)

  /// Whether it is a key that no engine takes.
  var hasNUL: Bool { if case .key(let key) = self { key.hasNUL } else { false } }

  /// Whether it is a key that begins with a minus sign.
  var beginsWithMinus: Bool {
    if case .key(let key) = self { key.utf8.first == UInt8(ascii: "-") } else { false }
  }

  /// Whether both lead to the same part of every document.
  public static func == (left: SQLJSONLeg, right: SQLJSONLeg) -> Bool {
    switch (left, right) {
    // `String` compares by canonical equivalence, engines by code point.
    case (.key(let a), .key(let b)): a.hasSameBytes(as: b)
    case (.index(let a), .index(let b)): a == b
    case (.key, .index), (.index, .key): false
    }
  }
}

// A path is written as a list of keys and indices: `setting("author", 0, to: …)`.
extension SQLJSONLeg: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// A key.
  public init(stringLiteral key: String) { self = .key(key) }
  /// An index.
  public init(integerLiteral index: Int64) { self = .index(index) }
}

/// What is done to a JSON document at a path. A document that has not what the path leads through stays as it is: an object
/// where the path has a key, an array where it has an index.
@nonexhaustive public enum SQLJSONChange: String, Sendable, Hashable, CaseIterable {
  /// The value takes the place of what is there. A member that an object lacks is added, an element of an array is not.
  case set
  /// A member is added to an object that has none of its key. In an array, the value goes before the element at the index,
  /// or behind the last one if the index is how many there are.
  case insert
  /// The value goes behind the elements of the array at the path.
  case append
  /// The member or element is taken out.
  case remove
}

/// As what a part of a JSON document is read. What it is not is NULL, and so is JSON's null, unless it is read as JSON.
public enum SQLJSONKind: String, Sendable, Hashable, CaseIterable {
  /// The part itself.
  case json
  /// A text, without its quotes and escapes.
  case text
  /// A number that is whole, however it is written, and has room in 64 bits.
  case integer
  /// A number, as the floating-point number that is nearest; NULL beyond their range.
  case double
  /// `true` or `false`.
  case boolean

  /// The type of the result.
  var type: SQLType {
    switch self {
    case .json: .json
    case .text: .text
    case .integer: .bigInteger
    case .double: .double
    case .boolean: .boolean
    }
  }
}

/// The functions of JSON documents. NULL of a document that is NULL; the value of a change may be.
@nonexhaustive public enum SQLJSONFunction: Sendable, Hashable {
  /// The part of a document at a path; NULL if there is none. Of several members with one key, the last one counts.
  case value(SQLJSONKind, at: [SQLJSONLeg])
  /// `null`, `boolean`, `number`, `string`, `array` or `object`.
  case type
  /// The number of elements of an array, or of members of an object; NULL of anything else.
  case length
  /// The keys of an object, sorted by code point, as an array of JSON; NULL of anything else.
  case keys
  /// Whether the document contains another one, the second argument. A scalar contains the equal one; an array each array
  /// all elements of which it contains, as often as they come and in any order; an object each object whose members it
  /// contains under their keys. Besides, a document that is an array contains a scalar that is one of its elements.
  case contains
  /// The document with a value, the second argument, at a path, or without what is there. The value NULL is `null`. The
  /// path has a step, unless it is that of an array to append to.
  case changed(SQLJSONChange, at: [SQLJSONLeg])
  /// The document with a merge patch, the second argument, as RFC 7396 has it: a patch that is an object sets its members,
  /// removes those that are `null` in it, and patches objects within; any other patch is the result itself.
  case patched
  /// A value in JSON, as text: `null` of NULL.
  case encoded
  /// A text of JSON as a document.
  case parsed

  /// The type of the result.
  var type: SQLType {
    switch self {
    case .value(let kind, _): kind.type
    case .type: .text
    case .length: .bigInteger
    case .keys, .parsed, .changed, .patched: .json
    case .contains: .boolean
    case .encoded: .text
    }
  }

  /// Whether the result may be NULL if no argument is.
  var mayBeNull: Bool {
    switch self {
    case .type, .encoded, .parsed, .contains, .changed, .patched: false
    case .value, .length, .keys: true
    }
  }

  /// The path into the document.
  var path: [SQLJSONLeg] {
    switch self {
    case .value(_, let path), .changed(_, let path): path
    case .type, .length, .keys, .contains, .patched, .encoded, .parsed: []
    }
  }

  /// The name of the meaning.
  var name: String {
    switch self {
    case .value(let kind, _): "json_\(kind.rawValue)"
    case .type: "json_type"
    case .length: "json_length"
    case .keys: "json_keys"
    case .contains: "json_contains"
    case .changed(let change, _): "json_\(change.rawValue)"
    case .patched: "json_patch"
    case .encoded: "json_encoded"
    case .parsed: "json_parsed"
    }
  }
}
