import CSQLite
import CSQLiteShims
@_spi(KoineDriver) import Koine

/// The settings of a configuration that SQLite may accept or not.
extension SQLiteHandle {
  /// Sets what has to be set before the file is read.
  func setSizes(_ configuration: SQLiteDatabase.Configuration) throws(DatabaseError) {
    if let size = configuration.pageSize {
      guard (512...65_536).contains(size), size.nonzeroBitCount == 1 else {
        throw Self.refusal("page_size", "\(size)", "not a power of two from 512 to 65 536")
      }
      _ = try query("PRAGMA page_size = \(size)")
    }
    if let size = configuration.cacheSize { try set("cache_size", size.pragmaValue(), answer: nil) }
    if let size = configuration.mmapSize, !isInMemory {
      try set("mmap_size", "\(size)", answer: nil)
    }
    switch configuration.temporaryStore {
    case .file: try set("temp_store", "FILE", answer: "1")
    case .memory: try set("temp_store", "MEMORY", answer: "2")
    case nil: break
    }
    switch configuration.secureDelete {
    case .off: try set("secure_delete", "OFF", answer: "0")
    case .on: try set("secure_delete", "ON", answer: "1")
    case .fast: try set("secure_delete", "FAST", answer: "2")
    case nil: break
    }
  }

  /// Sets the journal mode of a file, and waits for the lock of another connection as a statement does: SQLite does not call
  /// its busy handler for that.
  ///
  /// - Parameters:
  ///   - mode: The mode as SQLite calls it.
  ///   - schema: The quoted name of an attached file; `nil` is the main one.
  /// - Returns: The mode that is in effect.
  func setJournalMode(_ mode: String, of schema: String? = nil) throws(DatabaseError) -> String? {
    let pragma = "PRAGMA \(schema.map { $0 + "." } ?? "")journal_mode = \(mode)"
    let start = MonotonicClock.now
    var attempt: Int32 = 0
    while true {
      do throws(DatabaseError) {
        return try query(pragma)
      } catch {
        guard error.code == .busy else { throw error }
        guard busyPolicy.wait(attempt: attempt, since: start) else {
          throw failure(SQLITE_BUSY).error(sql: pragma)
        }
        attempt += 1
      }
    }
  }

  /// Refuses a file that has pages of another size. The schema has been read.
  func checkPageSize(_ configuration: SQLiteDatabase.Configuration) throws(DatabaseError) {
    guard let size = configuration.pageSize, let actual = try query("PRAGMA page_size"), actual != "\(size)"
    else { return }
    // A file that is empty gets its pages from whoever writes first.
    if purpose == .reader, try query("PRAGMA page_count") == "0" { return }
    throw Self.refusal("page_size", "\(size)", actual)
  }

  /// Sets a pragma.
  ///
  /// - Parameter answer: What SQLite tells of it then; `nil` if it is the value itself.
  private func set(_ pragma: String, _ value: String, answer: String?) throws(DatabaseError) {
    _ = try query("PRAGMA \(pragma) = \(value)")
    let actual = try query("PRAGMA \(pragma)")
    guard actual == answer ?? value else { throw Self.refusal(pragma, value, actual ?? "unknown") }
  }

  private static func refusal(_ pragma: String, _ value: String, _ actual: String) -> DatabaseError {
    DatabaseError(
      .cannotConnect,
      "SQLite does not accept the setting \(pragma) = \(value) for this database; it is \(actual).")
  }

  /// The URI of a file that nobody changes.
  static func immutableName(of path: String) throws(DatabaseError) -> SQLiteURI {
    guard koine_file_size(path + "-wal") <= 0 else {
      throw DatabaseError(
        .cannotConnect,
        "The database has changes in a write-ahead log, which would not be read; it cannot be opened as immutable."
      )
    }
    return SQLiteURI(of: path, ["immutable=1"])
  }
}

extension SQLiteDatabase.Configuration {
  var onlyReads: Bool { isReadOnly || isImmutable }
}

extension SQLiteDatabase.Configuration.Synchronous {
  /// As the pragma takes it.
  var name: String {
    switch self {
    case .extra: "EXTRA"
    case .full: "FULL"
    case .normal: "NORMAL"
    case .off: "OFF"
    }
  }
}

extension SQLiteDatabase.Configuration.JournalMode {
  /// As SQLite tells it.
  var name: String {
    switch self {
    case .wal: "wal"
    case .delete: "delete"
    case .truncate: "truncate"
    case .persist: "persist"
    case .memory: "memory"
    case .off: "off"
    }
  }
}

extension SQLiteDatabase.Configuration.CacheSize {
  func pragmaValue() throws(DatabaseError) -> String {
    let (count, sign) =
      switch self {
      case .pages(let count): (count, "")
      case .kibibytes(let count): (count, "-")
      }
    guard count > 0 else { throw DatabaseError(.cannotConnect, "The cache size is not positive.") }
    return "\(sign)\(count)"
  }
}
