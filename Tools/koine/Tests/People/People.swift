import ArgumentParser
import Koine
import KoineCommands
import KoinePostgreSQL
import KoineSQLite

@main struct People: AsyncParsableCommand {
  static let configuration = CommandConfiguration(subcommands: [Migrate.self, Verify.self])
}

@Table struct Person: Identifiable {
  let id: Int
  var name: String
}

struct Migrate: MigrationCommand {
  static let migrations = Migrations([
    Migration("create people") {
      Person.createTable()
      Person.insert { Person.Draft(name: "ANN") }
    },
    Migration("add the mail") { "ALTER TABLE \(Person.self) ADD COLUMN mail TEXT" }
      .undone { "ALTER TABLE \(Person.self) DROP COLUMN mail" },
    Migration("lower names") { connection in
      for person in try await Person.all().fetchAll(connection) {
        try await Person.find(person.id).update { $0.name = person.name.lowercased() }.execute(connection)
      }
    }.undone { _ in },
  ])

  @Option(help: "The file of the database, or the URL of one of PostgreSQL.")
  var database = "people.db"

  func openDatabase() async throws -> any Database {
    guard database.hasPrefix("postgres:") else { return try SQLiteDatabase(path: database) }
    return try await PostgreSQLDatabase(url: database)
  }
}
