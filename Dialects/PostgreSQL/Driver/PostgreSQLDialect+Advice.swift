@_spi(KoineDriver) public import Koine
public import KoinePostgreSQLDialect

extension PostgreSQLDialect {
  /// Asks the extension `hypopg` about indexes if the database has it. Otherwise makes each index, in a transaction or
  /// savepoint that is rolled back: who writes the table waits until then.
  ///
  /// - Throws: `DatabaseError` with the code `readOnly` if an index would have to be made on a connection that only reads,
  ///   `permissionDenied` if somebody else owns the table, `busy` if others write it, and `deadlineExceeded`.
  public func plans(
    of steps: [RenderedStatement], trying indexes: [IndexTrial], on connection: any Connection,
    until deadline: Deadline?
  ) async throws -> TriedPlans {
    if let schema = try await Self.schemaOfHypotheticalIndexes(on: connection, until: deadline) {
      return try await hypotheticalPlans(of: steps, indexes, in: schema, on: connection, until: deadline)
    }
    var after: [QueryPlan?] = []
    for index in indexes {
      after.append(try await plan(of: steps, making: index, on: connection, until: deadline))
    }
    // Who makes an index tells the server how large the table is, and no rollback takes that back. So the plan without an
    // index comes last: both have the same figures.
    return TriedPlans(before: try await plan(of: steps, on: connection), after: after)
  }

  // MARK: Indexes that are made

  /// How long an index waits for those who write its table: whoever comes after it waits, too.
  private static let lockTimeout = "1s"
  /// How long the server may take for each statement, unless the caller says how long everything may take.
  private static let statementTimeout = "10s"

  /// Thrown to roll back.
  private struct PlanWithIndex: Error {
    let plan: QueryPlan
  }

  private func plan(
    of steps: [RenderedStatement], making index: IndexTrial, on connection: any Connection,
    until deadline: Deadline?
  ) async throws -> QueryPlan? {
    // Serializable, it would see the rows of the moment at which it began.
    let options = TransactionOptions(isolation: .readCommitted, deadline: deadline)
    do {
      return try await connection.transact(options) { (connection) -> QueryPlan in
        try await connection.run(
          RenderedStatement(sql: "SET LOCAL lock_timeout = '\(Self.lockTimeout)'")
        ) { _ in }
        if deadline == nil {
          try await connection.run(
            RenderedStatement(sql: "SET LOCAL statement_timeout = '\(Self.statementTimeout)'")
          ) { _ in }
        }
        try await connection.perform(index.definition) { _ in }
        try await Self.checkUse(of: index, on: connection, until: deadline)
        throw PlanWithIndex(plan: try await plan(of: steps, on: connection))
      }
    } catch let found as PlanWithIndex {
      return found.plan
    } catch let error as DatabaseError {
      if let state = error.engineCode, Self.statesOfUnfitColumns.contains(state) { return nil }
      throw Self.explained(error)
    }
  }

  /// The type of a column has no order (undefined_object), or a value has too many bytes for an index
  /// (program_limit_exceeded): https://www.postgresql.org/docs/current/errcodes-appendix.html
  private static let statesOfUnfitColumns: Set = ["42704", "54000"]

  /// Refuses an index that the server does not use in the transaction that has made it, as older versions of rows may be
  /// needed which the index does not find: https://www.postgresql.org/docs/current/catalog-pg-index.html
  private static func checkUse(
    of index: IndexTrial, on connection: any Connection, until deadline: Deadline?
  ) async throws {
    var query = RenderedStatement(
      sql: """
        SELECT i.indcheckxmin FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid
        WHERE c.relname = $1
        """, bindings: [.text(index.name)], types: [.text])
    query.deadline = deadline
    var isTooNew = false
    try await connection.run(query) { isTooNew = try $0.next(Bool.self) }
    guard isTooNew else { return }
    throw DatabaseError(
      .busy,
      "Rows of the table have been updated, and an open transaction may still read what they were: until it has ended, "
        + "PostgreSQL does not use a new index at once. Try again later; the extension hypopg does not have to wait."
    )
  }

  /// The same error with what it means to who asks for advice.
  private static func explained(_ error: DatabaseError) -> DatabaseError {
    func told(_ code: DatabaseError.Code, _ message: String) -> DatabaseError {
      DatabaseError(
        code, message + " The extension hypopg tries indexes without making them.",
        engineCode: error.engineCode, engineMessage: error.engineMessage, engineWords: error.engineWords,
        sql: error.sql, table: error.table)
    }
    switch error.code {
    case .readOnly:
      return told(
        .readOnly, "PostgreSQL tries an index by making it, which a connection that only reads cannot do.")
    case .permissionDenied:
      return told(
        .permissionDenied, "PostgreSQL tries an index by making it, which only the owner of the table can do."
      )
    case .busy where error.engineCode == "55P03":
      return told(
        .busy, "Others write the table, and an index that is tried waits for them for \(lockTimeout) only.")
    case .cancelled where error.engineCode == "57014":
      return told(
        .deadlineExceeded,
        "The server ended a statement that makes an index to try: it may take \(statementTimeout), unless advise has a "
          + "timeout.")
    default: return error
    }
  }

  // MARK: Hypothetical indexes

  /// The schema that the extension's functions are in; `nil` if the database does not have it.
  private static func schemaOfHypotheticalIndexes(
    on connection: any Connection, until deadline: Deadline?
  ) async throws -> String? {
    var query = RenderedStatement(
      sql: """
        SELECT n.nspname FROM pg_extension AS e JOIN pg_namespace AS n ON n.oid = e.extnamespace
        WHERE e.extname = 'hypopg'
        """)
    query.deadline = deadline
    var schema: String?
    try await connection.run(query) { schema = try $0.next(String.self) }
    return schema
  }

  /// The server keeps hypothetical indexes for a connection, whatever becomes of its transaction: they are removed one by
  /// one, but for those of others who use the connection.
  private func hypotheticalPlans(
    of steps: [RenderedStatement], _ indexes: [IndexTrial], in schema: String,
    on connection: any Connection, until deadline: Deadline?
  ) async throws -> TriedPlans {
    let functions = DefinitionText.name(schema) + "."
    // Without the deadline: after it, nothing could be removed any more.
    let options = TransactionOptions(isolation: .readCommitted, access: .readOnly)
    return try await connection.transact(options) { (connection) -> TriedPlans in
      var kept = ["0"]
      try await connection.run(
        RenderedStatement(sql: "SELECT CAST(indexrelid AS text) FROM \(functions)hypopg()")
      ) { kept.append(try $0.next(String.self)) }
      let removal = RenderedStatement(
        sql: """
          SELECT CAST(\(functions)hypopg_drop_index(indexrelid) AS text) FROM \(functions)hypopg()
          WHERE CAST(indexrelid AS text) NOT IN ('\(kept.joined(separator: "', '"))')
          """)
      var plans = TriedPlans(before: try await plan(of: steps, on: connection), after: [])
      for index in indexes {
        do {
          plans.after.append(
            try await hypotheticalPlan(of: steps, index, functions, on: connection, until: deadline))
        } catch {
          // A task that was cancelled runs nothing any more.
          await Task { _ = try? await connection.run(removal) { _ in } }.value
          throw error
        }
        try await connection.run(removal) { _ in }
      }
      return plans
    }
  }

  private func hypotheticalPlan(
    of steps: [RenderedStatement], _ index: IndexTrial, _ functions: String, on connection: any Connection,
    until deadline: Deadline?
  ) async throws -> QueryPlan {
    // If a statement of it fails, the transaction around it still removes the index.
    let options = TransactionOptions(isolation: .readCommitted, access: .readOnly, deadline: deadline)
    return try await connection.transact(options) { (connection) -> QueryPlan in
      var creation = RenderedStatement(
        sql: "SELECT indexname FROM \(functions)hypopg_create_index($1)",
        bindings: [.text(index.definition.sql)], types: [.text])
      creation.deadline = deadline
      var name: String?
      try await connection.run(creation) { name = try $0.next(String.self) }
      var plan = try await self.plan(of: steps, on: connection)
      if let name { plan.renameIndex(name, to: index.name) }
      return plan
    }
  }
}
