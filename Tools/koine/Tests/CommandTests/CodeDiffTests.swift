import Foundation
import Testing

@Suite struct CodeDiffTests {
  /// Tables with names, types, rules and remarks of several kinds.
  private static func script(_ engine: Engine) -> String {
    let key = engine == .sqlite ? "integer PRIMARY KEY NOT NULL" : "bigint PRIMARY KEY"
    return """
      CREATE TABLE lists (id \(key), title varchar(20) NOT NULL UNIQUE, note text DEFAULT 'it''s {one}');
      CREATE TABLE items (id \(key), list_id bigint REFERENCES lists (id), rank integer, CHECK (rank > 0));
      CREATE INDEX items_list ON items (list_id, rank);
      CREATE TABLE prices (id \(key), amount \(engine == .sqlite ? "decimal(10,2)" : "numeric(10,2)"));
      CREATE VIEW titles AS SELECT title FROM lists;

      """
        + (engine == .sqlite
          ? ""
          : "CREATE TYPE mood AS ENUM ('good', 'bad'); CREATE TABLE days (id bigint PRIMARY KEY, mood mood);")
  }

  private func code(of database: String, in folder: TemporaryFolder) async throws -> String {
    let outcome = try await Tool.run("schema", database, "--swift", in: folder)
    #expect(outcome.status == 0)
    return outcome.output
  }

  @Test(arguments: Engine.allCases) func codeIsEqualHoweverItIsLaidOut(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.script(engine), in: folder)
    let code = try await code(of: database, in: folder)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Code/Tables"), withIntermediateDirectories: true)
    func expectEqual(_ place: String) async throws {
      #expect(try await Tool.run("diff", database, place, in: folder) == Tool.Outcome(output: ""))
      #expect(try await Tool.run("diff", place, database, in: folder) == Tool.Outcome(output: ""))
    }
    try folder.write(code, to: "Code/Tables.swift")
    try await expectEqual("Code")
    try await expectEqual("Code/Tables.swift")

    // In two files, laid out otherwise, with something else beside.
    let middle = try #require(code.range(of: "@Table(\"lists\")")).lowerBound
    try folder.write(
      "import Foundation\n\n" + code[..<middle] + "extension List {\n  var a: Int { 1 }\n}\n",
      to: "Code/Tables.swift")
    try folder.write(
      "import Koine\n\nlet number = 1\n\n"
        + code[middle...].replacing(") struct", with: ")\nstruct").replacing(
          "  @Column(", with: "    @Column(\n"),
      to: "Code/Tables/More.swift")
    try await expectEqual("Code")
    // Something else directly above.
    for above in ["let limit = 5", "typealias Count = Int", "#if DEBUG\n#endif", "@available(macOS 15, *)"] {
      let text = code[middle...].replacing("@Table(\"lists\")", with: "\(above)\n@Table(\"lists\")")
      try folder.write("import Koine\n\n" + text, to: "Code/Tables/More.swift")
      try await expectEqual("Code")
    }
    try folder.write("struct Hidden {", to: "Code/.hidden.swift")
    try folder.write("no Swift {", to: "Code/README.md")
    try await expectEqual("Code")
  }

  /// The line ends of another system, comments of others, and texts with braces.
  @Test(arguments: Engine.allCases) func whatOthersWriteBesideIsNoDifference(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.script(engine), in: folder)
    let code = try await code(of: database, in: folder)
    let commented = code.replacing("  var rank: ", with: "  /* { */ var rank: ").replacing(
      "@Table(\"items\"", with: "/// What is on a list.\n@Table(\"items\"")
    let forms = [
      code.replacing("\n", with: "\r\n"),
      commented.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.hasPrefix("  var ") && !line.contains("//") ? "\(line)  // \"a note {" : String(line)
      }.joined(separator: "\n"),
      "/* A brace { of a comment,\n\n/* and one { within. */ */\n\n" + code,
      "extension String {\n  static let brace = \"\"\"\n    {{ \"\n    \"\"\"\n}\n\n" + code,
    ]
    for form in forms {
      try folder.write(form, to: "Tables.swift")
      #expect(
        try await Tool.run("diff", database, "Tables.swift", in: folder) == Tool.Outcome(output: ""),
        "\(form)")
    }
  }

  @Test(arguments: Engine.allCases) func whatDiffersIsToldByTableAndLine(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.script(engine), in: folder)
    var code = try await code(of: database, in: folder)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Code"), withIntermediateDirectories: true)
    let note = try #require(code.firstMatch(of: #/\n  (@Column\(.*\) var note: String\?)\n/#)).1
    let start = try #require(code.range(of: "@Table(\"titles\")")).lowerBound
    code = String(code[..<start].dropLast("/// A view, whose rows are read only.\n".count))
    // A text in which only a blank differs, and a line more.
    code = code.replacing("{one}", with: "{ one}")
    code = code.replacing("  var rank", with: "  var extra: Int?\n  var rank")
    code += "@Table(\"extras\") struct Extra {\n  var id: Int?\n}\n"
    try folder.write(code, to: "Code/Tables.swift")

    func number(_ text: String) throws -> Int {
      try #require(
        code.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }) + 1
    }
    let changed = note.replacing("{one}", with: "{ one}")
    let outcome = try await Tool.run("diff", database, "Code", in: folder)
    #expect(
      outcome
        == Tool.Outcome(
          output: """
            ~ table items  (Tables.swift:\(try number("@Table(\"items\")")))
              + var extra: Int?  (line \(try number("var extra")))
            ~ table lists  (Tables.swift:\(try number("@Table(\"lists\")")))
              - \(note)
              + \(changed)  (line \(try number("{ one}")))
            - table titles
            + table extras  (Tables.swift:\(try number("@Table(\"extras\")")))

            """, status: 1))
    let reversed = try await Tool.run("diff", "Code/Tables.swift", database, in: folder)
    #expect(
      reversed.output == """
        ~ table items  (Tables.swift:\(try number("@Table(\"items\")")))
          - var extra: Int?  (line \(try number("var extra")))
        ~ table lists  (Tables.swift:\(try number("@Table(\"lists\")")))
          - \(changed)  (line \(try number("{ one}")))
          + \(note)
        + table titles
        - table extras  (Tables.swift:\(try number("@Table(\"extras\")")))

        """)
  }

  @Test func mistakesAreOneLineWithStatus2() async throws {
    let folder = try TemporaryFolder()
    _ = try await Engine.sqlite.makeDatabase(Self.script(.sqlite), in: folder)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Empty"), withIntermediateDirectories: true)
    try folder.write("", to: "Tables.swift")
    func mistake(_ arguments: String..., line: String) async throws {
      #expect(
        try await Tool.run(["diff"] + arguments, in: folder)
          == Tool.Outcome(output: "", errors: "koine: \(line)\n", status: 2))
    }
    try await mistake("app.db", "Empty", line: "Empty: The folder has no file of Swift.")
    try await mistake("app.db", "None.swift", line: "None.swift: No such file or directory")
    try await mistake(
      "Tables.swift", "Tables.swift",
      line: "Tables.swift: Both are code: name a database and a folder, or two databases.")
    for option in ["--sql=sqlite", "--exact"] {
      try await mistake(
        "app.db", "Tables.swift", option,
        line: "Tables.swift: --sql and --exact are for two databases, and this is code.")
    }
    try await mistake("none.db", "Tables.swift", line: "none.db: There is no such file.")
  }
}
