import Koine
import KoineMariaDBDialect
import KoinePostgreSQLDialect
import KoineSQLiteDialect

#if Commands
  import ArgumentParser

  /// Prints statements.
  struct MigrationPlan<Command: MigrationCommand>: AsyncParsableCommand {
    /// The dialects that statements are printed in without a database.
    enum Engine: String, ExpressibleByArgument, CaseIterable {
      case sqlite, postgres, mariadb

      var dialect: any SQLDialect {
        switch self {
        case .sqlite: SQLiteDialect()
        case .postgres: PostgreSQLDialect()
        case .mariadb: MariaDBDialect()
        }
      }
    }

    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "plan",
        abstract: "Print the statements of the steps that the database lacks, or of all steps.",
        discussion: """
          Nothing is changed. With --for, no database is opened, and every step is printed in that dialect. A step \
          that Swift computes has no statements. The values of placeholders follow a statement as comments.

            \(calling(Command.self)) plan
            \(calling(Command.self)) plan --for postgres
          """)
    }

    @OptionGroup var command: Command

    @Option(
      name: .customLong("for"),
      help: ArgumentHelp("Print every step in this dialect, and open no database.", valueName: "dialect"))
    var engine: Engine?

    func run() async throws {
      let migrations = Command.migrations
      guard let engine else {
        return try await command.withDatabase { database in
          let steps = try await migrations.pendingSteps(on: database, upTo: nil)
          try MigrationScript(migrations).show(steps, in: database.dialect)
        }
      }
      do {
        try MigrationScript(migrations).show(migrations.steps, in: engine.dialect)
      } catch {
        throw CommandFailure(error)
      }
    }
  }
#endif
