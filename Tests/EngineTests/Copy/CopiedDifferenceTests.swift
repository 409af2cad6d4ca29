import Koine
import Testing

/// What the target makes of the rows that it is given is read back before the copy is committed.
@Suite struct CopiedDifferenceTests {
  private static let script = """
    CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
    INSERT INTO notes VALUES (1, 'a'), (2, 'b'), (3, 'c');
    """

  /// Lets the server do something else with each row of a table that anybody creates from now on.
  private static func disturb(_ target: any Database, _ body: String) async throws {
    try await target.executeScript(
      """
      CREATE FUNCTION disturb() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \(body) RETURN NEW; END $$;
      CREATE FUNCTION disturb_tables() RETURNS event_trigger LANGUAGE plpgsql AS $$
      DECLARE made record;
      BEGIN
        FOR made IN SELECT object_identity AS name FROM pg_event_trigger_ddl_commands()
          WHERE command_tag = 'CREATE TABLE' AND schema_name = 'public'
        LOOP
          EXECUTE 'CREATE TRIGGER disturbed BEFORE INSERT ON ' || made.name
            || ' FOR EACH ROW EXECUTE FUNCTION disturb()';
        END LOOP;
      END $$;
      CREATE EVENT TRIGGER disturb_tables ON ddl_command_end WHEN TAG IN ('CREATE TABLE')
        EXECUTE FUNCTION disturb_tables();
      """)
  }

  @Test(
    arguments: Engine.allCases,
    [
      // One value is another one.
      ("IF NEW.id = 2 THEN NEW.text := 'B'; END IF;", 3),
      // Two rows have each other's values.
      ("IF NEW.id = 2 THEN NEW.text := 'c'; ELSIF NEW.id = 3 THEN NEW.text := 'b'; END IF;", 3),
      // A row is not stored.
      ("IF NEW.id = 2 THEN RETURN NULL; END IF;", 2),
      // There is one more.
      ("IF NEW.id = 2 THEN INSERT INTO notes VALUES (4, 'd'); END IF;", 4),
      // One takes the place of another one.
      ("IF NEW.id = 2 THEN INSERT INTO notes VALUES (4, 'b'); RETURN NULL; END IF;", 3),
    ] as [(body: String, copied: Int)])
  func rowsThatTheTargetChangesAreFound(_ engine: Engine, _ disturbance: (body: String, copied: Int))
    async throws
  {
    try await engine.withDatabase { source in
      try await source.executeScript(Self.script)
      try await Engine.postgreSQL.withDatabase { target in
        try await Self.disturb(target, disturbance.body)
        let error = await #expect(throws: CopyError.self) { try await source.copy(to: target) }
        #expect(error?.reason == .different(table: "notes", rows: 3, copied: disturbance.copied))
        #expect(
          error?.description
            == "what was copied of notes is not what the original holds (3 rows, \(disturbance.copied) copied), "
            + "and everything was taken back")
        #expect(try await target.schema() == DatabaseSchema())
        // Without the disturbance, nothing is in the way of the same copy.
        try await target.execute("DROP EVENT TRIGGER disturb_tables")
        #expect(try await source.copy(to: target).rows == ["notes": 3])
        let rows = try await target.fetchAll(
          "SELECT id || text FROM notes ORDER BY id", as: String.self)
        #expect(rows == ["1a", "2b", "3c"])
      }
    }
  }
}
