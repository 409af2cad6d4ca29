import ArgumentParser
import Koine
import SwiftCode

/// Tells in what two databases differ.
struct DiffCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tell in what the schemas of two databases, or a database and its code, differ.",
    discussion: """
      What is compared does not depend on the engine: tables, columns, types as SQLite stores them, nullability, constant \
      defaults, keys, references, the columns of checks and indexes, and the names of views and triggers. Of two databases of \
      one engine, the SQL of checks, indexes, defaults, views and triggers is compared, too, and so are types for which Koine \
      has none, what domains and composite types are, and the columns that an index holds besides; with --exact, all \
      that the engines tell. Both databases are only read.

      A line with - is of the first database, one with + of the second, ~ heads what both have. The status is 0 if they are \
      equal, 1 if they differ, and 2 for a mistake.

      With --sql, the output is a script of one transaction for sqlite3 or psql. If a step loses values, a comment with \
      LOSSY says so, and the whole script is comments, unless --allow-loss is given. What a new table lacks has LEFT OUT, \
      and what stays different follows as comments with "not changed". The statements go by all that the engines tell of \
      columns and types, as --exact does. koine migrate carries them out, and looks at the rows before.

      Instead of one of the databases, name a folder, or a file, of the code that koine schema --swift wrote: the code of \
      the other one is compared with what is declared there, with a property on each line and laid out in any way. What \
      else is in the files is left alone.

        koine diff app.db backup.db
        koine diff app.db postgres:///app
        koine diff app.db Sources/App/Tables
        koine diff app.db new.db --sql sqlite
        koine diff app.db postgres:///app --sql sqlite
      """)

  @Argument(help: "The path of an SQLite file, a URL, or a folder of code.", completion: .file())
  var old: String

  @Argument(help: "The other database, or a folder of code.", completion: .file())
  var new: String

  @Option(name: .customLong("schema"), help: "The schema to read in the databases.")
  var schemaName: String?

  @Flag(help: "Compare all that the engines tell: type names, texts of SQL, comments.")
  var exact = false

  @Option(
    help: ArgumentHelp(
      "Print the statements that make the tables of the first database those of the second, for sqlite or postgres.",
      valueName: "engine"))
  var sql: EngineName?

  @Flag(help: "With --sql, print the statements of a script that loses values, and not as comments.")
  var allowLoss = false

  func perform(_ output: Output) async throws {
    if let lines = try await differencesFromCode() { return try write(lines, output) }
    if let sql { return try await printStatements(for: sql, output) }
    let addresses = [try DatabaseAddress(old), try DatabaseAddress(new)]
    let isOneEngine = addresses[0].engineName == addresses[1].engineName
    var schemas: [DatabaseSchema] = []
    var types: [[String: String]] = []
    for address in addresses {
      let (schema, definitions) = try await address.withDatabase(.reading) {
        database -> (DatabaseSchema, [String: String]) in
        do {
          let schema = try await database.schema(named: schemaName)
          let definitions = isOneEngine ? try await database.typeDefinitions(of: schema) : [:]
          if exact { return (schema, definitions) }
          return (isOneEngine ? schema.normalized(in: database.dialect) : schema.normalized, definitions)
        } catch let error as DatabaseError {
          throw Mistake(error).about(address.name)
        }
      }
      schemas.append(schema)
      types.append(definitions)
    }
    var difference = SchemaDifference(from: schemas[0], to: schemas[1])
    difference.compareTypes(types[0], types[1])
    try write(difference.lines, output)
  }

  /// Compares a database with files of code; `nil` if both are databases.
  private func differencesFromCode() async throws -> [SchemaDifference.Line]? {
    let (first, second) = (try CodeFolder(old), try CodeFolder(new))
    guard let folder = first ?? second else { return nil }
    guard first == nil || second == nil else {
      throw Mistake("Both are code: name a database and a folder, or two databases.").about(new)
    }
    let path = first == nil ? new : old
    guard sql == nil, !exact else {
      throw Mistake("--sql and --exact are for two databases, and this is code.").about(path)
    }
    let address = try DatabaseAddress(first == nil ? old : new)
    let schema = try await address.withDatabase(.reading) { database in
      do {
        return try await database.schema(named: schemaName)
      } catch let error as DatabaseError {
        throw Mistake(error).about(address.name)
      }
    }
    return CodeDifference(
      SwiftCode(schema).declarations, folder.declarations, isFromFiles: first != nil
    ).lines
  }

  /// Writes what differs, and ends with the status for it.
  private func write(_ lines: [SchemaDifference.Line], _ output: Output) throws {
    guard !lines.isEmpty else { return }
    let isColored = Terminal.hasColors
    for line in lines { try output.write(line.text(colored: isColored) + "\n") }
    try output.flush()
    throw ExitCode(1)
  }

  private func printStatements(for engine: EngineName, _ output: Output) async throws {
    let (plan, notes, others, types) = try await SchemaPlan.make(
      from: DatabaseAddress(old), to: DatabaseAddress(new), for: engine, schema: schemaName)
    let rest = others + types
    if engine == .sqlite, !plan.isEmpty {
      // No SQL makes the shell stop, and it would drop a table whose rows it could not copy.
      try output.write(".bail on\n")
      try comment(
        "The line above lets the sqlite3 shell stop at the first error. Other programs do without it.", output
      )
    }
    for note in notes { try comment(note, output) }
    for step in plan.lossySteps { try comment("\(step)", output) }
    if !plan.lossySteps.isEmpty, !allowLoss {
      try comment("The script loses values, so it is comments. With --allow-loss, it is statements.", output)
      for line in plan.script.split(whereSeparator: \.isNewline) { try comment(String(line), output) }
    } else {
      try output.write(plan.script)
    }
    for line in rest { try comment("not changed: \(line.text(colored: false))", output) }
    guard !plan.isEmpty || !rest.isEmpty else { return }
    try output.flush()
    throw ExitCode(1)
  }

  /// Writes a text as a comment of SQL, on one line.
  private func comment(_ text: String, _ output: Output) throws {
    try output.write("-- \(text.split(whereSeparator: \.isNewline).joined(separator: " "))\n")
  }
}
