import Foundation
import KoineTesting
import Testing

/// What names a database, and what does not.
@Suite struct AddressTests {
  @Test func filesAreNamedByPathsAndURLs() async throws {
    let folder = try TemporaryFolder()
    _ = try await Engine.sqlite.makeDatabase("CREATE TABLE t (a integer)", named: "a b%.db", in: folder)
    let path = folder.url.path
    for name in [
      "a b%.db", "./a b%.db", "\(path)/a b%.db", "sqlite:a b%25.db", "file:a%20b%25.db",
      "file://\(path)/a b%25.db",
      "sqlite://localhost\(path)/a%20b%25.db", "SQLITE:a b%25.db",
    ] {
      #expect(
        try await Tool.run(
          "query", name, "SELECT name FROM pragma_table_list WHERE name = 't'", "--csv", in: folder)
          == Tool.Outcome(output: "name\nt\n"), "\(name)")
    }
  }

  /// Nothing is made by asking for it.
  @Test(arguments: [
    ("missing.db", "missing.db: There is no such file."),
    ("sqlite:missing.db", "missing.db: There is no such file."),
    ("folder", "folder: This is a folder."),
    ("notes.txt", "notes.txt: The file is not an SQLite database: file is not a database"),
    ("", "The name of the database is empty."),
    (":memory:", "A database in memory is empty; name a file."),
    ("file:app.db?mode=rwc", "A file: URL has no parameters here; write a question mark of the name as %3F."),
    ("file:100%.db", "A % in a file: URL begins an escape; write the sign itself as %25."),
    ("file:", "The file: URL names no file."),
    ("sqlite://app.db", "A file is not on another host: write sqlite:name, or sqlite:///folder/name."),
    (
      "mysql://me:secret@host/app",
      "There is no driver for mysql: URLs; name an SQLite file, or a URL with postgres:, sqlite: or file:."
    ),
  ])
  func mistakesAreOneLine(_ name: String, _ line: String) async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "folder"), withIntermediateDirectories: true)
    try folder.write(String(repeating: "This is a text, and long enough. ", count: 100), to: "notes.txt")
    for command in [
      ["schema", name], ["query", name, "SELECT 1"], ["query", name, "CREATE TABLE t (a integer)"],
    ] {
      #expect(
        try await Tool.run(command, in: folder)
          == Tool.Outcome(output: "", errors: "koine: \(line)\n", status: 1), "\(command)")
    }
    #expect(try folder.names == ["folder", "notes.txt"])
  }

  @Test func mistakesOfServersAreOneLineWithoutThePassword() async throws {
    let folder = try TemporaryFolder()
    let server = try await PrivatePostgreSQL.shared()
    let outcome = try await Tool.run("query", "postgres://me:secret@localhost:1/app", "SELECT 1", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.hasPrefix(
        "koine: postgres://localhost:1/app: No connection to the server could be made: "))
    #expect(outcome.errors.count { $0 == "\n" } == 1)
    #expect(!outcome.errors.contains("secret"))
    let missing = try await Tool.run(
      "schema", "postgres:///none?host=\(server.directory)&user=koine", in: folder)
    #expect(missing.status == 1)
    #expect(missing.errors.hasPrefix("koine: postgres:///none: "))
    #expect(missing.errors.hasSuffix("database \"none\" does not exist\n"))
    let stranger = "postgres://stranger:secret@/koine?host=\(server.directory)"
    let refused = try await Tool.run("query", stranger, "SELECT 1", in: folder)
    #expect(refused.status == 1)
    #expect(refused.errors.hasPrefix("koine: postgres:///koine: "))
    #expect(refused.errors.hasSuffix("role \"stranger\" does not exist\n"))
    #expect(!refused.errors.contains("secret"))
    #expect(
      try await Tool.run("schema", "postgres://[host/app", in: folder)
        == Tool.Outcome(
          output: "",
          errors: """
            koine: postgres://[host/app: The database URL is malformed. It looks like \
            postgres://user@host:5432/database, or like host=/tmp dbname=database.

            """, status: 1))
  }

  @Test func mistakesOfArgumentsAreOneLine() async throws {
    let folder = try TemporaryFolder()
    for (arguments, line) in [
      (["schema"], "Missing expected argument '<database>'. See koine schema --help."),
      (["query", "app.db"], "Missing expected argument '<sql>'. See koine query --help."),
      (
        ["query", "app.db", "SELECT 1", "--cvs"],
        "Unknown option '--cvs'. Did you mean '--csv'?. See koine query --help."
      ),
      (["nonsense"], "Unexpected argument 'nonsense'. See koine --help."),
    ] {
      #expect(
        try await Tool.run(arguments, in: folder)
          == Tool.Outcome(output: "", errors: "koine: \(line)\n", status: 1))
    }
  }

  @Test(arguments: ["schema", "query", "export", "diff"]) func helpHasAnExampleForEachEngine(
    _ command: String
  ) async throws {
    let folder = try TemporaryFolder()
    let help = try await Tool.run(command, "--help", in: folder)
    #expect(help.status == 0)
    #expect(help.errors == "")
    #expect(help.output.contains("koine \(command) app.db"))
    #expect(help.output.matches(of: /koine \w+ (app.db )?postgres:\/\//).isEmpty == false)
  }
}
