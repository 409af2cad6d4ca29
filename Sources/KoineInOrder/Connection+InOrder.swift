public import Koine

extension Connection {
  /// Runs a statement; its rows, if it has any, are left unread.
  ///
  ///     try await database.execute {
  ///       Update(Reminder.self) { reminder in
  ///         Setting { $0.isCompleted = true }
  ///         Where(reminder.id == 1)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - timeout: How long the call may take. `nil` is the limit of the database or transaction. The other functions take
  ///     the same parameter.
  ///   - statement: Makes the statement.
  /// - Returns: The number of rows inserted, updated or deleted.
  /// - Throws: `UnsupportedFeatures` if the engine cannot express the statement, `DatabaseError`, or `CancellationError`.
  @discardableResult
  public nonisolated(nonsending) func execute<Written: Statement>(
    timeout: Duration? = nil, _ statement: () -> Written
  ) async throws -> Int {
    try await statement().execute(self, timeout: timeout)
  }

  /// Runs a statement and returns all rows.
  ///
  ///     let titles = try await database.fetchAll {
  ///       Query(Reminder.self) { reminder in
  ///         Select(reminder.title)
  ///         From(reminder)
  ///       }
  ///     }
  ///
  /// - Throws: What ``execute(timeout:_:)`` throws.
  public nonisolated(nonsending) func fetchAll<Written: Statement>(
    timeout: Duration? = nil, _ statement: () -> Written
  ) async throws -> [Written.Output] {
    try await statement().fetchAll(self, timeout: timeout)
  }

  /// Runs a statement and returns its first row, or `nil` if there is none. Of a query the engine reads no more.
  ///
  /// - Throws: What ``execute(timeout:_:)`` throws.
  @_disfavoredOverload
  public nonisolated(nonsending) func fetchOne<Written: Statement>(
    timeout: Duration? = nil, _ statement: () -> Written
  ) async throws -> Written.Output? {
    try await statement().fetchOne(self, timeout: timeout)
  }

  /// Runs a statement and returns the value of its first row, or `nil` if there is no row or the value is NULL.
  ///
  /// - Throws: What ``execute(timeout:_:)`` throws.
  public nonisolated(nonsending) func fetchOne<Written: Statement, Wrapped>(
    timeout: Duration? = nil, _ statement: () -> Written
  ) async throws -> Wrapped? where Written.Output == Wrapped? {
    try await statement().fetchOne(self, timeout: timeout)
  }

  /// The rows as they come. The connection is held meanwhile.
  ///
  ///     for try await title in database.stream({ Query(Reminder.self) { … } }) { … }
  public func stream<Written: Statement>(
    timeout: Duration? = nil, _ statement: () -> Written
  ) -> RowStream<Written> {
    statement().stream(self, timeout: timeout)
  }
}
