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
      if let waiter = state.waiters.removeValue(forKey: ticket) { return waiter }
      state.early[ticket] = outcome
      return nil
    }
    guard let waiter else { return }
    if waiter.socket >= 0 { withPoller { koine_poller_forget($0, waiter.socket) } }
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
        socket: socket, interest: interest, deadline: deadline, continuation: continuation)
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
        // If the socket is ready already, the wait ends here: use nothing that belongs to it after this.
        if start { self.start() }
        let isWatched =
          socket < 0
          || withPoller { koine_poller_watch($0, socket, interest, ticket.number) } == 0
        if !isWatched { end(ticket, .timedOut) }
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
          for (ticket, waiter) in state.waiters where waiter.deadline <= now {
            state.waiters.removeValue(forKey: ticket)
            resumed.append((waiter, .timedOut))
          }
          state.sleepsUntil = state.waiters.values.reduce(.max) { min($0, $1.deadline) }
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
