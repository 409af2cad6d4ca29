/// An element of an array of JSON: a row of `jsonElements`.
public struct JSONElement: DerivedRow, Hashable {
  /// The element as a row of a source.
  public typealias Value = JSONElement

  /// Where it is in the array: 1 for the first element.
  public var position: Int
  /// The element itself.
  public var value: JSONValue

  /// Makes an element.
  ///
  /// - Parameters:
  ///   - position: Where it is in the array, from 1 on.
  ///   - value: The element itself.
  public init(position: Int, value: JSONValue) {
    self.position = position
    self.value = value
  }

  /// The columns `position` and `value`.
  public static func _definitions() -> [ColumnDefinition] {
    [ColumnDefinition("position", Int.self), ColumnDefinition("value", JSONValue.self)]
  }

  /// Two cells.
  public static var _width: Int { 2 }

  /// Reads a row.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if a cell holds something else.
  public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> JSONElement {
    JSONElement(position: try Int.decode(&row), value: try JSONValue.decode(&row))
  }

  /// The columns of a source of elements.
  public struct Columns: Sendable {
    /// Where the element is in the array: 1 for the first one. As an index of a path, it is less by one.
    public let position: Column<Never, Int>
    /// The element itself.
    public let value: Column<Never, JSONValue>
  }
}

/// A member of an object of JSON: a row of `jsonMembers`.
public struct JSONMember: DerivedRow, Hashable {
  /// The member as a row of a source.
  public typealias Value = JSONMember

  /// The key of the member.
  public var key: String
  /// What the object has under the key.
  public var value: JSONValue

  /// Makes a member.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: What the object has under the key.
  public init(key: String, value: JSONValue) {
    self.key = key
    self.value = value
  }

  /// The columns `key` and `value`.
  public static func _definitions() -> [ColumnDefinition] {
    [ColumnDefinition("key", String.self), ColumnDefinition("value", JSONValue.self)]
  }

  /// Two cells.
  public static var _width: Int { 2 }

  /// Reads a row.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if a cell holds something else.
  public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> JSONMember {
    JSONMember(key: try String.decode(&row), value: try JSONValue.decode(&row))
  }

  /// The columns of a source of members.
  public struct Columns: Sendable {
    /// The key of the member.
    public let key: Column<Never, String>
    /// What the object has under the key.
    public let value: Column<Never, JSONValue>
  }
}

/// The elements of an array of JSON as a table, with the columns `position`, from 1 on, and `value`.
///
///     Note.joinLateral { jsonElements($0.tags) }
///       .where { note, tag in tag.value.text.hasPrefix("a") }
///       .order { note, tag in (note.id, tag.position) }
///     // PostgreSQL: … CROSS JOIN jsonb_path_query("notes"."tags", 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" …
///     // SQLite:     … JOIN koine_json_elements("notes"."tags") AS "elements" …
///     // MariaDB:    … CROSS JOIN JSON_TABLE(`notes`.`tags`, '$[*]' COLUMNS (…)) AS `elements` …
///
/// Of what is not an array, and of NULL, there is no row: `joinLateral` drops the row, `leftJoinLateral` keeps it. The rows
/// have no order of their own.
///
/// - Parameters:
///   - document: A column, a part of one, or a value.
///   - name: What the table is called. Two in one query have two names.
/// - Returns: A query of the elements, for `joinLateral`, `exists`, a subquery, or by itself.
public func jsonElements<Document: QueryExpression>(
  _ document: Document, as name: String = "elements"
) -> From1<DerivedColumns<JSONElement.Columns, JSONElement>> where Document.Value: SQLJSONValue {
  From1(
    .jsonElements(document.expression),
    DerivedColumns(SQLTableReference(TableSchema(name, columns: JSONElement._definitions()))) {
      JSONElement.Columns(position: Column($0, 0), value: Column($0, 1))
    })
}

/// The elements of a given array of JSON as a table.
///
///     jsonElements(["a", "b"]).select { $0.value.text }
public func jsonElements(
  _ document: JSONValue, as name: String = "elements"
) -> From1<DerivedColumns<JSONElement.Columns, JSONElement>> {
  jsonElements(Computed<JSONValue>(document.expression), as: name)
}

/// The members of an object of JSON as a table, with the columns `key` and `value`. A key comes once: of several, the last
/// one counts.
///
///     Note.joinLateral { jsonMembers($0.document["author"]) }.select { ($0.id, $1.key, $1.value) }
///     // PostgreSQL: … CROSS JOIN jsonb_each(…) AS "members" ("key", "value")
///     // SQLite:     … CROSS JOIN koine_json_members(koine_json_value("notes"."document", 'author')) AS "members"
///     // MariaDB:    … CROSS JOIN JSON_TABLE((SELECT JSON_ARRAYAGG(…) FROM JSON_TABLE(JSON_KEYS(…), …)), …) AS `members`
///
/// Of what is not an object, and of NULL, there is no row. MariaDB leaves out the keys that `keys()` leaves out there.
///
/// - Parameters:
///   - document: A column, a part of one, or a value.
///   - name: What the table is called. Two in one query have two names.
/// - Returns: A query of the members, for `joinLateral`, `exists`, a subquery, or by itself.
public func jsonMembers<Document: QueryExpression>(
  _ document: Document, as name: String = "members"
) -> From1<DerivedColumns<JSONMember.Columns, JSONMember>> where Document.Value: SQLJSONValue {
  From1(
    .jsonMembers(document.expression),
    DerivedColumns(SQLTableReference(TableSchema(name, columns: JSONMember._definitions()))) {
      JSONMember.Columns(key: Column($0, 0), value: Column($0, 1))
    })
}

/// The members of a given object of JSON as a table.
///
///     jsonMembers(["a": 1, "b": [2]]).order(by: \.key)
public func jsonMembers(
  _ document: JSONValue, as name: String = "members"
) -> From1<DerivedColumns<JSONMember.Columns, JSONMember>> {
  jsonMembers(Computed<JSONValue>(document.expression), as: name)
}

extension From1 where A: SourceColumns {
  /// The rows of a function.
  fileprivate init(_ function: SQLTableFunction, _ columns: A) {
    self.init(.select(SQLSelect(every: .function(function, columns._source))), columns)
  }
}
