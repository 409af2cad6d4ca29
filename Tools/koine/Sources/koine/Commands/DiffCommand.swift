import ArgumentParser
import Koine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells in what two databases differ.
struct DiffCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tell in what the schemas of two databases differ.",
    discussion: """
      What is compared does not depend on the engine: tables, columns, types as SQLite stores them, nullability, constant \
      defaults, keys, references, the columns of checks and indexes, and the names of views and triggers. With --exact, all \
      that the engines tell is compared. Both databases are only read.

      A line with - is of the first database, one with + of the second, ~ heads what both have. The status is 0 if they are \
      equal, 1 if they differ, and 2 for a mistake.

        koine diff app.db backup.db
        koine diff app.db postgres:///app
        koine diff app.db new.db --sql
      """)

  @Argument(help: "The path of an SQLite file, or a URL.", completion: .file())
  var old: String

  @Argument(help: "The other database.", completion: .file())
  var new: String

  @Option(name: .customLong("schema"), help: "The schema to read in both databases.")
  var schemaName: String?

  @Flag(help: "Compare all that the engines tell: type names, texts of SQL, comments.")
  var exact = false

  @Flag(
    help:
      "Print the statements that make the tables of the first database those of the second, of the same engine."
  )
  var sql = false

  func perform(_ output: Output) async throws {
    if sql { return try await printStatements(output) }
    let addresses = [try DatabaseAddress(old), try DatabaseAddress(new)]
    var schemas: [DatabaseSchema] = []
    for address in addresses {
      let schema = try await address.withDatabase(.reading) { database in
        do {
          return try await database.schema(named: schemaName)
        } catch let error as DatabaseError {
          throw Mistake(error).about(address.name)
        }
      }
      schemas.append(exact ? schema : schema.normalized)
    }
    let difference = SchemaDifference(from: schemas[0], to: schemas[1])
    guard !difference.lines.isEmpty else { return }
    let isColored = Self.isColored
    for line in difference.lines { try output.write(line.text(colored: isColored) + "\n") }
    try output.flush()
    throw ExitCode(1)
  }

  private func printStatements(_ output: Output) async throws {
    let plan = try await SchemaPlan(
      from: DatabaseAddress(old), to: DatabaseAddress(new), schema: schemaName)
    guard !plan.isEmpty else { return }
    for statement in plan.statements { try output.write(statement + ";\n") }
    try output.flush()
    throw ExitCode(1)
  }

  /// Whether a person reads the output on a terminal that has colours.
  private static var isColored: Bool {
    guard isatty(STDOUT_FILENO) == 1, getenv("NO_COLOR") == nil else { return false }
    return getenv("TERM").map { String(cString: $0) } != "dumb"
  }
}
