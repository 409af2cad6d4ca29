@_spi(KoineDriver) public import Koine
public import KoineSQLiteDialect

// What a change of tables may break without an error of SQLite's.
extension SQLiteDialect {
  /// Looks at each table by itself: a foreign key that matches no key of its parent is an error of SQLite's, and then
  /// the table has one text, which says so.
  public func danglingRows(on connection: any Connection) async throws -> [String: [String]] {
    var rows: [String: [String]] = [:]
    for table in try await Self.referringTables(on: connection) {
      do {
        let found = try await table.danglingRows(on: connection)
        rows.merge(found) { _, new in new }
      } catch let error as DatabaseError where error.code == .other {
        let text = "\(table.shown), with a foreign key that matches no key of its parent table"
        rows[text] = [text]
      }
    }
    return rows
  }

  /// A BLOB as PostgreSQL shows one: its cast to a text would be its bytes.
  public func textShowing(_ value: String) -> String {
    "CASE typeof(\(value)) WHEN 'blob' THEN '\\x' || lower(hex(\(value))) ELSE CAST(\(value) AS text) END"
  }

  /// The tables that have foreign keys, but for temporary ones.
  private static func referringTables(on connection: any Connection) async throws -> [SchemaPart] {
    var tables: [SchemaPart] = []
    let query = RenderedStatement(
      sql: """
        SELECT DISTINCT t.schema, t.name FROM pragma_table_list AS t
        JOIN pragma_foreign_key_list(t.name, t.schema) AS k
        WHERE t.type = 'table' AND t.schema <> 'temp' ORDER BY t.schema, t.name
        """)
    try await connection.run(query) { row in
      let schema = try row.next(String.self)
      tables.append(SchemaPart(schema: schema, name: try row.next(String.self)))
    }
    return tables
  }

  /// Views that cannot be read, and tables and views whose triggers cannot run, in the schemas of the tables and
  /// among what is temporary: SQLite looks at none of them when a column goes.
  public func unusable(
    _ tables: [DatabaseSchema.Table], on connection: any Connection
  ) async throws -> [String: String] {
    if tables.isEmpty { return [:] }
    var unusable: [String: String] = [:]
    for schema in Set(tables.map { $0.schema ?? "main" }).sorted() + ["temp"] {
      let views = "SELECT name FROM \(DefinitionText.name(schema)).sqlite_schema WHERE type = 'view'"
      for view in try await SchemaPart.parts(views, in: schema, on: connection) {
        let query = "SELECT 1 FROM \(view.quoted) LIMIT 0"
        unusable["the view \(view.shown)"] = try await Self.refusal(of: query, on: connection)
      }
      let triggers =
        "SELECT DISTINCT tbl_name FROM \(DefinitionText.name(schema)).sqlite_schema WHERE type = 'trigger'"
      for table in try await SchemaPart.parts(triggers, in: schema, on: connection)
      where unusable["the view \(table.shown)"] == nil {
        for (event, statement) in try await table.statementsWithTriggers(on: connection) {
          // What is explained is compiled, with the triggers, and not run.
          let refusal = try await Self.refusal(of: "EXPLAIN QUERY PLAN \(statement)", on: connection)
          unusable["a trigger of \(table.shown) on \(event)"] = refusal
        }
      }
    }
    return unusable
  }

  /// What SQLite says of a statement that it refuses; `nil` if it takes it.
  private static func refusal(of sql: String, on connection: any Connection) async throws -> String? {
    do {
      try await connection.transaction { connection in
        try await connection.run(RenderedStatement(sql: sql)) { _ in }
      }
      return nil
    } catch let error as DatabaseError {
      return error.message
    }
  }
}

/// A table or view of a schema.
private struct SchemaPart {
  let schema: String
  let name: String

  /// The name in a statement. What has a temporary trigger may be of any schema: its bare name finds it.
  var quoted: String { DefinitionText.name(name, in: schema == "temp" ? nil : schema) }
  /// The name for a person.
  var shown: String { schema == "main" ? name : "\(schema).\(name)" }

  /// What a query of names in a schema finds.
  static func parts(
    _ query: String, in schema: String, on connection: any Connection
  ) async throws -> [SchemaPart] {
    var parts: [SchemaPart] = []
    try await connection.run(RenderedStatement(sql: query)) { row in
      parts.append(SchemaPart(schema: schema, name: try row.next(String.self)))
    }
    return parts
  }

  /// A query of a pragma's table with the name and the schema as its arguments.
  private func query(_ sql: String) -> RenderedStatement {
    let place = schema == "temp" ? SQLValue.null : SQLValue.text(schema)
    return RenderedStatement(sql: sql, bindings: [.text(name), place], types: [.text, .text])
  }

  /// The rows that refer to rows which there are not, by the table that they refer to.
  func danglingRows(on connection: any Connection) async throws -> [String: [String]] {
    let statement = query(
      """
      SELECT coalesce(CAST(k.rowid AS TEXT), '?'), k.parent FROM pragma_foreign_key_check(?1, ?2) AS k
      """)
    return try await connection.transaction { connection in
      var rows: [String: [String]] = [:]
      try await connection.run(statement) { row in
        let number = try row.next(String.self)
        let parent = try row.next(String.self)
        rows["\(shown), to \(parent)", default: []].append("\(shown), row \(number), to \(parent)")
      }
      return rows
    }
  }

  /// A statement for each event of a trigger, with every column.
  func statementsWithTriggers(
    on connection: any Connection
  ) async throws -> [(event: String, statement: String)] {
    let assignments = try await columnsIfKnown(on: connection).map { column in
      "\(DefinitionText.name(column)) = \(DefinitionText.name(column))"
    }
    let insert = (event: "INSERT", statement: "INSERT INTO \(quoted) DEFAULT VALUES")
    let delete = (event: "DELETE", statement: "DELETE FROM \(quoted)")
    if assignments.isEmpty { return [insert, delete] }
    let update = "UPDATE \(quoted) SET \(assignments.joined(separator: ", "))"
    return [insert, delete, (event: "UPDATE", statement: update)]
  }

  /// The columns that are not computed; none of a view that cannot be used.
  private func columnsIfKnown(on connection: any Connection) async throws -> [String] {
    let statement = query("SELECT name FROM pragma_table_info(?1, ?2)")
    do {
      return try await connection.transaction { connection in
        var columns: [String] = []
        try await connection.run(statement) { row in columns.append(try row.next(String.self)) }
        return columns
      }
    } catch is DatabaseError {
      return []
    }
  }
}
