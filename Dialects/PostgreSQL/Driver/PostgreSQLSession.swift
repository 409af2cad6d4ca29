import CLibPQ
@_spi(KoineDriver) import Koine
import KoinePostgreSQLDialect

/// One place in the pool: a connection, opened when it is needed and again when it was lost, with what is
/// kept for it.
final class PostgreSQLSession: DatabaseSession, @unchecked Sendable {
  // Sendable because `turn` orders every use of the state below: a task takes it before it touches libpq.

  let dialect: any SQLDialect
  let configuration: PostgreSQLDatabase.Configuration
  let parameters: ConnectionString
  let catalog: TypeCatalog
  let turn = AsyncLock()
  /// Its place in the pool.
  let slot: Int

  private(set) var link: LibPQConnection?
  private let statements: StatementReporter?
  /// Reports what the connection runs, if anybody asks for it.
  private(set) var reporter: ConnectionReporter?
  /// Whether the connection is set up as the configuration says.
  var isPrepared = false
  /// The connection that is being opened.
  private var attempt: ConnectAttempt?
  var cache: StatementCache
  let values = ParameterBuffer()
  let reader = RowReader()
  let copyBuffer = CopyBuffer()
  /// The table that the statement before has copied rows into.
  var copyTarget: CopyTarget?
  /// What the running segment has answered.
  var segment = PipelineSegment()
  /// Counts leases and transactions, so that a cursor notices that its own has ended.
  var generation = 0
  /// The streamed statement that occupies the connection.
  weak var stream: StreamCursor?
  var isStreaming = false
  /// The work that goes on with the connection after a statement was given up. Nobody else uses the connection
  /// and ``segment`` meanwhile.
  var recovery: Recovery?
  /// The first error of the open transaction.
  var transactionFailure: DatabaseError?
  /// Whether a transaction was begun here.
  var expectsTransaction = false
  /// Whether SQL written by hand has ended the transaction that was begun here.
  var hasLostTransaction = false
  /// What statements have done to what the server keeps for the connection, since it was lent.
  var effect = StatementEffect.none
  var portals = 0
  var streams = 0

  init(
    slot: Int, parameters: ConnectionString, configuration: PostgreSQLDatabase.Configuration,
    catalog: TypeCatalog, dialect: any SQLDialect, statements: StatementReporter?, link: LibPQConnection?
  ) {
    self.slot = slot
    self.parameters = parameters
    self.configuration = configuration
    self.catalog = catalog
    self.dialect = dialect
    self.statements = statements
    cache = StatementCache(capacity: configuration.statementCacheSize)
    if let link { use(link) }
  }

  /// The session, as one that reports what it runs if anybody asks for it.
  var observed: any DatabaseSession {
    if let reporter { ObservedSession(self, reporter) } else { self }
  }

  // MARK: Lending

  /// Whether the connection can be used as it is. Sends nothing.
  func isReady() -> Bool {
    guard let link else { return false }
    if link.isAlive() { return true }
    disconnect()
    return false
  }

  /// Opens a connection, or waits for the one that another task has begun to open.
  ///
  /// - Parameter limit: Nanoseconds of ``MonotonicClock``.
  /// - Returns: `false` if the server has no connection left to give at the moment.
  func connect(until limit: UInt64) async throws -> Bool {
    let wasReady = attempt?.hasEnded ?? false
    let attempt = self.attempt ?? ConnectAttempt.start(parameters, configuration: configuration)
    self.attempt = attempt
    do {
      guard let link = try await attempt.link(until: limit, isPatient: false) else { return false }
      use(link)
      self.attempt = nil
    } catch {
      if attempt.hasEnded { self.attempt = nil }
      guard wasReady, !(error is CancellationError) else { throw error }
    }
    // The result of the attempt may be out of date.
    if wasReady, !isReady() { return try await connect(until: limit) }
    return true
  }

  /// Takes a connection that has just been made.
  private func use(_ link: LibPQConnection) {
    self.link = link
    reporter = statements?.newConnection()
    isPrepared = configuration.prepareConnection == nil
  }

  /// Closes the connection, whatever it does. The next lease opens another one.
  func disconnect() {
    segment.clear()
    copyTarget = nil
    link = nil
    attempt?.abandon()
    attempt = nil
    isStreaming = false
    generation += 1
    cache = StatementCache(capacity: configuration.statementCacheSize)
    transactionFailure = nil
    expectsTransaction = false
    hasLostTransaction = false
    effect = .none
  }

  /// Ends a lease. `false` if ``cleanUp()`` has to follow.
  func endLease() -> Bool {
    // A cursor may be about to end its statement.
    guard turn.tryAcquire() else { return false }
    defer { turn.release() }
    // The work in the background has the session's state to itself.
    if recovery != nil { return false }
    generation += 1
    values.trim()
    copyBuffer.trim()
    if effect != .none { return false }
    expectsTransaction = false
    hasLostTransaction = false
    guard let link else { return true }
    return link.isIdle && !isStreaming
  }

  /// Rolls back what a lease has left open, or closes the connection.
  func cleanUp() async {
    await turn.acquireIgnoringCancellation()
    defer { turn.release() }
    await waitForRecovery()
    generation += 1
    values.trim()
    copyBuffer.trim()
    if isStreaming {
      await giveUp(.stop)
      await waitForRecovery()
    }
    guard let link else { return }
    if link.isInTransaction {
      do {
        try await perform(dialect.transactionStatements.rollingBack, deadline: nil)
      } catch {
        await waitForRecovery()
      }
    }
    if let link = self.link, !link.isIdle { disconnect() }
    expectsTransaction = false
    hasLostTransaction = false
    await restoreConnection()
  }

  /// Closes the connection when nothing uses it any longer.
  func discard() async {
    await turn.acquireIgnoringCancellation()
    defer { turn.release() }
    await waitForRecovery()
    disconnect()
  }

  func waitForRecovery() async {
    guard let recovery else { return }
    _ = await recovery.end.wait(isCancellable: false)
    self.recovery = nil
  }

  // MARK: DatabaseSession

  @discardableResult
  func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    if !turn.tryAcquire() { try await turn.acquire() }
    defer { turn.release() }
    do {
      return try await perform(statement, row: row)
    } catch {
      throw await completedInTurn(error, until: statement.deadline)
    }
  }

  @discardableResult
  func run(_ batch: RenderedBatch) async throws -> Int {
    if !turn.tryAcquire() { try await turn.acquire() }
    defer { turn.release() }
    do {
      return try await perform(batch)
    } catch {
      throw await completedInTurn(error, until: batch.deadline)
    }
  }

  /// The server permits it again at the end of the savepoint.
  func forbidWriting(deadline: Deadline?) async throws {
    await turn.acquireIgnoringCancellation()
    defer { turn.release() }
    try await performControl("SET TRANSACTION READ ONLY", nil, ifGivenUp: .stopping, deadline: deadline)
  }

  func control(_ statement: TransactionStatement, deadline: Deadline?) async throws {
    await turn.acquireIgnoringCancellation()
    defer { turn.release() }
    // What is taken back needs no answer, and so does the savepoint that goes with it. A COMMIT waits for its own.
    let mayBeLeft =
      switch statement.control {
      case .rollback, .rollbackToSavepoint: true
      case .release: recovery?.hasRollbacks == true
      default: false
      }
    if mayBeLeft, let recovery {
      if recovery.enqueue(statement.sql) { return }
      // The work is about to end. A cancelled task has to wait for it, too: otherwise the rollback would never run.
      await waitForRecovery()
    }
    try await perform(statement, deadline: deadline)
  }
}
