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
