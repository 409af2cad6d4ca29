import Foundation
import Testing

@testable import KoineTesting

/// A script that runs a command beside a private server.
struct ServerScriptFile {
  let path: String

  init(_ name: String) {
    path = Self.path(of: name)
  }

  /// What the script runs: its text with that of the file which it sources.
  var text: String {
    get throws {
      let common = try String(contentsOfFile: Self.path(of: "private-server"), encoding: .utf8)
      return try String(contentsOfFile: path, encoding: .utf8)
        .replacing(". \"${0%/*}/private-server\"", with: common)
    }
  }

  private static func path(of name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "scripts/\(name)").path(percentEncoded: false)
  }
}

/// Waits for the end of a server, which removes its directory.
func waitUntilGone(_ path: String) async throws {
  let deadline = ContinuousClock.now + .seconds(20)
  while FileManager.default.fileExists(atPath: path) {
    try #require(ContinuousClock.now < deadline, "\(path) is still there")
    try await Task.sleep(for: .milliseconds(10))
  }
}
