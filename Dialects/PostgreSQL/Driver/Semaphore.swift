import Koine
import Synchronization

/// Permits that tasks wait for, first come first served. A waiting task that is cancelled leaves the queue.
///
/// Koine's `ResourcePool` does the same for resources of any type; every statement passes here twice, and
/// concrete types save it a microsecond.
final class Semaphore: Sendable {
  private struct Waiter {
    let id: UInt64
    let continuation: UnsafeContinuation<Bool, Never>
  }

  private struct State {
    var available: Int
    var waiters: [Waiter] = []
    var issued: UInt64 = 0
    /// Cancelled between taking a number and joining the queue.
    var cancelled: Set<UInt64> = []
    var isClosed = false
  }

  private let state: Mutex<State>

  init(_ available: Int) {
    state = Mutex(State(available: available))
  }

  /// Takes a permit where one is free and nobody waits.
  func tryAcquire() -> Bool {
    state.withLock { state in
      guard state.available > 0, !state.isClosed else { return false }
      state.available -= 1
      return true
    }
  }

  /// Waits for a permit.
  ///
  /// - Throws: `CancellationError` where the task is cancelled meanwhile, ``DatabaseError`` with the code
  ///   `misuse` where the semaphore is closed.
  func acquire() async throws {
    let id = state.withLock { state in
      state.issued += 1
      return state.issued
    }
    let isAcquired = await withTaskCancellationHandler {
      await wait(id)
    } onCancel: {
      let waiter = state.withLock { state -> Waiter? in
        guard let index = state.waiters.firstIndex(where: { $0.id == id }) else {
          state.cancelled.insert(id)
          return nil
        }
        return state.waiters.remove(at: index)
      }
      waiter?.continuation.resume(returning: false)
    }
    state.withLock { _ = $0.cancelled.remove(id) }
    if isAcquired { return }
    try Task.checkCancellation()
    throw DatabaseError(.misuse, "The database is closed.")
  }

  /// Waits for a permit in a cancelled task too.
  func acquireIgnoringCancellation() async {
    if !tryAcquire() { _ = await wait(0) }
  }

  /// Waits in the queue, unless cancelled or closed.
  private func wait(_ id: UInt64) async -> Bool {
    await withUnsafeContinuation { continuation in
      let answer = state.withLock { state -> Bool? in
        if state.isClosed || state.cancelled.contains(id) { return false }
        if state.available > 0 {
          state.available -= 1
          return true
        }
        state.waiters.append(Waiter(id: id, continuation: continuation))
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  /// Gives a permit back, to the task that has waited longest.
  func release() {
    let next = state.withLock { state -> UnsafeContinuation<Bool, Never>? in
      if state.waiters.isEmpty {
        state.available += 1
        return nil
      }
      return state.waiters.removeFirst().continuation
    }
    next?.resume(returning: true)
  }

  /// Refuses every later request and those that wait.
  func close() {
    let waiters = state.withLock { state in
      state.isClosed = true
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.continuation.resume(returning: false) }
  }
}
