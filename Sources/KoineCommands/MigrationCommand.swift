#if Commands
  public import ArgumentParser
  public import Koine

  /// A command of your own tool that migrates its database: `status`, `up`, `down` and `plan`.
  ///
  ///     struct Migrate: MigrationCommand {
  ///       static let migrations = Migrations([
  ///         Migration("create people") { Person.createTable() }.undone { Person.dropTable() }
  ///       ])
  ///
  ///       @Option(help: "The file of the database.") var file = "people.db"
  ///
  ///       func openDatabase() async throws -> any Database { try SQLiteDatabase(path: file) }
  ///     }
  ///
  /// Add it to the subcommands of your tool, which is an `AsyncParsableCommand`:
  ///
  ///     people migrate status                 each step, and when it was made
  ///     people migrate up                     makes the steps that the database lacks
  ///     people migrate up --to "add the mail" … up to one
  ///     people migrate down                   undoes the last step
  ///     people migrate down --to "create people" --dry-run
  ///     people migrate plan                   the SQL of what `up` would do
  ///     people migrate plan --for postgres    the SQL of every step, without a database
  ///
  /// Its options, such as `--file`, may follow each of them. A step that fails, a database that does not go with the
  /// list, or one that cannot be opened, is one line on standard error and status 1.
  ///
  /// The package has this protocol if it is asked for its trait: `.package(…, traits: ["Commands"])`.
  public protocol MigrationCommand: AsyncParsableCommand {
    /// The steps, in their order.
    static var migrations: Migrations { get }

    /// Opens the database that is migrated. The command closes it.
    ///
    /// `plan --for` opens none.
    ///
    /// - Throws: What is told in one line, and ends the program with status 1.
    func openDatabase() async throws -> any Database
  }

  extension MigrationCommand {
    /// The command's help, and its four subcommands.
    public static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Migrate the database, step by step.", subcommands: migrationSubcommands)
    }

    /// The commands `status`, `up`, `down` and `plan`, for a configuration of your own.
    ///
    ///     static let configuration = CommandConfiguration(
    ///       commandName: "database", abstract: "Manage the database.", subcommands: migrationSubcommands)
    public static var migrationSubcommands: [any ParsableCommand.Type] {
      [
        MigrationStatusCommand<Self>.self, MigrationUp<Self>.self, MigrationDown<Self>.self,
        MigrationPlan<Self>.self,
      ]
    }
  }

  extension MigrationCommand {
    /// Opens the database for as long as `body` runs, and makes one line of what goes wrong.
    func withDatabase(_ body: (any Database) async throws -> Void) async throws {
      try await KoineCommands.withDatabase(openDatabase, body)
    }
  }

#endif
