import Synchronization

/// A lock that suspends, first come first served. Without contention it costs two atomic operations.
package final class AsyncLock: Sendable {
  private static let free: UInt8 = 0
  private static let held: UInt8 = 1
  /// Held, with tasks waiting; changes under the mutex of `waiters` only.
  private static let contended: UInt8 = 2

  private struct Waiter {
    let id: UInt64
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct Waiters {
    var queue: [Waiter] = []
    var nextID: UInt64 = 1
    /// Cancelled between taking a number and joining the queue.
    var cancelled: Set<UInt64> = []
  }

  private let state = Atomic(AsyncLock.free)
  private let waiters = Mutex(Waiters())

  package init() {}

  /// Takes the lock if it is free.
  package func tryAcquire() -> Bool {
    state.compareExchange(
      expected: Self.free, desired: Self.held, successOrdering: .acquiring, failureOrdering: .relaxed
    ).exchanged
  }

  /// - Throws: `CancellationError` where the task was cancelled while it waited.
  package func acquire() async throws {
    if tryAcquire() { return }
    let id = waiters.withLock { waiters in
      defer { waiters.nextID += 1 }
      return waiters.nextID
    }
    let isAcquired = await withTaskCancellationHandler {
      await wait(id: id)
    } onCancel: {
      let waiter = waiters.withLock { waiters -> Waiter? in
        guard let index = waiters.queue.firstIndex(where: { $0.id == id }) else {
          waiters.cancelled.insert(id)
          return nil
        }
        return waiters.queue.remove(at: index)
      }
      waiter?.continuation.resume(returning: false)
    }
    waiters.withLock { _ = $0.cancelled.remove(id) }
    if !isAcquired { throw CancellationError() }
  }

  package func acquireIgnoringCancellation() async {
    if !tryAcquire() { _ = await wait(id: 0) }
  }

  private func wait(id: UInt64) async -> Bool {
    await withCheckedContinuation { continuation in
      let answer = waiters.withLock { waiters -> Bool? in
        if waiters.cancelled.contains(id) { return false }
        // Until the holder has seen that somebody waits, it may still leave without looking here.
        while true {
          if tryAcquire() { return true }
          let old = state.compareExchange(
            expected: Self.held, desired: Self.contended, ordering: .acquiringAndReleasing
          ).original
          if old != Self.free { break }
        }
        waiters.queue.append(Waiter(id: id, continuation: continuation))
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  /// Hands the lock to the task that has waited longest.
  package func release() {
    let exchange = state.compareExchange(
      expected: Self.held, desired: Self.free, successOrdering: .releasing, failureOrdering: .relaxed)
    if exchange.exchanged { return }
    let waiter = waiters.withLock { waiters -> Waiter? in
      let waiter = waiters.queue.isEmpty ? nil : waiters.queue.removeFirst()
      let next =
        waiter == nil ? Self.free : waiters.queue.isEmpty ? Self.held : Self.contended
      state.store(next, ordering: .releasing)
      return waiter
    }
    waiter?.continuation.resume(returning: true)
  }
}
