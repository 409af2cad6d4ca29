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
  /// The types that the caller names.
  let types: [ColumnPath: SQLType]
  /// The same, with those of the tables that are declared.
  let declaredTypes: [ColumnPath: SQLType]
  /// The cases of those of them that are enum types.
  let cases: [ColumnPath: [String]]
  /// How texts are ordered whose columns say no collation; `nil` if the engine has one order.
  let orderOfTexts: String?
  /// The names of the collations by which different texts may be equal; `nil` if that is not known.
  let looseCollations: Set<String>?
  /// The definitions of the types that the original defines itself, by the type names of columns; none for another
  /// engine, which takes the values without the types.
  let typeDefinitions: [String: String]
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
    let unknown = choice.types.keys.filter { found.tables.columns(at: $0).isEmpty }
    if !unknown.isEmpty { throw CopyError(.unknownColumns(unknown.sorted())) }
    types = found.tables.resolving(choice.types)
    let declared = try await Self.tables(declaredAs: choice.declared, of: found, on: connection)
    declaredTypes = types.merging(columnsOf: declared + found.declaredByKoine)
    cases = declared.casesOfEnumTypes
    let scope = CopyScope(
      tables: schema.tables, isWhole: choice.tables == nil, schemas: choice.schemas, keepsEngine: keepsEngine)
    typeDefinitions =
      keepsEngine ? try await copier?.typeDefinitions(of: schema.tables, on: connection) ?? [:] : [:]
    orderOfTexts = try await copier?.orderOfTexts(on: connection)
    looseCollations = try await copier?.looseCollations(on: connection)
    left = try await copier?.partsLeftOut(ofCopy: scope, on: connection) ?? []
  }

  /// The types of tables that there are, with those tables.
  private static func tables(
    declaredAs types: [any Table.Type], of found: DatabaseSchema, on connection: any Connection
  ) async throws -> [DeclaredTable] {
    var visible: [String: Set<String>] = [:]
    for name in Set(types.compactMap { $0.schema.schema }) {
      do {
        let schema = try await connection.schema(named: name, includingInternal: true)
        visible[name] = Set(schema.tables.filter { $0.schema == nil }.map(\.name))
      } catch let error as DatabaseError where error.code == .misuse {
        // There is no schema of that name, and so no table that the type declares.
      }
    }
    return types.compactMap { type in
      let names = type.schema.schema.flatMap { visible[$0] } ?? []
      return found.tables.table(declaredAs: type.schema, visible: names).map {
        DeclaredTable(type: type, table: $0)
      }
    }
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
    let found = names.map { schema.tables.tables(named: $0) }
    let missing = zip(names, found).filter { $0.1.isEmpty }.map(\.0)
    if !missing.isEmpty { throw CopyError(.missing(missing)) }
    let paths = Set(found.joined().map(\.copiedName))
    return DatabaseSchema(
      tables: schema.tables.filter { paths.contains($0.copiedName) }, enumerations: schema.enumerations)
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
}

/// A table, and the type that declares it.
private struct DeclaredTable {
  var type: any Table.Type
  var table: DatabaseSchema.Table
}

extension [ColumnPath: SQLType] {
  /// The types, with those of the columns that tables declare.
  fileprivate func merging(columnsOf tables: [DeclaredTable]) -> Self {
    tables.reduce(self) { types, declared in
      declared.type.schema.columns.reduce(into: types) { types, column in
        let path = declared.table.path(of: column.name)
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
  fileprivate var declaredByKoine: [DeclaredTable] {
    let record = MadeMigration.schema
    return tables.filter { $0.name == record.name && $0.columns.map(\.name) == record.columns.map(\.name) }
      .map { DeclaredTable(type: MadeMigration.self, table: $0) }
  }
}

extension [DeclaredTable] {
  /// The cases of the columns that have an enum type.
  fileprivate var casesOfEnumTypes: [ColumnPath: [String]] {
    reduce(into: [:]) { cases, declared in
      for constraint in declared.type.ruleNodes {
        guard case .enumType(let column, let values) = constraint.rule else { continue }
        cases[declared.table.path(of: column.name)] = values
      }
    }
  }
}

extension Table {
  fileprivate static var ruleNodes: [SQLTableConstraint] { constraints.map(\.node) }
}
