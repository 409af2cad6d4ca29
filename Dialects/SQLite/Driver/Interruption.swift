import CSQLite
@_spi(KoineDriver) import Koine
import Synchronization

/// Ends a statement from outside if its task is cancelled or its deadline passes.
///
/// SQLite asks its progress handler between two instructions of its virtual machine. One of them may count a whole
/// table or check a file, and looks only at `sqlite3_interrupt`.
final class Interruption: Sendable {
  /// `@unchecked Sendable`: SQLite lets any thread interrupt a connection as long as it stays open.
  private struct Target: @unchecked Sendable {
    let connection: OpaquePointer
  }

  private struct State {
    /// Counts the statements, so that an interruption never hits a later one.
    var number = 0
    var target: Target?
    var hasInterrupted = false
  }

  private let state = Mutex(State())
  private static let pause = Duration.milliseconds(5)

  /// Runs `body`, which steps statements of the connection. No blob of it is open but those of its own indexes.
  func ends<Result>(
    _ connection: OpaquePointer, at deadline: Deadline?, _ body: () async throws -> Result
  ) async throws -> Result {
    let target = Target(connection: connection)
    let number = state.withLock { state in
      state.number += 1
      state.target = target
      state.hasInterrupted = false
      return state.number
    }
    defer { end(connection) }
    let alarm = deadline.map { deadline in
      Task.detached {
        do { try await Task.sleep(until: deadline.instant, clock: .continuous) } catch { return }
        await self.interrupt(number)
      }
    }
    defer { alarm?.cancel() }
    return try await withTaskCancellationHandler {
      try await body()
    } onCancel: {
      if interruptOnce(number) { Task.detached { await self.interrupt(number) } }
    }
  }

  /// Lets the connection forget that it was interrupted.
  ///
  /// SQLite does so when none of its statements runs. But full-text indexes and R-trees keep a blob open from one
  /// statement to the next, which counts as one that runs: everything else would be interrupted for ever, also the end
  /// of the transaction. They look for their row anew before they read, so that the blob may be reset.
  private func end(_ connection: OpaquePointer) {
    let hasInterrupted = state.withLock { state in
      state.target = nil
      return state.hasInterrupted
    }
    guard hasInterrupted else { return }
    var next = sqlite3_next_stmt(connection, nil)
    while let statement = next {
      // A blob has no text.
      if sqlite3_sql(statement) == nil, sqlite3_stmt_busy(statement) != 0 { sqlite3_reset(statement) }
      next = sqlite3_next_stmt(connection, statement)
    }
  }

  /// Interrupts until the end: SQLite forgets an interruption that comes before the first step.
  private func interrupt(_ number: Int) async {
    while interruptOnce(number) {
      do { try await Task.sleep(for: Self.pause) } catch { return }
    }
  }

  private func interruptOnce(_ number: Int) -> Bool {
    state.withLock { state in
      guard state.number == number, let target = state.target else { return false }
      sqlite3_interrupt(target.connection)
      state.hasInterrupted = true
      return true
    }
  }
}

extension SQLiteSession {
  /// Runs `body` on the session's thread. The gate is held.
  ///
  /// - Parameter isLong: Whether one of its statements may have a long instruction. An interruption hits every statement
  ///   of the connection that is open: there must be no other.
  func onThread<Result>(
    isLong: Bool, _ body: () async throws -> Result
  ) async throws -> Result {
    guard isLong, !handle.busyPolicy.ignoresCancellation else {
      return try await withTaskExecutorPreference(thread) { try await body() }
    }
    do {
      return try await interruption.ends(handle.pointer, at: handle.busyPolicy.deadline) {
        try await withTaskExecutorPreference(thread) { try await body() }
      }
    } catch let error as DatabaseError where error.code == .cancelled {
      // It may have come while the statement was compiled.
      if handle.busyPolicy.isCancelled { throw CancellationError() }
      if let deadline = handle.busyPolicy.deadline, deadline.hasPassed {
        throw deadline.error(sql: error.sql)
      }
      throw error
    }
  }
}
