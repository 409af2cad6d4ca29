import CLibPQ
import CLibPQShims
@_spi(KoineDriver) import Koine
import KoinePostgreSQLDialect

extension PostgreSQLSession {
  /// Runs a statement about a transaction.
  func perform(_ statement: TransactionStatement, deadline: Deadline?) async throws {
    try await performControl(
      statement.sql, statement.control, ifGivenUp: statement.isTakingBack ? .leaving : nil, deadline: deadline
    )
  }

  /// Runs a statement without values and without rows.
  ///
  /// - Parameters:
  ///   - control: What it does to the transaction, if anything.
  ///   - givingUp: What becomes of it if its task is cancelled while it runs. `nil` goes by `control`.
  /// - Throws: ``DatabaseError`` with the code `commitOutcomeUnknown` if the server did not say how a COMMIT ended.
  func performControl(
    _ sql: String, _ control: TransactionControl?, ifGivenUp givingUp: GivingUp? = nil, deadline: Deadline?
  ) async throws {
    let isCommit = control == .commit
    if let deadline, deadline.hasPassed { throw deadline.error(sql: sql) }
    try await recovered(sql, deadline: deadline)
    if control == .rollback { hasLostTransaction = false }
    // What ends a transaction must be sent, whatever becomes of anything else.
    let link = try await readyLink(sql, mayDeallocate: false, deadline: deadline)
    if control == .rollback, link.isIdle { return }
    segment = PipelineSegment()
    guard PQsendQueryParams(link.connection, sql, 0, nil, nil, nil, nil, 1) == 1, link.sync() else {
      throw lost(sql)
    }
    do {
      try await complete(sql, ifGivenUp: givingUp ?? Self.givingUp(control), deadline: deadline)
    } catch {
      let cause = error as? DatabaseError
      // A server that says why it ends a connection has not committed, unless another of its processes has crashed.
      guard isCommit, cause?.engineCode == nil || cause?.engineCode == "57P02" else { throw error }
      throw DatabaseError(
        .commitOutcomeUnknown,
        "The server did not answer the COMMIT; whether the transaction was committed is not known.",
        engineCode: cause?.engineCode, engineMessage: cause?.engineMessage, sql: sql)
    }
    defer { segment.clear() }
    let failure = transactionFailure
    noteTransactionState(link)
    if let error = segment.error { throw note(DatabaseError(error, sql: sql)) }
    if isCommit, let result = segment.result, let tag = PQcmdStatus(result),
      String(cString: tag) == "ROLLBACK"
    {
      throw DatabaseError(
        failure?.code ?? .other,
        "The transaction was rolled back instead of committed, because a statement of it failed.",
        engineCode: failure?.engineCode, engineMessage: failure?.engineMessage, sql: sql)
    }
  }

  /// What becomes of a statement about a transaction if its task is cancelled while it runs.
  private static func givingUp(_ control: TransactionControl?) -> GivingUp {
    switch control {
    case .begin, .savepoint: .stopping
    case .commit, .release: .awaiting
    case .rollback, .rollbackToSavepoint, nil: .leaving
    }
  }

  /// Notes whether the transaction, or its failure, has ended.
  func noteTransactionState(_ link: LibPQConnection) {
    expectsTransaction = link.isInTransaction
    if !link.isInTransaction { generation += 1 }
    if !link.hasFailedTransaction { transactionFailure = nil }
  }
}
