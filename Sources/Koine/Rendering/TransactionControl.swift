/// What a statement does to the transaction that is open.
public enum TransactionControl: Sendable, Hashable, CaseIterable {
  /// Begins a transaction, or sets how the next one runs.
  case begin
  /// Commits the transaction.
  case commit
  /// Rolls the transaction back.
  case rollback
  /// Sets a savepoint.
  case savepoint
  /// Ends a savepoint and keeps what was done since.
  case release
  /// Takes back what was done since a savepoint, which stays.
  case rollbackToSavepoint
}

/// A statement that begins or ends a transaction or savepoint, in the words of a dialect.
public struct TransactionStatement: Sendable, Hashable {
  /// What it does.
  public let control: TransactionControl
  /// The text.
  public let sql: String
  /// Whether it belongs to taking back what was done: nobody needs its outcome, and nobody waits for an engine that does
  /// not answer it.
  public let isTakingBack: Bool

  /// A statement with the text that a dialect has for it.
  public init(_ control: TransactionControl, sql: String) {
    self.init(control, sql: sql, isTakingBack: control == .rollback || control == .rollbackToSavepoint)
  }

  fileprivate init(_ control: TransactionControl, sql: String, isTakingBack: Bool) {
    self.control = control
    self.sql = sql
    self.isTakingBack = isTakingBack
  }
}

extension TransactionStatements {
  /// The statements that begin a transaction.
  func beginning(_ options: TransactionOptions) throws -> [TransactionStatement] {
    try begin(options).map { TransactionStatement(.begin, sql: $0) }
  }

  /// The statement that commits a transaction.
  var committing: TransactionStatement { TransactionStatement(.commit, sql: commit) }

  /// The statement that rolls a transaction back.
  @_spi(KoineDriver) public var rollingBack: TransactionStatement {
    TransactionStatement(.rollback, sql: rollback)
  }

  /// The statement that sets a savepoint.
  func saving(_ name: String) -> TransactionStatement {
    TransactionStatement(.savepoint, sql: savepoint(name))
  }

  /// The statement that ends a savepoint and keeps what was done since.
  func releasing(_ name: String) -> TransactionStatement {
    TransactionStatement(.release, sql: release(name))
  }

  /// The statement that ends a savepoint after what was done since was taken back.
  func releasingTakenBack(_ name: String) -> TransactionStatement {
    TransactionStatement(.release, sql: release(name), isTakingBack: true)
  }

  /// The statement that takes back what was done since a savepoint.
  func rollingBack(to name: String) -> TransactionStatement {
    TransactionStatement(.rollbackToSavepoint, sql: rollbackTo(name))
  }
}
