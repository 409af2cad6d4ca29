import Foundation
import Testing

@testable import KoineTesting

/// What every private server does, whatever its engine.
@Suite struct PrivateServerTests {
  @Test(arguments: ServerKind.all)
  func everyTestOfAProcessGetsTheSameServer(_ kind: ServerKind) async throws {
    try await withThrowingTaskGroup(of: (any PrivateServer).self) { group in
      for _ in 0..<20 { group.addTask { try await kind.server.shared() } }
      let first = try await kind.server.shared()
      for try await server in group { #expect(server === first) }
      #expect(first.socketPath.utf8.count <= 103)
    }
  }

  @Test(arguments: ServerKind.all) func databasesAreIndependent(_ kind: ServerKind) async throws {
    let server = try await kind.server.shared()
    let first = try await server.makeDatabase()
    let second = try await server.makeDatabase()
    try await server.run("CREATE TABLE things (id bigint); INSERT INTO things VALUES (1)", in: first)
    #expect(try await server.run(kind.tables, in: first) == "things\n")
    #expect(try await server.run(kind.tables, in: second) == "")
  }

  @Test(arguments: ServerKind.all) func aServerThatIsStoppedLeavesNothing(_ kind: ServerKind) async throws {
    let server = try await kind.server.init()
    #expect(FileManager.default.fileExists(atPath: server.directory))
    await server.stop()
    await server.stop()
    #expect(!FileManager.default.fileExists(atPath: server.directory))
    let processes = try ChildProcess(["/bin/ps", "-o", "stat=", "-p", "\(server.processIdentifier)"])
    let state = await processes.output()
    #expect(state.isEmpty || state.hasPrefix("Z"))
    await #expect(throws: PrivateServerError.self) { try await server.makeDatabase() }
  }

  @Test(arguments: ServerKind.all) func aServerThatIsReleasedLeavesNothing(_ kind: ServerKind) async throws {
    let directory = try await kind.server.init().directory
    try await waitUntilGone(directory)
  }

  // A test that runs in a process of its own captures nothing.
  @Test func aPostgreSQLServerEndsWithItsOwnerEvenIfThatIsKilled() async throws {
    try await expectEnd(
      of: #require(processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]) {
        try await killOwner(of: PrivatePostgreSQL.self)
      })
  }

  @Test func aMariaDBServerEndsWithItsOwnerEvenIfThatIsKilled() async throws {
    try await expectEnd(
      of: #require(processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]) {
        try await killOwner(of: PrivateMariaDB.self)
      })
  }

  private func expectEnd(of owner: ExitTest.Result) async throws {
    let output = String(decoding: owner.standardOutputContent, as: UTF8.self)
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("directory: ") })
    try await waitUntilGone(String(line.dropFirst("directory: ".count)))
  }

  @Test(arguments: ServerKind.all) func aCommandRunsBesideAServer(_ kind: ServerKind) async throws {
    let child = try ChildProcess([
      ServerScriptFile(kind.script).path, "sh", "-c", "echo \"$\(kind.address)\"; exit 3",
    ])
    let output = await child.output()
    #expect(await child.end() == 3)
    let directory = try #require(kind.directory(output.trimmingCharacters(in: .newlines)))
    #expect(directory.hasPrefix("/"))
    #expect(!FileManager.default.fileExists(atPath: directory))
  }

  @Test(arguments: ServerKind.all)
  func aMissingServerIsAnErrorThatSaysWhatToInstall(_ kind: ServerKind) async throws {
    let child = try ChildProcess([
      "/usr/bin/env", "\(kind.programs)=/nowhere", ServerScriptFile(kind.script).path, "true",
    ])
    let output = await child.output()
    #expect(await child.end() == 1)
    #expect(output == kind.missing)
  }

  @Test(arguments: ServerKind.all) func theScriptOfTheLibraryIsTheOneInScripts(_ kind: ServerKind) throws {
    #expect(try ServerScriptFile(kind.script).text == kind.scriptText)
  }
}

/// Starts a server, says where, and kills this process.
private func killOwner(of server: (some PrivateServer).Type) async throws {
  let server = try await server.init()
  try FileHandle.standardOutput.write(contentsOf: Data("directory: \(server.directory)\n".utf8))
  kill(getpid(), SIGKILL)
}
