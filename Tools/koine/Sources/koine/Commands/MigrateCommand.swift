import ArgumentParser
import Koine

/// Makes the tables of a database those of another one.
struct MigrateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Make the tables of a database those of another one.",
    discussion: """
      The other database is only read, and may be empty of rows, or of the other engine: then its tables are taken for what \
      koine copy would make of them, and what cannot be carried over is printed. Rows stay; what may break a new rule \
      is looked at before. All is changed in one transaction, or nothing. Tables, columns and types by which values would \
      be lost are changed only with --allow-loss.

        koine migrate app.db --like new.db --dry-run
        koine migrate postgres:///app --like postgres:///staging
      """)

  @OptionGroup var database: DatabaseArgument

  @Option(help: "The database whose tables are taken for an example.", completion: .file())
  var like: String

  @Option(name: .customLong("schema"), help: "The schema to read in both databases.")
  var schemaName: String?

  @Flag(help: "Print what would be changed, and change nothing.")
  var dryRun = false

  @Flag(help: "Drop tables and columns, and change types, though values are lost.")
  var allowLoss = false

  func perform(_ output: Output) async throws {
    let address = try database.address
    let (plan, notes, _, types) = try await SchemaPlan.make(
      from: address, to: DatabaseAddress(like), schema: schemaName)
    for note in notes { try output.write("\(note)\n") }
    for line in types { try output.write("not changed: \(line.text(colored: false))\n") }
    try output.write(plan.description + "\n")
    try output.flush()
    if dryRun || plan.isEmpty { return }
    do {
      try await address.withDatabase(.writing) { try await plan.run(on: $0, allowingLoss: allowLoss) }
    } catch let error as SchemaPlanError {
      if case .lossy = error.reason {
        throw Mistake(
          "Values would be lost, and nothing was changed: see the lines with LOSSY, and --allow-loss."
        )
        .about(address.name)
      }
      // The tables are those of a database, and not of types.
      let words = "\(error)".replacing(
        "Declare a default, @Column(default:), or let", with: "Give it a default, or let")
      throw Mistake(words).about(address.name)
    }
  }
}
