extension Connection {
  /// Runs a rendered statement, all of its steps in one transaction, and hands each row to `row`, in order.
  ///
  ///     let statement = try Reminder.insert(reminders).render(in: connection.dialect)
  ///     let count = try await connection.perform(statement) { _ in }
  ///
  /// - Returns: The number of rows inserted, updated or deleted.
  /// - Throws: ``DatabaseError``, `CancellationError` if the task was cancelled, or what `row` throws.
  @inlinable @inline(__always) @discardableResult
  public func perform(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    if statement.hasSteps {
      return try await perform(stepsOf: statement, row: row)
    }
    if let count = try _runAtOnce(statement, row: row) { return count }
    return try await run(statement, row: row)
  }

  @usableFromInline func perform(
    stepsOf statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    // As one statement would, the steps see what others commit meanwhile; but those of a merge must find the same rows.
    let options = TransactionOptions(
      isolation: statement.seesOneState ? .repeatableRead : .readCommitted, deadline: statement.deadline)
    if let table = statement.madeAnew {
      try await make(table, options)
      return 0
    }
    return try await transact(options) { connection in
      var affected = 0
      for step in statement.steps { affected += try await connection.run(step, row: row) }
      return affected
    }
  }
}
