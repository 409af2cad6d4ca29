/// How a dialect begins and ends transactions. The defaults are standard SQL.
public struct TransactionStatements: Sendable {
  /// The statements that begin a transaction.
  ///
  /// Throws if the engine has no such isolation level.
  public var begin: @Sendable (TransactionOptions) throws -> [String]
  /// The statement that commits a transaction.
  public var commit = "COMMIT"
  /// The statement that rolls a transaction back.
  public var rollback = "ROLLBACK"
  /// The statement that sets a savepoint.
  public var savepoint: @Sendable (_ name: String) -> String = { "SAVEPOINT \($0)" }
  /// The statement that ends a savepoint and keeps what was done since.
  public var release: @Sendable (_ name: String) -> String = { "RELEASE SAVEPOINT \($0)" }
  /// The statement that takes back what was done since a savepoint, which stays.
  public var rollbackTo: @Sendable (_ name: String) -> String = { "ROLLBACK TO SAVEPOINT \($0)" }

  /// Verbs of standard SQL, apart from the statements that begin a transaction.
  public init(begin: @escaping @Sendable (TransactionOptions) throws -> [String]) {
    self.begin = begin
  }
}
