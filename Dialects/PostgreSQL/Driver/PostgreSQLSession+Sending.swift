import CLibPQ
@_spi(KoineDriver) import Koine
import Synchronization

/// Sending what is too large for a socket to take at once.
extension PostgreSQLSession {
  /// From how many bytes on a message is sent by ``sendLarge(_:deadline:_:)``.
  ///
  /// After each part that the socket takes, libpq moves all that is left to the front of its buffer: a gigabyte would
  /// take minutes. If it may block, it does not.
  static let largeMessage = 1 << 22

  /// Sends on a thread of its own, on which libpq may block.
  ///
  /// - Parameter body: Hands everything over to libpq, and returns whether that succeeded.
  /// - Throws: `CancellationError` or the deadline's error. The connection is then closed: the server does not run
  ///   what it has not received whole.
  func sendLarge(
    _ sql: String, deadline: Deadline?, _ body: @escaping @Sendable (LibPQConnection) -> Bool
  ) async throws {
    guard let link else { throw lost(sql) }
    let hasEnded = Event()
    let sending = LargeSending(link: link, hasEnded: hasEnded, body: body)
    guard DetachedThread.start("koine.postgres", sending.run) else { throw lost(sql) }
    let outcome = await hasEnded.wait(until: deadline?.nanoseconds ?? .max, isCancellable: true)
    guard outcome == .ready else {
      // The thread is woken by an error.
      link.shutDown()
      _ = await hasEnded.wait(isCancellable: false)
      await giveUp(.close)
      throw outcome == .cancelled ? CancellationError() : deadline?.error(sql: sql) ?? CancellationError()
    }
    guard sending.isSent.load(ordering: .acquiring), link.flush() else { throw lost(sql) }
  }
}

/// What the thread does.
private final class LargeSending: Sendable {
  let link: LibPQConnection
  let hasEnded: Event
  let body: @Sendable (LibPQConnection) -> Bool
  let isSent = Atomic(false)

  init(link: LibPQConnection, hasEnded: Event, body: @escaping @Sendable (LibPQConnection) -> Bool) {
    self.link = link
    self.hasEnded = hasEnded
    self.body = body
  }

  @Sendable func run() {
    let isSent =
      PQsetnonblocking(link.connection, 0) == 0 && body(link) && PQsetnonblocking(link.connection, 1) == 0
    self.isSent.store(isSent, ordering: .releasing)
    hasEnded.happen()
  }
}
