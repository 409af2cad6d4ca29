import ArgumentParser
@_spi(KoineDriver) import Koine

/// Writes the rows of a table or a query to a file or to standard output.
struct ExportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the rows of a table, a view or a query as text.",
    discussion: """
      A table is written in the order of its primary key, with its values in the same form on every engine: true and false, \
      instants in UTC, bytes as \\x and hexadecimal digits. SQLite does not tell that a text is an instant or a document, or \
      an integer a sum of cents: --type does. The types are boolean, integer, double, decimal(2), text, blob, timestamp, \
      date, time, uuid and json. Rows are written as they come; a file appears, \
      or takes the place of an older one, when it is whole. The database is only read.

      In a table or view, values of types that only PostgreSQL has, such as arrays and intervals, are the texts that it \
      writes for them; a query says so itself. Rows that row-level security hides from the user are an error; a query has those that the user sees.

        koine export app.db planes > planes.csv
        koine export postgres:///shop orders --jsonl --output orders.jsonl
        koine export app.db bookings --type made=timestamp --type 'price=decimal(2)'
        koine export app.db "SELECT name FROM airports" --tsv
      """)

  @OptionGroup var database: DatabaseArgument

  @Argument(help: "The name of a table or view, or a query.")
  var source: String

  @Flag(help: "How the rows are written.")
  var format = RowFormat.csv

  @Option(name: .shortAndLong, help: "The file to write; - is standard output.", completion: .file())
  var output: String?

  @Option(
    name: .customLong("schema"), help: "The schema that the table is in, if its bare name does not find it.")
  var schemaName: String?

  @Option(
    name: .customLong("type"), help: "What a column of the table holds, as column=type. Several may be given."
  )
  var types: [StatedType] = []

  func perform(_ standardOutput: Output) async throws {
    let address = try database.address
    if isQuery, schemaName != nil {
      throw Mistake("--schema is for the name of a table; a query names the schema itself.")
    }
    if isQuery, !types.isEmpty { throw Mistake("--type is for the columns of a table, and this is a query.") }
    try await address.withDatabase(.reading) { database in
      do {
        try await export(isQuery: isQuery, from: database, address, standardOutput)
      } catch let error as DatabaseError where isQuery && Self.isOfText(error) {
        // The name of a table can begin as a query does.
        guard try await table(on: database) != nil else { throw error }
        try await export(isQuery: false, from: database, address, standardOutput)
      }
    }
  }

  private func export(
    isQuery: Bool, from database: any Database, _ address: DatabaseAddress, _ standardOutput: Output
  ) async throws {
    try await database.transaction(isolation: .repeatableRead, access: .readOnly) { connection in
      let rows: any Statement
      if isQuery {
        rows = RawQuery("\(raw: source)", as: Row.self)
      } else {
        // A table is whole, or it is not written.
        if let copier = connection.dialect.schemaCopier {
          for setting in copier.settingsForCopies { _ = try await connection.execute("\(raw: setting)") }
        }
        guard let found = try await table(on: connection) else {
          throw Mistake("There is no table or view \(source); a query begins with SELECT, WITH or VALUES.")
            .about(address.name)
        }
        rows = found
      }
      // The file is made when the table is known to exist.
      var file: Output?
      func write(_ text: String) throws {
        if file == nil {
          file = try output.map { path throws(Mistake) in try Output.file(path) } ?? standardOutput
        }
        try file?.write(text)
      }
      do {
        try await rows.export(as: format.format, from: connection, to: write)
        try write("")
        try file?.end()
      } catch {
        file?.discard()
        throw error
      }
    }
  }

  /// Whether it is the text of a query that is wrong, and no row has come.
  private static func isOfText(_ error: DatabaseError) -> Bool {
    switch error.code {
    case .syntax, .undefinedTable, .undefinedColumn, .undefinedFunction: true
    default: false
    }
  }

  /// Whether the source is a query, and not a name.
  private var isQuery: Bool {
    let text = source.drop { $0.isWhitespace || $0 == "(" }
    let word = text.prefix(while: \.isLetter)
    guard ["SELECT", "WITH", "VALUES", "TABLE"].contains(word.uppercased()) else { return false }
    return text.dropFirst(word.count).first.map { !$0.isNumber && $0 != "_" } ?? false
  }

  /// The table or view that has the source for its name; `nil` if there is none.
  private func table(on connection: any Connection) async throws -> TableRows? {
    let schema = try await connection.schema(named: schemaName, includingInternal: true)
    let copier = connection.dialect.schemaCopier
    func rows(
      _ name: String, _ schema: String?, _ columns: [DatabaseSchema.Column], key: [String]
    ) throws -> TableRows {
      let texts = columns.filter { $0.type == nil && copier?.form(of: $0) == .text }.map(\.name)
      let types = types.byColumn
      if let other = types.keys.sorted().first(where: { name in !columns.contains { $0.name == name } }) {
        throw Mistake("--type names the column \(other), which \(name) does not have.")
      }
      let columns = columns.map { column in
        var column = column
        column.type = types[column.name] ?? column.type
        return column
      }
      return TableRows(name, in: schema, columns, key: key, asTexts: Set(texts))
    }
    if let table = schema.tables.first(where: { $0.name == source }) {
      return try rows(table.name, table.schema, table.columns, key: table.primaryKey?.columns ?? [])
    }
    if let view = schema.views.first(where: { $0.name == source }) {
      return try rows(view.name, view.schema, view.columns, key: [])
    }
    return nil
  }
}

/// All rows of a table, in the order of its key.
private struct TableRows: Statement {
  typealias Output = Void

  let statement: SQLStatement

  /// - Parameter texts: The names of the columns of types that only the server has, of which it writes texts.
  init(
    _ name: String, in schema: String?, _ columns: [DatabaseSchema.Column], key: [String],
    asTexts texts: Set<String>
  ) {
    let reference = SQLTableReference(
      name: name, schema: schema,
      columns: columns.map { column in
        SQLTableReference.ColumnDescription(
          name: column.name, type: column.type ?? .unknown, isNullable: column.isNullable,
          isPrimaryKey: key.contains(column.name))
      })
    let order = key.compactMap { name in
      reference.columns.first { $0.name == name }.map { SQLOrdering(.column($0)) }
    }
    var select = SQLSelect(every: .table(reference))
    // A document that is kept as it was written: as a value of the type that Koine computes with, it would lose blanks,
    // and keys that occur twice.
    func isWritten(_ column: SQLColumn) -> Bool {
      if case .named(_, stored: .json) = column.type { true } else { false }
    }
    if !texts.isEmpty || reference.columns.contains(where: isWritten) {
      select.columns = reference.columns.map { column in
        let value: SQLExpression =
          isWritten(column)
          ? Self.text(of: column, as: .json)
          : texts.contains(column.name) ? Self.text(of: column) : .column(column)
        return .named(value, column.name)
      }
    }
    statement = .query(SQLQuery(.select(select), ordering: order))
  }

  /// A column of a type that the driver does not read, as the text that the server writes.
  private static func text(of column: SQLColumn, as type: SQLType = .text) -> SQLExpression {
    .fragment(SQLFragment([.text("CAST("), .expression(.column(column)), .text(" AS text)")]), type)
  }
}
