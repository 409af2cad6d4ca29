/// Something that runs statements: a database, a connection leased from it, or an open transaction.
///
/// Application code takes `some Connection` or `any Connection` and runs queries on it:
///
///     func overdue(on connection: some Connection) async throws -> [Reminder] {
///       try await Reminder.where { $0.dueDate < Date.now }.fetchAll(connection)
///     }
///
/// Tasks may share a connection:
/// - Those that use one transaction or lease take turns. While one of them is inside a nested transaction, the others
///   wait for its end; their statements never become a part of it. They wait for `acquireTimeout` at most, and the error
///   names who has the connection.
/// - A task that is inside a nested transaction uses the connection that the nested closure receives. The outer one, or
///   the database, throws ``DatabaseError/Code/misuse`` at once, as that wait could not end.
/// - A task that is cancelled while it waits leaves the queue with a `CancellationError`, and nothing else happens. If
///   its statement runs already, the statement is ended, and in a transaction has failed.
/// - A task that outlives the closure whose connection it uses, and a cursor or stream that does, gets `misuse`. What
///   runs at that moment is waited for; a nested transaction that is still open is taken back.
///
/// The requirements are what a driver supplies; call `fetchAll`, `execute`, `transaction` … instead.
public protocol Connection: Sendable {
  /// The dialect, for the version of the engine that this connection talks to.
  var dialect: any SQLDialect { get }

  /// Runs one statement and hands each of its rows to `row`, in order.
  ///
  ///     let statement = try Reminder.select(\.title).render(in: connection.dialect)
  ///     var titles: [String] = []
  ///     try await connection.run(statement) { row in titles.append(try row.next(String.self)) }
  ///
  /// The decoder and what its cells point to are valid during the call only. If `row` throws, the
  /// statement is ended and the error is passed on. A statement outside a transaction is a transaction of
  /// its own. At the statement's ``RenderedStatement/deadline`` it is ended, on the server too.
  ///
  /// - Parameters:
  ///   - statement: One statement. ``perform(_:row:)`` also runs one that has several steps.
  ///   - row: Receives each row.
  /// - Returns: The number of rows that the statement inserted, updated or deleted.
  /// - Throws: ``DatabaseError``, `CancellationError` if the task was cancelled, or what `row` throws.
  @discardableResult
  func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int

  /// Runs a statement once for each row of values: all of them or, after an error, none.
  ///
  ///     let batch = RenderedBatch(
  ///       sql: "INSERT INTO tags (id) VALUES ($1)", types: [.bigInteger], count: ids.count
  ///     ) { row, encoder in encoder.append(.integer(ids[row])) }
  ///     try await connection.run(batch)
  ///
  /// - Returns: The number of rows affected in all.
  /// - Throws: ``DatabaseError``, whose ``DatabaseError/row`` is the row of values at fault, or `CancellationError` if
  ///   the task was cancelled.
  @discardableResult
  func run(_ batch: RenderedBatch) async throws -> Int

  /// Starts a statement whose rows are taken in portions, so that a slow consumer holds the engine back.
  ///
  ///     let cursor = try await connection.cursor(statement)
  ///     while try await cursor.next(100, row: { row in print(try row.next(Int.self)) }) {}
  ///
  /// A database lends the cursor a connection until it has reached the end, is closed or is released. A cursor of a
  /// transaction or lease ends with it.
  ///
  /// - Throws: ``DatabaseError``, or `CancellationError` if the task was cancelled.
  func cursor(_ statement: RenderedStatement) async throws -> any RowCursor

  /// Runs `body` in a transaction, or in a savepoint if this connection is a transaction already.
  ///
  /// Call ``transaction(isolation:access:retrying:timeout:_:)`` instead, which also tries again. It commits if `body`
  /// returns, and rolls back if `body` throws, a statement failed or the task was cancelled.
  ///
  /// - Parameters:
  ///   - options: The isolation and the access that are asked for, and the deadline of the whole.
  ///   - body: Receives the connection to use inside.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, ``DatabaseError``, or `CancellationError` if the task was cancelled.
  nonisolated(nonsending) func transact<Result>(
    _ options: TransactionOptions, _ body: (any Connection) async throws -> Result
  ) async throws -> Result

  /// Whether the connection is an open transaction or a savepoint inside of one: `transaction(retrying:)` then tries
  /// nothing again, as the transaction has failed. A connection that wraps another says what that one does.
  var isTransaction: Bool { get }

  /// Runs a text of several statements inside the transaction that the connection is. Their rows are left unread.
  ///
  /// Call ``executeScript(_:timeout:)`` instead, which begins the transaction. A connection that wraps another hands the
  /// text on.
  ///
  /// - Throws: ``DatabaseError``, with the code `misuse` if the text begins or ends a transaction, or the connection is
  ///   not a transaction; `CancellationError` if the task was cancelled.
  func runScript(_ sql: String, deadline: Deadline?) async throws

  /// Where it is noted what statements read, if the connection is that of an observation.
  var _readNotes: _ReadNotes? { get }

  /// Runs a statement on the calling thread if it is sure to end soon, and nobody has to be waited for. An asynchronous
  /// call would take a quick statement longer.
  ///
  /// - Returns: What ``run(_:row:)`` returns; `nil` if nothing was done, and ``run(_:row:)`` has to be called.
  /// - Throws: What ``run(_:row:)`` throws.
  func _runAtOnce(_ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void) throws -> Int?
}

extension Connection {
  /// Nobody observes what is read.
  @inlinable public var _readNotes: _ReadNotes? { nil }

  /// Nothing is run at once.
  @inlinable public func _runAtOnce(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) throws -> Int? {
    nil
  }

  /// Not a transaction: a database is none.
  public var isTransaction: Bool { false }

  /// Throws ``DatabaseError`` with the code `misuse`: only a transaction runs scripts.
  public func runScript(_ sql: String, deadline: Deadline?) async throws {
    throw DatabaseError(.misuse, "This connection runs no scripts.")
  }
}

/// A pool of connections to one database.
///
/// If every connection is in use, a call waits in order for `acquireTimeout` at most, and then throws
/// ``DatabaseError/Code/acquireTimeout``, which names who has them. A call whose wait could not end throws `misuse` at
/// once: inside a transaction or `withConnection` of the same database, or while streams of the same task hold every
/// connection.
///
/// A connection goes back to the pool as it was lent. What SQL written by hand has changed (settings, temporary tables,
/// locks) is put back, or the connection is replaced. The text of a statement tells that: what a trigger, a view or a default
/// of PostgreSQL changes of the session by a function of its own is not seen.
public protocol Database: Connection {
  /// Lends one connection for the duration of `body`, so that what is kept per connection (temporary
  /// tables, session settings) lasts from one statement to the next.
  ///
  /// - Parameters:
  ///   - timeout: How long the call may take, the wait for a connection included. `nil` is the database's own limit.
  ///   - body: Receives the connection, which is of no use after the end of the call.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; ``DatabaseError`` with the codes `acquireTimeout`, `deadlineExceeded`, `misuse` and
  ///   those of connecting; `CancellationError` if the task was cancelled while it waited.
  @discardableResult
  nonisolated(nonsending) func withConnection<Result>(
    timeout: Duration?, _ body: (any Connection) async throws -> Result
  ) async throws -> Result

  /// Waits for the statements, transactions, leases and streams that run, then closes every connection.
  ///
  ///     work.cancel()               // the task that runs a long query
  ///     await database.close()
  ///
  /// It waits as long as they take, and cancels nothing. Cancel the tasks that run them, or give them a `timeout:`, if they
  /// should end sooner.
  ///
  /// Later calls throw ``DatabaseError/Code/misuse``, and so does a call that waits for a connection. Closing twice is
  /// allowed. Inside a transaction, lease or stream of the database's own it does not wait; the connections are closed
  /// after the end.
  ///
  /// A task that is cancelled does not wait: the call returns, and what is still in use is closed when it is given back.
  func close() async
}

/// The rows of a running statement, taken in portions.
///
/// A cursor holds its connection until it is closed, has reached the end, or is released.
public protocol RowCursor: AnyObject, Sendable {
  /// Hands up to `maximum` rows to `row`.
  ///
  /// The decoder and what its cells point to are valid during the call only.
  ///
  /// - Parameters:
  ///   - maximum: How many rows are handed over at most. Less than 1 counts as 1.
  ///   - row: Receives each row.
  /// - Returns: Whether there may be more rows. After the end, and after ``close()``, it is `false`.
  /// - Throws: ``DatabaseError``, with the code `misuse` after the end of the cursor's transaction or lease;
  ///   `CancellationError` if the task was cancelled; what `row` throws. The cursor then needs to be closed, and nothing
  ///   else.
  func next(_ maximum: Int, row: (inout RowDecoder) throws -> Void) async throws -> Bool

  /// Ends the statement and gives the connection back. Closing twice is allowed.
  func close() async
}

/// One connection to the engine, used by one task at a time: what a driver implements and lends.
///
/// Koine builds transactions, savepoints and their failure rules on it, once for every driver.
///
/// A deadline is a moment at which a driver ends what it runs in the engine: a server is told to stop, an engine in
/// the process is interrupted. The driver then throws the deadline's own ``Deadline/error(sql:)``, unless the
/// statement ended by itself before. It looks at the deadline of a statement or batch before it begins, while it
/// waits for locks or for the server, while it steps or reads, and, of a cursor's statement, in each call of
/// ``RowCursor/next(_:row:)``. What a deadline has ended is a failed statement as any other: the session can be
/// used again, or has lost its connection. Transactions hand the earliest of the limits down with each statement, so
/// that a driver keeps no clock of its own between statements.
public protocol DatabaseSession: AnyObject, Sendable {
  /// The dialect, for the version of the engine that the session talks to.
  var dialect: any SQLDialect { get }

  /// Runs one statement and hands each of its rows to `row`, in order.
  ///
  /// The decoder and what its cells point to are valid during the call only. If `row` throws, the statement
  /// is ended and the error is passed on.
  ///
  /// - Returns: The number of rows that the statement inserted, updated or deleted.
  /// - Throws: ``DatabaseError``, `CancellationError` if the task was cancelled, or what `row` throws.
  @discardableResult
  func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int

  /// Runs the rows of a batch: all of them or, after an error, none. Outside a transaction they are one of their own.
  ///
  /// - Returns: The number of rows affected in all.
  /// - Throws: ``DatabaseError`` with the row of values at fault, or `CancellationError` if the task was cancelled.
  @discardableResult
  func run(_ batch: RenderedBatch) async throws -> Int

  /// Starts a statement whose rows are taken in portions.
  ///
  /// Inside a transaction, other cursors may be open, and statements run between the portions. A statement that
  /// writes runs to its end, however few rows are taken.
  ///
  /// - Throws: ``DatabaseError``, or `CancellationError` if the task was cancelled.
  func cursor(_ statement: RenderedStatement) async throws -> any RowCursor

  /// Runs a text of several statements, which the engine takes apart, inside the transaction that is open. Their rows
  /// are left unread.
  ///
  /// - Throws: ``DatabaseError``, with the code `misuse` if the text begins or ends a transaction; `CancellationError` if
  ///   the task was cancelled. What ran before is rolled back with the transaction.
  func runScript(_ sql: String, deadline: Deadline?) async throws

  /// Begins a transaction, as the dialect says unless the driver has more to do.
  ///
  /// - Throws: ``DatabaseError``, ``UnsupportedFeatures`` if the engine has no such isolation level, or
  ///   `CancellationError` if the task was cancelled. No transaction is open then.
  func begin(_ options: TransactionOptions) async throws

  /// Runs a statement that begins or ends a transaction or savepoint.
  ///
  /// It runs in a cancelled task too, so that a rollback always happens. A ROLLBACK of a transaction that the engine
  /// has ended already, or has not begun, is not an error.
  ///
  /// - Parameters:
  ///   - statement: What to do with the transaction.
  ///   - deadline: Given for what may wait: a BEGIN for a lock, a COMMIT for the disk or the server. A COMMIT
  ///     that the deadline cut off, and whose outcome is not known, throws
  ///     ``DatabaseError/Code/commitOutcomeUnknown``.
  func control(_ statement: TransactionStatement, deadline: Deadline?) async throws

  /// Lets nothing be written inside the savepoint that has just been set.
  ///
  /// - Throws: What ``control(_:deadline:)`` throws; ``DatabaseError`` with the code `misuse` unless the driver says how.
  func forbidWriting(deadline: Deadline?) async throws

  /// Lets the transaction write again, after a savepoint in which that was forbidden has been released or taken back. It
  /// runs in a cancelled task too.
  func permitWriting() async

  /// Runs a statement without a deadline on the calling thread if it is sure to end soon, and nobody has to be waited
  /// for. It is asked for nothing else than rows and their number.
  ///
  /// - Returns: What ``run(_:row:)`` returns; `nil` if nothing was done, and ``run(_:row:)`` has to be called.
  /// - Throws: What ``run(_:row:)`` throws.
  func _runAtOnce(_ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void) throws -> Int?
}

extension DatabaseSession {
  /// Nothing is run at once.
  public func _runAtOnce(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) throws -> Int? {
    nil
  }
}

extension Database {
  /// Lends one connection for the duration of `body`, so that what is kept per connection (temporary
  /// tables, session settings) lasts from one statement to the next.
  ///
  ///     try await database.withConnection { connection in
  ///       try await connection.execute("CREATE TEMPORARY TABLE chosen (id bigint)")
  ///       …
  ///     }
  ///
  /// - Throws: What ``withConnection(timeout:_:)`` throws.
  @discardableResult
  public nonisolated(nonsending) func withConnection<Result>(
    _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try await withConnection(timeout: nil, body)
  }
}
