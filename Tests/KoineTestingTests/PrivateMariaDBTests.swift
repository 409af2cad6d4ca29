import Foundation
import Testing

@testable import KoineTesting

@Suite struct PrivateMariaDBTests {
  @Test func everyTestOfAProcessGetsTheSameServer() async throws {
    try await withThrowingTaskGroup(of: PrivateMariaDB.self) { group in
      for _ in 0..<20 { group.addTask { try await PrivateMariaDB.shared() } }
      let first = try await PrivateMariaDB.shared()
      for try await server in group { #expect(server === first) }
    }
  }

  /// What texts mean must not rest on settings that a server happens to have.
  @Test func theServerHasTheSettingsOfMariaDBAndIsNotInUTC() async throws {
    let server = try await PrivateMariaDB.shared()
    let settings = try await server.sql(
      """
      SELECT @@global.sql_mode, @@global.collation_server, @@global.time_zone, @@global.group_concat_max_len,
        @@global.skip_networking, current_user(), database()
      """)
    let mode = "STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_AUTO_CREATE_USER,NO_ENGINE_SUBSTITUTION"
    #expect(settings == "\(mode)\tlatin1_swedish_ci\t+05:30\t1048576\t1\troot@localhost\tkoine\n")
    #expect(server.socket.utf8.count <= 103)
  }

  @Test func databasesAreIndependent() async throws {
    let server = try await PrivateMariaDB.shared()
    let first = try await server.makeDatabase()
    let second = try await server.makeDatabase()
    try await server.sql("CREATE TABLE things (id bigint); INSERT INTO things VALUES (1)", database: first)
    let count = "SELECT count(*) FROM information_schema.tables WHERE table_schema = database()"
    #expect(try await server.sql(count, database: first) == "1\n")
    #expect(try await server.sql(count, database: second) == "0\n")
  }

  @Test func aServerThatIsStoppedLeavesNothing() async throws {
    let server = try await PrivateMariaDB()
    #expect(FileManager.default.fileExists(atPath: server.directory))
    await server.stop()
    await server.stop()
    #expect(!FileManager.default.fileExists(atPath: server.directory))
    let processes = try ChildProcess(["/bin/ps", "-o", "stat=", "-p", "\(server.processIdentifier)"])
    let state = await processes.output()
    #expect(state.isEmpty || state.hasPrefix("Z"))
    await #expect(throws: PrivateServerError.self) { try await server.makeDatabase() }
  }

  @Test func aServerThatIsReleasedLeavesNothing() async throws {
    let directory = try await PrivateMariaDB().directory
    try await waitUntilGone(directory)
  }

  @Test func aServerEndsWithItsOwnerEvenIfThatIsKilled() async throws {
    let result = try await #require(
      processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]
    ) {
      let server = try await PrivateMariaDB()
      try FileHandle.standardOutput.write(contentsOf: Data("directory: \(server.directory)\n".utf8))
      kill(getpid(), SIGKILL)
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("directory: ") })
    try await waitUntilGone(String(line.dropFirst("directory: ".count)))
  }

  @Test func aServerThatEndedByItselfLeavesNothing() async throws {
    let server = try await PrivateMariaDB()
    try await server.sql("SHUTDOWN")
    await server.stop()
    #expect(!FileManager.default.fileExists(atPath: server.directory))
  }

  @Test func aCommandRunsBesideAServer() async throws {
    let child = try ChildProcess([
      ServerScriptFile("with-mariadb").path, "sh", "-c", "echo \"$KOINE_MARIADB_SOCKET\"; exit 3",
    ])
    let output = await child.output()
    #expect(await child.end() == 3)
    #expect(output.hasSuffix("/socket\n"))
    #expect(!FileManager.default.fileExists(atPath: String(output.dropLast("/socket\n".count))))
  }

  @Test func aMissingServerIsAnErrorThatSaysWhatToInstall() async throws {
    let child = try ChildProcess([
      "/usr/bin/env", "KOINE_MARIADB_BIN=/nowhere", ServerScriptFile("with-mariadb").path, "true",
    ])
    let output = await child.output()
    #expect(await child.end() == 1)
    #expect(
      output == """
        with-mariadb: error: no MariaDB server was found; install one without its service (Debian: apt install \
        mariadb-server-core mariadb-client-core; Homebrew: brew install mariadb), or name the directory of its \
        programs in KOINE_MARIADB_BIN

        """)
  }

  @Test func theScriptOfTheLibraryIsTheOneInScripts() throws {
    let text = try ServerScriptFile("with-mariadb").text
    #expect(MariaDBScript.text == text)
  }
}
