@_spi(KoineDriver) public import Koine

extension Connection {
  /// Hands out the `sqlite3 *` of the connection, for what Koine does not cover. SQLite only.
  ///
  ///     import SQLite3
  ///
  ///     let limit = try await database.withConnection { connection in
  ///       try await connection.withUnsafeSQLiteHandle { handle in
  ///         sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 1_000_000)
  ///       }
  ///     }
  ///
  /// `body` runs on the thread of the connection, when it is the turn of the task, and nothing else uses the connection
  /// meanwhile. If the task is cancelled or its time is over, SQLite ends the statement of `body` that runs, with
  /// `SQLITE_INTERRUPT`; what `body` does beside statements runs on.
  ///
  /// What Koine relies on is put back when `body` ends: the authorizer, the busy and the progress handler, the commit hook.
  /// A statement that `body` has left running is reset. Prepared statements of Koine stay valid. What else `body` sets
  /// lasts until the connection is given back: a connection to a file is then replaced by a new one. In memory there is
  /// no other, and what SQLite has no pragma for, such as a hook or a limit, stays. To set up every connection of a pool,
  /// call it in ``SQLiteDatabase/Configuration/prepareConnection``.
  ///
  /// Observers take every commit of `body` as a change of anything, and a transaction in which it was called, too. An
  /// observed query that calls it is read anew after every commit.
  ///
  /// SQLite's functions are in the module `SQLite3` of Apple's SDKs, and elsewhere in a system library target of your own.
  ///
  /// What `body` must not do, as Koine cannot find it out:
  /// - keep the handle, or statements, blobs and backups of it, beyond its end; it finalizes what it prepares;
  /// - close the connection, or finalize, reset or step statements that it has not prepared;
  /// - replace the functions and collations that the connection has;
  /// - use the database, another connection of it, or `withUnsafeSQLiteHandle` inside.
  ///
  /// - Parameters:
  ///   - timeout: How long the call may take. `nil` is the limit of the database, lease or transaction.
  ///   - body: Receives the connection. It has to end each transaction and savepoint that it begins, and no other.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws. `DatabaseError` with the code `misuse` if `body` has begun a transaction and not ended
  ///   it, which is then rolled back, has ended one that Koine has begun, or has left a statement running; also if the
  ///   connection is not one of SQLite, or has a stream, cursor or blob open. `acquireTimeout`, `deadlineExceeded`;
  ///   `CancellationError` if the task was cancelled before. On a transaction, that one has failed then.
  @discardableResult
  public func withUnsafeSQLiteHandle<Result: Sendable>(
    timeout: Duration? = nil, _ body: @Sendable (OpaquePointer) throws -> Result
  ) async throws -> Result {
    if let database = self as? SQLiteDatabase {
      return try await database.withConnection(timeout: timeout) { connection in
        try await connection.withUnsafeSQLiteHandle(body)
      }
    }
    guard let scope = self as? ConnectionScope else { throw DatabaseError.noSQLiteHandle }
    return try await scope.useSession(until: timeout.map { Deadline(after: $0) }) { session, deadline in
      guard let session = session as? SQLiteSession else { throw DatabaseError.noSQLiteHandle }
      return try await session.withHandle(until: deadline, body)
    }
  }
}

extension DatabaseError {
  fileprivate static var noSQLiteHandle: DatabaseError {
    DatabaseError(
      .misuse, "Only a database of SQLite, and its leases and transactions, have a handle of SQLite.")
  }
}
