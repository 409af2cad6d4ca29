import Koine
import Synchronization

/// The connections of one database, lent to one task at a time.
final class SessionPool: Sendable {
  private struct State {
    /// What came back last is lent first: it is the likeliest to be connected.
    var idle: [PostgreSQLSession]
    var isClosed = false
    var retired = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let size: Int
  private let permits: Semaphore
  private let state: Mutex<State>

  init(_ sessions: [PostgreSQLSession]) {
    size = sessions.count
    permits = Semaphore(sessions.count)
    state = Mutex(State(idle: sessions))
  }

  /// - Throws: `CancellationError`, or ``DatabaseError`` with the code `misuse` where the pool is closed.
  func acquire() async throws -> PostgreSQLSession {
    if !permits.tryAcquire() { try await permits.acquire() }
    guard let session = state.withLock({ $0.idle.popLast() }) else {
      throw DatabaseError(.misuse, "The database is closed.")
    }
    return session
  }

  func release(_ session: PostgreSQLSession) {
    let isKept = state.withLock { state in
      if state.isClosed { return false }
      // One without a connection is lent last.
      state.idle.insert(session, at: session.link == nil ? 0 : state.idle.count)
      return true
    }
    if isKept { permits.release() } else { retire([session]) }
  }

  /// Closes what is idle, and from now on whatever comes back.
  func close() {
    permits.close()
    let idle = state.withLock { state in
      state.isClosed = true
      defer { state.idle = [] }
      return state.idle
    }
    retire(idle)
  }

  /// Waits until everything has come back and is closed.
  func waitUntilClosed() async {
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state in
        if state.retired >= size { return true }
        state.waiting.append(continuation)
        return false
      }
      if isDone { continuation.resume() }
    }
  }

  private func retire(_ sessions: [PostgreSQLSession]) {
    for session in sessions { session.disconnect() }
    let waiting = state.withLock { state in
      state.retired += sessions.count
      guard state.retired >= size else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}
