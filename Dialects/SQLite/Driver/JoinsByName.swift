import CSQLite
@_spi(KoineDriver) import Koine
import KoineSQLiteDialect

/// A table that a statement opens to read it.
struct OpenedTable: Hashable {
  let schema: String
  let table: String
}

/// `JOIN … USING` and `NATURAL JOIN`: SQLite does not tell which columns it compares for them, nor of the tables of which it
/// reads nothing else.
extension SQLiteHandle {
  /// The tables that a statement opens, if there may be such a join in it, in a view that it reads, or in a trigger.
  ///
  /// - Returns: `nil` if it also reads what is no table of a file; empty if there is no such join.
  /// - Throws: `DatabaseError` if a schema cannot be read, or the statement cannot be compiled.
  func tablesOfJoinsByName(in sql: String) throws(DatabaseError) -> Set<OpenedTable>? {
    guard try mayJoinByName(sql) else { return [] }
    var roots: [Int32: Set<String>] = [:]
    var isKnown = true
    try eachRow("EXPLAIN \(sql)") { row in
      switch row(1) {
      case "OpenRead":
        // The first page of a file is its schema.
        if row(3) == "1" { isKnown = false }
        roots[Int32(row(4)) ?? 0, default: []].insert(row(3))
      case "VOpen": isKnown = false
      default: break
      }
    }
    notes.forget()
    guard isKnown else { return nil }
    var tables: Set<OpenedTable> = []
    for (database, pages) in roots {
      guard let name = sqlite3_db_name(pointer, database) else { return nil }
      let schema = String(cString: name)
      let query = """
        SELECT DISTINCT tbl_name FROM \(DefinitionText.name(schema)).sqlite_schema \
        WHERE rootpage IN (\(pages.sorted().joined(separator: ", ")))
        """
      try eachRow(query) { row in tables.insert(OpenedTable(schema: schema, table: row(0))) }
    }
    return tables
  }

  private func mayJoinByName(_ sql: String) throws(DatabaseError) -> Bool {
    if Self.joinsByName(sql) { return true }
    let schemas = Self.schemasWithTemporary(of: pointer)
    // Few databases have such a view, and every query that is observed asks.
    var mayBeDefined = false
    for schema in schemas where !mayBeDefined {
      let query = """
        SELECT 1 FROM \(DefinitionText.name(schema)).sqlite_schema WHERE type IN ('view', 'trigger') \
        AND (instr(lower(sql), 'using') > 0 OR instr(lower(sql), 'natural') > 0) LIMIT 1
        """
      try eachRow(query) { _ in mayBeDefined = true }
    }
    guard mayBeDefined else { return false }
    var definitions: [(name: String, isView: Bool, text: String)] = []
    for schema in schemas {
      let query = """
        SELECT name, type, sql FROM \(DefinitionText.name(schema)).sqlite_schema \
        WHERE type IN ('view', 'trigger') AND sql IS NOT NULL
        """
      try eachRow(query) { row in
        definitions.append((row(0).asciiLowercased, row(1) == "view", row(2)))
      }
    }
    // A view may be read through others, and any statement that writes may start a trigger.
    let middle = definitions.partition { Self.joinsByName($0.text) }
    var joining = Array(definitions[middle...])
    var others = Array(definitions[..<middle])
    var position = 0
    while position < joining.count {
      let name = joining[position].name
      position += 1
      guard joining[position - 1].isView else { return true }
      if Self.mayName(name, in: sql) { return true }
      let readers = others.filter { Self.mayName(name, in: $0.text) }
      others.removeAll { definition in readers.contains { $0.name == definition.name } }
      joining += readers
    }
    return false
  }

  private static func joinsByName(_ sql: String) -> Bool {
    SQLTokens(sql, SQLiteDialect.sqlite.spelling.lexicalRules).contains {
      $0 == .word("NATURAL") || $0 == .word("USING")
    }
  }

  /// A quote in a name is written twice.
  private static func mayName(_ name: String, in sql: String) -> Bool {
    name.contains { "\"`'[]".contains($0) } || sql.asciiLowercased.contains(name)
  }
}
