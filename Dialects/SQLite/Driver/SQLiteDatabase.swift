import CSQLite
@_spi(KoineDriver) public import Koine
@_exported public import KoineSQLiteDialect
import Synchronization

/// A database of SQLite, in a file or in memory.
///
///     let database = try SQLiteDatabase(path: "reminders.db")
///     let open = try await Reminder.where { !$0.isCompleted }.fetchAll(database)
///
/// Unless the configuration says otherwise, a file is kept in WAL mode: one connection writes while several read, each query on a connection of its
/// own. Foreign keys are checked, and `"double quotes"` never mean a string.
///
/// A statement that has proved quick runs on the caller's thread, without a hop; one that is new or slow
/// runs on a thread of its connection. Cancelling a task interrupts its statement, and so does a deadline. What
/// SQLite does in one step, such as dropping or emptying a table, runs to its end.
///
/// Temporary tables and pragmas belong to one connection: use them inside `withConnection`.
public final class SQLiteDatabase: Database {
  let sessions: SessionPool
  let hub: ChangeHub
  let externalChanges: ExternalChangeWatch
  /// What the connections have attached.
  let attachedDatabases: AttachedDatabases
  private let place: SQLitePlace
  let limits: TimeLimits
  private let profiles: StatementProfiles
  let sqliteDialect: SQLiteDialect
  private let isClosed = Atomic(false)
  /// What closes the connections, once somebody has asked for it.
  private let closing = Mutex<UnattendedWork?>(nil)

  /// Opens the database in a file, and creates the file if it does not exist, unless the configuration says that it is
  /// only read.
  ///
  /// Waits for the lock of another process for as long as the configuration's busy timeout. The configuration's
  /// ``Configuration/prepareConnection`` runs with the first statement.
  ///
  /// - Parameters:
  ///   - path: The path of the file. It is not read as a URI.
  ///   - configuration: How many connections there are, and how long they wait.
  /// - Throws: `DatabaseError` with the code `cannotConnect`, also if SQLite does not accept a setting of the
  ///   configuration, `corrupt`, `readOnly`, `busy`, `misuse` if a function or a collation in Swift has the name of one of
  ///   SQLite's own, or, if the SQLite library is older than 3.40, `unsupportedVersion`.
  public convenience init(path: String, configuration: Configuration = .init()) throws {
    guard !path.isEmpty, path != ":memory:", !path.hasNUL else {
      throw DatabaseError(
        .cannotConnect, "The path names no file. For a database in memory use SQLiteDatabase.inMemory().")
    }
    try self.init(.file(path), readerCount: configuration.readerCount, configuration: configuration)
  }

  /// Opens a new, empty database in memory, which ends with the returned object. One connection reads and
  /// writes.
  ///
  /// - Throws: `DatabaseError` with the code `misuse` if a function or a collation in Swift has the name of one of SQLite's
  ///   own, or `unsupportedVersion` if the SQLite library is older than 3.40.
  public static func inMemory(configuration: Configuration = .init()) throws -> SQLiteDatabase {
    try SQLiteDatabase(.memory, readerCount: 0, configuration: configuration)
  }

  /// Opens the database in memory that has a name, and makes an empty one if no object of this process has it open.
  ///
  ///     let first = try SQLiteDatabase.inMemory(named: "preview")
  ///     let second = try SQLiteDatabase.inMemory(named: "preview")  // has the tables and rows of the first
  ///
  /// It ends when the last of its objects is closed or released. Each object has one connection that reads and writes.
  /// While a transaction of one writes, the others wait to read, and its commit waits for those that do, for the
  /// configuration's busy timeout at most. Observers hear of the changes of other objects as they do of those of other
  /// processes in a file. Attach files by ``attach(_:timeout:)`` or the configuration: what is attached by SQL is in
  /// memory, too.
  ///
  /// - Parameters:
  ///   - name: Any text without a NUL. It belongs to the process.
  ///   - configuration: How long the connection waits; it is never read-only.
  /// - Throws: `DatabaseError` with the code `misuse` if the name is empty or holds a NUL, or `unsupportedVersion` if the
  ///   SQLite library is older than 3.40.
  public static func inMemory(named name: String, configuration: Configuration = .init()) throws
    -> SQLiteDatabase
  {
    guard !name.isEmpty, !name.hasNUL else {
      throw DatabaseError(.misuse, "The name of the database in memory is empty, or holds a NUL.")
    }
    return try SQLiteDatabase(
      .sharedMemory(SharedMemory(named: name)), readerCount: 0, configuration: configuration)
  }

  private init(_ place: SQLitePlace, readerCount: Int, configuration: Configuration) throws {
    let dialect = try SQLiteDialect.of(libraryVersion: Int(sqlite3_libversion_number()))
    let profiles = StatementProfiles()
    let limits = TimeLimits(
      acquire: configuration.acquireTimeout, statement: configuration.statementTimeout,
      transaction: configuration.transactionTimeout, lease: configuration.leaseTimeout)
    let reporter = StatementReporter(configuration.observers)
    let hub = ChangeHub()
    let attached = try AttachedDatabases(configuration.attachments)
    let open = {
      @Sendable
      (
        purpose: SQLiteHandle.Purpose, deadline: Deadline?, thread: SessionThread
      ) throws(DatabaseError) in
      try SQLiteSession(
        place, purpose: purpose, configuration: configuration, attaching: attached, dialect: dialect,
        profiles: profiles, thread: thread, reporter: reporter?.newConnection(), hub: hub, until: deadline)
    }
    let purpose: SQLiteHandle.Purpose =
      switch place {
      case .memory: .memory
      case .sharedMemory: .writer
      case .file: configuration.onlyReads ? .reader : .writer
      }
    let writer = try open(purpose, nil, SessionThread())
    let file = place.file
    sqliteDialect = dialect
    self.place = place
    attachedDatabases = attached
    self.hub = hub
    self.profiles = profiles
    self.limits = limits
    let prepare = configuration.prepareConnection.map { prepare in
      { @Sendable (session: SQLiteSession, deadline: Deadline?) in
        try await session.prepare(
          with: prepare, for: ObjectIdentifier(profiles), limits: limits, deadline: deadline)
      }
    }
    sessions = SessionPool(
      writer: writer, readerCount: readerCount, acquireTimeout: configuration.acquireTimeout,
      prepare: prepare
    ) { purpose, deadline in
      let thread = SessionThread()
      do {
        try place.checkFile(is: file)
        return try await withTaskExecutorPreference(thread) { try open(purpose, deadline, thread) }
      } catch {
        // The thread waits for work, and there is no session that would end it.
        thread.stop()
        throw error
      }
    }
    externalChanges = ExternalChangeWatch(sessions, hub, every: configuration.externalChangeInterval) {
      // In the memory of one connection nobody else writes.
      purpose != .memory || attached.hasFiles
    }
  }

  /// The dialect, for the version of the SQLite library that is linked.
  public var dialect: any SQLDialect { sqliteDialect }

  /// Identifies the database to scopes. Connections are set up without a reference to the database itself.
  var identity: ObjectIdentifier { ObjectIdentifier(profiles) }

  /// Every use of the database passes here.
  func enter() throws {
    try ConnectionScope.check(notInside: identity)
    if isClosed.load(ordering: .relaxed) {
      throw DatabaseError.databaseIsClosed
    }
    try Task.checkCancellation()
  }

  /// Runs one statement and hands each of its rows to `row`, in order. In a file, one that only reads runs on
  /// a reader.
  ///
  /// - Throws: `DatabaseError`, or `CancellationError` if the task was cancelled.
  @discardableResult
  public func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    try enter()
    try StatementText.checkLength(of: statement.sql)
    let statement = limits.limited(statement)
    let key = StatementKey(statement.sql)
    let loan = Loan(.statement, sql: statement.sql)
    let lease =
      if let profile = profiles.find(key), profile.route == .reader, profile.isLight,
        let reader = sessions.idleReader(loan)
      {
        reader
      } else {
        try await lease(for: key, statement.kind, loan, statement.deadline)
      }
    if let reporter = lease.session.reporter {
      return try await run(statement, on: lease, loan, reporter, row: row)
    }
    do {
      defer { lease.release() }
      return try await lease.session.run(statement, isGuest: lease.isGuest, row: row)
    } catch is SQLiteSession.Overstay {
      let lease = try await sessions.reader(loan, deadline: statement.deadline, isQuick: false)
      defer { lease.release() }
      return try await lease.session.run(statement, row: row)
    }
  }

  /// Runs a statement that is reported. A beginning on a connection that it kept for too long does not count.
  private func run(
    _ statement: RenderedStatement, on lease: SessionLease, _ loan: Loan, _ reporter: ConnectionReporter,
    row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    do {
      defer { lease.release() }
      var watch = reporter.watch(statement)
      do {
        let affected = try await lease.session.run(statement, isGuest: lease.isGuest) { decoder in
          watch.countRow()
          try row(&decoder)
        }
        watch.end(affected: affected)
        return affected
      } catch let error where !(error is SQLiteSession.Overstay) {
        watch.fail(error)
        throw error
      }
    } catch is SQLiteSession.Overstay {
      let lease = try await sessions.reader(loan, deadline: statement.deadline, isQuick: false)
      defer { lease.release() }
      return try await lease.session.observed.run(statement, row: row)
    }
  }

  /// Runs a statement once for each row of values, on the connection that writes: all of them or none.
  @discardableResult
  public func run(_ batch: RenderedBatch) async throws -> Int {
    try enter()
    let batch = limits.limited(batch)
    let lease = try await sessions.writer(Loan(.statement, sql: batch.sql), deadline: batch.deadline)
    defer { lease.release() }
    return try await lease.session.observed.run(batch)
  }

  /// Starts a statement whose rows are taken in portions. It holds a connection of the pool until it has ended, or the
  /// cursor is released.
  public func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    try enter()
    try StatementText.checkLength(of: statement.sql)
    let statement = limits.limited(statement)
    let key = StatementKey(statement.sql)
    let reader = StreamReader()
    let lease = try await lease(
      for: key, statement.kind, Loan(.stream, sql: statement.sql, reader: reader), statement.deadline,
      isQuick: false)
    do {
      let session = lease.session
      let cursor =
        if let reporter = session.reporter {
          try await reporter.cursor(statement) { try await session.cursor(statement, key, lease: lease) }
        } else {
          try await session.cursor(statement, key, lease: lease)
        }
      return LentCursor(cursor, readBy: reader)
    } catch {
      reader.end()
      lease.release()
      throw error
    }
  }

  /// Runs `body` in a transaction: on the one connection that writes, or on a reader if the transaction only reads.
  public nonisolated(nonsending) func transact<Result>(
    _ options: TransactionOptions, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try enter()
    var options = options
    options.deadline = limits.deadline(options.deadline, of: .transaction)
    let loan = Loan(.transaction)
    let lease =
      if options.access == .readOnly {
        try await sessions.reader(loan, deadline: options.deadline, isQuick: false)
      } else {
        try await sessions.writer(loan, deadline: options.deadline)
      }
    defer { lease.release() }
    return try await ConnectionScope.withTransaction(
      on: lease.session.observed, from: identity, limits: limits, options, body)
  }

  /// Lends one connection for the duration of `body`: see `Database`.
  ///
  /// - Throws: What `body` throws; `DatabaseError` with the codes `acquireTimeout`, `deadlineExceeded`, `misuse` and
  ///   those of connecting; `CancellationError` if the task was cancelled while it waited.
  @discardableResult
  public nonisolated(nonsending) func withConnection<Result>(
    timeout: Duration?, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try enter()
    let deadline = limits.leaseDeadline(timeout)
    let lease = try await sessions.writer(Loan(.lease), deadline: deadline)
    defer { lease.release() }
    return try await ConnectionScope.withLease(
      of: lease.session.observed, from: identity, limits: limits, deadline: deadline, body)
  }

  /// Waits for the statements that run, then closes every connection. Later uses throw
  /// `misuse`.
  ///
  /// It waits as long as these take, and cancels nothing: cancel the tasks that run them, or give them a `timeout:`, if they
  /// should end sooner.
  ///
  /// Inside a transaction, lease or stream of the database's own it does not wait; the connections are closed after
  /// the end.
  ///
  /// A task that is cancelled does not wait: the call returns, and what is still in use is closed when it is given back.
  public func close() async {
    // An observer that finds the database closed finds its subscription ended.
    hub.close()
    isClosed.store(true, ordering: .relaxed)
    let work = closing.withLock { closing in
      if let closing { return closing }
      let work = UnattendedWork { [self] in await closeConnections() }
      closing = work
      return work
    }
    if ConnectionScope.isInside(identity) || sessions.isReadByCurrentTask { return }
    await work.wait()
  }

  private func closeConnections() async {
    await sessions.close()
    attachedDatabases.close()
    if case .sharedMemory(let memory) = place { memory.close() }
  }

  /// A session for a statement outside a transaction: a reader for a query, the writer for all else.
  ///
  /// Unless the statement says that it writes, it has to be compiled to find out; the answer is kept with the SQL text.
  private func lease(
    for key: StatementKey, _ kind: StatementKind, _ loan: Loan, _ deadline: Deadline?, isQuick: Bool? = nil
  ) async throws -> SessionLease {
    guard sessions.hasReaders else { return try await sessions.writer(loan, deadline: deadline) }
    let profile = profiles.findOrCreate(key)
    switch kind {
    case .writes, .defines: profile.route = .writer
    // A reader may lack a temporary table that a query needs.
    case .reads, .unknown: break
    }
    switch profile.route {
    case .reader:
      return try await sessions.reader(loan, deadline: deadline, isQuick: isQuick ?? profile.isLight)
    case .writer: return try await sessions.writer(loan, deadline: deadline)
    case .unknown: break
    }
    let reader = try await sessions.readerForNewStatement(loan, deadline: deadline)
    let isQuery: Bool
    do {
      isQuery = try await reader.session.isQuery(key)
      profile.route = isQuery ? .reader : .writer
    } catch is DatabaseError {
      // The writer may see more, such as a temporary table; otherwise it throws the same error.
      isQuery = false
    } catch {
      reader.release()
      throw error
    }
    // A stream may take long: it has no right to the connection that is kept free.
    if isQuery, isQuick != false || !reader.isGuest { return reader }
    reader.release()
    if isQuery { return try await sessions.reader(loan, deadline: deadline, isQuick: false) }
    return try await sessions.writer(loan, deadline: deadline)
  }
}
