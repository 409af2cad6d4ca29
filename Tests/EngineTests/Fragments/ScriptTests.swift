import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// Scripts of several statements, taken apart by the engine itself.
@Suite struct ScriptTests {
  private static let common = """
    -- a comment; with a semicolon
    CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT);
    /* another; one */ ;;
    INSERT INTO notes VALUES (1, 'one; two'), (2, 'O''Hara;');
    INSERT INTO notes VALUES (3, 'three') RETURNING id;
    CREATE TABLE "odd;name" (x INTEGER)
    """

  @Test(arguments: Engine.allCases)
  func semicolonsInStringsCommentsAndNamesEndNothing(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await database.executeScript(Self.common)
      let texts = try await database.fetchAll("SELECT text FROM notes ORDER BY id", as: String.self)
      #expect(texts == ["one; two", "O'Hara;", "three"])
      #expect(
        try await database.fetchOne("SELECT count(*) FROM \(identifier: "odd;name")", as: Int.self) == 0)
      try await database.executeScript("")
      try await database.executeScript(" ; -- nothing")
    }
  }

  @Test func triggersOfSQLiteKeepTheirStatements() async throws {
    try await Engine.sqlite.withDatabase { database async throws in
      try await database.executeScript(
        Self.common + """
          ;
          CREATE TRIGGER copy AFTER INSERT ON notes WHEN new.id < 100 BEGIN
            INSERT INTO notes VALUES (new.id + 100, new.text || ';');
            UPDATE notes SET text = upper(text) WHERE id = new.id;
          END;
          INSERT INTO notes VALUES (4, 'four');
          """)
      #expect(
        try await database.fetchAll("SELECT text FROM notes WHERE id > 3 ORDER BY id", as: String.self) == [
          "FOUR", "four;",
        ])
    }
  }

  @Test func dollarQuotesOfPostgreSQLKeepTheirStatements() async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await database.executeScript(
        Self.common + #"""
          ;
          CREATE FUNCTION twice(n integer) RETURNS integer LANGUAGE plpgsql AS $body$
          BEGIN
            PERFORM ';'; PERFORM $$;$$;
            RETURN n * 2;
          END $body$;
          INSERT INTO notes VALUES (twice(2), E'it\'s; ' || $tag$;'$tag$);
          """#)
      #expect(
        try await database.fetchAll("SELECT text FROM notes WHERE id > 3", as: String.self) == ["it's; ;'"])
      // The connection takes pipelined and prepared statements as before.
      #expect(try await database.fetchOne("SELECT twice(\(21, as: .integer(bits: 32)))", as: Int.self) == 42)
    }
  }

  @Test(arguments: Engine.allCases)
  func aScriptIsAllOrNothing(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      let error = await #expect(throws: DatabaseError.self) {
        try await database.executeScript(
          "CREATE TABLE a (x INTEGER); INSERT INTO a VALUES (1); INSERT INTO missing VALUES (2);")
      }
      #expect(error?.code == .undefinedTable)
      #expect(error?.sql?.contains("INSERT INTO missing VALUES (2)") == true)
      let gone = await #expect(throws: DatabaseError.self) {
        try await database.fetchAll("SELECT x FROM a", as: Int.self)
      }
      #expect(gone?.code == .undefinedTable)
      try await database.transaction { connection in
        try await connection.execute("CREATE TABLE b (x INTEGER)")
        try await connection.executeScript("INSERT INTO b VALUES (1); INSERT INTO b VALUES (2)")
        await #expect(throws: DatabaseError.self) {
          try await connection.executeScript("INSERT INTO b VALUES (3); no SQL at all")
        }
        #expect(try await connection.fetchAll("SELECT x FROM b ORDER BY x", as: Int.self) == [1, 2])
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func aScriptTakesNeitherTransactionsNorNUL(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      for script in ["CREATE TABLE a (x INTEGER); COMMIT", "SELECT 1; ROLLBACK;", "SELECT '\0'"] {
        let error = await #expect(throws: DatabaseError.self) { try await database.executeScript(script) }
        #expect(error?.code == .misuse, "\(script)")
      }
      #expect(try await database.fetchOne("SELECT 1", as: Int.self) == 1)
    }
  }

  @Test(arguments: Engine.allCases)
  func cancellingEndsAScript(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      let slow =
        engine == .sqlite
        ? "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT count(*) FROM c"
        : "SELECT pg_sleep(1000)"
      let task = Task {
        try await database.executeScript("CREATE TABLE a (x INTEGER); \(slow); CREATE TABLE b (x INTEGER)")
      }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try await database.fetchOne("SELECT 1", as: Int.self) == 1)
    }
  }
}
