extension Connection {
  /// Runs a statement written by hand.
  ///
  ///     try await database.execute(
  ///       "UPDATE \(Reminder.self) SET title = \(title) WHERE \(Reminder.columns.id) = \(id)")
  ///
  /// Values are bound and names quoted; a plain `String` does not compile.
  ///
  /// - Returns: The number of rows inserted, updated or deleted.
  @discardableResult
  public func execute(_ fragment: SQLFragment) async throws -> Int {
    try await run(SQLStatement.fragment(fragment).render(in: dialect)) { _ in }
  }

  /// Runs a query written by hand and reads its columns by their position.
  ///
  ///     let titles = try await database.fetchAll("SELECT title FROM \(Reminder.self)", as: String.self)
  public func fetchAll<Value: SQLRepresentable>(
    _ fragment: SQLFragment, as type: Value.Type
  ) async throws -> [Value] {
    var rows: [Value] = []
    try await run(SQLStatement.fragment(fragment).render(in: dialect)) { row in
      do throws(DatabaseError) {
        rows.append(try Value.decode(&row))
      } catch {
        throw error.inRow(rows.count + 1)
      }
    }
    return rows
  }

  /// Runs a query written by hand that selects every column of a table, in their order.
  ///
  ///     let leaders = try await database.fetchAll(
  ///       "SELECT \(Reminder.columns) FROM \(Reminder.self) WHERE …", as: Reminder.self)
  public func fetchAll<Source: Table>(
    _ fragment: SQLFragment, as type: Source.Type
  ) async throws -> [Source.Row] {
    var rows: [Source.Row] = []
    try await run(SQLStatement.fragment(fragment).render(in: dialect)) { row in
      do {
        rows.append(try Source.Columns.decode(&row))
      } catch {
        throw DatabaseError.named(error, by: Source.schema, row: rows.count + 1)
      }
    }
    return rows
  }

  /// Runs `body` in a transaction: committed where it returns, rolled back where it throws, a statement
  /// failed, or the task is cancelled. In an open transaction it is a savepoint.
  ///
  ///     try await database.transaction { connection in
  ///       try await Account.find(1).update { $0.balance -= 10 }.execute(connection)
  ///       try await Account.find(2).update { $0.balance += 10 }.execute(connection)
  ///     }
  ///
  /// - Parameters:
  ///   - isolation: Serializable unless asked otherwise. Conflicts throw retryable errors.
  ///   - access: `.readOnly` takes no write lock.
  ///   - attempts: How often the whole of `body` is tried again after a retryable error. A savepoint is not
  ///     tried again: its transaction has failed.
  /// - Throws: What `body` throws, ``DatabaseError``, or `CancellationError`.
  public nonisolated(nonsending) func transaction<Result>(
    isolation: IsolationLevel = .serializable, access: TransactionAccess = .readWrite,
    retrying attempts: Int = 0, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    let options = TransactionOptions(isolation: isolation, access: access)
    var attempt = 0
    while true {
      do {
        return try await transact(options, body)
      } catch let error as DatabaseError
        where error.isRetryable && attempt < attempts && !(self is TransactionConnection)
      {
        attempt += 1
        // Waiting a little, and each its own while, lets the conflicting transactions pass one another.
        let ceiling = UInt64(1) << UInt64(Swift.min(attempt, 8))
        try await Task.sleep(nanoseconds: UInt64.random(in: 0...ceiling * 1_000_000))
      }
    }
  }
}
