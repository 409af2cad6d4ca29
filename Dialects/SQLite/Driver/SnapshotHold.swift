import CSQLite

/// Makes sure that two runs of a query read the same data, outside a transaction.
///
/// A query that has handed out rows and takes too long for the caller's thread is run again on another, from
/// its beginning, without the rows that are known: these have to be the same ones.
final class SnapshotHold {
  private let connection: OpaquePointer
  private var begin: OpaquePointer?
  private var end: OpaquePointer?

  init(connection: OpaquePointer) {
    self.connection = connection
  }

  /// Holds the data that the running query reads. Returns whether that succeeded.
  ///
  /// It does not while another statement writes: SQLite would refuse to commit, and rolling back would undo that
  /// write.
  func acquire() -> Bool {
    guard sqlite3_txn_state(connection, nil) != SQLITE_TXN_WRITE else { return false }
    return run("BEGIN", &begin)
  }

  func release() {
    if !run("COMMIT", &end) { sqlite3_exec(connection, "ROLLBACK", nil, nil, nil) }
  }

  private func run(_ sql: String, _ statement: inout OpaquePointer?) -> Bool {
    if statement == nil {
      sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    }
    let code = sqlite3_step(statement)
    sqlite3_reset(statement)
    return code == SQLITE_DONE
  }

  /// Called before the connection is closed.
  func finalize() {
    sqlite3_finalize(begin)
    sqlite3_finalize(end)
    (begin, end) = (nil, nil)
  }
}
