import CSQLite
@_spi(KoineDriver) import Koine

extension SQLiteSession {
  func begin(_ options: TransactionOptions) async throws {
    var options = options
    // Which takes no lock for writing.
    if configuration.isQueryOnly { options.access = .readOnly }
    if options.access == .readOnly, purpose != .reader {
      try await forbidWriting(deadline: options.deadline)
    }
    do {
      try await runBegin(options)
    } catch {
      await gate.acquireIgnoringCancellation()
      defer { leave() }
      permitWritingOutside()
      throw error
    }
  }

  func forbidWriting(deadline: Deadline?) async throws {
    await gate.acquireIgnoringCancellation()
    defer { leave() }
    guard try handle.query("PRAGMA query_only") != "1" else { return }
    // Also if it fails, as it may have acted.
    isWritingForbidden = true
    do {
      try handle.query("PRAGMA query_only = ON")
    } catch {
      permitWritingAgain()
      throw error
    }
  }

  func permitWriting() async {
    await gate.acquireIgnoringCancellation()
    defer { leave() }
    permitWritingAgain()
  }

  /// Takes back, after the end of a reading transaction, what kept it from writing.
  func permitWritingOutside() {
    if handle.isOpen, handle.isAutocommit { permitWritingAgain() }
  }

  private func permitWritingAgain() {
    guard isWritingForbidden, handle.isOpen else { return }
    do {
      try handle.query("PRAGMA query_only = OFF")
      isWritingForbidden = false
    } catch {
      // The end of the lease looks at it.
    }
  }

  func control(_ statement: TransactionStatement, deadline: Deadline?) async throws {
    let (control, sql) = (statement.control, statement.sql)
    await gate.acquireIgnoringCancellation()
    defer { leave() }
    runsOwnStatements = true
    defer { runsOwnStatements = false }
    let isBegin = control == .begin
    if control == .rollback, handle.isOpen, handle.isAutocommit {
      expectsTransaction = false
      permitWritingOutside()
      return
    }
    try checkTransaction()
    if isBegin { try checkNoUnfinishedWrite() }
    // The wait for the write lock ends with the task; what ends a transaction always runs.
    handle.busyPolicy.ignoresCancellation = !isBegin
    try begin(until: isBegin ? deadline : nil, sql)
    // A COMMIT that still waits for readers to end has not begun: the transaction can be taken back.
    if control == .commit {
      handle.busyPolicy.endsWaits = true
      handle.busyPolicy.deadline = deadline
    }
    defer {
      handle.busyPolicy.ignoresCancellation = false
      handle.busyPolicy.endsWaits = false
      if isBegin || control == .commit || control == .rollback {
        expectsTransaction = !handle.isAutocommit
        if !isBegin { permitWritingOutside() }
      }
    }
    if isBegin { lastFailure = nil }
    switch control {
    case .savepoint: try checkNoWritableBlob()
    // What a task has left open that outlives its transaction.
    case .commit, .rollback: endOpenBlobs()
    case .release, .rollbackToSavepoint: endWritableBlobs()
    case .begin: break
    }
    let key = StatementKey(sql)
    var execution: StatementExecution?
    do {
      if try performHere(key, [], &execution, row: { _ in }) == nil {
        _ = try await performOnThread(key, [], execution) { _ in }
      }
    } catch let error as DatabaseError where control == .commit && error.code == .busy {
      if Task.isCancelled { throw CancellationError() }
      if let deadline, deadline.hasPassed { throw deadline.error(sql: sql) }
      throw error
    }
    // SQLite sets no savepoint beside a statement that writes and has rows left, which would be counted later.
    switch control {
    case .begin: handle.changes?.forgetSavepoints()
    case .savepoint: handle.changes?.setSavepoint()
    case .release: handle.changes?.releaseSavepoint()
    case .rollbackToSavepoint: handle.changes?.rollBackToSavepoint()
    case .commit, .rollback: break
    }
  }

  /// Refuses to write what SQLite would not commit: beside a blob that is open for writing outside of a transaction. Rolling
  /// back would undo what was written to it, and its failure what was written beside it.
  func checkNoUnfinishedWrite() throws(DatabaseError) {
    if hasAbandonedStatements.load(ordering: .relaxed) { endAbandonedStatements() }
    guard hasOpenStatements, handle.hasUnfinishedWrite else { return }
    throw DatabaseError(
      .misuse,
      "A blob is open for writing, and commits with its end: SQLite commits nothing else until then. Close it first."
    )
  }

  /// Refuses to run a statement outside the transaction that it was meant for.
  func checkTransaction() throws(DatabaseError) {
    guard handle.isOpen else { throw DatabaseError.databaseIsClosed }
    guard expectsTransaction, handle.isAutocommit else { return }
    throw DatabaseError(
      lastFailure?.code ?? .misuse, "SQLite has rolled the transaction back after an error.",
      engineCode: lastFailure?.engineCode, engineMessage: lastFailure?.engineMessage)
  }
}
