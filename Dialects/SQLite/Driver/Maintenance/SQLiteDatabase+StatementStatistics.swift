import CSQLite
@_spi(KoineDriver) import Koine

extension SQLiteDatabase {
  /// What the connections have done for one statement.
  public struct StatementStatistics: Sendable, Hashable {
    /// The text, with placeholders for the values.
    public var sql: String
    /// How many connections keep it prepared.
    public var connectionCount: Int
    /// How often it has been run.
    public var runCount: Int
    /// How often a row was passed on to the next one in a scan of a whole table. A great number asks for an index.
    public var fullScanStepCount: Int
    /// How often rows were sorted.
    public var sortCount: Int
    /// How many rows were put into indexes that SQLite has made for the statement alone, the first of each not counted.
    public var automaticIndexRowCount: Int
    /// How many bytes it takes up.
    public var byteCount: Int

    /// Makes a value, for tests of code that shows it.
    ///
    /// - Parameters:
    ///   - sql: The text.
    ///   - connectionCount: How many connections keep it prepared.
    ///   - runCount: How often it has been run.
    ///   - fullScanStepCount: How often a row was passed on to the next one in a scan of a whole table.
    ///   - sortCount: How often rows were sorted.
    ///   - automaticIndexRowCount: How many rows were put into an index of the statement's own.
    ///   - byteCount: How many bytes it takes up.
    public init(
      sql: String, connectionCount: Int = 0, runCount: Int = 0, fullScanStepCount: Int = 0,
      sortCount: Int = 0,
      automaticIndexRowCount: Int = 0, byteCount: Int = 0
    ) {
      self.sql = sql
      self.connectionCount = connectionCount
      self.runCount = runCount
      self.fullScanStepCount = fullScanStepCount
      self.sortCount = sortCount
      self.automaticIndexRowCount = automaticIndexRowCount
      self.byteCount = byteCount
    }
  }

  /// Tells what the statements have done that connections keep prepared, each since it was prepared.
  ///
  ///     for statement in try await database.statementStatistics() where statement.fullScanStepCount > 10_000 {
  ///       print(statement.sql)
  ///     }
  ///
  /// A connection that runs a statement is waited for. How many statements a connection keeps is the configuration's
  /// ``Configuration/statementCacheCapacity``.
  ///
  /// - Parameter timeout: How long the call may take. `nil` is the database's limit of statements.
  /// - Returns: The statements in the order of their texts, each once for all connections.
  /// - Throws: `DatabaseError` with the code `deadlineExceeded`, `acquireTimeout`, also inside of a backup, or `misuse` if the
  ///   database is closed;
  ///   `CancellationError` if the task was cancelled.
  public func statementStatistics(timeout: Duration? = nil) async throws -> [StatementStatistics] {
    try enter()
    let deadline = limits.deadline(timeout.map { Deadline(after: $0) }, of: .statement)
    var statistics: [String: StatementStatistics] = [:]
    for session in sessions.usedSessions {
      try await session.whileIdle(until: deadline) { session in
        for statement in session.cache.all {
          statistics[statement.key.sql, default: StatementStatistics(sql: statement.key.sql)].add(statement)
        }
      }
    }
    return statistics.values.sorted { $0.sql < $1.sql }
  }
}

extension SQLiteDatabase.StatementStatistics {
  fileprivate mutating func add(_ statement: PreparedStatement) {
    func status(_ figure: Int32) -> Int { Int(sqlite3_stmt_status(statement.pointer, figure, 0)) }
    connectionCount += 1
    runCount += status(SQLITE_STMTSTATUS_RUN)
    fullScanStepCount += status(SQLITE_STMTSTATUS_FULLSCAN_STEP)
    sortCount += status(SQLITE_STMTSTATUS_SORT)
    automaticIndexRowCount += status(SQLITE_STMTSTATUS_AUTOINDEX)
    byteCount += status(SQLITE_STMTSTATUS_MEMUSED)
  }
}
