import ArgumentParser
import Koine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program: reads its arguments, runs a command, and tells what went wrong in one line.
@main enum Program {
  static func main() async {
    Output.openStandardDescriptors()
    Output.surviveClosedPipes()
    let task = Task { await run() }
    let sources = Interruption.watch(task)
    let status = await task.value
    withExtendedLifetime(sources) { exit(Interruption.status ?? status) }
  }

  /// Runs the command that the arguments name.
  private static func run() async -> Int32 {
    do {
      var command = try KoineCommand.parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return 0
    } catch {
      return report(error)
    }
  }

  /// The arguments. A statement of SQL that begins with a comment is not an option: it gets a blank before it.
  private static var arguments: [String] {
    CommandLine.arguments.dropFirst().map { argument in
      guard argument.hasPrefix("--") else { return argument }
      let line = argument.prefix { !$0.isNewline }
      let isComment =
        line.dropFirst(2).first?.isWhitespace == true || line.count < argument.count && !line.contains("=")
      return isComment ? " " + argument : argument
    }
  }

  /// What a mistake ends with. diff(1) keeps 1 for files that differ.
  private static var statusOfMistakes: Int32 {
    CommandLine.arguments.dropFirst().first == "diff" ? 2 : 1
  }

  /// How to get the help of the command that was called.
  private static var helpCall: String {
    let names = KoineCommand.configuration.subcommands.map { $0.configuration.commandName }
    guard let name = CommandLine.arguments.dropFirst().first, names.contains(name) else {
      return "koine --help"
    }
    return "koine \(name) --help"
  }

  private static func report(_ error: any Error) -> Int32 {
    switch error {
    case let mistake as Mistake:
      if mistake.isOfClosedPipe { Output.dieOfClosedPipe() }
      tell(mistake.line)
    case let error as DatabaseError: tell(Mistake(error).line)
    case is CancellationError: break
    default:
      let code = KoineCommand.exitCode(for: error)
      // Help and the scripts for shells come as errors of status 0.
      guard !code.isSuccess else {
        do {
          try Output.standard.end(KoineCommand.fullMessage(for: error) + "\n")
          return 0
        } catch {
          return report(error)
        }
      }
      if error is ExitCode { return code.rawValue }
      let message = withoutSecrets(KoineCommand.message(for: error))
      tell(Mistake("\(message)\(message.hasSuffix(".") ? "" : ".") See \(helpCall).").line)
    }
    return statusOfMistakes
  }

  /// A message about the arguments, without the users and passwords of addresses among them.
  private static func withoutSecrets(_ message: String) -> String {
    message.replacing(#/://[^\s']*@/#, with: "://").replacing(#/(?<name>password=)[^&\s']*/#) {
      $0.name + "…"
    }
  }

  private static func tell(_ line: String) {
    try? Output.error.end("koine: \(line)\n")
  }
}
