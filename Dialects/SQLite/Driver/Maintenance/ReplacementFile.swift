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
    if source.isFile(path) { throw DatabaseError(.misuse, "The copy would replace the database itself.") }
    self.path = path
    temporaryPath = "\(path).\(String(UInt64.random(in: 0 ... .max), radix: 16)).tmp"
    try checkNotInUse()
  }

  /// Who has the database open would go on with its log beside the new file, and SQLite would take that for the new file's.
  private func checkNotInUse() throws(DatabaseError) {
    let isOpen = ["-wal", "-shm"].contains { koine_file_size(path + $0) >= 0 }
    if isOpen || koine_has_beginning(path + "-journal") != 0 {
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
    for suffix in ["", "-journal", "-wal", "-shm"] { koine_remove_file(temporaryPath + suffix) }
  }
}

extension SQLiteHandle {
  /// Whether the database is kept in the file at a path.
  func isFile(_ path: String) -> Bool {
    guard let name = sqlite3_db_filename(pointer, "main") else { return false }
    return koine_is_same_file(name, path) != 0
  }

  /// Whether both connections are to the same file.
  func isSameFile(as other: SQLiteHandle) -> Bool {
    guard let name = sqlite3_db_filename(other.pointer, "main") else { return false }
    return isFile(String(cString: name))
  }
}
