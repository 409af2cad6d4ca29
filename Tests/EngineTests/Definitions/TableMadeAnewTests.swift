import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// Changes of a table that SQLite makes by a new one, and PostgreSQL in place.
@Suite struct TableMadeAnewTests {
  /// What others made stays: triggers, views, indexes, and rows that refer to those of the table.
  @Test(arguments: Engine.allCases) func whatOthersMadeStays(_ engine: Engine) async throws {
    try await Self.withPeople(engine) { database in
      try await database.executeScript(
        """
        CREATE TABLE children (id bigint PRIMARY KEY, parent bigint REFERENCES people (id) ON DELETE CASCADE);
        CREATE VIEW named AS SELECT id, note FROM people WHERE name <> '';
        CREATE UNIQUE INDEX by_hand ON people (note, place) WHERE place > 0;
        INSERT INTO children VALUES (10, 1), (20, 2), (21, 2);
        """)
      if engine == .sqlite {
        try await database.executeScript(
          """
          CREATE TABLE log (line text);
          CREATE TRIGGER logged AFTER INSERT ON people BEGIN INSERT INTO log VALUES (new.name); END;
          """)
      }
      let before = try #require(try await database.schema().table("people"))
      try await Person.alterTable { $0.change(\.age) }.execute(database)
      #expect(
        try await database.fetchAll("SELECT id FROM children ORDER BY id", as: Int.self) == [10, 20, 21])
      #expect(
        try await database.fetchAll("SELECT note FROM named ORDER BY id", as: String.self) == ["a", "b"])
      let after = try #require(try await database.schema().table("people"))
      #expect(after.indexes == before.indexes && after.triggers == before.triggers)
      #expect(after.uniqueKeys == before.uniqueKeys && after.foreignKeys == before.foreignKeys)
      try await Self.run(Self.insert("note", "'n'"), on: database)
      if engine == .sqlite {
        #expect(try await database.fetchAll("SELECT line FROM log", as: String.self) == ["x"])
      }
      // Foreign keys are looked at again.
      try await Self.run("DELETE FROM people WHERE id = 2", on: database)
      #expect(try await database.fetchAll("SELECT id FROM children", as: Int.self) == [10])
      await #expect(throws: DatabaseError.self) {
        try await Self.run("INSERT INTO children VALUES (30, 77)", on: database)
      }
    }
  }

  /// Rows that break a new rule: the same code on both engines, and nothing is changed.
  @Test(arguments: Engine.allCases) func rowsThatBreakRules(_ engine: Engine) async throws {
    let broken: [(AlterTable, DatabaseError.Code)] = [
      (Person.alterTable { $0.add(.check("old") { $0.age > 35 }) }, .checkViolation),
      (Person.alterTable { $0.add(.unique(\.place)) }, .uniqueViolation),
      (Person.alterTable { $0.add(\.required) }, .notNullViolation),
      (
        Person.alterTable { $0.add(.foreignKey(\.age, references: HomeTown.self, \.id)) },
        .foreignKeyViolation
      ),
      (
        Person.alterTable {
          $0.drop("obsolete")
          $0.add(.check("old") { $0.age > 35 })
        }, .checkViolation
      ),
      (Person.alterTable { $0.change(\.required) }, .undefinedColumn),
    ]
    try await Self.withPeople(engine) { database in
      // PostgreSQL takes a reference from columns of one type alone.
      if engine == .postgreSQL { try await Person.alterTable { $0.change(\.age) }.execute(database) }
      let before = try await database.schema()
      for (change, code) in broken {
        let error = await #expect(throws: DatabaseError.self) { try await change.execute(database) }
        #expect(error?.code == code, "\(error as Any)")
        #expect(try await database.schema() == before)
        #expect(try await Self.rows("name || age || note || place", on: database) == ["Ann40a1", "Bob30b1"])
      }
    }
  }

  /// In steps, also beside other statements, and back.
  @Test(arguments: Engine.allCases) func inMigrations(_ engine: Engine) async throws {
    let migrations = Migrations([
      Migration("age") {
        Person.alterTable { $0.change(\.age) }
        "UPDATE people SET age = 41 WHERE id = 1"
      }.undone { OldPerson.alterTable { $0.change(\.age) } },
      Migration("gone") {
        Person.alterTable { $0.change(\.note) }
        "DELETE FROM people WHERE id = 1"
      },
    ])
    try await Self.withPeople(engine) { database in
      try await database.executeScript(
        """
        CREATE TABLE children (id bigint PRIMARY KEY, parent bigint REFERENCES people (id));
        INSERT INTO children VALUES (10, 1);
        """)
      let error = await #expect(throws: MigrationError.self) { try await migrations.migrate(database) }
      #expect(error?.name == "gone")
      #expect(try await Self.rows("name || age || note", on: database) == ["Ann41a", "Bob30b"])
      #expect(try await database.schema().table("people")?.column("note")?.isNullable == false)
      #expect(try await database.schema().table("people")?.column("age")?.isNullable == false)
      #expect(try await migrations.undo(database, downTo: nil) == ["age"])
      #expect(try await database.schema().table("people")?.column("age")?.isNullable == true)
      #expect(try await database.fetchAll("SELECT parent FROM children", as: Int.self) == [1])
    }
  }

  /// Inside a transaction foreign keys cannot be turned off: then no table may refer to this one.
  @Test(arguments: Engine.allCases) func inTransactionsAndLeases(_ engine: Engine) async throws {
    try await Self.withPeople(engine) { database in
      try await database.transaction { connection in
        _ = try await Person.alterTable { $0.change(\.age) }.execute(connection)
      }
      #expect(try await Self.rows("name || age", on: database) == ["Ann40", "Bob30"])
      try await database.executeScript(
        """
        CREATE TABLE children (id bigint PRIMARY KEY, parent bigint REFERENCES people (id) ON DELETE CASCADE);
        INSERT INTO children VALUES (10, 1);
        """)
      let inside = {
        try await database.transaction { connection in
          _ = try await Person.alterTable { $0.change(\.note) }.execute(connection)
        }
      }
      switch engine {
      case .sqlite:
        let error = await #expect(throws: DatabaseError.self) { try await inside() }
        #expect(error?.code == .misuse && error?.message.contains("\"children\"") == true)
      case .postgreSQL: try await inside()
      }
      try await database.withConnection(timeout: nil) { connection in
        try await Person.alterTable { $0.change(\.note) }.execute(connection)
        // The lease goes on as it was, also behind a change that fails.
        for _ in 0..<2 {
          await #expect(throws: DatabaseError.self) {
            try await Self.run("INSERT INTO children VALUES (30, 77)", on: connection)
          }
          await #expect(throws: DatabaseError.self) {
            try await Person.alterTable { $0.add(\.required) }.execute(connection)
          }
        }
      }
      #expect(try await database.fetchAll("SELECT parent FROM children", as: Int.self) == [1])
      #expect(try await database.schema().table("people")?.column("note")?.isNullable == true)
    }
  }

  /// What would be lost or be read as other values is refused, and named.
  @Test func refusalsOnSQLite() async throws {
    try await Self.withPeople(.sqlite) { database in
      try await database.executeScript(
        """
        CREATE INDEX by_hand ON people (obsolete, name);
        CREATE VIEW named AS SELECT note FROM people;
        CREATE TABLE places2 (id integer PRIMARY KEY, name text UNIQUE ON CONFLICT REPLACE) STRICT;
        """)
      let before = try await database.schema()
      let refused: [(AlterTable, String)] = [
        (
          Person.alterTable {
            $0.drop("obsolete")
            $0.change(\.age)
          }, #"the index "by_hand" names the column "obsolete" and others"#
        ),
        (
          Person.alterTable {
            $0.drop("note")
            $0.change(\.age)
          }, "view named"
        ),
        (Place2.alterTable { $0.change(\.name) }, "ON CONFLICT REPLACE"),
        (KnownPerson.alterTable { $0.change(\.isKnown) }, "truth values"),
        (Person.alterTable { $0.drop(constraint: "none") }, #"no rule "none""#),
      ]
      for (change, words) in refused {
        let error = await #expect(throws: (any Error).self) { try await change.execute(database) }
        #expect("\(error as Any)".contains(words), "\(error as Any)")
        #expect(try await database.schema() == before)
      }
    }
  }

  @Table("nodes \"of\" 'trees'") fileprivate struct Node: Identifiable, Equatable {
    let id: Int
    @Column(references: Node.self, onDelete: .cascade) var parent: Int?
    var name: String?
  }

  /// Rows that refer to rows of the same table, which has a name with quotes.
  @Test(arguments: Engine.allCases) func aTableThatRefersToItself(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.executeScript(
        """
        CREATE TABLE "nodes ""of"" 'trees'" (id bigint PRIMARY KEY, parent bigint
          REFERENCES "nodes ""of"" 'trees'" (id) ON DELETE CASCADE, name text NOT NULL);
        INSERT INTO "nodes ""of"" 'trees'" VALUES (1, NULL, 'a'), (2, 1, 'b'), (3, 2, 'c');
        """)
      try await Node.alterTable { $0.change(\.name) }.execute(database)
      #expect(
        try await Node.order(by: \.id).fetchAll(database) == [
          Node(id: 1, parent: nil, name: "a"), Node(id: 2, parent: 1, name: "b"),
          Node(id: 3, parent: 2, name: "c"),
        ])
      try await Node.find(2).update { $0.name = nil }.execute(database)
      try await Node.find(1).delete().execute(database)
      #expect(try await Node.all().fetchCount(database) == 0)
    }
  }

  /// A column that keys, rules and indexes name goes with them, whatever else is changed.
  @Test(arguments: Engine.allCases) func columnsWithRules(_ engine: Engine) async throws {
    try await Self.withPeople(engine) { database in
      try await database.executeScript(
        """
        CREATE TABLE children (id bigint PRIMARY KEY, parent bigint REFERENCES people (id) ON DELETE CASCADE);
        CREATE INDEX by_place ON people (place, age);
        INSERT INTO children VALUES (10, 1);
        """)
      let names = { try await database.schema().table("people")?.columns.map(\.name) }
      // It has no rule.
      try await Person.alterTable { $0.drop("obsolete") }.execute(database)
      #expect(try await names() == ["id", "name", "age", "note", "isKnown", "place"])
      // It has an index.
      try await Migrations([Migration("drop") { Person.alterTable { $0.drop("name") } }]).migrate(database)
      // It has a key and a check.
      try await Person.alterTable {
        $0.drop("note")
        $0.drop("isKnown")
      }.execute(database)
      #expect(try await names() == ["id", "age", "place"])
      #expect(try await Self.rows("CAST(age AS text)", on: database) == ["40", "30"])
      #expect(try await database.fetchAll("SELECT parent FROM children", as: Int.self) == [1])
      if engine == .sqlite {
        let error = await #expect(throws: SchemaPlanError.self) {
          try await Person.alterTable { $0.drop("place") }.execute(database)
        }
        #expect("\(error as Any)".contains(#"the index "by_place" names the column "place" and others"#))
        #expect(
          try Person.alterTable { $0.drop("place") }.render(in: .sqlite).sql
            == #"ALTER TABLE "people" DROP COLUMN "place""#)
      }
      await #expect(throws: DatabaseError.self) {
        try await Person.alterTable { $0.drop("nothing") }.execute(database)
      }
    }
  }

  /// A column without a value for rows is added to a table that has none.
  @Test(arguments: Engine.allCases) func aRequiredColumnOfAnEmptyTable(_ engine: Engine) async throws {
    try await Self.withPeople(engine) { database in
      try await OldPerson.all().delete().execute(database)
      try await Person.alterTable { $0.add(\.required) }.execute(database)
      #expect(try await database.schema().table("people")?.columns.last?.name == "required")
      await #expect(throws: DatabaseError.self) {
        try await Self.run(Self.insert("note", "'n'"), on: database)
      }
      try await Self.run(Self.insert("note, required", "'n', 1"), on: database)
    }
  }

  /// What belongs to a connection alone would be lost with the old table.
  @Test func temporaryTriggersOnSQLite() async throws {
    try await Self.withPeople(.sqlite) { database in
      try await database.withConnection(timeout: nil) { connection in
        try await Self.run(
          "CREATE TEMP TRIGGER noted AFTER DELETE ON people BEGIN SELECT 1; END", on: connection)
        let error = await #expect(throws: SchemaPlanError.self) {
          try await Person.alterTable { $0.change(\.age) }.execute(connection)
        }
        #expect("\(error as Any)".contains("the temporary trigger noted"))
        #expect(try await Self.rows("name || age", on: connection) == ["Ann40", "Bob30"])
      }
    }
  }

  @Table("places2") fileprivate struct Place2: Identifiable {
    let id: Int
    var name: String
  }

  @Table("people") fileprivate struct KnownPerson: Identifiable {
    let id: Int
    var isKnown: String?
  }

  /// A column that ignores case from then on.
  @Test func collationsOnSQLite() async throws {
    try await Self.withPeople(.sqlite) { database in
      try await Person.alterTable { $0.change(\.name) }.execute(database)
      #expect(try await database.schema().table("people")?.column("name")?.collationName == "NOCASE")
      #expect(try await Self.rows("name", on: database) == ["Ann", "Bob"])
    }
  }

  /// What rendering shows is what a database gets in which the table is as declared.
  @Test func text() async throws {
    let change = NamedPerson.alterTable {
      $0.rename("name", to: \.fullName)
      $0.add(\.mail)
      $0.drop("obsolete")
      $0.change(\.age)
    }
    let steps = try change.render(in: .sqlite).steps.map(\.sql)
    #expect(
      steps == [
        "PRAGMA foreign_keys = OFF",
        #"ALTER TABLE "people" RENAME COLUMN "name" TO "fullName""#,
        #"CREATE TABLE "koine_new_people" ("id" INTEGER PRIMARY KEY NOT NULL, "fullName" TEXT NOT NULL, "#
          + #""age" INTEGER NOT NULL DEFAULT (0), "note" TEXT NOT NULL, "#
          + #""isKnown" INTEGER CHECK ("isKnown" IN (0, 1)), "place" INTEGER, "mail" TEXT, "#
          + #"CONSTRAINT "short" CHECK (length("note") < 10), CONSTRAINT "one note" UNIQUE ("note"), "#
          + #"CONSTRAINT "of age" CHECK ("age" >= 7)) STRICT"#,
        #"INSERT INTO "koine_new_people" ("id", "fullName", "age", "note", "isKnown", "place") "#
          + #"SELECT "people"."id", "people"."fullName", "people"."age", "people"."note", "people"."isKnown", "#
          + #""people"."place" FROM "people""#,
        #"DROP TABLE "people""#,
        "PRAGMA legacy_alter_table = ON",
        #"ALTER TABLE "koine_new_people" RENAME TO "people""#,
        "PRAGMA legacy_alter_table = OFF",
        #"CREATE INDEX "people_fullName_index" ON "people" ("fullName")"#,
        "PRAGMA foreign_key_check",
        "PRAGMA foreign_keys = ON",
      ])
    #expect(change.check(in: .sqlite).isEmpty)
    try await Self.withPeople(.sqlite) { database in
      for step in steps { try await Self.run(step, on: database) }
      #expect(try await Self.rows(#""fullName" || age || note"#, on: database) == ["Ann40a", "Bob30b"])
      #expect(try await database.plan(for: [NamedPerson.self]).isEmpty)
    }
  }
}
