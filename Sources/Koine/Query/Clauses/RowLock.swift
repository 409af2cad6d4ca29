extension SelectStatement {
  /// Locks the rows that the query yields until the end of the transaction, so that no other one changes or locks them:
  /// `FOR UPDATE`.
  ///
  ///     let job = try await Job.where { !$0.isDone }.order(by: \.id).limit(1)
  ///       .forUpdate(.skipLocked, singleWriterSuffices: true).fetchOne(transaction)
  ///     // PostgreSQL, MariaDB: SELECT … LIMIT 1 FOR UPDATE SKIP LOCKED
  ///     // SQLite:              SELECT … LIMIT 1
  ///
  /// The query must yield rows of tables: one that groups them, is distinct, or joins them outside is refused; see
  /// ``forUpdate(of:_:singleWriterSuffices:)`` for the last. So is a
  /// locked query of whose rows another one takes some, by a join or a condition: engines lock different ones then. In a
  /// transaction that is serializable, as Koine's are unless asked otherwise, a row that was changed meanwhile is a
  /// `serializationFailure`, which `transaction(retrying:)` retries.
  ///
  /// - Parameters:
  ///   - waiting: What the query does about rows that are locked: it waits unless told to leave them out or to fail.
  ///   - singleWriterSuffices: Whether the lock may be left out on SQLite, where one transaction writes at a time.
  ///     Otherwise SQLite refuses the query. Nothing is locked there, so that `waiting` has no effect: no row is left out by
  ///     `.skipLocked`, and `.fail` never fails. What waits is the beginning of a transaction that may write, while
  ///     another one is open, until the configuration's `acquireTimeout`, or `busyTimeout` for one of another process.
  public func forUpdate(_ waiting: SQLRowLock.Waiting = .wait, singleWriterSuffices: Bool = false) -> Self {
    locked(SQLRowLock(.update, waiting, metBySingleWriter: singleWriterSuffices))
  }

  /// Locks the rows that the query yields until the end of the transaction, so that no other one changes them, though it
  /// may lock them in this way too: `FOR SHARE`. See ``forUpdate(_:singleWriterSuffices:)``.
  public func forShare(_ waiting: SQLRowLock.Waiting = .wait, singleWriterSuffices: Bool = false) -> Self {
    locked(SQLRowLock(.share, waiting, metBySingleWriter: singleWriterSuffices))
  }

  /// Locks the rows of some of the query's tables: `FOR UPDATE OF`. The others may be derived tables, and be joined outside.
  ///
  ///     Job.leftJoin(Worker.self) { $0.workerID == $1.id }.forUpdate(of: { job, _ in job }, .skipLocked)
  ///     // PostgreSQL: … FROM "jobs" LEFT JOIN "workers" ON … FOR UPDATE OF "jobs" SKIP LOCKED
  ///
  /// MariaDB locks the rows of all tables, and Koine refuses the query there. A side of an outer join that may have no row
  /// does not compile. See ``forUpdate(_:singleWriterSuffices:)``.
  ///
  /// - Parameters:
  ///   - tables: Receives the tables in scope, and names those whose rows are locked: one, or several as a tuple.
  ///   - waiting: What the query does about rows that are locked: it waits unless told to leave them out or to fail.
  ///   - singleWriterSuffices: Whether the lock may be left out on SQLite, where one transaction writes at a time.
  ///     Otherwise SQLite refuses the query; see ``forUpdate(_:singleWriterSuffices:)``.
  public func forUpdate<each Locked: SourceColumns>(
    of tables: (Columns) -> (repeat each Locked), _ waiting: SQLRowLock.Waiting = .wait,
    singleWriterSuffices: Bool = false
  ) -> Self {
    locked(.update, of: tables, waiting, singleWriterSuffices)
  }

  /// Locks the rows of some of the query's tables, so that others may lock them in this way too: `FOR SHARE OF`. See
  /// ``forUpdate(of:_:singleWriterSuffices:)``.
  public func forShare<each Locked: SourceColumns>(
    of tables: (Columns) -> (repeat each Locked), _ waiting: SQLRowLock.Waiting = .wait,
    singleWriterSuffices: Bool = false
  ) -> Self {
    locked(.share, of: tables, waiting, singleWriterSuffices)
  }

  /// The query with a lock on the rows of some of its tables.
  package func locked<each Locked: SourceColumns>(
    _ strength: SQLRowLock.Strength, of tables: (Columns) -> (repeat each Locked),
    _ waiting: SQLRowLock.Waiting, _ singleWriterSuffices: Bool
  ) -> Self {
    var copy = self
    copy.disambiguate()
    var sources: [SQLTableReference] = []
    let tables = tables(copy._columns)
    for columns in repeat each tables { sources.append(columns._source) }
    // No table is not every table: rendering refuses one without a name.
    if sources.isEmpty { sources = [SQLTableReference(name: "", columns: [])] }
    copy._query.lock = SQLRowLock(strength, of: sources, waiting, metBySingleWriter: singleWriterSuffices)
    return copy
  }

  /// The query with a lock.
  package func locked(_ lock: SQLRowLock) -> Self {
    var copy = self
    copy._query.lock = lock
    return copy
  }
}
