extension SelectStatement {
  /// Locks the rows that the query yields until the end of the transaction, so that no other one changes or locks them:
  /// `FOR UPDATE`.
  ///
  ///     let job = try await Job.where { !$0.isDone }.order(by: \.id).limit(1)
  ///       .forUpdate(.skipLocked, singleWriterSuffices: true).fetchOne(transaction)
  ///     // PostgreSQL, MariaDB: SELECT … LIMIT 1 FOR UPDATE SKIP LOCKED
  ///     // SQLite:              SELECT … LIMIT 1
  ///
  /// The query must yield rows of tables: one that groups them, is distinct, or joins them outside is refused. So is a
  /// locked query of whose rows another one takes some, by a join or a condition: engines lock different ones then. In a
  /// transaction that is serializable, as Koine's are unless asked otherwise, a row that was changed meanwhile is a
  /// `serializationFailure`, which `transaction(retrying:)` retries.
  ///
  /// - Parameters:
  ///   - waiting: What the query does about rows that are locked: it waits unless told to leave them out or to fail.
  ///   - singleWriterSuffices: Whether the lock may be left out on SQLite, where one transaction writes at a time.
  ///     Otherwise SQLite refuses the query.
  public func forUpdate(_ waiting: SQLRowLock.Waiting = .wait, singleWriterSuffices: Bool = false) -> Self {
    locked(SQLRowLock(.update, waiting, metBySingleWriter: singleWriterSuffices))
  }

  /// Locks the rows that the query yields until the end of the transaction, so that no other one changes them, though it
  /// may lock them in this way too: `FOR SHARE`. See ``forUpdate(_:singleWriterSuffices:)``.
  public func forShare(_ waiting: SQLRowLock.Waiting = .wait, singleWriterSuffices: Bool = false) -> Self {
    locked(SQLRowLock(.share, waiting, metBySingleWriter: singleWriterSuffices))
  }

  private func locked(_ lock: SQLRowLock) -> Self {
    var copy = self
    copy._query.lock = lock
    return copy
  }
}
