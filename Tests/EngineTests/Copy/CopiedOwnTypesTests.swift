import Koine
import Testing

/// Types that a database defines itself, and that its tables say only the names of: domains, composite types and ranges.
@Suite struct CopiedOwnTypesTests {
  private static func types(least: Int, second: String) -> String {
    """
    CREATE DOMAIN positive AS integer CHECK (VALUE > \(least));
    CREATE DOMAIN few AS positive NOT NULL CHECK (VALUE < 10);
    CREATE TYPE pair AS (a integer, b \(second));
    CREATE TYPE span AS RANGE (SUBTYPE = double precision);
    """
  }

  private static let table = """
    CREATE TABLE t (id int PRIMARY KEY, few few, pair pair, pairs pair[], span span);
    INSERT INTO t VALUES (1, 3, ROW(2, 'y'), ARRAY[CAST(ROW(1, NULL) AS pair)], '[1,2)');
    """

  private static let row = "1 3 (2,y) {\"(1,)\"} [1,2)"

  private static func rows(of database: any Database) async throws -> [String] {
    try await database.fetchAll(
      "SELECT id || ' ' || few || ' ' || pair || ' ' || CAST(pairs AS text) || ' ' || CAST(span AS text) FROM t",
      as: String.self)
  }

  @Test func equalTypesTakeTheValues() async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(Self.types(least: 0, second: "text") + Self.table)
      try await Engine.postgreSQL.withDatabase { target in
        try await target.executeScript(Self.types(least: 0, second: "text"))
        #expect(try await source.copyPlan(to: target).notes == [])
        #expect(try await source.copy(to: target).rows == ["t": 1])
        #expect(try await Self.rows(of: target) == [Self.row])
      }
    }
  }

  /// The target would ask something else of the values, and does so on request alone.
  @Test func otherTypesOfTheSameNamesAreSaid() async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(Self.types(least: 0, second: "text") + Self.table)
      try await Engine.postgreSQL.withDatabase { target in
        try await target.executeScript(Self.types(least: 2, second: "character varying(5)"))
        func few(_ least: Int) -> String {
          "DOMAIN few AS positive NOT NULL CHECK (((VALUE)::integer < 10)); "
            + "DOMAIN positive AS integer CHECK ((VALUE > \(least)))"
        }
        let pairs =
          "TYPE pair AS (a integer, b text), and in the target "
          + "TYPE pair AS (a integer, b character varying(5)) (LEFT OUT)"
        let plan = try await source.copyPlan(to: target)
        #expect(
          plan.notes.map(\.description) == [
            "t.few: its type few, which is \(few(0)), and in the target \(few(2)) (LEFT OUT)",
            "t.pair: its type pair, which is \(pairs)", "t.pairs: its type pair[], which is \(pairs)",
          ])
        let error = await #expect(throws: CopyError.self) { try await source.copy(to: target) }
        #expect(error?.reason == .left(plan.left))
        #expect(try await target.schema() == DatabaseSchema())
        #expect(try await source.copy(to: target, allowingLoss: true).rows == ["t": 1])
        #expect(try await Self.rows(of: target) == [Self.row])
        let refused = await #expect(throws: DatabaseError.self) {
          try await target.execute("INSERT INTO t (id, few) VALUES (2, 1)")
        }
        #expect(refused?.code == .checkViolation)
      }
    }
  }

  /// A type that is given takes the place of the column's own.
  @Test func anotherTypeForAColumnOfADomain() async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(
        "CREATE DOMAIN code AS text CHECK (VALUE <> ''); CREATE TABLE t (code code); INSERT INTO t VALUES ('a')"
      )
      try await Engine.postgreSQL.withDatabase { target in
        try await target.executeScript("CREATE DOMAIN code AS text CHECK (VALUE <> 'b')")
        let given: [String: SQLType] = ["t.code": .text]
        #expect(try await source.copyPlan(to: target).left.map(\.place) == ["t.code"])
        #expect(try await source.copyPlan(to: target, types: given).left == [])
        #expect(try await source.copy(to: target, types: given).rows == ["t": 1])
        #expect(try await target.schema().table("t")?.columns.map(\.typeName) == ["text"])
      }
    }
  }
}
