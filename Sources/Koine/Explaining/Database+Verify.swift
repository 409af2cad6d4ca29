extension Database {
  /// Looks at queries before they run: whether the engine expresses and takes each of them, whether the tables are still what
  /// their types declare, and whether a query reads a whole table. One call in a test finds what has drifted from the
  /// schema:
  ///
  ///     let findings = try await database.verify(Reminder.titled, Reminder.rename, Reminder.where(\.isCompleted))
  ///     #expect(findings.filter(\.isProblem).isEmpty)
  ///     // App/Reminders.swift:12: the table "reminders" has no column "due" (SQLite 3.40) in SELECT …
  ///
  /// Nothing is run, and nothing is changed: each statement is explained (``Statement/explain(on:analyze:avoidingFullScans:timeout:)``), a
  /// declared query with a value of its type for each parameter; a definition of tables is not looked at. Of the tables
  /// and views that it names, the columns that it reads and writes are compared with those of the database by their
  /// types; those of tables also by whether they may be NULL, and, of an insert or a merge, by those that need a value. Of a
  /// query written by hand, the names of the result's columns are compared with those that its rows are read from, and their
  /// types with the Swift types: those of every column on PostgreSQL, and on SQLite of those that are columns of a table.
  /// PostgreSQL is asked for a plan as if its tables were large.
  ///
  /// - Parameters:
  ///   - queries: Declared queries and statements.
  ///   - timeout: How long the call may take. `nil` is the limit of the database for each thing that is asked.
  /// - Returns: What was found, in the order of the queries; empty if nothing was.
  /// - Throws: ``DatabaseError`` if the database cannot be asked, with the code `misuse` if its driver reads no plans;
  ///   `CancellationError` if the task was cancelled.
  public func verify(
    _ queries: [any VerifiableQuery], timeout: Duration? = nil
  ) async throws -> [QueryFinding] {
    // It is no fault of a query.
    _ = try dialect.knownPlanReader
    var verifier = QueryVerifier(database: self, until: timeout.map { Deadline(after: $0) })
    var findings: [QueryFinding] = []
    for query in queries { findings += try await verifier.findings(of: query) }
    return findings
  }

  /// The same of queries one after another.
  ///
  ///     let findings = try await database.verify(Reminder.titled, Reminder.rename)
  ///
  /// - Parameters:
  ///   - queries: Declared queries and statements.
  ///   - timeout: How long the call may take. `nil` is the limit of the database for each thing that is asked.
  /// - Returns: What was found, in the order of the queries; empty if nothing was.
  /// - Throws: What ``verify(_:timeout:)-([VerifiableQuery],_)`` throws.
  public func verify(
    _ queries: any VerifiableQuery..., timeout: Duration? = nil
  ) async throws -> [QueryFinding] {
    try await verify(queries, timeout: timeout)
  }
}
