import Koine
import Testing

/// Rules without names, with names, and with others.
private enum RuleNames {
  @Table("parents") struct Unnamed: Identifiable {
    let id: Int
    var name: String?
    static let constraints: [TableConstraint<Unnamed>] = [
      .unique(\.name), .check { $0.id > 0 }, .foreignKey(\.id, references: Unnamed.self, \.id),
    ]
  }

  @Table("parents") struct First: Identifiable {
    let id: Int
    var name: String?
    static let constraints: [TableConstraint<First>] = [
      .unique(\.name, name: "one name"), .check("large") { $0.id > 0 },
      .foreignKey(\.id, references: First.self, \.id, name: "itself"),
    ]
  }

  @Table("parents") struct Second: Identifiable {
    let id: Int
    var name: String?
    static let constraints: [TableConstraint<Second>] = [
      .unique(\.name, name: "each name once"), .check("larger") { $0.id > 0 },
      .foreignKey(\.id, references: Second.self, \.id, name: "it \"self\""),
    ]
  }
}

/// The names of rules.
@Suite struct RuleNameTests {
  /// Rules get the names that they are given, with which later changes name them.
  @Test(arguments: Engine.allCases) func rulesAreRenamed(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await RuleNames.Unnamed.createTable().execute(database)
      try await database.execute("INSERT INTO parents (id, name) VALUES (1, 'a')")
      func names() async throws -> [String?] {
        let table = try #require(try await database.schema().table("parents"))
        return table.uniqueKeys.map(\.name) + table.checks.map(\.name) + table.foreignKeys.map(\.name)
      }
      let unnamed = try await names()
      let first = try await database.migrate(to: [RuleNames.First.self])
      #expect(first.lossySteps.isEmpty && first.steps.allSatisfy { $0.risk == .safe })
      #expect(try await names() == ["one name", "large", "itself"])
      let second = try await database.migrate(to: [RuleNames.Second.self])
      #expect(
        second.steps.map(\.description) == [
          #"parents: rename the rule "one name" to "each name once""#,
          #"parents: rename the rule "large" to "larger""#,
          #"parents: rename the rule "itself" to "it ""self""""#,
        ])
      #expect(try await names() == ["each name once", "larger", #"it "self""#])
      #expect(try await database.plan(for: [RuleNames.Second.self]).isEmpty)
      // A name that is not given any more stays.
      #expect(try await database.plan(for: [RuleNames.Unnamed.self]).isEmpty)
      #expect(unnamed != (try await names()))
      try await RuleNames.Second.alterTable { $0.drop(constraint: "larger") }.execute(database)
      try await database.execute("INSERT INTO parents (id, name) VALUES (-1, 'b')")
      #expect(try await RuleNames.Second.all().fetchCount(database) == 2)
    }
  }
}
