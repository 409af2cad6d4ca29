/// The time limits of a database, for calls that name none.
package struct TimeLimits: Sendable {
  let acquire: Duration
  let statement: Duration?
  let transaction: Duration?
  let lease: Duration?

  package init(acquire: Duration, statement: Duration?, transaction: Duration?, lease: Duration?) {
    self.acquire = acquire
    self.statement = statement
    self.transaction = transaction
    self.lease = lease
  }

  package func deadline(_ own: Deadline?, of work: Deadline.Work) -> Deadline? {
    if let own { return own }
    let limit =
      switch work {
      case .statement: statement
      case .transaction: transaction
      case .lease, .connectionSetup: lease
      }
    return limit.map { Deadline(after: $0, of: work) }
  }

  package func leaseDeadline(_ timeout: Duration?) -> Deadline? {
    (timeout ?? lease).map { Deadline(after: $0, of: .lease) }
  }

  /// When the set-up of a connection has to have ended, for a call with a deadline of its own.
  package func setupDeadline(_ own: Deadline?) -> Deadline? {
    Deadline.earlier(Deadline(after: acquire, of: .connectionSetup), own)
  }

  /// The statement, with the database's own limit if it has none.
  package func limited(_ statement: RenderedStatement) -> RenderedStatement {
    guard self.statement != nil, statement.deadline == nil else { return statement }
    var statement = statement
    statement.deadline = deadline(nil, of: .statement)
    return statement
  }

  package func limited(_ batch: RenderedBatch) -> RenderedBatch {
    var batch = batch
    batch.deadline = deadline(batch.deadline, of: .statement)
    return batch
  }
}
