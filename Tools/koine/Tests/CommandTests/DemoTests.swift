import Foundation
import Testing

@Suite struct DemoTests {
  @Test(arguments: Engine.allCases) func theTablesStayInADatabaseThatWasNamed(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = engine == .sqlite ? "new.db" : try await engine.makeDatabase("", in: folder)
    let outcome = try await Tool.run("demo", database, in: folder)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    // What it says to try next works as it stands.
    let proposed = try #require(outcome.output.firstMatch(of: #/\n +koine (query .*)\n/#)).1
    let tried = try await Tool.shell("$koine \(proposed)", in: folder)
    #expect(tried.status == 0 && tried.output.contains("Water the plants"), "\(tried)")
    #expect(
      try await Tool.run(
        "query", database, "SELECT title, priority FROM demo_tasks ORDER BY id", "--csv", in: folder)
        == Tool.Outcome(
          output: """
            title,priority
            Water the plants,2
            File the TAXES,3
            Call Ann,1
            Write the report,3
            Talk about tests,1

            """))
    // The rows that are shown are those of the database, and the same on each.
    let boxes = outcome.output.split(separator: "\n").filter { $0.contains(#/[│┌├└]/#) }
    #expect(boxes.joined(separator: "\n") == Self.boxes)
    #expect(outcome.output.contains("uniqueViolation: demo_lists (title)\n5 tasks are there\n"))
    let again = try await Tool.run("demo", database, in: folder)
    #expect(again.status == 1)
    #expect(again.errors.contains("demo_lists") && again.errors.filter(\.isNewline).count == 1)
  }

  private static let boxes = """
    ┌──────────────────┬──────────┬────────────┐
    │ title            │ priority │ due        │
    ├──────────────────┼──────────┼────────────┤
    │ File the TAXES   │        3 │ NULL       │
    │ Write the report │        3 │ 2026-02-28 │
    │ Water the plants │        2 │ 2026-03-01 │
    │ Talk about tests │     NULL │ NULL       │
    └──────────────────┴──────────┴────────────┘
    ┌───────┬─────────┬────────────────────────────────────────────┐
    │ title │ column2 │ column3                                    │
    ├───────┼─────────┼────────────────────────────────────────────┤
    │ Home  │       3 │ Call Ann, File the TAXES, Water the plants │
    │ Later │       0 │ NULL                                       │
    │ Work  │       2 │ Talk about tests, Write the report         │
    └───────┴─────────┴────────────────────────────────────────────┘
    ┌──────────────────┬─────────┐
    │ title            │ column2 │
    ├──────────────────┼─────────┤
    │ Water the plants │      48 │
    │ File the TAXES   │       2 │
    │ Call Ann         │    NULL │
    │ Write the report │       5 │
    │ Talk about tests │      10 │
    └──────────────────┴─────────┘
    ┌──────────────────┬──────────┐
    │ title            │ priority │
    ├──────────────────┼──────────┤
    │ Call Ann         │        1 │
    │ Talk about tests │        1 │
    └──────────────────┴──────────┘
    """

  @Test func withoutADatabaseNothingStays() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Tool.shell("TMPDIR=$PWD $koine demo && ls -A", in: folder)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(try folder.names == [])
    // Each dialect is shown, and one refuses something.
    for name in ["  SQLite\n", "  PostgreSQL\n", "  MariaDB\n", "    refused: "] {
      #expect(outcome.output.contains(name))
    }
  }

  /// Nothing stays either if nobody reads the output: the reader of the pipe has ended before the program begins.
  @Test func withoutAReaderNothingStays() async throws {
    let folder = try TemporaryFolder()
    let script = """
      mkfifo pipe
      : < pipe &
      exec 3> pipe
      wait
      TMPDIR=$PWD $koine demo >&3
      echo $?
      rm pipe
      """
    #expect(try await Tool.shell(script, in: folder) == Tool.Outcome(output: "141\n"))
    #expect(try folder.names == [])
  }

  /// The Swift that is printed is in the program twice: as a text and as code.
  @Test func theCodeThatIsShownIsTheCodeThatRuns() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try String(
      contentsOf: tests.appending(path: "../../Sources/koine/Demo/Demo.swift"), encoding: .utf8)
    let texts = source.matches(of: #/swift: """\n([\s\S]*?)"""/#).map { String($0.1) }
    #expect(texts.count == 6)
    func words(_ text: some StringProtocol) -> String { String(text.filter { !$0.isWhitespace }) }
    let code = words(source.replacing(#/swift: """\n[\s\S]*?"""/#, with: ""))
    for text in texts { #expect(code.contains(words(text.replacing("\\\\", with: "\\")))) }
  }
}
