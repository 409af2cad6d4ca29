import Koine

#if Commands
  import ArgumentParser

  /// Makes the steps that the database lacks.
  struct MigrationUp<Command: MigrationCommand>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "up",
        abstract: "Make the steps that the database lacks.",
        discussion: """
          Each step is made in one transaction. After a mistake, the step at fault is undone, and those before it \
          stay. Of several programs that begin at once, one makes a step and the others wait for it.

            \(calling(Command.self)) up --dry-run
            \(calling(Command.self)) up --to \(example(Command.migrations.steps.last))
          """)
    }

    @OptionGroup var command: Command

    @Option(name: .customLong("to"), help: ArgumentHelp("The last step to make.", valueName: "step"))
    var last: String?

    @Flag(help: "Print the statements of the steps, and make none.")
    var dryRun = false

    func run() async throws {
      try await command.withDatabase { database in
        let migrations = Command.migrations
        if dryRun {
          let steps = try await migrations.pendingSteps(on: database, upTo: last)
          return try MigrationScript(migrations).show(steps, in: database.dialect)
        }
        var position = 0
        let made = try await migrations.migrate(database, upTo: last) { step in
          // A step comes twice if another program is making it.
          guard step.position > position else { return }
          position = step.position
          show("\(step.position) of \(step.count): \(step.name)")
        }
        show(made.isEmpty ? "nothing to do" : "made \(made.count) \(made.count == 1 ? "step" : "steps")")
      }
    }
  }
#endif
