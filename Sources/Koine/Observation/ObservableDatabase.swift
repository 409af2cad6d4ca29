/// A database that tells what its transactions change, so that queries can be observed.
///
/// Call `query.observe(on: database)` or `database.observe { … }`; the requirements are what a driver supplies.
public protocol ObservableDatabase: Database {
  /// Subscribes to what is committed from now on, by this database and, in as far as the engine tells, by others.
  ///
  /// - Throws: ``DatabaseError``, with the code `misuse` if the database is closed; `CancellationError` if the task was
  ///   cancelled.
  func subscribeToChanges() async throws -> ChangeSubscription

  /// Runs `body` in a transaction that only reads, in which all queries see one state of the database.
  ///
  /// - Parameters:
  ///   - reads: Receives what the statements read, also if `body` throws.
  ///   - body: Receives the connection to use inside.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, ``DatabaseError``, or `CancellationError` if the task was cancelled.
  nonisolated(nonsending) func read<Result>(
    noting reads: inout ReadRegion, _ body: (any Connection) async throws -> Result
  ) async throws -> Result
}

extension Database {
  /// Runs several queries that see one state of the database, whatever is written meanwhile.
  ///
  ///     let (lists, count) = try await database.read { connection in
  ///       (try await RemindersList.all().fetchAll(connection), try await Reminder.all().fetchCount(connection))
  ///     }
  ///
  /// It is a transaction that only reads: a statement that writes throws ``DatabaseError/Code/readOnly``.
  ///
  /// - Parameters:
  ///   - timeout: How long the call may take, the wait for a connection included. `nil` is the database's own limit.
  ///   - body: Receives the connection to use inside.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, ``DatabaseError``, or `CancellationError` if the task was cancelled.
  public nonisolated(nonsending) func read<Result>(
    timeout: Duration? = nil, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try await transaction(isolation: .repeatableRead, access: .readOnly, timeout: timeout, body)
  }
}

extension QueryStatement where Output: Sendable {
  /// The query's rows, at once and again after each committed transaction that may have changed them.
  ///
  ///     for try await reminders in Reminder.where(\.isCompleted).observe(on: database) {
  ///       show(reminders)
  ///     }
  ///
  /// See ``QueryObservation``.
  ///
  /// - Parameter database: The database to read, whose changes are followed.
  public func observe(on database: any ObservableDatabase) -> QueryObservation<[Output]> {
    QueryObservation(of: database, isEqual: nil) { try await self.fetchAll($0) }
  }
}

extension QueryStatement where Output: Sendable & Equatable {
  /// The query's rows, at once and again after each committed transaction that has changed them.
  ///
  ///     for try await reminders in Reminder.where(\.isCompleted).observe(on: database) {
  ///       show(reminders)
  ///     }
  ///
  /// Rows that are equal to those before are left out. See ``QueryObservation``.
  ///
  /// - Parameter database: The database to read, whose changes are followed.
  public func observe(on database: any ObservableDatabase) -> QueryObservation<[Output]> {
    QueryObservation(of: database, isEqual: ==) { try await self.fetchAll($0) }
  }
}

extension ObservableDatabase {
  /// What several queries make of one state of the database, at once and again after each committed transaction that
  /// may have changed what they read.
  ///
  ///     let overview = database.observe { connection in
  ///       Overview(
  ///         lists: try await RemindersList.all().fetchAll(connection),
  ///         open: try await Reminder.where { !$0.isCompleted }.fetchCount(connection))
  ///     }
  ///     for try await overview in overview { … }
  ///
  /// See ``QueryObservation``.
  ///
  /// - Parameter body: Reads on the connection that it receives, which cannot write. What else it reads is not followed.
  public func observe<Value: Sendable>(
    _ body: @escaping @Sendable (any Connection) async throws -> Value
  ) -> QueryObservation<Value> {
    QueryObservation(of: self, isEqual: nil, body)
  }

  /// What several queries make of one state of the database, at once and again after each committed transaction that
  /// has changed it.
  ///
  /// A value that is equal to the one before is left out. See ``QueryObservation``.
  ///
  /// - Parameter body: Reads on the connection that it receives, which cannot write. What else it reads is not followed.
  public func observe<Value: Sendable & Equatable>(
    _ body: @escaping @Sendable (any Connection) async throws -> Value
  ) -> QueryObservation<Value> {
    QueryObservation(of: self, isEqual: ==, body)
  }
}
