extension Statement {
  /// How the engine runs the statement: a query, an insert, an update, a delete, or one written by hand.
  ///
  ///     let plan = try await Reminder.where { $0.priority == 3 }.explain(on: database)
  ///     if !plan.fullScans.isEmpty { print(plan) }
  ///     // SQLite:     EXPLAIN QUERY PLAN SELECT …
  ///     // PostgreSQL: EXPLAIN (FORMAT JSON) SELECT …
  ///
  /// The statement is not run. With `analyze`, PostgreSQL runs it and tells times and rows; what it writes is rolled back
  /// with a transaction, or savepoint, of the call's own. Numbers that sequences gave are not given again.
  ///
  /// Of a statement of several steps, each has a plan of its own, in one value.
  ///
  /// - Parameters:
  ///   - connection: A database, a lease or a transaction.
  ///   - analyze: Whether the statement is run for its times. SQLite has none, and refuses it.
  ///   - avoidingFullScans: Whether PostgreSQL reads whole tables only where nothing else works: to see whether an index can
  ///     serve a table that has a few rows. SQLite does so anyway, and ignores it.
  ///   - timeout: How long the call may take. `nil` is the limit of the database or transaction.
  /// - Throws: ``UnsupportedFeatures`` if the engine cannot express the statement; ``DatabaseError``, with the code `misuse`
  ///   for a definition, for a dialect without a driver that reads plans, and for `analyze` on SQLite;
  ///   `CancellationError` if the task was cancelled.
  public func explain(
    on connection: any Connection, analyze: Bool = false, avoidingFullScans: Bool = false,
    timeout: Duration? = nil
  ) async throws -> QueryPlan {
    let options = PlanOptions(analyze: analyze, avoidingFullScans: avoidingFullScans)
    return try await plan(on: connection, options, until: timeout.map { Deadline(after: $0) })
  }

  func plan(
    on connection: any Connection, _ options: PlanOptions, until deadline: Deadline?
  ) async throws -> QueryPlan {
    let reader = try connection.dialect.knownPlanReader
    let statement = statement
    guard statement.hasPlan else {
      throw DatabaseError(
        .misuse, "A definition of tables has no plan, nor what empties one or sets its generated keys.")
    }
    if statement.changesNothing { return QueryPlan([]) }
    var plan = QueryPlan([])
    for var step in try statement.render(in: connection.dialect).steps {
      step.deadline = deadline
      let part = try await reader.plan(of: step, options, on: connection)
      plan.nodes += part.nodes
      plan.planningTime = Self.sum(plan.planningTime, part.planningTime)
      plan.executionTime = Self.sum(plan.executionTime, part.executionTime)
    }
    plan.nameTables(of: statement)
    return plan
  }

  private static func sum(_ left: Duration?, _ right: Duration?) -> Duration? {
    guard let left, let right else { return left ?? right }
    return left + right
  }
}

extension Connection {
  /// How the engine runs a statement written by hand.
  ///
  ///     let plan = try await database.explain("SELECT * FROM \(Reminder.self) WHERE title = \(title)")
  ///
  /// - Throws: What ``Statement/explain(on:analyze:avoidingFullScans:timeout:)`` throws.
  public func explain(
    _ fragment: SQLFragment, analyze: Bool = false, avoidingFullScans: Bool = false, timeout: Duration? = nil
  ) async throws -> QueryPlan {
    try await RawQuery(fragment, as: Row.self).explain(
      on: self, analyze: analyze, avoidingFullScans: avoidingFullScans, timeout: timeout)
  }
}

extension SQLStatement {
  var hasPlan: Bool {
    switch self {
    case .query, .insert, .update, .delete, .merge, .fragment: true
    case .changes(let steps): steps.allSatisfy(\.hasPlan)
    default: false
    }
  }
}
