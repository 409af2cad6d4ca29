import Foundation
import Testing

@Suite struct ImportTests {
  @Test(arguments: Engine.allCases) func aTableIsMadeOfAFileAndFilledAgain(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase("", in: folder)
    try Data("model,seats\nA320,180\n\"747, freighter\",\n".utf8).write(
      to: folder.url.appending(path: "planes.csv"))
    #expect(
      try await Tool.run("import", "planes.csv", database, "--table", "planes", "--create", in: folder)
        == Tool.Outcome(output: "2 rows inserted\n"))
    try Data("{\"seats\":1,\"model\":\"x\"}\n{\"seats\":\"many\",\"model\":\"y\"}\n".utf8)
      .write(to: folder.url.appending(path: "more.jsonl"))
    #expect(
      try await Tool.run("import", "more.jsonl", database, "--table", "planes", in: folder)
        == Tool.Outcome(
          output: "",
          errors:
            "koine: more.jsonl: Line 2, column 10: \"many\" is not an integer from -9223372036854775808 to 9223372036854775807, as the column \"seats\" of \"planes\" wants.\n",
          status: 1))
    #expect(
      try await Tool.run(
        "import", "more.jsonl", database, "--table", "planes", "--rejected", "bad.txt", in: folder)
        == Tool.Outcome(output: "1 row inserted, 1 rejected\n"))
    #expect(try folder.text(of: "bad.txt").hasSuffix("wants.\n{\"seats\":\"many\",\"model\":\"y\"}\n"))
    #expect(
      try await Tool.run(
        "query", database, "SELECT model, seats FROM planes ORDER BY model", "--csv", in: folder)
        == Tool.Outcome(output: "model,seats\n\"747, freighter\",\nA320,180\nx,1\n"))
  }

  @Test func nullIsWrittenInCSVAlone() async throws {
    let folder = try TemporaryFolder()
    let database = try await Engine.sqlite.makeDatabase("CREATE TABLE n (a integer)", in: folder)
    try folder.write("{}\n", to: "n.jsonl")
    #expect(
      try await Tool.run("import", "n.jsonl", database, "--table", "n", "--null", "NA", in: folder)
        == Tool.Outcome(
          output: "", errors: "koine: --null is for CSV; lines of JSON have null.\n", status: 1))
  }

  /// A row whose key exists is left out, takes the place of the one that is there, or ends the import; in a table of a
  /// schema too, from a file of tabs, and from standard input.
  @Test(arguments: Engine.allCases) func rowsWhoseKeysExist(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(
      "CREATE TABLE planes (id integer PRIMARY KEY, model text); INSERT INTO planes VALUES (1, 'A320')",
      in: folder)
    try folder.write("id\tmodel\n1\tB747\n2\t\"a\tb\"\n", to: "planes.txt")
    func run(_ arguments: String...) async throws -> Tool.Outcome {
      let command = ["import", "planes.txt", database, "--table", "planes", "--tsv"]
      return try await Tool.run(command + arguments, in: folder)
    }
    func rows() async throws -> String {
      try await Tool.run(
        "query", database, "SELECT id, model FROM planes ORDER BY id", "--csv", in: folder
      ).output
    }
    let failed = try await run()
    #expect(failed.status == 1 && failed.output == "")
    #expect(failed.errors.hasPrefix("koine: planes.txt: Line 2: ") && failed.errors.hasSuffix("\n"))
    #expect(try await rows() == "id,model\n1,A320\n")
    #expect(try await run("--on-conflict", "skip") == Tool.Outcome(output: "1 row inserted, 1 skipped\n"))
    #expect(try await rows() == "id,model\n1,A320\n2,a\tb\n")
    let schema = engine == .sqlite ? "main" : "public"
    #expect(
      try await run("--on-conflict", "replace", "--schema", schema)
        == Tool.Outcome(output: "2 rows inserted\n"))
    #expect(try await rows() == "id,model\n1,B747\n2,a\tb\n")
    #expect(try await run("--on-conflict", "merge").status != 0)
    #expect(
      try await Tool.shell(
        "echo 'id,model\n3,x' | $koine import /dev/stdin \"$1\" --table planes --csv", database, in: folder)
        == Tool.Outcome(output: "1 row inserted\n"))
    #expect(try await rows() == "id,model\n1,B747\n2,a\tb\n3,x\n")
  }

  /// No digit is lost of a number that no integer and no double has.
  @Test(arguments: Engine.allCases) func numbersOfManyDigitsStay(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase("", in: folder)
    try folder.write("{\"n\":12345678901234567890}\n{\"n\":7}\n", to: "numbers.jsonl")
    #expect(
      try await Tool.run("import", "numbers.jsonl", database, "--table", "numbers", "--create", in: folder)
        == Tool.Outcome(output: "2 rows inserted\n"))
    #expect(
      try await Tool.run(
        "query", database, "SELECT CAST(n AS text) AS n FROM numbers", "--csv", in: folder)
        == Tool.Outcome(output: "n\n12345678901234567890\n7\n"))
  }

  /// What is said of the command is its own options.
  @Test func columnsThatTheTableHasNot() async throws {
    let folder = try TemporaryFolder()
    let database = try await Engine.sqlite.makeDatabase("CREATE TABLE t (a integer)", in: folder)
    try folder.write("a,b\n1,2\n", to: "rows.csv")
    #expect(
      try await Tool.run("import", "rows.csv", database, "--table", "t", in: folder)
        == Tool.Outcome(
          output: "",
          errors: """
            koine: rows.csv: Line 1: The table "t" has no column "b". The columns of "t" are "a". \
            --ignore-unknown leaves others out.

            """, status: 1))
    #expect(
      try await Tool.run("import", "rows.csv", database, "--table", "t", "--ignore-unknown", in: folder)
        == Tool.Outcome(output: "1 row inserted\n"))
  }

  /// Names that one engine tells apart, and the other one does not.
  @Test(arguments: Engine.allCases) func columnsThatDifferInTheirCase(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase("", in: folder)
    try folder.write("a,A\n1,2\n", to: "rows.csv")
    let refusal = Tool.Outcome(
      output: "",
      errors:
        "koine: The columns \"a\" and \"A\" differ in their case alone, and are one name to the engine.\n",
      status: 1)
    #expect(
      try await Tool.run("import", "rows.csv", database, "--table", "t", "--create", in: folder)
        == (engine == .sqlite ? refusal : Tool.Outcome(output: "1 row inserted\n")))
  }

  @Test func helpHasAnExampleForEachEngine() async throws {
    let folder = try TemporaryFolder()
    let help = try await Tool.run("import", "--help", in: folder)
    #expect(help.status == 0)
    #expect(help.errors == "")
    #expect(help.output.contains("koine import planes.csv app.db --table planes --create"))
    #expect(help.output.contains("koine import orders.jsonl postgres:///shop"))
  }

  @Test func mistakesAreOneLine() async throws {
    let folder = try TemporaryFolder()
    let database = try await Engine.sqlite.makeDatabase("", in: folder)
    #expect(
      try await Tool.run("import", "no.csv", database, "--table", "planes", "--create", in: folder)
        == Tool.Outcome(
          output: "", errors: "koine: The file no.csv cannot be read: No such file or directory.\n", status: 1
        ))
  }

  /// A file of SQLite that would be empty is not made, and one that was there stays.
  @Test func aFileThatGetsNoTableIsNotMade() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a,b\n1,\"x\n", to: "bad.csv")
    let refusal = Tool.Outcome(
      output: "", errors: "koine: bad.csv: Line 2, column 3: The quote is never closed.\n", status: 1)
    #expect(
      try await Tool.run("import", "bad.csv", "new.db", "--table", "t", "--create", in: folder) == refusal)
    #expect(try folder.names == ["bad.csv"])
    let database = try await Engine.sqlite.makeDatabase("CREATE TABLE kept (id integer)", in: folder)
    #expect(
      try await Tool.run("import", "bad.csv", database, "--table", "t", "--create", in: folder) == refusal)
    #expect(try folder.names.contains("app.db"))
    let schema = try await Tool.run("schema", database, in: folder)
    #expect(schema.output.hasPrefix("table kept\n"))
    // Ctrl-C in the middle of a long file.
    let stopped = try await Tool.shell(
      """
      yes 1 | head -c 20000000 > long.csv
      $koine import long.csv new.db --table t --create > out &
      until [ -e new.db ]; do :; done
      kill -INT $!
      wait $!
      echo $?
      """, in: folder)
    #expect(stopped == Tool.Outcome(output: "130\n"))
    #expect(try !folder.names.contains { $0.hasPrefix("new.db") })
  }

  #if os(Linux)
    /// The bar is on standard error, and gone in the end.
    @Test func onATerminalABarIsShown() async throws {
      let folder = try TemporaryFolder()
      try folder.write("id,name\n" + (1...50_000).map { "\($0),name \($0)\n" }.joined(), to: "people.csv")
      let call = "$koine import people.csv app.db --table people --create"
      let shown = try await Tool.shell(
        "TERM=xterm script --quiet --return --command '\(call) >out.txt' /dev/null </dev/null", in: folder)
      #expect(try folder.text(of: "out.txt") == "50000 rows inserted\n")
      #expect(shown.status == 0)
      let frames = shown.output.split(separator: "\r").map(String.init)
      #expect(frames.count >= 2)
      let frame = #/people\.csv  [█▏▎▍▌▋▊▉ ]+  +\d+ %  [\d ]+ rows(  [\d ]+\/s(  \d+:\d\d left)?)?\x{1B}\[K/#
      for text in frames.dropLast() { #expect(text.wholeMatch(of: frame) != nil, "\(text.debugDescription)") }
      #expect(frames.last == "\u{1B}[K")
      // Nothing of it where nobody looks, or the terminal cannot go back.
      for variables in ["TERM=dumb", "TERM=xterm"] {
        let redirection = variables == "TERM=dumb" ? "" : "2>errors.txt"
        let plain = try await Tool.shell(
          "rm app.db; \(variables) script --quiet --return --command '\(call) \(redirection)' /dev/null </dev/null",
          in: folder)
        #expect(plain == Tool.Outcome(output: "50000 rows inserted\r\n"))
      }
      #expect(try folder.text(of: "errors.txt") == "")
    }
  #endif
}
