import ArgumentParser
import Koine

/// Shows what Koine does, on a real database.
struct DemoCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Create tables, fill them and query them, and show the SQL of each dialect.",
    discussion: """
      Without a database, in a file of SQLite that is removed in the end. In one that you name, which may be a file that \
      does not exist, the tables demo_lists and demo_tasks stay, for you to try the other commands on; if they are there \
      already, nothing is done.

        koine demo
        koine demo demo.db && koine schema demo.db
        koine demo postgres:///test
      """)

  @Argument(
    help: "The path of an SQLite file, or a URL; by default a file that is removed.", completion: .file())
  var database: String?

  func perform(_ output: Output) async throws {
    guard let database else {
      let file = try TemporaryDatabase()
      defer { file.remove() }
      return try await run(on: DatabaseAddress(file.path), output)
    }
    let address = try DatabaseAddress(database)
    try await run(on: address, output)
    let name = Self.argument(database, orWithPassword: address.name)
    try output.write(
      """

      The tables stay. Try:
          koine schema \(name)
          koine query \(name) "SELECT * FROM demo_tasks"
          koine export \(name) demo_tasks --csv
          koine schema \(name) --swift

      """)
  }

  /// The name of the database for a shell, as it was given; one with a password is not shown again.
  private static func argument(_ database: String, orWithPassword name: String) -> String {
    let hasPassword = database.contains("password=") || database.contains(#/://[^/@]*:[^/@]*@/#)
    let shown = hasPassword ? name : database
    guard shown.contains(#/[^\w.\/:@+=,~%-]/#) else { return shown }
    return "'\(shown.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined())'"
  }

  private func run(on address: DatabaseAddress, _ output: Output) async throws {
    try await address.withDatabase(.creating) { database in
      try output.write("\(database.dialect.name): \(address.name)\n")
      try await Demo(database, output).run()
    }
  }
}
