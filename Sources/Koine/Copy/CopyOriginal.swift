/// What a caller wants to have copied.
struct CopyChoice: Sendable {
  /// The names of the tables; `nil` for all of them.
  var tables: [String]?
  /// The schemas that are read; `nil` for those where bare names are looked up.
  var schemas: [String]?
  /// Types that declare some of the tables.
  var declared: [any Table.Type] = []
  /// The types of columns of which the engine tells another one, by `table.column`.
  var types: [String: SQLType] = [:]
}

/// What a copy knows of a database before it reads the rows.
struct CopyOriginal: Sendable {
  /// The tables that are copied, and what else there is.
  let schema: DatabaseSchema
  /// The names of tables that are not copied.
  let others: Set<String>
  let dialect: any SQLDialect
  /// Whether the target is a database of the same engine, so that it takes the definitions as they are.
  let keepsEngine: Bool
  /// The types that the caller names, by `table.column`.
  let types: [String: SQLType]
  /// The same, with those of the tables that are declared.
  let declaredTypes: [String: SQLType]
  /// The cases of those of them that are enum types.
  let cases: [String: [String]]
  /// The names of the collations by which different texts may be equal; `nil` if that is not known.
  let looseCollations: Set<String>?
  /// What is left out besides what the schema tells.
  let left: [CopyNote]

  /// - Parameters:
  ///   - choice: What is copied.
  ///   - connection: An open transaction of the original.
  ///   - target: The dialect of the target.
  /// - Throws: ``CopyError`` if there is no such table or column; ``DatabaseError``.
  init(_ choice: CopyChoice, on connection: any Connection, for target: any SQLDialect) async throws {
    dialect = connection.dialect
    let copier = dialect.schemaCopier
    if let copier { try await connection.run(copier.settingsForCopies) }
    var found = try await Self.schema(choice.schemas, of: connection)
    if let copier {
      // A column may have a type of a schema that is not read.
      found.add(try await copier.enumerations(of: found.tables, on: connection))
      found = found.sorted
    }
    // What one database has been found to be says nothing of another.
    found.tables.removeAll(where: \.isNoteOfDeclarations)
    schema = try Self.chosen(found, choice.tables)
    others = Set(found.tables.map(\.copiedName)).subtracting(schema.tables.map(\.copiedName))
    keepsEngine = dialect.isOfSameEngine(as: target)
    let unknown = choice.types.keys.filter { path in
      !found.tables.contains { table in table.columns.contains { table.isMeant($0.name, by: path) } }
    }
    if !unknown.isEmpty { throw CopyError(.unknownColumns(unknown.sorted())) }
    types = choice.types
    declaredTypes = choice.types.merging(columnsOf: choice.declared + found.declaredByKoine)
    cases = choice.declared.casesOfEnumTypes
    let scope = CopyScope(
      tables: schema.tables, isWhole: choice.tables == nil, schemas: choice.schemas, keepsEngine: keepsEngine)
    looseCollations = try await copier?.looseCollations(on: connection)
    left = try await copier?.partsLeftOut(ofCopy: scope, on: connection) ?? []
  }

  private static func schema(
    _ names: [String]?, of connection: any Connection
  ) async throws -> DatabaseSchema {
    guard let names else { return try await connection.schema(includingInternal: true) }
    var found = DatabaseSchema()
    for name in Set(names) {
      let part = try await connection.schema(named: name, includingInternal: true)
      found.tables += part.tables
      found.views += part.views
      found.add(part.enumerations)
    }
    return found.sorted
  }

  private static func chosen(_ schema: DatabaseSchema, _ names: [String]?) throws -> DatabaseSchema {
    guard let names else { return schema }
    func isNamed(_ table: DatabaseSchema.Table, by name: String) -> Bool {
      table.name == name || table.copiedName == name
    }
    let missing = names.filter { name in !schema.tables.contains { isNamed($0, by: name) } }
    if !missing.isEmpty { throw CopyError(.missing(missing)) }
    return DatabaseSchema(
      tables: schema.tables.filter { table in names.contains { isNamed(table, by: $0) } },
      enumerations: schema.enumerations)
  }
}

extension DatabaseSchema.Enumeration {
  /// The name, with that of the schema if the bare name does not find the type.
  var path: String { schema.map { "\($0).\(name)" } ?? name }
}

extension DatabaseSchema.Table {
  fileprivate var isNoteOfDeclarations: Bool {
    let note = FulfilledDeclaration.schema
    return name == note.name && columns.map(\.name) == note.columns.map(\.name)
  }

  /// Whether `table.column` means a column of the table.
  fileprivate func isMeant(_ column: String, by path: String) -> Bool {
    path == "\(name).\(column)" || path == "\(copiedName).\(column)"
  }

  /// What is said of a column, by `table.column`.
  func value<Value>(of column: String, in values: [String: Value]) -> Value? {
    values["\(copiedName).\(column)"] ?? values["\(name).\(column)"]
  }
}

extension [String: SQLType] {
  /// The types, with those of the columns that tables declare.
  fileprivate func merging(columnsOf tables: [any Table.Type]) -> Self {
    tables.reduce(self) { types, table in
      let schema = table.schema
      return schema.columns.reduce(into: types) { types, column in
        let path = "\(schema.name).\(column.name)"
        if types[path] == nil { types[path] = column.type }
      }
    }
  }
}

extension DatabaseSchema {
  /// Adds those enum types that it does not have yet.
  mutating func add(_ types: [Enumeration]) {
    let known = Set(enumerations.map(\.path))
    enumerations += types.filter { !known.contains($0.path) }
  }

  /// The types that declare the tables which Koine has made for itself: the record of migrations.
  fileprivate var declaredByKoine: [any Koine.Table.Type] {
    let record = MadeMigration.schema
    return table(record.name)?.columns.map(\.name) == record.columns.map(\.name) ? [MadeMigration.self] : []
  }
}

extension [any Table.Type] {
  /// The cases of the columns that have an enum type, by `table.column`.
  fileprivate var casesOfEnumTypes: [String: [String]] {
    reduce(into: [:]) { cases, table in
      for constraint in table.ruleNodes {
        guard case .enumType(let column, let values) = constraint.rule else { continue }
        cases["\(table.schema.name).\(column.name)"] = values
      }
    }
  }
}

extension Table {
  fileprivate static var ruleNodes: [SQLTableConstraint] { constraints.map(\.node) }
}
