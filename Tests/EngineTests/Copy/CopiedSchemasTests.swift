import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

/// What a database of PostgreSQL holds beside the tables that a bare name finds.
@Suite struct CopiedSchemasTests {
  private static let script = """
    CREATE SCHEMA sales; CREATE SCHEMA hidden;
    CREATE TABLE planes (id int PRIMARY KEY);
    CREATE TABLE sales.orders (id int PRIMARY KEY, plane int REFERENCES planes (id));
    CREATE VIEW hidden.seen AS SELECT 1 AS one;
    CREATE SEQUENCE tickets;
    CREATE FUNCTION twice(n int) RETURNS int LANGUAGE sql AS 'SELECT n * 2';
    INSERT INTO planes VALUES (1); INSERT INTO sales.orders VALUES (7, 1);
    """

  private static func reason(_ body: () async throws -> Void) async throws -> CopyError.Reason? {
    do {
      try await body()
      return nil
    } catch let error as CopyError {
      return error.reason
    }
  }

  /// Each table of a schema that is not read, and each other object, is a note.
  @Test(arguments: Engine.allCases) func whatIsElsewhereIsSaid(_ other: Engine) async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(Self.script)
      try await other.withDatabase { target in
        let plan = try await source.copyPlan(to: target)
        #expect(plan.tables == ["planes"])
        #expect(
          plan.left.map(\.description) == [
            "hidden.seen: a view of a schema that is not read (LEFT OUT)",
            "sales.orders: a table of a schema that is not read (LEFT OUT)",
            "tickets: a sequence of its own (LEFT OUT)", "twice: a function (LEFT OUT)",
          ])
        let reason = try await Self.reason { try await source.copy(to: target) }
        #expect(reason == .left(plan.left))
        // Who names tables knows of the others.
        let some = try await source.copyPlan(to: target, tables: ["planes"])
        #expect(some.left == [])
      }
    }
  }

  @Test(arguments: Engine.allCases) func schemasAreRead(_ other: Engine) async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(Self.script)
      try await other.withDatabase { target in
        let result = try await source.copy(to: target, schemas: ["public", "sales"], allowingLoss: true)
        let orders = other == .sqlite ? "orders" : "sales.orders"
        #expect(result.rows == ["planes": 1, orders: 1])
        #expect(
          result.notes.filter { $0.effect == .left }.map(\.place) == ["hidden.seen", "tickets", "twice"])
        let rows = try await target.fetchAll("SELECT id + plane FROM \(raw: orders)", as: Int.self)
        #expect(rows == [8])
        await #expect(throws: DatabaseError.self) {
          try await target.execute("INSERT INTO \(raw: orders) VALUES (8, 2)")
        }
        let again = try await Self.reason {
          try await source.copy(to: target, tables: ["sales.orders"], schemas: ["sales"])
        }
        #expect(again == .existing(["sales.orders"]))
      }
    }
  }

  /// A copy is whole, or it is an error: the server does not leave out what a policy hides.
  @Test(arguments: Engine.allCases) func rowsThatAPolicyHidesAreAnError(_ other: Engine) async throws {
    let url = try await PrivatePostgreSQL.shared().makeDatabase()
    let role = other == .sqlite ? "copy_reader_a" : "copy_reader_b"
    let owner = try await PostgreSQLDatabase(url: url)
    try await owner.executeScript(
      """
      CREATE ROLE \(role);
      CREATE TABLE notes (id int PRIMARY KEY, author text);
      INSERT INTO notes VALUES (1, 'a'), (2, 'b');
      ALTER TABLE notes ENABLE ROW LEVEL SECURITY;
      CREATE POLICY own ON notes USING (author = 'a');
      CREATE RULE kept AS ON DELETE TO notes DO INSTEAD NOTHING;
      GRANT SELECT ON notes TO \(role);
      """)
    let reader = try await PostgreSQLDatabase(
      url: url,
      configuration: .init(prepareConnection: { try await $0.execute("SET ROLE \(raw: role)") }))
    #expect(try await reader.fetchAll("SELECT id FROM notes", as: Int.self) == [1])
    try await other.withDatabase { target in
      let plan = try await reader.copyPlan(to: target)
      #expect(
        plan.left.map(\.description) == [
          "notes: row-level security (LEFT OUT)", "notes: the policy own (LEFT OUT)",
          "notes: the rule kept (LEFT OUT)",
        ])
      let error = await #expect(throws: DatabaseError.self) {
        try await reader.copy(to: target, allowingLoss: true)
      }
      #expect(error?.code == .permissionDenied)
      #expect(try await target.schema() == DatabaseSchema())
      let result = try await owner.copy(to: target, allowingLoss: true)
      #expect(result.rows == ["notes": 2])
    }
    // The setting is one of the copy's transaction.
    #expect(try await reader.fetchAll("SELECT id FROM notes", as: Int.self) == [1])
    await reader.close()
    try await owner.executeScript("DROP OWNED BY \(role); DROP ROLE \(role)")
    await owner.close()
  }

  /// Rows without a value of their own cannot be inserted with their values.
  @Test(arguments: Engine.allCases) func tablesWithoutValues(_ other: Engine) async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(
        """
        CREATE TABLE empty (); CREATE TABLE computed (one int PRIMARY KEY GENERATED ALWAYS AS (1) STORED);
        CREATE TABLE plain (id int PRIMARY KEY, one int CONSTRAINT refers REFERENCES computed (one));
        INSERT INTO empty DEFAULT VALUES; INSERT INTO computed DEFAULT VALUES; INSERT INTO plain VALUES (7, 1);
        """)
      try await other.withDatabase { target in
        let plan = try await source.copyPlan(to: target)
        #expect(
          plan.left.map(\.description) == [
            "computed: it has no column of values that could be copied (LEFT OUT)",
            "empty: it has no column of values that could be copied (LEFT OUT)",
            "plain: refers: the table computed is not copied (LEFT OUT)",
          ])
        #expect(try await source.copy(to: target, allowingLoss: true).rows == ["plain": 1])
        #expect(try await target.fetchAll("SELECT id + one FROM plain", as: Int.self) == [8])
      }
    }
  }

  /// The parent's rows alone are those of its copy.
  @Test(arguments: Engine.allCases) func childrenAreNotInTheirParent(_ other: Engine) async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(
        """
        CREATE TABLE cities (id int PRIMARY KEY, name text);
        CREATE TABLE capitals (country text) INHERITS (cities);
        CREATE TABLE days (id int, at date) PARTITION BY RANGE (at);
        CREATE TABLE days_old PARTITION OF days FOR VALUES FROM ('2000-01-01') TO ('2001-01-01');
        INSERT INTO cities VALUES (1, 'Ulm'); INSERT INTO capitals VALUES (2, 'Bern', 'CH');
        INSERT INTO days VALUES (1, '2000-02-29');
        """)
      try await other.withDatabase { target in
        let result = try await source.copy(to: target, allowingLoss: true)
        #expect(result.rows == ["cities": 1, "days": 1])
        #expect(
          result.notes.map(\.description) == [
            "capitals: it inherits from others (LEFT OUT)", "days: its partitions are one table",
          ])
        #expect(try await target.fetchAll("SELECT name FROM cities", as: String.self) == ["Ulm"])
      }
    }
  }
}
