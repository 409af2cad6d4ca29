import CSQLite
@_spi(KoineDriver) import Koine

/// A backup that runs, step by step, on the thread of the session that it reads.
///
/// `@unchecked Sendable`: one task makes the steps, and holds the gates of both sessions.
final class Backup: @unchecked Sendable {
  private let source: SQLiteSession
  private let target: OpaquePointer
  private let pagesPerStep: Int32
  private let deadline: Deadline?
  /// `nil` before the beginning and after the end.
  private var pointer: OpaquePointer?
  private var hasSnapshot = false
  private(set) var isDone = false

  /// - Parameters:
  ///   - target: The connection into whose main database to copy.
  ///   - deadline: When the backup has to have ended. Until then it waits for locks; without a deadline, for as long as
  ///     the source's statements do.
  init(of source: SQLiteSession, into target: OpaquePointer, pagesPerStep: Int, deadline: Deadline?) {
    self.source = source
    self.target = target
    self.pagesPerStep = Int32(clamping: max(1, pagesPerStep))
    self.deadline = deadline
  }

  func begin() async throws {
    try await withTaskExecutorPreference(source.thread) {
      try checkTime()
      try source.admitBackup(until: deadline)
      try holdSnapshot()
      pointer = sqlite3_backup_init(target, "main", source.handle.pointer, "main")
      if pointer == nil {
        throw SQLiteFailure(code: sqlite3_extended_errcode(target), of: target).error(sql: nil)
      }
    }
  }

  /// Keeps the state that the backup copies, if that holds no writer back: without it, each write of another connection
  /// makes the backup begin again.
  private func holdSnapshot() throws {
    let handle = source.handle
    guard handle.needsSnapshot, try ask("PRAGMA journal_mode") == "wal" else { return }
    guard handle.snapshot.acquire() else {
      throw SQLiteFailure(code: sqlite3_extended_errcode(handle.pointer), of: handle.pointer).error(sql: nil)
    }
    hasSnapshot = true
    // A transaction reads from its first query on.
    _ = try ask("SELECT count(*) FROM sqlite_schema")
  }

  private func ask(_ sql: String) throws -> String? {
    do {
      return try source.handle.query(sql)
    } catch {
      if error.code == .busy || error.code == .cancelled { try checkTime() }
      throw error
    }
  }

  /// Throws if the task was cancelled or the time is over.
  private func checkTime() throws {
    try Task.checkCancellation()
    if let deadline, deadline.hasPassed {
      throw DatabaseError(
        .deadlineExceeded, "The backup took longer than its time limit of \(deadline.limit).")
    }
  }

  /// Copies the next pages. ``isDone`` tells whether they were the last.
  func step() async throws -> SQLiteDatabase.BackupProgress {
    try await withTaskExecutorPreference(source.thread) {
      let start = MonotonicClock.now
      while true {
        try checkTime()
        let code = sqlite3_backup_step(pointer, pagesPerStep)
        switch code {
        case SQLITE_OK, SQLITE_DONE:
          isDone = code == SQLITE_DONE
          return SQLiteDatabase.BackupProgress(
            remainingPageCount: Int(sqlite3_backup_remaining(pointer)),
            pageCount: Int(sqlite3_backup_pagecount(pointer)))
        case SQLITE_BUSY, SQLITE_LOCKED:
          try checkTime()
          if deadline == nil, MonotonicClock.now - start >= source.handle.busyPolicy.timeout {
            throw failure(code)
          }
          try await Task.sleep(for: Self.pause)
        default:
          throw failure(code)
        }
      }
    }
  }

  private static let pause = Duration.milliseconds(5)

  private func failure(_ code: Int32) -> DatabaseError {
    SQLiteFailure(code: code, message: String(cString: sqlite3_errstr(code)), whileWriting: target)
      .error(sql: nil)
  }

  /// Ends the backup. If it is not done, the target is as it was before. Runs in a cancelled task too.
  func end() async {
    await withTaskExecutorPreference(source.thread) {
      sqlite3_backup_finish(pointer)
      pointer = nil
      if hasSnapshot { source.handle.snapshot.release() }
      hasSnapshot = false
    }
  }
}

extension SQLiteSession {
  /// Prepares the session to be an end of a backup, which waits for locks. The gate is held.
  func admitBackup(until deadline: Deadline?) throws {
    try checkTransaction()
    if hasAbandonedStatements.load(ordering: .relaxed) { endAbandonedStatements() }
    handle.busyPolicy.limit = .none
    handle.busyPolicy.deadline = deadline
  }
}

/// A new database file that a backup writes, with a connection of its own. Used by one task at a time.
final class BackupFile: @unchecked Sendable {
  let connection: OpaquePointer
  private var isOpen = true

  init(path: String) throws(DatabaseError) {
    var opened: OpaquePointer?
    let access =
      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
      | SQLITE_OPEN_URI
    let code = sqlite3_open_v2(SQLiteURI(of: path).text, &opened, access, nil)
    guard code == SQLITE_OK, let opened else {
      defer { sqlite3_close_v2(opened) }
      throw SQLiteFailure(code: code, of: opened).error(sql: nil).naming(path: path)
    }
    connection = opened
  }

  func close() {
    if isOpen { sqlite3_close_v2(connection) }
    isOpen = false
  }

  deinit { close() }
}
