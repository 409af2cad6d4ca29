import Koine
import KoineSQLite
import Testing

/// A parent, in the ways in which it changes.
private enum Parents {
  @Table("parents") struct Named: Identifiable {
    let id: Int
    var name: String?
  }

  @Table("parents") struct Titled: Identifiable, Equatable {
    let id: Int
    @Column(renamedFrom: "name") var title: String?
  }

  @Table("parents") struct RequiredTitled: Identifiable, Equatable {
    let id: Int
    @Column(renamedFrom: "name") var title: String
  }

  @Table("parents") struct Unnamed: Identifiable {
    let id: Int
  }
}

/// A note of an attached file.
private enum Notes {
  @Table("notes", schema: "other") struct Loose: Identifiable {
    let id: Int
    var text: String?
  }

  @Table("notes", schema: "other") struct Empty: Identifiable {
    let id: Int
  }
}

/// Triggers, which SQLite keeps as texts, and views when tables change.
@Suite struct SchemaPlanTriggerTests {
  /// The text of a trigger that is made again has the old name of a column: the plan is refused. SQLite itself
  /// changes it if the column gets its name in place.
  @Test func aTriggerOfARenamedColumn() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await Parents.Named.createTable().execute(database)
      try await database.executeScript(
        """
        CREATE TABLE log (line text);
        CREATE TRIGGER logged AFTER INSERT ON parents BEGIN INSERT INTO log VALUES (new.name); END;
        INSERT INTO parents (id, name) VALUES (1, 'a');
        """)
      let before = try await database.schema()
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [Parents.RequiredTitled.self])
      }
      #expect(
        error?.reason
          == .unsupported(
            table: "parents",
            #"other changes make it anew, and its trigger "logged" may name the column "name"; "#
              + #"rename that to "title" first, in a plan without other changes of the table, or drop the trigger "#
              + "before, and create it again after"))
      #expect(try await database.schema() == before)

      try await database.migrate(to: [Parents.Titled.self])
      try await database.migrate(to: [Parents.RequiredTitled.self])
      try await database.execute("INSERT INTO parents (id, title) VALUES (2, 'b')")
      #expect(try await database.fetchAll("SELECT line FROM log", as: String.self) == ["a", "b"])
      #expect(
        try await Parents.RequiredTitled.order(by: \.id).fetchAll(database)
          == [Parents.RequiredTitled(id: 1, title: "a"), Parents.RequiredTitled(id: 2, title: "b")])
    }
  }

  /// A table of an attached file that is made anew has its trigger there, and not in the main file.
  @Test func aTriggerOfAnAttachedTable() async throws {
    try await Self.withAttachedNotes { database in
      let before = try await database.schema(named: "other").table("notes", schema: "other")
      try await database.migrate(to: [Notes.Loose.self])
      let after = try await database.schema(named: "other").table("notes", schema: "other")
      #expect(after?.column("text")?.isNullable == true)
      #expect(after?.triggers == before?.triggers && after?.triggers.map(\.name) == ["it's"])
      let others = "SELECT name FROM main.sqlite_schema WHERE tbl_name <> 'koine_declarations'"
      #expect(try await database.fetchAll(SQLFragment([.text(others)]), as: String.self) == [])
      try await database.execute("INSERT INTO other.notes VALUES (2, 'b')")
      #expect(try await database.fetchAll("SELECT line FROM other.log", as: String.self) == ["a", "b"])
    }
  }

  /// A view of an attached file that needs a column is looked at, too.
  @Test func aViewOfAnAttachedTable() async throws {
    try await Self.withAttachedNotes { database in
      try await database.executeScript(
        """
        DROP TRIGGER other."it's";
        CREATE VIEW other.texts AS SELECT text FROM notes;
        """)
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [Notes.Empty.self], allowingLoss: true)
      }
      #expect(error?.reason == .unusable(["the view other.texts (There is no column text.)"]))
    }
  }

  private static func withAttachedNotes(_ body: (SQLiteDatabase) async throws -> Void) async throws {
    let database = try SQLiteDatabase.inMemory(configuration: .init(acquireTimeout: .seconds(900)))
    try await database.attach(.memory(as: "other"))
    try await database.executeScript(
      """
      CREATE TABLE other.notes (id INTEGER PRIMARY KEY NOT NULL, text TEXT NOT NULL) STRICT;
      CREATE TABLE other.log (line TEXT);
      CREATE TRIGGER other."it's" AFTER INSERT ON notes BEGIN INSERT INTO log VALUES (new.text); END;
      INSERT INTO other.notes VALUES (1, 'a');
      """)
    try await body(database)
    await database.close()
  }

  /// Triggers of other tables, and of views, that need a column of the table.
  @Test(arguments: [
    (
      "CREATE TRIGGER other AFTER UPDATE ON log BEGIN UPDATE parents SET name = new.line; END;",
      "a trigger of log on UPDATE"
    ),
    (
      """
      CREATE VIEW lines AS SELECT line FROM log;
      CREATE TRIGGER other INSTEAD OF DELETE ON lines BEGIN DELETE FROM parents WHERE name = old.line; END;
      """, "a trigger of lines on DELETE"
    ),
  ]) func aTriggerOfAnotherTable(_ trigger: String, _ part: String) async throws {
    try await Engine.sqlite.withDatabase { database in
      try await Parents.Named.createTable().execute(database)
      try await database.executeScript("CREATE TABLE log (line text); \(trigger)")
      let before = try await database.schema()
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [Parents.Unnamed.self], allowingLoss: true)
      }
      #expect(error?.reason == .unusable(["\(part) (There is no column name.)"]))
      #expect(try await database.schema() == before)
    }
  }
}
