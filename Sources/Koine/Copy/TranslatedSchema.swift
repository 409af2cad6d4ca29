/// Tables of a database as those of another engine.
public struct TranslatedSchema: Sendable {
  /// The tables, as the engine tells them.
  public let schema: DatabaseSchema
  /// What is otherwise than in the original.
  public let notes: [CopyNote]

  /// The original's tables, in the order of the others.
  let parts: [SchemaTranslation.Table]
}

extension Connection {
  /// Finds out what the tables of a database of another engine are on this one. They are made in a schema of their own and
  /// taken back, so that the engine itself tells: on PostgreSQL that takes the right to create a schema.
  ///
  ///     let translated = try await server.translation(of: try await file.schema(), from: file.dialect)
  ///     let plan = try SchemaPlan(from: try await server.schema(), to: translated.schema, in: server.dialect)
  ///
  /// - Parameters:
  ///   - schema: What the other database holds.
  ///   - dialect: The other database's dialect.
  ///   - types: The types of columns of which the other engine tells another one, by `table.column`.
  ///   - timeout: How long the call may take. `nil` is the limit of the database or transaction.
  /// - Throws: ``CopyError`` if this engine cannot have a table; ``DatabaseError``; `CancellationError` if the task was
  ///   cancelled.
  public func translation(
    of schema: DatabaseSchema, from dialect: any SQLDialect, types: [String: SQLType] = [:],
    timeout: Duration? = nil
  ) async throws -> TranslatedSchema {
    let changer = try self.dialect.knownSchemaChanger
    return try await transaction(timeout: timeout) {
      try await $0.translation(
        SchemaTranslation(schema, of: dialect, types: schema.tables.resolving(types)), changer)
    }
  }

  /// The same within an open transaction.
  func translation(
    _ translation: SchemaTranslation, _ changer: any SchemaChangingDialect
  ) async throws -> TranslatedSchema {
    var translation = translation
    try translation.leaveOut(in: self.dialect)
    let scratch = changer.scratchSchema
    let definitions = translation.definitions(in: scratch.name)
    var found = DatabaseSchema()
    try await takingBack { connection in
      try await connection.run(scratch.statements)
      for definition in definitions {
        try await connection.perform(try definition.render(in: connection.dialect)) { _ in }
      }
      found = try await changer.readSchema(from: connection, named: scratch.name).sorted
    }
    var tables: [DatabaseSchema.Table] = []
    for original in translation.tables {
      guard var table = found.tables.first(where: { $0.name == original.source.name }),
        table.columns.map(\.name) == original.columns.map(\.name)
      else {
        throw CopyError(
          .unsupported(
            table: original.source.name, "its name, or that of a column, is too long for the target"))
      }
      table.schema = nil
      tables.append(table)
    }
    translation.addKeys(to: &tables, in: self.dialect)
    return TranslatedSchema(
      schema: DatabaseSchema(
        tables: tables, enumerations: found.enumerations.map { .init($0.name, values: $0.values) }),
      notes: translation.notes, parts: translation.tables)
  }
}
