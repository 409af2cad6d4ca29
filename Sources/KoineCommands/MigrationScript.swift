@_spi(KoineDriver) import Koine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

#if Commands
  import ArgumentParser

  /// The statements of steps as text.
  struct MigrationScript {
    private let positions: [String: Int]

    init(_ migrations: Migrations) {
      positions = Dictionary(
        migrations.steps.enumerated().map { ($1.name, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    }

    /// - Throws: ``MigrationError`` before anything is printed.
    func show(_ steps: [Migration], in dialect: any SQLDialect, isBack: Bool = false) throws {
      let scripts = try steps.map { step in
        let title = "\(positions[step.name] ?? 0) of \(positions.count): \(Self.onOneLine(step.name))"
        return "-- \(isBack ? "undo " : "")\(title)\n" + (try step.script(in: dialect, isBack: isBack))
      }
      // Without the last line feed, which printing adds.
      KoineCommands.show(
        scripts.isEmpty ? "-- nothing to do" : String(scripts.joined(separator: "\n").dropLast()))
    }

    /// What follows a line feed would be no comment any more.
    private static func onOneLine(_ name: String) -> String {
      name.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }

  /// Prints a line at once: whoever reads a pipe sees which step is being made.
  func show(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// How the command is called, for the examples of its subcommands.
  func calling(_ command: any ParsableCommand.Type) -> String {
    let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "tool"
    return "\(program) \(command._commandName)"
  }

  /// The name of a step as a shell takes it.
  func example(_ step: Migration?) -> String {
    "'" + (step?.name ?? "create people").replacing(scalars: ["'": "'\\''"]) + "'"
  }
#endif
