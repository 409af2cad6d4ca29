import Foundation
import Testing

@Suite struct MigrateTests {
  private static func script(_ engine: Engine, _ columns: String) -> String {
    "CREATE TABLE lists (id \(engine == .sqlite ? "integer" : "bigint") PRIMARY KEY NOT NULL, \(columns));"
  }

  @Test(arguments: Engine.allCases) func tablesBecomeThoseOfAnother(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let old = try await engine.makeDatabase(
      Self.script(engine, "title text, note text")
        + "INSERT INTO lists VALUES (1, 'Home', 'x'), (2, NULL, 'y');",
      named: "old.db", in: folder)
    let new = try await engine.makeDatabase(
      Self.script(engine, "title text NOT NULL, due text"), named: "new.db", in: folder)
    let plan = """
      lists: add the column "due" \(engine == .sqlite ? "TEXT" : "text")
      lists: change the column "title" from \(engine == .sqlite ? "TEXT" : "text") to \(engine == .sqlite ? "TEXT" : "text") NOT NULL (rows are checked)
      lists: drop the column "note" with its values (LOSSY)

      """
    let dry = try await Tool.run("migrate", old, "--like", new, "--dry-run", in: folder)
    #expect(dry == Tool.Outcome(output: plan))
    let sql = try await Tool.run("diff", old, new, "--sql", in: folder)
    #expect(sql.status == 1 && sql.output.contains("\"due\"") && sql.output.hasSuffix(";\n"))
    let lossy = try await Tool.run("migrate", old, "--like", new, in: folder)
    #expect(lossy.output == plan && lossy.status == 1 && lossy.errors.contains("--allow-loss"))
    let broken = try await Tool.run("migrate", old, "--like", new, "--allow-loss", in: folder)
    #expect(broken.status == 1 && broken.errors.contains("(id: 2, title: NULL)"))
    _ = try await Tool.run("query", old, "UPDATE lists SET title = 'Work' WHERE id = 2", in: folder)
    let done = try await Tool.run("migrate", old, "--like", new, "--allow-loss", in: folder)
    #expect(done == Tool.Outcome(output: plan))
    let rows = try await Tool.run(
      "query", old, "SELECT id, title, due FROM lists ORDER BY id", "--csv", in: folder)
    #expect(rows == Tool.Outcome(output: "id,title,due\n1,Home,\n2,Work,\n"))
    let again = try await Tool.run("migrate", old, "--like", new, in: folder)
    #expect(again == Tool.Outcome(output: "nothing to change\n"))
    #expect(try await Tool.run("diff", old, new, "--sql", in: folder) == Tool.Outcome(output: ""))
  }

  @Test func twoEnginesAreRefused() async throws {
    let folder = try TemporaryFolder()
    let old = try await Engine.sqlite.makeDatabase("", named: "old.db", in: folder)
    let new = try await Engine.postgreSQL.makeDatabase("", named: "new.db", in: folder)
    let outcome = try await Tool.run("migrate", old, "--like", new, in: folder)
    #expect(outcome.status == 1 && outcome.output == "" && outcome.errors.contains("two engines"))
  }
}
