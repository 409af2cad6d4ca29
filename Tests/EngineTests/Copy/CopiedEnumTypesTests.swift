import Koine
import Testing

/// Enum types, whichever schemas they are in.
@Suite struct CopiedEnumTypesTests {
  private static let script = """
    CREATE SCHEMA types; CREATE SCHEMA sales; CREATE SCHEMA "Odd One";
    CREATE TYPE types.mood AS ENUM ('sad', 'glad');
    CREATE TYPE sales.size AS ENUM ('s', 'l');
    CREATE TYPE "Odd One"."my.type" AS ENUM ('x');
    CREATE TABLE plain (id int PRIMARY KEY, mood types.mood NOT NULL DEFAULT 'glad', odd "Odd One"."my.type",
      CONSTRAINT ruled CHECK (mood <> 'sad' OR id > 0));
    CREATE TABLE sales.orders (id int PRIMARY KEY, size sales.size DEFAULT 's', moods types.mood[]);
    INSERT INTO plain VALUES (1, 'sad', 'x'), (2, 'glad', NULL);
    INSERT INTO sales.orders VALUES (7, 'l', '{glad,NULL}');
    """

  /// A part of the tables brings the types along that their columns have, and the schemas of these.
  @Test func typesOfSchemasThatAreNotRead() async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(Self.script)
      try await Engine.postgreSQL.withDatabase { target in
        let plan = try await source.copyPlan(to: target, tables: ["plain"])
        #expect(plan.notes == [])
        #expect(
          plan.statements == [
            #"CREATE SCHEMA "Odd One""#, #"CREATE SCHEMA "types""#,
            #"CREATE TYPE "types"."mood" AS ENUM ('sad', 'glad')"#,
            #"CREATE TYPE "Odd One"."my.type" AS ENUM ('x')"#,
            #"CREATE TABLE "plain" ("id" integer NOT NULL, "mood" types.mood DEFAULT 'glad'::types.mood NOT NULL, "#
              + #""odd" "Odd One"."my.type", CONSTRAINT "plain_pkey" PRIMARY KEY ("id"), "#
              + #"CONSTRAINT "ruled" CHECK ((mood <> 'sad'::types.mood) OR (id > 0)))"#,
          ])
        #expect(try await source.copy(to: target, tables: ["plain"]).rows == ["plain": 2])
        #expect(try await target.schema() == (try await source.schema()))
        // A second part finds the first one's types.
        let second = try await source.copyPlan(to: target, tables: ["sales.orders"], schemas: ["sales"])
        #expect(second.notes == [])
        #expect(
          second.statements.prefix(2) == [
            #"CREATE SCHEMA "sales""#, #"CREATE TYPE "sales"."size" AS ENUM ('s', 'l')"#,
          ])
        let result = try await source.copy(to: target, tables: ["sales.orders"], schemas: ["sales"])
        #expect(result.rows == ["sales.orders": 1])
        let rows = try await target.fetchAll(
          "SELECT size || ' ' || CAST(moods AS text) FROM sales.orders", as: String.self)
        #expect(rows == ["l {glad,NULL}"])
        await #expect(throws: DatabaseError.self) {
          try await target.execute("INSERT INTO plain VALUES (0, 'sad', NULL)")
        }
      }
    }
  }

  /// There, and back: the type is a text with a check.
  @Test func typesOfOtherSchemasBecomeChecks() async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(Self.script)
      try await Engine.sqlite.withDatabase { file in
        let plan = try await source.copyPlan(to: file, tables: ["plain"])
        #expect(
          plan.notes.map(\.description) == [
            "plain.mood: the enum type types.mood becomes a text with a check",
            "plain.odd: the enum type Odd One.my.type becomes a text with a check",
          ])
        let result = try await source.copy(
          to: file, tables: ["plain", "sales.orders"], schemas: ["public", "sales"], allowingLoss: true)
        #expect(result.rows == ["plain": 2, "orders": 1])
        #expect(
          result.notes.filter { $0.effect == .left }.map(\.description) == [
            "orders.moods: its type types.mood[] becomes a text (LEFT OUT)"
          ])
        for values in ["3, 'glum', NULL", "3, 'glad', 'y'", "0, 'sad', NULL"] {
          let error = await #expect(throws: DatabaseError.self) {
            try await file.execute("INSERT INTO plain VALUES (\(raw: values))")
          }
          #expect(error?.code == .checkViolation)
        }
        try await Engine.postgreSQL.withDatabase { target in
          #expect(try await file.copyPlan(to: target).left == [])
          #expect(try await file.copy(to: target).rows == ["plain": 2, "orders": 1])
          let rows = try await target.fetchAll(
            "SELECT id || ' ' || mood || ' ' || coalesce(odd, '-') FROM plain ORDER BY id", as: String.self)
          #expect(rows == ["1 sad x", "2 glad -"])
        }
      }
    }
  }

  /// What a type of the target is given cannot be used before that is committed.
  @Test(arguments: ["", "types."]) func aTypeOfTheTargetThatLacksValues(_ schema: String) async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(
        """
        CREATE SCHEMA types; CREATE TYPE \(schema)mood AS ENUM ('sad', 'so so', 'glad');
        CREATE TABLE t (id int PRIMARY KEY, mood \(schema)mood); INSERT INTO t VALUES (1, 'sad');
        """)
      try await Engine.postgreSQL.withDatabase { target in
        try await target.executeScript("CREATE SCHEMA types; CREATE TYPE \(schema)mood AS ENUM ('sad')")
        let before = try await target.schema()
        let planned = await #expect(throws: CopyError.self) { try await source.copyPlan(to: target) }
        #expect(
          planned?.reason
            == .unsupported(
              table: "t",
              "its column \"mood\" needs values that the enum type \(schema)mood of the target lacks: "
                + "so so, glad. Add them first"))
        let copied = await #expect(throws: CopyError.self) { try await source.copy(to: target) }
        #expect(copied?.reason == planned?.reason)
        #expect(try await target.schema() == before)
        try await target.execute("ALTER TYPE \(raw: schema)mood ADD VALUE 'so so'")
        try await target.execute("ALTER TYPE \(raw: schema)mood ADD VALUE 'glad'")
        #expect(try await source.copy(to: target).rows == ["t": 1])
      }
    }
  }
}
