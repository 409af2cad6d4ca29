import ArgumentParser
import Koine
import KoineCommands
import KoineSQLite

extension Person {
  static let renamed = DeclaredQuery { (id: Parameter<Int>, name: Parameter<String>) in
    Person.find(id).update { $0.name = name }
  }
}

struct Verify: VerifyCommand {
  static let queries: [any VerifiableQuery] = [
    Person.renamed, Person.find(1), Person.where { $0.name == "ann" },
  ]

  @Option(help: "The file of the database.")
  var file = "people.db"

  @Option(help: "Files of Swift whose declared queries are to be looked at.")
  var sources: [String] = []

  func openDatabase() async throws -> any Database { try SQLiteDatabase(path: file) }
}
