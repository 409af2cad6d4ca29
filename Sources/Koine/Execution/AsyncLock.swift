import Synchronization

/// A lock that suspends, first come first served: a turn on a connection. Without contention it costs two atomic
/// operations.
@_spi(KoineDriver) public final class AsyncLock: Sendable {
  private static let free: UInt8 = 0
  private static let held: UInt8 = 1
  /// Held, with tasks waiting; changes under the mutex of the queue only.
  private static let contended: UInt8 = 2

  /// How a wait for the lock has ended.
  public enum Outcome {
    /// The caller has the lock, and must release it.
    case acquired
    /// The task was cancelled while it waited.
    case cancelled
    /// The limit has passed.
    case timedOut
  }

  private let state = Atomic(AsyncLock.free)
  private let queue = WaiterQueue<Bool, Bool>(true)

  /// A lock that is free.
  public init() {}

  /// How many tasks wait.
  public var waiting: Int { queue.waiting }

  /// Whether tasks wait, or have waited since the lock was free last.
  var isContended: Bool { state.load(ordering: .relaxed) == Self.contended }

  /// Takes the lock if it is free.
  public func tryAcquire() -> Bool {
    state.compareExchange(
      expected: Self.free, desired: Self.held, successOrdering: .acquiring, failureOrdering: .relaxed
    ).exchanged
  }

  /// Waits for the lock.
  ///
  /// - Throws: `CancellationError` if the task was cancelled while it waited.
  public func acquire() async throws {
    if await acquire(until: nil) != .acquired { throw CancellationError() }
  }

  /// Waits for the lock, but not for ever.
  ///
  /// - Parameter limit: When to give up. `nil` waits without a limit.
  public func acquire(until limit: ContinuousClock.Instant?) async -> Outcome {
    if tryAcquire() { return .acquired }
    return switch await queue.wait(until: limit, isCancellable: true, take: take) {
    case .served: .acquired
    case .timedOut: .timedOut
    case .cancelled, .refused: .cancelled
    }
  }

  /// Waits for the lock in a cancelled task too, for what has to be put back whatever happens.
  public func acquireIgnoringCancellation() async {
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
  public func release() {
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
