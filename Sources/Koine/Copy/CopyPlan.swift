/// What a copy of a database makes in the target, and what it cannot carry over.
///
///     let plan = try await source.copyPlan(to: target)
///     for note in plan.notes { print(note) }
///     // bookings: bookings_search: the index is of the kind gin (LEFT OUT)
///     print(plan.statements)
public struct CopyPlan: Sendable {
  /// The names of the tables, in the order in which they are copied.
  public var tables: [String] { parts.map(\.target.name) }
  /// What is otherwise than in the original.
  public let notes: [CopyNote]
  /// The definitions, in the target's SQL: first those before the rows, then those after.
  public var statements: [String] { before + after }

  let parts: [Part]
  /// What creates the tables.
  let before: [String]
  /// What is cheaper when the rows are there: indexes and references.
  let after: [String]

  /// A table of both databases.
  struct Part: Sendable {
    var source: DatabaseSchema.Table
    var target: DatabaseSchema.Table
    var columns: [SchemaTranslation.Column]

    /// The positions of the documents among the columns.
    var documents: Set<Int> { Set(columns.indices.filter { columns[$0].type.storage == .json }) }
  }

  /// What is left out.
  public var left: [CopyNote] { notes.filter { $0.effect == .left } }
}

/// Finds out what the target's tables are to be.
struct CopyPlanner {
  let source: DatabaseSchema
  let sourceDialect: any SQLDialect
  let names: [String]?
  let types: [String: SQLType]
  /// The cases of those of them that are enum types.
  let cases: [String: [String]]
  let target: any Connection
  let changer: any SchemaChangingDialect

  func plan() async throws -> CopyPlan {
    let schema = try chosen()
    let live = try await changer.readSchema(from: target, named: nil)
    let existing = Set((live.tables.map(\.name) + live.views.map(\.name)).map(\.asciiLowercased))
    let clashes = schema.tables.map(\.name).filter { existing.contains($0.asciiLowercased) }
    if !clashes.isEmpty { throw CopyError(.existing(clashes)) }
    if sourceDialect.name == target.dialect.name, schema.enumerations.isEmpty, types.isEmpty {
      return try plan(of: schema)
    }
    return try await translated(schema, beside: live.enumerations)
  }

  private func chosen() throws -> DatabaseSchema {
    guard let names else { return source }
    let missing = names.filter { name in !source.tables.contains { $0.name == name } }
    if !missing.isEmpty { throw CopyError(.missing(missing)) }
    return DatabaseSchema(
      tables: source.tables.filter { names.contains($0.name) }, enumerations: source.enumerations)
  }

  // MARK: The same engine

  private func plan(of schema: DatabaseSchema) throws -> CopyPlan {
    var notes: [CopyNote] = []
    var parts: [CopyPlan.Part] = []
    for table in schema.tables {
      guard table.kind == .ordinary, table.parents.isEmpty, table.otherConstraints.isEmpty else {
        notes.append(CopyNote(.left, table.name, "it is no ordinary table"))
        continue
      }
      notes += table.triggers.map { CopyNote(.left, "\(table.name): \($0.name)", "a trigger") }
      notes += table.untold.map { CopyNote(.left, table.name, $0) }
      var copy = table
      copy.triggers = []
      let columns = table.columns.filter { $0.generation == nil }
      parts.append(
        CopyPlan.Part(
          source: table, target: copy,
          columns: columns.map { SchemaTranslation.Column(name: $0.name, type: $0.type ?? .unknown) }))
    }
    notes += schema.views.map { CopyNote(.left, $0.name, "a view") }
    return try plan(parts, notes)
  }

  // MARK: Another engine

  private func translated(
    _ schema: DatabaseSchema, beside known: [DatabaseSchema.Enumeration]
  ) async throws -> CopyPlan {
    try checkNames(of: schema)
    let translation = try await target.translation(
      of: schema, from: sourceDialect, types: types, cases: cases, changer)
    let parts = zip(translation.parts, translation.schema.tables).map { part, table in
      CopyPlan.Part(
        source: part.source, target: table, columns: part.columns.filter { !$0.isComputed })
    }
    return try plan(
      parts, translation.notes, from: DatabaseSchema(enumerations: known),
      translation.schema.enumerations)
  }

  /// The target's tables have no schema, and another engine may ignore the case of names.
  private func checkNames(of schema: DatabaseSchema) throws {
    let isOther = sourceDialect.name != target.dialect.name
    let tables = Dictionary(grouping: schema.tables) { isOther ? $0.name.asciiLowercased : $0.name }
    let repeated = tables.values.filter { $0.count > 1 }.joined().map { table in
      table.schema.map { "\($0).\(table.name)" } ?? table.name
    }
    if !repeated.isEmpty { throw CopyError(.sameName(repeated.sorted())) }
  }

  // MARK: Both

  private func plan(
    _ parts: [CopyPlan.Part], _ notes: [CopyNote], from live: DatabaseSchema = DatabaseSchema(),
    _ enumerations: [DatabaseSchema.Enumeration] = []
  ) throws -> CopyPlan {
    let tables = parts.map(\.target)
    let bare = tables.map { table in
      var table = table
      table.indexes = []
      // An engine that does not look at references while tables change takes them with the table.
      if changer.danglingReferences == nil { table.foreignKeys = [] }
      return table
    }
    return CopyPlan(
      notes: notes, parts: parts,
      before: try SchemaPlan(
        from: live, to: DatabaseSchema(tables: bare, enumerations: enumerations), dropsOthers: false, changer
      ).statements,
      after: try SchemaPlan(
        from: DatabaseSchema(tables: bare), to: DatabaseSchema(tables: tables), dropsOthers: false, changer
      ).statements)
  }
}
