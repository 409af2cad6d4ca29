import CLibPQ
@_spi(KoineDriver) import Koine

/// What the server keeps for the connection, and what SQL written by hand may do to it.
extension PostgreSQLSession {
  /// Refuses a statement that Koine alone may run, and notes one that the next user of the connection must not notice.
  func admit(_ effect: StatementEffect, _ sql: String) throws(DatabaseError) {
    guard effect != .none else { return }
    if effect == .transaction { throw .transactionByHand(sql: sql) }
    self.effect = max(self.effect, effect)
  }

  /// Compares the server's word about the transaction with what was begun here.
  ///
  /// Texts that begin or end one are refused before they are sent; this is for what only the server understands.
  func checkTransaction(_ sql: String) async throws {
    guard let link, segment.hasControlledTransaction || link.isInTransaction != expectsTransaction else {
      return
    }
    clearExchange()
    if expectsTransaction {
      hasLostTransaction = true
    } else if link.isInTransaction {
      try await perform(dialect.transactionStatements.rollingBack, deadline: nil)
    }
    throw note(DatabaseError.transactionEndedByHand(sql: sql))
  }

  /// Puts back what the lease has changed, or closes the connection. The turn is held, and no transaction is open.
  func restoreConnection() async {
    let effect = effect
    self.effect = .none
    guard effect != .none, let link else { return }
    // The statements that are prepared are kept if nobody can have touched them, and none was prepared by the set-up,
    // which runs again.
    let keepsStatements = effect == .unknownFunction && configuration.prepareConnection == nil
    let resets =
      keepsStatements
      ? [
        "RESET SESSION AUTHORIZATION", "RESET ROLE", "RESET ALL", "CLOSE ALL", "UNLISTEN *",
        "SELECT pg_catalog.pg_advisory_unlock_all()", "DISCARD TEMP",
      ] : ["DISCARD ALL"]
    if !keepsStatements { cache = StatementCache(capacity: configuration.statementCacheSize) }
    segment = PipelineSegment()
    segment.isCounting = true
    for sql in resets {
      guard PQsendQueryParams(link.connection, sql, 0, nil, nil, nil, nil, 1) == 1 else {
        return disconnect()
      }
    }
    guard link.sync() else { return disconnect() }
    do {
      try await complete("DISCARD ALL", ifGivenUp: .leaving)
    } catch {
      await waitForRecovery()
      return disconnect()
    }
    if segment.error != nil { return disconnect() }
    segment.clear()
    isPrepared = configuration.prepareConnection == nil
  }

  /// Runs the code that sets up a connection. What it changes is from then on how the connection is lent.
  ///
  /// - Parameter database: What scopes know the database by.
  func prepare(for database: ObjectIdentifier, limits: TimeLimits, deadline: Deadline?) async throws {
    guard let prepare = configuration.prepareConnection else { return }
    try await ConnectionScope.withLease(
      of: observed, from: database, limits: limits, deadline: limits.setupDeadline(deadline), prepare)
    effect = .none
    if !endLease() { await cleanUp() }
    guard isReady() else {
      throw DatabaseError(.connectionLost, "The connection was lost while it was set up.")
    }
    isPrepared = true
  }
}
