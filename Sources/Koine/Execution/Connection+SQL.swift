extension Connection {
  /// Runs a statement written by hand.
  ///
  ///     try await database.execute(
  ///       "UPDATE \(Reminder.self) SET title = \(title) WHERE \(Reminder.columns.id) = \(id)")
  ///
  /// Values are bound and names quoted; a plain `String` does not compile.
  ///
  /// - Returns: The number of rows inserted, updated or deleted.
  /// - Throws: ``UnsupportedFeatures`` if a name or a value cannot be in a statement of the engine, ``DatabaseError``, or
  ///   `CancellationError` if the task was cancelled.
  @discardableResult
  public func execute(_ fragment: SQLFragment, timeout: Duration? = nil) async throws -> Int {
    let statement = SQLStatement.fragment(fragment)
    var rendered = try statement.render(in: dialect)
    if let notes = _readNotes { try notes.note(statement, as: &rendered) }
    if let timeout { rendered.deadline = Deadline(after: timeout) }
    return try await run(rendered) { _ in }
  }

  /// Runs a query written by hand.
  ///
  ///     let leaders = try await database.fetchAll(
  ///       "SELECT \(Reminder.columns) FROM \(Reminder.self) WHERE …", as: Reminder.self)
  ///     let titles = try await database.fetchAll("SELECT title FROM \(Reminder.self)", as: String.self)
  ///     let rows = try await database.fetchAll("SELECT * FROM reminders", as: Row.self)
  ///
  /// - Parameters:
  ///   - fragment: The query.
  ///   - type: A table, whose columns are found by their names; a value, from a result of one column;
  ///     or ``Row``.
  ///   - timeout: How long the call may take. `nil` is the limit of the database or transaction.
  /// - Throws: ``DatabaseError``; with the code `decoding` if the result does not have the columns of the type.
  public func fetchAll<Shape: RowReadable>(
    _ fragment: SQLFragment, as type: Shape.Type, timeout: Duration? = nil
  ) async throws -> [Shape.RowValue] {
    try await RawQuery(fragment, as: type).fetchAll(self, timeout: timeout)
  }

  /// Runs a query written by hand and reads its columns by their position.
  ///
  ///     let pairs = try await database.fetchAll("SELECT id, title FROM reminders", as: (Int, String).self)
  ///
  /// - Throws: ``DatabaseError``; with the code `decoding` if the result does not have the columns of the type.
  public func fetchAll<First: SQLRepresentable, Second: SQLRepresentable, each Rest: SQLRepresentable>(
    _ fragment: SQLFragment, as type: (First, Second, repeat each Rest).Type, timeout: Duration? = nil
  ) async throws -> [(First, Second, repeat each Rest)] {
    try await RawQuery(fragment, as: type).fetchAll(self, timeout: timeout)
  }

  /// Runs a query written by hand and returns its first row, or `nil` if there is none.
  ///
  ///     let count = try await database.fetchOne("SELECT count(*) FROM \(Reminder.self)", as: Int.self)
  ///
  /// - Throws: ``DatabaseError``; with the code `decoding` if the result does not have the columns of the type.
  public func fetchOne<Shape: RowReadable>(
    _ fragment: SQLFragment, as type: Shape.Type, timeout: Duration? = nil
  ) async throws -> Shape.RowValue? {
    try await RawQuery(fragment, as: type).fetchOne(self, timeout: timeout)
  }

  /// Runs a query written by hand and returns the value of its first row, or `nil` if there is no row or the value
  /// is NULL.
  ///
  ///     let greatest = try await database.fetchOne("SELECT max(score) FROM \(Reminder.self)", as: Double?.self)
  ///
  /// - Throws: ``DatabaseError``; with the code `decoding` if the result does not have the columns of the type.
  public func fetchOne<Shape: RowReadable>(
    _ fragment: SQLFragment, as type: Shape.Type, timeout: Duration? = nil
  ) async throws -> Shape.RowValue.Wrapped? where Shape.RowValue: _OptionalOutput {
    try await RawQuery(fragment, as: type).fetchOne(self, timeout: timeout)
  }

  /// Runs a query written by hand and returns its first row, or `nil` if there is none. Columns are read by their
  /// position.
  ///
  ///     let pair = try await database.fetchOne("SELECT id, title FROM reminders", as: (Int, String).self)
  ///
  /// - Throws: ``DatabaseError``; with the code `decoding` if the result does not have the columns of the type.
  public func fetchOne<First: SQLRepresentable, Second: SQLRepresentable, each Rest: SQLRepresentable>(
    _ fragment: SQLFragment, as type: (First, Second, repeat each Rest).Type, timeout: Duration? = nil
  ) async throws -> (First, Second, repeat each Rest)? {
    try await RawQuery(fragment, as: type).fetchOne(self, timeout: timeout)
  }

  /// The rows of a query written by hand, as they come.
  ///
  ///     for try await title in database.stream("SELECT title FROM reminders", as: String.self) { print(title) }
  ///
  /// The stream throws what `fetchAll` does.
  public func stream<Shape: RowReadable>(
    _ fragment: SQLFragment, as type: Shape.Type, timeout: Duration? = nil
  ) -> RowStream<RawQuery<Shape.RowValue>> {
    RawQuery(fragment, as: type).stream(self, timeout: timeout)
  }

  /// Runs the statements of a script, such as a file of table definitions, in one transaction: all of them
  /// or, after an error, none.
  ///
  ///     try await database.executeScript("""
  ///       CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT);
  ///       INSERT INTO notes (text) VALUES ('one; two');
  ///       """)
  ///
  /// The engine takes the text apart, so that a semicolon may occur in a string, a comment, a trigger or
  /// between dollar quotes. The text is the engine's own SQL and takes no values: never put into it what a
  /// user or another system wrote. Rows that its statements yield are left unread. It takes no BEGIN, COMMIT
  /// or ROLLBACK, nor what engines refuse inside a transaction, such as VACUUM.
  ///
  /// - Throws: ``DatabaseError``, or `CancellationError` if the task was cancelled.
  public func executeScript(_ script: String, timeout: Duration? = nil) async throws {
    let deadline = timeout.map { Deadline(after: $0) }
    try await transact(TransactionOptions(deadline: deadline)) { connection in
      try await connection.runScript(script, deadline: deadline)
    }
  }

  /// Runs `body` in a transaction: committed if it returns, rolled back if it throws, a statement
  /// failed, or the task is cancelled. In an open transaction it is a savepoint.
  ///
  /// Tasks that `body` starts take turns on the connection. What returned normally is stored if the transaction commits.
  /// BEGIN, COMMIT, ROLLBACK, SAVEPOINT and RELEASE written by hand are refused, in a transaction or outside of one.
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
  ///   - timeout: How long the call may take, the wait for a connection and all attempts included. At that moment
  ///     the transaction is rolled back, whatever `body` does, and what it uses of the connection from then on throws
  ///     ``DatabaseError/Code/deadlineExceeded``. `nil` is the database's own limit.
  ///   - body: Receives the transaction. Statements of other connections are outside of it.
  /// - Throws: What `body` throws, ``DatabaseError``, or `CancellationError`.
  @discardableResult
  public nonisolated(nonsending) func transaction<Result>(
    isolation: IsolationLevel = .serializable, access: TransactionAccess = .readWrite,
    retrying attempts: Int = 0, timeout: Duration? = nil, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    let options = TransactionOptions(
      isolation: isolation, access: access, deadline: timeout.map { Deadline(after: $0, of: .transaction) })
    var attempt = 0
    while true {
      do {
        return try await transact(options, body)
      } catch let error as DatabaseError
        where error.isRetryable && attempt < attempts && !isTransaction
      {
        attempt += 1
        // Waiting a little, and each its own while, lets the conflicting transactions pass one another.
        let ceiling = UInt64(1) << UInt64(Swift.min(attempt, 8))
        try await Task.sleep(nanoseconds: UInt64.random(in: 0...ceiling * 1_000_000))
      }
    }
  }
}
