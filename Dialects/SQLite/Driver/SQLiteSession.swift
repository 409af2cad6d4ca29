import CSQLite
import CSQLiteShims
import Koine
import KoineSQLiteDialect
import Synchronization

/// One connection of SQLite with its statements and its thread.
///
/// `@unchecked Sendable`: the pool lends it to one task at a time, and `gate` makes that task's children and
/// the cursors of its transaction take turns; every method that touches the state holds the gate, or is
/// called where nobody else can have the session.
final class SQLiteSession: DatabaseSession, @unchecked Sendable {
  let sqliteDialect: SQLiteDialect
  let handle: SQLiteHandle
  let profiles: StatementProfiles
  let thread: SessionThread
  let gate = AsyncLock()
  var cache: StatementCache
  /// The current row of whichever statement steps.
  var cells: UnsafeMutableBufferPointer<Cell>
  /// Statements that a cursor has open.
  var openStatements: [OpenStatement] = []
  /// Set when a cursor was released without being closed, by whichever thread released it.
  let hasAbandonedStatements = Atomic(false)
  /// Whether a transaction was begun here. The engine may have ended it after an error.
  private var expectsTransaction = false
  /// Whether a reading transaction runs on a connection that could write.
  private var isWritingForbidden = false
  private var lastFailure: DatabaseError?
  /// How much the open transaction has written, in statements known to be quick.
  private var unfinishedWrites = 0
  private static let quickWrites = 256
  /// Instructions of a statement that may be run again for the reason of its error.
  private static let shortRun: Int32 = 1_000_000
  let purpose: SQLiteHandle.Purpose
  /// Whether the statements that run are the driver's, which begin and end transactions.
  private(set) var runsOwnStatements = false
  let original: OriginalState
  /// Whether a user has changed what SQLite keeps for the connection.
  var isChanged = false

  init(
    path: String, purpose: SQLiteHandle.Purpose, configuration: SQLiteDatabase.Configuration,
    dialect: SQLiteDialect, profiles: StatementProfiles, thread: SessionThread
  ) throws(DatabaseError) {
    handle = try SQLiteHandle(path: path, purpose: purpose, configuration: configuration)
    self.purpose = purpose
    original = OriginalState(of: handle, purpose: purpose)
    sqliteDialect = dialect
    self.profiles = profiles
    self.thread = thread
    cache = StatementCache(capacity: configuration.statementCacheCapacity)
    cells = .allocate(capacity: 32)
    cells.initialize(repeating: .null)
  }

  deinit {
    cells.deallocate()
    thread.stop()
  }

  var dialect: any SQLDialect { sqliteDialect }

  // MARK: Running

  @discardableResult
  func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    try await run(statement, isGuest: false, row: row)
  }

  /// - Parameter isGuest: Whether the session is kept free for statements that do not take long.
  /// - Throws: ``Overstay`` where a guest's statement takes long.
  func run(
    _ statement: RenderedStatement, isGuest: Bool, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    if let header = statement.header {
      return try await run(statement, leavingNamesIn: header, isGuest: isGuest, row: row)
    }
    try SQLText.checkLength(of: statement.sql)
    let (key, values) = (StatementKey(statement.sql), statement.bindings)
    // Every `await`, taken or not, costs a lookup some percent: a quick statement gets by without one.
    if !gate.tryAcquire() { try await gate.acquire() }
    defer { gate.release() }
    try checkTransaction()
    try begin(until: statement.deadline, statement.sql)
    var execution: StatementExecution?
    if let count = try performHere(key, values, &execution, row: row) { return count }
    return try await performOnThread(key, values, execution, isGuest: isGuest, row: row)
  }

  /// Sets the moment at which what runs from now on has to end.
  func begin(until deadline: Deadline?, _ sql: String) throws(DatabaseError) {
    if deadline == nil, handle.patience.deadline == nil { return }
    handle.patience.deadline = deadline
    if let deadline, handle.patience.isOverdue { throw deadline.error(sql: sql) }
  }

  /// Runs a statement, and tells the names of its columns where it has no row.
  private func run(
    _ statement: RenderedStatement, leavingNamesIn header: ResultHeader, isGuest: Bool,
    row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    var hasRows = false
    var statement = statement
    statement.header = nil
    let count = try await run(statement, isGuest: isGuest) { decoder in
      hasRows = true
      try row(&decoder)
    }
    if !hasRows {
      try await gate.acquire()
      defer { gate.release() }
      let key = StatementKey(statement.sql)
      header.columnNames = try await withTaskExecutorPreference(thread) {
        try prepare(key, valueCount: 0).columnNames
      }
    }
    return count
  }

  /// Runs a statement that is known to be quick where the caller is. The gate is held.
  ///
  /// - Returns: `nil` where the session's thread has to run it, or to go on with what was begun.
  private func performHere(
    _ key: StatementKey, _ values: [SQLValue], _ execution: inout StatementExecution?,
    row: (inout RowDecoder) throws -> Void
  ) throws -> Int? {
    if hasAbandonedStatements.load(ordering: .relaxed) { endAbandonedStatements() }
    guard let statement = cache.find(key), !statement.isInUse, statement.profile.isQuick,
      statement.effects.isEmpty || runsOwnStatements, isQuickHere(statement, values)
    else { return nil }
    var begun = StatementExecution(statement)
    if let count = try portion(&begun, values, .quick, row: row) { return count }
    execution = begun
    return nil
  }

  /// Whether a statement that was quick until now cannot hold the caller's thread for long this time: because
  /// it ends soon whatever it reads, or because it can be interrupted and run again on the session's thread.
  private func isQuickHere(_ statement: PreparedStatement, _ values: [SQLValue]) -> Bool {
    guard let program = statement.program, program.hasShortInstructions else { return false }
    if values.contains(where: \.isLarge) { return false }
    switch statement.kind {
    case .query:
      return program.isBounded || program.isRepeatable
    case .write:
      // To interrupt it would undo its transaction; and what commits waits for the disk.
      guard program.isBounded, purpose == .memory || !handle.isAutocommit else { return false }
      noteWrites(1)
      return true
    case .beginning:
      if handle.isAutocommit { unfinishedWrites = 0 }
      return true
    case .commit:
      return unfinishedWrites <= Self.quickWrites && (expectsTransaction || !handle.isCommittedToDisk)
    case .rollback:
      return unfinishedWrites <= Self.quickWrites
    case .other:
      return false
    }
  }

  /// Counts the writes of the transaction, whose end takes as long as they are many.
  func noteWrites(_ count: Int = quickWrites + 1) {
    let earlier = handle.isAutocommit ? 0 : unfinishedWrites
    unfinishedWrites = min(earlier + count, Self.quickWrites + 1)
  }

  private func performOnThread(
    _ key: StatementKey, _ values: [SQLValue], _ execution: StatementExecution?, isGuest: Bool = false,
    row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    try await withTaskExecutorPreference(thread) {
      var execution = try execution ?? StatementExecution(prepare(key, valueCount: values.count))
      let statement = execution.statement
      if statement.kind != .beginning, !statement.isReadOnly { noteWrites() }
      defer { if statement.profile.isQuick { statement.examine(in: handle.pointer) } }
      // With rows handed out it cannot go elsewhere.
      let isGuest = isGuest && execution.rows == 0
      if isGuest, !execution.isBegun { try probe(statement, values) }
      while true {
        if let count = try portion(&execution, values, isGuest ? .light : .none, row: row) { return count }
        if isGuest {
          execution.abort()
          throw Overstay()
        }
      }
    }
  }

  /// Thrown where a statement takes long on a connection that is kept free for those that do not, before it
  /// has handed out a row.
  struct Overstay: Error {}

  /// Runs a query of which nothing is known, without handing out its rows, to learn whether it is light.
  private func probe(_ statement: PreparedStatement, _ values: [SQLValue]) throws {
    guard !statement.profile.isLight else { return }
    var probe = StatementExecution(statement, isProbe: true)
    if try portion(&probe, values, .light, row: { _ in }) == nil {
      probe.abort()
      throw Overstay()
    }
  }

  /// Runs a statement, or goes on with it.
  ///
  /// - Returns: How many rows it has changed, at its end. `nil` where it should move to the session's
  ///   thread: it met a lock, or takes longer than a quick statement may.
  private func portion(
    _ execution: inout StatementExecution, _ values: [SQLValue], _ limit: Patience.Limit,
    row: (inout RowDecoder) throws -> Void
  ) throws -> Int? {
    let patience = handle.patience
    patience.limit = limit
    do {
      if !execution.isBegun {
        try execution.begin(values, in: handle)
      } else if execution.isInterrupted {
        execution.restart()
      }
      patience.interruptsBeyondLimit = limit != .none && execution.statement.kind == .query
      if try execution.step(.max, of: self, row: row) { return nil }
      return execution.end(in: handle)
    } catch let failure as SQLiteFailure {
      if failure.primaryCode == SQLITE_INTERRUPT, patience.isBeyondLimit, !patience.isCancelled,
        !patience.isOverdue
      {
        execution.interrupt()
        return nil
      }
      if failure.isLock, limit == .quick, execution.rows == 0, !patience.isCancelled, !patience.isOverdue {
        execution.abort()
        return nil
      }
      let isShort = execution.statement.instructions < Self.shortRun
      execution.stopTiming()
      let error = note(
        failure, of: execution.statement.key.sql, isShort ? execution.statement.pointer : nil)
      execution.abort()
      throw error
    } catch {
      execution.abort()
      throw error
    }
  }

  /// The error to throw for a failure of the engine: a cancellation if the task was cancelled, and that of the
  /// deadline if it has passed.
  ///
  /// - Parameter statement: The statement with its values, if it may be run again to find out more.
  func note(_ failure: SQLiteFailure, of sql: String, _ statement: OpaquePointer? = nil) -> any Error {
    var failure = failure
    // A step compiles a statement anew if the schema has changed.
    if failure.primaryCode == SQLITE_ERROR, !failure.isCompiling {
      failure.isCompiling = !handle.compiles(sql)
    }
    var error = failure.error(sql: sql)
    if failure.isForeignKey {
      let reason = ForeignKeyReason(connection: handle.pointer, patience: handle.patience)
      error = reason.completed(error, sql: sql, statement: openStatements.isEmpty ? statement : nil)
    }
    defer { lastFailure = error }
    guard error.code == .cancelled || error.code == .busy else { return error }
    if handle.patience.isCancelled { return CancellationError() }
    if let deadline = handle.patience.deadline, handle.patience.isOverdue { error = deadline.error(sql: sql) }
    return error
  }

  /// A statement that nobody uses, from the cache or compiled now.
  func prepare(_ key: StatementKey, valueCount: Int) throws(DatabaseError) -> PreparedStatement {
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
    let (pointer, effects) = try handle.notingEffects { () throws(DatabaseError) in
      try handle.prepare(key.sql)
    }
    let statement = PreparedStatement(
      pointer: pointer, effects: effects, key: key, profile: profiles.findOrCreate(key))
    try admit(effects, key.sql)
    if cached == nil { cache.insert(statement) }
    return statement
  }

  /// Compiles a statement and tells whether a reader may run it.
  func isQuery(_ key: StatementKey) async throws -> Bool {
    try await gate.acquire()
    defer { gate.release() }
    return try await withTaskExecutorPreference(thread) { try prepare(key, valueCount: 0).kind == .query }
  }

  // MARK: Batches

  @discardableResult
  func run(_ batch: RenderedBatch) async throws -> Int {
    guard batch.count > 0 else { return 0 }
    try await gate.acquire()
    defer { gate.release() }
    try checkTransaction()
    if hasAbandonedStatements.load(ordering: .relaxed) { endAbandonedStatements() }
    try begin(until: batch.deadline, batch.sql)
    try SQLText.checkLength(of: batch.sql)
    let key = StatementKey(batch.sql)
    return try await withTaskExecutorPreference(thread) {
      handle.patience.limit = .none
      noteWrites()
      let isOutermost = handle.isAutocommit
      // One statement is all or nothing by itself.
      if batch.count == 1 { return try rows(of: batch, key) }
      try execute(isOutermost ? "BEGIN IMMEDIATE" : "SAVEPOINT koine_batch")
      do {
        let count = try rows(of: batch, key)
        try execute(isOutermost ? "COMMIT" : "RELEASE koine_batch")
        return count
      } catch {
        handle.patience.ignoresCancellation = true
        defer { handle.patience.ignoresCancellation = false }
        // Where the engine has rolled back already, there is nothing to undo.
        if !handle.isAutocommit {
          try execute(isOutermost ? "ROLLBACK" : "ROLLBACK TO koine_batch")
          if !isOutermost { try execute("RELEASE koine_batch") }
        }
        throw error
      }
    }
  }

  private func rows(of batch: RenderedBatch, _ key: StatementKey) throws -> Int {
    let statement = try prepare(key, valueCount: batch.types.count)
    var encoder = RowEncoder()
    let totalBefore = sqlite3_total_changes64(handle.pointer)
    var changes: Int64 = 0
    statement.isInUse = true
    defer {
      statement.reset()
      statement.isInUse = false
    }
    for row in 0..<batch.count {
      encoder.removeAll()
      batch.encode(row, &encoder)
      do throws(DatabaseError) {
        try statement.bind(encoder.values)
      } catch {
        throw error.inRow(row + 1)
      }
      var code = sqlite3_step(statement.pointer)
      while code == SQLITE_ROW { code = sqlite3_step(statement.pointer) }
      guard code == SQLITE_DONE else {
        let error = note(SQLiteFailure(code: code, of: handle.pointer), of: key.sql, statement.pointer)
        throw (error as? DatabaseError)?.inRow(row + 1) ?? error
      }
      changes += sqlite3_changes64(handle.pointer)
      sqlite3_reset(statement.pointer)
    }
    return sqlite3_total_changes64(handle.pointer) == totalBefore ? 0 : Int(changes)
  }

  /// Runs a statement without parameters and rows to its end, on the current thread.
  private func execute(_ sql: String) throws {
    let wasOwn = runsOwnStatements
    runsOwnStatements = true
    defer { runsOwnStatements = wasOwn }
    var execution = StatementExecution(try prepare(StatementKey(sql), valueCount: 0))
    _ = try portion(&execution, [], .none) { _ in }
  }

  // MARK: Transactions

  func begin(_ options: TransactionOptions) async throws {
    if options.access == .readOnly, purpose != .reader {
      await gate.acquireIgnoringCancellation()
      defer { gate.release() }
      try handle.query("PRAGMA query_only = ON")
      isWritingForbidden = true
    }
    do {
      try await runBegin(options)
    } catch {
      await gate.acquireIgnoringCancellation()
      defer { gate.release() }
      permitWriting()
      throw error
    }
  }

  /// Takes back, after the end of a reading transaction, what kept it from writing.
  private func permitWriting() {
    guard isWritingForbidden, handle.isOpen, handle.isAutocommit else { return }
    _ = try? handle.query("PRAGMA query_only = OFF")
    isWritingForbidden = false
  }

  func control(_ sql: String, deadline: Deadline?) async throws {
    await gate.acquireIgnoringCancellation()
    defer { gate.release() }
    runsOwnStatements = true
    defer { runsOwnStatements = false }
    let isBegin = sql.hasPrefix("BEGIN")
    if sql == "ROLLBACK", handle.isOpen, handle.isAutocommit {
      expectsTransaction = false
      permitWriting()
      return
    }
    try checkTransaction()
    // The wait for the write lock ends with the task; what ends a transaction always runs.
    handle.patience.ignoresCancellation = !isBegin
    try begin(until: isBegin ? deadline : nil, sql)
    defer {
      handle.patience.ignoresCancellation = false
      if isBegin || sql == "COMMIT" || sql == "ROLLBACK" {
        expectsTransaction = !handle.isAutocommit
        if !isBegin { permitWriting() }
      }
    }
    if isBegin { lastFailure = nil }
    let key = StatementKey(sql)
    var execution: StatementExecution?
    if try performHere(key, [], &execution, row: { _ in }) == nil {
      _ = try await performOnThread(key, [], execution) { _ in }
    }
  }

  /// Refuses to run a statement outside the transaction that it was meant for.
  func checkTransaction() throws(DatabaseError) {
    guard handle.isOpen else { throw DatabaseError(.misuse, "The database is closed.") }
    guard expectsTransaction, handle.isAutocommit else { return }
    throw DatabaseError(
      lastFailure?.code ?? .misuse, "SQLite has rolled the transaction back after an error.",
      engineCode: lastFailure?.engineCode, engineMessage: lastFailure?.engineMessage)
  }

  /// Leaves the session as the next task expects it. The gate is held.
  ///
  /// - Returns: Whether it can be lent again.
  func endLease() -> Bool {
    defer { permitWriting() }
    if !openStatements.isEmpty { endOpenStatements() }
    expectsTransaction = false
    handle.patience.ignoresCancellation = false
    handle.patience.deadline = nil
    if handle.isAutocommit, !isChanged { return true }
    handle.patience.ignoresCancellation = true
    defer { handle.patience.ignoresCancellation = false }
    if !handle.isAutocommit { try? execute("ROLLBACK") }
    return handle.isAutocommit && restoreConnection()
  }

  /// Finalizes the statements and closes the connection, whoever still holds this object. Called where
  /// nobody else has the session.
  func close() {
    endOpenStatements()
    cache.removeAll()
    handle.close()
  }

  /// As `close`, on the session's thread: the last connection folds the log into the file.
  func closeOnThread() async {
    await withTaskExecutorPreference(thread) { close() }
  }

  /// Makes room for a row of as many cells.
  func reserveCells(_ count: Int) {
    guard count > cells.count else { return }
    cells.deallocate()
    cells = .allocate(capacity: count)
    cells.initialize(repeating: .null)
  }
}

extension SQLValue {
  /// Whether copying it takes longer than a quick statement may.
  fileprivate var isLarge: Bool {
    switch self {
    case .text(let text): text.utf8.count > 1 << 16
    case .blob(let bytes): bytes.count > 1 << 16
    default: false
    }
  }
}
