/// The time limits of a database, for calls that name none. For drivers, which take them from their configuration.
public struct TimeLimits: Sendable {
  let acquire: Duration
  let statement: Duration?
  let transaction: Duration?
  let lease: Duration?

  /// Makes time limits; `nil` is none.
  ///
  /// - Parameters:
  ///   - acquire: How long a call waits for a connection, or for its turn on one.
  ///   - statement: How long a statement may take.
  ///   - transaction: How long a transaction may take.
  ///   - lease: How long `withConnection` may take.
  public init(
    acquire: Duration = .seconds(10), statement: Duration? = nil, transaction: Duration? = nil,
    lease: Duration? = nil
  ) {
    self.acquire = acquire
    self.statement = statement
    self.transaction = transaction
    self.lease = lease
  }

  /// The deadline of a piece of work: its own one, or that of these limits from now on.
  @_spi(KoineDriver) public func deadline(_ own: Deadline?, of work: Deadline.Work) -> Deadline? {
    if let own { return own }
    let limit =
      switch work {
      case .statement: statement
      case .transaction: transaction
      case .lease, .connectionSetup: lease
      }
    return limit.map { Deadline(after: $0, of: work) }
  }

  /// The deadline of a lease that may take `timeout`, or as long as these limits say.
  @_spi(KoineDriver) public func leaseDeadline(_ timeout: Duration?) -> Deadline? {
    (timeout ?? lease).map { Deadline(after: $0, of: .lease) }
  }

  /// When the set-up of a connection has to have ended, for a call with a deadline of its own.
  @_spi(KoineDriver) public func setupDeadline(_ own: Deadline?) -> Deadline? {
    Deadline.earlier(Deadline(after: acquire, of: .connectionSetup), own)
  }

  /// The statement, with the database's own limit if it has none.
  @_spi(KoineDriver) public func limited(_ statement: RenderedStatement) -> RenderedStatement {
    guard self.statement != nil, statement.deadline == nil else { return statement }
    var statement = statement
    statement.deadline = deadline(nil, of: .statement)
    return statement
  }

  /// The batch, with the database's own limit if it has none.
  @_spi(KoineDriver) public func limited(_ batch: RenderedBatch) -> RenderedBatch {
    var batch = batch
    batch.deadline = deadline(batch.deadline, of: .statement)
    return batch
  }
}
