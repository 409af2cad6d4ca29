/// Properties of the struct that a document holds, by key paths of its ``JSONKeyed/JSONKeys``.
extension Column where Value: SQLJSONValue, Value.Document: JSONKeyed {
  /// A text, number or truth value of the document; NULL if the document has none there, or something else.
  ///
  ///     Person.where { $0.address[at: \.city] == "Bonn" }
  ///     // SQLite: … WHERE koine_json_text("people"."address", 'city') = ?1
  ///
  /// Integers are `Int?`, floating-point numbers `Double?`.
  public subscript<Member: JSONScalar>(
    at key: KeyPath<Value.Document.JSONKeys, JSONKey<Member>>
  ) -> Computed<Member.JSONScalarValue?> {
    Computed(place(key, as: Member.jsonKind))
  }

  /// A value that JSON writes as its raw value.
  ///
  ///     Person.where { $0.address[at: \.home.kind] == .flat }
  public subscript<Member: Codable & ColumnValue & RawRepresentable & Sendable>(
    at key: KeyPath<Value.Document.JSONKeys, JSONKey<Member>>
  ) -> Computed<Member?> where Member.RawValue: JSONScalar {
    Computed(place(key, as: Member.RawValue.jsonKind))
  }

  /// A part of the document that is a document itself: a struct, an array, a date, which JSON writes as a text.
  ///
  ///     Person.select { ($0.address[at: \.home], $0.address[at: \.lines].length()) }         // (JSON<Home>?, Int?)
  ///
  /// NULL if there is no such key. JSON's null, which `Codable` does not write for `nil`, is not NULL, and cannot be read as
  /// one of these.
  public subscript<Member: Codable & Sendable>(
    at key: KeyPath<Value.Document.JSONKeys, JSONKey<Member>>
  ) -> Computed<JSON<Member>?> {
    Computed(place(key, as: .json))
  }

  /// The document with another value of a property: `setting("city", to:)` by a key path, with the value in JSON as `Codable`
  /// writes it.
  ///
  ///     Person.find(1).update { $0.address = $0.address.setting(at: \.home, to: Home(floor: 2, kind: .flat)) }
  ///
  /// What is on the way must be there: a document without `home` stays as it is if `\.home.floor` is set.
  public func setting<Member: Codable & Sendable>(
    at key: KeyPath<Value.Document.JSONKeys, JSONKey<Member>>, to value: Member
  ) -> Computed<Value> {
    setting(key, JSON(value).expression)
  }

  /// The document with another value of a property, which the query computes; NULL is `null`.
  ///
  ///     Person.all().update { $0.address = $0.address.setting(at: \.city, to: $0.address[at: \.city].upper()) }
  public func setting<Member, Source, New: SQLRepresentable>(
    at key: KeyPath<Value.Document.JSONKeys, JSONKey<Member>>, to value: Column<Source, New>
  ) -> Computed<Value> where New.Comparand == Member {
    setting(key, value.expression)
  }

  /// The document without a property.
  ///
  ///     Person.all().update { $0.address = $0.address.removing(at: \.home) }
  public func removing<Member>(
    at key: KeyPath<Value.Document.JSONKeys, JSONKey<Member>>
  ) -> Computed<Value> {
    Computed(
      .function(.json(.changed(.remove, at: Value.Document.jsonKeys[keyPath: key].path)), [expression]))
  }

  private func place<Member>(
    _ key: KeyPath<Value.Document.JSONKeys, JSONKey<Member>>, as kind: SQLJSONKind
  ) -> SQLExpression {
    .function(.json(.value(kind, at: path + Value.Document.jsonKeys[keyPath: key].path)), [document])
  }

  private func setting<Member>(
    _ key: KeyPath<Value.Document.JSONKeys, JSONKey<Member>>, _ value: SQLExpression
  ) -> Computed<Value> {
    Computed(
      .function(
        .json(.changed(.set, at: Value.Document.jsonKeys[keyPath: key].path)),
        [expression, value.asJSONDocument]))
  }
}
