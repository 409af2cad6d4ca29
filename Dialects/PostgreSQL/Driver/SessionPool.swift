@_spi(KoineDriver) import Koine

/// The connections of one database, lent to one task at a time.
final class SessionPool: Sendable {
  private let sessions: [PostgreSQLSession]
  private let slots: SlotPool
  private let timeout: Duration

  /// - Parameter sessions: In the order of their slots.
  init(_ sessions: [PostgreSQLSession], acquireTimeout: Duration) {
    self.sessions = sessions
    slots = SlotPool(sessions.count, of: "connections")
    timeout = acquireTimeout
  }

  /// - Throws: `CancellationError`, or ``DatabaseError`` with the code `misuse` if the pool is closed, `acquireTimeout`
  ///   or `deadlineExceeded`.
  func acquire(_ loan: Loan, deadline: Deadline?) async throws -> PostgreSQLSession {
    if let slot = slots.tryAcquire(loan) { return sessions[slot] }
    return try await sessions[slots.acquire(loan, within: timeout, deadline: deadline)]
  }

  func release(_ session: PostgreSQLSession) {
    // One without a connection is lent last.
    if slots.release(session.slot, isLast: session.link == nil) { return }
    session.disconnect()
    slots.retire(1)
  }

  /// Whether the current task reads a stream on one of the connections.
  var isReadByCurrentTask: Bool { slots.isReadByCurrentTask }

  /// Closes what is idle, and from now on whatever comes back.
  func close() {
    let idle = slots.close()
    for slot in idle { sessions[slot].disconnect() }
    slots.retire(idle.count)
  }

  /// Waits until everything has come back and is closed.
  func waitUntilClosed() async { await slots.waitUntilRetired() }
}
