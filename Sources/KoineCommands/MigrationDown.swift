import Koine

#if Commands
  import ArgumentParser

  /// Undoes steps.
  struct MigrationDown<Command: MigrationCommand>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "down",
        abstract: "Undo the last step, or every step behind one.",
        discussion: """
          The last step is undone first, each in one transaction. If one of them has no way back, nothing is undone.

            \(calling(Command.self)) down
            \(calling(Command.self)) down --to \(example(Command.migrations.steps.first)) --dry-run
          """)
    }

    @OptionGroup var command: Command

    @Option(
      name: .customLong("to"),
      help: ArgumentHelp("The step that stays, with those before it.", valueName: "step"))
    var kept: String?

    @Flag(help: "Undo every step.")
    var all = false

    @Flag(help: "Print the statements, and undo nothing.")
    var dryRun = false

    func validate() throws {
      if all, kept != nil { throw ValidationError("--all and --to exclude each other.") }
    }

    func run() async throws {
      try await command.withDatabase { database in
        let migrations = Command.migrations
        let made = try await migrations.madeSteps(on: database)
        guard !made.isEmpty || kept != nil else { return show("nothing to do") }
        let last = kept ?? (all ? nil : made.dropLast().last?.name)
        let steps = try await migrations.stepsToUndo(on: database, downTo: last)
        if dryRun { return try MigrationScript(migrations).show(steps, in: database.dialect, isBack: true) }
        for step in steps {
          let position = migrations.steps.firstIndex { $0.name == step.name } ?? 0
          show("undo \(position + 1) of \(migrations.steps.count): \(step.name)")
          try await migrations.undo(
            database, downTo: position == 0 ? nil : migrations.steps[position - 1].name)
        }
        show(steps.isEmpty ? "nothing to do" : "undid \(steps.count) \(steps.count == 1 ? "step" : "steps")")
      }
    }
  }
#endif
