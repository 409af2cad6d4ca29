import CSQLite
import CSQLiteShims
@_spi(KoineDriver) import Koine
import KoineSQLiteDialect
import Synchronization

/// One connection of SQLite with its statements and its thread.
///
/// `@unchecked Sendable`: the pool lends it to one task at a time, and `gate` makes that task's children and
/// the cursors of its transaction take turns; every method that touches the state holds the gate, or is
/// called when nobody else can have the session. What a lookup passes by is therefore not checked for overlapping
/// accesses.
final class SQLiteSession: DatabaseSession, @unchecked Sendable {
  let sqliteDialect: SQLiteDialect
  let handle: SQLiteHandle
  let profiles: StatementProfiles
  let thread: SessionThread
  let interruption = Interruption()
  let gate = AsyncLock()
  @exclusivity(unchecked) var cache: StatementCache
  /// The current row of whichever statement steps.
  @exclusivity(unchecked) var cells: UnsafeMutableBufferPointer<Cell>
  /// Statements that a cursor has open.
  @exclusivity(unchecked) var openStatements: [OpenStatement] = []
  /// Blobs that a closure has open.
  @exclusivity(unchecked) var openBlobs: [OpenBlob] = []
  /// Set when a cursor was released without being closed, by whichever thread released it.
  let hasAbandonedStatements = Atomic(false)
  /// Whether a transaction was begun here. The engine may have ended it after an error.
  @exclusivity(unchecked) var expectsTransaction = false
  /// Whether a reading transaction runs on a connection that could write.
  var isWritingForbidden = false
  var lastFailure: DatabaseError?
  /// How much the open transaction has written, in statements known to be quick.
  @exclusivity(unchecked) var unfinishedWrites = 0
  let purpose: SQLiteHandle.Purpose
  /// Whether the statements that run are the driver's, which begin and end transactions.
  @exclusivity(unchecked) var runsOwnStatements = false
  var original: OriginalState
  /// Whether a user has changed what SQLite keeps for the connection.
  var isChanged = false
  /// What the statements have read since an observer asked for it; `nil` if none asks.
  @exclusivity(unchecked) var notedReads: ReadRegion?
  /// Reports what the connection runs, if anybody asks for it.
  let reporter: ConnectionReporter?
  let configuration: SQLiteDatabase.Configuration
  /// What has to be attached when the connection is lent.
  let attachedDatabases: AttachedDatabases
  /// That of ``attachedDatabases`` for which that was seen to last.
  let attachedGeneration: Atomic<Int>

  init(
    _ place: SQLitePlace, purpose: SQLiteHandle.Purpose, configuration: SQLiteDatabase.Configuration,
    attaching attachedDatabases: AttachedDatabases, dialect: SQLiteDialect, profiles: StatementProfiles,
    thread: SessionThread, reporter: ConnectionReporter?, hub: ChangeHub, until deadline: Deadline? = nil
  ) throws(DatabaseError) {
    let (databases, generation) = attachedDatabases.snapshot
    handle = try SQLiteHandle(
      place, purpose: purpose, configuration: configuration, attaching: databases, hub: hub,
      until: deadline)
    self.attachedDatabases = attachedDatabases
    attachedGeneration = Atomic(generation)
    self.configuration = configuration
    self.purpose = purpose
    original = OriginalState(of: handle, purpose: purpose)
    sqliteDialect = dialect
    self.profiles = profiles
    self.thread = thread
    self.reporter = reporter
    cache = StatementCache(capacity: configuration.statementCacheCapacity)
    cells = .allocate(capacity: 32)
    cells.initialize(repeating: .null)
  }

  deinit {
    cells.deallocate()
    thread.stop()
  }

  var dialect: any SQLDialect { sqliteDialect }

  /// The session, as one that reports what it runs if anybody asks for it.
  var observed: any DatabaseSession {
    if let reporter { ObservedSession(self, reporter) } else { self }
  }

  /// Publishes what has been committed, and lets the next task in.
  func leave() {
    handle.changes?.settle()
    gate.release()
  }

  // MARK: Statements

  /// Sets the moment at which what runs from now on has to end.
  ///
  /// - Parameter sql: The text of what runs; `nil` if it is not a statement.
  func begin(until deadline: Deadline?, _ sql: String?) throws(DatabaseError) {
    if deadline == nil, handle.busyPolicy.deadline == nil { return }
    handle.busyPolicy.deadline = deadline
    if let deadline, handle.busyPolicy.isOverdue { throw deadline.error(sql: sql) }
  }

  /// The error to throw for a failure of the engine: what a function in Swift has thrown, a cancellation if the task was
  /// cancelled, and that of the deadline if it has passed.
  ///
  /// - Parameters:
  ///   - sql: The text of what failed; `nil` if it is not a statement.
  ///   - statement: The statement with its values, if it may be run again to find out more.
  func note(_ failure: SQLiteFailure, of sql: String?, _ statement: OpaquePointer? = nil) -> any Error {
    if let error = handle.thrownError(failure.message) { return error }
    var failure = failure
    // A step compiles a statement anew if the schema has changed.
    if failure.primaryCode == SQLITE_ERROR, !failure.isCompiling, let sql {
      failure.isCompiling = !handle.compiles(sql)
    }
    var error = failure.error(sql: sql)
    if failure.isForeignKey, let sql {
      let reason = ForeignKeyReason(handle: handle)
      error = reason.completed(
        error, sql: sql, statement: hasOpenStatements ? nil : statement, isRestriction: failure.isRestriction)
    }
    defer { lastFailure = error }
    guard error.code == .cancelled || error.code == .busy else { return error }
    if handle.busyPolicy.isCancelled { return CancellationError() }
    if let deadline = handle.busyPolicy.deadline, handle.busyPolicy.isOverdue || deadline.hasPassed {
      error = deadline.error(sql: sql)
    }
    return error
  }

  /// A statement that nobody uses, from the cache or compiled now.
  ///
  /// - Throws: `DatabaseError`, or what a function in Swift has thrown: SQLite may call one with constants to choose a plan.
  func prepare(_ key: StatementKey, valueCount: Int) throws -> PreparedStatement {
    if valueCount > handle.variableLimit {
      throw DatabaseError(
        .tooManyValues,
        "The statement has \(valueCount) values; SQLite takes \(handle.variableLimit) at most.", sql: key.sql)
    }
    let cached = cache.find(key)
    if let cached, !cached.isInUse {
      try admit(cached.effects, key.sql)
      return cached
    }
    let (pointer, effects): (OpaquePointer, StatementEffects)
    do throws(DatabaseError) {
      (pointer, effects) = try handle.notingEffects { () throws(DatabaseError) in
        try handle.prepare(key.sql)
      }
    } catch {
      forgetCompiled()
      throw handle.thrownError(error.engineMessage) ?? error
    }
    var change = handle.notes.takeChange()
    if !change.isEmpty, key.sql.mentionsReplacing { change.assumeRows() }
    let statement = PreparedStatement(
      pointer: pointer, effects: effects, change: change, key: key,
      profile: profiles.findOrCreate(key))
    try admit(effects, key.sql)
    // SQLite does not compile a listing or a plan anew: after a change of the schema it would name what is gone. And it tells
    // nothing of a definition that finds nothing to do, such as DROP TABLE IF EXISTS, which may find it the next time.
    if cached == nil, effects.rawValue != 0, sqlite3_stmt_isexplain(pointer) == 0 { cache.insert(statement) }
    return statement
  }

  /// Compiles a statement and tells whether a reader may run it.
  func isQuery(_ key: StatementKey) async throws -> Bool {
    try await gate.acquire()
    defer { gate.release() }
    return try await withTaskExecutorPreference(thread) { try prepare(key, valueCount: 0).kind == .query }
  }

  // MARK: Lending

  /// Runs the code that sets up a new connection. From then on the connection is lent with what it changes.
  ///
  /// - Parameter database: What scopes know the database by.
  func prepare(
    with prepare: @Sendable (any Connection) async throws -> Void, for database: ObjectIdentifier,
    limits: TimeLimits, deadline: Deadline?
  ) async throws {
    try await ConnectionScope.withLease(
      of: observed, from: database, limits: limits, deadline: limits.setupDeadline(deadline), prepare)
    await gate.acquireIgnoringCancellation()
    defer { gate.release() }
    isChanged = false
    guard endLease() else {
      throw DatabaseError(.connectionLost, "The connection was lost while it was set up.")
    }
    cache.removeAll()
    handle.busyPolicy.install(on: handle.pointer)
    original = OriginalState(of: handle, purpose: purpose)
  }

  /// Leaves the session as the next task expects it. The gate is held.
  ///
  /// - Returns: Whether it can be lent again.
  func endLease() -> Bool {
    let isClean = endUses()
    permitWritingOutside()
    handle.changes?.settle()
    // What is in memory alone would be lost with the connection; the next lease tries again.
    return isClean && (!isWritingForbidden || purpose == .memory)
  }

  private func endUses() -> Bool {
    if !openStatements.isEmpty { endOpenStatements() }
    if !openBlobs.isEmpty { endOpenBlobs() }
    expectsTransaction = false
    handle.busyPolicy.ignoresCancellation = false
    handle.busyPolicy.deadline = nil
    if handle.isAutocommit, !isChanged { return true }
    handle.busyPolicy.ignoresCancellation = true
    defer { handle.busyPolicy.ignoresCancellation = false }
    if !handle.isAutocommit { try? execute("ROLLBACK") }
    return handle.isAutocommit && restoreConnection()
  }

  /// Finalizes the statements and closes the connection, whoever still holds this object. Called when
  /// nobody else has the session.
  func close() {
    endOpenStatements()
    endOpenBlobs()
    cache.removeAll()
    handle.close()
  }

  /// As `close`, on the session's thread: the last connection folds the log into the file.
  func closeOnThread() async {
    await withTaskExecutorPreference(thread) { close() }
  }

  /// Makes room for a row of that many cells.
  func reserveCells(_ count: Int) {
    guard count > cells.count else { return }
    cells.deallocate()
    cells = .allocate(capacity: count)
    cells.initialize(repeating: .null)
  }
}
