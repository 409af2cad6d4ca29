import CSQLite
@_spi(KoineDriver) import Koine

/// What SQLite keeps for one connection, as it was before somebody changed it.
///
/// A connection to a file that was changed is closed and opened anew. A database in memory ends with its connection, so
/// that it is put back by hand.
struct OriginalState {
  /// `nil` for a file, whose connection is replaced.
  private let pragmas: [(name: String, value: String)]
  private let likeIsCaseSensitive: Bool
  /// The temporary objects that were there, as a list of texts in SQL.
  private let temporaryObjects: String
  /// The databases that were attached, as a list of texts in SQL.
  private var attachedDatabases: String

  /// The pragmas that belong to the connection, as far as SQLite tells their values. What they mean to the file, such as
  /// `user_version`, stays.
  private static let names = [
    "analysis_limit", "automatic_index", "cache_size", "cache_spill", "cell_size_check",
    "checkpoint_fullfsync",
    "defer_foreign_keys", "foreign_keys", "full_column_names", "fullfsync", "ignore_check_constraints",
    "journal_mode",
    "journal_size_limit", "legacy_alter_table", "locking_mode", "max_page_count", "mmap_size", "query_only",
    "read_uncommitted", "recursive_triggers", "reverse_unordered_selects", "secure_delete",
    "short_column_names",
    "synchronous", "temp_store", "threads", "trusted_schema", "wal_autocheckpoint", "writable_schema",
  ]

  private static let temporaryObject = "type || ' ' || name || ' ' || sql"
  private static let attachedDatabase = "name || ' ' || coalesce(file, '')"

  /// Taken when the connection is opened or set up: a pragma may take effect while it is compiled.
  init(of handle: SQLiteHandle, purpose: SQLiteHandle.Purpose) {
    guard purpose == .memory else {
      pragmas = []
      likeIsCaseSensitive = false
      (temporaryObjects, attachedDatabases) = ("", "")
      return
    }
    func value(_ query: String) -> String? { (try? handle.query(query)).flatMap { $0 } }
    // SQLite does not tell the value of this pragma.
    likeIsCaseSensitive = value("SELECT 'a' LIKE 'A'") == "0"
    temporaryObjects =
      value(
        "SELECT group_concat(quote(\(Self.temporaryObject)), ', ') FROM sqlite_temp_schema WHERE sql IS NOT NULL"
      ) ?? ""
    attachedDatabases = Self.list(of: handle)
    pragmas = Self.names.compactMap { name in
      value("PRAGMA \(name)").map { (name, $0) }
    }
  }

  private static func list(of handle: SQLiteHandle) -> String {
    let list = "SELECT group_concat(quote(\(attachedDatabase)), ', ') FROM pragma_database_list WHERE seq > 1"
    return (try? handle.query(list)).flatMap { $0 } ?? ""
  }

  /// Notes which databases are attached from now on.
  mutating func noteAttached(_ handle: SQLiteHandle) {
    if handle.purpose == .memory { attachedDatabases = Self.list(of: handle) }
  }

  /// Puts everything back, as far as SQLite lets it: a database in memory cannot be replaced, and its rows matter
  /// more than its settings. So what cannot be put back does not stop the rest.
  func restore(_ handle: SQLiteHandle) {
    _ = try? handle.query("PRAGMA query_only = OFF")
    _ = try? handle.query("PRAGMA foreign_keys = OFF")
    try? removeTemporaryObjects(handle)
    try? removeAttachedDatabases(handle)
    for (name, value) in pragmas where (try? handle.query("PRAGMA \(name)")) != value {
      _ = try? handle.query("PRAGMA \(name) = \(value)")
    }
    _ = try? handle.query("PRAGMA case_sensitive_like = \(likeIsCaseSensitive ? "ON" : "OFF")")
    // PRAGMA busy_timeout has put SQLite's own handler in its place.
    handle.busyPolicy.install(on: handle.pointer)
  }

  private func removeTemporaryObjects(_ handle: SQLiteHandle) throws(DatabaseError) {
    let next = """
      SELECT type || ' temp."' || replace(name, '"', '""') || '"' FROM sqlite_temp_schema
      WHERE type IN ('table', 'view', 'trigger') AND name NOT LIKE 'sqlite^_%' ESCAPE '^'
        AND \(Self.temporaryObject) NOT IN (\(temporaryObjects))
      ORDER BY type = 'table', sql NOT LIKE 'CREATE VIRTUAL%' LIMIT 1
      """
    while let object = try handle.query(next) { try handle.query("DROP \(object)") }
  }

  private func removeAttachedDatabases(_ handle: SQLiteHandle) throws(DatabaseError) {
    let next = """
      SELECT '"' || replace(name, '"', '""') || '"' FROM pragma_database_list
      WHERE seq > 1 AND \(Self.attachedDatabase) NOT IN (\(attachedDatabases)) LIMIT 1
      """
    while let name = try handle.query(next) { try handle.query("DETACH \(name)") }
  }
}

extension SQLiteSession {
  /// - Returns: Whether the connection is as it was lent; otherwise it has to be replaced.
  func restoreConnection() -> Bool {
    guard isChanged else { return true }
    isChanged = false
    // Compiled statements may refer to what is removed.
    cache.removeAll()
    guard purpose == .memory else { return false }
    original.restore(handle)
    forgetAttachments()
    return true
  }
}
