import CSQLite
import CSQLiteShims
@_spi(KoineDriver) import Koine

/// What a statement does, as SQLite itself says when it compiles the text.
struct StatementEffects: OptionSet {
  let rawValue: Int32

  init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  private init(_ effect: Int) {
    rawValue = Int32(effect)
  }

  /// It begins a transaction or sets a savepoint.
  static let beginning = StatementEffects(KOINE_EFFECT_BEGIN)
  /// It commits, or releases a savepoint.
  static let commit = StatementEffects(KOINE_EFFECT_COMMIT)
  /// It rolls back, all or to a savepoint.
  static let rollback = StatementEffects(KOINE_EFFECT_ROLLBACK)
  /// It begins or ends a transaction or savepoint.
  static let transaction: StatementEffects = [.beginning, .commit, .rollback]
  /// It changes what SQLite keeps for the connection.
  static let connection = StatementEffects(KOINE_EFFECT_CONNECTION)
  /// It has a query, or is one.
  static let select = StatementEffects(KOINE_EFFECT_SELECT)
  /// It inserts rows. What its triggers do is not included, here and in the next two.
  static let insert = StatementEffects(KOINE_EFFECT_INSERT)
  /// It updates rows.
  static let update = StatementEffects(KOINE_EFFECT_UPDATE)
  /// It deletes rows.
  static let delete = StatementEffects(KOINE_EFFECT_DELETE)
  /// It is a pragma, or defines something.
  static let other = StatementEffects(KOINE_EFFECT_OTHER)

  /// Whether it leaves transactions and the connection alone.
  var isPlain: Bool { isDisjoint(with: [.transaction, .connection]) }
}

extension SQLiteSession {
  /// Refuses a statement that Koine alone may run, and notes one that the next user of the connection must not notice.
  func admit(_ effects: StatementEffects, _ sql: String) throws(DatabaseError) {
    guard !effects.isPlain, !runsOwnStatements else { return }
    if !effects.isDisjoint(with: .transaction) { throw .transactionByHand(sql: sql) }
    isChanged = true
  }

  /// Forgets a text that was compiled and does not run. Some pragmas have acted by then.
  func forgetCompiled() {
    if handle.notedEffects.contains(.connection), !runsOwnStatements { isChanged = true }
    handle.forgetEffects()
  }
}
