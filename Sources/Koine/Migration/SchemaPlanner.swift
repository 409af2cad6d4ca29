/// Compares what there is with what is declared.
struct SchemaPlanner {
  let changer: any SchemaChangingDialect
  let tables: [any Table.Type]

  init(_ changer: any SchemaChangingDialect, _ tables: [any Table.Type]) {
    self.changer = changer
    self.tables = tables
  }

  func plan(on connection: any Connection) async throws -> SchemaPlan {
    let missing = try await missingSchemas(on: connection)
    let live = try await liveTables(on: connection, without: missing)
    let declared = try await declaredTables(on: connection).keepingIndexesOfWords(of: live)
    try checkReferences(of: declared, to: live)
    let renamed = Dictionary(
      zip(declared.tables, tables).map { ($0.path, $1.renamedColumns) },
      uniquingKeysWith: { first, _ in first })
    let meanings = Dictionary(
      zip(declared.tables, tables).map { ($0.path, $1.columnTypes) }, uniquingKeysWith: { first, _ in first })
    return try SchemaPlan(
      from: live, to: declared, dropsOthers: false, missing: missing, renamed: renamed, meanings: meanings,
      changer)
  }

  /// The schemas of the declared tables, sorted.
  private var schemas: [String] { Set(tables.compactMap { $0.schema.schema }).sorted() }

  private func missingSchemas(on connection: any Connection) async throws -> [String] {
    var missing: [String] = []
    for schema in schemas where try await !changer.hasSchema(schema, on: connection) {
      missing.append(schema)
    }
    return missing
  }

  /// Refuses references that lead nowhere, which SQLite takes.
  private func checkReferences(of declared: DatabaseSchema, to live: DatabaseSchema) throws {
    let names = Set((live.tables + declared.tables).map(\.name.asciiLowercased))
    for table in declared.tables {
      guard let key = table.foreignKeys.first(where: { !names.contains($0.table.asciiLowercased) }) else {
        continue
      }
      throw SchemaPlanError(
        .unsupported(
          table: table.name,
          "it refers to the table \(key.table), which there is not; list its type, too"))
    }
  }

  private func liveTables(
    on connection: any Connection, without missing: [String]
  ) async throws -> DatabaseSchema {
    var live = try await changer.readSchema(from: connection, named: nil).sorted
    for schema in schemas where !missing.contains(schema) {
      let others = try await changer.readSchema(from: connection, named: schema).sorted.tables
      live.tables += others.map { table in
        var table = table
        table.schema = schema
        return table
      }
    }
    // A key of the engine's tells no schema where a bare name finds its parent; one that is declared may.
    var found: [String: String] = [:]
    for type in tables {
      guard let schema = type.schema.schema, !missing.contains(schema) else { continue }
      if try await changer.bareName(type.schema.name, findsTableIn: schema, on: connection) {
        found[type.schema.name] = schema
      }
    }
    if found.isEmpty { return live }
    for table in live.tables.indices {
      for key in live.tables[table].foreignKeys.indices
      where live.tables[table].foreignKeys[key].schema == nil {
        live.tables[table].foreignKeys[key].schema = found[live.tables[table].foreignKeys[key].table]
      }
    }
    return live
  }

  /// Refuses a table that refers by a bare name to another one than is declared by that name in a schema.
  private func checkNames(of made: Set<TableName>) throws {
    for type in tables {
      let own = TableName(type.schema.name, in: type.schema.schema)
      for name in type.referencedTables where name.schema == nil && name != own && !made.contains(name) {
        guard let other = made.first(where: { $0.name == name.name }), let schema = other.schema else {
          continue
        }
        throw SchemaPlanError(
          .unsupported(
            table: own.name,
            "it refers to the table \(name.name), and the type of another one, \(schema).\(name.name), is listed; "
              + "list its own type, or change the tables in two calls"))
      }
    }
  }

  /// The tables as the engine tells them, in the order of their types, and the enum types of their columns.
  private func declaredTables(on connection: any Connection) async throws -> DatabaseSchema {
    let scratch = changer.scratchSchema
    let made = Set(tables.map { TableName($0.schema.name, in: $0.schema.schema) })
    try checkNames(of: made)
    // Where rules can be added, what a table refers to is looked up when it is created.
    let takesLater = connection.dialect.features.has(.tableChanges)
    var definitions: [SQLStatement] = []
    var references: [SQLStatement] = []
    for (type, later) in tables.sortedByReferences {
      let parts = type.definition(in: scratch.name, beside: made, later: takesLater ? later : [])
      definitions.append(parts.definition)
      references += parts.references
    }
    let found = try await changer.described(definitions + references, on: connection)
    var declared: [DatabaseSchema.Table] = []
    for type in tables {
      let schema = type.schema
      guard var table = found.tables.first(where: { $0.name == schema.name }),
        !declared.contains(where: { $0.name == schema.name })
      else {
        throw SchemaPlanError(.unsupported(table: schema.name, "two of the types have its name"))
      }
      table.schema = schema.schema
      for index in table.foreignKeys.indices {
        let key = table.foreignKeys[index]
        guard key.schema == scratch.name || key.schema == nil else { continue }
        // The schema of the table that was made here in its place.
        let other = tables.first { $0.schema.name == key.table }
        if let other {
          table.foreignKeys[index].schema = other.schema.schema
        } else if key.schema != nil {
          table.foreignKeys[index].schema = nil
        }
      }
      declared.append(table)
    }
    let types = found.enumerations.map { DatabaseSchema.Enumeration($0.name, values: $0.values) }
    return DatabaseSchema(tables: declared, enumerations: types)
  }
}

extension DatabaseSchema {
  /// The tables, with the indexes of words that they have in another schema: a ``FullTextIndex`` is declared beside its table.
  fileprivate func keepingIndexesOfWords(of live: DatabaseSchema) -> DatabaseSchema {
    var schema = self
    for position in schema.tables.indices {
      let old = live.tables.first { $0.path == schema.tables[position].path }
      schema.tables[position].indexes += (old?.indexes ?? []).filter(\.isOfWords)
    }
    return schema
  }
}

extension DatabaseSchema.Index {
  /// Whether it is one of a ``FullTextIndex``.
  fileprivate var isOfWords: Bool {
    method != nil
      && terms.contains { term in
        if case .expression(let text) = term.subject { text.contains("koine_words(") } else { false }
      }
  }
}

/// The name of a declared table.
private struct TableName: Hashable {
  var name: String
  var schema: String?

  init(_ name: String, in schema: String?) {
    self.name = name
    self.schema = schema
  }
}

extension [any Table.Type] {
  /// Those first that others refer to. Of tables that refer to each other in a circle, one comes before some that it
  /// refers to: these are named beside it.
  fileprivate var sortedByReferences: [(type: any Table.Type, later: Set<String>)] {
    var sorted: [(any Table.Type, Set<String>)] = []
    var rest = self
    while !rest.isEmpty {
      let names = Set(rest.map { $0.schema.name })
      let next = rest.firstIndex { type in
        type.referencedTables.allSatisfy { $0.name == type.schema.name || !names.contains($0.name) }
      }
      let type = rest.remove(at: next ?? 0)
      sorted.append((type, next == nil ? names.subtracting([type.schema.name]) : []))
    }
    return sorted
  }
}

extension Table {
  /// The names of the tables that rows refer to.
  fileprivate static var referencedTables: [TableName] {
    guard case .createTable(let node)? = definitions.first else { return [] }
    let references =
      node.columns.compactMap(\.reference?.table)
      + node.constraints.compactMap { constraint in
        if case .foreignKey(_, let key) = constraint.rule { key.table } else { nil }
      }
    return references.map { TableName($0.name, in: $0.schema) }
  }

  /// The old names of columns that have another name now, by the new ones.
  fileprivate static var renamedColumns: [String: String] {
    Dictionary(
      schema.columns.compactMap { column in column.renamedFrom.map { (column.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The types of the columns, by their names.
  fileprivate static var columnTypes: [String: SQLType] {
    Dictionary(schema.columns.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
  }

  private static var definitions: [SQLStatement] {
    let statement = createTable().statement
    if case .definitions(let steps) = statement { return steps }
    return [statement]
  }

  /// The statements that make the table in another schema.
  ///
  /// - Parameters:
  ///   - schema: The schema.
  ///   - made: The names of the tables that are made there, too.
  ///   - later: The names of those that are made after it: the references to them are added by statements of their own.
  fileprivate static func definition(
    in schema: String, beside made: Set<TableName>, later: Set<String>
  ) -> (definition: SQLStatement, references: [SQLStatement]) {
    func moved(_ key: SQLForeignKey) -> SQLForeignKey {
      guard key.table.schema != nil, made.contains(TableName(key.table.name, in: key.table.schema)) else {
        return key
      }
      var key = key
      key.table = SQLTableReference(
        name: key.table.name, columns: key.table.columns.map { SQLTableReference.ColumnDescription($0) })
      return key
    }
    let table = SQLTableReference(TableSchema(self.schema.name, schema: schema, columns: self.schema.columns))
    var references: [SQLStatement] = []
    func add(_ columns: [SQLColumn], _ key: SQLForeignKey, _ name: String? = nil) {
      let rule = SQLTableConstraint(.foreignKey(columns, moved(key)), name: name)
      references.append(.alterTable(SQLAlterTable(table, .addConstraint(rule))))
    }
    let definition = SQLStatement.definitions(
      definitions.map { step in
        switch step {
        case .createTable(var node):
          node.table = table
          for index in node.columns.indices {
            guard let key = node.columns[index].reference, later.contains(key.table.name) else { continue }
            add([node.columns[index].column], key)
            node.columns[index].reference = nil
          }
          node.constraints.removeAll { constraint in
            guard case .foreignKey(let columns, let key) = constraint.rule, later.contains(key.table.name)
            else { return false }
            add(columns, key, constraint.name)
            return true
          }
          for index in node.columns.indices {
            node.columns[index].reference = node.columns[index].reference.map(moved)
          }
          for index in node.constraints.indices {
            if case .foreignKey(let columns, let key) = node.constraints[index].rule {
              node.constraints[index].rule = .foreignKey(columns, moved(key))
            }
          }
          return .createTable(node)
        case .createIndex(var node):
          node.table = table
          return .createIndex(node)
        default: return step
        }
      })
    return (definition, references)
  }
}
