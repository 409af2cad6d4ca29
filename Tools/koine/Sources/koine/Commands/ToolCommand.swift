import ArgumentParser

/// A command that works on databases.
protocol ToolCommand: AsyncParsableCommand {
  /// Does the work, and writes what it finds.
  func perform(_ output: Output) async throws
}

extension ToolCommand {
  func run() async throws {
    let output = Output.standard
    do {
      try await perform(output)
    } catch {
      // What was found before the mistake is shown before it.
      try? output.flush()
      throw error
    }
    try output.end()
  }
}

/// The argument that names a database.
struct DatabaseArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The path of an SQLite file, or a URL: sqlite:app.db, postgres://user@host/app.", valueName: "database"),
    completion: .file())
  var text: String

  /// - Throws: ``Mistake`` if the text names no database.
  var address: DatabaseAddress {
    get throws { try DatabaseAddress(text) }
  }
}
