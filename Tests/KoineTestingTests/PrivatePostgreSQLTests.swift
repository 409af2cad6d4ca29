import Foundation
import Testing

@testable import KoineTesting

@Suite struct PrivatePostgreSQLTests {
  @Test func everyTestOfAProcessGetsTheSameServer() async throws {
    try await withThrowingTaskGroup(of: PrivatePostgreSQL.self) { group in
      for _ in 0..<20 { group.addTask { try await PrivatePostgreSQL.shared() } }
      let first = try await PrivatePostgreSQL.shared()
      for try await server in group { #expect(server === first) }
    }
  }

  @Test func theServerSortsAsICUAndIsNotInUTC() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let settings = try await server.psql(
      """
      SELECT current_setting('timezone'), current_setting('max_connections'), current_setting('fsync'),
        current_setting('listen_addresses'), pg_encoding_to_char(encoding), current_user,
        (SELECT string_agg(word, ' ' ORDER BY word) FROM (VALUES ('b'), ('A'), ('a'), ('É'), ('Z')) AS words (word))
      FROM pg_database WHERE datname = current_database()
      """)
    #expect(settings == "Asia/Kolkata|500|off||UTF8|koine|a A b É Z\n")
    #expect(server.url == "postgres:///koine?host=\(server.directory)&user=koine")
    #expect("\(server.directory)/.s.PGSQL.5432".utf8.count <= 103)
  }

  @Test func databasesAreIndependent() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let first = try await server.makeDatabase()
    let second = try await server.makeDatabase()
    try await server.psql("CREATE TABLE things (id bigint); INSERT INTO things VALUES (1)", url: first)
    let count = "SELECT count(*) FROM pg_class WHERE relname = 'things'"
    #expect(try await server.psql(count, url: first) == "1\n")
    #expect(try await server.psql(count, url: second) == "0\n")
  }

  @Test func aDatabaseMayHaveAnyNameOnce() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let name = "É 'o' \"x\" %?&"
    let url = try await server.makeDatabase(named: name)
    #expect(try await server.psql("SELECT current_database()", url: url) == name + "\n")
    await #expect(throws: PrivatePostgreSQLError.self) { try await server.makeDatabase(named: name) }
  }

  @Test func aServerThatIsStoppedLeavesNothing() async throws {
    let server = try await PrivatePostgreSQL()
    #expect(FileManager.default.fileExists(atPath: server.directory))
    await server.stop()
    await server.stop()
    #expect(!FileManager.default.fileExists(atPath: server.directory))
    let processes = try ChildProcess(["/bin/ps", "-o", "stat=", "-p", "\(server.processIdentifier)"])
    let state = await processes.output()
    #expect(state.isEmpty || state.hasPrefix("Z"))
    await #expect(throws: PrivatePostgreSQLError.self) { try await server.makeDatabase() }
  }

  @Test func aServerThatIsReleasedLeavesNothing() async throws {
    let directory = try await PrivatePostgreSQL().directory
    try await waitUntilGone(directory)
  }

  @Test func aServerEndsWithItsOwnerEvenIfThatIsKilled() async throws {
    let result = try await #require(
      processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]
    ) {
      let server = try await PrivatePostgreSQL()
      try FileHandle.standardOutput.write(contentsOf: Data("directory: \(server.directory)\n".utf8))
      kill(getpid(), SIGKILL)
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("directory: ") })
    try await waitUntilGone(String(line.dropFirst("directory: ".count)))
  }

  @Test func aCommandRunsBesideAServer() async throws {
    let child = try ChildProcess([
      ServerScriptFile("with-postgres").path, "sh", "-c", "echo \"$KOINE_POSTGRES_URL\"; exit 3",
    ])
    let output = await child.output()
    #expect(await child.end() == 3)
    let url = try #require(URLComponents(string: output.trimmingCharacters(in: .newlines)))
    let directory = try #require(url.queryItems?.first { $0.name == "host" }?.value)
    #expect(!FileManager.default.fileExists(atPath: directory))
  }

  @Test func aMissingServerIsAnErrorThatSaysWhatToInstall() async throws {
    let child = try ChildProcess([
      "/usr/bin/env", "KOINE_POSTGRES_BIN=/nowhere", ServerScriptFile("with-postgres").path, "true",
    ])
    let output = await child.output()
    #expect(await child.end() == 1)
    #expect(
      output == """
        with-postgres: error: no PostgreSQL server was found; install one (Debian: apt install postgresql; \
        Homebrew: brew install postgresql@17), or name the directory of its programs in KOINE_POSTGRES_BIN

        """)
  }

  @Test func theScriptOfTheLibraryIsTheOneInScripts() throws {
    let text = try ServerScriptFile("with-postgres").text
    #expect(PostgreSQLScript.text == text)
  }
}
