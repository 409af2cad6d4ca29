import CSQLite
@_spi(KoineDriver) import Koine

/// A foreign key of the schema.
struct ForeignKey: Hashable {
  /// The name of the file that has both tables.
  let schema: String
  let table: String
  /// SQLite's number of it: 0 is the one declared last.
  let number: Int
  var columns: [String]
  let parent: String
  /// Whether it forbids at once that its parent is deleted, or gets another key.
  let isRestrictive: Bool
}

/// Finds out which foreign key a statement has violated: SQLite itself says only that there is one.
///
/// It looks at the tables that the statement writes to. If several keys are possible, it runs the statement
/// once more, in a savepoint that is rolled back and with keys checked late, and looks which rows break them.
struct ForeignKeyReason {
  let handle: SQLiteHandle
  private var connection: OpaquePointer { handle.pointer }
  private var busyPolicy: BusyPolicy { handle.busyPolicy }

  /// The error with the child table, the columns and the constraint, as far as they are known.
  ///
  /// - Parameters:
  ///   - statement: The statement with its values, if it may be run again.
  ///   - isRestriction: Whether the key is one that says RESTRICT.
  func completed(
    _ error: DatabaseError, sql: String, statement: OpaquePointer?, isRestriction: Bool
  ) -> DatabaseError {
    busyPolicy.limit = .brief
    defer { busyPolicy.limit = .none }
    guard let (key, event) = find(sql, statement, isRestriction) else { return error }
    return DatabaseError(
      event, engineCode: error.engineCode, engineMessage: error.engineMessage, sql: error.sql,
      table: key.table, columns: key.columns, constraint: constraint(of: key))
  }

  private func find(
    _ sql: String, _ statement: OpaquePointer?, _ isRestriction: Bool
  ) -> (ForeignKey, EngineEvent)? {
    let keys = foreignKeys
    handle.forgetEffects()
    let listing = rows("EXPLAIN \(sql)")
    let effects = handle.notedEffects
    handle.forgetEffects()
    guard !effects.contains(.commit) else {
      // The wrong rows are still there: the transaction is open.
      let all = Set(keys.map(\.schema)).sorted().flatMap { violations(of: $0, keys) }
      return all.first.map { ($0.key, .missingParent) }
    }
    let written = writtenTables(listing)
    // An insert takes rows away if it replaces or updates those that it finds.
    let removes = !effects.contains(.insert) || listing.contains { $0[1] == "Delete" }
    let isChild = { (key: ForeignKey) in
      !effects.contains(.delete) && written.contains(WrittenTable(key.schema, key.table))
    }
    let isParent = { (key: ForeignKey) in removes && written.contains(WrittenTable(key.schema, key.parent)) }
    if isRestriction {
      // Such a key is looked at in the middle of the statement, so a second run would end there, too.
      let candidates = keys.filter { $0.isRestrictive && isParent($0) }
      return candidates.count == 1 ? (candidates[0], .remainingChildren) : nil
    }
    let candidates = keys.filter { isChild($0) || isParent($0) }
    let found = candidates.count == 1 ? candidates.first : repeated(statement, candidates)
    return found.map { key in (key, isChild(key) ? .missingParent : .remainingChildren) }
  }

  // MARK: The schema

  private var foreignKeys: [ForeignKey] {
    SQLiteHandle.schemas(of: connection).flatMap(foreignKeys)
  }

  private func foreignKeys(of schema: String) -> [ForeignKey] {
    var keys: [ForeignKey] = []
    let rows = rows(
      """
      SELECT m.name, f.id, f."from", f."table", 'RESTRICT' IN (f.on_delete, f.on_update)
      FROM \(DefinitionText.name(schema)).sqlite_schema AS m, pragma_foreign_key_list(m.name, \(literal(schema))) AS f
      WHERE m.type = 'table' ORDER BY m.name, f.id, f.seq
      """)
    for row in rows {
      let number = Int(row[1]) ?? 0
      if let last = keys.last, last.table == row[0], last.number == number {
        keys[keys.count - 1].columns.append(row[2])
      } else {
        keys.append(
          ForeignKey(
            schema: schema, table: row[0], number: number, columns: [row[2]], parent: row[3],
            isRestrictive: row[4] == "1"))
      }
    }
    return keys
  }

  private struct WrittenTable: Hashable {
    let schema: String
    /// In lower case.
    let table: String

    init(_ schema: String, _ table: String) {
      self.schema = schema
      self.table = table.lowercased()
    }
  }

  /// The tables that a statement and its triggers write to.
  private func writtenTables(_ listing: [[String]]) -> Set<WrittenTable> {
    var written: Set<WrittenTable> = []
    let opened = listing.filter { $0[1] == "OpenWrite" }
    for database in Set(opened.compactMap { Int32($0[4]) }) {
      guard let name = sqlite3_db_name(connection, database) else { continue }
      let schema = String(cString: name)
      let roots = Set(opened.filter { $0[4] == String(database) }.compactMap { Int($0[3]) })
      let list = roots.map(String.init).joined(separator: ", ")
      let tables = rows(
        "SELECT DISTINCT tbl_name FROM \(DefinitionText.name(schema)).sqlite_schema WHERE rootpage IN (\(list))"
      )
      for table in tables { written.insert(WrittenTable(schema, table[0])) }
    }
    return written
  }

  private func literal(_ text: String) -> String { text.quoted(with: "'") }

  private func constraint(of key: ForeignKey) -> String? {
    let query =
      "SELECT sql FROM \(DefinitionText.name(key.schema)).sqlite_schema WHERE type = 'table' AND name = \(literal(key.table))"
    guard let sql = rows(query).first else { return nil }
    let names = TableText.foreignKeyNames(in: sql[0])
    let position = names.count - 1 - key.number
    return names.indices.contains(position) ? names[position] : nil
  }

  // MARK: The rows

  private struct Violation: Hashable {
    let key: ForeignKey
    let row: String
  }

  private func violations(of schema: String, _ keys: [ForeignKey]) -> [Violation] {
    let tables = Set(keys.filter { $0.schema == schema }.map(\.table)).sorted()
    return tables.flatMap { violations(in: $0, of: schema, keys) }
  }

  private func violations(in table: String, of schema: String, _ keys: [ForeignKey]) -> [Violation] {
    let check = "pragma_foreign_key_check(\(literal(table)), \(literal(schema)))"
    return rows("SELECT rowid, fkid FROM \(check)").compactMap { row in
      keys.first { $0.schema == schema && $0.table == table && String($0.number) == row[1] }
        .map { Violation(key: $0, row: row[0]) }
    }
  }

  private func repeated(_ statement: OpaquePointer?, _ candidates: [ForeignKey]) -> ForeignKey? {
    guard let statement, candidates.count > 1, run("SAVEPOINT koine_reason") else { return nil }
    let wasDeferred = rows("PRAGMA defer_foreign_keys").first == ["1"]
    defer {
      sqlite3_reset(statement)
      _ = run("ROLLBACK TO koine_reason") && run("RELEASE koine_reason")
      if !wasDeferred { _ = run("PRAGMA defer_foreign_keys = OFF") }
    }
    guard run("PRAGMA defer_foreign_keys = ON") else { return nil }
    let schemas = Set(candidates.map(\.schema)).sorted()
    let before = Set(schemas.flatMap { violations(of: $0, candidates) })
    sqlite3_reset(statement)
    // Interrupting a statement that writes would undo the transaction.
    busyPolicy.limit = .none
    var code = sqlite3_step(statement)
    while code == SQLITE_ROW { code = sqlite3_step(statement) }
    busyPolicy.limit = .brief
    guard code == SQLITE_DONE else { return nil }
    let new = schemas.flatMap { violations(of: $0, candidates) }.filter { !before.contains($0) }
    return candidates.first { candidate in new.contains { $0.key == candidate } }
  }

  // MARK: Statements

  private func run(_ sql: String) -> Bool {
    sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK
  }

  /// The rows of a query as texts, up to an error.
  private func rows(_ sql: String) -> [[String]] {
    var statement: OpaquePointer?
    sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
    guard let statement else { return [] }
    defer { sqlite3_finalize(statement) }
    var rows: [[String]] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(
        (0..<sqlite3_data_count(statement)).map { column in
          sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
        })
    }
    return rows
  }
}
