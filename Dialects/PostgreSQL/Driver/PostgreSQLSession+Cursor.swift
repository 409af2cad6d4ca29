import CLibPQ
import CLibPQShims
@_spi(KoineDriver) import Koine

extension PostgreSQLSession {
  func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    try await cursor(statement) { _ in }
  }

  /// Starts a statement whose rows are taken in portions.
  ///
  /// - Parameter onEnd: Called once, when the cursor no longer needs the session.
  func cursor(
    _ statement: RenderedStatement, onEnd: @escaping @Sendable (PostgreSQLSession) -> Void
  ) async throws -> any RowCursor {
    if !turn.tryAcquire() { try await turn.acquire() }
    defer { turn.release() }
    if let deadline = statement.deadline, deadline.hasPassed { throw deadline.error(sql: statement.sql) }
    let link = try await readyLink(statement.sql, deadline: statement.deadline)
    let traits = StatementTraits(of: statement.sql, statement.kind)
    guard traits.isStreamable else {
      let answer: QueryResult
      do {
        answer = try await execute(statement, traits)
      } catch {
        throw await completedInTurn(error, until: statement.deadline)
      }
      answer.leaveNames(in: statement.header)
      return BufferedCursor(answer, session: self, onEnd: onEnd)
    }
    defer { if traits.mayChangeMeanings { cache.evictAll() } }
    if link.isInTransaction {
      return try await openPortal(statement, traits)
    }
    return try await openStream(statement, traits, onEnd: onEnd)
  }

  // MARK: Streams

  /// Starts a statement whose rows libpq hands over as they arrive: for a session without a transaction.
  private func openStream(
    _ statement: RenderedStatement, _ traits: StatementTraits,
    onEnd: @escaping @Sendable (PostgreSQLSession) -> Void
  ) async throws -> StreamCursor {
    let start = try await startStream(statement, traits)
    streams += 1
    let cursor = StreamCursor(statement, traits, start, number: streams, session: self, onEnd: onEnd)
    stream = cursor
    return cursor
  }

  /// Sends a statement whose rows are taken as they arrive.
  private func startStream(
    _ statement: RenderedStatement, _ traits: StatementTraits
  ) async throws -> StreamCursor.Start {
    let sql = statement.sql
    let link = try await readyLink(sql, deadline: statement.deadline)
    let start = try await prepareForStream(statement, traits, on: link)
    // Looking up types uses the same buffer.
    try values.encode(statement.bindings, types: statement.types, sql: sql)
    segment = PipelineSegment()
    let name = start.prepared?.name ?? ""
    let send: @Sendable (LibPQConnection) -> Bool = { [values] link in
      PQsendQueryPrepared(
        link.connection, name, Int32(values.count), values.values, values.lengths, values.formats, 1) == 1
        && koine_set_portion_mode(link.connection, Int32(StreamCursor.portionSize)) == 1 && link.sync()
    }
    if values.byteCount < Self.largeMessage {
      guard send(link) else { throw lost(sql) }
    } else {
      try await sendLarge(sql, deadline: statement.deadline, send)
    }
    isStreaming = true
    return start
  }

  /// Prepares a statement and asks for its columns: no other statement can run once the rows flow.
  private func prepareForStream(
    _ statement: RenderedStatement, _ traits: StatementTraits, on link: LibPQConnection
  ) async throws -> StreamCursor.Start {
    let sql = statement.sql
    var mayRetry = true
    while true {
      try values.encode(statement.bindings, types: statement.types, sql: sql)
      let cached = cache.find(sql, values.declaredTypes)
      try admit(traits.effect, sql)
      if let cached, let columns = cached.columns {
        return StreamCursor.Start(prepared: cached, columns: columns)
      }
      try checkStatement(sql)
      segment = PipelineSegment()
      defer { clearExchange() }
      // Without a place in the cache, the unnamed statement serves until the next one replaces it.
      var name = cached?.name ?? ""
      var isSent = true
      if cached == nil {
        let new = cache.make(sql, values.declaredTypes, traits)
        segment.preparing = new
        name = new?.name ?? ""
        isSent = PQsendPrepare(link.connection, name, sql, Int32(values.count), values.types) == 1
      }
      guard isSent, PQsendDescribePrepared(link.connection, name) == 1, link.sync() else { throw lost(sql) }
      try await complete(sql, deadline: statement.deadline)
      let prepared = cached ?? keepPrepared()
      if let error = segment.error {
        if forget(prepared, after: error), mayRetry {
          mayRetry = false
          continue
        }
        throw note(DatabaseError(error, sql: sql))
      }
      guard let description = segment.takeResult() else { throw broken(sql) }
      defer { PQclear(description) }
      let knowsTypes = catalog.formats(of: ResultColumns.types(of: description)) != nil
      let columns = try await describe(description, prepared, deadline: statement.deadline)
      // Looking up types has replaced the unnamed statement.
      if prepared == nil, !knowsTypes { continue }
      return StreamCursor.Start(prepared: prepared, columns: columns)
    }
  }

  /// Hands over up to `maximum` rows of a stream.
  ///
  /// - Returns: Whether there may be more.
  func read(
    _ cursor: StreamCursor, _ maximum: Int, row: (inout RowDecoder) throws -> Void
  ) async throws -> Bool {
    // Whoever is cancelled while another task reads leaves the rows to it.
    if !turn.tryAcquire() { try await turn.acquire() }
    defer { turn.release() }
    try cursor.throwFailure()
    guard isStreaming, cursor.number == streams else { return false }
    var isOfCaller = false
    do {
      return try await readRows(cursor, maximum) { decoder in
        do {
          try row(&decoder)
        } catch {
          isOfCaller = true
          throw error
        }
      }
    } catch {
      // The statement goes on if the caller's closure threw; any other error has ended it.
      if !isOfCaller { cursor.fail(error) }
      throw error
    }
  }

  private func readRows(
    _ cursor: StreamCursor, _ maximum: Int, row: (inout RowDecoder) throws -> Void
  ) async throws -> Bool {
    // A server that is faster than the task is never waited for, and no wait would notice the cancellation.
    guard !Task.isCancelled else { throw await endStream(cursor, CancellationError()) }
    let (sql, deadline) = (cursor.sql, cursor.deadline)
    var remaining = maximum
    while remaining > 0 {
      if cursor.pace.isTimeToRest() {
        await Task.yield()
        guard !Task.isCancelled else { throw await endStream(cursor, CancellationError()) }
        cursor.pace = Pace()
      }
      if let deadline, deadline.hasPassed { throw await endStream(cursor, deadline.error(sql: sql)) }
      if let result = cursor.portion {
        // A row counts as taken even if the closure throws.
        remaining -= try reader.read(
          result, cursor.columns, from: cursor.position, maximum: remaining
        ) { decoder in
          cursor.position += 1
          try row(&decoder)
        }
        if cursor.position >= Int(PQntuples(result)) { cursor.clear() }
        continue
      }
      guard let link else { throw lost(sql) }
      switch segment.nextPortion(link) {
      case .rows(let result):
        guard cursor.columns.match(result) else {
          PQclear(result)
          throw await endStream(
            cursor,
            DatabaseError(.other, "The columns of the statement have changed; run it again.", sql: sql))
        }
        cursor.take(result)
        cursor.noteFirstRows(in: &cache)
      case .waiting:
        switch link.receiveBriefly() {
        case .result: continue
        case .lost: throw lost(sql)
        case .nothing: break
        }
        switch await link.wait(deadline: deadline?.nanoseconds ?? .max, isCancellable: true) {
        case .ready: guard link.receive() else { throw lost(sql) }
        case .cancelled: throw await endStream(cursor, CancellationError())
        // With a deadline, the next round throws its error.
        case .timedOut: guard deadline != nil else { throw lost(sql) }
        }
      case .ended:
        isStreaming = false
        if segment.isBroken { throw broken(sql) }
        defer { clearExchange() }
        guard let error = segment.error else {
          // Behind the rows comes a result without any.
          cursor.header?.columnNames = segment.result.map { ResultColumns.names(of: $0) }
          try await checkEncoding(sql)
          return false
        }
        guard forget(cursor.prepared, after: error), cursor.mayStartAgain else {
          throw note(DatabaseError(error, sql: sql))
        }
        segment.clear()
        cursor.startAgain(try await startStream(cursor.statement, cursor.traits))
      }
    }
    return true
  }

  /// Gives up a stream because of an error, which it returns.
  private func endStream(_ cursor: StreamCursor, _ error: any Error) async -> any Error {
    cursor.clear()
    await giveUp(.stop)
    return error
  }

  /// Ends a stream early, unless it has ended.
  func endStream(_ number: Int) async {
    await turn.acquireIgnoringCancellation()
    defer { turn.release() }
    guard recovery == nil, isStreaming, number == streams else { return }
    await giveUp(.stop)
  }

  // MARK: Portals

  /// Declares a cursor on the server: in a transaction, other statements may run between its portions, and
  /// ending it early needs no cancellation, which would fail the transaction.
  private func openPortal(
    _ statement: RenderedStatement, _ traits: StatementTraits
  ) async throws -> PortalCursor {
    portals += 1
    let name = "koine_portal_\(portals)"
    var declaration = statement
    let prefix = "DECLARE \(name) NO SCROLL CURSOR FOR "
    declaration.sql = prefix + statement.sql
    try admit(traits.effect, statement.sql)
    var answer = try await execute(declaration, of: statement.sql, behind: prefix.utf8.count)
    answer.clear()
    return PortalCursor(statement, name: name, generation: generation, session: self)
  }

  /// Fetches up to `maximum` rows from a portal.
  ///
  /// - Returns: Whether there may be more.
  func fetch(
    _ cursor: PortalCursor, _ maximum: Int, row: (inout RowDecoder) throws -> Void
  ) async throws -> Bool {
    if !turn.tryAcquire() { try await turn.acquire() }
    defer { turn.release() }
    try await recovered(cursor.sql, deadline: cursor.deadline)
    try Task.checkCancellation()
    guard cursor.generation == generation else {
      throw DatabaseError(
        .misuse, "The cursor was used after the end of its transaction.", sql: cursor.sql)
    }
    var fetch = RenderedStatement(sql: "FETCH FORWARD \(maximum) FROM \(cursor.name)")
    fetch.deadline = cursor.deadline
    var answer = try await execute(fetch, of: cursor.sql, behind: nil)
    defer { answer.clear() }
    answer.leaveNames(in: cursor.header)
    guard let result = answer.result, let columns = answer.columns else { return false }
    return try reader.read(result, columns, row) == maximum
  }

  /// Runs a statement about a portal, and tells errors of the statement that the portal is of.
  ///
  /// - Parameters:
  ///   - sql: The text of that statement.
  ///   - prefix: How many bytes of UTF-8 are before it in what runs; `nil` if it is not in there.
  private func execute(
    _ statement: RenderedStatement, of sql: String, behind prefix: Int?
  ) async throws -> QueryResult {
    do {
      return try await execute(statement, .own)
    } catch let error as DatabaseError where error.sql == statement.sql {
      throw error.with(sql: sql, behind: prefix)
    }
  }

  func close(_ cursor: PortalCursor) async {
    await turn.acquireIgnoringCancellation()
    defer { turn.release() }
    // A transaction that has failed or ended has closed its portals.
    guard recovery == nil, cursor.generation == generation, let link, !link.hasFailedTransaction
    else { return }
    let isLate = cursor.deadline?.hasPassed == true
    try? await performControl(
      "CLOSE \(cursor.name)", nil, ifGivenUp: isLate ? .leaving : .leavingWhenOver,
      deadline: isLate ? nil : cursor.deadline)
  }
}
