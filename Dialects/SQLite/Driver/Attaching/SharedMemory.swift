import CSQLite
@_spi(KoineDriver) import Koine
import Synchronization

/// A database in memory that several connections of the process share. It lasts until this object and the connections
/// are closed.
final class SharedMemory: Sendable {
  /// `@unchecked Sendable`: the connection is only opened and closed.
  private struct Anchor: @unchecked Sendable {
    let connection: OpaquePointer
  }

  /// Under which SQLite knows it.
  let path: String
  private let anchor: Mutex<Anchor?>

  /// - Parameter name: Two objects of one name share a database; `nil` is a name that nobody else has.
  init(named name: String? = nil) throws(DatabaseError) {
    let random = String(UInt64.random(in: 0 ... .max), radix: 16)
    // SQLite shares the names that begin with a slash.
    path = name.map { "/koine-named-\($0)" } ?? "/koine-\(random)"
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
    let code = sqlite3_open_v2(
      SQLiteURI(of: path, ["vfs=memdb"]).text, &opened, flags | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let opened else {
      let failure = SQLiteFailure(code: code, of: opened)
      sqlite3_close_v2(opened)
      throw failure.error(sql: nil)
    }
    anchor = Mutex(Anchor(connection: opened))
  }

  func close() {
    let anchor = anchor.withLock { anchor in
      defer { anchor = nil }
      return anchor
    }
    if let anchor { sqlite3_close_v2(anchor.connection) }
  }

  deinit {
    close()
  }
}
