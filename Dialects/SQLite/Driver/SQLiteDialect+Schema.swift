@_spi(KoineDriver) public import Koine
public import KoineSQLiteDialect

extension SQLiteDialect: SchemaReadingDialect {
  /// Reads what a database file, `main` unless it has another name, holds: from `sqlite_schema`, the pragmas and, for what
  /// these do not tell, the texts of the definitions.
  ///
  /// - Throws: `DatabaseError`, with the code `misuse` if no database is attached by the name.
  public func readSchema(from connection: any Connection, named name: String?) async throws -> DatabaseSchema
  {
    var reader = SQLiteSchemaReader(connection: connection, name: name ?? "main", isDefault: name == nil)
    return try await reader.read()
  }

  /// Whether both types have one name in SQLite, or the column leaves the values as they are: one without a type that is
  /// known, and an integer in a column of numbers.
  public func holds(_ type: SQLType, in column: DatabaseSchema.Column) -> Bool {
    guard let live = column.type else { return true }
    if typeName(type) == typeName(live) || type.storage == live.storage { return true }
    switch type.storage {
    case .integer, .unsigned, .boolean: return SQLiteColumnType.keepsIntegers(column.typeName)
    default: return false
    }
  }

  /// Whether its affinity does: not that of `REAL`.
  public func keepsIntegers(in column: DatabaseSchema.Column) -> Bool {
    SQLiteColumnType.keepsIntegers(column.typeName)
  }

  /// Whether its affinity does: that of every type but those of texts and of bytes.
  public func makesNumbersOfTexts(in column: DatabaseSchema.Column) -> Bool {
    SQLiteColumnType.makesNumbersOfTexts(column.typeName)
  }
}

/// Reads the schema of one database file.
struct SQLiteSchemaReader {
  let connection: any Connection
  let name: String
  let isDefault: Bool

  /// A table or view, as the schema lists it.
  private struct Entry {
    var name: String
    var type: String
    var isWithoutRowID: Bool
    var isStrict: Bool
    var sql: String
  }

  /// A column, as `table_xinfo` tells it.
  private struct RawColumn {
    var name: String
    var type: String
    var isNotNull: Bool
    var defaultText: String?
    /// The position in the primary key, from 1.
    var keyPosition: Int
    var isGenerated: Bool
    var isStored: Bool
  }

  private struct RawForeignKey {
    var number: Int
    var columns: [String] = []
    var table: String
    var referencedColumns: [String?] = []
    var onUpdate: String
    var onDelete: String
  }

  private struct RawIndex {
    var name: String
    var isUnique: Bool
    /// `c` for CREATE INDEX, `u` for a unique key, `pk` for a primary key.
    var origin: String
    var sql: String?
    var terms: [(column: String?, isDescending: Bool, collation: String)] = []
  }

  private var columns: [String: [RawColumn]] = [:]
  private var foreignKeys: [String: [RawForeignKey]] = [:]
  private var indexes: [String: [RawIndex]] = [:]
  private var triggers: [String: [DatabaseSchema.Trigger]] = [:]

  init(connection: any Connection, name: String, isDefault: Bool) {
    self.connection = connection
    self.name = name
    self.isDefault = isDefault
  }

  /// The name of the schema for a statement's text.
  private var quotedName: String { DefinitionText.name(name) }
  private var schemaName: String? { isDefault || name.lowercasedASCII == "main" ? nil : name }

  mutating func read() async throws -> DatabaseSchema {
    try await checkName()
    let entries = try await readEntries()
    try await readColumns()
    try await readForeignKeys()
    try await readIndexes()
    try await readTriggers()
    // Of a view whose tables are missing, and of a virtual table without its module, the columns are not known.
    for entry in entries where entry.type != "table" {
      columns[entry.name] = try await columnsIfKnown(of: entry.name)
    }
    var schema = DatabaseSchema()
    for entry in entries {
      if entry.type == "view" { schema.views.append(view(entry)) } else { schema.tables.append(table(entry)) }
    }
    return schema
  }

  // MARK: Reading

  private func rows(
    _ sql: String, _ bindings: [String] = [], _ row: (inout RowDecoder) throws -> Void
  ) async throws {
    try await connection.run(
      RenderedStatement(
        sql: sql, bindings: bindings.map(SQLValue.text), types: SQLTypeList(bindings.map { _ in .text })),
      row: row)
  }

  private func checkName() async throws {
    var names: [String] = []
    try await rows("SELECT name FROM pragma_database_list") { names.append(try $0.next(String.self)) }
    let isKnown = names.contains { $0.lowercasedASCII == name.lowercasedASCII }
    // A connection that has used no temporary table does not list them.
    guard isKnown || name.lowercasedASCII == "temp" else {
      throw DatabaseError(
        .misuse, "There is no database of this name: only main, temp and those that are attached.")
    }
  }

  private func readEntries() async throws -> [Entry] {
    var entries: [Entry] = []
    try await rows(
      """
      SELECT l.name, l.type, l.wr, l.strict, m.sql FROM pragma_table_list AS l
      JOIN \(quotedName).sqlite_schema AS m ON m.name = l.name AND m.type IN ('table', 'view')
      WHERE lower(l.schema) = lower(?1) AND l.type IN ('table', 'view', 'virtual')
        AND substr(l.name, 1, 7) <> 'sqlite_'
      """, [name]
    ) { row in
      entries.append(
        Entry(
          name: try row.next(String.self), type: try row.next(String.self),
          isWithoutRowID: try row.next(Int.self) != 0, isStrict: try row.next(Int.self) != 0,
          sql: try row.next(String?.self) ?? ""))
    }
    return entries
  }

  private static let columnList = """
    c.name, c.type, c."notnull", c.dflt_value, c.pk, c.hidden
    """

  private static func column(_ row: inout RowDecoder) throws -> (RawColumn, isHidden: Bool) {
    var column = RawColumn(
      name: try row.next(String.self), type: try row.next(String?.self) ?? "",
      isNotNull: try row.next(Int.self) != 0, defaultText: try row.next(String?.self),
      keyPosition: try row.next(Int.self), isGenerated: false, isStored: false)
    let hidden = try row.next(Int.self)
    column.isGenerated = hidden >= 2
    column.isStored = hidden == 3
    return (column, hidden == 1)
  }

  private mutating func readColumns() async throws {
    var columns: [String: [RawColumn]] = [:]
    try await rows(
      """
      SELECT m.name, \(Self.columnList) FROM \(quotedName).sqlite_schema AS m
      CROSS JOIN pragma_table_xinfo(m.name, ?1) AS c
      WHERE m.type = 'table' AND m.rootpage > 0 ORDER BY m.name, c.cid
      """, [name]
    ) { row in
      let table = try row.next(String.self)
      let (column, isHidden) = try Self.column(&row)
      if !isHidden { columns[table, default: []].append(column) }
    }
    self.columns = columns
  }

  private func columnsIfKnown(of table: String) async throws -> [RawColumn] {
    do {
      return try await connection.transaction { connection in
        var columns: [RawColumn] = []
        try await connection.run(
          RenderedStatement(
            sql: "SELECT \(Self.columnList) FROM pragma_table_xinfo(?1, ?2) AS c ORDER BY c.cid",
            bindings: [.text(table), .text(name)], types: [.text, .text])
        ) { row in
          let (column, isHidden) = try Self.column(&row)
          if !isHidden { columns.append(column) }
        }
        return columns
      }
    } catch let error as DatabaseError where Self.missing.contains(error.code) {
      return []
    }
  }

  /// What is wrong with a view or a virtual table that cannot be used.
  private static let missing: Set<DatabaseError.Code> = [
    .undefinedTable, .undefinedColumn, .undefinedFunction, .syntax, .other,
  ]

  private mutating func readForeignKeys() async throws {
    var keys: [String: [RawForeignKey]] = [:]
    // The key declared first has the greatest number.
    try await rows(
      """
      SELECT m.name, f.id, f."from", f."table", f."to", f.on_update, f.on_delete
      FROM \(quotedName).sqlite_schema AS m CROSS JOIN pragma_foreign_key_list(m.name, ?1) AS f
      WHERE m.type = 'table' AND m.rootpage > 0 ORDER BY m.name, f.id DESC, f.seq
      """, [name]
    ) { row in
      let table = try row.next(String.self)
      let number = try row.next(Int.self)
      let column = try row.next(String.self)
      let parent = try row.next(String.self)
      let referenced = try row.next(String?.self)
      let key = RawForeignKey(
        number: number, table: parent, onUpdate: try row.next(String.self),
        onDelete: try row.next(String.self))
      if keys[table]?.last?.number != number { keys[table, default: []].append(key) }
      let last = keys[table, default: []].count - 1
      keys[table]?[last].columns.append(column)
      keys[table]?[last].referencedColumns.append(referenced)
    }
    foreignKeys = keys
  }

  private mutating func readIndexes() async throws {
    var indexes: [String: [RawIndex]] = [:]
    try await rows(
      """
      SELECT m.name, i.name, i."unique", i.origin, x.sql, k.name, k."desc", k.coll
      FROM \(quotedName).sqlite_schema AS m CROSS JOIN pragma_index_list(m.name, ?1) AS i
      CROSS JOIN pragma_index_xinfo(i.name, ?1) AS k
      LEFT JOIN \(quotedName).sqlite_schema AS x ON x.type = 'index' AND x.name = i.name
      WHERE m.type = 'table' AND m.rootpage > 0 AND k."key" = 1 ORDER BY m.name, i.name, k.seqno
      """, [name]
    ) { row in
      let table = try row.next(String.self)
      let index = RawIndex(
        name: try row.next(String.self), isUnique: try row.next(Int.self) != 0,
        origin: try row.next(String.self), sql: try row.next(String?.self))
      if indexes[table]?.last?.name != index.name { indexes[table, default: []].append(index) }
      let last = indexes[table, default: []].count - 1
      indexes[table]?[last].terms.append(
        (try row.next(String?.self), try row.next(Int.self) != 0, try row.next(String?.self) ?? "BINARY"))
    }
    self.indexes = indexes
  }

  private mutating func readTriggers() async throws {
    var triggers: [String: [DatabaseSchema.Trigger]] = [:]
    try await rows(
      "SELECT tbl_name, name, sql FROM \(quotedName).sqlite_schema WHERE type = 'trigger' ORDER BY rowid"
    ) { row in
      let table = try row.next(String.self)
      triggers[table.lowercasedASCII, default: []].append(
        DatabaseSchema.Trigger(try row.next(String.self), text: try row.next(String.self)))
    }
    self.triggers = triggers
  }

  // MARK: Tables

  private func table(_ entry: Entry) -> DatabaseSchema.Table {
    let raw = columns[entry.name] ?? []
    let names = raw.map(\.name)
    guard entry.type == "table" else {
      var tokens = DefinitionTokens(entry.sql)
      _ = tokens.skip(pastWord: "USING")
      return DatabaseSchema.Table(
        entry.name, schema: schemaName, kind: .virtual(using: tokens.rest),
        columns: raw.map { column($0) },
        triggers: triggers[entry.name.lowercasedASCII] ?? [], isStrict: false)
    }
    let definition = TableDefinition(entry.sql)
    let key = raw.filter { $0.keyPosition > 0 }.sorted { $0.keyPosition < $1.keyPosition }.map(\.name)
    let checks = definition.checks.map { check in
      DatabaseSchema.Check(
        check.text, columns: SQLTokens.columns(in: check.text, of: names, spelling.lexicalRules),
        name: check.name)
    }
    let own = indexes[entry.name] ?? []
    // INTEGER PRIMARY KEY names the number of the row, unless it is DESC at the column: then it has an index.
    let isRowID =
      key.count == 1 && !entry.isWithoutRowID && !own.contains { $0.origin == "pk" }
      && raw.first { $0.name == key[0] }?.type.lowercasedASCII == "integer"
    let columns = raw.map { raw in
      var column = column(
        raw, definition.columns[raw.name] ?? TableDefinition.Column(), checks: definition.checks)
      if isRowID, raw.name == key[0] {
        column.isNullable = false
        column.generatedKey = definition.columns[raw.name]?.isAutoincrement == true ? .autoincrement : .rowID
      }
      return column
    }
    var table = DatabaseSchema.Table(entry.name, schema: schemaName, columns: columns)
    table.primaryKey = key.isEmpty ? nil : DatabaseSchema.Key(key, name: definition.primaryKeyName)
    table.uniqueKeys = own.filter { $0.origin == "u" }.map { index in
      let columns = index.terms.compactMap(\.column)
      return DatabaseSchema.Key(columns, name: definition.uniqueNames[columns.map(\.lowercasedASCII)])
    }
    table.foreignKeys = foreignKeys(of: entry.name, definition)
    table.checks = checks
    table.indexes = own.filter { $0.origin == "c" }.map { index($0, of: columns) }
    table.triggers = triggers[entry.name.lowercasedASCII] ?? []
    table.untold = DefinitionTokens(entry.sql).untold
    table.isStrict = entry.isStrict
    table.isWithoutRowID = entry.isWithoutRowID
    return table
  }

  private var spelling: SQLSpelling { SQLiteDialect.sqlite.spelling }

  private func column(
    _ raw: RawColumn, _ definition: TableDefinition.Column = .init(), checks: [TableDefinition.Check] = []
  ) -> DatabaseSchema.Column {
    let type = SQLiteColumnType.type(named: raw.type, ofColumn: raw.name, checks: checks)
    let defaultText = raw.defaultText.map(textOfDefault)
    var column = DatabaseSchema.Column(
      raw.name, typeName: raw.type, type: type, isNullable: !raw.isNotNull, defaultText: defaultText)
    column.defaultValue = defaultText.flatMap {
      SQLValue(defaultText: $0, of: type, spelling.lexicalRules)
    }
    if raw.isGenerated {
      column.generation = DatabaseSchema.Column.Generation(
        definition.generation ?? "", isStored: raw.isStored)
    }
    if let collation = definition.collation, collation.lowercasedASCII != "binary" {
      column.collationName = collation
      if type?.isText == true {
        column.collation = collation.lowercasedASCII == "nocase" ? .noCase : .database
      }
    }
    return column
  }

  /// A DEFAULT as it may stand in parentheses, too: without them SQLite takes a word alone, and a name in quotes, for a text.
  private func textOfDefault(_ text: String) -> String {
    var tokens = SQLTokens(text, spelling.lexicalRules)
    guard let token = tokens.next() else { return text }
    let value = tokens.text
    guard tokens.next() == nil else { return text }
    switch token {
    case .word(let word):
      return Self.wordsOfDefaults.contains(word) ? text : value.quoted(with: "'")
    case .quotedName: return value.quoted(with: "'")
    case .constant, .number, .parameter, .mark: return text
    }
  }

  /// The words that are no texts: https://www.sqlite.org/lang_createtable.html#the_default_clause
  private static let wordsOfDefaults: Set = [
    "NULL", "TRUE", "FALSE", "CURRENT_TIME", "CURRENT_DATE", "CURRENT_TIMESTAMP",
  ]

  private func foreignKeys(of table: String, _ definition: TableDefinition) -> [DatabaseSchema.ForeignKey] {
    let keys = foreignKeys[table] ?? []
    return keys.enumerated().map { index, key in
      var referenced = key.referencedColumns.compactMap { $0 }
      if referenced.isEmpty {
        let parent = columns.first { $0.key.lowercasedASCII == key.table.lowercasedASCII }?.value ?? []
        let primary = parent.filter { $0.keyPosition > 0 }.sorted { $0.keyPosition < $1.keyPosition }
        if primary.count == key.columns.count { referenced = primary.map(\.name) }
      }
      let isDeclared = definition.foreignKeys.count == keys.count
      return DatabaseSchema.ForeignKey(
        key.columns, references: key.table, schema: schemaName, referenced,
        onDelete: Self.action(key.onDelete),
        onUpdate: Self.action(key.onUpdate),
        deferral: isDeclared ? definition.foreignKeys[index].deferral : .never,
        name: isDeclared ? definition.foreignKeys[index].name : nil)
    }
  }

  /// What the pragmas have a name for.
  static func action(_ name: String) -> ForeignKeyAction {
    switch name {
    case "CASCADE": .cascade
    case "RESTRICT": .restrict
    case "SET NULL": .setNull
    case "SET DEFAULT": .setDefault
    default: .noAction
    }
  }

  private func index(_ raw: RawIndex, of columns: [DatabaseSchema.Column]) -> DatabaseSchema.Index {
    var tokens = DefinitionTokens(raw.sql ?? "")
    _ = tokens.skip(past: "(")
    tokens.back()
    let texts = tokens.list().map { parts in
      // What is behind the expression is told by the pragma.
      var parts = parts
      if parts.last?.token == .word("ASC") || parts.last?.token == .word("DESC") { parts.removeLast() }
      if parts.count > 2, parts[parts.count - 2].token == .word("COLLATE") { parts.removeLast(2) }
      while DefinitionTokens.isInParentheses(parts) { parts = Array(parts.dropFirst().dropLast()) }
      return tokens.text(parts)
    }
    var index = DatabaseSchema.Index(raw.name, [], isUnique: raw.isUnique)
    index.terms = raw.terms.enumerated().map { position, term in
      let column = columns.first { $0.name == term.column }
      let own = column?.collationName ?? "BINARY"
      let isOwn = own.lowercasedASCII == term.collation.lowercasedASCII
      return DatabaseSchema.Index.Term(
        term.column.map { .column($0) } ?? .expression(position < texts.count ? texts[position] : ""),
        isDescending: term.isDescending, collationName: isOwn ? nil : term.collation)
    }
    if tokens.isWord("WHERE") {
      tokens.advance()
      index.condition = tokens.rest
    }
    return index
  }

  // MARK: Views

  private func view(_ entry: Entry) -> DatabaseSchema.View {
    var tokens = DefinitionTokens(entry.sql)
    _ = tokens.skip(pastWord: "AS")
    return DatabaseSchema.View(
      entry.name, schema: schemaName,
      columns: (columns[entry.name] ?? []).map { column($0) }, text: tokens.rest,
      triggers: triggers[entry.name.lowercasedASCII] ?? [])
  }
}
