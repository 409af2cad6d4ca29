import Foundation
import Testing

@Suite struct ExportTests {
  private static let script = """
    CREATE TABLE "Order Details" (
      id integer PRIMARY KEY, "is paid" boolean NOT NULL, day date, note text, price numeric(8, 2)
    );
    INSERT INTO "Order Details" VALUES
      (2, false, NULL, 'É, "x"
    y', NULL), (1, true, '2024-02-29', '', 1.5);
    CREATE VIEW paid AS SELECT id FROM "Order Details" WHERE "is paid";
    """

  /// The same text on both engines, but for the digits of a number for which SQLite has no type.
  @Test(arguments: Engine.allCases) func tablesAreWrittenAlike(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.script, in: folder)
    let price = engine == .sqlite ? "1.5" : "1.50"
    #expect(
      try await Tool.run("export", database, "Order Details", in: folder)
        == Tool.Outcome(
          output: """
            id,is paid,day,note,price
            1,true,2024-02-29,"",\(price)
            2,false,,"É, ""x""
            y",

            """))
    #expect(
      try await Tool.run("export", database, "paid", "--jsonl", in: folder)
        == Tool.Outcome(output: "{\"id\":1}\n"))
    #expect(
      try await Tool.run("export", database, "SELECT max(id) AS m FROM paid", "--tsv", in: folder)
        == Tool.Outcome(output: "m\n1\n"))
  }

  /// A document of PostgreSQL that is kept as it was written comes out so, and goes in again.
  @Test func documentsStayAsTheyWereWritten() async throws {
    let folder = try TemporaryFolder()
    let document = #"{"b": 1,  "a":[1.10,null], "b":2}"#
    let database = try await Engine.postgreSQL.makeDatabase(
      "CREATE TABLE d (id integer PRIMARY KEY, j json); INSERT INTO d VALUES (1, '\(document)'), (2, '1e5')",
      in: folder)
    for form in ["--csv", "--tsv", "--jsonl"] {
      let name = "d.\(form.dropFirst(2))"
      #expect(
        try await Tool.run("export", database, "d", form, "-o", name, in: folder) == Tool.Outcome(output: ""))
      #expect(try await Tool.run("query", database, "DELETE FROM d", in: folder).status == 0)
      #expect(try await Tool.run("import", name, database, "--table", "d", in: folder).status == 0)
      #expect(
        try await Tool.run(
          "query", database, "SELECT CAST(j AS text) AS j FROM d ORDER BY id", "--tsv", in: folder)
          == Tool.Outcome(output: "j\n\"\(document.replacing("\"", with: "\"\""))\"\n1e5\n"), "\(form)")
    }
  }

  /// A query comes first; what is none may be the name of a table.
  @Test(arguments: Engine.allCases) func namesThatBeginAsQueriesDo(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(
      #"CREATE TABLE "with x" (a integer); CREATE VIEW "select of" AS SELECT 7 AS b; INSERT INTO "with x" VALUES (1);"#,
      in: folder)
    for (source, output) in [("with x", "a\n1\n"), ("select of", "b\n7\n")] {
      #expect(try await Tool.run("export", database, source, in: folder) == Tool.Outcome(output: output))
    }
    let none = try await Tool.run("export", database, "with y", in: folder)
    #expect(none.status == 1 && none.errors.hasPrefix("koine: The statement is not valid SQL: "), "\(none)")
  }

  @Test(arguments: Engine.allCases) func filesAreWritten(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.script, in: folder)
    #expect(
      try await Tool.run("export", database, "paid", "--output", "paid.csv", in: folder)
        == Tool.Outcome(output: ""))
    #expect(try folder.text(of: "paid.csv") == "id\n1\n")
    let none = "WITH none AS (SELECT 1 AS a) SELECT a FROM none WHERE a > 1"
    #expect(
      try await Tool.run("export", database, none, "-o", "paid.csv", "--jsonl", in: folder)
        == Tool.Outcome(output: ""))
    #expect(try folder.text(of: "paid.csv") == "")
    #expect(
      try await Tool.run("export", database, "paid", "-o", "no/paid.csv", in: folder)
        == Tool.Outcome(
          output: "", errors: "koine: no/paid.csv cannot be written: No such file or directory\n", status: 1))
  }

  /// A mistake makes no file, and a query changes nothing.
  @Test(arguments: Engine.allCases) func mistakesAreOneLine(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.script, in: folder)
    let missing = try await Tool.run("export", database, "selected", "-o", "out.csv", in: folder)
    #expect(missing.status == 1)
    #expect(
      missing.errors.hasSuffix(
        ": There is no table or view selected; a query begins with SELECT, WITH or VALUES.\n"))
    let change = "WITH a AS (SELECT 1) INSERT INTO \"Order Details\" SELECT 3, true FROM a"
    let refused = try await Tool.run("export", database, change, "-o", "out.csv", in: folder)
    #expect(refused.status == 1)
    #expect(refused.errors.hasPrefix("koine: "))
    #expect(refused.errors.count { $0 == "\n" } == 1)
    #expect(try folder.names.contains("out.csv") == false)
    #expect(
      try await Tool.run(
        "query", database, "SELECT count(*) AS n FROM \"Order Details\"", "--csv", in: folder)
        == Tool.Outcome(output: "n\n2\n"))
  }

  /// A file is whole or is not there; an older one stays until then, and so does a link to it.
  @Test(arguments: Engine.allCases) func filesAreWholeOrStayAsTheyAre(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.script, in: folder)
    try folder.write("old", to: "real.csv")
    // The last row cannot be computed.
    let failing =
      engine == .sqlite
      ? "SELECT abs(id) AS n FROM (SELECT 1 AS id UNION ALL SELECT -9223372036854775808)"
      : "SELECT 1 / (2 - id) AS n FROM generate_series(1, 2) AS id"
    let script = """
      ln -s real.csv link.csv
      $koine export "$1" "$2" -o link.csv 2>errors; echo $?
      wc -l <errors; cat real.csv; ls *.csv*
      $koine export "$1" paid -o link.csv && cat real.csv
      test -L link.csv && $koine export "$1" paid -o -
      mkfifo pipe; cat pipe & $koine export "$1" paid -o pipe; wait
      """
    #expect(
      try await Tool.shell(script, database, failing, in: folder)
        == Tool.Outcome(output: "1\n1\noldlink.csv\nreal.csv\nid\n1\nid\n1\nid\n1\n"))
  }

  /// Values of types that only PostgreSQL has are the texts that the server writes; a time without a zone has none.
  /// What SQLite keeps is what is written, whatever the type of the column says.
  @Test func numbersOfSQLite() async throws {
    let folder = try TemporaryFolder()
    let database = try await Engine.sqlite.makeDatabase(
      "CREATE TABLE n (a NUMERIC, b BOOLEAN); INSERT INTO n VALUES (9007199254740993, 2), (5, 1), (0.5, 0)",
      in: folder)
    #expect(
      try await Tool.run("export", database, "n", in: folder)
        == Tool.Outcome(output: "a,b\n9007199254740993,2\n5.0,true\n0.5,false\n"))
  }

  @Test func aSchemaIsOfATable() async throws {
    let folder = try TemporaryFolder()
    let database = try await Engine.sqlite.makeDatabase("CREATE TABLE n (a integer)", in: folder)
    #expect(
      try await Tool.run("export", database, "SELECT 1", "--schema", "main", in: folder)
        == Tool.Outcome(
          output: "",
          errors: "koine: --schema is for the name of a table; a query names the schema itself.\n", status: 1)
    )
  }

  @Test func valuesOfTypesOfTheServersOwn() async throws {
    let folder = try TemporaryFolder()
    let script = """
      CREATE DOMAIN moment AS timestamp;
      CREATE TABLE odd (id int PRIMARY KEY, tags text[], span interval, address inet, range int4range, at timestamp,
        until timestamptz, noted moment);
      INSERT INTO odd VALUES (1, '{a,"b,c"}', interval '1 day 02:00', '10.0.0.1', '[1,5)', '2024-02-29 12:00',
        '2024-02-29 12:00+00', '2024-02-29 12:00');
      """
    let database = try await Engine.postgreSQL.makeDatabase(script, in: folder)
    let text = """
      id,tags,span,address,range,at,until,noted
      1,"{a,""b,c""}",1 day 02:00:00,10.0.0.1/32,"[1,5)",2024-02-29T12:00:00.000000,2024-02-29T12:00:00.000000Z,2024-02-29T12:00:00.000000

      """
    #expect(
      try await Tool.run("export", database, "odd", "--output", "odd.csv", in: folder)
        == Tool.Outcome(output: ""))
    #expect(try folder.text(of: "odd.csv").replacing("\r\n", with: "\n") == text)
    try folder.write("id,at\n2,2024-02-29T12:00:00.000000\n", to: "more.csv")
    #expect(
      try await Tool.run("import", "more.csv", database, "--table", "odd", in: folder)
        == Tool.Outcome(output: "1 row inserted\n"))
    #expect(
      try await Tool.run("query", database, "SELECT count(DISTINCT at) AS n FROM odd", "--csv", in: folder)
        == Tool.Outcome(output: "n\n1\n"))
  }
}
