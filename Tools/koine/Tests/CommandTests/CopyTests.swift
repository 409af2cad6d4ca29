import Foundation
import Testing

@Suite struct CopyTests {
  private static let script = """
    CREATE TABLE planes (id INTEGER PRIMARY KEY NOT NULL, model TEXT NOT NULL UNIQUE, price INTEGER, flown TEXT);
    CREATE TABLE flights (id INTEGER PRIMARY KEY NOT NULL, plane INTEGER REFERENCES planes (id));
    CREATE INDEX flights_by_plane ON flights (plane);
    INSERT INTO planes VALUES (1, 'A320', 1250, '2024-02-29 12:00:00.000000'), (2, '747', NULL, NULL);
    INSERT INTO flights VALUES (1, 1), (2, NULL);
    """

  @Test func aDatabaseGoesThereAndBack() async throws {
    let folder = try TemporaryFolder()
    let file = try await Engine.sqlite.makeDatabase(Self.script, in: folder)
    let server = try await Engine.postgreSQL.makeDatabase("", in: folder)
    let copied = try await Tool.run(
      "copy", file, server, "--type", "planes.price=decimal(2)", "--type", "planes.flown=timestamp",
      in: folder)
    #expect(copied == Tool.Outcome(output: "flights: 2 rows\nplanes: 2 rows\n"))
    let rows = try await Tool.run("query", server, "SELECT * FROM planes ORDER BY id", "--csv", in: folder)
    #expect(
      rows
        == Tool.Outcome(output: "id,model,price,flown\n1,A320,12.50,2024-02-29T12:00:00.000000Z\n2,747,,\n"))
    let back = try await Tool.run("copy", server, "back.db", in: folder)
    #expect(back == Tool.Outcome(output: "flights: 2 rows\nplanes: 2 rows\n"))
    #expect(try await Tool.run("diff", file, "back.db", in: folder) == Tool.Outcome(output: ""))
    let again = try await Tool.run("copy", server, "back.db", in: folder)
    #expect(
      again
        == Tool.Outcome(
          output: "",
          errors:
            "koine: back.db: the target has \"flights\", \"planes\" already, and nothing was copied. Drop what is there, or copy other tables.\n",
          status: 1))
  }

  @Test func whatCannotBeCarriedOverIsSaid() async throws {
    let folder = try TemporaryFolder()
    let file = try await Engine.sqlite.makeDatabase(
      "CREATE TABLE t (id INTEGER PRIMARY KEY NOT NULL, n INTEGER CHECK (n GLOB '1*')); CREATE VIEW v AS SELECT 1; INSERT INTO t VALUES (1, 1);",
      in: folder)
    let notes = """
      t: check: the check n GLOB '1*' (LEFT OUT)
      v: a view is written in the engine's own SQL (LEFT OUT)

      """
    let server = try await Engine.postgreSQL.makeDatabase("", in: folder)
    let dry = try await Tool.run("copy", file, server, "--dry-run", in: folder)
    #expect(dry.status == 0 && dry.output.hasPrefix(notes + "CREATE TABLE \"t\" ("))
    let refused = try await Tool.run("copy", file, server, in: folder)
    #expect(
      refused
        == Tool.Outcome(
          output: notes,
          errors:
            "koine: app.db: Some of it cannot be carried over, and nothing was copied: see LEFT OUT, and --allow-loss.\n",
          status: 1))
    #expect(try await Tool.run("schema", server, in: folder).output.isEmpty)
    let done = try await Tool.run("copy", file, server, "--allow-loss", in: folder)
    #expect(done == Tool.Outcome(output: notes + "t: 1 row\n"))
    // A file that is not made stays away.
    let missing = try await Tool.run("copy", server, "none.db", "--table", "u", in: folder)
    #expect(
      missing.status == 1 && missing.errors.contains("the original has no table \"u\"")
        && !FileManager.default.fileExists(atPath: folder.url.appending(path: "none.db").path))
    let mistyped = try await Tool.run("copy", file, server, "--type", "t.m=text", in: folder)
    #expect(
      mistyped
        == Tool.Outcome(
          output: "",
          errors:
            "koine: app.db: the original has no column \"t.m\", for which a type is given, and nothing was copied. Write table.column.\n",
          status: 1))
    let bad = try await Tool.run("copy", file, server, "--type", "t.n=money", in: folder)
    #expect(bad.status != 0 && bad.errors.contains("t.n=money"))
  }

  #if os(Linux)
    /// Ended at any moment, the program leaves a target without a table, or a whole one.
    @Test(
      arguments: [(.sqlite, .sqlite), (.sqlite, .postgreSQL), (.postgreSQL, .sqlite)] as [(Engine, Engine)])
    func aKilledProgramLeavesNothingOrAll(_ original: Engine, _ engine: Engine) async throws {
      let folder = try TemporaryFolder()
      let values = (1...20_000).map { "(\($0), 'model \($0)')" }.joined(separator: ", ")
      let source = try await original.makeDatabase(
        Self.script
          + "INSERT INTO planes (id, model) SELECT column1 + 10, column2 FROM (VALUES \(values)) AS numbered;",
        in: folder)
      func copy(to target: String, killedAfter milliseconds: Int) async throws -> Tool.Outcome {
        try await Tool.shell(
          "exec timeout --signal=KILL \(Double(milliseconds) / 1000) $koine copy \"$1\" \"$2\"", source,
          target,
          in: folder)
      }
      let whole = try await engine.makeDatabase("", named: "whole.db", in: folder)
      let start = ContinuousClock.now
      #expect(try await copy(to: whole, killedAfter: 600_000).status == 0)
      let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
      var whiles = 0
      for part in 0..<12 {
        let target = try await engine.makeDatabase("", named: "target\(part).db", in: folder)
        let outcome = try await copy(to: target, killedAfter: 1 + milliseconds * part / 10)
        if outcome.status != 0 { whiles += 1 }
        let schema = try await Tool.run("schema", target, in: folder)
        if schema == Tool.Outcome(output: "") {
          #expect(try await copy(to: target, killedAfter: 600_000).status == 0)
        }
        #expect(try await Tool.run("diff", whole, target, in: folder) == Tool.Outcome(output: ""))
        #expect(
          try await Tool.run("query", target, "SELECT count(*) FROM planes", "--csv", in: folder).output
            .hasSuffix("\n20002\n"))
      }
      #expect(whiles > 0)
    }
  #endif
}
