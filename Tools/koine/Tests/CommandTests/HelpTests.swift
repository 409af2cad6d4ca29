import Testing

/// What `--help` shows.
@Suite struct HelpTests {
  private static let commands = [
    "schema", "query", "verify", "import", "export", "diff", "migrate", "copy", "features", "demo",
  ]

  @Test(arguments: commands) func everyCommandHasAnExample(_ command: String) async throws {
    let folder = try TemporaryFolder()
    let help = try await Tool.run(command, "--help", in: folder)
    #expect(help.status == 0 && help.errors == "")
    let lines = help.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let hasExample = lines.contains { $0 == "koine \(command)" || $0.hasPrefix("koine \(command) ") }
    #expect(hasExample, "\(help)")
  }

  /// No command is missing above.
  @Test func everyCommandIsListed() async throws {
    let folder = try TemporaryFolder()
    let help = try await Tool.run("--help", in: folder)
    for command in Self.commands {
      #expect(help.output.contains("\n  \(command) "), "\(command)")
    }
    let listed = help.output.split(separator: "\n")
      .drop { !$0.hasPrefix("SUBCOMMANDS") }
      .filter { $0.hasPrefix("  ") && $0.dropFirst(2).first?.isLowercase == true }
    #expect(listed.count == Self.commands.count, "\(help)")
  }
}
