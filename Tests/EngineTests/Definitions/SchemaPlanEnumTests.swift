import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

private enum Humour: String, ColumnValue, CaseIterable { case glad, calm, sad }

@Table("people") private struct Person: Identifiable, Equatable {
  let id: Int
  @Column(unique: true) var name: String
  @Column(databaseType: "mood") var mood: Humour

  static let constraints: [TableConstraint<Person>] = [.enumType(\.mood), .check("numbered") { $0.id > 0 }]
}

/// Columns that get an enum type in the plan that creates it, and rules for the rows of their tables.
@Suite struct SchemaPlanEnumTests {
  private static func schema(_ script: String) async throws -> DatabaseSchema {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.executeScript(script)
      return try await database.schema()
    }
  }

  /// A column that rows have no value for, beside a unique key and a check that are new.
  @Test(arguments: Engine.allCases) func aColumnOfANewType(_ engine: Engine) async throws {
    let table = "CREATE TABLE people (id bigint PRIMARY KEY, name text)"
    try await engine.withDatabase { database in
      try await database.executeScript(table + "; INSERT INTO people VALUES (1, 'a')")
      let before = try await database.schema()
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [Person.self], allowingLoss: true)
      }
      guard case .brokenBy(let rows, let step)? = error?.reason else {
        Issue.record("no row is told: \(String(describing: error))")
        return
      }
      #expect(rows == ["id: 1"])
      #expect(step.change.description.hasPrefix(#"add the column "mood""#))
      #expect(try await database.schema() == before)
    }
    try await engine.withDatabase { database in
      try await database.executeScript(table)
      try await database.migrate(to: [Person.self], allowingLoss: true)
      try await Person.insert(Person(id: 1, name: "a", mood: .calm)).execute(database)
      #expect(try await Person.all().fetchAll(database) == [Person(id: 1, name: "a", mood: .calm)])
      #expect(try await database.plan(for: [Person.self]).isEmpty)
    }
  }

  private static let old = """
    CREATE TABLE scales (mood text PRIMARY KEY);
    CREATE TABLE people (id bigint PRIMARY KEY, name text, mood text);
    INSERT INTO scales VALUES ('glad'), ('calm'), ('sad');
    INSERT INTO people VALUES (1, 'a', 'glad'), (2, 'b', 'calm');
    """
  private static let new = """
    CREATE TYPE mood AS ENUM ('glad', 'calm', 'sad');
    CREATE TABLE scales (mood mood PRIMARY KEY);
    CREATE TABLE people (id bigint PRIMARY KEY, name text NOT NULL,
      mood mood NOT NULL UNIQUE REFERENCES scales (mood) CHECK (mood <> 'sad'));
    """

  /// Texts become values of a type that is created with a unique key, a check, a foreign key and NOT NULL.
  @Test func textsBecomeValues() async throws {
    let new = try await Self.schema(Self.new)
    try await Engine.postgreSQL.withDatabase { database in
      try await database.executeScript(Self.old)
      let plan = try SchemaPlan(from: try await database.schema(), to: new, in: database.dialect)
      try await plan.run(on: database, allowingLoss: true)
      #expect(try await database.schema() == new)
      #expect(
        try await database.fetchAll(
          "SELECT CAST(id AS text) || name || CAST(mood AS text) FROM people ORDER BY id", as: String.self)
          == ["1aglad", "2bcalm"])
    }
  }

  /// Rows that break one of the rules are told, and nothing is changed.
  @Test(arguments: [
    ("INSERT INTO people VALUES (3, 'c', NULL)", ["id: 3, mood: NULL"]),
    ("INSERT INTO people VALUES (3, 'c', 'glad')", ["id: 1, mood: glad", "id: 3, mood: glad"]),
    ("INSERT INTO people VALUES (3, 'c', 'sad')", ["id: 3, mood: sad"]),
    ("UPDATE people SET name = NULL WHERE id = 2", ["id: 2, name: NULL"]),
    ("DELETE FROM scales WHERE mood = 'calm'", ["id: 2, mood: calm"]),
  ]) func rowsThatBreakARule(_ change: String, _ expected: [String]) async throws {
    let new = try await Self.schema(Self.new)
    try await Engine.postgreSQL.withDatabase { database in
      try await database.executeScript(Self.old + change)
      let before = try await database.schema()
      let plan = try SchemaPlan(from: before, to: new, in: database.dialect)
      let error = await #expect(throws: SchemaPlanError.self) {
        try await plan.run(on: database, allowingLoss: true)
      }
      guard case .brokenBy(let rows, _)? = error?.reason else {
        Issue.record("no row is told: \(String(describing: error))")
        return
      }
      #expect(rows.sorted() == expected)
      #expect(try await database.schema() == before)
    }
  }

  /// Texts become values that a type of before gets in the same plan.
  @Test func textsBecomeValuesThatAreNew() async throws {
    let new = try await Self.schema(
      """
      CREATE TYPE mood AS ENUM ('glad', 'sad'); CREATE TABLE people (id bigint PRIMARY KEY, mood mood UNIQUE);
      """)
    try await Engine.postgreSQL.withDatabase { database in
      try await database.executeScript(
        """
        CREATE TYPE mood AS ENUM ('glad'); CREATE TABLE people (id bigint PRIMARY KEY, mood text);
        INSERT INTO people VALUES (1, 'sad');
        """)
      let plan = try SchemaPlan(from: try await database.schema(), to: new, in: database.dialect)
      try await plan.run(on: database, allowingLoss: true)
      #expect(try await database.schema() == new)
      #expect(
        try await database.fetchAll("SELECT CAST(mood AS text) FROM people", as: String.self) == ["sad"])
    }
  }
}
