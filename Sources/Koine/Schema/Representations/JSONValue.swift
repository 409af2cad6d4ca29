/// Any JSON document, as a value of Swift: what the type of a column is if documents have no type of their own, and what a
/// part of a document is.
///
///     @Table struct Event: Identifiable { let id: Int; var payload: JSONValue }
///
///     Event.insert { Event.Draft(payload: ["kind": "click", "at": [3, 4.5], "user": .null]) }
///     Event.select { $0.payload["at"][0] }           // JSONValue?: .integer(3)
///
/// A number that is whole and has room in an `Int` is an `.integer`, however it is written; any other is the nearest
/// `Double`. JSON's null is `.null`, SQL's NULL is the `nil` of an optional. An object has a key once: of several, the last
/// one counts.
///
/// Stored as ``JSON`` is, with sorted keys. NaN, the infinities and texts with NUL are refused.
public enum JSONValue: ColumnValue, Hashable {
  /// The type of the value as an expression: the type itself.
  public typealias Value = JSONValue

  /// `null`
  case null
  /// `true`, `false`
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// Any other number.
  case double(Double)
  /// A text.
  case string(String)
  /// Values in an order.
  case array([JSONValue])
  /// Values by their keys.
  case object([String: JSONValue])

  /// Stored as `TEXT` on SQLite and `jsonb` on PostgreSQL.
  public static var sqlType: SQLType { .json }

  /// The document as text; refused if it holds a number or a text that JSON, or an engine, has not.
  public var sqlValue: SQLValue {
    var text = ""
    if let reason = append(to: &text, depth: 0) { return .invalid(reason: reason) }
    return .text(text)
  }

  /// Reads a document; a text that is not JSON is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> JSONValue {
    guard cell.kind == .text else { throw row.mismatch(cell, expected: "JSON") }
    do {
      return try JSONValue(bytes: try row.unsafeBytes(of: cell))
    } catch let error as DatabaseError {
      throw error
    } catch {
      throw .unreadable(
        column: row.position - 1, expected: "JSON",
        reason:
          "it is malformed, has more than \(maximumDepth) levels or a number beyond the doubles, or equal keys"
      )
    }
  }

  /// The member of an object with a key; `nil` if there is none, or it is not an object.
  public func member(_ key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// How many arrays and objects may be within each other.
  static let maximumDepth = 500
}

extension JSONValue {
  /// Numbers are equal if they are the same number.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.integer(let a), .double(let b)), (.double(let b), .integer(let a)): Int(exactly: b) == a
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    default: false
    }
  }

  /// Equal documents have one hash: 1 and 1.0 are equal.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .double(let value):
      if let whole = Int(exactly: value) { hasher.combine(whole) } else { hasher.combine(value) }
    case .string(let value): hasher.combine(value)
    case .array(let values): hasher.combine(values)
    case .object(let members): hasher.combine(members)
    }
  }
}

// Not by a floating-point literal: with it, `try row.value("score") == 1.5` would ask for JSON.
extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object. Of equal keys, the last one counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
