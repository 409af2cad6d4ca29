import Foundation
import Testing

/// What `koine diff --sql` prints.
@Suite struct DiffScriptTests {
  private static let bail = """
    .bail on
    -- The line above lets the sqlite3 shell stop at the first error. Other programs do without it.

    """

  private static let begin = """
    BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE;
    SELECT pg_advisory_xact_lock(1802464622, 1);
    SET LOCAL TimeZone TO 'UTC';

    """

  private static func name(_ engine: Engine) -> String { engine == .sqlite ? "sqlite" : "postgres" }

  @Test func aTableOfSQLiteIsMadeAnewInATransaction() async throws {
    let folder = try TemporaryFolder()
    let old = try await Engine.sqlite.makeDatabase(
      "CREATE TABLE t (id INTEGER PRIMARY KEY NOT NULL, a TEXT, b TEXT)", named: "old.db", in: folder)
    let new = try await Engine.sqlite.makeDatabase(
      "CREATE TABLE t (id INTEGER PRIMARY KEY NOT NULL, a TEXT NOT NULL)", named: "new.db", in: folder)
    #expect(
      try await Tool.run("diff", old, new, "--sql", "sqlite", "--allow-loss", in: folder)
        == Tool.Outcome(
          output: Self.bail + """
            -- t: drop the column "b" with its values (LOSSY)
            PRAGMA foreign_keys = OFF;
            BEGIN IMMEDIATE;
            CREATE TEMP TABLE koine_dangling_rows (more INTEGER NOT NULL, \
            CONSTRAINT "rows refer to rows that there are not" CHECK (more <= 0));
            INSERT INTO koine_dangling_rows SELECT -count(*) FROM pragma_foreign_key_check;
            CREATE TABLE "koine_new_t" ("id" INTEGER NOT NULL, "a" TEXT NOT NULL, PRIMARY KEY ("id"));
            INSERT INTO "koine_new_t" ("id", "a") SELECT "id", "a" FROM "t";
            DROP TABLE "t";
            PRAGMA legacy_alter_table = ON;
            ALTER TABLE "koine_new_t" RENAME TO "t";
            PRAGMA legacy_alter_table = OFF;
            UPDATE koine_dangling_rows SET more = more + (SELECT count(*) FROM pragma_foreign_key_check);
            DROP TABLE temp.koine_dangling_rows;
            COMMIT;
            PRAGMA foreign_keys = ON;

            """, status: 1))
  }

  /// Nobody who runs the script without a look at it loses values.
  @Test(arguments: Engine.allCases) func aScriptThatLosesValuesIsComments(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let old = try await engine.makeDatabase(
      "CREATE TABLE t (id bigint PRIMARY KEY NOT NULL, a text, b text); INSERT INTO t VALUES (1, 'a', 'b')",
      named: "old.db", in: folder)
    let new = try await engine.makeDatabase(
      "CREATE TABLE t (id bigint PRIMARY KEY NOT NULL, a text)", named: "new.db", in: folder)
    func script(_ options: String...) async throws -> [Substring] {
      let outcome = try await Tool.run(["diff", old, new, "--sql", Self.name(engine)] + options, in: folder)
      #expect(outcome.status == 1)
      return outcome.output.split(separator: "\n")
    }
    let statements = try await script("--allow-loss")
    let comments = try await script()
    func isStatement(_ line: Substring) -> Bool { !line.hasPrefix("--") && line != ".bail on" }
    #expect(statements.contains(where: isStatement))
    var expected = statements.prefix { !isStatement($0) }.map(String.init)
    expected.append(
      "-- The script loses values, so it is comments. With --allow-loss, it is statements.")
    expected += statements.filter(isStatement).map { "-- \($0)" }
    #expect(comments.map(String.init) == expected)
  }

  /// The engine's own program, if it is there.
  private static func shell(_ engine: Engine) -> String? {
    let program = engine == .sqlite ? "sqlite3" : "psql"
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Run by the engine's own program, a script that fails leaves every row, and one that does not makes the tables.
  @Test(arguments: Engine.allCases.filter { shell($0) != nil })
  func theEnginesOwnProgramRunsTheScript(_ engine: Engine) async throws {
    func script(_ title: String) -> String {
      """
      CREATE TABLE lists (id bigint PRIMARY KEY NOT NULL, title \(title));
      CREATE TABLE items (id bigint PRIMARY KEY NOT NULL, list bigint REFERENCES lists (id) ON DELETE CASCADE);
      """
    }
    let folder = try TemporaryFolder()
    let old = try await engine.makeDatabase(
      script("text")
        + "INSERT INTO lists VALUES (1, 'one'), (2, NULL); INSERT INTO items VALUES (1, 1), (2, 2);",
      named: "old.db", in: folder)
    let new = try await engine.makeDatabase(script("text NOT NULL"), named: "new.db", in: folder)
    let program = try #require(Self.shell(engine))
    func run() async throws {
      let options = engine == .sqlite ? "" : "-X -q -d"
      _ = try await Tool.shell(
        "$koine diff \"$1\" \"$2\" --sql \(Self.name(engine)) | \(program) \(options) \"$1\"", old, new,
        in: folder)
    }
    func count() async throws -> String {
      try await Tool.run(
        "query", old, "SELECT (SELECT count(*) FROM lists) AS l, (SELECT count(*) FROM items) AS i", "--csv",
        in: folder
      ).output
    }
    try await run()
    #expect(try await count() == "l,i\n2,2\n")
    #expect(try await Tool.run("diff", old, new, in: folder).status == 1)
    _ = try await Tool.run("query", old, "UPDATE lists SET title = 'two' WHERE id = 2", in: folder)
    try await run()
    #expect(try await count() == "l,i\n2,2\n")
    #expect(try await Tool.run("diff", old, new, in: folder) == Tool.Outcome(output: ""))
  }

  /// Rows that a script would leave without those that they refer to.
  @Test(.enabled(if: shell(.sqlite) != nil)) func aScriptThatLeavesRowsDangling() async throws {
    let folder = try TemporaryFolder()
    func script(_ reference: String) -> String {
      "CREATE TABLE p (id INTEGER PRIMARY KEY NOT NULL); CREATE TABLE c (p INTEGER \(reference));"
    }
    _ = try await Engine.sqlite.makeDatabase(
      script("") + "INSERT INTO c VALUES (7);", named: "old.db", in: folder)
    _ = try await Engine.sqlite.makeDatabase(script("REFERENCES p (id)"), named: "new.db", in: folder)
    let program = try #require(Self.shell(.sqlite))
    let outcome = try await Tool.shell(
      "$koine diff old.db new.db --sql sqlite | \(program) old.db", in: folder)
    #expect(
      outcome.status != 0 && outcome.errors.contains("rows refer to rows that there are not"), "\(outcome)")
    #expect(try await Tool.run("diff", "old.db", "new.db", in: folder).status == 1)
    #expect(
      try await Tool.run("query", "old.db", "SELECT p FROM c", "--csv", in: folder)
        == Tool.Outcome(output: "p\n7\n"))
  }

  /// Two databases, and what is printed. Nothing of it is a difference that `koine diff` does not tell.
  struct Pair: Sendable, CustomTestStringConvertible {
    var engine: Engine
    var title: String
    var old: String
    var new: String
    var output: String

    var testDescription: String { "\(title), \(engine)" }
  }

  private static let pairs = [
    Pair(
      engine: .sqlite, title: "order of columns", old: "CREATE TABLE t (a INTEGER, b TEXT)",
      new: "CREATE TABLE t (b TEXT, a INTEGER)",
      output: """
        -- not changed: ~ table t
        -- not changed:   ~ order of columns: b, a

        """),
    Pair(
      engine: .sqlite, title: "a view", old: "CREATE TABLE t (a INTEGER)",
      new: "CREATE TABLE t (a INTEGER); CREATE VIEW v AS SELECT a FROM t",
      output: "-- not changed: + view v\n"),
    Pair(
      engine: .sqlite, title: "a trigger", old: "CREATE TABLE t (a INTEGER)",
      new: "CREATE TABLE t (a INTEGER); CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END",
      output: """
        -- not changed: ~ table t
        -- not changed:   + trigger r as create trigger r after insert on t begin select 1 ; end

        """),
    Pair(
      engine: .sqlite, title: "names of checks",
      old: "CREATE TABLE t (a INTEGER, CONSTRAINT x CHECK (a > 0), CONSTRAINT y CHECK (a > 1))",
      new: "CREATE TABLE t (a INTEGER, CONSTRAINT y CHECK (a > 0), CONSTRAINT x CHECK (a > 1))",
      output: """
        -- not changed: ~ table t
        -- not changed:   - check x (a > 0)
        -- not changed:   + check x (a > 1)
        -- not changed:   - check y (a > 1)
        -- not changed:   + check y (a > 0)

        """),
    Pair(
      engine: .sqlite, title: "what conflicts do", old: "CREATE TABLE t (a INTEGER UNIQUE)",
      new: "CREATE TABLE t (a INTEGER UNIQUE ON CONFLICT REPLACE)",
      output: """
        -- not changed: ~ table t
        -- not changed:   + also: on conflict replace

        """),
    Pair(
      engine: .sqlite, title: "a new table", old: "",
      new: """
        CREATE TABLE t (a INTEGER NOT NULL UNIQUE ON CONFLICT REPLACE);
        CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END
        """,
      output: bail + """
        -- t: ON CONFLICT REPLACE (LEFT OUT)
        -- t: the trigger r (LEFT OUT)
        BEGIN IMMEDIATE;
        CREATE TABLE "t" ("a" INTEGER NOT NULL, UNIQUE ("a"));
        COMMIT;

        """),
    Pair(
      engine: .sqlite, title: "a default in other words", old: "CREATE TABLE t (a BLOB DEFAULT x'00FF')",
      new: "CREATE TABLE t (a BLOB DEFAULT X'00ff')", output: ""),
    Pair(
      engine: .postgreSQL, title: "a column in the middle", old: "CREATE TABLE t (a integer, c text)",
      new: "CREATE TABLE t (a integer, b text, c text)",
      output: begin + """
        ALTER TABLE "t" ADD COLUMN "b" text;
        COMMIT;
        -- not changed: ~ table t
        -- not changed:   ~ order of columns: a, b, c

        """),
    Pair(
      engine: .postgreSQL, title: "a view and an index", old: "CREATE TABLE t (a integer)",
      new: "CREATE TABLE t (a integer); CREATE VIEW v AS SELECT a FROM t; CREATE INDEX i ON t (a)",
      output: begin + """
        CREATE INDEX "i" ON "t" ("a" NULLS LAST);
        COMMIT;
        -- not changed: + view v

        """),
  ]

  @Test(arguments: pairs) func whatIsNotChangedIsSaid(_ pair: Pair) async throws {
    let folder = try TemporaryFolder()
    let old = try await pair.engine.makeDatabase(pair.old, named: "old.db", in: folder)
    let new = try await pair.engine.makeDatabase(pair.new, named: "new.db", in: folder)
    let status: Int32 = pair.output.isEmpty ? 0 : 1
    #expect(
      try await Tool.run("diff", old, new, "--sql", Self.name(pair.engine), in: folder)
        == Tool.Outcome(output: pair.output, status: status))
    #expect(try await Tool.run("diff", old, new, in: folder).status == status)
  }

  /// A note of several lines is a comment to its end.
  @Test func notesAreComments() async throws {
    let folder = try TemporaryFolder()
    let file = try await Engine.sqlite.makeDatabase(
      "CREATE TABLE t (n INTEGER, CHECK (n GLOB\n'1*'))", in: folder)
    let server = try await Engine.postgreSQL.makeDatabase("CREATE TABLE t (n bigint)", in: folder)
    #expect(
      try await Tool.run("diff", server, file, "--sql", "postgres", in: folder)
        == Tool.Outcome(
          output: """
            -- t: check: the check n GLOB '1*' (LEFT OUT)
            -- not changed: ~ table t
            -- not changed:   + check (n)

            """, status: 1))
  }

  /// Tables that are more than columns and rules are not made as if they were ordinary ones.
  @Test(
    arguments: [
      (.sqlite, "CREATE VIRTUAL TABLE docs USING fts5(body)", "it is a virtual one, of fts5(body)"),
      (.postgreSQL, "CREATE TABLE docs (a date) PARTITION BY RANGE (a)", "it is partitioned by RANGE (a)"),
      (
        .postgreSQL, "CREATE TABLE base (a integer); CREATE TABLE docs (b integer) INHERITS (base)",
        "it inherits from base"
      ),
      (
        .postgreSQL, "CREATE TABLE docs (a integer, CONSTRAINT one EXCLUDE USING btree (a WITH =))",
        "it has a rule that only the engine has: one"
      ),
    ] as [(Engine, String, String)])
  func whatIsNoOrdinaryTable(_ engine: Engine, _ script: String, _ words: String) async throws {
    let folder = try TemporaryFolder()
    let old = try await engine.makeDatabase("", named: "old.db", in: folder)
    let new = try await engine.makeDatabase(script, named: "new.db", in: folder)
    let start = "the table docs cannot be changed: it is not there, and a plan does not create it: "
    for (arguments, status) in [
      (["diff", old, new, "--sql", Self.name(engine)], 2), (["migrate", old, "--like", new], 1),
    ] as [([String], Int32)] {
      let outcome = try await Tool.run(arguments, in: folder)
      #expect(
        outcome.output.isEmpty && outcome.status == status && outcome.errors.contains(start)
          && outcome.errors.hasSuffix("\(words)\n"), "\(outcome)")
    }
    #expect(try await Tool.run("schema", old, in: folder) == Tool.Outcome(output: ""))
  }
}
