import Foundation
import KoineTesting
import Testing

@Suite struct QueryTests {
  private static let script = #"""
    CREATE TABLE "my ""list""s" (id integer PRIMARY KEY, "the name" text NOT NULL, price numeric(10, 2));
    INSERT INTO "my ""list""s" VALUES (1, 'tea', 1.5), (2, 'É "x", y', NULL);
    """#

  @Test(arguments: Engine.allCases) func rowsAreShownInABox(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.script, in: folder)
    let outcome = try await Tool.run(
      "query", database,
      #"SELECT id, "the name", CAST(price AS real) AS price FROM "my ""list""s" ORDER BY id"#, in: folder)
    #expect(
      outcome
        == Tool.Outcome(
          output: """
            ┌────┬──────────┬───────┐
            │ id │ the name │ price │
            ├────┼──────────┼───────┤
            │  1 │ tea      │   1.5 │
            │  2 │ É "x", y │  NULL │
            └────┴──────────┴───────┘

            """))
  }

  @Test(arguments: Engine.allCases) func rowsAreWrittenInOtherForms(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.script, in: folder)
    let query = #"SELECT id, "the name" FROM "my ""list""s" ORDER BY id"#
    #expect(
      try await Tool.run("query", database, query, "--csv", in: folder)
        == Tool.Outcome(output: "id,the name\n1,tea\n2,\"É \"\"x\"\", y\"\n"))
    #expect(
      try await Tool.run("query", database, query, "--tsv", in: folder)
        == Tool.Outcome(output: "id\tthe name\n1\ttea\n2\t\"É \"\"x\"\", y\"\n"))
    let lines = Tool.Outcome(
      output: #"{"id":1,"the name":"tea"}"# + "\n" + #"{"id":2,"the name":"É \"x\", y"}"# + "\n")
    #expect(try await Tool.run("query", database, "-", "--jsonl", in: folder, input: query) == lines)
    #expect(try await Tool.run("query", "--json", database, query, in: folder) == lines)
    let none = #"SELECT id FROM "my ""list""s" WHERE id > 7"#
    #expect(try await Tool.run("query", database, none, "--csv", in: folder) == Tool.Outcome(output: "id\n"))
  }

  /// Days are days, and years that Koine has not are refused with the name of their column.
  @Test func daysOfPostgreSQL() async throws {
    let folder = try TemporaryFolder()
    let database = try await Engine.postgreSQL.makeDatabase("", in: folder)
    let query =
      "SELECT DATE '2024-02-29' AS d, TIMESTAMP '2024-02-29 00:00:00' AS t, DATE '0001-01-01' AS first"
    for command in ["query", "export"] {
      #expect(
        try await Tool.run(command, database, query, "--csv", in: folder)
          == Tool.Outcome(output: "d,t,first\n2024-02-29,2024-02-29T00:00:00.000000,0001-01-01\n"))
    }
    for value in ["DATE '0044-03-15 BC'", "TIMESTAMP '10000-01-01'", "DATE 'infinity'"] {
      #expect(
        try await Tool.run("query", database, "SELECT 1 AS n, \(value) AS d", in: folder)
          == Tool.Outcome(
            output: "",
            errors: """
              koine: The column "d" holds a value that the driver does not read: one of a type that it does not know, or \
              beyond the range of Koine's types, such as infinity or an instant outside the years 1 to 9999. \
              CAST(… AS text) selects it as a text. \
              It is row 1 of the result.

              """, status: 1))
    }
  }

  /// As a file of SQL often does.
  @Test(arguments: Engine.allCases) func aStatementMayBeginWithAComment(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.script, in: folder)
    for comment in ["-- Of one = 1\n", "--\n", "--all\n"] {
      #expect(
        try await Tool.run("query", database, comment + "SELECT 1 AS n", "--csv", in: folder)
          == Tool.Outcome(output: "n\n1\n"), "\(comment)")
    }
    let unknown = try await Tool.run("query", database, "SELECT 1", "--sideways", in: folder)
    #expect(unknown.errors == "koine: Unknown option '--sideways'. See koine query --help.\n")
  }

  @Test(arguments: Engine.allCases) func whatHasNoRowsIsCounted(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.script, in: folder)
    let update = #"UPDATE "my ""list""s" SET price = 2"#
    #expect(
      try await Tool.run("query", database, update, in: folder) == Tool.Outcome(output: "2 rows changed\n"))
    #expect(
      try await Tool.run("query", database, update + " WHERE id = 1", in: folder)
        == Tool.Outcome(output: "1 row changed\n"))
    #expect(try await Tool.run("query", database, update, "--csv", in: folder) == Tool.Outcome(output: ""))
    #expect(
      try await Tool.run("query", database, "CREATE TABLE t (a integer)", in: folder)
        == Tool.Outcome(output: ""))
    #expect(
      try await Tool.run("query", database, "INSERT INTO t VALUES (7) RETURNING a", "--csv", in: folder)
        == Tool.Outcome(output: "a\n7\n"))
  }

  @Test(arguments: Engine.allCases) func mistakesAreOneLine(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase("", in: folder)
    func mistake(_ sql: String) async throws -> String {
      let outcome = try await Tool.run("query", database, sql, in: folder)
      #expect(outcome.output == "")
      #expect(outcome.status == 1)
      return outcome.errors
    }
    let word = engine == .sqlite ? #"near "selec": syntax error"# : #"syntax error at or near "selec""#
    #expect(
      try await mistake("selec 1") == "koine: The statement is not valid SQL: \(word) (line 1, column 1)\n")
    let place = engine == .sqlite ? "" : " (line 2, column 8)"
    #expect(try await mistake("SELECT\n  'É', x FROM y").hasPrefix("koine: There is no table y."))
    #expect(try await mistake("SELECT 1\n  FROM é") == "koine: There is no table é.\(place)\n")
    #expect(
      try await mistake("SELECT 1; SELECT 2")
        .hasPrefix("koine: The text holds more than one statement; run them one by one, or as a script"))
    #expect(
      try await mistake("  begin")
        == "koine: koine query neither begins nor ends a transaction: each statement is one of its own.\n")
    #expect(try await mistake(" \n") == "koine: The text holds no statement.\n")
  }

  /// A file that is only read stays as it is, and so does its folder.
  @Test func readingLeavesAFileAsItIs() async throws {
    let folder = try TemporaryFolder()
    _ = try await Engine.sqlite.makeDatabase(Self.script, in: folder)
    #expect(
      try await Tool.run("query", "app.db", "VACUUM INTO 'old.db'", in: folder) == Tool.Outcome(output: ""))
    let before = try Data(contentsOf: folder.url.appending(path: "old.db"))
    // 1 at byte 18 is a journal that is rolled back, not a write-ahead log.
    #expect(before[18] == 1)
    let outcome = try await Tool.run(
      "query", "old.db", "SELECT count(*) AS n FROM sqlite_schema", "--csv", in: folder)
    #expect(outcome == Tool.Outcome(output: "n\n1\n"))
    #expect(try Data(contentsOf: folder.url.appending(path: "old.db")) == before)
    #expect(try folder.names.filter { $0.hasPrefix("old") } == ["old.db"])
  }

  @Test func whoStopsReadingEndsTheProgramInSilence() async throws {
    let folder = try TemporaryFolder()
    let database = try await Engine.sqlite.makeDatabase("", in: folder)
    let endless = "WITH RECURSIVE a (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM a) SELECT x FROM a"
    #expect(
      try await Tool.shell("$koine query \"$1\" \"$2\" --csv | head -n 2", database, endless, in: folder)
        == Tool.Outcome(output: "x\n1\n"))
    #expect(
      try await Tool.shell(
        "trap '' PIPE; $koine query \"$1\" \"$2\" --csv | head -n 2", database, endless, in: folder)
        == Tool.Outcome(output: "x\n1\n"))
    #expect(
      try await Tool.shell("$koine query \"$1\" 'SELECT 1' >&-", database, in: folder)
        == Tool.Outcome(output: ""))
  }

  #if os(Linux)
    @Test func aFullDiskIsTold() async throws {
      let folder = try TemporaryFolder()
      let database = try await Engine.sqlite.makeDatabase("", in: folder)
      #expect(
        try await Tool.shell("$koine query \"$1\" 'SELECT 1' >/dev/full", database, in: folder)
          == Tool.Outcome(
            output: "", errors: "koine: standard output cannot be written: No space left on device\n",
            status: 1))
    }
  #endif

  /// The shell sends the signal as soon as the server, or the size of the output, shows that the query runs.
  @Test func controlCEndsAQueryOfAServer() async throws {
    let folder = try TemporaryFolder()
    let database = try await Engine.postgreSQL.makeDatabase("", in: folder)
    let running =
      "SELECT count(*) FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(1000)' AND state = 'active'"
    let outcome = try await Tool.shell(
      """
      $koine query "$1" 'SELECT pg_sleep(1000)' &
      until [ "$($koine query "$1" "$2" --csv | tail -n 1)" = 1 ]; do :; done
      kill -INT $!
      wait $!
      echo $?
      $koine query "$1" "$2" --csv
      """, database, running, in: folder)
    #expect(outcome == Tool.Outcome(output: "130\ncount\n0\n"))
  }

  @Test func controlCEndsAQueryOfAFile() async throws {
    let folder = try TemporaryFolder()
    let database = try await Engine.sqlite.makeDatabase("", in: folder)
    let endless = "WITH RECURSIVE a (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM a) SELECT x FROM a"
    let outcome = try await Tool.shell(
      """
      $koine query "$1" "$2" --csv > out &
      until [ -s out ]; do :; done
      kill -INT $!
      wait $!
      echo $?
      """, database, endless, in: folder)
    #expect(outcome == Tool.Outcome(output: "130\n"))
  }
}
