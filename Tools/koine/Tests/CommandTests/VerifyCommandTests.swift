import Foundation
import Testing

/// The command of KoineCommands that looks at queries, in a program that somebody else wrote.
@Suite struct VerifyCommandTests {
  @Test func queriesAreLookedAtBeforeTheyRun() async throws {
    let folder = try TemporaryFolder()
    let missing = try await Tool.people(["verify", "--file", "a.db"], in: folder)
    let lines = missing.output.split(separator: "\n")
    try #require(missing.status == 1 && missing.errors == "" && lines.count == 3)
    #expect(lines[0].hasPrefix("people/Verify.swift:7: there is no table \"persons\" (SQLite "))
    #expect(lines[0].contains(#" in UPDATE "persons" SET "name" = ?1 WHERE "#))
    #expect(lines[1...].allSatisfy { $0.hasPrefix("there is no table \"persons\" (SQLite ") })

    _ = try await Tool.people(["migrate", "up", "--database", "a.db"], in: folder)
    let scan = try await Tool.people(["verify", "--file", "a.db"], in: folder)
    #expect(scan.status == 0 && scan.errors == "")
    #expect(scan.output.hasPrefix("the query reads all of \"persons\" (SQLite "))
    #expect(scan.output.filter(\.isNewline).count == 1)

    try folder.write(
      #"""
      // DeclaredQuery { in a comment
      let text = "DeclaredQuery { \(other ?? "DeclaredQuery {")"




      let known = DeclaredQuery { (id: Parameter<Int>) in Person.find(id) }
      let type: DeclaredQuery<Select<Person>, Int>
      let forgotten = Koine.DeclaredQuery { (id: Parameter<Int>) in Person.find(id) }
      let wide = DeclaredQuery<Find<(Int) -> [Int]>, Int>
      { (id: Parameter<Int>) in Person.find(id) }
      """#, to: "Verify.swift")
    let forgotten = try await Tool.people(
      ["verify", "--file", "a.db", "--sources", folder.url.path()], in: folder)
    #expect(forgotten.status == 1 && forgotten.errors == "")
    let told = forgotten.output.split(separator: "\n")
    #expect(told.count == 3)
    for (text, line) in zip(told.suffix(2), [9, 11]) {
      #expect(
        text.hasSuffix("Verify.swift:\(line): this query is declared, and not among those that are verified"))
    }

    let unopened = try await Tool.people(["verify", "--file", "no/such/folder/a.db"], in: folder)
    #expect(unopened.status == 1 && unopened.output == "")
    #expect(unopened.errors.hasPrefix("Error: ") && unopened.errors.filter(\.isNewline).count == 1)
    let help = try await Tool.people(["verify", "--help"], in: folder)
    #expect(help.status == 0 && help.output.contains("USAGE: people verify [--file <file>]"))
  }
}
