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
  private let parameters: ConnectionString
  private let catalog: TypeCatalog
  let turn = Semaphore(1)

  private(set) var link: Link?
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
  /// The last error of the open transaction.
  private var transactionFailure: DatabaseError?
  var portals = 0
  var streams = 0

  init(
    parameters: ConnectionString, configuration: PostgreSQLDatabase.Configuration, catalog: TypeCatalog,
    dialect: any SQLDialect, link: Link?
  ) {
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

  func connect() async throws {
    disconnect()
    link = try await ConnectAttempt.open(parameters, configuration: configuration)
  }

  /// Closes the connection, whatever it does. The next lease opens another one.
  func disconnect() {
    exchange.clear()
    link = nil
    isStreaming = false
    generation += 1
    cache = StatementCache(capacity: configuration.statementCacheSize)
    transactionFailure = nil
  }

  /// Ends a lease. `false` where ``cleanUp()`` has to follow.
  func endLease() -> Bool {
    generation += 1
    values.trim()
    guard let link else { return true }
    return link.isIdle && !isStreaming
  }

  /// Rolls back what a lease has left open, or closes the connection.
  func cleanUp() async {
    await turn.acquireIgnoringCancellation()
    defer { turn.release() }
    if isStreaming { await abort() }
    guard let link else { return }
    if link.isInTransaction {
      do { try await performControl("ROLLBACK") } catch { disconnect() }
    }
    if let link = self.link, !link.isIdle { disconnect() }
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
    try await performControl(sql)
  }

  // MARK: One statement

  private func perform(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    var answer = try await execute(statement)
    defer { answer.clear() }
    if let result = answer.result, let columns = answer.columns {
      try reader.read(result, columns, row)
    }
    answer.leaveNames(in: statement.header)
    return answer.affected
  }

  /// Runs a statement and keeps its whole result.
  func execute(_ statement: RenderedStatement) async throws -> Answer {
    let sql = statement.sql
    var mayRetry = true
    while true {
      let link = try await readyLink(sql)
      try values.encode(statement.bindings, types: statement.types, sql: sql)
      let wasIdle = link.isIdle
      let cached = cache.find(sql, values.declaredTypes)
      try send(sql, cached, on: link)
      try await complete(sql, isCancellable: true)
      let prepared = cached ?? keepPrepared()
      if let error = exchange.error {
        defer { exchange.clear() }
        if forget(prepared, after: error), wasIdle, mayRetry {
          mayRetry = false
          continue
        }
        throw note(DatabaseError(error, sql: sql))
      }
      var answer = Answer(affected: exchange.affected, result: exchange.takeResult())
      guard let result = answer.result, PQntuples(result) > 0 else { return answer }
      if let known = prepared?.columns, known.match(result) {
        answer.columns = known
        return answer
      }
      do {
        answer.columns = try await describe(result, prepared)
      } catch {
        answer.clear()
        throw error
      }
      return answer
    }
  }

  /// The connection, ready for a statement.
  func readyLink(_ sql: String) async throws -> Link {
    guard let link else {
      throw DatabaseError(.connectionLost, "The connection to the server was lost.", sql: sql)
    }
    if isStreaming {
      guard stream == nil else {
        throw DatabaseError(
          .misuse, "The connection streams rows; close the cursor before the next statement.", sql: sql)
      }
      // The cursor was released without being closed.
      await abort()
      return try await readyLink(sql)
    }
    if cache.evicted.count >= 16, link.isIdle { try await deallocateEvicted(link) }
    return link
  }

  /// Sends one statement, prepared first where that pays.
  func send(_ sql: String, _ prepared: PreparedStatement?, on link: Link) throws {
    var isSent = true
    exchange = Exchange()
    if let prepared {
      isSent = sendPrepared(prepared, on: link)
    } else if let new = cache.make(sql, values.declaredTypes) {
      exchange.preparing = new
      isSent =
        PQsendPrepare(link.connection, new.name, sql, Int32(values.count), values.types) == 1
        && sendPrepared(new, on: link)
    } else {
      isSent =
        PQsendQueryParams(
          link.connection, sql, Int32(values.count), values.types, values.values, values.lengths,
          values.formats, 1) == 1
    }
    guard isSent, link.sync() else { throw lost(sql) }
  }

  func sendPrepared(_ statement: PreparedStatement, on link: Link) -> Bool {
    PQsendQueryPrepared(
      link.connection, statement.cName, Int32(values.count), values.values, values.lengths,
      values.formats, 1) == 1
  }

  /// Reads up to the end of the segment.
  ///
  /// - Throws: ``DatabaseError`` with the code `connectionLost`, or `CancellationError`; the connection is
  ///   closed, or usable again.
  func complete(_ sql: String, isCancellable: Bool) async throws {
    while let link {
      if exchange.advance(link) { break }
      switch link.receiveBriefly() {
      case .result: continue
      case .lost: throw lost(sql)
      case .nothing: break
      }
      switch await link.wait(isCancellable: isCancellable) {
      case .ready:
        guard link.receive() else { throw lost(sql) }
      case .cancelled:
        await abort()
        throw CancellationError()
      case .timedOut:
        throw lost(sql)
      }
    }
    if exchange.isBroken { throw broken(sql) }
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

  /// Works out how to read a result's columns. Types that only this database knows are looked up.
  func describe(
    _ result: OpaquePointer, _ prepared: PreparedStatement?
  ) async throws -> ResultColumns {
    let types = ResultColumns.types(of: result)
    let columns = ResultColumns(types: types, formats: try await formats(of: types))
    prepared?.columns = columns
    return columns
  }

  private func formats(of types: [Oid]) async throws -> [WireFormat] {
    if let formats = catalog.formats(of: types) { return formats }
    var found: [Oid: WireFormat] = [:]
    for type in types where catalog.isMissing(type) {
      found[type] = .unsupported
      let lookup = TypeCatalog.lookup(type)
      try values.encode(lookup.bindings, types: lookup.types, sql: lookup.sql)
      guard let link else { break }
      try send(lookup.sql, nil, on: link)
      try await complete(lookup.sql, isCancellable: false)
      if let result = exchange.result, PQntuples(result) == 1 { found[type] = .text }
      exchange.clear()
    }
    catalog.add(found)
    return catalog.formats(of: types) ?? types.map { _ in .unsupported }
  }

  // MARK: Beginning and ending transactions

  func performControl(_ sql: String) async throws {
    let isCommit = sql == dialect.transactionVerbs.commit
    let link = try await readyLink(sql)
    let isRollback = sql == dialect.transactionVerbs.rollback
    if isRollback, link.isIdle { return }
    try values.encode([], types: [], sql: sql)
    exchange = Exchange()
    let isSent = PQsendQueryParams(link.connection, sql, 0, nil, nil, nil, nil, 1) == 1
    guard isSent, link.sync() else { throw lost(sql) }
    do {
      try await complete(sql, isCancellable: false)
    } catch let error as DatabaseError where isCommit && error.code == .connectionLost {
      throw DatabaseError(
        .connectionLost,
        "The connection was lost while the transaction was being committed; whether it was is not known.",
        engineCode: error.engineCode, engineMessage: error.engineMessage, sql: sql)
    }
    defer { exchange.clear() }
    if !link.isInTransaction { generation += 1 }
    let failure = transactionFailure
    if !link.hasFailedTransaction { transactionFailure = nil }
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

  /// Tells the server to forget statements that the cache has forgotten, several in one round trip.
  private func deallocateEvicted(_ link: Link) async throws {
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
    try await complete("DEALLOCATE", isCancellable: false)
    exchange.clear()
  }

  // MARK: Failures

  func note(_ error: DatabaseError) -> DatabaseError {
    if transactionFailure == nil { transactionFailure = error }
    return error
  }

  /// Closes the connection and tells why it was lost, as far as the server said.
  func lost(_ sql: String) -> DatabaseError {
    var code: String?
    var message: String?
    if let link {
      // What the server said last may still wait in libpq, which answers at once now.
      if exchange.error == nil { _ = exchange.advance(link) }
      if let error = exchange.error {
        let state = DatabaseError.state(of: error)
        if !state.isEmpty { code = state }
        message = PQresultErrorMessage(error).map { String(cString: $0) }
      } else {
        message = PQerrorMessage(link.connection).map { String(cString: $0) }
      }
    }
    disconnect()
    return note(
      DatabaseError(
        .connectionLost, "The connection to the server was lost.", engineCode: code,
        engineMessage: message.map { parameters.redact($0) }, sql: sql))
  }

  /// Closes a connection on which the server waits for what this driver never sends.
  func broken(_ sql: String) -> DatabaseError {
    guard let link, PQstatus(link.connection) == CONNECTION_OK else { return lost(sql) }
    disconnect()
    return DatabaseError(
      .misuse, "The statement cannot be run like a query: COPY is not supported.", sql: sql)
  }

  /// Cancels what runs and reads up to its end, so that the connection is usable again; closes it where the
  /// server does not answer in time.
  func abort() async {
    guard let link else { return }
    isStreaming = false
    let reactor = Reactor.shared
    let deadline = koine_now() + configuration.cancelTimeout.nanoseconds
    guard let request = link.requestCancel() else { return disconnect() }
    while !exchange.advance(link) {
      guard await link.wait(deadline: deadline, isCancellable: false) == .ready, link.receive() else {
        reactor.forget(request)
        return disconnect()
      }
    }
    // A request still on its way would hit the next statement.
    guard await reactor.wait(request, deadline: deadline, isCancellable: false) == .ready,
      !exchange.isBroken
    else { return disconnect() }
    exchange.clear()
  }
}
