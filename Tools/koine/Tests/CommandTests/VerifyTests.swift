import Foundation
import Testing

/// Statements in files that are looked at before they run.
@Suite struct VerifyTests {
  private static let schema = "CREATE TABLE papers (id integer PRIMARY KEY, title text NOT NULL);"

  private static func makeFolder(_ name: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: name), withIntermediateDirectories: true)
  }

  @Test(arguments: Engine.allCases) func whatIsRefusedIsToldWithItsPlace(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(
      Self.schema + "INSERT INTO papers VALUES (1, 'a');", in: folder)
    try Self.makeFolder("queries/more", in: folder)
    try folder.write(
      """
      -- The first one; there are more.
      SELECT id, title FROM papers WHERE id = 1;

      SELECT id,
        titel
      FROM papers;
      /* ; */ SELECT 'a;b' AS text; -- ;
      """, to: "queries/a.sql")
    try folder.write(
      """
      UPDATE papers SET title = :title WHERE id = :id AND title <> :title;
      DELETE FROM gone WHERE id = 1
      """, to: "queries/more/b.sql")
    try folder.write("not SQL", to: "queries/notes.txt")
    try folder.write("DELETE FROM papers", to: "one")
    let outcome = try await Tool.run("verify", database, "queries", in: folder)
    #expect(
      outcome
        == Tool.Outcome(
          output: """
            queries/a.sql:5: There is no column titel.
            queries/more/b.sql:2: There is no table gone.
            5 statements in 2 files: 2 refused

            """, status: 1))
    #expect(
      try await Tool.run("verify", database, "one", "queries/", in: folder)
        == Tool.Outcome(
          output: outcome.output.replacing("5 statements in 2 files", with: "6 statements in 3 files"),
          status: 1))
    #expect(
      try await Tool.run("verify", database, "one", in: folder)
        == Tool.Outcome(output: "1 statement in 1 file: none refused\n"))
    // Nothing was run.
    #expect(
      try await Tool.run("query", database, "SELECT title FROM papers", "--csv", in: folder)
        == Tool.Outcome(output: "title\na\n"))
  }

  @Test(arguments: Engine.allCases) func fullScansAreNotes(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.schema, in: folder)
    try folder.write(
      """
      SELECT id FROM papers WHERE title = 'x';
      SELECT id FROM papers WHERE id = $1;
      SELECT id FROM papers WHERE title = $1 AND id > 0;
      """, to: "q.sql")
    #expect(
      try await Tool.run("verify", database, "q.sql", in: folder)
        == Tool.Outcome(output: "3 statements in 1 file: none refused\n"))
    #expect(
      try await Tool.run("verify", database, "q.sql", "--scans", in: folder)
        == Tool.Outcome(
          output: """
            q.sql:1: note: it reads all of papers
            3 statements in 1 file: 1 reads a whole table

            """))
  }

  @Test(arguments: Engine.allCases) func parametersMayHaveNames(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.schema, in: folder)
    try folder.write(
      engine == .sqlite
        ? """
        SELECT ?, ?3, :name, @name, $name, :name FROM papers WHERE id = ?2 AND title <> '?';
        """
        : """
        SELECT CAST($1 AS text), :name::text, (ARRAY[1, 2])[1:2] FROM papers WHERE id = :id AND id = :id;
        SELECT id FROM papers WHERE id = $1 AND title = $2 AND title <> $$ $3 $$;
        """, to: "q.sql")
    let count = engine == .sqlite ? "1 statement" : "2 statements"
    #expect(
      try await Tool.run("verify", database, "q.sql", in: folder)
        == Tool.Outcome(output: "\(count) in 1 file: none refused\n"))
  }

  @Test(arguments: Engine.allCases) func moreParametersThanTheEngineBindsAreRefused(_ engine: Engine)
    async throws
  {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.schema, in: folder)
    let sign = engine == .sqlite ? "?" : "$"
    let limit = engine == .sqlite ? 32_766 : 65_535
    let next = engine == .sqlite ? "?" : ":next"
    try folder.write(
      """
      SELECT id FROM papers WHERE id = \(sign)9223372036854775807 AND id = :name AND id <> \(next);
      SELECT id FROM papers WHERE id = \(sign)99999999999999999999;
      SELECT id FROM papers
      WHERE id = \(sign)65536;
      SELECT id FROM papers WHERE id = \(sign)1;
      """, to: "q.sql")
    let refusal = "values; the database takes \(limit) at most."
    #expect(
      try await Tool.run("verify", database, "q.sql", in: folder)
        == Tool.Outcome(
          output: """
            q.sql:1: The statement has 9223372036854775807 \(refusal)
            q.sql:2: The statement has 9223372036854775807 \(refusal)
            q.sql:3: The statement has 65536 \(refusal)
            4 statements in 1 file: 3 refused

            """, status: 1))
  }

  @Test(arguments: Engine.allCases) func aMisspelledFirstWordIsRefused(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.schema, in: folder)
    try folder.write("SELECT 1;\nselct 1;\nupdat other SET id = 1;\n", to: "q.sql")
    let outcome = try await Tool.run("verify", database, "q.sql", in: folder)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.map { $0.prefix(8) } == ["q.sql:2:", "q.sql:3:", "3 statem"])
    #expect(lines.last == "3 statements in 1 file: 2 refused")
    #expect(outcome.status == 1)
  }

  @Test(arguments: Engine.allCases) func whatCannotBePreparedIsLeftOut(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.schema, in: folder)
    try folder.write(
      engine == .sqlite
        ? "PRAGMA user_version = 7; CREATE TABLE other (id integer); SELECT 1;"
        : """
        CREATE FUNCTION one() RETURNS integer BEGIN ATOMIC SELECT 1; SELECT CASE WHEN TRUE THEN 1 END; END;
        SELECT 1;
        """, to: "q.sql")
    #expect(
      try await Tool.run("verify", database, "q.sql", in: folder)
        == Tool.Outcome(
          output: engine == .sqlite
            ? "3 statements in 1 file: 1 left out\n" : "2 statements in 1 file: 1 left out\n"))
    guard engine == .sqlite else { return }
    #expect(
      try await Tool.run("query", database, "PRAGMA user_version", "--csv", in: folder)
        == Tool.Outcome(output: "user_version\n0\n"))
    #expect(
      try await Tool.run("query", database, "SELECT name FROM sqlite_schema", "--csv", in: folder)
        == Tool.Outcome(output: "name\npapers\n"))
  }

  @Test func theDatabaseMayBeASchemaOnDisk() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      PRAGMA foreign_keys = OFF;
      BEGIN TRANSACTION;
      CREATE TABLE papers (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT);
      CREATE TABLE sqlite_sequence(name,seq);
      CREATE TRIGGER noting AFTER INSERT ON papers BEGIN
        UPDATE papers SET title = CASE WHEN title IS NULL THEN '' ELSE title END WHERE id = NEW.id;
        DELETE FROM papers WHERE id < 0;
      END;
      COMMIT;
      """, to: "schema.sql")
    try folder.write(
      "SELECT title FROM papers WHERE id = ?;\nINSERT INTO papers (title) VALUES (@title);\n", to: "q.sql")
    #expect(
      try await Tool.run("verify", "--schema", "schema.sql", "q.sql", in: folder)
        == Tool.Outcome(output: "2 statements in 1 file: none refused\n"))
    try folder.write("SELECT pages FROM papers", to: "drifted.sql")
    #expect(
      try await Tool.run("verify", "q.sql", "drifted.sql", "--schema", "schema.sql", in: folder)
        == Tool.Outcome(
          output: """
            drifted.sql:1: There is no column pages.
            3 statements in 2 files: 1 refused

            """, status: 1))
    try folder.write("CREATE TABLE a (x integer);\n\nCREATE INDEX i ON b (x);", to: "broken.sql")
    #expect(
      try await Tool.run("verify", "--schema", "broken.sql", "q.sql", in: folder)
        == Tool.Outcome(
          output: "", errors: "koine: broken.sql:3: There is no table main.b.\n", status: 1))
    // No file was made.
    #expect(try folder.names == ["broken.sql", "drifted.sql", "q.sql", "schema.sql"])
  }

  /// The statements behind a definition use what it makes.
  @Test func definitionsAreMadeInADatabaseOfASchema() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.schema, to: "schema.sql")
    try folder.write(
      """
      CREATE TABLE notes (id integer, paper integer);
      INSERT INTO notes VALUES (1, 2);
      ALTER TABLE notes ADD COLUMN text text;
      SELECT text FROM notes JOIN papers ON papers.id = notes.paper;
      DROP TABLE notes;
      SELECT id FROM notes;
      """, to: "q.sql")
    #expect(
      try await Tool.run("verify", "--schema", "schema.sql", "q.sql", in: folder)
        == Tool.Outcome(
          output: """
            q.sql:6: There is no table notes.
            6 statements in 1 file: 1 refused

            """, status: 1))
  }

  @Test func theDatabaseOfASchemaMayBeMadeOnAServer() async throws {
    let folder = try TemporaryFolder()
    let url = try await Engine.postgreSQL.makeDatabase("CREATE TABLE kept (id bigint)", in: folder)
    try folder.write(
      """
      SELECT pg_catalog.set_config('search_path', '', false);
      CREATE TYPE public.mood AS ENUM ('good');
      CREATE TABLE public.papers (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, mood public.mood);
      """, to: "schema.sql")
    try folder.write(
      """
      SELECT mood FROM papers WHERE id = :id;
      CREATE TABLE notes (id bigint);
      SELECT id FROM notes;
      CREATE ROLE somebody;
      SELECT id FROM kept;
      """, to: "q.sql")
    #expect(
      try await Tool.run("verify", "--schema", "schema.sql", "--server", url, "q.sql", in: folder)
        == Tool.Outcome(
          output: """
            q.sql:5: There is no table kept.
            5 statements in 1 file: 1 refused, 1 left out

            """, status: 1))
    try folder.write("CREATE TABLE a (x integer);\nCREATE DATABASE b;", to: "broken.sql")
    #expect(
      try await Tool.run("verify", "--schema", "broken.sql", "--server", url, "q.sql", in: folder)
        == Tool.Outcome(
          output: "", errors: "koine: broken.sql:2: This is of the whole server, and not of one database.\n",
          status: 1))
    // The databases are gone.
    #expect(
      try await Tool.run(
        "query", url, "SELECT count(*) FROM pg_database WHERE datname LIKE 'koine_verify%'", "--csv",
        in: folder) == Tool.Outcome(output: "count\n0\n"))
  }

  @Test func mistakesAreOneLine() async throws {
    let folder = try TemporaryFolder()
    let database = try await Engine.sqlite.makeDatabase(Self.schema, in: folder)
    try Self.makeFolder("empty", in: folder)
    try folder.write("SELECT 1", to: "one.sql")
    for (arguments, line) in [
      ([database], "Name files of SQL, or folders of them, behind the database."),
      ([database, "none.sql"], "none.sql: No such file or directory"),
      ([database, "empty"], "empty: The folder has no file of SQL."),
      (["other.db", "one.sql"], "other.db: There is no such file."),
      (["--schema", "none.sql", "empty"], "empty: The folder has no file of SQL."),
      (
        [database, "one.sql", "--server", "postgres:///a"],
        "--server is where the database of --schema is made; name the file, too."
      ),
      (
        ["--schema", "one.sql", "--server", "app.db", "one.sql"],
        "--server takes the URL of a PostgreSQL server, such as postgres:///app."
      ),
    ] {
      #expect(
        try await Tool.run(["verify"] + arguments, in: folder)
          == Tool.Outcome(output: "", errors: "koine: \(line)\n", status: 1), "\(arguments)")
    }
    let help = try await Tool.run("verify", "--help", in: folder)
    #expect(help.status == 0 && help.output.contains("koine verify --schema schema.sql queries"))
  }

  #if os(Linux)
    @Test func onATerminalLinesHaveColors() async throws {
      let folder = try TemporaryFolder()
      _ = try await Engine.sqlite.makeDatabase(Self.schema, in: folder)
      try folder.write("SELECT 1 FROM gone; SELECT title FROM papers", to: "q.sql")
      let shown = try await Tool.shell(
        """
        unset NO_COLOR; TERM=xterm script --quiet --return --command \
        '$koine verify app.db q.sql --scans' /dev/null </dev/null
        """, in: folder)
      #expect(
        shown
          == Tool.Outcome(
            output: """
              \u{1B}[31mq.sql:1: There is no table gone.\u{1B}[0m\r
              \u{1B}[33mq.sql:1: note: it reads all of papers\u{1B}[0m\r
              2 statements in 1 file: 1 refused, 1 reads a whole table\r

              """, status: 1))
    }
  #endif
}
