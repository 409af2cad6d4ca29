import CLibPQ
@_spi(KoineDriver) import Koine

extension PostgreSQLSession {
  func perform(_ batch: RenderedBatch) async throws -> Int {
    let sql = batch.sql
    guard batch.count > 0 else { return 0 }
    try checkStatement(sql)
    let deadline = batch.deadline
    if let deadline, deadline.hasPassed { throw deadline.error(sql: sql) }
    guard batch.types.count <= ParameterBuffer.maximum else {
      throw DatabaseError(
        .tooManyValues,
        "The statement has \(batch.types.count) values; PostgreSQL takes \(ParameterBuffer.maximum) at most.",
        sql: sql)
    }
    try await recovered(sql, deadline: deadline)
    if batch.count >= Self.manyRows, let insertion = batch.insertion,
      let affected = try await load(batch, into: insertion)
    {
      return affected
    }
    let traits = StatementTraits(of: sql, batch.kind)
    try admit(traits.effect, sql)
    var mayRetry = true
    while true {
      let link = try await readyLink(sql, deadline: deadline)
      let wasIdle = link.isIdle
      segment = PipelineSegment()
      segment.isCounting = true
      segment.isOpen = true
      defer { clearExchange() }
      let prepared = try await sendRows(of: batch, traits, on: link)
      try await complete(
        sql, ifGivenUp: wasIdle && traits.mayWrite ? .stoppingWrite : .stopping, deadline: deadline)
      let ready = prepared ?? keepPrepared()
      guard let error = segment.error else {
        try await checkEncoding(sql)
        try await checkTransaction(sql)
        return segment.affected
      }
      let wasForgotten = forget(ready, after: error)
      if wasForgotten, wasIdle, mayRetry {
        mayRetry = false
        segment.clear()
        continue
      }
      // A constraint that waits for the end of the transaction is about no row in particular.
      let row = segment.completed < batch.count ? segment.completed + 1 : nil
      throw failure(error, sql, row: row, wasForgotten: wasForgotten)
    }
  }

  /// Sends the rows of a batch, a bounded number of bytes ahead of the server, and reads its answers
  /// meanwhile. libpq itself would queue without limit, and a server stops reading if nobody reads from it.
  ///
  /// - Returns: The prepared statement, if there was one already.
  private func sendRows(
    of batch: RenderedBatch, _ traits: StatementTraits, on link: LibPQConnection
  ) async throws -> PreparedStatement? {
    let sql = batch.sql
    var encoder = RowEncoder()
    var prepared: PreparedStatement?
    var statement: PreparedStatement?
    var types: [Oid] = []
    var unsent = 0
    for row in 0..<batch.count {
      encoder.removeAll()
      batch.encode(row, &encoder)
      do {
        guard encoder.values.count == batch.types.count else {
          throw DatabaseError(
            .parameterCount(expected: batch.types.count, given: encoder.values.count), sql: sql
          ).inRow(row + 1)
        }
        try values.encode(encoder.values, types: batch.types, sql: sql, row: row)
      } catch {
        await giveUpSegment(link)
        throw error
      }
      // The types follow the values if the batch does not declare them: a row may need another statement.
      if row == 0 || !values.declaredTypes.elementsEqual(types) {
        types = Array(values.declaredTypes)
        if row == 0 {
          prepared = cache.find(sql, values.declaredTypes)
          statement = prepared ?? cache.make(sql, values.declaredTypes, traits)
          if prepared == nil, let new = statement {
            segment.preparing = new
            guard
              PQsendPrepare(link.connection, new.name, sql, Int32(values.count), values.types) == 1
            else { throw lost(sql) }
          }
        } else {
          statement = nil
        }
      }
      let named = statement
      if values.byteCount >= Self.largeMessage {
        try await sendLarge(sql, deadline: batch.deadline) { [self] link in
          named.map { sendPrepared($0, on: link) } ?? sendUnprepared(sql, on: link)
        }
      } else {
        guard named.map({ sendPrepared($0, on: link) }) ?? sendUnprepared(sql, on: link) else {
          throw lost(sql)
        }
      }
      unsent += values.byteCount + 64
      if unsent >= 1 << 16 {
        unsent = 0
        if try await pushOut(link, sql, deadline: batch.deadline) { break }
      }
    }
    segment.isOpen = false
    guard link.sync() else { throw lost(sql) }
    return prepared
  }

  /// Sends what libpq has queued and reads what the server has answered.
  ///
  /// - Returns: Whether a row has failed, so that the rest need not be sent.
  private func pushOut(_ link: LibPQConnection, _ sql: String, deadline: Deadline?) async throws -> Bool {
    guard link.flush() else { throw lost(sql) }
    let limit = deadline?.nanoseconds ?? .max
    while link.hasOutput {
      switch await link.wait(deadline: limit, isCancellable: true) {
      case .ready: break
      case .cancelled:
        // The segment has no end yet: without its sync nothing of it is kept.
        await giveUp(.close)
        throw CancellationError()
      case .timedOut:
        guard let deadline else { throw lost(sql) }
        await giveUp(.close)
        throw deadline.error(sql: sql)
      }
      guard link.receive() else { throw lost(sql) }
      if segment.advance(link) { throw broken(sql) }
    }
    guard link.receive() else { throw lost(sql) }
    if segment.advance(link) { throw broken(sql) }
    if Task.isCancelled || deadline?.hasPassed == true {
      await giveUpSegment(link)
      throw Task.isCancelled ? CancellationError() : deadline?.error(sql: sql) ?? CancellationError()
    }
    return segment.error != nil
  }

  /// Ends a segment that must not take effect: an error before its sync rolls all of it back.
  private func giveUpSegment(_ link: LibPQConnection) async {
    segment.isOpen = false
    let isSent =
      PQsendQueryParams(link.connection, "koine: roll back", 0, nil, nil, nil, nil, 1) == 1
    guard isSent, link.sync() else { return disconnect() }
    await giveUp(.stop)
  }
}
