import CSQLite
@_spi(KoineDriver) import Koine

extension SQLiteSession {
  @discardableResult
  func run(_ batch: RenderedBatch) async throws -> Int {
    guard batch.count > 0 else { return 0 }
    try await gate.acquire()
    defer { leave() }
    try checkTransaction()
    if hasAbandonedStatements.load(ordering: .relaxed) { endAbandonedStatements() }
    try begin(until: batch.deadline, batch.sql)
    try StatementText.checkLength(of: batch.sql)
    let key = StatementKey(batch.sql)
    return try await onThread(isLong: !hasOpenStatements) {
      handle.busyPolicy.limit = .none
      noteWrites()
      let isOutermost = handle.isAutocommit
      if isOutermost { try checkNoUnfinishedWrite() }
      // One statement is all or nothing by itself.
      if batch.count == 1 { return try rows(of: batch, key) }
      if !isOutermost { try checkNoWritableBlob() }
      try execute(isOutermost ? "BEGIN IMMEDIATE" : "SAVEPOINT koine_batch")
      if !isOutermost { handle.changes?.setSavepoint() }
      do {
        let count = try rows(of: batch, key)
        try execute(isOutermost ? "COMMIT" : "RELEASE koine_batch")
        if !isOutermost { handle.changes?.releaseSavepoint() }
        return count
      } catch {
        handle.busyPolicy.ignoresCancellation = true
        defer { handle.busyPolicy.ignoresCancellation = false }
        // If the engine has rolled back already, there is nothing to undo.
        if !handle.isAutocommit {
          try execute(isOutermost ? "ROLLBACK" : "ROLLBACK TO koine_batch")
          if !isOutermost {
            handle.changes?.rollBackToSavepoint()
            try execute("RELEASE koine_batch")
            handle.changes?.releaseSavepoint()
          }
        }
        throw error
      }
    }
  }

  private func rows(of batch: RenderedBatch, _ key: StatementKey) throws -> Int {
    let statement = try prepare(key, valueCount: batch.types.count)
    var encoder = RowEncoder(into: statement)
    let totalBefore = sqlite3_total_changes64(handle.pointer)
    var changes: Int64 = 0
    statement.isInUse = true
    handle.changes?.beginStatement()
    defer {
      statement.reset()
      handle.changes?.note(statement, since: totalBefore)
      statement.isInUse = false
    }
    for row in 0..<batch.count {
      do throws(DatabaseError) {
        try statement.bindRow(&encoder) { batch.encode(row, &$0) }
      } catch {
        throw error.inRow(row + 1)
      }
      var code = sqlite3_step(statement.pointer)
      while code == SQLITE_ROW { code = sqlite3_step(statement.pointer) }
      guard code == SQLITE_DONE else {
        let failure = handle.failure(code)
        // As it was thrown, without the row.
        if let error = handle.thrownError(failure.message) { throw error }
        let error = note(failure, of: key.sql, statement.pointer)
        throw (error as? DatabaseError)?.inRow(row + 1) ?? error
      }
      changes += sqlite3_changes64(handle.pointer)
      sqlite3_reset(statement.pointer)
    }
    return sqlite3_total_changes64(handle.pointer) == totalBefore ? 0 : Int(changes)
  }
}
