import CLibPQ
import CLibPQShims
import Koine

extension PostgreSQLSession {
  func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    try await cursor(statement) { _ in }
  }

  /// Starts a statement whose rows are taken in portions.
  ///
  /// - Parameter onEnd: Called once, when the cursor needs the session no longer.
  func cursor(
    _ statement: RenderedStatement, onEnd: @escaping @Sendable (PostgreSQLSession) -> Void
  ) async throws -> any RowCursor {
    if !turn.tryAcquire() { try await turn.acquire() }
    defer { turn.release() }
    let link = try await readyLink(statement.sql)
    guard Self.isStreamable(statement.sql) else {
      let answer = try await execute(statement)
      answer.leaveNames(in: statement.header)
      return BufferedCursor(answer, session: self, onEnd: onEnd)
    }
    if link.isInTransaction {
      return try await openPortal(statement)
    }
    return try await openStream(statement, onEnd: onEnd)
  }

  /// Whether a statement only reads. One that writes must run to its end, however few rows are taken.
  private static func isStreamable(_ sql: String) -> Bool {
    var words = SQLWords(sql)
    guard let first = words.next(), ["SELECT", "VALUES", "WITH", "TABLE"].contains(first) else {
      return false
    }
    let writing: Set = ["INSERT", "UPDATE", "DELETE", "MERGE", "INTO", "FOR"]
    return !words.contains { writing.contains($0) }
  }

  // MARK: Streams

  /// Starts a statement whose rows libpq hands over as they arrive: for a session without a transaction.
  private func openStream(
    _ statement: RenderedStatement, onEnd: @escaping @Sendable (PostgreSQLSession) -> Void
  ) async throws -> StreamCursor {
    let sql = statement.sql
    let link = try await readyLink(sql)
    try values.encode(statement.bindings, types: statement.types, sql: sql)
    let (name, columns) = try await prepareForStream(statement, on: link)
    // Looking up types uses the same buffer.
    try values.encode(statement.bindings, types: statement.types, sql: sql)
    exchange = Exchange()
    guard
      PQsendQueryPrepared(
        link.connection, name, Int32(values.count), values.values, values.lengths, values.formats, 1) == 1,
      koine_set_portion_mode(link.connection, 256) == 1, link.sync()
    else { throw lost(sql) }
    streams += 1
    let cursor = StreamCursor(
      sql: sql, number: streams, columns: columns, header: statement.header, session: self, onEnd: onEnd)
    stream = cursor
    isStreaming = true
    return cursor
  }

  /// Prepares a statement and asks for its columns: no other statement can run once the rows flow.
  private func prepareForStream(
    _ statement: RenderedStatement, on link: Link
  ) async throws -> (name: String, ResultColumns) {
    let sql = statement.sql
    var prepared = cache.find(sql, values.declaredTypes)
    if let prepared, let columns = prepared.columns { return (prepared.name, columns) }
    exchange = Exchange()
    defer { exchange.clear() }
    var isSent = true
    // Without a place in the cache, the unnamed statement serves until the next one replaces it.
    let name: String
    if let prepared {
      name = prepared.name
    } else {
      let new = cache.make(sql, values.declaredTypes)
      exchange.preparing = new
      name = new?.name ?? ""
      isSent = PQsendPrepare(link.connection, name, sql, Int32(values.count), values.types) == 1
    }
    guard isSent, PQsendDescribePrepared(link.connection, name) == 1, link.sync() else { throw lost(sql) }
    try await complete(sql, isCancellable: true)
    if prepared == nil { prepared = keepPrepared() }
    if let error = exchange.error { throw note(DatabaseError(error, sql: sql)) }
    guard let description = exchange.takeResult() else { throw broken(sql) }
    defer { PQclear(description) }
    return (name, try await describe(description, prepared))
  }

  /// Hands over up to `maximum` rows of a stream.
  ///
  /// - Returns: Whether there may be more.
  func read(
    _ cursor: StreamCursor, _ maximum: Int, row: (inout RowDecoder) throws -> Void
  ) async throws -> Bool {
    if !turn.tryAcquire() { try await turn.acquire() }
    defer { turn.release() }
    guard isStreaming, cursor.number == streams else { return false }
    var remaining = maximum
    while remaining > 0 {
      if let result = cursor.portion {
        // A row counts as taken where the closure throws, too.
        remaining -= try reader.read(
          result, cursor.columns, from: cursor.position, maximum: remaining
        ) { decoder in
          cursor.position += 1
          try row(&decoder)
        }
        if cursor.position >= Int(PQntuples(result)) { cursor.clear() }
        continue
      }
      guard let link else { throw lost(cursor.sql) }
      switch exchange.nextPortion(link) {
      case .rows(let result):
        guard cursor.columns.match(result) else {
          PQclear(result)
          await abort()
          throw DatabaseError(
            .other, "The columns of the statement have changed; run it again.", sql: cursor.sql)
        }
        cursor.take(result)
      case .waiting:
        switch link.receiveBriefly() {
        case .result: continue
        case .lost: throw lost(cursor.sql)
        case .nothing: break
        }
        switch await link.wait(isCancellable: true) {
        case .ready:
          guard link.receive() else { throw lost(cursor.sql) }
        case .cancelled:
          cursor.clear()
          await abort()
          throw CancellationError()
        case .timedOut:
          throw lost(cursor.sql)
        }
      case .ended:
        isStreaming = false
        if exchange.isBroken { throw broken(cursor.sql) }
        defer { exchange.clear() }
        if let error = exchange.error { throw note(DatabaseError(error, sql: cursor.sql)) }
        // Behind the rows comes a result without any.
        cursor.header?.columnNames = exchange.result.map { ResultColumns.names(of: $0) }
        return false
      }
    }
    return true
  }

  /// Ends a stream early, unless it has ended.
  func endStream(_ number: Int) async {
    await turn.acquireIgnoringCancellation()
    defer { turn.release() }
    guard isStreaming, number == streams else { return }
    await abort()
  }

  // MARK: Portals

  /// Declares a cursor of the server's: in a transaction other statements may run between its portions, and
  /// ending it early needs no cancellation, which would fail the transaction.
  private func openPortal(_ statement: RenderedStatement) async throws -> PortalCursor {
    portals += 1
    let name = "koine_portal_\(portals)"
    var declaration = statement
    declaration.sql = "DECLARE \(name) NO SCROLL CURSOR FOR \(statement.sql)"
    var answer = try await execute(declaration)
    answer.clear()
    return PortalCursor(
      name: name, sql: statement.sql, generation: generation, header: statement.header, session: self)
  }

  /// Fetches up to `maximum` rows from a portal.
  ///
  /// - Returns: Whether there may be more.
  func fetch(
    _ cursor: PortalCursor, _ maximum: Int, row: (inout RowDecoder) throws -> Void
  ) async throws -> Bool {
    if !turn.tryAcquire() { try await turn.acquire() }
    defer { turn.release() }
    guard cursor.generation == generation else {
      throw DatabaseError(
        .misuse, "The cursor was used after the end of its transaction.", sql: cursor.sql)
    }
    var answer = try await execute(RenderedStatement(sql: "FETCH FORWARD \(maximum) FROM \(cursor.name)"))
    defer { answer.clear() }
    answer.leaveNames(in: cursor.header)
    guard let result = answer.result, let columns = answer.columns else { return false }
    return try reader.read(result, columns, row) == maximum
  }

  func close(_ cursor: PortalCursor) async {
    await turn.acquireIgnoringCancellation()
    defer { turn.release() }
    // A transaction that has failed or ended has closed its portals.
    guard cursor.generation == generation, let link, !link.hasFailedTransaction else { return }
    try? await performControl("CLOSE \(cursor.name)")
  }
}
