import Koine
import KoineSQLite
import KoineTesting
import Testing

@Table("held_names") private struct HeldName: Identifiable, Equatable {
  let id: Int
  var a: Int
  var b: Int
}

/// What stands in the way of a plan, and is told before anything runs; and what does not.
@Suite struct PlanRefusalTests {
  @Test(arguments: Engine.allCases) func aViewOfTheNameIsTold(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.execute("CREATE VIEW held_names AS SELECT 1 AS id, 2 AS a, 3 AS b")
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.plan(for: [HeldName.self])
      }
      #expect(
        error?.description
          == "the table held_names cannot be changed: a view has its name; drop or rename the view first, or give the table another name"
      )
    }
  }

  @Test func aTableOfTheNameThatIsNeededMeanwhileIsTold() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(
        """
        CREATE TABLE held_names (id INTEGER PRIMARY KEY NOT NULL, a INTEGER NOT NULL, b TEXT NOT NULL) STRICT;
        CREATE TABLE KOINE_NEW_held_names (x)
        """)
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.plan(for: [HeldName.self])
      }
      #expect(error?.description.contains("koine_new_held_names, is that of another table") == true)
    }
  }

  /// Rules of a table of others that name it, or have texts in double quotes, mean the same in the new table.
  @Test func rulesThatNameTheirTableAreKept() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.withConnection { connection in
        try await connection.execute("PRAGMA writable_schema = ON")
        try await connection.execute(
          """
          CREATE TABLE kept (id INTEGER PRIMARY KEY NOT NULL, a TEXT NOT NULL,
            b TEXT GENERATED ALWAYS AS (a || '!') VIRTUAL, c INTEGER, d TEXT DEFAULT 'x',
            CHECK (kept.a <> 'x' AND "kept"."c" > 0))
          """)
        try await connection.execute("CREATE INDEX kept_some ON kept (c, (a || 'x')) WHERE a <> 'x'")
        try await connection.execute(
          """
          UPDATE sqlite_schema SET sql = replace(sql, '''x''', '"x"') WHERE tbl_name = 'kept'
          """)
        try await connection.execute("PRAGMA writable_schema = RESET")
      }
      try await database.execute("INSERT INTO kept (id, a, c) VALUES (1, 'y', 1)")
      let before = try await database.schema()
      var after = before
      let table = try #require(after.tables.firstIndex { $0.name == "kept" })
      let column = try #require(after.tables[table].columns.firstIndex { $0.name == "c" })
      after.tables[table].columns[column].isNullable = false
      let plan = try SchemaPlan(from: before, to: after, in: database.dialect)
      try await plan.run(on: database)
      let error = await #expect(throws: DatabaseError.self) {
        try await database.execute("INSERT INTO kept (id, a, c) VALUES (2, 'x', 1)")
      }
      #expect(error?.code == .checkViolation)
      #expect(try await database.fetchAll("SELECT b || d FROM kept", as: String.self) == ["y!x"])
      try await database.execute("INSERT INTO kept (id, a, c) VALUES (3, 'z', 1)")
      #expect(try await database.fetchAll("SELECT d FROM kept", as: String.self) == ["x", "x"])
      let index = try await database.fetchOne(
        "SELECT sql FROM sqlite_schema WHERE name = 'kept_some'", as: String.self)
      #expect(index == #"CREATE INDEX "kept_some" ON "kept" ("c", (a || 'x')) WHERE a <> 'x'"#)
      let text = try await database.fetchOne(
        "SELECT sql FROM sqlite_schema WHERE name = 'kept'", as: String.self)
      #expect(text?.contains("CHECK (a <> 'x' AND \"c\" > 0)") == true)
    }
  }
}
