import CSQLite
@_spi(KoineDriver) import Koine

extension SQLiteDatabase {
  /// Copies the database to a file while others use it.
  ///
  ///     try await database.backup(to: "reminders.backup.db", timeout: .seconds(60)) { progress in
  ///       print("\(progress.remainingPageCount) of \(progress.pageCount) pages left")
  ///     }
  ///
  /// The copy is a file that any program can open with SQLite. It is written beside `path` and takes the place of a
  /// file there when it is complete; a backup that fails or is cancelled leaves that file as it was, and nothing beside
  /// it. The file that is replaced may not be open.
  ///
  /// With a write-ahead log, the copy is the database as it was at the beginning, and writers go on meanwhile; the log
  /// keeps what they write until the end. With another journal mode, SQLite begins again if somebody writes between two
  /// steps. A database in memory has one connection, and whoever uses it waits for the end.
  ///
  /// - Parameters:
  ///   - path: The path of the copy. It is not read as a URI.
  ///   - pagesPerStep: How many pages are copied before the task, the time and `progress` are asked; at least 1.
  ///   - timeout: How long the backup may take, the wait for a connection and for locks included. `nil` is the
  ///     database's limit of statements; without any limit, the wait for a lock ends after the busy timeout.
  ///   - progress: Told after each step. What it throws ends the backup, unless nothing remains. A call that needs the
  ///     connection that the backup has, such as any on a database in memory, throws `misuse` in it.
  /// - Throws: `DatabaseError` with the code `deadlineExceeded`, `busy`, `cannotConnect` if the copy cannot be written,
  ///   `outOfSpace`, `corrupt`, or `misuse` if the database is closed or `path` is a database that is open;
  ///   `CancellationError` if the task was cancelled; what `progress` throws.
  public nonisolated(nonsending) func backup(
    to path: String, pagesPerStep: Int = 256, timeout: Duration? = nil,
    progress: (BackupProgress) async throws -> Void = { _ in }
  ) async throws {
    try enter()
    let deadline = backupDeadline(timeout)
    let reader = StreamReader()
    let lease = try await sessions.reader(Self.backupLoan(reader), deadline: deadline, isQuick: false)
    defer {
      reader.end()
      lease.release()
    }
    let source = lease.session
    try await source.gate.acquire()
    defer { source.gate.release() }
    let replacement = try ReplacementFile(at: path, copying: source.handle)
    let last: BackupProgress
    do {
      let file = try BackupFile(path: replacement.temporaryPath)
      last = try await Self.copy(
        Backup(of: source, into: file.connection, pagesPerStep: pagesPerStep, deadline: deadline), progress)
      try await source.completeBackup(file, replacement)
    } catch {
      replacement.remove()
      throw error
    }
    try await progress(last)
  }

  /// Copies the database into another one, whose tables and rows it replaces, while others use both.
  ///
  ///     let copy = try SQLiteDatabase.inMemory()
  ///     try await database.backup(to: copy)
  ///
  /// What the other database had is gone when the backup is complete; a backup that fails or is cancelled leaves it as
  /// it was. Its readers see either the one or the other. Both databases must have pages of the same size, unless the
  /// other one is empty and in memory. For the rest see the backup to a path.
  ///
  /// - Parameters:
  ///   - target: The database that becomes a copy.
  ///   - pagesPerStep: How many pages are copied before the task, the time and `progress` are asked; at least 1.
  ///   - timeout: How long the backup may take, the wait for connections and for locks included. `nil` is the
  ///     database's limit of statements; without any limit, the wait for a lock ends after the busy timeout.
  ///   - progress: Told after each step. What it throws ends the backup, unless nothing remains. A call that needs a
  ///     connection that the backup has, such as a write to the other database, throws `misuse` in it.
  /// - Throws: `DatabaseError` with the code `deadlineExceeded`, `busy`, `readOnly`, `outOfSpace`, `corrupt`, or
  ///   `misuse` if one of the databases is closed or both are the same; `CancellationError` if the task was cancelled;
  ///   what `progress` throws.
  public nonisolated(nonsending) func backup(
    to target: SQLiteDatabase, pagesPerStep: Int = 256, timeout: Duration? = nil,
    progress: (BackupProgress) async throws -> Void = { _ in }
  ) async throws {
    try enter()
    try target.enter()
    guard self !== target else { throw Self.sameDatabase }
    let deadline = backupDeadline(timeout)
    let reader = StreamReader()
    let lease = try await sessions.reader(Self.backupLoan(reader), deadline: deadline, isQuick: false)
    defer {
      reader.end()
      lease.release()
    }
    let targetLease = try await target.sessions.writer(Self.backupLoan(reader), deadline: deadline)
    defer {
      reader.end()
      targetLease.release()
    }
    let (source, copy) = (lease.session, targetLease.session)
    try await source.gate.acquire()
    defer { source.gate.release() }
    try await copy.gate.acquire()
    defer { copy.gate.release() }
    if source.handle.isSameFile(as: copy.handle) { throw Self.sameDatabase }
    try await source.checkBackup(into: copy, until: deadline)
    let last = try await Self.copy(
      Backup(of: source, into: copy.handle.pointer, pagesPerStep: pagesPerStep, deadline: deadline), progress)
    target.hub.publish(.unknown)
    try await progress(last)
  }

  /// The task that copies holds the connections while it tells its progress: it is refused them there, until the reader
  /// ends.
  private static func backupLoan(_ reader: StreamReader) -> Loan {
    Loan(.statement, sql: "backup", reader: reader)
  }

  private static var sameDatabase: DatabaseError {
    DatabaseError(.misuse, "A database cannot be copied into itself.")
  }

  private func backupDeadline(_ timeout: Duration?) -> Deadline? {
    limits.deadline(timeout.map { Deadline(after: $0) }, of: .statement)
  }

  /// Makes the steps of a backup and reports all but the last.
  private static nonisolated(nonsending) func copy(
    _ backup: Backup, _ progress: (BackupProgress) async throws -> Void
  ) async throws -> BackupProgress {
    do {
      try await backup.begin()
      var state = try await backup.step()
      while !backup.isDone {
        try await progress(state)
        state = try await backup.step()
      }
      await backup.end()
      return state
    } catch {
      await backup.end()
      throw error
    }
  }
}

extension SQLiteSession {
  /// Closes the file of a backup and gives it its name, on the session's thread. The gate is held.
  fileprivate func completeBackup(_ file: BackupFile, _ replacement: ReplacementFile) async throws {
    try await withTaskExecutorPreference(thread) {
      file.close()
      try replacement.complete()
    }
  }

  /// Refuses what SQLite would refuse in the course of a backup. The gates are held.
  fileprivate func checkBackup(into target: SQLiteSession, until deadline: Deadline?) async throws {
    try await withTaskExecutorPreference(thread) {
      try target.admitBackup(until: deadline)
      guard target.purpose != .reader else { throw DatabaseError(.readOnly) }
      let (pageSize, targetSize) = (
        try handle.query("PRAGMA page_size"), try target.handle.query("PRAGMA page_size")
      )
      if pageSize != targetSize, try target.handle.query("PRAGMA page_count") != "0" {
        throw DatabaseError(
          .misuse,
          "The database has pages of \(pageSize ?? "?") bytes, and the one to copy it into has pages of \(targetSize ?? "?"). Copy to a path instead."
        )
      }
    }
  }
}
