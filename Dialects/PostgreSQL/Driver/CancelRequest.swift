import CLibPQ
import CLibPQShims
@_spi(KoineDriver) import Koine

/// Requests to the server to cancel what a connection runs. The server takes them on connections of their own,
/// and passes them on to the process that serves the connection.
final class CancelRequest: @unchecked Sendable {
  // Sendable because one task at a time sends requests: the one that recovers the session.

  enum Outcome {
    /// The server has passed the request on: it cannot hit a later statement.
    case delivered
    /// The server has not received it.
    case failed
    /// It may arrive at any time.
    case underWay
  }

  /// `nil` if libpq tells too little for a request that does not block.
  private let request: OpaquePointer?
  private let blocking: BlockingRequest?

  /// - Parameters:
  ///   - request: Owned from now on.
  ///   - connection: The connection that the requests are about.
  init(_ request: OpaquePointer?, about connection: OpaquePointer) {
    self.request = request
    blocking = request == nil ? PQgetCancel(connection).map(BlockingRequest.init) : nil
  }

  deinit {
    if let request { koine_cancel_free(request) }
  }

  /// Sends one request.
  ///
  /// - Parameter deadline: Nanoseconds of ``MonotonicClock``.
  func send(until deadline: UInt64) async -> Outcome {
    guard let request else { return await blocking?.sendOnThread(until: deadline) ?? .failed }
    guard koine_cancel_begin(request) == 0 else { return .failed }
    defer { koine_cancel_end(request) }
    let reactor = Reactor.shared
    while true {
      let interest = koine_cancel_advance(request)
      switch interest {
      case KOINE_CANCEL_SENT: return .delivered
      case KOINE_CANCEL_FAILED: return .failed
      default: break
      }
      let outcome = await reactor.wait(
        reactor.ticket(), socket: koine_cancel_socket(request), interest: interest, deadline: deadline,
        isCancellable: false)
      guard outcome == .ready else { return .underWay }
    }
  }

  /// Sends requests until `isEnough` happens. One is not enough: a server that has not begun the statement, or
  /// is compiling it, loses the request.
  ///
  /// - Parameter limit: How long each of them may take, in nanoseconds.
  /// - Returns: What became of the last one.
  func sendRepeatedly(within limit: UInt64, _ isEnough: Event) async -> Outcome {
    var pause: UInt64 = 5_000_000
    while true {
      let outcome = await send(until: MonotonicClock.now + limit)
      guard await isEnough.wait(until: MonotonicClock.now + pause, isCancellable: false) == .timedOut,
        !isEnough.hasHappened
      else { return outcome }
      pause = min(pause * 2, 500_000_000)
    }
  }
}

/// libpq's own description of how to cancel: immutable, usable on any thread.
private final class BlockingRequest: @unchecked Sendable {
  private let cancel: OpaquePointer

  init(_ cancel: OpaquePointer) {
    self.cancel = cancel
  }

  deinit {
    PQfreeCancel(cancel)
  }

  /// Sends the request on a thread of its own, which it blocks.
  func sendOnThread(until deadline: UInt64) async -> CancelRequest.Outcome {
    let isSent = Event()
    let isStarted = DetachedThread.start("koine.postgres") {
      self.send()
      isSent.happen()
    }
    guard isStarted else { return .failed }
    return await isSent.wait(until: deadline, isCancellable: false) == .ready ? .delivered : .underWay
  }

  private func send() {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { message in
      _ = PQcancel(cancel, message.baseAddress, 256)
    }
  }
}
