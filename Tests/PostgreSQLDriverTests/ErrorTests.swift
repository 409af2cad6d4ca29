import Koine
import KoinePostgreSQL
import Testing

@Suite struct ErrorTests {
  @Test func eachFailureHasItsCodeAndItsPlace() async throws {
    try await withDatabase { database async throws in
      for statement in [
        "CREATE TABLE p (a bigint, \"B c\" text, PRIMARY KEY (a, \"B c\"))",
        "CREATE TABLE c (a bigint NOT NULL CONSTRAINT positive CHECK (a > 0), b text, v varchar(3))",
        "ALTER TABLE c ADD CONSTRAINT c_p FOREIGN KEY (a, b) REFERENCES p",
        "CREATE TABLE e (t text)", "CREATE UNIQUE INDEX e_lower ON e (lower(t))",
        "INSERT INTO p VALUES (1, 'x')", "INSERT INTO c VALUES (1, 'x')", "INSERT INTO e VALUES ('k')",
      ] { try await database.command(statement) }

      let cases: [(String, ErrorParts)] = [
        (
          "INSERT INTO p VALUES (1, 'x')",
          ErrorParts(
            code: .uniqueViolation, message: "A row with the same key exists already.",
            engineCode: "23505", table: "p", columns: ["a", "B c"], constraint: "p_pkey")
        ),
        (
          "INSERT INTO e VALUES ('K')",
          ErrorParts(
            code: .uniqueViolation, message: "A row with the same key exists already.",
            engineCode: "23505", table: "e", constraint: "e_lower")
        ),
        (
          "INSERT INTO c VALUES (9, 'y')",
          ErrorParts(
            code: .foreignKeyViolation, message: "A row refers to a row that does not exist.",
            engineCode: "23503", table: "c", columns: ["a", "b"], constraint: "c_p")
        ),
        (
          "DELETE FROM p",
          ErrorParts(
            code: .foreignKeyViolation,
            message: "Other rows refer to a row, so it cannot be removed or get another key.",
            engineCode: "23503", table: "c", columns: ["a", "b"], constraint: "c_p")
        ),
        (
          "INSERT INTO c VALUES (NULL)",
          ErrorParts(
            code: .notNullViolation, message: "A column that does not take NULL was given no value.",
            engineCode: "23502", table: "c", columns: ["a"])
        ),
        (
          "INSERT INTO c VALUES (-1)",
          ErrorParts(
            code: .checkViolation, message: "A row does not satisfy a check constraint.", engineCode: "23514",
            table: "c", constraint: "positive")
        ),
        (
          "SELECT 'é' FORM c",
          ErrorParts(
            code: .syntax, message: "The statement is not valid SQL.", engineCode: "42601", position: 17)
        ),
        ("", ErrorParts(code: .misuse, message: "The text holds no statement.")),
        (" -- nothing\n;/* here */", ErrorParts(code: .misuse, message: "The text holds no statement.")),
        (
          "SELECT 1; SELECT 2",
          ErrorParts(
            code: .misuse,
            message: "The text holds more than one statement; run them one by one, or as a script.",
            engineCode: "42601")
        ),
        (
          "SELECT * FROM missing",
          ErrorParts(
            code: .undefinedTable, message: "There is no table missing.",
            engineCode: "42P01", position: 14, table: "missing")
        ),
        (
          "SELECT 'é', missing FROM c",
          ErrorParts(
            code: .undefinedColumn, message: "There is no column missing.",
            engineCode: "42703", position: 13, columns: ["missing"])
        ),
        (
          "INSERT INTO c (a, v) VALUES (1, 'long')",
          ErrorParts(
            code: .invalidValue, message: "A text is too long for its column.", engineCode: "22001")
        ),
        (
          "SELECT 1 / 0",
          ErrorParts(
            code: .invalidValue, message: "A number was divided by zero.", engineCode: "22012")
        ),
        (
          "SELECT relacl FROM pg_class WHERE relacl IS NOT NULL",
          ErrorParts(
            code: .other,
            message:
              "A column of the result has a type that PostgreSQL sends as text only; cast it to text.",
            engineCode: "42883")
        ),
        (
          "DROP DATABASE koine_missing",
          ErrorParts(code: .other, message: "The engine refuses the statement.", engineCode: "3D000")
        ),
        (
          "SELECT koine_words('a')",
          ErrorParts(
            code: .undefinedFunction,
            message:
              "The database has no function koine_words, by which words are searched: create() of a FullTextIndex makes it.",
            engineCode: "42883", position: 7)
        ),
        (
          "SELECT pg_cancel_backend(pg_backend_pid())",
          ErrorParts(
            code: .cancelled,
            message: "The statement was interrupted.",
            engineCode: "57014")
        ),
      ]
      for (sql, expected) in cases {
        var expected = expected
        expected.sql = sql
        let found = try await errorParts { try await database.command(sql) }
        #expect(found == expected)
      }
    }
  }

  /// The lookup of the columns reads a view of the test's own, which does not answer.
  @Test func lookingUpTheColumnsOfAForeignKeyEndsWithTheTimeOfTheStatement() async throws {
    let configuration = PostgreSQLDatabase.Configuration(
      poolSize: 1, prepareConnection: { _ = try await $0.command("SET search_path = public, pg_catalog") })
    try await withDatabase(configuration) { database async throws in
      try await database.executeScript(
        """
        CREATE TABLE p (a bigint PRIMARY KEY); CREATE TABLE c (a bigint REFERENCES p);
        INSERT INTO p VALUES (1); INSERT INTO c VALUES (1);
        CREATE VIEW public.pg_constraint AS
          SELECT c.oid, c.conrelid, c.conkey, c.contype, c.conname
          FROM pg_catalog.pg_constraint AS c, pg_sleep(3600)
        """)
      let start = ContinuousClock.now
      var delete = RenderedStatement(sql: "DELETE FROM p")
      delete.deadline = Deadline(after: .seconds(3))
      let statement = delete
      let error = try await databaseError { try await database.run(statement) { _ in } }
      #expect(error?.code == .foreignKeyViolation)
      #expect(error?.constraint == "c_a_fkey")
      #expect(error?.columns == [])
      #expect(start.duration(to: .now) < .seconds(25))
    }
  }

  @Test func aDescriptionHoldsNoValues() async throws {
    try await withDatabase { database async throws in
      try await database.command("CREATE TABLE t (a text PRIMARY KEY)")
      let insert = RenderedStatement(
        sql: "INSERT INTO t VALUES ($1)", bindings: [.text("secret")], types: [.text])
      try await database.run(insert) { _ in }
      let error = try await databaseError { try await database.run(insert) { _ in } }
      #expect(
        error?.description
          == "uniqueViolation: A row with the same key exists already. (23505, table t, column a, constraint t_pkey) in: INSERT INTO t VALUES ($1)"
      )
      #expect(error?.debugDescription.contains("secret") == true)
    }
  }

  @Test func locksThatAreNotGrantedAreBusy() async throws {
    try await withDatabase { database async throws in
      try await database.command("CREATE TABLE t (a bigint)")
      try await database.command("INSERT INTO t VALUES (1)")
      try await database.transaction { other in
        try await other.command("SELECT a FROM t FOR UPDATE")
        let error = try await Task.detached {
          try await databaseError { try await database.command("SELECT * FROM t FOR UPDATE NOWAIT") }
        }.value
        #expect(error?.code == .busy)
        #expect(error?.isRetryable == true)
      }
    }
  }

  @Test func aDeadlockEndsOneOfTheTransactions() async throws {
    try await withDatabase { database async throws in
      try await database.command("CREATE TABLE t (a bigint PRIMARY KEY, b bigint)")
      try await database.command("INSERT INTO t VALUES (1, 0), (2, 0)")
      let codes = await withTaskGroup(of: DatabaseError.Code?.self) { group in
        for (first, second) in [(1, 2), (2, 1)] {
          group.addTask {
            do {
              try await database.transact(.init(isolation: .readCommitted)) { connection in
                try await connection.command("UPDATE t SET b = \(first) WHERE a = \(first)")
                // Both hold their first row before either asks for its second.
                try await connection.command("SELECT pg_advisory_lock(\(first))")
                try await eventually {
                  try await connection.integers(
                    """
                    SELECT count(DISTINCT objid) FROM pg_locks WHERE locktype = 'advisory'
                    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
                    """) == [2]
                }
                try await connection.command("UPDATE t SET b = \(first) WHERE a = \(second)")
              }
              return nil
            } catch {
              return (error as? DatabaseError)?.code
            }
          }
        }
        return await group.reduce(into: [DatabaseError.Code?]()) { $0.append($1) }
      }
      #expect(Set(codes) == [nil, .deadlock])
    }
  }
}
