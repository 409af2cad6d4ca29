import CSQLite
@_spi(KoineDriver) import Koine

extension SQLiteDatabase {
  /// Attaches another database, for every connection that there is and will be.
  ///
  ///     try await database.attach(.file("archive.db", as: "archive"))
  ///     try await ArchivedNote.all().fetchAll(database)    // … FROM "archive"."notes"
  ///
  /// The call waits for the end of the transaction that writes. Other connections attach the database when they are lent
  /// the next time: a transaction or stream that has begun before does not see it. For one connection alone, run ATTACH by
  /// SQL inside `withConnection`.
  ///
  /// - Parameters:
  ///   - attachment: What to attach, and under which name.
  ///   - timeout: How long the call may take. `nil` is the database's limit of statements.
  /// - Throws: `DatabaseError` with the code `cannotConnect` if there is no such file or it cannot have the journal mode
  ///   of the configuration, `corrupt` if it is not a database, `busy`, `alreadyExists` if the name is taken, or `misuse`
  ///   if it cannot be a name, the file is open already, no more can be attached, the call is inside a transaction of the
  ///   database, or the database is closed; `acquireTimeout`, `deadlineExceeded`; `CancellationError` if the task was
  ///   cancelled. Nothing is attached then.
  public func attach(_ attachment: Attachment, timeout: Duration? = nil) async throws {
    try enter()
    let deadline = limits.deadline(timeout.map { Deadline(after: $0) }, of: .statement)
    // Whoever has the connection that writes changes what is attached.
    let lease = try await sessions.writer(Loan(.statement, sql: "ATTACH"), deadline: deadline)
    defer { lease.release() }
    try attachment.check(beside: attachedDatabases.snapshot.databases)
    let database = try AttachedDatabase(attachment)
    try await lease.session.atRest(until: deadline) { session in
      try session.handle.attach(database, session.configuration)
      attachedDatabases.insert(database)
      session.noteAttachments()
    }
    hub.publish(.unknown)
  }

  /// Detaches a database that the configuration or a call has attached, from every connection.
  ///
  ///     try await database.detach("archive")
  ///
  /// Afterwards no connection has its file open. The call waits for the end of the transaction that writes and of
  /// statements that run. It does not wait for transactions and streams that read: while there are any, it throws `busy`,
  /// and everything stays as it was.
  ///
  /// - Parameters:
  ///   - name: The name of the schema, in any case of its ASCII letters.
  ///   - timeout: How long the call may take. `nil` is the database's limit of statements.
  /// - Throws: `DatabaseError` with the code `busy`, or `misuse` if no database is attached under the name, the call is
  ///   inside a transaction of the database, or the database is closed; `acquireTimeout`, `deadlineExceeded`;
  ///   `CancellationError` if the task was cancelled.
  public func detach(_ name: String, timeout: Duration? = nil) async throws {
    try enter()
    let deadline = limits.deadline(timeout.map { Deadline(after: $0) }, of: .statement)
    let lease = try await sessions.writer(Loan(.statement, sql: "DETACH"), deadline: deadline)
    defer { lease.release() }
    guard let database = attachedDatabases.snapshot.databases.first(where: { $0.isNamed(name) }) else {
      throw DatabaseError(.misuse, "No database is attached under the name \(name).")
    }
    for session in sessions.usedSessions { try await session.atRest(until: deadline) { _ in } }
    attachedDatabases.remove(database)
    do {
      // The one that writes is last: it folds the log into the file.
      for session in sessions.usedSessions.reversed() {
        try await session.atRest(until: deadline) { try $0.updateAttachments() }
      }
    } catch {
      attachedDatabases.insert(database)
      throw error
    }
    database.memory?.close()
    hub.publish(.unknown)
  }

  static var attachmentInUse: DatabaseError {
    DatabaseError(.busy, "A transaction or stream has begun before, and may use the attached database.")
  }
}

extension SQLiteSession {
  /// Whether other databases have to be attached than there are.
  var hasOldAttachments: Bool {
    attachedGeneration.load(ordering: .relaxed) != attachedDatabases.generation
  }

  /// Attaches and detaches what has changed since the connection was lent last. The caller has borrowed the session.
  func renewAttachments(until deadline: Deadline?) async throws {
    try await atRest(until: deadline) { try $0.updateAttachments() }
  }

  /// Runs `body` on the session's thread while no statement and no transaction is open. A session that is closed is left
  /// alone.
  ///
  /// - Throws: ``DatabaseError`` with the code `busy` if one is open, `deadlineExceeded`; `CancellationError`.
  fileprivate func atRest(
    until deadline: Deadline?, _ body: (SQLiteSession) throws -> Void
  ) async throws {
    let limit = deadline ?? Deadline(after: configuration.acquireTimeout)
    switch await gate.acquire(until: limit.instant) {
    case .acquired: break
    case .cancelled: throw CancellationError()
    case .timedOut: throw deadline?.error() ?? SQLiteDatabase.attachmentInUse
    }
    defer { gate.release() }
    guard handle.isOpen else { return }
    if hasAbandonedStatements.load(ordering: .relaxed) { endAbandonedStatements() }
    guard handle.isAutocommit, !hasOpenStatements else { throw SQLiteDatabase.attachmentInUse }
    try await withTaskExecutorPreference(thread) {
      handle.busyPolicy.limit = .none
      handle.busyPolicy.deadline = deadline
      defer { handle.busyPolicy.deadline = nil }
      do {
        try body(self)
      } catch let error as DatabaseError where error.code == .busy || error.code == .cancelled {
        try Task.checkCancellation()
        if let deadline, deadline.hasPassed { throw deadline.error() }
        throw error
      }
    }
  }

  /// Attaches what is missing and detaches what is gone. The gate is held.
  fileprivate func updateAttachments() throws(DatabaseError) {
    let (databases, generation) = attachedDatabases.snapshot
    for database in handle.attached where !databases.contains(database) {
      // Compiled statements hold on to what they read.
      cache.removeAll()
      try handle.detach(database)
    }
    for database in databases where !handle.attached.contains(database) {
      try handle.attach(database, configuration)
    }
    attachedGeneration.store(generation, ordering: .relaxed)
    original.noteAttached(handle)
  }

  /// Notes that the connection has what it has to have. The gate is held.
  fileprivate func noteAttachments() {
    attachedGeneration.store(attachedDatabases.generation, ordering: .relaxed)
    original.noteAttached(handle)
  }

  /// Detaches everything, so that it is attached anew, with its settings, when the connection is lent the next time. The
  /// gate is held.
  func forgetAttachments() {
    guard !handle.attached.isEmpty else { return }
    for database in handle.attached {
      // SQL written by hand may have detached it.
      _ = try? handle.query("DETACH \(database.quotedName)")
    }
    handle.attached = []
    original.noteAttached(handle)
    attachedGeneration.store(0, ordering: .relaxed)
  }
}
