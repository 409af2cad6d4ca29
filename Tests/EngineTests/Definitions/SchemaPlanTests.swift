import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

/// What there was: tables that an earlier version of a program made.
private enum Old {
  @Table("lists") struct List: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  @Table("notes") struct Note: Identifiable, Equatable {
    let id: Int
    var text: String?
    @Column(unique: true) var code: Int32
    var list: Int?
    var obsolete: String?

    static let indexes: [TableIndex<Note>] = [.on(\.text), .on(name: "notes_by_list") { $0.list }]
  }

  @Table("parents") struct Parent: Identifiable {
    let id: Int
    var name: String?
  }
}

/// A list with a column that has no value for rows.
@Table("lists") private struct RequiredList: Identifiable {
  let id: Int
  var title: String
  var color: Int
}

/// A parent without its name.
@Table("parents") private struct KeyParent: Identifiable {
  let id: Int
}

/// A parent of which two columns had one name.
@Table("parents") private struct TwiceRenamedParent: Identifiable {
  let id: Int
  @Column(renamedFrom: "name") var first: String?
  @Column(renamedFrom: "name") var second: String?
}

/// What there is to be.
private enum New {
  @Table("lists") struct List: Identifiable, Equatable {
    let id: Int
    @Column(unique: true) var title: String
    @Column(default: false) var isArchived: Bool
  }

  @Table("notes") struct Note: Identifiable, Equatable {
    let id: Int
    @Column(renamedFrom: "text") var body: String
    var code: Int
    @Column(references: New.List.self, onDelete: .cascade) var list: New.List.ID?
    var due: CalendarDate?

    static let constraints: [TableConstraint<Note>] = [.check("codes are positive") { $0.code > 0 }]
    static let indexes: [TableIndex<Note>] = [
      .on(name: "notes_by_list") { ($0.list, $0.due.descending()) },
      .unique(name: "codes") {
        $0.code
      } where: {
        $0.body != ""
      },
    ]
  }

  @Table("tags") struct Tag: Identifiable, Equatable {
    let id: Int
    @Column(references: New.Note.self) var note: New.Note.ID
    var name: String
  }

  @Table("parents") struct Parent: Identifiable {
    let id: Int
    @Column(default: "none") var name: String
  }
}

/// Populated databases become what types declare.
@Suite struct SchemaPlanTests {
  static let new: [any Table.Type] = [New.Tag.self, New.Note.self, New.List.self]

  /// A database with the old tables and some rows.
  private static func withOldDatabase(
    _ engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database in
      try await Old.List.createTable().execute(database)
      try await Old.Note.createTable().execute(database)
      try await Old.List.insert([Old.List(id: 1, title: "Home"), Old.List(id: 2, title: "Work")])
        .execute(database)
      try await Old.Note.insert([
        Old.Note(id: 1, text: "it's", code: 7, list: 1, obsolete: "x"),
        Old.Note(id: 2, text: "É", code: 8, list: nil, obsolete: nil),
      ]).execute(database)
      try await body(database)
    }
  }

  @Test(arguments: Engine.allCases) func aPlanSaysWhatChanges(_ engine: Engine) async throws {
    try await Self.withOldDatabase(engine) { database in
      let before = try await database.schema()
      let plan = try await database.plan(for: Self.new)
      let bool = engine == .sqlite ? "INTEGER NOT NULL DEFAULT FALSE" : "boolean NOT NULL DEFAULT false"
      var expected = [
        #"notes: drop the index "notes_by_list""#,
        #"notes: drop the index "notes_text_index""#,
        #"notes: drop the unique key ("code")"#,
        #"tags: create the table, with the columns "id", "note", "name""#,
        #"notes: rename the column "text" to "body""#,
        #"notes: add the column "due" \#(engine == .sqlite ? "TEXT" : "date")"#,
        #"notes: change the column "body" from \#(text(engine)) to \#(text(engine)) NOT NULL (rows are checked)"#,
        #"notes: drop the column "obsolete" with its values (LOSSY)"#,
        #"lists: add the column "isArchived" \#(bool)"#,
        #"notes: add the check "code" > 0 (rows are checked)"#,
        #"notes: create the unique index "codes" (rows are checked)"#,
        #"notes: create the index "notes_by_list""#,
        #"lists: add the unique key ("title") (rows are checked)"#,
        #"notes: add the foreign key ("list") to "lists" (rows are checked)"#,
      ]
      switch engine {
      case .sqlite:
        expected.insert(#"notes: drop the check "code" BETWEEN -2147483648 AND 2147483647"#, at: 0)
        expected.insert(#"lists: add the check "isArchived" IN (0, 1) (rows are checked)"#, at: 14)
      case .postgreSQL:
        expected[9] = #"notes: add the check code > (0)::bigint (rows are checked)"#
        expected.insert(#"notes: change the column "code" from integer NOT NULL to bigint NOT NULL"#, at: 7)
      }
      #expect(plan.description.split(separator: "\n").map(String.init) == expected)
      #expect(
        plan.lossySteps.map(\.description) == [#"notes: drop the column "obsolete" with its values (LOSSY)"#])
      // A plan changes nothing.
      #expect(try await database.schema(includingInternal: true) == before)
    }
  }

  /// One mark says of every step whether values are lost.
  @Test func eachLossIsMarked() {
    let table = DatabaseSchema.Table("notes", columns: [])
    let narrow = DatabaseSchema.Column("n", typeName: "integer", type: .integer(bits: 32))
    let wide = DatabaseSchema.Column("n", typeName: "bigint", type: .bigInteger)
    let computed = DatabaseSchema.Column(
      "twice", typeName: "bigint", type: .bigInteger, generation: .init("n * 2", isStored: true))
    let changes: [SchemaChange] = [
      .dropTable(table), .dropColumn(wide), .dropColumn(computed), .changeColumn(from: wide, to: narrow),
      .changeColumn(from: narrow, to: wide), .changeUnit(column: "n", isDecimal: false),
    ]
    #expect(
      changes.map { SchemaPlan.Step($0, of: "notes").description } == [
        "notes: drop the table with its rows (LOSSY)",
        #"notes: drop the column "n" with its values (LOSSY)"#,
        #"notes: drop the column "twice", whose values are computed"#,
        #"notes: change the column "n" from bigint to integer (LOSSY)"#,
        #"notes: change the column "n" from integer to bigint"#,
        #"notes: take the decimal numbers of the column "n" for integers: 0.05 becomes 5 (LOSSY)"#,
      ])
  }

  private func text(_ engine: Engine) -> String { engine == .sqlite ? "TEXT" : #"text COLLATE "C""# }

  @Test(arguments: Engine.allCases) func rowsAreKept(_ engine: Engine) async throws {
    try await Self.withOldDatabase(engine) { database in
      let lossy = await #expect(throws: SchemaPlanError.self) { try await database.migrate(to: Self.new) }
      guard case .lossy(let steps)? = lossy?.reason else { return #expect(Bool(false), "\(lossy as Any)") }
      #expect(steps.map(\.description) == [#"notes: drop the column "obsolete" with its values (LOSSY)"#])
      #expect(
        lossy?.description == """
          values would be lost, and nothing was changed: notes: drop the column "obsolete" with its values (LOSSY). \
          Say allowingLoss: true if that is meant, or @Column(renamedFrom:) if a column has another name now
          """)
      #expect(try await Old.Note.all().fetchCount(database) == 2)

      var plans: [SchemaPlan] = []
      let plan = try await database.migrate(to: Self.new, allowingLoss: true) { plans.append($0) }
      #expect(plans == [plan])
      #expect(
        try await New.Note.order(by: \.id).fetchAll(database) == [
          New.Note(id: 1, body: "it's", code: 7, list: 1, due: nil),
          New.Note(id: 2, body: "É", code: 8, list: nil, due: nil),
        ])
      #expect(
        try await New.List.order(by: \.id).fetchAll(database) == [
          New.List(id: 1, title: "Home", isArchived: false),
          New.List(id: 2, title: "Work", isArchived: false),
        ])
      // Nothing differs any more, and it is what creating the tables gives.
      #expect(try await database.migrate(to: Self.new, allowingLoss: true).isEmpty)
      let created = try await engine.withDatabase { fresh in
        try await fresh.migrate(to: Self.new)
        return try await fresh.schema().normalized
      }
      #expect(try await Self.sortedColumns(database.schema().normalized) == Self.sortedColumns(created))
      // The new rules hold, and the old rows are found by them.
      await #expect(throws: DatabaseError.self) {
        try await New.Note.insert { New.Note.Draft(body: "c", code: -1) }.execute(database)
      }
      try await New.List.find(1).delete().execute(database)
      #expect(try await New.Note.order(by: \.id).select(\.id).fetchAll(database) == [2])
    }
  }

  private static func sortedColumns(_ schema: DatabaseSchema) -> DatabaseSchema {
    var schema = schema
    for index in schema.tables.indices { schema.tables[index].columns.sort { $0.name < $1.name } }
    return schema
  }

  /// Each kind of rule that rows break: the error has the rows, and nothing is changed.
  @Test(arguments: Engine.allCases) func rowsThatBreakRules(_ engine: Engine) async throws {
    let breaking: [(String, String, String)] = [
      (
        "UPDATE notes SET text = NULL WHERE id = 2", #"change the column "body""#, "(id: 2, body: NULL)"
      ),
      ("UPDATE notes SET code = -8 WHERE id = 2", #"add the check"#, "(id: 2, code: -8)"),
      ("UPDATE notes SET list = 9 WHERE id = 2", #"add the foreign key ("list")"#, "(id: 2, list: 9)"),
      (
        "UPDATE lists SET title = 'Home'", #"add the unique key ("title")"#,
        "(id: 1, title: Home), (id: 2, title: Home)"
      ),
    ]
    for (change, step, rows) in breaking {
      try await Self.withOldDatabase(engine) { database in
        try await database.execute(SQLFragment([.text(change)]))
        let before = try await database.schema()
        let error = await #expect(throws: SchemaPlanError.self) {
          try await database.migrate(to: Self.new, allowingLoss: true)
        }
        let text = "\(error as Any)"
        #expect(text.contains(step) && text.contains(rows), "\(text)")
        #expect(try await database.schema() == before)
      }
    }
  }

  /// A column without a value for the rows that there are.
  @Test(arguments: Engine.allCases) func aRequiredColumnWithoutDefault(_ engine: Engine) async throws {
    try await Self.withOldDatabase(engine) { database in
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [RequiredList.self])
      }
      #expect("\(error as Any)".contains("(id: 1), (id: 2)"))
      try await Old.List.all().delete().execute(database)
      try await database.migrate(to: [RequiredList.self])
      #expect(try await RequiredList.all().fetchCount(database) == 0)
    }
  }

  /// What Koine did not make stays: triggers, views, and the rows that refer to a table which is made anew.
  @Test(arguments: Engine.allCases) func whatOthersMadeStays(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Old.Parent.createTable().execute(database)
      try await database.executeScript(
        """
        CREATE TABLE children (id bigint PRIMARY KEY, parent bigint REFERENCES parents (id) ON DELETE CASCADE);
        CREATE VIEW named AS SELECT id, name FROM parents WHERE name <> '';
        INSERT INTO parents (id, name) VALUES (1, 'a'), (2, 'b');
        INSERT INTO children VALUES (10, 1), (20, 2), (21, 2);
        """)
      if engine == .sqlite {
        try await database.executeScript(
          """
          CREATE TABLE log (line text);
          CREATE TRIGGER logged AFTER INSERT ON parents BEGIN INSERT INTO log VALUES (new.name); END;
          """)
      }
      try await database.migrate(to: [New.Parent.self])
      #expect(
        try await database.fetchAll("SELECT id FROM children ORDER BY id", as: Int.self) == [10, 20, 21])
      #expect(
        try await database.fetchAll("SELECT name FROM named ORDER BY id", as: String.self) == ["a", "b"])
      try await New.Parent.insert([New.Parent(id: 3, name: "c")]).execute(database)
      if engine == .sqlite {
        #expect(try await database.fetchAll("SELECT line FROM log", as: String.self) == ["c"])
      }
      // Foreign keys are looked at again.
      try await New.Parent.find(2).delete().execute(database)
      #expect(try await database.fetchAll("SELECT id FROM children", as: Int.self) == [10])
      await #expect(throws: DatabaseError.self) {
        try await database.execute("INSERT INTO children VALUES (30, 9)")
      }
    }
  }

  /// Tables that are dropped together may refer to each other.
  @Test(arguments: Engine.allCases) func tablesThatReferToEachOtherAreDropped(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.executeScript(
        """
        CREATE TABLE a (id integer PRIMARY KEY, b integer);
        CREATE TABLE b (id integer PRIMARY KEY, a integer REFERENCES a);
        INSERT INTO a VALUES (1, 1);
        INSERT INTO b VALUES (1, 1);
        """)
      if engine == .postgreSQL {
        try await database.execute("ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b")
      }
      let plan = try SchemaPlan(from: try await database.schema(), to: DatabaseSchema(), in: database.dialect)
      try await plan.run(on: database, allowingLoss: true)
      #expect(try await database.schema() == DatabaseSchema())
    }
  }

  /// Rows that refer to nothing already do not stand in the way of another table's change.
  @Test func referencesThatLedNowhereBefore() async throws {
    try await Self.withOldDatabase(.sqlite) { database in
      try await database.executeScript(
        "CREATE TABLE orphans (id integer PRIMARY KEY, list integer REFERENCES lists);")
      try await database.withConnection { connection in
        try await connection.execute("PRAGMA foreign_keys = OFF")
        try await connection.execute("INSERT INTO orphans VALUES (1, 99)")
      }
      try await database.migrate(to: Self.new, allowingLoss: true)
      #expect(try await database.plan(for: Self.new).isEmpty)
      #expect(try await database.fetchAll("SELECT list FROM orphans", as: Int.self) == [99])
    }
  }

  /// A column that a view or a trigger needs: it would be broken, silently on SQLite.
  @Test(arguments: Engine.allCases) func whatOthersNeed(_ engine: Engine) async throws {
    let view = "CREATE VIEW named AS SELECT id FROM parents WHERE name <> ''"
    let trigger = "CREATE TRIGGER logged AFTER DELETE ON parents BEGIN INSERT INTO log VALUES (old.name); END"
    for other in engine == .sqlite ? [view, trigger] : [view] {
      try await engine.withDatabase { database in
        try await Old.Parent.createTable().execute(database)
        try await database.executeScript("CREATE TABLE log (line text); \(other);")
        let before = try await database.schema()
        let error = await #expect(throws: (any Error).self) {
          try await database.migrate(to: [KeyParent.self], allowingLoss: true)
        }
        if engine == .sqlite {
          guard case .unusable(let parts)? = (error as? SchemaPlanError)?.reason else {
            return #expect(Bool(false), "\(error as Any)")
          }
          #expect(parts.count == 1 && parts[0].contains("name"), "\(parts)")
        } else {
          #expect(error is DatabaseError)
        }
        #expect(try await database.schema() == before)
      }
    }
  }

  /// Which of the two columns has the values is not guessed.
  @Test(arguments: Engine.allCases) func twoColumnsOfOneOldName(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Old.Parent.createTable().execute(database)
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.plan(for: [TwiceRenamedParent.self])
      }
      #expect(
        error?.description
          == #"the table parents cannot be changed: the columns "first" and "second" are both renamed from "name", "#
          + "and only one can be")
    }
  }

  /// A plan is a value that runs later, unless a table has changed since.
  @Test(arguments: Engine.allCases) func aPlanRunsLater(_ engine: Engine) async throws {
    try await Self.withOldDatabase(engine) { database in
      let plan = try await database.plan(for: Self.new)
      await #expect(throws: SchemaPlanError.self) { try await plan.run(on: database) }
      try await plan.run(on: database, allowingLoss: true)
      #expect(try await database.plan(for: Self.new).isEmpty)
      let error = await #expect(throws: SchemaPlanError.self) {
        try await plan.run(on: database, allowingLoss: true)
      }
      guard case .outdated(table: "notes")? = error?.reason else {
        return #expect(Bool(false), "\(error as Any)")
      }
    }
  }

  /// Programs that begin at once: one changes the tables, the others find that nothing differs.
  @Test(arguments: Engine.allCases) func siblingsMigrateOnce(_ engine: Engine) async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).db").path
    defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }
    let url = try await engine == .postgreSQL ? PrivatePostgreSQL.shared().makeDatabase() : ""
    @Sendable func open() async throws -> any Database {
      switch engine {
      case .sqlite: try SQLiteDatabase(path: path, configuration: .init(busyTimeout: .seconds(900)))
      case .postgreSQL:
        try await PostgreSQLDatabase(url: url, configuration: .init(acquireTimeout: .seconds(900)))
      }
    }
    let first = try await open()
    try await Old.List.createTable().execute(first)
    try await Old.Note.createTable().execute(first)
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<6 {
        group.addTask {
          let database = try await open()
          let count = try await database.migrate(to: Self.new, allowingLoss: true).steps.count
          await database.close()
          return count
        }
      }
      return try await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(counts.filter { $0 > 0 }.count == 1)
    #expect(try await first.plan(for: Self.new).isEmpty)
    await first.close()
  }

  @Test(arguments: Engine.allCases) func aCancelledTaskChangesNothing(_ engine: Engine) async throws {
    try await Self.withOldDatabase(engine) { database in
      let before = try await database.schema()
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await database.migrate(to: Self.new, allowingLoss: true)
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      // In the middle: the plan is made, and nothing carried out yet.
      let late = Task {
        try await database.migrate(to: Self.new, allowingLoss: true) { _ in
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
      await #expect(throws: CancellationError.self) { try await late.value }
      #expect(try await database.schema() == before)
    }
  }

  @Test func aDialectThatChangesNothing() {
    #expect(throws: DatabaseError.self) {
      _ = try SchemaPlan(from: DatabaseSchema(), to: DatabaseSchema(), in: TestDialect())
    }
  }
}
