extension Connection {
  /// What it takes to make tables what their types declare; nothing is changed.
  ///
  ///     let plan = try await database.plan(for: [RemindersList.self, Reminder.self])
  ///     print(plan)                     // reminders: add the column "due" date
  ///     print(plan.statements)          // ["ALTER TABLE \"reminders\" ADD COLUMN \"due\" date"]
  ///
  /// The declared tables are made in a schema of their own and taken back, so that the engine itself tells what they
  /// are: on PostgreSQL that takes the right to create a schema. Where columns stand in a table, comments, and the
  /// names of rules are not compared.
  ///
  /// - Parameter tables: The types. A table that one of them refers to is there already, or one of them.
  /// - Throws: ``SchemaPlanError`` if a table cannot be changed so, ``DatabaseError``.
  public func plan(for tables: [any Table.Type]) async throws -> SchemaPlan {
    let changer = try dialect.knownSchemaChanger
    return try await transaction { connection in
      try await SchemaPlanner(changer, tables).plan(on: connection)
    }
  }
}

extension Database {
  /// Makes tables what their types declare: new tables, columns and indexes are added, columns change their types, rules
  /// come and go. All of it in one transaction, or nothing.
  ///
  ///     try await database.migrate(to: [RemindersList.self, Reminder.self])
  ///
  /// Rows stay. What may break a rule that is new is looked at before, and the error has the rows. What loses values is
  /// refused unless it is allowed: dropping a column, and changing a type to one that does not hold every value. A
  /// column that has another name now says so, as it is never guessed:
  ///
  ///     @Column(renamedFrom: "due") var dueDate: Date?
  ///
  /// If nothing differs, nothing is done. Of several programs that begin at once, one changes the tables, and the others
  /// find that nothing differs. Tables that are not asked for are left alone, and so are views and triggers. On SQLite,
  /// which can change little of a table, the table is made anew, its rows copied, and its indexes and triggers made
  /// again.
  ///
  /// - Parameters:
  ///   - tables: The types. A table that one of them refers to is there already, or one of them.
  ///   - allowingLoss: Whether values may be lost.
  ///   - progress: Receives the plan before it is carried out, unless nothing differs.
  /// - Returns: The plan that was carried out.
  /// - Throws: ``SchemaPlanError`` and ``DatabaseError``; then nothing is changed. `CancellationError` if the task was
  ///   cancelled.
  @discardableResult
  public func migrate(
    to tables: [any Table.Type], allowingLoss: Bool = false, progress: (SchemaPlan) -> Void = { _ in }
  ) async throws -> SchemaPlan {
    try await changing { connection, changer in
      let plan = try await SchemaPlanner(changer, tables).plan(on: connection)
      if plan.isEmpty { return plan }
      try plan.checkLoss(isAllowed: allowingLoss)
      progress(plan)
      try await plan.carryOut(on: connection, changer)
      return plan
    }
  }

  /// Runs `body` in a transaction in which tables may be changed.
  fileprivate func changing<Result>(
    _ body: (any Connection, any SchemaChangingDialect) async throws -> Result
  ) async throws -> Result {
    let changer = try dialect.knownSchemaChanger
    return try await withConnection(timeout: nil) { connection in
      try await connection.run(changer.settingsForChanges)
      // What another program commits while this one waits for it has to be seen.
      return try await connection.transaction(isolation: .readCommitted) { connection in
        try await connection.run(changer.lockForChanges)
        return try await body(connection, changer)
      }
    }
  }
}

extension SchemaPlan {
  /// Carries the plan out, in one transaction: all of it, or nothing.
  ///
  ///     let plan = try await database.plan(for: [RemindersList.self, Reminder.self])
  ///     if plan.lossySteps.isEmpty { try await plan.run(on: database) }
  ///
  /// - Parameters:
  ///   - database: The database that the plan was made for.
  ///   - allowingLoss: Whether values may be lost.
  /// - Throws: ``SchemaPlanError``, also if a table is another one by now, and ``DatabaseError``; then nothing is changed.
  ///   `CancellationError` if the task was cancelled.
  public func run(on database: any Database, allowingLoss: Bool = false) async throws {
    if isEmpty { return }
    try checkLoss(isAllowed: allowingLoss)
    try await database.changing { connection, changer in
      for schema in Set(changedTables.map(\.schema)) {
        let tables = try await changer.readSchema(from: connection, named: schema).sorted.tables
        for table in changedTables where table.schema == schema {
          var now = tables.first { $0.name == table.name }
          now?.schema = schema
          guard now == table else { throw SchemaPlanError(.outdated(table: table.name)) }
        }
      }
      try await carryOut(on: connection, changer)
    }
  }

  fileprivate func checkLoss(isAllowed: Bool) throws {
    if !isAllowed, !lossySteps.isEmpty { throw SchemaPlanError(.lossy(lossySteps)) }
  }

  fileprivate func carryOut(on connection: any Connection, _ changer: any SchemaChangingDialect) async throws
  {
    for check in checks {
      let rows = try await connection.texts(check.query)
      if !rows.isEmpty { throw SchemaPlanError(.brokenBy(rows: rows, check.step)) }
    }
    // What was wrong before is not the plan's fault.
    let before = try await changer.unusable(changedTables, on: connection)
    let dangling = try await connection.texts(changer.danglingReferences)
    try await connection.run(statements)
    let after = try await changer.unusable(changedTables, on: connection)
    let broken = after.filter { before[$0.key] == nil }.map { "\($0.key) (\($0.value))" }.sorted()
    if !broken.isEmpty { throw SchemaPlanError(.unusable(broken)) }
    let lost = Set(try await connection.texts(changer.danglingReferences)).subtracting(dangling).sorted()
    if !lost.isEmpty { throw SchemaPlanError(.danglingReferences(Array(lost.prefix(10)))) }
  }
}

extension Connection {
  /// The rows of a query of one text; none without a query.
  fileprivate func texts(_ query: String?) async throws -> [String] {
    var texts: [String] = []
    guard let query else { return texts }
    try await run(RenderedStatement(sql: query)) { texts.append(try $0.next(String.self)) }
    return texts
  }

  fileprivate func run(_ statements: [String]) async throws {
    for statement in statements { try await run(RenderedStatement(sql: statement)) { _ in } }
  }
}

/// Compares what there is with what is declared.
private struct SchemaPlanner {
  let changer: any SchemaChangingDialect
  let tables: [any Table.Type]

  init(_ changer: any SchemaChangingDialect, _ tables: [any Table.Type]) {
    self.changer = changer
    self.tables = tables
  }

  func plan(on connection: any Connection) async throws -> SchemaPlan {
    let live = try await liveTables(on: connection)
    let declared = try await declaredTables(on: connection)
    let renamed = Dictionary(
      zip(declared, tables).map { ($0.path, $1.renamedColumns) }, uniquingKeysWith: { first, _ in first })
    return try SchemaPlan(from: live, to: declared, dropsOthers: false, renamed: renamed, changer)
  }

  private func liveTables(on connection: any Connection) async throws -> [DatabaseSchema.Table] {
    var live = try await changer.readSchema(from: connection, named: nil).sorted.tables
    for schema in Set(tables.compactMap { $0.schema.schema }).sorted() {
      let others = try await changer.readSchema(from: connection, named: schema).sorted.tables
      live += others.map { table in
        var table = table
        table.schema = schema
        return table
      }
    }
    return live
  }

  /// The tables as the engine tells them, in the order of their types.
  private func declaredTables(on connection: any Connection) async throws -> [DatabaseSchema.Table] {
    let scratch = changer.scratchSchema
    let definitions = try tables.sortedByReferences().map { $0.definition(in: scratch.name) }
    var found: [DatabaseSchema.Table] = []
    do {
      try await connection.transaction { connection in
        try await connection.run(scratch.statements)
        for definition in definitions {
          try await connection.perform(try definition.render(in: connection.dialect)) { _ in }
        }
        found = try await changer.readSchema(from: connection, named: scratch.name).sorted.tables
        throw TakenBack()
      }
    } catch is TakenBack {}
    var declared: [DatabaseSchema.Table] = []
    for type in tables {
      let schema = type.schema
      guard var table = found.first(where: { $0.name == schema.name }),
        !declared.contains(where: { $0.name == schema.name })
      else {
        throw SchemaPlanError(.unsupported(table: schema.name, "two of the types have its name"))
      }
      table.schema = schema.schema
      for index in table.foreignKeys.indices where table.foreignKeys[index].schema == scratch.name {
        table.foreignKeys[index].schema = nil
      }
      declared.append(table)
    }
    return declared
  }

  /// Ends the transaction in which declared tables are looked at.
  private struct TakenBack: Error {}
}

extension [any Table.Type] {
  /// Those first that others refer to.
  fileprivate func sortedByReferences() throws -> [any Table.Type] {
    var sorted: [any Table.Type] = []
    var rest = self
    while !rest.isEmpty {
      let names = Set(rest.map { $0.schema.name })
      guard
        let next = rest.firstIndex(where: { type in
          type.referencedTables.allSatisfy { $0 == type.schema.name || !names.contains($0) }
        })
      else {
        throw SchemaPlanError(
          .unsupported(
            table: rest[0].schema.name,
            "it and others refer to each other; create them with Migrations, the reference last"))
      }
      sorted.append(rest.remove(at: next))
    }
    return sorted
  }
}

extension Table {
  /// The names of the tables that rows refer to.
  fileprivate static var referencedTables: [String] {
    guard case .createTable(let node)? = definitions.first else { return [] }
    return node.columns.compactMap(\.reference?.table.name)
      + node.constraints.compactMap { constraint in
        if case .foreignKey(_, let key) = constraint.rule { key.table.name } else { nil }
      }
  }

  /// The old names of columns that have another name now, by the new ones.
  fileprivate static var renamedColumns: [String: String] {
    Dictionary(
      schema.columns.compactMap { column in column.renamedFrom.map { (column.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static var definitions: [SQLStatement] {
    let statement = createTable().statement
    if case .definitions(let steps) = statement { return steps }
    return [statement]
  }

  /// The statements that make the table in another schema.
  fileprivate static func definition(in schema: String) -> SQLStatement {
    let table = SQLTableReference(TableSchema(self.schema.name, schema: schema, columns: self.schema.columns))
    return .definitions(
      definitions.map { step in
        switch step {
        case .createTable(var node):
          node.table = table
          return .createTable(node)
        case .createIndex(var node):
          node.table = table
          return .createIndex(node)
        default: return step
        }
      })
  }
}
