import Koine
import KoineSQLite
import KoineTesting
import Testing

@Table("depots") private struct Depot: Identifiable {
  let id: Int
  var name: String
  var secret: String?
}

@Table("parcels") private struct Crate: Identifiable {
  let id: Int
  var label: String
  var weight: Int?
  @Column(references: Depot.self, onDelete: .cascade) var depot: Int?
}

@Table("stamps") private struct Stamp: Identifiable {
  let id: Int
  @Column(references: Crate.self, onDelete: .setNull) var parcel: Int?
}

@Table("notes") private struct Note: Identifiable {
  let id: Int
  var text: String
}

@Table("heavy") private struct Heavy {
  var id: Int
  var label: String
}

@Table("heavier") private struct Heavier {
  var number: Int
  var title: String
}

@Table("joined") private struct Joined {
  var label: String
  var name: String
}

@Table("united") private struct United { var label: String }
@Table("counted") private struct Counted { var number: Int }
@Table("paired") private struct Paired { var number: Int }
@Table("constants") private struct Constant { var one: Int }
@Table("secrets") private struct Secret { var secret: String? }

@Table("searched") private struct Searched {
  var heaviest: Int?
  var name: String
}

@Table("heavy", schema: "hidden") private struct HiddenHeavy { var id: Int }
@Table("opened", schema: "hidden") private struct Opened { var id: Int }
@Table("Heavy") private struct CapitalHeavy { var id: Int }

@Table("absent") private struct Absent { var id: Int }

/// What statements read and write behind the names of views, and by triggers and foreign keys.
@Suite(.timeLimit(.minutes(5))) struct ReadsThroughViewsTests {
  private static let views: [SQLFragment] = [
    "CREATE VIEW heavy AS SELECT id, label FROM parcels WHERE weight > 20",
    "CREATE VIEW heavier (number, title) AS SELECT id, label FROM heavy WHERE id > 3",
    "CREATE VIEW joined AS SELECT p.label, d.name FROM parcels p JOIN depots d ON p.depot = d.id",
    "CREATE VIEW united AS SELECT label FROM parcels UNION ALL SELECT name FROM depots",
    "CREATE VIEW counted AS SELECT count(*) AS number FROM parcels",
    "CREATE VIEW constants AS SELECT 1 AS one FROM depots",
    "CREATE VIEW secrets AS WITH c AS (SELECT secret FROM depots) SELECT secret FROM c",
    """
    CREATE VIEW searched AS SELECT (SELECT max(weight) FROM parcels) AS heaviest, name FROM depots
    WHERE id IN (SELECT depot FROM stamps JOIN parcels ON parcels.id = stamps.parcel)
    """,
  ]

  private static func withViews(
    _ engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database async throws in
      try await Depot.createTable().execute(database)
      try await Crate.createTable().execute(database)
      try await Stamp.createTable().execute(database)
      try await Note.createTable().execute(database)
      for view in views { try await database.execute(view) }
      try await body(database)
    }
  }

  // MARK: Reading

  private static var queries: [(any Statement, String)] {
    [
      (Heavy.all(), "parcels (id, label, weight)"),
      (Heavy.all().count(), "parcels (id, label, weight)"),
      (Heavy.select(\.label), "parcels (id, label, weight)"),
      (Heavier.all(), "parcels (id, label, weight)"),
      (Joined.all(), "depots (id, name), parcels (depot, label)"),
      (United.all(), "depots (name), parcels (label)"),
      (Counted.all(), "parcels"),
      (Constant.all(), "depots"),
      (Secret.all(), "depots (secret)"),
      (Searched.all(), "depots (id, name), parcels (depot, id, weight), stamps (parcel)"),
      (
        Depot.join(Joined.self) { $0.name == $1.name }.select { depot, joined in
          (depot.id, joined.label)
        }, "depots (id, name), parcels (depot, label)"
      ),
      (
        Stamp.where { $0.id.in(Heavy.select(\.id)) }.select(\.id),
        "parcels (id, label, weight), stamps (id)"
      ),
      (Note.where { $0.id.in(Counted.select(\.number)) }.update { $0.text = "a" }, "notes (id), parcels"),
    ]
  }

  @Test(arguments: Engine.allCases) func viewsAreReplacedByWhatTheyRead(_ engine: Engine) async throws {
    try await Self.withViews(engine) { database async throws in
      for (query, reads) in Self.queries {
        let found = try await query.reads(on: database)
        #expect(found.description == reads, "\(query)")
        let inside = try await database.transaction { try await query.reads(on: $0) }
        #expect(inside == found, "\(query)")
      }
    }
  }

  /// SQLite does not tell which columns a join by name compares.
  @Test(arguments: Engine.allCases) func aJoinByNameReadsWhatItCompares(_ engine: Engine) async throws {
    try await Self.withViews(engine) { database async throws in
      try await database.execute(
        "CREATE VIEW paired AS SELECT count(*) AS number FROM parcels JOIN stamps USING (id)")
      let reads = try await Paired.all().reads(on: database).description
      switch engine {
      case .sqlite: #expect(reads == "parcels (every column), stamps (every column)")
      case .postgreSQL: #expect(reads == "parcels (id), stamps (id)")
      }
      #expect(try await Heavier.all().reads(on: database).description == "parcels (id, label, weight)")
    }
  }

  private static var withoutViews: [any Statement] {
    [
      Crate.all(), Crate.all().count(), Crate.where { $0.weight > 3 }.select(\.label),
      Depot.join(Crate.self) { $0.id == $1.depot }.select { depot, parcel in (depot.name, parcel.label) },
      Depot.where { $0.id.in(Crate.select(\.id)) },
      Crate.insert { Crate.Draft(label: "a") },
      Crate.insert([Crate(id: 1, label: "a")]).onConflict(\.id) { row, excluded in
        row.label = excluded.label
      }.returning(\.weight),
      Crate.insert([Crate.Draft]()),
      Crate.find(1).update { $0.weight = $0.depot },
      Note.find(1).delete(), Note.all().delete(),
    ]
  }

  @Test(arguments: Engine.allCases)
  func withoutAViewItIsWhatTheStatementNames(_ engine: Engine) async throws {
    try await Self.withViews(engine) { database async throws in
      for statement in Self.withoutViews {
        #expect(try await statement.reads(on: database) == statement.reads, "\(statement)")
        #expect(try await statement.writes(on: database) == statement.writes, "\(statement)")
      }
      // A definition names what it makes, and is not looked at.
      let definition = Absent.createTable()
      #expect(try await definition.writes(on: database) == definition.writes)
    }
  }

  @Test(arguments: Engine.allCases) func queriesWrittenByHand(_ engine: Engine) async throws {
    try await Self.withViews(engine) { database async throws in
      let query = RawQuery("SELECT label FROM heavy WHERE id > \(3)", as: String.self)
      let (reads, writes) = (
        try await query.reads(on: database).description, try await query.writes(on: database).description
      )
      switch engine {
      case .sqlite:
        #expect(reads == "parcels (id, label, weight)")
        #expect(writes == "nothing")
      case .postgreSQL:
        #expect(reads == "parcels (every column), and what is not known")
        #expect(writes == "and what is not known")
      }
    }
  }

  @Test(arguments: Engine.allCases) func aMissingTableIsTheEnginesError(_ engine: Engine) async throws {
    try await Self.withViews(engine) { database async throws in
      let statements: [any Statement] = [
        Absent.all(), Absent.where { $0.id == 1 }.delete(), Absent.truncate(),
      ]
      for statement in statements {
        let error = await #expect(throws: DatabaseError.self) { try await statement.reads(on: database) }
        #expect(error?.code == .undefinedTable, "\(statement)")
      }
      let late = await #expect(throws: DatabaseError.self) {
        try await Heavy.all().reads(on: database, timeout: .zero)
      }
      #expect(late?.code == .deadlineExceeded)
    }
  }

  // MARK: Writing

  @Test(arguments: Engine.allCases) func rowsThatFollowCount(_ engine: Engine) async throws {
    try await Self.withViews(engine) { database async throws in
      try await Depot.insert([Depot(id: 1, name: "a")]).execute(database)
      let delete = Depot.find(1).delete()
      #expect(
        try await delete.writes(on: database).description
          == "depots (every column), parcels (every column), stamps (parcel)")
      #expect(try await delete.reads(on: database).description == "depots (id)")
      // Nothing was run.
      #expect(try await Depot.count().fetchOne(database) == 1)
    }
  }

  @Test(arguments: Engine.allCases) func rowsAreWrittenThroughAView(_ engine: Engine) async throws {
    try await Self.withViews(engine) { database async throws in
      let update = Heavy.where { $0.id == 1 }.update { $0.label = "b" }
      let delete = Heavier.where { $0.number == 1 }.delete()
      switch engine {
      case .sqlite:
        try await database.execute(
          """
          CREATE TRIGGER writing INSTEAD OF UPDATE ON heavy BEGIN
            UPDATE parcels SET label = NEW.label WHERE id = OLD.id;
          END
          """)
        #expect(try await update.writes(on: database).description == "parcels (label)")
        // SQLite writes through no view without a trigger.
        let error = await #expect(throws: DatabaseError.self) { try await delete.writes(on: database) }
        #expect(error?.code == .other)
      case .postgreSQL:
        #expect(try await update.writes(on: database).description == "parcels (id, label, weight)")
        #expect(
          try await delete.writes(on: database).description == "parcels (every column), stamps (parcel)")
      }
      #expect(try await update.reads(on: database).description == "parcels (id, label, weight)")
    }
  }

  @Test func triggersOfSQLiteAreFollowed() async throws {
    try await Self.withViews(.sqlite) { database async throws in
      try await database.execute(
        """
        CREATE TRIGGER noting AFTER UPDATE OF label ON parcels BEGIN
          INSERT INTO notes (text) SELECT name FROM depots WHERE id = NEW.depot;
          UPDATE parcels SET weight = 0 WHERE id = NEW.id;
        END
        """)
      let update = Crate.find(1).update { $0.label = "b" }
      #expect(
        try await update.writes(on: database).description
          == "notes (every column), parcels (label, weight)")
      #expect(try await update.reads(on: database).description == "depots (id, name), parcels (depot, id)")
      let other = Crate.find(1).update { $0.depot = nil }
      #expect(try await other.writes(on: database) == other.writes)
    }
  }

  @Test func triggersOfPostgreSQLMayDoAnything() async throws {
    try await Self.withViews(.postgreSQL) { database async throws in
      try await database.execute(
        """
        CREATE FUNCTION noting() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$
        """)
      try await database.execute(
        "CREATE TRIGGER noting BEFORE UPDATE ON parcels FOR EACH ROW EXECUTE FUNCTION noting()")
      let update = Crate.find(1).update { $0.label = "b" }
      #expect(
        try await update.writes(on: database).description == "parcels (label), and what is not known")
      #expect(try await update.reads(on: database).description == "parcels (id), and what is not known")
      // The rows of parcels follow.
      #expect(try await Depot.find(1).delete().writes(on: database).isUnknown)
      #expect(try await !Note.find(1).delete().writes(on: database).isUnknown)
    }
  }

  @Test func schemasAndFunctionsOfPostgreSQL() async throws {
    try await Self.withViews(.postgreSQL) { database async throws in
      try await database.executeScript(
        """
        CREATE SCHEMA app;
        CREATE TABLE app.things (name text);
        CREATE VIEW secret_things AS SELECT name FROM app.things;
        CREATE FUNCTION depots_there() RETURNS bigint LANGUAGE sql STABLE AS 'SELECT count(*) FROM depots';
        CREATE VIEW calling AS SELECT id, depots_there() AS depots FROM parcels;
        CREATE VIEW whole AS SELECT p.id, p AS entire FROM parcels p;
        CREATE VIEW roles AS SELECT rolname FROM pg_roles;
        CREATE MATERIALIZED VIEW kept AS SELECT id FROM depots;
        """)
      func reads(_ view: String, _ columns: String...) async throws -> String {
        let reference = SQLTableReference(
          name: view,
          columns: columns.map {
            SQLTableReference.ColumnDescription(name: $0, type: .unknown, isNullable: true)
          })
        return try await ViewRows(reference).reads(on: database).description
      }
      #expect(try await reads("secret_things", "name") == "app.things (name)")
      #expect(try await reads("calling", "id", "depots") == "parcels (id), and what is not known")
      #expect(try await reads("whole", "id") == "parcels (every column)")
      #expect(try await reads("roles", "rolname").contains("pg_authid (every column)"))
      #expect(try await reads("kept", "id") == "kept (id)")
    }
  }

  // MARK: Auditing

  @Test(arguments: Engine.allCases) func aPolicyForATableHoldsForItsViews(_ engine: Engine) async throws {
    try await Self.withViews(engine) { database async throws in
      var narrow = AccessPolicy()
      narrow.allowReads(of: Heavy.self)
      narrow.allowReads(of: Crate.self, \.id, \.label)
      var wide = AccessPolicy()
      wide.allowReads(of: Crate.self)

      // By its own name alone.
      let named = try await database.audited(by: narrow)
      #expect(try await Heavy.all().fetchCount(named) == 0)
      let unnamed = try await database.audited(by: wide)
      #expect(
        try await Self.refusal { _ = try await Heavy.all().fetchAll(unnamed) }
          == "The access policy does not allow the statement to read heavy (id, label).")

      // By what is beneath.
      let followed = try await database.audited(by: narrow, followingViews: true)
      #expect(
        try await Self.refusal { _ = try await Heavy.all().fetchAll(followed) }
          == "The access policy does not allow the statement to read parcels (weight).")
      #expect(try await Crate.select(\.label).fetchAll(followed) == [])
      let open = try await database.audited(by: wide, followingViews: true)
      #expect(try await Heavier.all().fetchCount(open) == 0)
      #expect(try await Counted.select(\.number).fetchAll(open) == [0])
      #expect(
        try await Self.refusal { _ = try await Joined.all().fetchAll(open) }
          == "The access policy does not allow the statement to read depots (id, name).")
      // Writing needs the view's own name.
      #expect(
        try await Self.refusal {
          try await Heavy.where { $0.id == 1 }.update { $0.label = "b" }.execute(open)
        } == "The access policy does not allow the statement to write heavy (label).")
    }
  }

  /// What is beneath a view says nothing of a table that has the view's name in another schema, or in another case.
  @Test func aTableIsNotTakenForAViewOfItsName() async throws {
    try await Self.withViews(.postgreSQL) { database async throws in
      try await database.executeScript(
        """
        CREATE SCHEMA hidden;
        CREATE TABLE hidden.heavy (id bigint NOT NULL);
        CREATE TABLE hidden.opened (id bigint NOT NULL);
        CREATE VIEW hidden.notes AS SELECT id, id AS text FROM hidden.opened;
        CREATE TABLE "Heavy" (id bigint NOT NULL);
        """)
      var policy = AccessPolicy()
      policy.allowReads(of: Crate.self)
      let bare = try await database.audited(by: policy, followingViews: true)
      #expect(try await Heavy.all().fetchCount(bare) == 0)
      #expect(
        try await Self.refusal { _ = try await HiddenHeavy.all().fetchAll(bare) }
          == "The access policy does not allow the statement to read hidden.heavy (id).")
      #expect(
        try await Self.refusal { _ = try await CapitalHeavy.all().fetchAll(bare) }
          == "The access policy does not allow the statement to read Heavy (id).")

      policy.allowReads(of: Opened.self)
      let open = try await database.audited(by: policy, followingViews: true)
      #expect(
        try await Self.refusal { _ = try await Note.all().fetchAll(open) }
          == "The access policy does not allow the statement to read notes (id, text).")
      var hidden = AccessPolicy()
      hidden.allowReads(of: HiddenHeavy.self)
      let named = try await database.audited(by: hidden, followingViews: true)
      #expect(try await HiddenHeavy.all().fetchCount(named) == 0)
    }
  }

  /// SQLite finds a view by its name in any case.
  @Test func aViewIsFoundByItsNameInAnotherCase() async throws {
    try await Self.withViews(.sqlite) { database async throws in
      var policy = AccessPolicy()
      policy.allowReads(of: Crate.self)
      let audited = try await database.audited(by: policy, followingViews: true)
      #expect(try await CapitalHeavy.all().fetchCount(audited) == 0)
    }
  }

  /// What a call is refused with; `nil` if it is not.
  private static func refusal(_ body: () async throws -> Void) async throws -> String? {
    do {
      try await body()
      return nil
    } catch let error as AccessPolicyViolation {
      return error.description
    }
  }
}

/// Every row of a view that has no type.
private struct ViewRows: Statement {
  typealias Output = Void

  let statement: SQLStatement

  init(_ view: SQLTableReference) {
    statement = .query(.select(SQLSelect(every: .table(view))))
  }
}
