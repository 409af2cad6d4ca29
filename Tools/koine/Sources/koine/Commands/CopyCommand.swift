import ArgumentParser
import Koine

/// Copies a database into another one.
struct CopyCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "copy",
    abstract: "Copy tables with their rows into another database, of SQLite or PostgreSQL.",
    discussion: """
      The target has none of the tables; a file of SQLite is made. What cannot be carried over is printed, and is a mistake \
      before anything is written, unless --allow-loss leaves it out. The original is read as it is at one moment; the \
      target gets everything in one transaction, in which it is read back and compared with the original.

      SQLite does not tell that a text is an instant or an integer a sum of cents: --type does. The types are boolean, \
      integer, double, decimal(SCALE), text, blob, timestamp, date, time, uuid and json.

        koine copy app.db postgres:///app --dry-run
        koine copy app.db postgres:///app --type 'bookings.price=decimal(2)' --type bookings.made=timestamp
        koine copy postgres:///app app.db --table planes --table flights
        koine copy postgres:///app app.db --schema public --schema sales
      """)

  @Argument(help: "The database that is read: a path or a URL.", completion: .file())
  var source: String

  @Argument(help: "The database that is written: a path or a URL.", completion: .file())
  var target: String

  @Option(name: .shortAndLong, help: "A table that is copied; by default all are. Several may be given.")
  var table: [String] = []

  @Option(
    name: .customLong("schema"),
    help:
      "A schema of PostgreSQL that is read; by default those of the search path are. Several may be given.")
  var schemas: [String] = []

  @Option(name: .customLong("type"), help: "What a column holds, as table.column=type. Several may be given.")
  var types: [StatedType] = []

  @Flag(help: "Leave out what cannot be carried over.")
  var allowLoss = false

  @Flag(help: "Print what would be made and what would be left out, and copy nothing.")
  var dryRun = false

  func perform(_ output: Output) async throws {
    let from = try DatabaseAddress(source)
    let to = try DatabaseAddress(target)
    guard from != to else { throw Mistake("The database is not copied into itself.") }
    let made = MadeFile(to)
    do {
      try await from.withDatabase(.reading) { source in
        try await to.withDatabase(.creating) { target in
          try await copy(source, to: target, named: to.name, output)
        }
      }
      if dryRun { made.remove() }
    } catch let error as CopyError {
      made.remove()
      throw Self.mistake(error, from, to)
    } catch {
      made.remove()
      throw error
    }
  }

  private func copy(
    _ source: any Database, to target: any Database, named name: String, _ output: Output
  ) async throws {
    let tables = table.isEmpty ? nil : table
    let schemas = schemas.isEmpty ? nil : schemas
    let types = types.byColumn
    let plan = try await source.copyPlan(to: target, tables: tables, schemas: schemas, types: types)
    for note in plan.notes { try output.write("\(note)\n") }
    if dryRun {
      for statement in plan.statements { try output.write("\(statement);\n") }
      return
    }
    try output.flush()
    let bar = ProgressLine(name.split(separator: "/").last.map(String.init) ?? "copy")
    defer { bar.end() }
    let result = try await source.copy(
      to: target, tables: tables, schemas: schemas, types: types, allowingLoss: allowLoss
    ) { progress in
      // Rows are compared after they were copied.
      let done = progress.phase == .rows ? progress.rows : progress.total + progress.rows
      bar.show(.init(rows: progress.rows, done: done, total: 2 * progress.total))
    }
    bar.end()
    for table in plan.tables {
      let count = result.rows[table] ?? 0
      try output.write("\(table): \(count) \(count == 1 ? "row" : "rows")\n")
    }
  }

  private static func mistake(_ error: CopyError, _ from: DatabaseAddress, _ to: DatabaseAddress) -> Mistake {
    switch error.reason {
    case .left:
      Mistake("Some of it cannot be carried over, and nothing was copied: see LEFT OUT, and --allow-loss.")
        .about(from.name)
    case .value(let table, let row, let key, let what):
      Mistake(
        "row \(row) of \(table)\(key.isEmpty ? "" : " (\(key))"): \(what); nothing was copied. Change the row, or say --type."
      ).about(from.name)
    case .missing, .unknownColumns: Mistake("\(error).").about(from.name)
    default: Mistake("\(error).").about(to.name)
    }
  }
}
