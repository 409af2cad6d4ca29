import CSQLite
@_spi(KoineDriver) import Koine

/// What the open transaction of a connection changes, published once it is committed.
final class TransactionChanges {
  private let connection: OpaquePointer
  private let notes: CompilationNotes
  private let hub: ChangeHub
  /// What the statements of the transaction change, each statement once.
  private var pending: [DatabaseChange] = []
  /// Counts the transactions.
  private var transaction: UInt64 = 1
  private var hasCommitted = false
  private var rowsBefore: Int64 = 0
  /// Whether bytes of blobs were written, which SQLite does not count as a change of a row.
  private var hasWrittenBlobs = false
  /// Whether a table or a trigger may have rows replaced, and the schemas for which that holds.
  private var replacing: (schemas: [SchemaVersion], isPossible: Bool) = ([], false)

  /// A state of a schema. Of two files that were attached one after the other, the number may be the same.
  private struct SchemaVersion: Equatable {
    let name: String
    let file: String?
    let number: Int32
  }

  /// - Parameter connection: Outlived by this object.
  init(of connection: OpaquePointer, notes: CompilationNotes, hub: ChangeHub) {
    self.connection = connection
    self.notes = notes
    self.hub = hub
  }

  /// Whether updates may remove rows that have the same key, by a rule of a table or in a trigger: SQLite tells nobody of
  /// those.
  private var mayReplace: Bool {
    let schemas = SQLiteHandle.schemasWithTemporary(of: connection).map(version(of:))
    if schemas != replacing.schemas {
      let isPossible = schemas.contains { schema in
        let count = number(
          "SELECT count(*) FROM \(DefinitionText.name(schema.name)).sqlite_schema WHERE type IN ('table', 'trigger') AND instr(lower(sql), 'replace') > 0"
        )
        return count != 0
      }
      replacing = (schemas, isPossible)
    }
    return replacing.isPossible
  }

  private func version(of schema: String) -> SchemaVersion {
    SchemaVersion(
      name: schema, file: sqlite3_db_filename(connection, schema).map { String(cString: $0) },
      number: number("PRAGMA \(DefinitionText.name(schema)).schema_version"))
  }

  /// The first value of a query; -1 if it fails.
  private func number(_ sql: String) -> Int32 {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK,
      sqlite3_step(statement) == SQLITE_ROW
    else { return -1 }
    return sqlite3_column_int(statement, 0)
  }

  /// Learns of each commit from now on.
  func begin() { _ = installHook() }

  /// Learns of each commit again, if somebody has put another hook in the place: there may have been one meanwhile.
  func putHookBack() {
    if installHook() != Unmanaged.passUnretained(self).toOpaque() { hasCommitted = true }
  }

  /// - Returns: What the hook knew that was there before.
  private func installHook() -> UnsafeMutableRawPointer? {
    sqlite3_commit_hook(
      connection,
      { context in
        if let context {
          Unmanaged<TransactionChanges>.fromOpaque(context).takeUnretainedValue().hasCommitted = true
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Notes that anything may be changed, by what Koine does not see.
  func addUnknown() { pending.append(.unknown) }

  /// Notes what a statement changes. Called before each of its steps.
  func add(_ statement: PreparedStatement) {
    // What was compiled before its steps is not what they compile anew: see `addRecompiled(_:)`.
    notes.forgetChange()
    guard statement.notedTransaction != transaction else { return }
    statement.notedTransaction = transaction
    pending.append(statement.change)
  }

  /// Notes that a blob is written, which SQLite tells nobody of.
  func add(_ blob: OpenBlob) {
    guard blob.notedTransaction != transaction else { return }
    blob.notedTransaction = transaction
    pending.append(blob.change)
    hasWrittenBlobs = true
  }

  /// Notes what was compiled since the last look: the statement of a script.
  func addCompiled(_ sql: String) {
    var change = notes.takeChange()
    guard !change.isEmpty else { return }
    if sql.mentionsReplacing { change.assumeRows() }
    pending.append(change)
  }

  /// Notes what else a statement changes that its last steps have compiled anew, for a schema that has changed.
  func addRecompiled(_ statement: PreparedStatement) {
    let change = notes.takeChange()
    guard !change.isEmpty else { return }
    statement.change.include(change)
    if statement.key.sql.mentionsReplacing { statement.change.assumeRows() }
    pending.append(statement.change)
  }

  /// Publishes what was committed, if no transaction is open any more.
  func settle() {
    guard !pending.isEmpty, sqlite3_txn_state(connection, nil) != SQLITE_TXN_WRITE else { return }
    let rows = sqlite3_total_changes64(connection)
    defer {
      pending.removeAll(keepingCapacity: true)
      transaction &+= 1
      hasCommitted = false
      hasWrittenBlobs = false
      rowsBefore = rows
    }
    guard hasCommitted, hub.isObserved else { return }
    var change = DatabaseChange()
    for each in pending { change.include(each) }
    if !change.isUnknown, mayReplace { change.assumeRows() }
    if change.isUnknown || hasWrittenBlobs || rows != rowsBefore { hub.publish(change) }
  }
}

extension String {
  /// Whether the statement may say `OR REPLACE`: it then removes rows, of which SQLite tells nobody.
  var mentionsReplacing: Bool { asciiLowercased.contains("replace") }
}
