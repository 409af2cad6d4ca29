import CSQLite
@_spi(KoineDriver) import Koine
import Synchronization

/// What the open transaction of a connection changes, published once it is committed.
final class TransactionChanges {
  private let connection: OpaquePointer
  private let notes: CompilationNotes
  private let hub: ChangeHub
  private let busyPolicy: BusyPolicy
  /// What the statements of the transaction have changed, each statement once.
  private var pending: [DatabaseChange] = []
  /// How many of them there were when each savepoint that is open was set.
  private var savepoints: [Int] = []
  /// Counts the transactions, and the parts of them that were taken back.
  private var transaction: UInt64 = 1
  private var hasCommitted = false {
    didSet {
      if hasCommitted != oldValue { commits.add(1, ordering: .sequentiallyConsistent) }
    }
  }
  /// Counts the commits twice: when each begins, and when it is known to have ended. Anybody may look.
  let commits = Atomic(0)
  /// Whether a table or a trigger may have rows replaced, and the schemas for which that holds.
  private var replacing: (schemas: [SchemaVersion], isPossible: Bool) = ([], false)

  /// A state of a schema. Of two files that were attached one after the other, the number may be the same.
  private struct SchemaVersion: Equatable {
    let name: String
    let file: String?
    let number: Int32
  }

  /// - Parameter connection: Outlived by this object.
  init(of connection: OpaquePointer, notes: CompilationNotes, hub: ChangeHub, busyPolicy: BusyPolicy) {
    self.connection = connection
    self.notes = notes
    self.hub = hub
    self.busyPolicy = busyPolicy
  }

  /// Whether updates may remove rows that have the same key, by a rule of a table or in a trigger: SQLite tells nobody of
  /// those.
  private var mayReplace: Bool {
    // Nobody waits for a lock here, on a thread of every task: what cannot be found out at once is possible.
    busyPolicy.limit = .quick
    defer { busyPolicy.limit = .none }
    var schemas: [SchemaVersion] = []
    for schema in SQLiteHandle.schemasWithTemporary(of: connection) {
      guard let version = version(of: schema) else { return true }
      schemas.append(version)
    }
    if schemas == replacing.schemas { return replacing.isPossible }
    var isPossible = false
    for schema in schemas where !isPossible {
      let count = number(
        "SELECT count(*) FROM \(DefinitionText.name(schema.name)).sqlite_schema WHERE type IN ('table', 'trigger') AND instr(lower(sql), 'replace') > 0"
      )
      guard let count else { return true }
      isPossible = count != 0
    }
    replacing = (schemas, isPossible)
    return isPossible
  }

  private func version(of schema: String) -> SchemaVersion? {
    number("PRAGMA \(DefinitionText.name(schema)).schema_version").map { number in
      SchemaVersion(
        name: schema, file: sqlite3_db_filename(connection, schema).map { String(cString: $0) },
        number: number)
    }
  }

  /// The first value of a query; `nil` if it fails.
  private func number(_ sql: String) -> Int32? {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK,
      sqlite3_step(statement) == SQLITE_ROW
    else { return nil }
    return sqlite3_column_int(statement, 0)
  }

  /// Learns of each commit from now on.
  func begin() { _ = installHooks() }

  /// Learns of each commit again, if somebody has put another hook in the place: there may have been one meanwhile.
  func putHooksBack() {
    if installHooks() != Unmanaged.passUnretained(self).toOpaque() { hasCommitted = true }
  }

  /// Assumes a commit if one has begun since ``commits`` had that number.
  ///
  /// Of several transactions that Koine has not begun, the hooks tell of the last: a rollback is that of a commit that
  /// has failed, or of another transaction behind one that was committed.
  func assumeCommit(since number: Int) {
    if commits.load(ordering: .sequentiallyConsistent) != number { hasCommitted = true }
  }

  /// - Returns: What the hook of commits knew that was there before.
  private func installHooks() -> UnsafeMutableRawPointer? {
    let context = Unmanaged.passUnretained(self).toOpaque()
    let previous = sqlite3_commit_hook(
      connection,
      { context in
        if let context {
          Unmanaged<TransactionChanges>.fromOpaque(context).takeUnretainedValue().hasCommitted = true
        }
        return 0
      }, context)
    // A commit that fails, and leaves the transaction open, was told, too.
    _ = sqlite3_rollback_hook(
      connection,
      { context in
        if let context {
          Unmanaged<TransactionChanges>.fromOpaque(context).takeUnretainedValue().hasCommitted = false
        }
      }, context)
    return previous
  }

  // MARK: Statements

  /// How many rows were written since the connection was opened, by statements that have ended.
  var rows: Int64 { sqlite3_total_changes64(connection) }

  /// Notes that anything may be changed, by what Koine does not see.
  func addUnknown() { append(.unknown) }

  /// Begins to note what a statement changes. Called before its steps.
  func beginStatement() {
    // What was compiled before its steps is not what they compile anew.
    notes.forgetChange()
  }

  /// Notes what a statement has changed. Called after its steps, and after its end: SQLite counts the rows only then.
  ///
  /// - Parameter rows: How many ``rows`` there were before it began.
  func note(_ statement: PreparedStatement, since rows: Int64) {
    if statement.isVacuum { return noteVacuum() }
    let recompiled = notes.takeChange()
    if !recompiled.isEmpty {
      statement.change.include(recompiled)
      if statement.key.sql.mentionsReplacing { statement.change.assumeRows() }
      statement.notedTransaction = 0
    }
    guard statement.notedTransaction != transaction, statement.change.isUnknown || self.rows != rows else {
      return
    }
    statement.notedTransaction = transaction
    append(statement.change)
  }

  /// Notes that a blob is written, which SQLite tells nobody of, nor counts as a change of a row.
  func add(_ blob: OpenBlob) {
    guard blob.notedTransaction != transaction else { return }
    blob.notedTransaction = transaction
    append(blob.change)
  }

  /// Notes what VACUUM has changed: nothing but SQLite's own numbers of rows, and these only in tables without a primary
  /// key that is the number. SQLite calls no hook for its commit.
  func noteVacuum() {
    notes.forgetChange()
    append(rowNumbers ?? .unknown)
    hasCommitted = true
  }

  /// The numbers of the rows of every table; `nil` if the tables cannot be found out at once.
  private var rowNumbers: DatabaseChange? {
    busyPolicy.limit = .quick
    defer { busyPolicy.limit = .none }
    var change = DatabaseChange()
    for schema in SQLiteHandle.schemasWithTemporary(of: connection) {
      let sql =
        "SELECT name FROM \(DefinitionText.name(schema)).sqlite_schema WHERE type = 'table' AND rootpage > 0"
      var statement: OpaquePointer?
      defer { sqlite3_finalize(statement) }
      guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else { return nil }
      var code = sqlite3_step(statement)
      while code == SQLITE_ROW {
        guard let name = sqlite3_column_text(statement, 0) else { return nil }
        change.insert("rowid", of: String(cString: name).asciiLowercased)
        code = sqlite3_step(statement)
      }
      guard code == SQLITE_DONE else { return nil }
    }
    return change
  }

  /// Begins to note what the statement of a script changes that was compiled just now.
  func takeCompiled() -> DatabaseChange { notes.takeChange() }

  /// Notes what the statement of a script has changed.
  ///
  /// - Parameters:
  ///   - compiled: What it changes as it was compiled.
  ///   - rows: How many ``rows`` there were before it began.
  func add(_ compiled: DatabaseChange, of sql: String, since rows: Int64) {
    var change = compiled
    change.include(notes.takeChange())
    guard !change.isEmpty, change.isUnknown || self.rows != rows else { return }
    if sql.mentionsReplacing { change.assumeRows() }
    append(change)
  }

  private func append(_ change: DatabaseChange) {
    // A transaction may have any number of statements, and of savepoints that are rolled back.
    if pending.count >= Self.mergedCount, savepoints.isEmpty { pending = [merged] }
    pending.append(change)
  }

  private static let mergedCount = 1_000

  private var merged: DatabaseChange {
    pending.reduce(into: DatabaseChange()) { $0.include($1) }
  }

  // MARK: Savepoints

  /// Notes that a savepoint is set.
  func setSavepoint() { savepoints.append(pending.count) }

  /// Notes that a transaction has begun.
  func forgetSavepoints() { savepoints.removeAll(keepingCapacity: true) }

  /// Notes that the innermost savepoint is released.
  func releaseSavepoint() { _ = savepoints.popLast() }

  /// Takes back what was noted since the innermost savepoint was set, which stays.
  func rollBackToSavepoint() {
    guard let count = savepoints.last, count < pending.count else { return }
    pending.removeLast(pending.count - count)
    // Statements that run again are noted again.
    transaction &+= 1
  }

  // MARK: The end

  /// Publishes what was committed, if no transaction is open any more.
  func settle() {
    guard hasCommitted || !pending.isEmpty, sqlite3_txn_state(connection, nil) != SQLITE_TXN_WRITE else {
      return
    }
    defer {
      pending.removeAll(keepingCapacity: true)
      savepoints.removeAll(keepingCapacity: true)
      transaction &+= 1
      hasCommitted = false
    }
    guard hasCommitted, !pending.isEmpty, hub.isObserved else { return }
    var change = merged
    if !change.isUnknown, mayReplace { change.assumeRows() }
    hub.publish(change)
  }
}

extension String {
  /// Whether the statement may say `OR REPLACE`: it then removes rows, of which SQLite tells nobody.
  var mentionsReplacing: Bool { asciiLowercased.contains("replace") }
}
