import CSQLite
import CSQLiteShims
import Koine

/// What a statement does besides reading and writing rows.
struct StatementEffects: OptionSet {
  let rawValue: Int32

  init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// - Parameter noted: What SQLite's authorizer told while it compiled the statement.
  init(noted: Int32, of statement: OpaquePointer) {
    // EXPLAIN does not do what it explains.
    rawValue = sqlite3_stmt_isexplain(statement) != 0 ? 0 : noted
  }

  /// It begins or ends a transaction or savepoint.
  static let transaction = StatementEffects(rawValue: Int32(KOINE_EFFECT_TRANSACTION))
  /// It changes what SQLite keeps for the connection.
  static let connection = StatementEffects(rawValue: Int32(KOINE_EFFECT_CONNECTION))
}

extension SQLiteSession {
  /// Refuses a statement that Koine alone may run, and notes one that the next user of the connection must not notice.
  func admit(_ effects: StatementEffects, _ sql: String) throws(DatabaseError) {
    guard !effects.isEmpty, !runsOwnStatements else { return }
    if effects.contains(.transaction) { throw .transactionByHand(sql: sql) }
    isChanged = true
  }
}
