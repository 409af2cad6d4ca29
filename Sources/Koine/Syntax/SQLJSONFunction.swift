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

/// The functions of JSON documents. NULL of a document that is NULL.
@nonexhaustive public enum SQLJSONFunction: Sendable, Hashable {
  /// The part of a document at a path; NULL if there is none. Of several members with one key, the last one counts.
  case value(SQLJSONKind, at: [SQLJSONLeg])
  /// `null`, `boolean`, `number`, `string`, `array` or `object`.
  case type
  /// The number of elements of an array, or of members of an object; NULL of anything else.
  case length
  /// The keys of an object, sorted by code point, as an array of JSON; NULL of anything else.
  case keys
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
    case .keys, .parsed: .json
    case .encoded: .text
    }
  }

  /// Whether the result may be NULL if no argument is.
  var mayBeNull: Bool {
    switch self {
    case .type, .encoded, .parsed: false
    case .value, .length, .keys: true
    }
  }

  /// The path into the document.
  var path: [SQLJSONLeg] {
    switch self {
    case .value(_, let path): path
    case .type, .length, .keys, .encoded, .parsed: []
    }
  }

  /// The name of the meaning.
  var name: String {
    switch self {
    case .value(let kind, _): "json_\(kind.rawValue)"
    case .type: "json_type"
    case .length: "json_length"
    case .keys: "json_keys"
    case .encoded: "json_encoded"
    case .parsed: "json_parsed"
    }
  }
}
