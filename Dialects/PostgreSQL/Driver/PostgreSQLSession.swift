import CLibPQ
import CLibPQShims
import Koine
import KoinePostgreSQLDialect

/// One place in the pool: a connection, opened when it is needed and again when it was lost, with what is
/// kept for it.
final class PostgreSQLSession: DatabaseSession, @unchecked Sendable {
  // Sendable because `turn` orders every use of the state below: a task takes it before it touches libpq.

  let dialect: any SQLDialect
  let configuration: PostgreSQLDatabase.Configuration
  let parameters: ConnectionString
  private let catalog: TypeCatalog
  let turn = AsyncLock()
  /// Its place in the pool.
  let slot: Int

  private(set) var link: Link?
  /// The connection that is being opened.
  private var attempt: ConnectAttempt?
  var cache: StatementCache
  let values = ParameterBuffer()
  let reader = RowReader()
  /// What the running segment has answered.
  var exchange = Exchange()
  /// Counts leases and transactions, so that a cursor notices that its own has ended.
  private(set) var generation = 0
  /// The streamed statement that occupies the connection.
  weak var stream: StreamCursor?
  var isStreaming = false
  /// The work that goes on with the connection after a statement was given up. Nobody else uses the connection
  /// and ``exchange`` meanwhile.
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
    catalog: TypeCatalog, dialect: any SQLDialect, link: Link?
  ) {
    self.slot = slot
    self.parameters = parameters
    self.configuration = configuration
    self.catalog = catalog
    self.dialect = dialect
    self.link = link
    cache = StatementCache(capacity: configuration.statementCacheSize)
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
  /// - Parameter limit: Nanoseconds on the clock of `koine_now`.
  /// - Returns: `false` if the server has no connection left to give at the moment.
  func connect(until limit: UInt64) async throws -> Bool {
    let wasReady = attempt?.hasEnded ?? false
    let attempt = self.attempt ?? ConnectAttempt.start(parameters, configuration: configuration)
    self.attempt = attempt
    do {
      guard let link = try await attempt.link(until: limit, isPatient: false) else { return false }
      self.link = link
      self.attempt = nil
    } catch {
      if attempt.hasEnded { self.attempt = nil }
      guard wasReady, !(error is CancellationError) else { throw error }
    }
    // What the attempt came to may have been true long ago.
    if wasReady, !isReady() { return try await connect(until: limit) }
    return true
  }

  /// Closes the connection, whatever it does. The next lease opens another one.
  func disconnect() {
    exchange.clear()
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

  /// Ends a lease. `false` where ``cleanUp()`` has to follow.
  func endLease() -> Bool {
    // A cursor may be about to end its statement.
    guard turn.tryAcquire() else { return false }
    defer { turn.release() }
    generation += 1
    values.trim()
    if recovery != nil || effect != .none { return false }
    expectsTransaction = false
    hasLostTransaction = false
    guard let link else { return true }
    return link.isIdle && !isStreaming
  }

  /// Rolls back what a lease has left open, or closes the connection.
  func cleanUp() async {
    await turn.acquireIgnoringCancellation()
    defer { turn.release() }
    generation += 1
    values.trim()
    if isStreaming { await giveUp(.stop) }
    await waitForRecovery()
    guard let link else { return }
    if link.isInTransaction {
      do {
        try await performControl("ROLLBACK", deadline: nil)
      } catch {
        await waitForRecovery()
      }
    }
    if let link = self.link, !link.isIdle { disconnect() }
    expectsTransaction = false
    hasLostTransaction = false
    await restoreConnection()
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
    return try await perform(statement, row: row)
  }

  @discardableResult
  func run(_ batch: RenderedBatch) async throws -> Int {
    if !turn.tryAcquire() { try await turn.acquire() }
    defer { turn.release() }
    return try await perform(batch)
  }

  func control(_ sql: String, deadline: Deadline?) async throws {
    await turn.acquireIgnoringCancellation()
    defer { turn.release() }
    if let recovery, sql.hasPrefix("ROLLBACK") || recovery.hasRollbacks, recovery.enqueue(sql) { return }
    try await performControl(sql, deadline: deadline)
  }

  // MARK: One statement

  private func perform(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    var answer = try await execute(statement)
    defer { answer.clear() }
    if let result = answer.result, let columns = answer.columns {
      try await present(result, columns, deadline: statement.deadline, sql: statement.sql, row)
    }
    answer.leaveNames(in: statement.header)
    return answer.affected
  }

  /// Hands over the rows of a result. Where there are many, others get the thread now and then.
  private func present(
    _ result: OpaquePointer, _ columns: ResultColumns, deadline: Deadline?, sql: String,
    _ row: (inout RowDecoder) throws -> Void
  ) async throws {
    let count = Int(PQntuples(result))
    guard count > StreamCursor.portionSize else {
      try reader.read(result, columns, row)
      return
    }
    var pace = Pace()
    var position = 0
    while position < count {
      position += try reader.read(
        result, columns, from: position, maximum: StreamCursor.portionSize, row)
      guard pace.isTimeToRest() else { continue }
      await Task.yield()
      try Task.checkCancellation()
      if let deadline, deadline.hasPassed { throw deadline.error(sql: sql) }
      pace = Pace()
    }
  }

  /// Runs a statement and keeps its whole result.
  ///
  /// - Parameter isOwn: Whether the statement is the driver's own.
  func execute(_ statement: RenderedStatement, isOwn: Bool = false) async throws -> Answer {
    let sql = statement.sql
    let deadline = statement.deadline
    if let deadline, deadline.hasPassed { throw deadline.error(sql: sql) }
    var mayRetry = true
    while true {
      let link = try await readyLink(sql, deadline: deadline)
      try values.encode(statement.bindings, types: statement.types, sql: sql)
      let wasIdle = link.isIdle
      let cached = cache.find(sql, values.declaredTypes)
      if cached == nil { try checkText(sql) }
      if !isOwn { try admit(cached?.effect ?? StatementEffect(of: sql), sql) }
      if values.byteCount + sql.utf8.count < Self.largeMessage {
        try send(sql, cached, on: link)
      } else {
        exchange = Exchange()
        try await sendLarge(sql, deadline: deadline) { [self] link in
          queue(sql, cached, on: link) && link.sync()
        }
      }
      try await complete(sql, deadline: deadline)
      let prepared = cached ?? keepPrepared()
      if let error = exchange.error {
        defer { exchange.clear() }
        let wasForgotten = forget(prepared, after: error)
        if wasForgotten, wasIdle, mayRetry {
          mayRetry = false
          continue
        }
        throw failure(error, sql, wasForgotten: wasForgotten)
      }
      try await checkEncoding(sql)
      try await checkTransaction(sql)
      var answer = Answer(affected: exchange.affected, result: exchange.takeResult())
      guard let result = answer.result, PQntuples(result) > 0 else { return answer }
      if let known = prepared?.columns, known.match(result) {
        answer.columns = known
        return answer
      }
      do {
        answer.columns = try await describe(result, prepared, deadline: deadline)
      } catch {
        answer.clear()
        throw error
      }
      return answer
    }
  }

  /// The connection, ready for a statement.
  func readyLink(_ sql: String, deadline: Deadline?) async throws -> Link {
    try await recovered(sql, deadline: deadline)
    guard let link else {
      throw DatabaseError(.connectionLost, "The connection to the server was lost.", sql: sql)
    }
    if hasLostTransaction { throw DatabaseError.transactionEndedByHand(sql: sql) }
    if isStreaming {
      guard stream == nil else {
        throw DatabaseError(
          .misuse, "The connection streams rows; close the cursor before the next statement.", sql: sql)
      }
      // The cursor was released without being closed.
      await giveUp(.stop)
      return try await readyLink(sql, deadline: deadline)
    }
    if cache.evicted.count >= 16, link.isIdle { try await deallocateEvicted(link, deadline: deadline) }
    return link
  }

  /// Refuses a text that libpq, which takes C's strings, would cut short.
  func checkText(_ sql: String) throws(DatabaseError) {
    guard sql.hasNUL else { return }
    throw DatabaseError(.misuse, "The text of the statement holds a NUL.", sql: sql)
  }

  /// Sends one statement, prepared first where that pays.
  func send(_ sql: String, _ prepared: PreparedStatement?, on link: Link) throws {
    exchange = Exchange()
    guard queue(sql, prepared, on: link), link.sync() else { throw lost(sql) }
  }

  /// Hands one statement over to libpq.
  private func queue(_ sql: String, _ prepared: PreparedStatement?, on link: Link) -> Bool {
    if let prepared { return sendPrepared(prepared, on: link) }
    if let new = cache.make(sql, values.declaredTypes) {
      exchange.preparing = new
      return PQsendPrepare(link.connection, new.name, sql, Int32(values.count), values.types) == 1
        && sendPrepared(new, on: link)
    }
    return sendUnprepared(sql, on: link)
  }

  func sendUnprepared(_ sql: String, on link: Link) -> Bool {
    PQsendQueryParams(
      link.connection, sql, Int32(values.count), values.types, values.values, values.lengths,
      values.formats, 1) == 1
  }

  func sendPrepared(_ statement: PreparedStatement, on link: Link) -> Bool {
    PQsendQueryPrepared(
      link.connection, statement.cName, Int32(values.count), values.values, values.lengths,
      values.formats, 1) == 1
  }

  /// Puts the statement that the segment prepared into the cache.
  func keepPrepared() -> PreparedStatement? {
    guard let prepared = exchange.prepared else { return nil }
    cache.insert(prepared)
    return prepared
  }

  /// Forgets a prepared statement that the server has forgotten, or whose result has changed.
  ///
  /// - Returns: Whether the statement, prepared again, may succeed.
  func forget(_ prepared: PreparedStatement?, after error: OpaquePointer) -> Bool {
    guard let prepared else { return false }
    switch DatabaseError.state(of: error) {
    case "0A000" where DatabaseError.function(of: error) == "RevalidateCachedQuery":
      cache.remove(prepared)
      return true
    case "26000":
      cache.removeAll()
      return true
    default:
      return false
    }
  }

  /// Why a statement failed.
  ///
  /// - Parameter wasForgotten: Whether the statement, prepared again, may succeed. Inside a transaction, which has
  ///   failed now, that takes the whole transaction once more.
  func failure(
    _ error: OpaquePointer, _ sql: String, row: Int? = nil, wasForgotten: Bool = false
  ) -> DatabaseError {
    var failure = DatabaseError(error, sql: sql)
    if let row { failure = failure.inRow(row) }
    guard wasForgotten else { return note(failure) }
    return note(
      DatabaseError(
        .serializationFailure,
        "Another session has changed a table of the statement, which was prepared before.",
        engineCode: failure.engineCode, engineMessage: failure.engineMessage, sql: sql))
  }

  /// Works out how to read a result's columns. Types that only this database knows are looked up.
  func describe(
    _ result: OpaquePointer, _ prepared: PreparedStatement?, deadline: Deadline?
  ) async throws -> ResultColumns {
    let types = ResultColumns.types(of: result)
    let columns = ResultColumns(types: types, formats: try await formats(of: types, deadline: deadline))
    prepared?.columns = columns
    return columns
  }

  private func formats(of types: [Oid], deadline: Deadline?) async throws -> [WireFormat] {
    if let formats = catalog.formats(of: types) { return formats }
    var found: [Oid: WireFormat] = [:]
    for type in types where catalog.isMissing(type) {
      found[type] = .unsupported
      let lookup = TypeCatalog.lookup(type)
      try values.encode(lookup.bindings, types: lookup.types, sql: lookup.sql)
      guard let link else { break }
      try send(lookup.sql, nil, on: link)
      try await complete(lookup.sql, deadline: deadline)
      if let result = exchange.result, PQntuples(result) == 1 { found[type] = .text }
      exchange.clear()
    }
    catalog.add(found)
    return catalog.formats(of: types) ?? types.map { _ in .unsupported }
  }

  // MARK: Beginning and ending transactions

  /// - Throws: ``DatabaseError`` with the code `commitOutcomeUnknown` if the server did not say how a COMMIT ended.
  func performControl(_ sql: String, deadline: Deadline?) async throws {
    let isCommit = sql == dialect.transactionVerbs.commit
    if let deadline, deadline.hasPassed { throw deadline.error(sql: sql) }
    if sql == dialect.transactionVerbs.rollback { hasLostTransaction = false }
    let link = try await readyLink(sql, deadline: deadline)
    if sql == dialect.transactionVerbs.rollback, link.isIdle { return }
    exchange = Exchange()
    guard PQsendQueryParams(link.connection, sql, 0, nil, nil, nil, nil, 1) == 1, link.sync() else {
      throw lost(sql)
    }
    do {
      try await complete(sql, ifGivenUp: Self.givingUp(sql), deadline: deadline)
    } catch {
      guard isCommit else { throw error }
      let cause = error as? DatabaseError
      throw DatabaseError(
        .commitOutcomeUnknown,
        "The server did not answer the COMMIT; whether the transaction was committed is not known.",
        engineCode: cause?.engineCode, engineMessage: cause?.engineMessage, sql: sql)
    }
    defer { exchange.clear() }
    let failure = transactionFailure
    noteTransactionState(link)
    if let error = exchange.error { throw note(DatabaseError(error, sql: sql)) }
    if isCommit, let result = exchange.result, let tag = PQcmdStatus(result),
      String(cString: tag) == "ROLLBACK"
    {
      throw DatabaseError(
        failure?.code ?? .other,
        "The transaction was rolled back instead of committed, because a statement of it failed.",
        engineCode: failure?.engineCode, engineMessage: failure?.engineMessage, sql: sql)
    }
  }

  /// What becomes of a statement about a transaction if its task is cancelled while it runs.
  private static func givingUp(_ sql: String) -> GivingUp {
    if sql.hasPrefix("BEGIN") || sql.hasPrefix("SAVEPOINT") { return .stopping }
    return sql.hasPrefix("COMMIT") || sql.hasPrefix("RELEASE") ? .awaiting : .leaving
  }

  /// Notes whether the transaction, or its failure, has ended.
  func noteTransactionState(_ link: Link) {
    expectsTransaction = link.isInTransaction
    if !link.isInTransaction { generation += 1 }
    if !link.hasFailedTransaction { transactionFailure = nil }
  }

  /// Tells the server to forget statements that the cache has forgotten, several in one round trip.
  private func deallocateEvicted(_ link: Link, deadline: Deadline?) async throws {
    exchange = Exchange()
    exchange.isCounting = true
    for name in cache.takeEvicted() {
      // A failure would end the segment, and the names be kept by the server until the connection closes.
      let sql = "DEALLOCATE \(name)"
      guard PQsendQueryParams(link.connection, sql, 0, nil, nil, nil, nil, 1) == 1 else {
        throw lost(sql)
      }
    }
    guard link.sync() else { throw lost("DEALLOCATE") }
    try await complete("DEALLOCATE", ifGivenUp: .leaving, deadline: deadline)
    exchange.clear()
  }
}
