@_spi(KoineDriver) import Koine

extension SQLiteDatabase {
  // MARK: Space

  /// Writes the database anew without free pages, and with its tables in one piece each: SQLite's `VACUUM`.
  ///
  ///     try await database.vacuum()
  ///
  /// It needs free space of about twice the size of the database. Readers go on; writers wait.
  ///
  /// - Parameter timeout: How long the call may take. `nil` is the database's limit of statements.
  /// - Throws: `DatabaseError` with the code `readOnly`, `outOfSpace`, `busy`, `corrupt`, `deadlineExceeded`, or
  ///   `misuse` if the database is closed; `CancellationError` if the task was cancelled. The database is then as it
  ///   was.
  public func vacuum(timeout: Duration? = nil) async throws {
    try await runOnWriter("VACUUM", timeout)
  }

  /// Writes a copy of the database without free pages to a file: SQLite's `VACUUM INTO`.
  ///
  ///     try await database.vacuum(into: "reminders.small.db")
  ///
  /// Readers and writers go on. The copy is the database as it was at the beginning. It is written beside `path` and
  /// takes the place of a file there when it is complete; a call that fails leaves that file as it was. The file that
  /// is replaced may not be open.
  ///
  /// - Parameters:
  ///   - path: The path of the copy. It is not read as a URI.
  ///   - timeout: How long the call may take. `nil` is the database's limit of statements.
  /// - Throws: `DatabaseError` with the code `cannotConnect` if the copy cannot be written, `outOfSpace`, `busy`,
  ///   `corrupt`, `deadlineExceeded`, or `misuse` if the database is closed or `path` is a database that is open;
  ///   `CancellationError` if the task was cancelled.
  public func vacuum(into path: String, timeout: Duration? = nil) async throws {
    try enter()
    var statement = statement("VACUUM INTO ?", timeout)
    let lease = try await sessions.reader(
      Loan(.statement, sql: statement.sql), deadline: statement.deadline, isQuick: false)
    defer { lease.release() }
    // Databases are attached and detached by others, who have the gate then.
    try await lease.session.gate.acquire()
    let file: ReplacementFile
    do {
      defer { lease.session.gate.release() }
      file = try ReplacementFile(at: path, copying: lease.session.handle)
    }
    statement.bindings = [.text(SQLiteURI(of: file.temporaryPath, SQLiteURI.inFileSystem).text)]
    do {
      try await lease.session.observed.run(statement) { _ in }
      try await withTaskExecutorPreference(lease.session.thread) { try file.complete() }
    } catch {
      file.remove()
      throw error
    }
  }

  // MARK: Integrity

  /// Looks for damage in the database: SQLite's `PRAGMA integrity_check`.
  ///
  ///     let problems = try await database.checkIntegrity()
  ///     for problem in problems { print(problem) }
  ///
  /// It reads the whole database on a connection that reads; others go on. Damage that keeps SQLite from reading at all
  /// is a problem, too, and not an error. Foreign keys are not checked.
  ///
  /// - Parameters:
  ///   - quick: Whether to leave out the comparison of indexes with their tables, which takes most of the time.
  ///   - limit: How many problems to look for; at least 1.
  ///   - timeout: How long the call may take. `nil` is the database's limit of statements. What SQLite does in one step
  ///     runs to its end.
  /// - Returns: The problems, in SQLite's words. Empty if there are none.
  /// - Throws: `DatabaseError` with the code `busy`, `deadlineExceeded`, or `misuse` if the database is closed;
  ///   `CancellationError` if the task was cancelled.
  public func checkIntegrity(
    quick: Bool = false, limit: Int = 100, timeout: Duration? = nil
  ) async throws -> [String] {
    try enter()
    let count = Int32(clamping: max(1, limit))
    let statement = statement("PRAGMA \(quick ? "quick_check" : "integrity_check")(\(count))", timeout)
    var problems: [String] = []
    do {
      let lease = try await sessions.reader(
        Loan(.statement, sql: statement.sql), deadline: statement.deadline, isQuick: false)
      defer { lease.release() }
      try await lease.session.observed.run(statement) { row in
        // One row may tell of many, below the name of the database.
        let lines = try row.next(String.self).split(separator: "\n").map(String.init)
        problems += lines.filter { $0 != "*** in database main ***" }
      }
    } catch let error as DatabaseError where error.code == .corrupt {
      problems.append(error.engineMessage ?? error.message)
    }
    return problems == ["ok"] ? [] : problems
  }

  // MARK: The log

  /// Moves the write-ahead log into the file: SQLite's `PRAGMA wal_checkpoint`.
  ///
  ///     let checkpoint = try await database.checkpoint(.truncate)
  ///     if checkpoint.isBusy { print("somebody reads the log") }
  ///
  /// SQLite makes passive checkpoints by itself, after a commit that leaves a log of 1000 pages or more, and a last one
  /// when the database is closed. A log that grows for as long as somebody reads an old state needs one that waits.
  ///
  /// - Parameters:
  ///   - mode: What to do, and whom to wait for. The wait for others ends after the busy timeout.
  ///   - timeout: How long the call may take. `nil` is the database's limit of statements.
  /// - Returns: What it has come to. Somebody who is in the way is no error. A database without a log has no frames.
  /// - Throws: `DatabaseError` with the code `readOnly`, `outOfSpace`, `deadlineExceeded`, or `misuse` if the
  ///   database is closed; `CancellationError` if the task was cancelled.
  @discardableResult
  public func checkpoint(_ mode: CheckpointMode = .passive, timeout: Duration? = nil) async throws
    -> Checkpoint
  {
    var checkpoint = Checkpoint(logFrameCount: 0, checkpointedFrameCount: 0, isBusy: false)
    let statement = try await runOnWriter("PRAGMA wal_checkpoint(\(mode.sql))", timeout) { row in
      checkpoint.isBusy = try row.next(Int.self) != 0
      checkpoint.logFrameCount = max(0, try row.next(Int.self))
      checkpoint.checkpointedFrameCount = max(0, try row.next(Int.self))
    }
    // SQLite tells an end of the wait by this alone.
    if checkpoint.isBusy {
      try Task.checkCancellation()
      if let deadline = statement.deadline, deadline.hasPassed { throw deadline.error(sql: statement.sql) }
    }
    return checkpoint
  }

  // MARK: Statistics of the planner

  /// Brings what SQLite's query planner knows of the sizes of tables and indexes up to date.
  ///
  ///     try await database.optimize()
  ///
  /// Call it now and then, such as once a day, and after a change of the schema. From SQLite 3.46 on it is
  /// `PRAGMA optimize`, which looks only at tables that need it; before, it is `ANALYZE` with a limit of 1000 rows for
  /// each index, which takes milliseconds.
  ///
  /// - Parameter timeout: How long the call may take. `nil` is the database's limit of statements.
  /// - Throws: `DatabaseError` with the code `readOnly`, `outOfSpace`, `busy`, `deadlineExceeded`, or `misuse` if the
  ///   database is closed; `CancellationError` if the task was cancelled.
  public func optimize(timeout: Duration? = nil) async throws {
    // The flags: every table, and not only those that this connection has queried.
    if sqliteDialect.version >= 3_046_000 {
      try await runOnWriter("PRAGMA optimize(0x10002)", timeout)
      return
    }
    try await onWriter("ANALYZE", timeout) { session, statement in
      let limit = try await session.exchangeAnalysisLimit("1000")
      do {
        try await session.observed.run(statement) { _ in }
      } catch {
        _ = try? await session.exchangeAnalysisLimit(limit)
        throw error
      }
      _ = try await session.exchangeAnalysisLimit(limit)
    }
  }

  // MARK: Running

  private func statement(_ sql: String, _ timeout: Duration?) -> RenderedStatement {
    var statement = RenderedStatement(sql: sql)
    statement.deadline = limits.deadline(timeout.map { Deadline(after: $0) }, of: .statement)
    return statement
  }

  /// Runs a statement that changes the file on the connection that writes.
  ///
  /// - Returns: The statement, with its deadline.
  @discardableResult
  private func runOnWriter(
    _ sql: String, _ timeout: Duration?, row: (inout RowDecoder) throws -> Void = { _ in }
  ) async throws -> RenderedStatement {
    try await onWriter(sql, timeout) { session, statement in
      try await session.observed.run(statement, row: row)
      return statement
    }
  }

  private func onWriter<Result>(
    _ sql: String, _ timeout: Duration?, _ body: (SQLiteSession, RenderedStatement) async throws -> Result
  ) async throws -> Result {
    try enter()
    let statement = statement(sql, timeout)
    let lease = try await sessions.writer(Loan(.statement, sql: sql), deadline: statement.deadline)
    defer { lease.release() }
    // SQLite finds out only if there is something to do.
    guard lease.session.purpose != .reader else { throw DatabaseError(.readOnly, sql: sql) }
    return try await body(lease.session, statement)
  }
}

extension SQLiteSession {
  /// Sets how many rows `ANALYZE` reads, and returns the limit that there was. Runs in a cancelled task too.
  fileprivate func exchangeAnalysisLimit(_ limit: String) async throws -> String {
    await gate.acquireIgnoringCancellation()
    defer { gate.release() }
    let old = try handle.query("PRAGMA analysis_limit")
    try handle.query("PRAGMA analysis_limit = \(limit)")
    return old ?? "0"
  }
}
