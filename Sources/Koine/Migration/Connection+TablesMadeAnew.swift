extension Connection {
  /// Makes the changes of a table that its engine makes by a new one.
  ///
  /// What runs is made for the table that there is: it keeps what the declaration does not know.
  ///
  /// - Throws: ``DatabaseError``, ``SchemaPlanError``; then nothing is changed.
  func make(_ table: SQLTableMadeAnew, _ options: TransactionOptions) async throws {
    if table.isInPlace {
      let changer = dialect.schemaChanger
      return try await transact(options) { connection in
        if let changer { try await TableMadeAnew(table, changer).checkDrops(on: connection) }
        try await connection.makeInPlace(table.all)
      }
    }
    guard try await needsNewTable(table) else {
      return try await transact(options) { try await $0.makeInPlace(table.all) }
    }
    let changer = try dialect.knownSchemaChanger
    try await changingTables(changer, options) { connection in
      try await connection.makeInPlace(table.inPlace)
      if table.changes.isEmpty { return }
      try await TableMadeAnew(table, changer).run(on: connection)
    }
  }

  private func makeInPlace(_ changes: [SQLAlterTable]) async throws {
    for change in changes {
      for step in try SQLStatement.alterTable(change).render(in: dialect).steps {
        try await run(step) { _ in }
      }
    }
  }

  /// Whether the changes cannot be made in place.
  private func needsNewTable(_ table: SQLTableMadeAnew) async throws -> Bool {
    if table.isInPlace { return false }
    guard table.isInPlaceIfPossible else { return true }
    return try await TableMadeAnew(table, try dialect.knownSchemaChanger).namesDroppedColumns(on: self)
  }

  /// Runs `body` in a transaction for whose time is set what changes of tables need.
  ///
  /// In a transaction that is open already nothing can be set.
  func changingTables<Result>(
    _ changer: any SchemaChangingDialect, _ options: TransactionOptions,
    _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    if isTransaction { return try await transact(options, body) }
    if let database = self as? any Database {
      var hasBegun = false
      do {
        return try await database.withConnection(timeout: options.deadline?.remaining) { connection in
          try await connection.run(changer.settingsForChanges)
          hasBegun = true
          return try await connection.transact(options, body)
        }
      } catch let error as DatabaseError where error.code == .deadlineExceeded && !hasBegun {
        // The time limit that the caller has set, and not what was left of it.
        throw options.deadline?.error() ?? error
      }
    }
    let settings = try await texts(changer.settingsToRestore)
    try await run(changer.settingsForChanges)
    // A task that was cancelled runs nothing any more. Neither is that an error of changes that are committed, nor does
    // who has the lease go on without what was set.
    let restoring = { Task { try await run(settings) } }
    let result: Result
    do {
      result = try await transact(options, body)
    } catch {
      _ = await restoring().result
      throw error
    }
    try await restoring().value
    return result
  }

  private func makesTablesAnew(_ work: Migration.Work) async throws -> Bool {
    guard case .statements(let statements) = work else { return false }
    for statement in statements {
      if let table = statement.tableMadeAnew(in: dialect), try await needsNewTable(table) { return true }
    }
    return false
  }

  /// Runs the work of a step of ``Migrations`` in a transaction.
  func transaction<Result>(
    for work: Migration.Work, of step: Migration, until deadline: Deadline?,
    _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    // What another program commits while this one waits for it has to be seen.
    let options = TransactionOptions(isolation: .readCommitted, deadline: deadline)
    guard try await makesTablesAnew(work) else { return try await transact(options, body) }
    let changer = try dialect.knownSchemaChanger
    return try await changingTables(changer, options) { connection in
      let dangling = try await changer.danglingRows(on: connection)
      let result = try await body(connection)
      // Other statements of the step ran without a look at foreign keys, too.
      do {
        try await connection.checkReferences(changer, since: dangling)
      } catch let error as SchemaPlanError {
        throw MigrationError(.failed(error.asDatabaseError ?? error), step.name)
      }
      return result
    }
  }
}

/// A table that is made anew as it is, but for the changes that are asked for.
private struct TableMadeAnew {
  let changes: [SQLAlterTable.Change]
  let dropped: [String]
  let shape: SQLTableShape
  let changer: any SchemaChangingDialect

  private var name: String { shape.create.table.name }
  private var schema: String? { shape.create.table.schema }

  init(_ table: SQLTableMadeAnew, _ changer: any SchemaChangingDialect) {
    changes = table.changes.map(\.change)
    dropped = table.all.compactMap(\.droppedColumn)
    shape = table.shape
    self.changer = changer
  }

  private func liveTables(
    on connection: any Connection
  ) async throws -> (all: [DatabaseSchema.Table], own: DatabaseSchema.Table?) {
    let tables = try await changer.readSchema(from: connection, named: schema).sorted.tables.map { table in
      var table = table
      table.schema = schema
      return table
    }
    return (tables, tables.first { $0.name.asciiLowercased == name.asciiLowercased })
  }

  /// Whether an index, a key or a rule of the table names one of the columns that are dropped.
  func namesDroppedColumns(on connection: any Connection) async throws -> Bool {
    guard let table = try await liveTables(on: connection).own else { return false }
    return dropped.contains { table.names($0, changer.spelling.lexicalRules) }
  }

  /// Refuses columns of which a key, a rule or an index is one of other columns, too: the engine would drop it with them.
  func checkDrops(on connection: any Connection) async throws {
    // Of a table that is not there, the engine tells.
    guard let live = try await liveTables(on: connection).own else { return }
    let declared = ChangedTable.Declared(columns: live, rules: live)
    var table = ChangedTable(live, declared: declared, changer.spelling.lexicalRules)
    for name in dropped where live.column(name) != nil { try table.make(.dropColumn(name)) }
  }

  func run(on connection: any Connection) async throws {
    let (tables, own) = try await liveTables(on: connection)
    guard let live = own else {
      throw DatabaseError(.undefinedTable, "There is no table \"\(name)\" to change.", table: name)
    }
    try await checkParents(of: live, among: tables, on: connection)
    var target = ChangedTable(
      live, declared: try await declared(on: connection), changer.spelling.lexicalRules)
    for change in changes { try target.make(change) }
    do {
      let plan = try SchemaPlan(
        from: DatabaseSchema(tables: tables), to: DatabaseSchema(tables: [target.table]), dropsOthers: false,
        changer)
      if !plan.isEmpty { try await plan.carryOut(on: connection, changer) }
    } catch let error as SchemaPlanError {
      throw error.asDatabaseError ?? error
    }
  }

  /// Refuses a table that others refer to, if foreign keys are looked at: what refers to its rows would go with the old
  /// table.
  private func checkParents(
    of live: DatabaseSchema.Table, among tables: [DatabaseSchema.Table], on connection: any Connection
  ) async throws {
    guard try await !connection.texts(changer.settingsToRestore).isEmpty else { return }
    let children = tables.filter { table in
      table.foreignKeys.contains { $0.table.asciiLowercased == live.name.asciiLowercased }
    }
    if children.isEmpty { return }
    throw DatabaseError(
      .misuse,
      "The table \"\(live.name)\" is made anew, and \(children.map { "\"\($0.name)\"" }.joined(separator: ", ")) "
        + "refers to it: that takes foreign keys to be off, which cannot be set inside a transaction. "
        + "Run the change on the database itself, or as a statement of a Migration.", table: live.name)
  }

  /// The declared table without its rules, and a table of no more than the rules that are added.
  private func declared(on connection: any Connection) async throws -> ChangedTable.Declared {
    let scratch = changer.scratchSchema.name
    func table(_ name: String) -> SQLTableReference {
      SQLTableReference(
        name: name, schema: scratch, alias: self.name,
        columns: shape.create.table.columns.map { SQLTableReference.ColumnDescription($0) })
    }
    var columns = shape.create.columns
    var rules: [SQLTableConstraint] = []
    for change in changes {
      switch change {
      case .addColumn(let column), .changeColumn(let column):
        if let index = columns.firstIndex(where: { $0.column.name == column.column.name }) {
          columns[index] = column
        }
      case .addConstraint(let rule): rules.append(rule)
      default: break
      }
    }
    let ruleTable = name + " koine_rules"
    let plain = columns.map { column in
      SQLCreateTable.Column(column.column, computed: column.computation)
    }
    let definitions = [
      SQLCreateTable(table(name), columns: columns),
      SQLCreateTable(table(ruleTable), columns: plain, constraints: rules),
    ]
    var found = try await changer.described(definitions.map { .createTable($0) }, on: connection).tables
    for index in found.indices {
      found[index].schema = schema
      for key in found[index].foreignKeys.indices { found[index].foreignKeys[key].schema = schema }
    }
    guard let declared = found.first(where: { $0.name == name }),
      var added = found.first(where: { $0.name == ruleTable })
    else { throw SchemaPlanError(.unsupported(table: name, "the engine does not tell what is declared")) }
    // Those of the columns' types are there in both.
    for check in declared.checks {
      if let index = added.checks.firstIndex(of: check) { added.checks.remove(at: index) }
    }
    return ChangedTable.Declared(columns: declared, rules: added)
  }
}

extension SchemaPlanError {
  /// What the engine itself would have thrown, had it looked at the rows; `nil` for other reasons.
  fileprivate var asDatabaseError: DatabaseError? {
    switch reason {
    case .brokenBy(_, let step):
      var code = DatabaseError.Code.notNullViolation
      var columns: [String] = []
      var constraint: String?
      switch step.change {
      case .addCheck(let check): (code, columns, constraint) = (.checkViolation, check.columns, check.name)
      case .addUniqueKey(let key): (code, columns, constraint) = (.uniqueViolation, key.columns, key.name)
      case .changePrimaryKey(_, let key):
        (code, columns, constraint) = (.uniqueViolation, key?.columns ?? [], key?.name)
      case .addForeignKey(let key):
        (code, columns, constraint) = (.foreignKeyViolation, key.columns, key.name)
      case .changeColumn(let old, let column) where !(old.isNullable && !column.isNullable):
        (code, columns) = (.uniqueViolation, [column.name])
      case .addColumn(let column), .changeColumn(_, let column): columns = [column.name]
      default: break
      }
      return DatabaseError(
        code, "Rows break what is asked of them, and nothing was changed: \(step.table): \(step.change).",
        engineMessage: description, table: step.table, columns: columns, constraint: constraint)
    case .danglingReferences:
      return DatabaseError(
        .foreignKeyViolation, "Rows would refer to rows that there are not, and nothing was changed.",
        engineMessage: description)
    case .lossy, .unusable, .outdated, .unsupported: return nil
    }
  }
}
