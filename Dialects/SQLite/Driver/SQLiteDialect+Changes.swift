@_spi(KoineDriver) public import Koine
public import KoineSQLiteDialect

extension SQLiteDialect: SchemaChangingDialect {
  /// Temporary tables: they may be made within a transaction, and are nobody else's.
  public var scratchSchema: ScratchSchema { ScratchSchema("temp") }

  /// Of the files, the first one: what is temporary is no table that is declared.
  public func bareName(
    _ table: String, findsTableIn schema: String, on connection: any Connection
  ) async throws -> Bool { schema.asciiLowercased == "main" }

  /// The texts of the definitions: all else that is told of a table is made of them.
  public func schemaFingerprint(of schemas: [String]) -> String? {
    let definitions = (["main"] + schemas).map { schema in
      """
      SELECT \((schema + " ").quoted(with: "'")) || type || ' ' || quote(name) || ' ' || quote(tbl_name) || ' '
        || coalesce(sql, '') AS text
      FROM \(DefinitionText.name(schema)).sqlite_schema WHERE substr(name, 1, 7) <> 'sqlite_'
      """
    }
    return "SELECT text FROM (SELECT sqlite_version() AS text UNION ALL "
      + definitions.joined(separator: " UNION ALL ") + ") ORDER BY text"
  }

  /// `people` is the table that was created as `People`.
  public var ignoresCaseOfNames: Bool { true }

  /// A table that is dropped to be made anew would take the rows with it that refer to its rows.
  public var settingsForChanges: [String] {
    ["PRAGMA foreign_keys = OFF"]
  }

  /// A setting of the connection alone.
  public var settingsToRestore: String? {
    "SELECT 'PRAGMA foreign_keys = ON' FROM pragma_foreign_keys WHERE foreign_keys"
  }

  /// A transaction that writes has the file's lock from its beginning.
  public var lockForChanges: [String] { [] }

  /// What is found while foreign keys are not looked at. It fails if a foreign key matches no key of its parent:
  /// ``danglingRows(on:)`` does not.
  public var danglingReferences: String? {
    """
    SELECT CASE WHEN t.schema = 'main' THEN '' ELSE t.schema || '.' END || t.name || ', row '
      || coalesce(k.rowid, '?') || ', to ' || k.parent
    FROM pragma_table_list AS t JOIN pragma_foreign_key_check(t.name, t.schema) AS k
    WHERE t.type = 'table' AND t.schema <> 'temp'
    """
  }

  /// What conflicts do, the collations and directions of keys, and temporary triggers.
  public func untold(
    _ tables: [DatabaseSchema.Table], on connection: any Connection
  ) async throws -> Set<UntoldPart> {
    var parts: Set<UntoldPart> = []
    for table in tables {
      parts.insert(UntoldPart(table.name, nil))
      let schema = DefinitionText.name(table.schema ?? "main")
      let query = RenderedStatement(
        sql: "SELECT sql FROM \(schema).sqlite_schema WHERE type = 'table' AND name = ?1",
        bindings: [.text(table.name)], types: [.text])
      try await connection.run(query) { row in
        for part in DefinitionTokens(try row.next(String?.self) ?? "").untold {
          parts.insert(UntoldPart(table.name, part))
        }
      }
      let triggers = RenderedStatement(
        sql: "SELECT name FROM sqlite_temp_schema WHERE type = 'trigger' AND lower(tbl_name) = lower(?1)",
        bindings: [.text(table.name)], types: [.text])
      try await connection.run(triggers) { row in
        parts.insert(UntoldPart(table.name, "the temporary trigger \(try row.next(String.self))"))
      }
    }
    return parts
  }

  /// What AUTOINCREMENT has come to.
  public func greatestGivenKey(
    of column: String, in table: DatabaseSchema.Table, on connection: any Connection
  ) async throws -> Int64? {
    guard Self.remembersKeys(of: table) else { return nil }
    return try await connection.integer(
      "SELECT seq FROM \(Self.sequences(of: table)) WHERE name = ?1", [.text(table.name)], [.text])
  }

  /// Writes down the number as AUTOINCREMENT does. Without it, keys follow those of the rows.
  public func skipKeys(
    upTo number: Int64, of column: String, in table: DatabaseSchema.Table, on connection: any Connection
  ) async throws -> Bool {
    guard Self.remembersKeys(of: table) else {
      guard let key = table.column(column), key.generatedKey != nil else { return false }
      let (name, column) = (DefinitionText.name(of: table), DefinitionText.name(key.name))
      let greatest = try await connection.integer("SELECT max(\(column)) FROM \(name)", [], [])
      return (greatest ?? 0) >= number
    }
    let values: [SQLValue] = [.text(table.name), .integer(number)]
    let sequences = Self.sequences(of: table)
    for statement in [
      "UPDATE \(sequences) SET seq = max(seq, ?2) WHERE name = ?1",
      """
      INSERT INTO \(sequences) (name, seq) SELECT ?1, ?2
      WHERE NOT EXISTS (SELECT 1 FROM \(sequences) WHERE name = ?1)
      """,
    ] {
      let rendered = RenderedStatement(sql: statement, bindings: values, types: [.text, .bigInteger])
      try await connection.run(rendered) { _ in }
    }
    return true
  }

  /// Each file has a table of its own for what AUTOINCREMENT has come to.
  private static func sequences(of table: DatabaseSchema.Table) -> String {
    DefinitionText.name("sqlite_sequence", in: table.schema)
  }

  private static func remembersKeys(of table: DatabaseSchema.Table) -> Bool {
    table.columns.contains { $0.generatedKey == .autoincrement }
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
      try Self.checkUnits(changes, of: step.table)
      try Self.checkTexts(changes, of: step.table)
      let tableChanges = SQLiteTableChanges(old: old, table: table, changes: changes)
      if tableChanges.isMadeAnew { try Self.checkName(of: step.table, step.schema, among: live) }
      statements += try tableChanges.statements
    }
    return statements
  }

  /// The statements in a transaction. If a table is dropped, for good or to be made anew, no foreign key is followed
  /// meanwhile: the script fails before it commits if more rows refer to rows that there are not than before.
  public func script(of statements: [String]) throws -> [String] {
    let begin = try transactionStatements.begin(TransactionOptions())
    let commit = transactionStatements.commit
    guard statements.contains(where: { $0.hasPrefix("DROP TABLE ") }) else {
      return begin + statements + [commit]
    }
    var script = settingsForChanges + begin
    script += [
      "CREATE TEMP TABLE koine_dangling_rows (more INTEGER NOT NULL, "
        + "CONSTRAINT \"rows refer to rows that there are not\" CHECK (more <= 0))",
      "INSERT INTO koine_dangling_rows SELECT -count(*) FROM pragma_foreign_key_check",
    ]
    script += statements
    script += [
      "UPDATE koine_dangling_rows SET more = more + (SELECT count(*) FROM pragma_foreign_key_check)",
      "DROP TABLE temp.koine_dangling_rows",
      commit,
      "PRAGMA foreign_keys = ON",
    ]
    return script
  }
}

extension Connection {
  /// The value of the only column of the first row; `nil` if there is none.
  fileprivate func integer(
    _ sql: String, _ bindings: [SQLValue], _ types: SQLTypeList
  ) async throws -> Int64? {
    var value: Int64?
    let statement = RenderedStatement(sql: sql, bindings: bindings, types: types)
    try await run(statement) { value = try $0.next(Int64?.self) }
    return value
  }
}

/// The statements that change one table.
private struct SQLiteTableChanges {
  /// `nil` if the table is new.
  let old: DatabaseSchema.Table?
  let table: DatabaseSchema.Table
  let changes: [SchemaChange]

  private var name: String { DefinitionText.name(of: table) }

  /// Whether a new table takes the place of the old one.
  var isMadeAnew: Bool { old != nil && changesInPlace == nil }

  var statements: [String] {
    get throws {
      guard let old else { return [create(as: table.name)] + table.indexes.map { create($0) } }
      // What stays valid in place; the order of the plan is kept.
      let renames = changes.compactMap { change -> String? in
        guard case .renameColumn(let old, let new) = change else { return nil }
        return "ALTER TABLE \(name) RENAME COLUMN \(DefinitionText.name(old)) TO \(DefinitionText.name(new))"
      }
      if let inPlace = changesInPlace { return dropped + renames + inPlace + created }
      try checkTriggers(of: old)
      return renames + anew(old)
    }
  }

  /// Refuses other names of columns for a table that is made anew and has triggers: their texts, which it gets again,
  /// have the old names.
  private func checkTriggers(of old: DatabaseSchema.Table) throws {
    guard let trigger = old.triggers.first else { return }
    for case .renameColumn(let column, let new) in changes {
      throw SchemaPlanError(
        .unsupported(
          table: table.name,
          "other changes make it anew, and its trigger \"\(trigger.name)\" may name the column \"\(column)\"; "
            + "rename that to \"\(new)\" first, in a plan without other changes of the table, or drop the trigger "
            + "before, and create it again after"))
    }
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

  /// A text of the table's definition, as one that Koine writes.
  private func own(_ text: String) -> String { OwnText(text, of: table).text }

  private func create(_ index: DatabaseSchema.Index) -> String {
    var index = index
    index.condition = index.condition.map(own)
    for position in index.terms.indices {
      if case .expression(let text) = index.terms[position].subject {
        index.terms[position].subject = .expression(own(text))
      }
    }
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
      case .renameColumn, .dropIndex, .createIndex, .changeComment: false
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
        case .addForeignKey(var key) where key.columns == [column.name] && column.defaultText == nil:
          key.schema = nil
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
    var table = table
    if let key = autoincrementedKey(of: old), let index = table.columns.firstIndex(where: { $0.name == key })
    {
      table.columns[index].generatedKey = .autoincrement
    }
    keepOptions(of: old, in: &table)
    return SQLiteTableChanges(old: old, table: table, changes: changes).copied(from: old)
  }

  /// A table that others have made stays WITHOUT ROWID, and takes values of other types if it did; values that are to
  /// become those of another type take one that is STRICT.
  private func keepOptions(of old: DatabaseSchema.Table, in table: inout DatabaseSchema.Table) {
    var oldNames: [String: String] = [:]
    for case .renameColumn(let old, let new) in changes { oldNames[new] = old }
    if old.isWithoutRowID, table.primaryKey?.columns.map({ oldNames[$0] ?? $0 }) == old.primaryKey?.columns {
      table.isWithoutRowID = true
    }
    var changed: Set<String> = []
    for case .changeColumn(let column, let new) in changes {
      if column.typeName.asciiLowercased != new.typeName.asciiLowercased { return }
      changed.insert(new.name)
    }
    if old.isStrict { return }
    table.isStrict = false
    for index in table.columns.indices where !changed.contains(table.columns[index].name) {
      let name = table.columns[index].name
      if let column = old.column(oldNames[name] ?? name) { table.columns[index].typeName = column.typeName }
    }
  }

  /// The key that never gets a number again which was used before, by its new name: it stays so.
  private func autoincrementedKey(of old: DatabaseSchema.Table) -> String? {
    guard var key = old.columns.first(where: { $0.generatedKey == .autoincrement })?.name else { return nil }
    for case .renameColumn(key, let new) in changes {
      key = new
      break
    }
    let column = table.columns.first { $0.name == key }
    return column?.generatedKey == nil || table.primaryKey?.columns != [key] ? nil : key
  }

  /// The greatest number that was ever used.
  private func keepGreatestKey(as new: String) -> [String] {
    guard table.columns.contains(where: { $0.generatedKey == .autoincrement }) else { return [] }
    let sequence = DefinitionText.name("sqlite_sequence", in: table.schema)
    return [
      "DELETE FROM \(sequence) WHERE name = \(new.quoted(with: "'"))",
      "INSERT INTO \(sequence) (name, seq) SELECT \(new.quoted(with: "'")), seq FROM \(sequence) "
        + "WHERE name = \(table.name.quoted(with: "'"))",
    ]
  }

  private func copied(from old: DatabaseSchema.Table) -> [String] {
    let new = SQLiteDialect.newName(of: table.name)
    let newName = DefinitionText.name(new, in: table.schema)
    var before = Set(old.columns.map(\.name))
    for case .renameColumn(let old, let new) in changes {
      before.remove(old)
      before.insert(new)
    }
    let copied = table.columns.filter { before.contains($0.name) && $0.generation == nil }.map(\.name)
    let list = copied.map(DefinitionText.name).joined(separator: ", ")
    var conversions: [String: String] = [:]
    for case .changeColumn(let old, let new) in changes {
      conversions[new.name] = SQLiteDialect.conversion(DefinitionText.name(new.name), of: old, as: new)
    }
    let copies = copied.map { conversions[$0] ?? DefinitionText.name($0) }.joined(separator: ", ")
    // What names rows by their numbers, such as an index for texts, still finds them.
    let numbers =
      table.hasNumberedKey || old.hasNumberedKey
      ? nil
      : table.rowNumber.flatMap { new in
        old.rowNumber.map { (new: "\(new), ", old: "\($0), ") }
      }
    let values =
      copied.isEmpty
      ? defaults(forRowsOf: old) : "(\(numbers?.new ?? "")\(list)) SELECT \(numbers?.old ?? "")\(copies)"
    return [create(as: new), "INSERT INTO \(newName) \(values) FROM \(name)"] + keepGreatestKey(as: new)
      + [
        "DROP TABLE \(name)",
        // What names the table, such as a view, stays as it is.
        "PRAGMA legacy_alter_table = ON",
        "ALTER TABLE \(newName) RENAME TO \(DefinitionText.name(table.name))",
        "PRAGMA legacy_alter_table = OFF",
      ]
      + table.indexes.map { create($0) } + old.triggers.map { create($0) }
  }

  /// What makes a row of defaults of each row of a table that has no column in common with the new one. A row keeps its
  /// number, unless one of the tables has none.
  private func defaults(forRowsOf old: DatabaseSchema.Table) -> String {
    if let number = table.rowNumber {
      return "(\(number)) SELECT \(old.rowNumber ?? "NULL")"
    }
    // A table has a column that is not computed.
    let column = table.columns.first { $0.generation == nil }
    let value = column?.defaultText.map(DefinitionText.inParentheses) ?? "NULL"
    return "(\(DefinitionText.name(column?.name ?? ""))) SELECT \(value)"
  }

  /// SQLite keeps a trigger's text without its schema, however it was written: `CREATE TRIGGER name …`.
  private func create(_ trigger: DatabaseSchema.Trigger) -> String {
    guard let schema = table.schema else { return trigger.text }
    let start = "CREATE TRIGGER "
    let rest = String(decoding: trigger.text.utf8.dropFirst(start.utf8.count), as: UTF8.self)
    return "\(start)\(DefinitionText.name(schema)).\(rest)"
  }

  private func create(as name: String) -> String {
    var parts = table.columns.map(definition)
    // AUTOINCREMENT stands at the column.
    if let key = table.primaryKey, !table.columns.contains(where: { $0.generatedKey == .autoincrement }) {
      parts.append(DefinitionText.primary(key))
    }
    parts +=
      table.uniqueKeys.map(DefinitionText.unique)
      + table.checks.map { check in
        var check = check
        check.text = own(check.text)
        return DefinitionText.check(check)
      }
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
    if !column.typeName.isEmpty { text += " " + column.typeText }
    if let collation = column.collationName { text += " COLLATE \(DefinitionText.name(collation))" }
    if column.generatedKey == .autoincrement { text += " PRIMARY KEY AUTOINCREMENT" }
    if !column.isNullable { text += " NOT NULL" }
    if let value = column.defaultText { text += " DEFAULT \(DefinitionText.inParentheses(own(value)))" }
    if let generation = column.generation {
      text += " GENERATED ALWAYS AS \(DefinitionText.inParentheses(generation.text))"
      text += generation.isStored ? " STORED" : " VIRTUAL"
    }
    return text
  }
}

extension DatabaseSchema.Table {
  /// A name of the number of a row; `nil` if rows have none, or columns have all of its names.
  fileprivate var rowNumber: String? {
    if isWithoutRowID { return nil }
    let names = Set(columns.map(\.name.asciiLowercased))
    return ["rowid", "_rowid_", "oid"].first { !names.contains($0) }
  }

  /// Whether a column is the number of a row.
  fileprivate var hasNumberedKey: Bool {
    guard let key = primaryKey, key.columns.count == 1, !isWithoutRowID else { return false }
    return columns.contains {
      $0.name.asciiLowercased == key.columns[0].asciiLowercased && $0.typeName.asciiLowercased == "integer"
    }
  }
}
