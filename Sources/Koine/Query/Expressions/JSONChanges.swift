/// Documents that contain others, and documents with changes.
///
/// A path is a list of keys and indices, as in `$0.document["author"][0]`; one that the program computes is
/// `.key(name)` or `.index(n)`. A change leads through what there is: if the document has no object where the path has a key,
/// or no array where it has an index, it stays as it is. Nothing on the way is created.
///
/// In JSON, values are what `jsonArray` makes of them: NULL is `null`.
extension Column where Value: SQLJSONValue {
  /// Whether the document contains another one, as PostgreSQL's `@>` has it.
  ///
  ///     Note.where { $0.document.contains(["author": ["name": "Ada"], "tags": ["a"]]) }
  ///     // PostgreSQL: WHERE "notes"."document" @> $1
  ///     // SQLite:     WHERE koine_json_contains("notes"."document", ?1)
  ///
  /// An object contains an object whose members it has: under each key, what contains the member. An array contains an
  /// array if it has, for each of its elements, one that contains that; how often and in which order does not matter. A
  /// scalar contains the same scalar; numbers are compared by value, `1` is `1.0`. At the top alone, an array contains a
  /// scalar that is one of its elements: `["a"]` contains `"a"`.
  ///
  /// - Parameter document: A document. MariaDB takes one apart when the query is rendered, at most 30 levels.
  public func contains(_ document: JSONValue) -> Computed<Value.TruthValue> {
    Computed(.function(.json(.contains), [expression, document.expression]))
  }

  /// Whether the document contains another one that the query computes. MariaDB has no such function.
  ///
  ///     Note.where { $0.document.contains($0.required) }
  public func contains<Other: QueryExpression>(_ document: Other) -> Computed<Bool?>
  where Other.Value: SQLJSONValue {
    Computed(.function(.json(.contains), [expression, document.expression]))
  }

  /// The document with a value at a path: what is there is replaced. A member that an object lacks is added; an element that
  /// an array lacks is not.
  ///
  ///     Note.where { $0.id == 1 }.update { $0.document = $0.document.setting("author", "name", to: "Ada") }
  ///     // PostgreSQL: … CASE WHEN jsonb_typeof("document" -> 'author') = 'object' THEN jsonb_set("document", …) ELSE …
  ///     // SQLite:     … koine_json_set("notes"."document", ?1, 'author', 'name')
  ///     // MariaDB:    … JSON_SET(`notes`.`document`, '$."author"."name"', JSON_COMPACT(?))
  ///
  /// - Parameters:
  ///   - first: The first key or index of the path.
  ///   - further: The keys and indices behind it.
  ///   - value: A column, a value or what is computed; NULL is `null`.
  public func setting<New: QueryExpression>(
    _ first: SQLJSONLeg, _ further: SQLJSONLeg..., to value: New
  ) -> Computed<Value> where New.Value: SQLRepresentable {
    change(.set, at: [first] + further, value.expression)
  }

  /// The document with another one at a path, as `setting` has it.
  public func setting(_ first: SQLJSONLeg, _ further: SQLJSONLeg..., to value: JSONValue) -> Computed<Value> {
    change(.set, at: [first] + further, value.expression)
  }

  /// The document with a new member or element. A member is added to an object that has none of its key; of one that has,
  /// the member stays. In an array, the value goes before the element at the index, or behind the last one if the index is how
  /// many there are.
  ///
  ///     Note.where { $0.id == 1 }.update { $0.tags = $0.tags.inserting("first", at: 0) }
  ///     // PostgreSQL: … jsonb_insert("tags", ARRAY['0'], …)
  ///     // MariaDB:    … JSON_ARRAY_INSERT(`tags`, '$[0]', …)
  ///
  /// - Parameters:
  ///   - value: A column, a value or what is computed; NULL is `null`.
  ///   - first: The first key or index of the path.
  ///   - further: The keys and indices behind it.
  public func inserting<New: QueryExpression>(
    _ value: New, at first: SQLJSONLeg, _ further: SQLJSONLeg...
  ) -> Computed<Value> where New.Value: SQLRepresentable {
    change(.insert, at: [first] + further, value.expression)
  }

  /// The document with another one as a new member or element, as `inserting` has it.
  public func inserting(
    _ value: JSONValue, at first: SQLJSONLeg, _ further: SQLJSONLeg...
  ) -> Computed<Value> {
    change(.insert, at: [first] + further, value.expression)
  }

  /// The document with a value behind the elements of the array at a path, or of the document itself. What is not an array
  /// stays as it is.
  ///
  ///     Note.where { $0.id == 1 }.update { $0.document = $0.document.appending("b", at: "tags") }
  ///
  /// - Parameters:
  ///   - value: A column, a value or what is computed; NULL is `null`.
  ///   - path: The keys and indices of the path.
  public func appending<New: QueryExpression>(
    _ value: New, at path: SQLJSONLeg...
  ) -> Computed<Value> where New.Value: SQLRepresentable {
    change(.append, at: path, value.expression)
  }

  /// The document with another one behind the elements of an array, as `appending` has it.
  public func appending(_ value: JSONValue, at path: SQLJSONLeg...) -> Computed<Value> {
    change(.append, at: path, value.expression)
  }

  /// The document without the member or element at a path. The elements behind it move up.
  ///
  ///     Note.where { $0.id == 1 }.update { $0.document = $0.document.removing("author", "name") }
  ///
  /// - Parameters:
  ///   - first: The first key or index of the path.
  ///   - further: The keys and indices behind it.
  public func removing(_ first: SQLJSONLeg, _ further: SQLJSONLeg...) -> Computed<Value> {
    change(.remove, at: [first] + further)
  }

  /// The document with a merge patch, as RFC 7396 has it.
  ///
  ///     Note.where { $0.id == 1 }.update { $0.document = $0.document.merging(patch: ["due": .null, "count": 4]) }
  ///     // SQLite:  … koine_json_patch("notes"."document", ?1)
  ///
  /// The members of the patch replace those of the document; those that are `null` in it are removed; objects in both are
  /// merged in the same way. Arrays are replaced as a whole. A document that is not an object counts as an empty one. A patch
  /// that is not an object is the result.
  ///
  /// - Parameter patch: The patch. For PostgreSQL and MariaDB it is taken apart when the query is rendered, at most 30 levels.
  public func merging(patch: JSONValue) -> Computed<Value> {
    Computed(.function(.json(.patched), [expression, patch.expression]))
  }

  /// The document with a merge patch that the query computes; NULL if the patch is. PostgreSQL has no such function, and
  /// that of MariaDB loses members.
  public func merging<Patch: QueryExpression>(patch: Patch) -> Computed<JSONValue?>
  where Patch.Value: SQLJSONValue {
    Computed(.function(.json(.patched), [expression, patch.expression]))
  }

  private func change(
    _ change: SQLJSONChange, at path: [SQLJSONLeg], _ value: SQLExpression? = nil
  ) -> Computed<Value> {
    Computed(
      .function(
        .json(.changed(change, at: path)), [expression] + (value.map { [$0.asJSONDocument] } ?? [])))
  }
}
