@_spi(KoineDriver) import Koine

/// The definitions of a database and of those that are attached to it, with what ANALYZE has noted of the rows, to be made
/// anew in memory.
struct SchemaCopy {
  /// What a copy needs of the configuration: the functions and collations in Swift, which definitions may name.
  private(set) var configuration = SQLiteDatabase.Configuration()
  private var schemas: [Schema] = []

  private struct Schema {
    var name: String
    /// What creates its tables, indexes, views and triggers, in this order.
    var definitions: [String] = []
    /// The rows of the tables in which ANALYZE keeps its notes.
    var notes: [(table: NoteTable, rows: [[SQLValue]])] = []

    var isMain: Bool { name == "main" }
    var isTemporary: Bool { name == "temp" }
    var quotedName: String { DefinitionText.name(name) }
  }

  /// A table in which ANALYZE keeps its notes: https://www.sqlite.org/fileformat2.html#stat1tab
  private enum NoteTable: String, CaseIterable {
    case rowCounts = "sqlite_stat1"
    /// Only some builds of SQLite have it.
    case samples = "sqlite_stat4"

    var columns: [String] {
      switch self {
      case .rowCounts: ["tbl", "idx", "stat"]
      case .samples: ["tbl", "idx", "neq", "nlt", "ndlt", "sample"]
      }
    }
  }

  // MARK: Reading

  /// Reads a database as it is at one moment.
  ///
  /// - Throws: `DatabaseError`; `CancellationError` if the task was cancelled.
  static func read(from connection: any Connection, until deadline: Deadline?) async throws -> SchemaCopy {
    let options = TransactionOptions(isolation: .repeatableRead, access: .readOnly, deadline: deadline)
    return try await connection.transact(options) { (connection) -> SchemaCopy in
      var copy = SchemaCopy()
      if let configuration = try await Self.configuration(of: connection) {
        copy.configuration.functions = configuration.functions
        copy.configuration.collations = configuration.collations
      }
      var names: [String] = []
      try await connection.run(RenderedStatement(sql: "SELECT name FROM pragma_database_list ORDER BY seq")) {
        names.append(try $0.next(String.self))
      }
      for name in names { copy.schemas.append(try await Self.schema(name, on: connection)) }
      return copy
    }
  }

  private static func configuration(
    of connection: any Connection
  ) async throws -> SQLiteDatabase.Configuration? {
    guard let scope = connection as? ConnectionScope else { return nil }
    return try await scope.useSession { session, _ in (session as? SQLiteSession)?.configuration }
  }

  private static func schema(_ name: String, on connection: any Connection) async throws -> Schema {
    var schema = Schema(name: name)
    var definitions: [String] = []
    // The tables that a virtual table keeps its data in come with it.
    let query = RenderedStatement(
      sql: """
        SELECT m.sql FROM \(schema.quotedName).sqlite_schema AS m
        WHERE m.sql IS NOT NULL AND substr(m.name, 1, 7) <> 'sqlite_' AND m.tbl_name NOT IN (
          SELECT l.name FROM pragma_table_list AS l WHERE lower(l.schema) = lower(?1) AND l.type = 'shadow')
        ORDER BY CASE m.type WHEN 'table' THEN 0 WHEN 'index' THEN 1 WHEN 'view' THEN 2 ELSE 3 END, m.rowid
        """, bindings: [.text(name)], types: [.text])
    try await connection.run(query) { definitions.append(try $0.next(String.self)) }
    schema.definitions = definitions.map { schema.isMain ? $0 : Self.qualified($0, by: schema.quotedName) }
    // SQLite notes nothing of temporary tables.
    if schema.isTemporary { return schema }
    for table in try await noteTables(of: schema, on: connection) {
      var rows: [[SQLValue]] = []
      let list = table.columns.joined(separator: ", ")
      let query = RenderedStatement(sql: "SELECT \(list) FROM \(schema.quotedName).\(table.rawValue)")
      try await connection.run(query) { row in
        var values: [SQLValue] = []
        for _ in table.columns { values.append(try row.nextValue()) }
        rows.append(values)
      }
      if !rows.isEmpty { schema.notes.append((table, rows)) }
    }
    return schema
  }

  private static func noteTables(
    of schema: Schema, on connection: any Connection
  ) async throws -> [NoteTable] {
    var names: Set<String> = []
    let query = RenderedStatement(
      sql: "SELECT name FROM \(schema.quotedName).sqlite_schema WHERE type = 'table'")
    try await connection.run(query) { names.insert(try $0.next(String.self)) }
    return NoteTable.allCases.filter { names.contains($0.rawValue) }
  }

  private static let beginnings = [
    "CREATE TABLE ", "CREATE VIRTUAL TABLE ", "CREATE UNIQUE INDEX ", "CREATE INDEX ", "CREATE VIEW ",
    "CREATE TRIGGER ",
  ]

  /// SQLite keeps the text of a definition without its schema, and with one blank between the words before the name.
  private static func qualified(_ definition: String, by schema: String) -> String {
    guard let beginning = beginnings.first(where: { definition.hasPrefix($0) }) else { return definition }
    return beginning + schema + "." + definition.dropFirst(beginning.count)
  }

  // MARK: Making

  /// Makes the definitions on a connection to an empty database in memory.
  ///
  /// What cannot be made is left out, as it is mostly not needed: a virtual table whose module is not there, and what needs
  /// it.
  ///
  /// - Returns: Why the first of them could not be made; `nil` if everything was.
  /// - Throws: `DatabaseError`; `CancellationError` if the task was cancelled.
  func make(on connection: any Connection, until deadline: Deadline?) async throws -> DatabaseError? {
    func run(_ sql: String, _ values: [SQLValue] = []) async throws {
      var statement = RenderedStatement(
        sql: sql, bindings: values, types: SQLTypeList(values.map { $0.isBlob ? .blob : .text }))
      statement.deadline = deadline
      try await connection.run(statement) { _ in }
    }
    var failure: DatabaseError?
    for schema in schemas {
      if !schema.isMain, !schema.isTemporary { try await run("ATTACH ':memory:' AS \(schema.quotedName)") }
      for definition in schema.definitions {
        do {
          try await run(definition)
        } catch let error as DatabaseError where error.code != .deadlineExceeded && error.code != .cancelled {
          failure = failure ?? error
        }
      }
    }
    guard schemas.contains(where: { !$0.notes.isEmpty }) else { return failure }
    // It makes the tables of the notes.
    try await run("ANALYZE")
    for schema in schemas where !schema.notes.isEmpty {
      let there = try await Self.noteTables(of: schema, on: connection)
      for (table, rows) in schema.notes where there.contains(table) {
        let name = "\(schema.quotedName).\(table.rawValue)"
        let columns = table.columns.joined(separator: ", ")
        let places = table.columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
        try await run("DELETE FROM \(name)")
        for row in rows { try await run("INSERT INTO \(name) (\(columns)) VALUES (\(places))", row) }
      }
      // Reads the notes: https://www.sqlite.org/lang_analyze.html
      try await run("ANALYZE \(schema.quotedName).sqlite_schema")
    }
    return failure
  }
}

extension SQLValue {
  fileprivate var isBlob: Bool { if case .blob = self { true } else { false } }
}
