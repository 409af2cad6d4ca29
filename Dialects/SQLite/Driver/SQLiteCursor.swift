@_spi(KoineDriver) import Koine
import Synchronization

/// A statement that a cursor has open on a session.
///
/// `@unchecked Sendable`: `execution` is touched by the session alone, under its gate.
final class OpenStatement: @unchecked Sendable {
  /// `nil` after the end.
  var execution: StatementExecution?
  /// Set when its cursor was released.
  let isAbandoned = Atomic(false)
  /// When its last row has to have been read.
  let deadline: Deadline?
  /// Where the names of the columns are left if there is no row.
  let header: ResultHeader?
  /// Whether there is no row any more. The gate is held.
  var isFinished = false
  /// Whether it writes outside of a transaction, and has done so: its rows are handed out whatever becomes of the task.
  let hasWritten = Atomic(false)
  /// The rows of such a statement, which are not read yet. The gate is held.
  var kept = KeptRows()
  private let failure = Mutex<(any Error)?>(nil)

  init(_ execution: StatementExecution, deadline: Deadline?, header: ResultHeader?) {
    self.execution = execution
    self.deadline = deadline
    self.header = header
  }

  /// Notes an error that has ended the statement: another task that reads the same rows gets it too, as they are not all
  /// there are.
  func fail(_ error: any Error) { failure.withLock { $0 = error } }

  func throwFailure() throws {
    if let failure = failure.withLock({ $0 }) { throw failure }
  }
}

/// The rows of a running statement. Holds its lease, if it has one, until the end.
final class SQLiteCursor: RowCursor {
  private let session: SQLiteSession
  private let statement: OpenStatement
  /// The lease of a cursor outside a transaction.
  private let lease: Mutex<SessionLease?>
  private let isDone = Atomic(false)

  init(session: SQLiteSession, statement: OpenStatement, lease: SessionLease?) {
    self.session = session
    self.statement = statement
    self.lease = Mutex(lease)
  }

  func next(_ maximum: Int, row: (inout RowDecoder) throws -> Void) async throws -> Bool {
    if isDone.load(ordering: .acquiring) {
      try statement.throwFailure()
      return false
    }
    do {
      let more = try await session.advance(statement, by: max(1, maximum), row: row)
      if !more { await close() }
      return more
    } catch {
      statement.fail(error)
      await close()
      throw error
    }
  }

  func close() async {
    guard !isDone.exchange(true, ordering: .acquiringAndReleasing) else { return }
    await session.end(statement)
    releaseLease()
  }

  private func releaseLease() {
    let lease = lease.withLock { lease in
      defer { lease = nil }
      return lease
    }
    lease?.release()
  }

  deinit {
    guard !isDone.load(ordering: .acquiring) else { return }
    // If the session is the cursor's own, the end of its lease ends it. In a transaction another task may be using
    // the session; it then ends the statement when it gets to it.
    statement.isAbandoned.store(true, ordering: .releasing)
    session.hasAbandonedStatements.store(true, ordering: .releasing)
    releaseLease()
  }
}

extension SQLiteSession {
  func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    try StatementText.checkLength(of: statement.sql)
    return try await cursor(statement, StatementKey(statement.sql), lease: nil)
  }

  /// Binds a statement; the cursor makes its first step.
  func cursor(
    _ statement: RenderedStatement, _ key: StatementKey, lease: SessionLease?
  ) async throws -> any RowCursor {
    let values = statement.bindings
    try await gate.acquire()
    defer { leave() }
    try checkTransaction()
    try begin(until: statement.deadline, statement.sql)
    noteReads(of: statement.sql)
    if hasAbandonedStatements.load(ordering: .relaxed) { endAbandonedStatements() }
    let open = try await withTaskExecutorPreference(thread) {
      // The consumer's pauses say nothing about the statement.
      var execution = StatementExecution(try prepare(key, valueCount: values.count), isTimed: false)
      do { try execution.begin(values, in: handle) } catch {
        execution.abort()
        throw error
      }
      return OpenStatement(execution, deadline: statement.deadline, header: statement.header)
    }
    openStatements.append(open)
    return SQLiteCursor(session: self, statement: open, lease: lease)
  }

  /// Hands out the next rows of an open statement. One that writes outside of a transaction runs to its end before: whoever
  /// has seen a row may leave the others, and could not be told that the commit has failed.
  func advance(
    _ open: OpenStatement, by maximum: Int, row: (inout RowDecoder) throws -> Void
  ) async throws -> Bool {
    if open.hasWritten.load(ordering: .relaxed) {
      await gate.acquireIgnoringCancellation()
    } else {
      try await gate.acquire()
    }
    defer { leave() }
    // Another task may have run it meanwhile.
    let hasWritten = open.hasWritten.load(ordering: .relaxed)
    // A step behind the end would run the statement again.
    if open.isFinished { return false }
    try open.throwFailure()
    guard var execution = open.execution else {
      throw DatabaseError(.misuse, "The rows were read after the end of their transaction.")
    }
    if !hasWritten { try Task.checkCancellation() }
    try begin(until: hasWritten ? nil : open.deadline, execution.statement.key.sql)
    // What has been written is stored with the end of the statement, and an error would say that it is not.
    handle.busyPolicy.ignoresCancellation = hasWritten
    defer {
      handle.busyPolicy.ignoresCancellation = false
      open.execution = execution
    }
    do {
      // A query may pass over many rows between two, and cannot be interrupted without losing its place.
      let isShort = execution.statement.program?.hasShortInstructions ?? false
      return try await onThread(isLong: !isShort && openStatements.count == 1 && openBlobs.isEmpty) {
        handle.busyPolicy.limit = .none
        if hasWritten { return try open.kept.read(maximum, names: execution.statement, row: row) }
        if !execution.statement.isReadOnly, handle.isAutocommit {
          try run(&execution, keepingRowsIn: open)
          return try open.kept.read(maximum, names: execution.statement, row: row)
        }
        let hasMore = try execution.step(maximum, of: self, row: row)
        // Not before: the first step compiles the statement anew if the schema has changed.
        if !hasMore, execution.rows == 0 { open.header?.columnNames = execution.statement.columnNames }
        open.isFinished = !hasMore
        return hasMore
      }
    } catch let failure as SQLiteFailure {
      throw note(failure, of: execution.statement.key.sql)
    }
  }

  /// Runs a statement that writes to its end, and so to its commit.
  private func run(_ execution: inout StatementExecution, keepingRowsIn open: OpenStatement) throws {
    while try execution.step(
      .max, of: self,
      row: { row in
        open.kept.append(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(cells)[..<row.columnCount]))
      })
    {}
    if execution.rows == 0 { open.header?.columnNames = execution.statement.columnNames }
    open.hasWritten.store(true, ordering: .relaxed)
  }

  /// Ends an open statement. Runs in a cancelled task too.
  func end(_ open: OpenStatement) async {
    await gate.acquireIgnoringCancellation()
    defer { leave() }
    guard let execution = open.execution else { return }
    // The end of a statement that writes may take its time.
    if execution.statement.isReadOnly { return endStatements { $0 === open } }
    await withTaskExecutorPreference(thread) { endStatements { $0 === open } }
  }

  func endAbandonedStatements() {
    hasAbandonedStatements.store(false, ordering: .relaxed)
    endStatements { $0.isAbandoned.load(ordering: .acquiring) }
  }

  func endOpenStatements() {
    endStatements { _ in true }
  }

  private func endStatements(where isEnding: (OpenStatement) -> Bool) {
    openStatements.removeAll { open in
      guard isEnding(open) else { return false }
      if var execution = open.execution {
        open.execution = nil
        execution.abort()
      }
      return true
    }
    handle.changes?.settle()
  }
}
