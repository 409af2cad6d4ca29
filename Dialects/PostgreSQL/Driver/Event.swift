@_spi(KoineDriver) import Koine
import Synchronization

/// Something that happens once and that tasks wait for.
final class Event: Sendable {
  private struct State {
    var hasHappened = false
    var waiting: [Reactor.Ticket] = []
  }

  private let state = Mutex(State())

  /// Ends every wait, including those to come.
  func happen() {
    state.withLock { state in
      state.hasHappened = true
      // Inside the lock, so that no ticket is ended after its task has forgotten it.
      for ticket in state.waiting { Reactor.shared.end(ticket, .ready) }
      state.waiting = []
    }
  }

  var hasHappened: Bool { state.withLock { $0.hasHappened } }

  /// - Parameter deadline: Nanoseconds of ``MonotonicClock``.
  func wait(until deadline: UInt64 = .max, isCancellable: Bool) async -> Reactor.Outcome {
    let reactor = Reactor.shared
    let ticket = reactor.ticket()
    let hasHappened = state.withLock { state in
      if !state.hasHappened { state.waiting.append(ticket) }
      return state.hasHappened
    }
    if hasHappened { return .ready }
    let outcome = await reactor.wait(ticket, deadline: deadline, isCancellable: isCancellable)
    state.withLock { state in
      if let index = state.waiting.firstIndex(of: ticket) { state.waiting.remove(at: index) }
    }
    reactor.forget(ticket)
    return outcome
  }
}
