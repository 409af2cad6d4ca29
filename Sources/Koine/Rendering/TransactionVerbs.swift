/// How a dialect begins and ends transactions. The defaults are standard SQL.
public struct TransactionVerbs: Sendable {
  /// The statements that begin a transaction.
  ///
  /// Throws where the engine has no such isolation level.
  public var begin: @Sendable (TransactionOptions) throws -> [String]
  public var commit = "COMMIT"
  public var rollback = "ROLLBACK"
  public var savepoint: @Sendable (_ name: String) -> String = { "SAVEPOINT \($0)" }
  public var release: @Sendable (_ name: String) -> String = { "RELEASE SAVEPOINT \($0)" }
  public var rollbackTo: @Sendable (_ name: String) -> String = { "ROLLBACK TO SAVEPOINT \($0)" }

  public init(begin: @escaping @Sendable (TransactionOptions) throws -> [String]) {
    self.begin = begin
  }
}
