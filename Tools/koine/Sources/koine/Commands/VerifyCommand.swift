import ArgumentParser
import Koine

/// Looks at statements in files before they run.
struct VerifyCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Prepare the statements of SQL files, and tell which of them the database refuses.",
    discussion: """
      No statement is run, but for definitions in a database made for this. A folder is looked through for files that end in .sql. A statement may have parameters: ?, ?1, :name, \
      @name and $name on SQLite, $1 and :name on PostgreSQL. With --schema, the database is one of SQLite in memory, made \
      of the definitions in a file; with --server, too, it is one that is made on that server of PostgreSQL, and dropped in \
      the end. There, definitions among the statements are made, so that those behind them may use them.

      Each statement that the database refuses is a line with the file, the line and the reason; the last line sums up. The \
      status is 0 if all are taken, and 1 if not. Pragmas, and on PostgreSQL all that has no plan, such as definitions, are left \
      out.

        koine verify app.db queries.sql
        koine verify postgres:///app Sources/App/SQL reports --scans
        koine verify --schema schema.sql queries
        koine verify --schema schema.sql --server postgres:///postgres queries
      """)

  @Argument(
    help: ArgumentHelp(
      "The database, a path or a URL, and files of SQL or folders of them; with --schema, only these.",
      valueName: "names"),
    completion: .file())
  var names: [String]

  @Option(
    help: ArgumentHelp("A file with the definitions of tables, in place of a database.", valueName: "file"),
    completion: .file())
  var schema: String?

  @Option(
    help: ArgumentHelp(
      "With --schema: a server of PostgreSQL to make the database on, in place of SQLite.", valueName: "url"))
  var server: String?

  @Flag(help: "Tell which tables are read as a whole, too; they leave the status 0.")
  var scans = false

  func perform(_ output: Output) async throws {
    let paths = schema == nil ? Array(names.dropFirst()) : names
    guard !paths.isEmpty else {
      throw Mistake("Name files of SQL, or folders of them, behind the database.")
    }
    guard schema != nil || server == nil else {
      throw Mistake("--server is where the database of --schema is made; name the file, too.")
    }
    var files: [ScriptFile] = []
    for path in paths { files += try ScriptFile.all(at: path) }
    if let schema {
      var file = SchemaFile(file: try ScriptFile(schema))
      if let server { file.server = try DatabaseAddress(server) }
      try await file.withDatabase { try await verify(files, on: $0, isScratch: true, output) }
    } else {
      try await DatabaseAddress(names[0]).withDatabase(.reading) {
        try await verify(files, on: $0, isScratch: false, output)
      }
    }
  }

  private func verify(
    _ files: [ScriptFile], on database: any Database, isScratch: Bool, _ output: Output
  ) async throws {
    let rules = database.dialect.spelling.lexicalRules
    var verifier = try ScriptVerifier(database, isScratch: isScratch)
    var summary = Summary(files: files.count)
    let isColored = Terminal.hasColors
    for file in files {
      for statement in ScriptReader(file.text, rules) {
        summary.statements += 1
        switch try await verifier.outcome(of: statement) {
        case .leftOut: summary.leftOut += 1
        case .refused(let error):
          summary.refused += 1
          let text = "\(statement.line(of: error)): \(Mistake(error, isPlaced: false).line)"
          try output.write(Self.line("\(file.path):\(text)", color: 31, isColored))
        case .taken(let tables) where scans && !tables.isEmpty:
          summary.scans += 1
          let text = "\(statement.line): note: it reads all of \(tables.joined(separator: ", "))"
          try output.write(Self.line("\(file.path):\(text)", color: 33, isColored))
        case .taken: break
        }
      }
    }
    try output.write(summary.text + "\n")
    try output.flush()
    if summary.refused > 0 { throw ExitCode(1) }
  }

  private static func line(_ text: String, color: Int, _ isColored: Bool) -> String {
    isColored ? "\u{1B}[\(color)m\(text)\u{1B}[0m\n" : text + "\n"
  }

  private struct Summary {
    let files: Int
    var statements = 0
    var refused = 0
    var scans = 0
    var leftOut = 0

    init(files: Int) { self.files = files }

    /// `3 statements in 2 files: 1 refused, 1 left out`
    var text: String {
      var parts: [String] = []
      if refused > 0 { parts.append("\(refused) refused") }
      if scans > 0 { parts.append(scans == 1 ? "1 reads a whole table" : "\(scans) read whole tables") }
      if leftOut > 0 { parts.append("\(leftOut) left out") }
      let count = "\(statements) \(statements == 1 ? "statement" : "statements")"
      return "\(count) in \(files) \(files == 1 ? "file" : "files"): "
        + (parts.isEmpty ? "none refused" : parts.joined(separator: ", "))
    }
  }
}
