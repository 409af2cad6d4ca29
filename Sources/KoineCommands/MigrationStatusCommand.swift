import Koine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if Commands
  import ArgumentParser

  /// Tells what each step is in the database.
  struct MigrationStatusCommand<Command: MigrationCommand>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "status",
        abstract: "List the steps, and which of them the database has made.",
        discussion: """
          The database is only read. made: with the time by the clock of the program that made the step. pending: up \
          will make it. changed: it was made with other statements than it has now. unknown: the database has made it, \
          and this program does not have it.

            \(calling(Command.self)) status
          """)
    }

    @OptionGroup var command: Command

    func run() async throws {
      try await command.withDatabase { database in
        for status in try await Command.migrations.status(database) { show(Self.line(status)) }
      }
    }

    private static func line(_ status: MigrationStatus) -> String {
      switch status.state {
      case .made(let date): "made     \(date.formatted(.iso8601))  \(status.name)"
      case .pending: "pending                        \(status.name)"
      case .changed: "changed                        \(status.name)"
      case .unknown: "unknown                        \(status.name)"
      }
    }
  }
#endif
