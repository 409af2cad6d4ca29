import CSQLite
import CSQLiteShims
@_spi(KoineDriver) import Koine

/// A database file that is written beside the one whose place it takes when it is complete.
struct ReplacementFile {
  private let path: String
  /// Where to write.
  let temporaryPath: String

  /// - Parameter source: The database whose copy the file will be.
  /// - Throws: ``DatabaseError`` with the code `misuse` if the path cannot be replaced.
  init(at path: String, copying source: SQLiteHandle) throws(DatabaseError) {
    guard !path.isEmpty, path != ":memory:", !path.hasNUL else {
      throw DatabaseError(.misuse, "The path of the copy names no file.")
    }
    // The file that a link leads to is replaced, not the link.
    let path = Self.resolved(path)
    if source.isFile(path) { throw DatabaseError(.misuse, "The copy would replace the database itself.") }
    if koine_is_other_than_file(path) != 0 {
      throw DatabaseError(.cannotConnect, "What is at the path of the copy is no file, and is not replaced.")
    }
    if Self.belongsToDatabase(path) {
      throw DatabaseError(
        .misuse,
        "The file at the path of the copy is the log or the journal of a database, and is not replaced.")
    }
    self.path = path
    temporaryPath = "\(path).\(String(UInt64.random(in: 0 ... .max), radix: 16)).tmp"
    try checkNotInUse()
  }

  /// The path without links, if there is something at it.
  private static func resolved(_ path: String) -> String {
    var length = 0
    let resolved = [CChar](unsafeUninitializedCapacity: Int(KOINE_PATH_CAPACITY)) { buffer, count in
      length = buffer.baseAddress.map { Int(koine_resolve_path(path, $0)) } ?? -1
      count = max(0, length)
    }
    return length < 0 ? path : String(decoding: resolved.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether the path is one at which SQLite keeps what belongs to a database that there is.
  private static func belongsToDatabase(_ path: String) -> Bool {
    suffixes.contains { path.hasSuffix($0) && koine_file_size(String(path.dropLast($0.count))) >= 0 }
  }

  private static let suffixes = ["-wal", "-shm", "-journal"]

  /// Lets SQLite end what a connection has left that could not write, or a process that was killed: nothing is left then,
  /// unless somebody has the file open.
  private func settle() {
    var connection: OpaquePointer?
    defer { sqlite3_close_v2(connection) }
    guard sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK
    else { return }
    sqlite3_exec(connection, "SELECT 1 FROM sqlite_schema LIMIT 1", nil, nil, nil)
  }

  private var hasLeftovers: Bool {
    ["-wal", "-shm"].contains { koine_file_size(path + $0) >= 0 }
      || koine_has_beginning(path + "-journal") != 0
  }

  /// Who has the database open would go on with its log beside the new file, and SQLite would take that for the new file's.
  private func checkNotInUse() throws(DatabaseError) {
    if hasLeftovers { settle() }
    if hasLeftovers {
      throw DatabaseError(
        .misuse,
        "The file to replace is a database that is open, or was not closed. Close it, or copy to another path."
      )
    }
  }

  /// Gives the complete file its name.
  ///
  /// - Throws: ``DatabaseError``, with the code `misuse` if somebody has opened the file to replace meanwhile.
  func complete() throws(DatabaseError) {
    try checkNotInUse()
    let code = koine_replace_file(temporaryPath, path)
    guard code == 0 else {
      throw DatabaseError(
        .cannotConnect, "The copy is complete, but cannot be given its name: error \(code) of the system.")
    }
  }

  /// Removes what was written.
  func remove() {
    for suffix in [""] + Self.suffixes { koine_remove_file(temporaryPath + suffix) }
  }
}

extension SQLiteHandle {
  /// Whether the database, or one that is attached, is kept in the file at a path.
  func isFile(_ path: String) -> Bool {
    var index: Int32 = 0
    while let schema = sqlite3_db_name(pointer, index) {
      if let name = sqlite3_db_filename(pointer, schema), koine_is_same_file(name, path) != 0 { return true }
      index += 1
    }
    return false
  }

  /// Whether both connections are to the same file.
  func isSameFile(as other: SQLiteHandle) -> Bool {
    guard let name = sqlite3_db_filename(other.pointer, "main") else { return false }
    return isFile(String(cString: name))
  }
}
