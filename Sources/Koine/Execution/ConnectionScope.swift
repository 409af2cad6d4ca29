import Synchronization

/// What a closure has of a session: a lease, a transaction on it, or a savepoint inside that. One meaning for every
/// engine.
///
/// Each scope has a turn of its own, and its statements, cursors and nested scopes take it one after another. A nested
/// scope has the turn of the scope around it from its beginning to its end, so that a statement of a sibling task never
/// falls into a savepoint that it does not know: it waits. Nobody uses the session without the turn of the innermost
/// scope. A scope ends with the turn in its hand; whoever comes later, from a task that has outlived the closure, gets
/// `misuse`.
///
/// In a transaction, after a statement has failed, each further one throws until the transaction, or the savepoint
/// around the failing part, is rolled back.
///
/// For drivers: a database lends a session through ``withLease(of:from:limits:deadline:_:)`` or
/// ``withTransaction(on:from:limits:_:noting:_:)``, and asks ``check(notInside:)`` at the beginning of each call.
public final class ConnectionScope: Connection {
  enum Kind {
    case lease, transaction
    case savepoint(String)

    var isLease: Bool { if case .lease = self { true } else { false } }
  }

  struct State {
    /// What each use throws, until the scope is rolled back.
    var failure: DatabaseError?
    /// Whether the failure is the scope's deadline, and not a statement's.
    var hasExpired = false
    var isEnded = false
    /// Whether a scope around this one has ended first: what this one did is taken back.
    var isEndedFromOutside = false
    /// Whether that has happened already, by a scope around this one.
    var isTakenBack = false
    /// The scope that has the turn.
    var nested: ConnectionScope?
    /// The statement that has the turn, or had it last.
    var sql: String?
    /// When it was first seen to have the turn while somebody waited: a statement that nobody waits for does not look
    /// at the clock.
    var since: ContinuousClock.Instant?
    var cursors: [ScopeCursor.Reference] = []
  }

  /// The innermost scope that the current task is inside of. The others follow by ``outer``, of other databases too.
  @TaskLocal @_spi(KoineDriver) public static var current: ConnectionScope?

  let session: any DatabaseSession
  /// The identity of the database that lent the session.
  let database: ObjectIdentifier
  let kind: Kind
  /// The scope on the same session that this one is nested in.
  let parent: ConnectionScope?
  /// The scope that the task was inside of when this one began.
  private let outer: ConnectionScope?
  let limits: TimeLimits
  /// When the scope has to have ended.
  let deadline: Deadline?
  /// Whether statements have a deadline from here.
  private let isLimited: Bool
  let depth: Int
  /// Whether the scope, or one around it, may not write.
  private let isReadOnly: Bool
  /// Whether the scope is a savepoint of which that is so, and of none around it.
  let forbidsWriting: Bool
  private let since = ContinuousClock.now
  /// Where it is noted what statements read, if the scope is that of an observation.
  public let _readNotes: _ReadNotes?
  /// The turn on the session: who holds it runs the next statement.
  @_spi(KoineDriver) public let turn = AsyncLock()
  let state = Mutex(State())

  init(
    _ kind: Kind, on session: any DatabaseSession, of database: ObjectIdentifier, in parent: ConnectionScope?,
    limits: TimeLimits, deadline: Deadline?, access: TransactionAccess = .readWrite,
    readNotes: _ReadNotes? = nil
  ) {
    _readNotes = readNotes ?? parent?._readNotes
    self.session = session
    self.database = database
    self.kind = kind
    self.parent = parent
    outer = Self.current
    self.limits = limits
    self.deadline = deadline
    isLimited = deadline != nil || limits.statement != nil
    let isSavepoint = if case .savepoint = kind { true } else { false }
    depth = isSavepoint ? (parent?.depth ?? 0) + 1 : 0
    let isInsideReading = parent?.isReadOnly ?? false
    isReadOnly = access == .readOnly || isInsideReading
    forbidsWriting = isSavepoint && access == .readOnly && !isInsideReading
  }

  /// The dialect of the session.
  public var dialect: any SQLDialect { session.dialect }

  /// Whether the scope is a transaction or a savepoint.
  public var isTransaction: Bool { !kind.isLease }

  // MARK: Statements

  /// Runs one statement when it is this scope's turn.
  @discardableResult
  public func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    // As `inTurn`, without the closure and the calls that would make a quick statement slower by a tenth.
    if !turn.tryAcquire() { try await waitForTurn(statement.deadline) }
    defer { turn.release() }
    try enter(statement.sql)
    if let _readNotes { _readNotes.noteRun(statement) }
    do {
      if isLimited || statement.deadline != nil {
        var statement = statement
        statement.deadline = try limited(statement.deadline)
        return try await session.run(statement) { decoder in try CallerError.marking { try row(&decoder) } }
      }
      return try await session.run(statement) { decoder in try CallerError.marking { try row(&decoder) } }
    } catch {
      throw noted(error)
    }
  }

  /// Runs a statement if it is this scope's turn, and the session runs it at once.
  public func _runAtOnce(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) throws -> Int? {
    guard !isLimited, statement.deadline == nil, statement.header == nil, _readNotes == nil, turn.tryAcquire()
    else { return nil }
    defer { turn.release() }
    try enter(statement.sql)
    do {
      return try session._runAtOnce(statement) { decoder in try CallerError.marking { try row(&decoder) } }
    } catch {
      throw noted(error)
    }
  }

  /// Runs a batch when it is this scope's turn.
  @discardableResult
  public func run(_ batch: RenderedBatch) async throws -> Int {
    try await inTurn(batch.sql, batch.deadline) { deadline in
      var batch = batch
      batch.deadline = deadline
      return try await session.run(batch)
    }
  }

  /// Starts a statement whose rows are taken in portions, when it is this scope's turn.
  public func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    if let _readNotes { _readNotes.noteRun(statement) }
    return try await inTurn(statement.sql, statement.deadline) { deadline in
      var statement = statement
      statement.deadline = deadline
      return register(ScopeCursor(try await session.cursor(statement), of: self, sql: statement.sql))
    }
  }

  /// Runs a script when it is this scope's turn.
  ///
  /// - Throws: ``DatabaseError`` with the code `misuse` if the scope is not a transaction, or what the session throws.
  public func runScript(_ sql: String, deadline: Deadline?) async throws {
    guard isTransaction else {
      throw DatabaseError(.misuse, "A script runs in a transaction; call executeScript, which begins one.")
    }
    try await inTurn(nil, deadline) { try await session.runScript(sql, deadline: $0) }
  }

  /// Uses the session when it is this scope's turn, for what an engine has beside statements. For drivers.
  ///
  /// A failure counts as that of a statement: in a transaction, each further use throws until it is rolled back.
  ///
  /// - Parameters:
  ///   - deadline: When the use has to have ended, if it has a time limit of its own.
  ///   - body: Receives the session and the earliest of the deadlines.
  /// - Throws: What `body` throws; ``DatabaseError`` with the codes `misuse`, `acquireTimeout`, `deadlineExceeded`, and that
  ///   of the failure before; `CancellationError` if the task was cancelled.
  @_spi(KoineDriver) public func useSession<Result>(
    until deadline: Deadline? = nil, _ body: (any DatabaseSession, Deadline?) async throws -> Result
  ) async throws -> Result {
    try await inTurn(nil, deadline) { try await body((session as? ObservedSession)?.session ?? session, $0) }
  }

  /// Uses the session when it is this scope's turn, and notes a failure of the engine; an error that the caller's own
  /// row closure threw is not one.
  func inTurn<Result>(
    _ sql: String?, _ own: Deadline?, _ operation: (Deadline?) async throws -> Result
  ) async throws -> Result {
    if !turn.tryAcquire() { try await waitForTurn(own) }
    defer { turn.release() }
    try enter(sql)
    do {
      return try await operation(limited(own))
    } catch {
      throw noted(error)
    }
  }

  /// The earliest of a statement's deadlines.
  private func limited(_ own: Deadline?) throws -> Deadline? {
    let earliest = Deadline.earlier(limits.deadline(own, of: .statement), deadline)
    if let earliest, earliest.hasPassed { throw earliest.error() }
    return earliest
  }

  // MARK: Turns

  /// Waits for the scope's turn, unless that could not end.
  func waitForTurn(_ own: Deadline?) async throws {
    try checkNotNested()
    let limit = WaitLimit(limits.acquire, Deadline.earlier(own, deadline))
    let start = ContinuousClock.now
    state.withLock { if $0.since == nil { $0.since = start } }
    switch await turn.acquire(until: limit.instant) {
    case .acquired: return
    case .cancelled: throw CancellationError()
    case .timedOut:
      try checkUsable()
      throw limit.error(holder(seenSince: start))
    }
  }

  /// Whether the current task is inside a scope that is nested in this one, and has its turn.
  var isSuspendedByCurrentTask: Bool {
    var scope = Self.current
    while let inner = scope {
      if inner.isOpen, inner.isNested(in: self) { return true }
      scope = inner.outer
    }
    return false
  }

  private func isNested(in other: ConnectionScope) -> Bool {
    var scope = parent
    while let around = scope {
      if around === other { return true }
      scope = around.parent
    }
    return false
  }

  private func checkNotNested() throws(DatabaseError) {
    guard isSuspendedByCurrentTask else { return }
    throw DatabaseError(
      .misuse,
      kind.isLease
        ? "The connection was used inside its own transaction. Use the connection that the transaction's closure receives."
        : "The transaction was used inside a nested transaction. Use the connection that the nested closure receives."
    )
  }

  /// Who has the turn, and since when.
  private func holder(seenSince start: ContinuousClock.Instant) -> String {
    let (nested, sql, since) = state.withLock { ($0.nested, $0.sql, $0.since ?? start) }
    guard let nested else {
      let time = since.duration(to: .now).formattedSeconds
      return "A statement of another task has had it for at least \(time)\(Loan.quoted(sql))."
    }
    let time = nested.since.duration(to: .now).formattedSeconds
    return kind.isLease
      ? "A transaction of another task has had it for \(time)."
      : "A nested transaction of another task has had it for \(time)."
  }

  // MARK: State

  var isOpen: Bool { state.withLock { !$0.isEnded } }

  /// Refuses a use that comes too late, and notes whose turn it is.
  func enter(_ sql: String?) throws {
    let refusal = state.withLock { state -> DatabaseError? in
      state.sql = sql
      state.since = turn.isContended ? .now : nil
      return self.refusal(in: state)
    }
    if let refusal { throw refusal }
    try Task.checkCancellation()
  }

  func checkUsable() throws(DatabaseError) {
    if let refusal = state.withLock({ self.refusal(in: $0) }) { throw refusal }
  }

  /// Refuses a use after the end.
  func checkOpen() throws(DatabaseError) {
    if !isOpen { throw misuseAfterEnd }
  }

  private func refusal(in state: borrowing State) -> DatabaseError? {
    if state.isEnded { return misuseAfterEnd }
    guard let failure = state.failure else { return nil }
    if state.hasExpired { return failure }
    return DatabaseError(
      failure.code,
      "An earlier statement of this transaction failed (\(failure.message)); roll it back, or wrap the part that may fail in a nested transaction.",
      engineCode: failure.engineCode, sql: failure.sql, table: failure.table, columns: failure.columns,
      constraint: failure.constraint)
  }

  private var misuseAfterEnd: DatabaseError {
    DatabaseError(
      .misuse,
      kind.isLease
        ? "The connection was used after the end of withConnection."
        : "The transaction was used after its end.")
  }

  /// Notes a failure of the engine, and tells which error to throw.
  func noted(_ error: any Error) -> any Error {
    if let error = error as? CallerError { return error.underlying }
    guard isTransaction else { return error }
    let failure =
      error as? DatabaseError
      ?? (error is CancellationError
        ? DatabaseError(.cancelled, "The statement was cancelled.")
        : DatabaseError(.other, "A function that the statement called threw an error."))
    state.withLock { if $0.failure == nil { $0.failure = failure } }
    return error
  }

  // MARK: The database

  /// Refuses the use of a database by a task that is inside a transaction or lease of the same database: it would wait
  /// for itself, or not see what it has written. For drivers.
  ///
  /// - Throws: ``DatabaseError`` with the code `misuse`.
  public static func check(notInside database: ObjectIdentifier) throws(DatabaseError) {
    guard let scope = innermost(of: database) else { return }
    throw DatabaseError(
      .misuse,
      scope.kind.isLease
        ? "The database was used inside its own withConnection. Use the connection that the closure receives."
        : "The database was used inside its own transaction. Use the connection that the transaction's closure receives; an import is a transaction, too, so its rows cannot come from the same database while it runs."
    )
  }

  /// Whether the current task is inside a transaction or lease of the database, and so must not wait for it to be at
  /// rest. For drivers.
  public static func isInside(_ database: ObjectIdentifier) -> Bool { innermost(of: database) != nil }

  private static func innermost(of database: ObjectIdentifier) -> ConnectionScope? {
    var scope = current
    while let open = scope {
      if open.database == database, open.isOpen { return open }
      scope = open.outer
    }
    return nil
  }
}

/// Marks an error of the caller's row closure, to tell it from one of the engine.
struct CallerError: Error {
  var underlying: any Error

  static func marking(_ body: () throws -> Void) throws {
    do { try body() } catch { throw CallerError(underlying: error) }
  }
}
