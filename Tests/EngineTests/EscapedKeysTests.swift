import Koine
import KoineTesting
import MariaDBTestDriver
import Testing

@Table("foreignDocuments") private struct ForeignDocument: Equatable {
  let id: Int
  var document: JSONValue
}

/// Keys that another program wrote with escapes that they do not need.
@Suite struct EscapedKeysTests {
  private static let documents = [
    #"{"\u0061": 1}"#, #"{"\u00e9\ud83d\ude00": {"b\/c": 2}}"#, #"{"\\u0061": 3, "-x": 4}"#,
    #"{"k": 5, "k": 6}"#,
  ]

  private func rows(
    on database: some Connection
  ) async throws -> (found: [[JSONValue?]], members: [JSONMember]) {
    try await ForeignDocument.createTable().execute(database)
    let quote = database.dialect.name.hasPrefix("MariaDB") ? "`" : "\""
    for (id, document) in Self.documents.enumerated() {
      try await database.execute(
        SQLFragment([
          .text("INSERT INTO \(quote)foreignDocuments\(quote) VALUES ("),
          .expression(.value(.integer(Int64(id)), .bigInteger)), .text(", "),
          .expression(.value(.text(document), .json)), .text(")"),
        ]))
    }
    let found = ForeignDocument.order(by: \.id).select {
      ($0.document["a"], $0.document["é😀"]["b/c"], $0.document["\\u0061"], $0.document["k"])
    }
    let members = ForeignDocument.where { $0.id < 3 }.joinLateral { jsonMembers($0.document) }
      .order { document, member in (document.id, member.key) }
      .select { _, member in (member.key, member.value) }
    let values = try await found.fetchAll(database).map { [$0.0, $0.1, $0.2, $0.3] }
    let pairs = try await members.fetchAll(database).map { JSONMember(key: $0.0, value: $0.1) }
    return (values, pairs)
  }

  private static let members = [
    JSONMember(key: "a", value: 1), JSONMember(key: "é😀", value: ["b/c": 2]), JSONMember(key: "-x", value: 4),
    JSONMember(key: "\\u0061", value: 3),
  ]

  @Test(arguments: Engine.allCases) func escapedKeysAreFoundF23(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let rows = try await rows(on: database)
      #expect(
        rows.found == [[1, nil, nil, nil], [nil, 2, nil, nil], [nil, nil, 3, nil], [nil, nil, nil, 6]])
      #expect(rows.members == Self.members)
    }
  }

  /// Its JSON_KEYS takes a part of a key with escapes for a key.
  @Test func mariaDBMayLoseAKeyBesideOnesWithEscapesF23() async throws {
    let database = try await MariaDBDatabase.makeDatabase()
    try await ForeignDocument.createTable().execute(database)
    let document = SQLExpression.value(.text(#"{"a\"b": 1, "a\nb": 3, "b": 2}"#), .json)
    try await database.execute(
      SQLFragment([.text("INSERT INTO `foreignDocuments` VALUES (1, "), .expression(document), .text(")")]))
    let keys = try await ForeignDocument.select { $0.document.keys() }.fetchAll(database)
    #expect(keys == [JSON(["a\nb", "a\"b"])])
  }

  /// What the documentation of paths says of MariaDB.
  @Test func mariaDBFindsKeysAsTheyAreWrittenF23() async throws {
    let rows = try await rows(on: try await MariaDBDatabase.makeDatabase())
    #expect(
      rows.found == [[nil, nil, nil, nil], [nil, nil, nil, nil], [nil, nil, 3, nil], [nil, nil, nil, 5]])
    #expect(rows.members == Self.members)
  }
}
