extension Connection {
  /// What it takes to make tables what their types declare; nothing is changed.
  ///
  ///     let plan = try await database.plan(for: [RemindersList.self, Reminder.self])
  ///     print(plan)                     // reminders: add the column "due" date
  ///     print(plan.statements)          // ["ALTER TABLE \"reminders\" ADD COLUMN \"due\" date"]
  ///
  /// The declared tables are made in a schema of their own and taken back, so that the engine itself tells what they
  /// are: on PostgreSQL that takes the right to create a schema. Where columns stand in a table, and the names that
  /// the engine gives to rules, are not compared.
  ///
  /// - Parameters:
  ///   - tables: The types. A table that one of them refers to is there already, or one of them.
  ///   - timeout: How long the call may take. `nil` is the limit of the database or transaction.
  /// - Throws: ``SchemaPlanError`` if a table cannot be changed so, ``DatabaseError``; `CancellationError` if the task was
  ///   cancelled.
  public func plan(for tables: [any Table.Type], timeout: Duration? = nil) async throws -> SchemaPlan {
    let changer = try dialect.knownSchemaChanger
    return try await transaction(timeout: timeout) { connection in
      try await SchemaPlanner(changer, tables).plan(on: connection)
    }
  }
}

extension Database {
  /// Makes tables what their types declare: new tables, their schemas, columns and indexes are added, columns change their types, rules
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
  /// If nothing differs, nothing is done: the table `koine_declarations` has a sum of what was declared last, and one of what
  /// the database was then. While both are the same, a call only reads: on SQLite it waits for no writer, and on PostgreSQL
  /// it needs no right but to read. Any change of a table, by hand, too, makes the next call look at everything again. Of several programs that begin at once, one changes the tables, and the others
  /// find that nothing differs. Tables that are not asked for are left alone, and so are views and triggers. On SQLite,
  /// which can change little of a table, the table is made anew, its rows copied, and its indexes and triggers made
  /// again. On PostgreSQL the new cases of an enum type are added in a transaction before, if the rest uses them, as the
  /// server refuses their use in the transaction that adds them; they stay if the rest fails.
  ///
  /// - Parameters:
  ///   - tables: The types. A table that one of them refers to is there already, or one of them.
  ///   - allowingLoss: Whether values may be lost.
  ///   - timeout: How long the call may take, the wait for other programs included. `nil` is the database's own limit.
  ///   - progress: Receives the plan before it is carried out, unless nothing differs; on the actor of the caller.
  /// - Returns: The plan that was carried out.
  /// - Throws: ``SchemaPlanError`` and ``DatabaseError``; then nothing is changed. `CancellationError` if the task was
  ///   cancelled.
  @discardableResult
  public nonisolated(nonsending) func migrate(
    to tables: [any Table.Type], allowingLoss: Bool = false, timeout: Duration? = nil,
    progress: @escaping (SchemaPlan) -> Void = { _ in }
  ) async throws -> SchemaPlan {
    try await migrate(
      to: tables, allowingLoss: allowingLoss, timeout: timeout, CallersClosure(on: #isolation, progress))
  }

  private func migrate(
    to tables: [any Table.Type], allowingLoss: Bool, timeout: Duration?,
    _ progress: CallersClosure<SchemaPlan, Void, Never>
  ) async throws -> SchemaPlan {
    let deadline = Deadline(afterIfAny: timeout)
    let declarations = try FulfilledDeclarations(of: tables, try dialect.knownSchemaChanger, in: dialect)
    if try await declarations.areFulfilled(on: self, until: deadline) { return .nothing }
    var first: SchemaPlan?
    while true {
      let isFirst = first == nil
      let carriedOut: SchemaPlan = try await changing(until: deadline) { connection, changer in
        let planner = SchemaPlanner(changer, tables)
        let plan = try await planner.plan(on: connection)
        if plan.isEmpty {
          try await declarations.note(on: connection) { try await planner.plan(on: $0).isEmpty }
          return plan
        }
        try plan.checkLoss(isAllowed: allowingLoss)
        if isFirst { await progress(plan) }
        if plan.committedFirst.isEmpty {
          try await plan.carryOut(on: connection, changer)
          try await declarations.note(on: connection) { try await planner.plan(on: $0).isEmpty }
        } else {
          try await connection.run(plan.committedFirst)
        }
        return plan
      }
      // What the rest needs is committed: the rest is planned again, as others may have changed the tables meanwhile.
      if carriedOut.committedFirst.isEmpty { return first ?? carriedOut }
      if isFirst { first = carriedOut }
    }
  }

  /// Runs `body` in a transaction in which tables may be changed.
  func changing<Result>(
    until deadline: Deadline?, _ body: (any Connection, any SchemaChangingDialect) async throws -> Result
  ) async throws -> Result {
    let changer = try dialect.knownSchemaChanger
    // What another program commits while this one waits for it has to be seen.
    let options = TransactionOptions(isolation: .readCommitted, deadline: deadline)
    return try await changingTables(changer, options) { connection in
      try await connection.run(changer.lockForChanges)
      return try await body(connection, changer)
    }
  }
}

extension Deadline {
  /// The deadline of a transaction that may take that long; `nil` without a time limit.
  convenience init?(afterIfAny limit: Duration?) {
    guard let limit else { return nil }
    self.init(after: limit, of: .transaction)
  }
}

extension SchemaPlan {
  /// Carries the plan out, in one transaction: all of it, or nothing. Only values that an enum type of PostgreSQL gets are
  /// added in a transaction before, if the rest uses them, and stay if the rest fails: the server refuses their use in
  /// the transaction that adds them.
  ///
  ///     let plan = try await database.plan(for: [RemindersList.self, Reminder.self])
  ///     if plan.lossySteps.isEmpty { try await plan.run(on: database) }
  ///
  /// - Parameters:
  ///   - database: The database that the plan was made for.
  ///   - allowingLoss: Whether values may be lost.
  ///   - timeout: How long the call may take, the wait for other programs included. `nil` is the database's own limit.
  /// - Throws: ``SchemaPlanError``, also if a table is another one by now, and ``DatabaseError``; then nothing is changed.
  ///   `CancellationError` if the task was cancelled.
  public func run(
    on database: any Database, allowingLoss: Bool = false, timeout: Duration? = nil
  ) async throws {
    if isEmpty { return }
    try checkLoss(isAllowed: allowingLoss)
    let deadline = Deadline(afterIfAny: timeout)
    if !committedFirst.isEmpty {
      try await database.changing(until: deadline) { connection, changer in
        try await checkTables(on: connection, changer)
        try await connection.run(committedFirst)
      }
    }
    try await database.changing(until: deadline) { connection, changer in
      try await checkTables(on: connection, changer)
      try await carryOut(on: connection, changer)
    }
  }

  /// Refuses tables that are others than when the plan was made.
  private func checkTables(
    on connection: any Connection, _ changer: any SchemaChangingDialect
  ) async throws {
    for schema in Set(changedTables.map(\.schema)) {
      let tables = try await changer.readSchema(from: connection, named: schema).sorted.tables
      for table in changedTables where table.schema == schema {
        var now = tables.first { $0.name == table.name }
        now?.schema = schema
        guard now == table else { throw SchemaPlanError(.outdated(table: table.name)) }
      }
    }
  }

  fileprivate func checkLoss(isAllowed: Bool) throws {
    if !isAllowed, !lossySteps.isEmpty { throw SchemaPlanError(.lossy(lossySteps)) }
  }

  func carryOut(on connection: any Connection, _ changer: any SchemaChangingDialect) async throws {
    // What rows are looked at by may name the types.
    try await connection.run(statementsOfTypes)
    for check in checks {
      let rows = try await connection.texts(check.query)
      if !rows.isEmpty { throw SchemaPlanError(.brokenBy(rows: rows, check.step)) }
    }
    // What was wrong before is not the plan's fault.
    let before = try await changer.unusable(changedTables, on: connection)
    let dangling = try await changer.danglingRows(on: connection)
    let dropped = Set(
      steps.compactMap { step in if case .dropTable(let table) = step.change { table.path } else { nil } })
    let kept = changedTables.filter { !dropped.contains($0.path) }
    let untold = try await changer.untold(kept, on: connection)
    try await connection.run(Array(inTransaction.dropFirst(countOfTypeStatements)))
    let hasParts = untold.contains { $0.part != nil }
    if hasParts, let part = try await changer.untold(kept, on: connection).lost(since: untold) {
      throw SchemaPlanError(
        .unsupported(table: kept.map(\.name).joined(separator: ", "), "what it has would be lost: \(part)"))
    }
    let after = try await changer.unusable(changedTables, on: connection)
    let broken = after.filter { before[$0.key] == nil }.map { "\($0.key) (\($0.value))" }.sorted()
    if !broken.isEmpty { throw SchemaPlanError(.unusable(broken)) }
    try await connection.checkReferences(changer, since: dangling)
  }
}

extension Connection {
  /// Refuses more rows that refer to rows which there are not.
  ///
  /// What is compared is how many there are: a table that is made anew may give its rows other numbers, and without
  /// numbers all texts of a table are alike.
  ///
  /// - Parameters:
  ///   - changer: The dialect.
  ///   - before: Those that did so before.
  func checkReferences(
    _ changer: any SchemaChangingDialect, since before: [String: [String]]
  ) async throws {
    var lost: [String] = []
    for (subject, rows) in try await changer.danglingRows(on: self) {
      let known = before[subject] ?? []
      if rows.count <= known.count { continue }
      let texts = Set(known)
      let new = rows.filter { !texts.contains($0) }
      lost += new.isEmpty ? Array(rows.suffix(rows.count - known.count)) : new
    }
    if !lost.isEmpty { throw SchemaPlanError(.danglingReferences(Array(lost.sorted().prefix(10)))) }
  }

  /// The rows of a query of one text; none without a query.
  func texts(_ query: String?) async throws -> [String] {
    var texts: [String] = []
    guard let query else { return texts }
    try await run(RenderedStatement(sql: query)) { texts.append(try $0.next(String.self)) }
    return texts
  }

  func run(_ statements: [String]) async throws {
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
