import CSQLite
@_spi(KoineDriver) import Koine

extension SQLiteDatabase {
  /// What a database takes up, in its file and in memory.
  public struct Statistics: Sendable, Hashable {
    /// How many pages the database has, the free ones included.
    public var pageCount: Int
    /// How many bytes a page has.
    public var pageSize: Int
    /// How many pages hold nothing; ``SQLiteDatabase/vacuum(timeout:)`` gives them back.
    public var freePageCount: Int
    /// How many connections the figures of the cache belong to.
    public var connectionCount: Int
    /// How often a page was found in the cache of its connection.
    public var cacheHitCount: Int
    /// How often a page had to be read from the file.
    public var cacheMissCount: Int
    /// How many bytes the caches have.
    public var cacheByteCount: Int
    /// How many bytes the connections need for what they know of the schema.
    public var schemaByteCount: Int
    /// How many prepared statements the connections keep.
    public var statementCount: Int
    /// How many bytes these have.
    public var statementByteCount: Int

    /// Makes a value, for tests of code that shows it.
    ///
    /// - Parameters:
    ///   - pageCount: How many pages the database has.
    ///   - pageSize: How many bytes a page has.
    ///   - freePageCount: How many pages hold nothing.
    ///   - connectionCount: How many connections the figures of the cache belong to.
    ///   - cacheHitCount: How often a page was found in the cache.
    ///   - cacheMissCount: How often a page had to be read from the file.
    ///   - cacheByteCount: How many bytes the caches have.
    ///   - schemaByteCount: How many bytes the connections need for the schema.
    ///   - statementCount: How many prepared statements the connections keep.
    ///   - statementByteCount: How many bytes these have.
    public init(
      pageCount: Int, pageSize: Int, freePageCount: Int, connectionCount: Int = 0, cacheHitCount: Int = 0,
      cacheMissCount: Int = 0, cacheByteCount: Int = 0, schemaByteCount: Int = 0, statementCount: Int = 0,
      statementByteCount: Int = 0
    ) {
      self.pageCount = pageCount
      self.pageSize = pageSize
      self.freePageCount = freePageCount
      self.connectionCount = connectionCount
      self.cacheHitCount = cacheHitCount
      self.cacheMissCount = cacheMissCount
      self.cacheByteCount = cacheByteCount
      self.schemaByteCount = schemaByteCount
      self.statementCount = statementCount
      self.statementByteCount = statementByteCount
    }
  }

  /// Tells what the database takes up.
  ///
  ///     let statistics = try await database.statistics()
  ///     print("\(statistics.pageCount * statistics.pageSize) bytes, \(statistics.cacheByteCount) of them in memory")
  ///
  /// The figures of the caches and of memory are those of the connections that have been used and are open, each since it was opened.
  /// A connection that runs a statement is waited for.
  ///
  /// - Parameter timeout: How long the call may take. `nil` is the database's limit of statements.
  /// - Throws: `DatabaseError` with the code `busy`, `corrupt`, `deadlineExceeded`, `acquireTimeout`, also inside of a
  ///   backup, or `misuse` if the database is closed; `CancellationError` if the task was cancelled.
  public func statistics(timeout: Duration? = nil) async throws -> Statistics {
    try enter()
    var statement = RenderedStatement(
      sql: """
        SELECT page_count, page_size, freelist_count
        FROM pragma_page_count, pragma_page_size, pragma_freelist_count
        """)
    let deadline = limits.deadline(timeout.map { Deadline(after: $0) }, of: .statement)
    statement.deadline = deadline
    var statistics = Statistics(pageCount: 0, pageSize: 0, freePageCount: 0)
    do {
      let lease = try await sessions.reader(
        Loan(.statement, sql: statement.sql), deadline: deadline, isQuick: false)
      defer { lease.release() }
      try await lease.session.observed.run(statement) { row in
        statistics.pageCount = try row.next(Int.self)
        statistics.pageSize = try row.next(Int.self)
        statistics.freePageCount = try row.next(Int.self)
      }
    }
    for session in sessions.usedSessions {
      try await session.whileIdle(until: deadline) { $0.addFigures(to: &statistics) }
    }
    return statistics
  }
}

extension SQLiteSession {
  /// Looks at the session when no statement runs, also if it is lent, unless it is closed.
  ///
  /// Without a deadline it waits as long as for a connection: whoever uses the session may wait for the caller.
  func whileIdle(until deadline: Deadline?, _ body: (SQLiteSession) -> Void) async throws {
    let limit = configuration.acquireTimeout
    switch await gate.acquire(until: (deadline ?? Deadline(after: limit)).instant) {
    case .acquired: break
    case .cancelled: throw CancellationError()
    case .timedOut:
      throw deadline?.error()
        ?? DatabaseError(
          .acquireTimeout,
          "The call waited \(limit) for a connection that is in use, maybe by the caller: it cannot be made inside of a backup."
        )
    }
    defer { gate.release() }
    if handle.isOpen { body(self) }
  }

  fileprivate func addFigures(to statistics: inout SQLiteDatabase.Statistics) {
    statistics.connectionCount += 1
    statistics.cacheHitCount += status(SQLITE_DBSTATUS_CACHE_HIT)
    statistics.cacheMissCount += status(SQLITE_DBSTATUS_CACHE_MISS)
    statistics.cacheByteCount += status(SQLITE_DBSTATUS_CACHE_USED)
    statistics.schemaByteCount += status(SQLITE_DBSTATUS_SCHEMA_USED)
    statistics.statementCount += cache.count
    statistics.statementByteCount += status(SQLITE_DBSTATUS_STMT_USED)
  }

  private func status(_ figure: Int32) -> Int {
    var (current, highest): (Int32, Int32) = (0, 0)
    sqlite3_db_status(handle.pointer, figure, &current, &highest, 0)
    return Int(current)
  }
}
