import CLibPQ
@_spi(KoineDriver) import Koine

extension PostgreSQLSession {
  /// Runs a text of several statements by the simple protocol, in which the server itself takes it apart.
  func runScript(_ sql: String, deadline: Deadline?) async throws {
    if !turn.tryAcquire() { try await turn.acquire() }
    defer { turn.release() }
    guard ParameterBuffer.fits(sql.utf8.count) else {
      throw DatabaseError(
        .tooManyValues, "The text of the script takes more than 1 GiB, the most that PostgreSQL takes.")
    }
    try checkText(sql)
    if let deadline, deadline.hasPassed { throw deadline.error(sql: sql) }
    let link = try await readyLink(sql, deadline: deadline)
    try admit(StatementEffect(of: sql), sql)
    // What it writes is committed with it, unless it says otherwise itself.
    let isStored =
      link.isIdle && StatementEffect.Statements(sql).contains { !$0.onlyReads || $0.effect != .none }
    // A pipeline takes one statement at a time.
    guard PQexitPipelineMode(link.connection) == 1 else { throw lost(sql) }
    segment = PipelineSegment()
    segment.isScript = true
    if sql.utf8.count < Self.largeMessage {
      guard PQsendQuery(link.connection, sql) == 1, link.flush() else { throw lost(sql) }
    } else {
      try await sendLarge(sql, deadline: deadline) { PQsendQuery($0.connection, sql) == 1 }
    }
    try await complete(sql, ifGivenUp: isStored ? .stoppingWrite : .stopping, deadline: deadline)
    defer { clearExchange() }
    if PQstatus(link.connection) != CONNECTION_OK { throw lost(sql) }
    guard PQenterPipelineMode(link.connection) == 1 else { throw lost(sql) }
    cache.evictAll()
    if let error = segment.error { throw note(DatabaseError(error, sql: sql)) }
    try await checkEncoding(sql)
    try await checkTransaction(sql)
  }
}
