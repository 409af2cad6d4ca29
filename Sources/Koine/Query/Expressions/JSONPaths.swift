/// A JSON document, or an optional one: ``JSON`` and ``JSONValue``.
public protocol SQLJSONValue: SQLRepresentable {
  /// The length of the document: `Int?`.
  associatedtype Kind: SQLRepresentable
  /// What the document holds.
  associatedtype Document
}

/// A type of JSON documents.
public protocol SQLJSONDocument: ColumnValue, SQLJSONValue {}

extension JSON: SQLJSONDocument {
  /// The name of a document's type.
  public typealias Kind = String
  /// The value that is represented.
  public typealias Document = Wrapped
}

extension JSONValue: SQLJSONDocument {
  /// The name of a document's type.
  public typealias Kind = String
  /// Anything.
  public typealias Document = JSONValue
}

extension Optional: SQLJSONValue where Wrapped: SQLJSONDocument {
  /// The name of a document's type, or NULL.
  public typealias Kind = String?
  /// What the wrapped documents hold.
  public typealias Document = Wrapped.Document
}

extension Column where Value: SQLJSONValue {
  /// The member of an object with a key; NULL if there is none, or the document is not an object.
  ///
  ///     Note.where { $0.document["author"]["name"].text == "Ada" }
  ///     // PostgreSQL: … jsonb_path_query_first("notes"."document", 'strict $."author"."name" ? (…)', …) #>> '{}' = $1
  ///     // SQLite:     … koine_json_text("notes"."document", 'author', 'name') = ?1
  ///
  /// JSON's null is a value, `.null`, and not NULL. On SQLite, a function of Koine's driver looks for it, because SQLite's
  /// own paths cannot name a key with `"` in it.
  ///
  /// MariaDB keeps a document's text as it came, and compares keys as they are written there. Koine writes a key with the
  /// escapes that it needs alone; one that another program wrote with others, such as `"\u0061"` for `"a"`, MariaDB does not
  /// find, and of equal keys it takes the first one. `jsonMembers` yields such keys without escapes.
  ///
  /// - Parameter key: The key itself. It has no signs with a meaning: `"a.b"`, `"0"` and `""` are keys like others.
  public subscript(key: String) -> Computed<JSONValue?> { part(.key(key)) }

  /// The element of an array at a position; NULL if there is none, or the document is not an array.
  ///
  ///     Note.select { ($0.tags[0].text, $0.tags[-1].text) }
  ///     // SQLite: koine_json_text("notes"."tags", 0), koine_json_text("notes"."tags", -1)
  ///
  /// - Parameter index: From 0 on, or from -1, the last one, downwards.
  public subscript(index: Int) -> Computed<JSONValue?> { part(.index(Int64(index))) }

  /// The document as a text, without quotes and escapes; NULL if it is anything else.
  ///
  ///     Note.select { $0.document["title"].text }
  public var text: Computed<String?> { read(as: .text) }

  /// The document as an integer; NULL if it is not a number, has a fraction, or is beyond `Int`. 1.0 and 1e2 are whole.
  public var int: Computed<Int?> { read(as: .integer) }

  /// The document as a floating-point number, the nearest one; NULL if it is not a number, or is beyond their range.
  public var double: Computed<Double?> { read(as: .double) }

  /// The document as a truth value; NULL if it is anything but `true` and `false`.
  public var bool: Computed<Bool?> { read(as: .boolean) }

  /// What the document is: `null`, `boolean`, `number`, `string`, `array` or `object`.
  ///
  ///     Note.where { $0.document["due"].kind() == "null" }
  ///     // PostgreSQL: jsonb_typeof("notes"."document" -> 'due')
  public func kind() -> Computed<Value.Kind> { Computed(.function(.json(.type), [expression])) }

  /// The number of elements of an array, or of members of an object; NULL of anything else.
  public func length() -> Computed<Int?> { Computed(.function(.json(.length), [expression])) }

  /// The keys of an object, sorted by code point; NULL of anything else.
  ///
  /// MariaDB 10.11 may leave out a key beside others that JSON writes with escapes: `b` beside `a"b` and a key of two lines.
  public func keys() -> Computed<JSON<[String]>?> { Computed(.function(.json(.keys), [expression])) }

  /// Whether the document is an object with a member of this key, be it null.
  ///
  ///     Note.where { $0.document.hasKey("due") }
  public func hasKey(_ key: String) -> Computed<Bool> {
    Computed(.isNull(self[key].expression, negated: true))
  }

  private func part(_ leg: SQLJSONLeg) -> Computed<JSONValue?> {
    Computed(.function(.json(.value(.json, at: path + [leg])), [document]))
  }

  private func read<Result: SQLRepresentable>(as kind: SQLJSONKind) -> Computed<Result> {
    Computed(.function(.json(.value(kind, at: path)), [document]))
  }

  /// The path of this part of a document, and the document itself: paths behind each other are one.
  var path: [SQLJSONLeg] {
    if case .function(.json(.value(.json, let path)), _) = expression { path } else { [] }
  }

  var document: SQLExpression {
    if case .function(.json(.value(.json, _)), let arguments) = expression {
      arguments[0]
    } else {
      expression
    }
  }
}
