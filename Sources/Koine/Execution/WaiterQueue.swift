import Synchronization

/// Tasks that wait for something, served in order: the one way to wait for a connection, or for a turn on one.
///
/// A waiter leaves the queue early if its task is cancelled or its time is over. `State` is what the waiters wait
/// for; it changes under the queue's mutex alone.
final class WaiterQueue<State: Sendable, Value: Sendable>: Sendable {
  enum Outcome: Sendable {
    case served(Value)
    case cancelled
    case timedOut
    /// Nobody will ever be served.
    case refused
  }

  private typealias Waiter = UnsafeContinuation<Outcome, Never>

  private struct Contents {
    var state: State
    /// By their ids, if they can be cancelled.
    var waiters = TimedQueue<Waiter>()
    var issued: UInt64 = 0
    /// Cancelled between taking a number and joining the queue.
    var cancelled: Set<UInt64> = []
    /// When somebody looks for waiters whose time is over.
    var alarm: ContinuousClock.Instant?

    var waiting: Int { waiters.count }
  }

  private let contents: Mutex<Contents>

  init(_ state: State) {
    contents = Mutex(Contents(state: state))
  }

  /// How many tasks wait.
  var waiting: Int { contents.withLock { $0.waiting } }

  /// Looks at the state, or changes it.
  func withState<Result: Sendable>(_ body: (inout State, _ waiting: Int) -> Result) -> Result {
    contents.withLock { body(&$0.state, $0.waiting) }
  }

  /// Hands what `body` returns to the task that has waited longest. If nobody waits, `body` keeps it.
  func serve(_ body: (inout State, _ waiting: Int) -> Value?) {
    let (waiter, value) = contents.withLock { contents -> (Waiter?, Value?) in
      let value = body(&contents.state, contents.waiting)
      return (value == nil ? nil : contents.waiters.takeFirst(), value)
    }
    if let waiter, let value { waiter.resume(returning: .served(value)) }
  }

  /// Sends away everybody who waits.
  func refuseAll(_ body: (inout State) -> Void) {
    let waiters = contents.withLock { contents in
      body(&contents.state)
      return contents.waiters.removeAll()
    }
    for waiter in waiters { waiter.resume(returning: .refused) }
  }

  /// Waits in the queue, unless `take` has an outcome at once.
  ///
  /// - Parameters:
  ///   - limit: When to give up. `nil` waits without a limit.
  ///   - isCancellable: Whether the cancellation of the task ends the wait.
  func wait(
    until limit: ContinuousClock.Instant?, isCancellable: Bool,
    take: (inout State, _ waiting: Int) -> Outcome?
  ) async -> Outcome {
    guard isCancellable else { return await join(0, limit, take) }
    let id = contents.withLock { contents in
      contents.issued += 1
      return contents.issued
    }
    let outcome = await withTaskCancellationHandler {
      await join(id, limit, take)
    } onCancel: {
      let waiter = contents.withLock { contents in
        let leaving = contents.waiters.remove(key: id)
        if leaving == nil { contents.cancelled.insert(id) }
        return leaving
      }
      waiter?.resume(returning: .cancelled)
    }
    contents.withLock { _ = $0.cancelled.remove(id) }
    return outcome
  }

  private func join(
    _ id: UInt64, _ limit: ContinuousClock.Instant?, _ take: (inout State, _ waiting: Int) -> Outcome?
  ) async -> Outcome {
    await withUnsafeContinuation { continuation in
      let outcome = contents.withLock { contents -> Outcome? in
        if contents.cancelled.contains(id) { return .cancelled }
        if let outcome = take(&contents.state, contents.waiting) { return outcome }
        contents.waiters.append(continuation, key: id, limit: limit)
        return nil
      }
      if let outcome { return continuation.resume(returning: outcome) }
      if let limit { setAlarm(limit) }
    }
  }

  // MARK: Time

  /// One task sleeps for all who wait: a timer for each would cost more than most of the waits.
  private func setAlarm(_ limit: ContinuousClock.Instant) {
    let isNew = contents.withLock { contents in
      if let alarm = contents.alarm, alarm <= limit { return false }
      contents.alarm = limit
      return true
    }
    guard isNew else { return }
    Task.detached { [weak self] in
      try? await Task.sleep(until: limit, clock: .continuous)
      self?.expire(limit)
    }
  }

  private func expire(_ alarm: ContinuousClock.Instant) {
    let now = ContinuousClock.now
    let (late, next) = contents.withLock { contents -> ([Waiter], ContinuousClock.Instant?) in
      // An alarm that an earlier one has replaced.
      guard contents.alarm == alarm else { return ([], nil) }
      contents.alarm = nil
      let late = contents.waiters.removeExpired(at: now)
      return (late, contents.waiters.nextLimit())
    }
    for waiter in late { waiter.resume(returning: .timedOut) }
    if let next { setAlarm(next) }
  }
}
