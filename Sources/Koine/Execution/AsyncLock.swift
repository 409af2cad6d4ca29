import Synchronization

/// A lock that suspends, first come first served: a turn on a connection. Without contention it costs two atomic
/// operations.
package final class AsyncLock: Sendable {
  private static let free: UInt8 = 0
  private static let held: UInt8 = 1
  /// Held, with tasks waiting; changes under the mutex of the queue only.
  private static let contended: UInt8 = 2

  package enum Outcome {
    case acquired, cancelled, timedOut
  }

  private let state = Atomic(AsyncLock.free)
  private let queue = WaiterQueue<Bool, Bool>(true)

  package init() {}

  /// How many tasks wait.
  package var waiting: Int { queue.waiting }

  /// Whether tasks wait, or have waited since the lock was free last.
  var isContended: Bool { state.load(ordering: .relaxed) == Self.contended }

  /// Takes the lock if it is free.
  package func tryAcquire() -> Bool {
    state.compareExchange(
      expected: Self.free, desired: Self.held, successOrdering: .acquiring, failureOrdering: .relaxed
    ).exchanged
  }

  /// - Throws: `CancellationError` if the task was cancelled while it waited.
  package func acquire() async throws {
    if await acquire(until: nil) != .acquired { throw CancellationError() }
  }

  /// - Parameter limit: When to give up. `nil` waits without a limit.
  package func acquire(until limit: ContinuousClock.Instant?) async -> Outcome {
    if tryAcquire() { return .acquired }
    return switch await queue.wait(until: limit, isCancellable: true, take: take) {
    case .served: .acquired
    case .timedOut: .timedOut
    case .cancelled, .refused: .cancelled
    }
  }

  package func acquireIgnoringCancellation() async {
    if !tryAcquire() { _ = await queue.wait(until: nil, isCancellable: false, take: take) }
  }

  /// Takes the lock, or tells its holder that somebody waits.
  private func take(_: inout Bool, _: Int) -> WaiterQueue<Bool, Bool>.Outcome? {
    // Until the holder has seen that somebody waits, it may still leave without looking here.
    while true {
      if tryAcquire() { return .served(true) }
      let old = state.compareExchange(
        expected: Self.held, desired: Self.contended, ordering: .acquiringAndReleasing
      ).original
      if old != Self.free { return nil }
    }
  }

  /// Hands the lock to the task that has waited longest.
  package func release() {
    let exchange = state.compareExchange(
      expected: Self.held, desired: Self.free, successOrdering: .releasing, failureOrdering: .relaxed)
    if exchange.exchanged { return }
    queue.serve { _, waiting in
      state.store(
        waiting == 0 ? Self.free : waiting == 1 ? Self.held : Self.contended, ordering: .releasing)
      return waiting == 0 ? nil : true
    }
  }
}
