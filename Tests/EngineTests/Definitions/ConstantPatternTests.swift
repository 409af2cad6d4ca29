import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// A table whose rules compare with constants, as queries do with bound values.
@Table("parts") private struct Part: Identifiable, Equatable {
  let id: Int
  var code: String
  @Column(collation: .noCase) var name: String
  var count: Int
  @Column(generated: .stored) var isAnn: Bool
  @Column(generated: .stored) var isEarly: Bool

  static let constraints: [TableConstraint<Part>] = [
    .check("code") { $0.code.like("a%") && !$0.code.like("%\\_", caseSensitive: true) },
    .check("count") { $0.count % 10 < 9 },
  ]
  static let indexes: [TableIndex<Part>] = [
    .on(by: { $0.code }, where: { $0.code.hasPrefix("ab") }), .on(name: "lengths") { $0.code.left(3) },
  ]
  static let generatedColumns: [GeneratedColumn<Part>] = [
    .computed(\.isAnn) { $0.name == "Ann" }, .computed(\.isEarly) { $0.name < "M" },
  ]
}

@Table("others") private struct Unfinished: Identifiable {
  let id: Int
  var text: String
  static let constraints: [TableConstraint<Unfinished>] = [.check("text") { !$0.text.like("a\\") }]
}

/// What a definition says of a text, it says as a query would.
@Suite struct ConstantPatternTests {
  private static let engines = [Engine.sqlite, .postgreSQL]

  @Test(arguments: engines) func rulesHoldAndComputedColumnsCompare(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.migrate(to: [Part.self])
      #expect(try await database.migrate(to: [Part.self]).isEmpty)
      try await Part.insert([
        Part.Draft(code: "abc", name: "ANN", count: 3), Part.Draft(code: "A", name: "zoe", count: 18),
      ]).execute(database)
      for wrong in [
        Part.Draft(code: "b", name: "x", count: 1), Part.Draft(code: "a_", name: "x", count: 1),
        Part.Draft(code: "a", name: "x", count: 19),
      ] {
        await #expect(throws: DatabaseError.self) { try await Part.insert([wrong]).execute(database) }
      }
      let rows = try await Part.order(by: \.id).select { ($0.isAnn, $0.isEarly) }.fetchAll(database)
      #expect(rows.map { [$0.0, $0.1] } == [[true, true], [false, false]])
      #expect(try await Part.where { $0.isAnn.is($0.name == "Ann") }.fetchCount(database) == 2)
    }
  }

  @Test func aPatternThatEndsTooEarlyIsRefused() {
    for dialect in [SQLiteDialect.sqlite, PostgreSQLDialect.postgreSQL] as [any SQLDialect] {
      let error = #expect(throws: UnsupportedFeatures.self) {
        try Unfinished.createTable().render(in: dialect)
      }
      #expect(error?.description.contains("incompletePattern") == true)
    }
  }
}
