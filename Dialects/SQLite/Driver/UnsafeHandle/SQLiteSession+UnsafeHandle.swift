import CSQLite
@_spi(KoineDriver) import Koine

extension SQLiteSession {
  /// Hands out the connection on the session's thread, and sees to it that Koine can go on with it.
  func withHandle<Result: Sendable>(
    until deadline: Deadline?, _ body: @Sendable (OpaquePointer) throws -> Result
  ) async throws -> Result {
    if !gate.tryAcquire() { try await gate.acquire() }
    defer { leave() }
    try checkTransaction()
    if hasAbandonedStatements.load(ordering: .relaxed) { endAbandonedStatements() }
    guard !hasOpenStatements else {
      throw DatabaseError(
        .misuse,
        "A stream, a cursor or a blob is open on the connection, and would be in the way of what is done with the handle. Read it to its end, or close it, first."
      )
    }
    try begin(until: deadline, nil)
    handle.busyPolicy.limit = .none
    let isInTransaction = !handle.isAutocommit
    // It is gone if the transaction was ended, even if another one was begun.
    if isInTransaction { try handle.query("SAVEPOINT \(Self.mark)") }
    noteWrites()
    isChanged = true
    handle.changes?.addUnknown()
    notedReads?.include(.unknown)
    let commits = handle.changes?.commits.load(ordering: .sequentiallyConsistent) ?? 0
    let outcome: Swift.Result<Result, any Error>
    do {
      outcome = .success(try await onThread(isLong: true) { try body(handle.pointer) })
    } catch {
      outcome = .failure(error)
    }
    let problem = await withTaskExecutorPreference(thread) { takeBackHandle(isInTransaction) }
    // Whatever was rolled back behind it, by the closure or by Koine.
    handle.changes?.assumeCommit(since: commits)
    let result = try outcome.get()
    if let problem { throw problem }
    return result
  }

  /// The savepoint by which the end of a transaction is noticed.
  private static let mark = "koine_handle"

  /// Puts back what Koine relies on.
  ///
  /// - Returns: What was wrong.
  private func takeBackHandle(_ wasInTransaction: Bool) -> DatabaseError? {
    handle.busyPolicy.ignoresCancellation = true
    defer { handle.busyPolicy.ignoresCancellation = false }
    handle.putHooksBack()
    var problem: DatabaseError?
    if handle.resetRunningStatements() {
      problem = DatabaseError(
        .misuse,
        "The closure has left a statement running on SQLite's handle. Koine has reset it; finalize it in the closure."
      )
    }
    if wasInTransaction {
      do throws(DatabaseError) {
        try handle.query("RELEASE \(Self.mark)")
      } catch {
        // A savepoint that Koine has begun may be gone with it.
        if !handle.isAutocommit { _ = try? handle.query("ROLLBACK") }
        problem = DatabaseError(
          .misuse,
          "The closure has ended a transaction or savepoint that Koine has begun. Nothing else runs in this transaction; what ran before may be stored."
        )
        lastFailure = problem
      }
    } else if !handle.isAutocommit {
      _ = try? handle.query("ROLLBACK")
      problem = DatabaseError(
        .misuse,
        "The closure has begun a transaction on SQLite's handle and not ended it. Koine has rolled it back; use transaction(_:), or end it in the closure."
      )
    }
    handle.notes.forget()
    return problem
  }
}

extension SQLiteHandle {
  /// Puts in place what SQLite has one of for each connection, and Koine needs.
  fileprivate func putHooksBack() {
    _ = notes.begin(on: pointer)
    busyPolicy.install(on: pointer)
    changes?.putHooksBack()
    noteVariableLimit()
  }

  /// - Returns: Whether there were any.
  fileprivate func resetRunningStatements() -> Bool {
    var hasRunning = false
    var next = sqlite3_next_stmt(pointer, nil)
    while let statement = next {
      // A blob has no text: full-text indexes keep one open.
      if sqlite3_sql(statement) != nil, sqlite3_stmt_busy(statement) != 0 {
        sqlite3_reset(statement)
        hasRunning = true
      }
      next = sqlite3_next_stmt(pointer, statement)
    }
    return hasRunning
  }
}
