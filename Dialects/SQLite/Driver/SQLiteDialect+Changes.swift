@_spi(KoineDriver) public import Koine
public import KoineSQLiteDialect

extension SQLiteDialect: SchemaChangingDialect {
  /// Temporary tables: they may be made within a transaction, and are nobody else's.
  public var scratchSchema: ScratchSchema { ScratchSchema("temp") }

  /// A table that is dropped to be made anew would take the rows with it that refer to its rows.
  public var settingsForChanges: [String] {
    ["PRAGMA foreign_keys = OFF"]
  }

  /// A transaction that writes has the file's lock from its beginning.
  public var lockForChanges: [String] { [] }

  /// What is found while foreign keys are not looked at.
  public var danglingReferences: String? {
    "SELECT \"table\" || ', row ' || coalesce(rowid, '?') || ', to ' || parent FROM pragma_foreign_key_check"
  }

  /// Views that cannot be read, and tables whose triggers cannot run: SQLite looks at neither when a column goes.
  public func unusable(
    _ tables: [DatabaseSchema.Table], on connection: any Connection
  ) async throws -> [String: String] {
    var parts: [(name: String, statement: String)] = []
    try await connection.run(RenderedStatement(sql: "SELECT name FROM sqlite_schema WHERE type = 'view'")) {
      row in
      let view = try row.next(String.self)
      parts.append(("the view \(view)", "SELECT 1 FROM \(DefinitionText.name(view)) LIMIT 0"))
    }
    for table in tables where !table.triggers.isEmpty {
      let name = DefinitionText.name(of: table)
      // What is explained is compiled, with the triggers, and not run.
      for statement in ["INSERT INTO \(name) DEFAULT VALUES", "DELETE FROM \(name)"] {
        parts.append(("a trigger of \(table.name)", "EXPLAIN \(statement)"))
      }
      var assignments: [String] = []
      let columns = RenderedStatement(
        sql: "SELECT name FROM pragma_table_info(?1, ?2)",
        bindings: [.text(table.name), .text(table.schema ?? "main")], types: [.text, .text])
      try await connection.run(columns) { row in
        let column = DefinitionText.name(try row.next(String.self))
        assignments.append("\(column) = \(column)")
      }
      if !assignments.isEmpty {
        parts.append(
          ("a trigger of \(table.name)", "EXPLAIN UPDATE \(name) SET \(assignments.joined(separator: ", "))"))
      }
    }
    var unusable: [String: String] = [:]
    for part in parts {
      do {
        try await connection.transaction { connection in
          try await connection.run(RenderedStatement(sql: part.statement)) { _ in }
        }
      } catch let error as DatabaseError {
        unusable[part.name] = error.message
      }
    }
    return unusable
  }

  /// The statements of a plan. What SQLite cannot change in place makes the table anew: a new one, the rows copied, the
  /// old one dropped, the new one renamed, then its indexes and triggers.
  public func statements(
    for steps: [SchemaPlan.Step], from live: [DatabaseSchema.Table], to declared: [DatabaseSchema.Table]
  ) throws -> [String] {
    var statements: [String] = []
    var done: Set<String> = []
    for step in steps {
      let name = DefinitionText.name(step.table, in: step.schema)
      if case .dropTable = step.change { statements.append("DROP TABLE \(name)") }
      guard done.insert(name).inserted,
        let table = declared.first(where: { $0.name == step.table && $0.schema == step.schema })
      else { continue }
      let changes = steps.filter { $0.table == step.table && $0.schema == step.schema }.map(\.change)
      let old = live.first { $0.name == step.table && $0.schema == step.schema }
      statements += SQLiteTableChanges(old: old, table: table, changes: changes).statements
    }
    return statements
  }
}

/// The statements that change one table.
private struct SQLiteTableChanges {
  /// `nil` if the table is new.
  let old: DatabaseSchema.Table?
  let table: DatabaseSchema.Table
  let changes: [SchemaChange]

  private var name: String { DefinitionText.name(of: table) }

  var statements: [String] {
    guard let old else { return [create(as: table.name)] + table.indexes.map(create) }
    // What stays valid in place; the order of the plan is kept.
    let renames = changes.compactMap { change -> String? in
      guard case .renameColumn(let old, let new) = change else { return nil }
      return "ALTER TABLE \(name) RENAME COLUMN \(DefinitionText.name(old)) TO \(DefinitionText.name(new))"
    }
    if let inPlace = changesInPlace { return dropped + renames + inPlace + created }
    return renames + anew(old)
  }

  private var dropped: [String] {
    changes.compactMap { change in
      if case .dropIndex(let index) = change {
        "DROP INDEX \(DefinitionText.name(index.name, in: table.schema))"
      } else {
        nil
      }
    }
  }

  private var created: [String] {
    changes.compactMap { change in
      if case .createIndex(let index) = change { create(index) } else { nil }
    }
  }

  private func create(_ index: DatabaseSchema.Index) -> String {
    let text = DefinitionText.create(index, on: DefinitionText.name(table.name), saysNulls: false)
    guard let schema = table.schema else { return text }
    let name = DefinitionText.name(index.name)
    return text.replacing(
      "INDEX \(name) ON", with: "INDEX \(DefinitionText.name(schema)).\(name) ON", maxReplacements: 1)
  }

  // MARK: In place

  /// The added columns, with the rules that are theirs alone; `nil` if that is not all there is to do.
  private var changesInPlace: [String]? {
    var added: [String] = []
    var rest = changes.filter { change in
      switch change {
      case .renameColumn, .dropIndex, .createIndex: false
      default: true
      }
    }
    for change in rest {
      guard case .addColumn(let column) = change else { continue }
      guard isAddedInPlace(column) else { return nil }
      var text = "ALTER TABLE \(name) ADD COLUMN \(definition(of: column))"
      rest.removeAll { other in
        switch other {
        case change: return true
        case .addCheck(let check) where check.columns == [column.name]:
          text += " " + DefinitionText.check(check)
          return true
        case .addForeignKey(let key) where key.columns == [column.name] && column.defaultText == nil:
          text +=
            (key.name.map { " CONSTRAINT \(DefinitionText.name($0))" } ?? "") + DefinitionText.reference(key)
          return true
        default: return false
        }
      }
      added.append(text)
    }
    return rest.isEmpty ? added : nil
  }

  /// SQLite adds no column whose value it would have to compute for each row.
  private func isAddedInPlace(_ column: DatabaseSchema.Column) -> Bool {
    guard column.generatedKey == nil, table.primaryKey?.columns.contains(column.name) != true else {
      return false
    }
    if let generation = column.generation { return !generation.isStored }
    if column.defaultText != nil { return column.defaultValue != nil }
    return column.isNullable
  }

  // MARK: Anew

  private func anew(_ old: DatabaseSchema.Table) -> [String] {
    let new = "koine_new_" + table.name
    let newName = DefinitionText.name(new, in: table.schema)
    var before = Set(old.columns.map(\.name))
    for case .renameColumn(let old, let new) in changes {
      before.remove(old)
      before.insert(new)
    }
    let copied = table.columns.filter { before.contains($0.name) && $0.generation == nil }.map(\.name)
    let list = copied.map(DefinitionText.name).joined(separator: ", ")
    let copy = copied.isEmpty ? "" : "INSERT INTO \(newName) (\(list)) SELECT \(list) FROM \(name)"
    return [create(as: new)] + (copy.isEmpty ? [] : [copy])
      + [
        "DROP TABLE \(name)",
        // What names the table, such as a view, stays as it is.
        "PRAGMA legacy_alter_table = ON",
        "ALTER TABLE \(newName) RENAME TO \(DefinitionText.name(table.name))",
        "PRAGMA legacy_alter_table = OFF",
      ]
      + table.indexes.map(create) + old.triggers.map(\.text)
  }

  private func create(as name: String) -> String {
    var parts = table.columns.map(definition)
    // AUTOINCREMENT stands at the column.
    if let key = table.primaryKey, !table.columns.contains(where: { $0.generatedKey == .autoincrement }) {
      parts.append(DefinitionText.primary(key))
    }
    parts += table.uniqueKeys.map(DefinitionText.unique) + table.checks.map(DefinitionText.check)
    parts += table.foreignKeys.map { key in
      var key = key
      key.schema = nil
      return DefinitionText.foreignKey(key)
    }
    let options = (table.isWithoutRowID ? ["WITHOUT ROWID"] : []) + (table.isStrict ? ["STRICT"] : [])
    return "CREATE TABLE \(DefinitionText.name(name, in: table.schema)) (\(parts.joined(separator: ", ")))"
      + (options.isEmpty ? "" : " " + options.joined(separator: ", "))
  }

  private func definition(of column: DatabaseSchema.Column) -> String {
    var text = DefinitionText.name(column.name)
    if !column.typeName.isEmpty { text += " " + column.typeName }
    if let collation = column.collationName { text += " COLLATE \(DefinitionText.name(collation))" }
    if column.generatedKey == .autoincrement { text += " PRIMARY KEY AUTOINCREMENT" }
    if !column.isNullable { text += " NOT NULL" }
    if let value = column.defaultText { text += " DEFAULT (\(value))" }
    if let generation = column.generation {
      text += " GENERATED ALWAYS AS (\(generation.text)) \(generation.isStored ? "STORED" : "VIRTUAL")"
    }
    return text
  }
}
