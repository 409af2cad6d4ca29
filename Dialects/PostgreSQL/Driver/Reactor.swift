import CLibPQShims
@_spi(KoineDriver) import Koine
import Synchronization

/// One thread that waits for the sockets of every connection, so that no task's thread does.
///
/// It touches sockets only, never libpq: a task whose socket is ready is resumed and reads by itself.
final class Reactor: Sendable {
  static let shared = Reactor()

  enum Outcome: Sendable {
    case ready
    case cancelled
    case timedOut
  }

  /// Names one wait, so that other threads can end it, even before it has begun.
  struct Ticket: Sendable, Hashable {
    fileprivate let number: UInt64
  }

  private struct Waiter {
    let socket: Int32
    let interest: Int32
    let deadline: UInt64
    let continuation: UnsafeContinuation<Outcome, Never>
    /// Whether all that is to be waited for is.
    var isWatched: Bool
    /// How it was ended before that. The thread that begins to watch the socket ends it: whoever goes on before that may
    /// wait for the same socket again, and would be forgotten.
    var ending: Outcome?
  }

  private struct State {
    var waiters: [Ticket: Waiter] = [:]
    /// Ended between taking the ticket and waiting.
    var early: [Ticket: Outcome] = [:]
    var issued: UInt64 = 0
    var isStarted = false
    /// When the thread wakes up by itself.
    var sleepsUntil = UInt64.max
  }

  private let state = Mutex(State())
  private let poller: koine_poller
  private let isUsable: Bool

  private init() {
    var poller = koine_poller()
    isUsable = koine_poller_create(&poller) == 0
    self.poller = poller
  }

  func ticket() -> Ticket {
    state.withLock { state in
      state.issued += 1
      return Ticket(number: state.issued)
    }
  }

  /// Waits until a socket is ready, ``end(_:_:)`` is called, the task is cancelled or the deadline passes.
  ///
  /// - Parameters:
  ///   - socket: -1 to wait for ``end(_:_:)`` alone.
  ///   - deadline: Nanoseconds of ``MonotonicClock``.
  func wait(
    _ ticket: Ticket, socket: Int32 = -1, interest: Int32 = 0, deadline: UInt64 = .max, isCancellable: Bool
  ) async -> Outcome {
    guard isCancellable else {
      let outcome = await suspend(ticket, socket: socket, interest: interest, deadline: deadline)
      forget(ticket)
      return outcome
    }
    let outcome = await withTaskCancellationHandler {
      await suspend(ticket, socket: socket, interest: interest, deadline: deadline)
    } onCancel: {
      end(ticket, .cancelled)
    }
    forget(ticket)
    return outcome
  }

  /// Ends a wait, or one that has not begun yet.
  func end(_ ticket: Ticket, _ outcome: Outcome) {
    let waiter = state.withLock { state -> Waiter? in
      guard let waiter = state.waiters[ticket] else {
        state.early[ticket] = outcome
        return nil
      }
      if !waiter.isWatched {
        state.waiters[ticket]?.ending = waiter.ending ?? outcome
        return nil
      }
      return state.waiters.removeValue(forKey: ticket)
    }
    guard let waiter else { return }
    if waiter.socket >= 0 { withPoller { koine_poller_forget($0, waiter.socket) } }
    waiter.continuation.resume(returning: outcome)
  }

  /// Notes that a socket is watched, unless its wait has ended.
  ///
  /// - Parameter isWatched: Whether it could be.
  private func noteWatched(_ ticket: Ticket, _ isWatched: Bool) {
    let ended = state.withLock { state -> (Waiter, Outcome)? in
      guard let waiter = state.waiters[ticket] else { return nil }
      guard let outcome = waiter.ending ?? (isWatched ? nil : .timedOut) else {
        state.waiters[ticket]?.isWatched = true
        return nil
      }
      state.waiters[ticket] = nil
      return (waiter, outcome)
    }
    guard let (waiter, outcome) = ended else { return }
    if isWatched { withPoller { koine_poller_forget($0, waiter.socket) } }
    waiter.continuation.resume(returning: outcome)
  }

  private func withPoller<Result>(_ body: (UnsafePointer<koine_poller>) -> Result) -> Result {
    withUnsafePointer(to: poller, body)
  }

  /// Forgets that a ticket was ended. Call it if no wait follows.
  func forget(_ ticket: Ticket) {
    state.withLock { _ = $0.early.removeValue(forKey: ticket) }
  }

  private func suspend(
    _ ticket: Ticket, socket: Int32, interest: Int32, deadline: UInt64
  ) async -> Outcome {
    await withUnsafeContinuation { continuation in
      let waiter = Waiter(
        socket: socket, interest: interest, deadline: deadline, continuation: continuation,
        isWatched: socket < 0)
      enum Next { case resume(Outcome), watch(start: Bool, wake: Bool) }
      let next = state.withLock { state -> Next in
        if let outcome = state.early.removeValue(forKey: ticket) { return .resume(outcome) }
        guard isUsable else { return .resume(.timedOut) }
        state.waiters[ticket] = waiter
        let start = !state.isStarted
        let wake = !start && deadline < state.sleepsUntil
        state.isStarted = true
        state.sleepsUntil = min(state.sleepsUntil, deadline)
        return .watch(start: start, wake: wake)
      }
      switch next {
      case .resume(let outcome):
        continuation.resume(returning: outcome)
      case .watch(let start, let wake):
        if start { self.start() }
        // If the socket is ready already, the wait ends here: use nothing that belongs to it after this.
        if socket >= 0 {
          noteWatched(
            ticket, withPoller { koine_poller_watch($0, socket, interest, ticket.number) } == 0)
        }
        if wake { withPoller { koine_poller_wake($0) } }
      }
    }
  }

  private func start() {
    if DetachedThread.start("koine.postgres", { self.loop() }) { return }
    // Without a thread nobody would ever end these waits.
    let waiters = state.withLock { state in
      defer { state.waiters = [:] }
      state.isStarted = false
      return state.waiters
    }
    for waiter in waiters.values { waiter.continuation.resume(returning: .timedOut) }
  }

  private func loop() {
    var tickets = [UInt64](repeating: 0, count: 64)
    var resumed: [(Waiter, Outcome)] = []
    var deadline = state.withLock { $0.sleepsUntil }
    while true {
      let ready = withPoller { koine_poller_wait($0, &tickets, 64, Self.milliseconds(until: deadline)) }
      let now = deadline == .max ? 0 : MonotonicClock.now
      deadline = state.withLock { state in
        for number in tickets[..<Int(ready)] {
          // If the ticket is gone, its wait was ended meanwhile.
          if let waiter = state.waiters.removeValue(forKey: Ticket(number: number)) {
            resumed.append((waiter, .ready))
          }
        }
        if deadline <= now {
          for (ticket, waiter) in state.waiters where waiter.deadline <= now && waiter.ending == nil {
            if waiter.isWatched {
              state.waiters.removeValue(forKey: ticket)
              resumed.append((waiter, .timedOut))
            } else {
              state.waiters[ticket]?.ending = .timedOut
            }
          }
          state.sleepsUntil = state.waiters.values.reduce(.max) { least, waiter in
            waiter.ending == nil ? min(least, waiter.deadline) : least
          }
        }
        return state.sleepsUntil
      }
      for (waiter, outcome) in resumed { waiter.continuation.resume(returning: outcome) }
      resumed.removeAll(keepingCapacity: true)
    }
  }

  private static func milliseconds(until deadline: UInt64) -> Int32 {
    guard deadline != .max else { return -1 }
    let now = MonotonicClock.now
    guard deadline > now else { return 0 }
    return Int32(clamping: (deadline - now + 999_999) / 1_000_000)
  }
}
