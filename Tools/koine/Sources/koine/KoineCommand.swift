import ArgumentParser

struct KoineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "koine",
    abstract: "Typed SQL that means the same on every engine.",
    discussion: """
      A database is named by the path of an SQLite file or by a URL: app.db, sqlite:app.db, file:///data/app.db, \
      postgres://user@host:5432/app, postgres:///app for PostgreSQL's local socket.

      A mistake is one line on standard error, and status 1. Ctrl-C ends the query, on the server too, and gives status 130.
      """,
    subcommands: [
      SchemaCommand.self, QueryCommand.self, VerifyCommand.self, ImportCommand.self, ExportCommand.self,
      DiffCommand.self, MigrateCommand.self, CopyCommand.self, FeaturesCommand.self, DemoCommand.self,
    ])
}
