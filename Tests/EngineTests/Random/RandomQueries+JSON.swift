import Koine

/// Documents of JSON in random queries: parts of them, those that aggregates make, and tables of what is in them.
///
/// Engines write a document each in its own way, so that none is selected as it is.
extension RandomQueries {
  static let documents = [
    #"{"a":1,"b":[1,2.5,null,"x"],"c":{"a":true,"é":"É"},"d":""}"#, #"[3,[],{"a":-7},"12",false]"#, "null",
    "\"a\"",
    "12", "{}", #"{"a":{"b":{"a":[9007199254740993]}},"b":"a","a.b":2,"":0}"#,
  ]

  /// A part of a document.
  mutating func json(_ kind: SQLJSONKind) -> SQLExpression {
    let path = (0..<below(3)).map { _ in
      rarely(2) ? SQLJSONLeg.index(Int64(below(5)) - 2) : .key(pick(["a", "b", "c", "é", "a.b", ""]))
    }
    return .function(.json(.value(kind, at: path)), [document()])
  }

  /// A column of JSON, if the innermost query has one; or a constant, or one of two.
  mutating func document() -> SQLExpression {
    if let scope = scopes.last, scope.keys == nil, !rarely(4) {
      let columns = scope.sources.flatMap(\.columns).filter { $0.type.storage == .json }
      if !columns.isEmpty { return .column(pick(columns)) }
    }
    let text =
      rarely(4)
      ? SQLExpression.conditional(
        SQLCase(
          branches: [.init(when: boolean(1), then: .value(.text(pick(Self.documents)), .text))],
          otherwise: .value(.text(pick(Self.documents)), .text)))
      : .value(.text(pick(Self.documents)), .text)
    return .function(.json(.parsed), [text])
  }

  private mutating func constantDocument() -> SQLExpression {
    .function(.json(.parsed), [.value(.text(pick(Self.documents)), .text)])
  }

  // MARK: Aggregates

  /// A part of an array or an object that is made of the rows of a group, or how many values are in it.
  ///
  /// - Parameter list: Puts texts together in an order of all rows.
  mutating func partOfAggregate(
    _ kind: SQLJSONKind, _ depth: Int, _ list: (SQLExpression, [SQLOrdering]) -> SQLExpression
  ) -> SQLExpression {
    let value = encoded(depth)
    let document: SQLExpression
    let leg: SQLJSONLeg
    if rarely(3) {
      let key = expression(.text, depth)
      let name = SQLExpression.conditional(
        SQLCase(
          branches: [.init(when: .isNull(key, negated: true), then: .function(.json(.encoded), [key]))]))
      let member = SQLExpression.concatenation(.concatenation(name, Self.text(":")), value)
      document = Self.parsed("{", list(member, rowOrder()), "}")
      leg = .key(pick(["a", "B", "É", "a "]))
    } else {
      document = Self.parsed("[", list(value, rowOrder()), "]")
      leg = .index(Int64(below(4)) - 2)
    }
    return kind == .integer && rarely(3)
      ? .function(.json(.length), [document]) : .function(.json(.value(kind, at: [leg])), [document])
  }

  mutating func encoded(_ depth: Int) -> SQLExpression {
    // Bytes have no counterpart in JSON.
    .function(.json(.encoded), [expression(pick(kindsInUse.filter { $0 != .bytes }), depth)])
  }

  private static func text(_ text: String) -> SQLExpression { .literal(.text(text), .text) }

  private static func parsed(_ opening: String, _ items: SQLExpression, _ closing: String) -> SQLExpression {
    .function(
      .json(.parsed), [.concatenation(.concatenation(Self.text(opening), items), Self.text(closing))])
  }

  // MARK: Sources

  /// The elements or the members of a document.
  ///
  /// - Parameter isMade: Whether the document may be made of the columns of the sources before.
  mutating func jsonTable(isMade: Bool) -> SQLSource {
    let isOfElements = !rarely(3)
    var document = isMade ? document(hasEverything ? 1 : 0) : constantDocument()
    if isMade, !rarely(4) {
      let (first, second) = (encoded(1), encoded(0))
      func member(_ key: String, _ value: SQLExpression) -> SQLExpression {
        isOfElements ? value : .concatenation(Self.text("\"\(key)\":"), value)
      }
      let list = SQLExpression.concatenation(member("a", first), Self.text(","))
      let ends = isOfElements ? ("[", "]") : ("{", "}")
      document = Self.parsed(ends.0, .concatenation(list, member("é", second)), ends.1)
    }
    let place = SQLTableReference.ColumnDescription(
      name: isOfElements ? "position" : "key", type: isOfElements ? .bigInteger : .text, isNullable: false)
    let rows = SQLTableReference(
      name: name("j"), columns: [place, .init(name: "value", type: .json, isNullable: false)])
    return .function(isOfElements ? .jsonElements(document) : .jsonMembers(document), rows)
  }

  /// The elements of an array that is bound.
  mutating func elements() -> SQLSource? {
    let name = name("u")
    let count = below(4)
    let query =
      switch below(4) {
      case 0: unnest((0..<count).map { _ in below(9) - 4 }, as: name).sqlQuery
      case 1: unnest((0..<count).map { _ in Double(below(9)) / 2 - 1 }, as: name).sqlQuery
      case 2: unnest((0..<count).map { _ in pick(["", "a", "É", "a ", "%"]) }, as: name).sqlQuery
      default: unnest((0..<count).map { _ in rarely(2) }, as: name).sqlQuery
      }
    return query.select?.from
  }
}
