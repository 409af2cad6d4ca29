import Koine
import KoineSQLiteDialect

/// A place for a session, which is opened by the first who needs it.
///
/// `@unchecked Sendable`: the pool lends it to one task at a time.
final class SessionSlot: @unchecked Sendable {
  var session: SQLiteSession?

  init(_ session: SQLiteSession? = nil) {
    self.session = session
  }
}

/// A session on loan.
struct SessionLease: Sendable {
  let session: SQLiteSession
  fileprivate let slot: SessionSlot
  fileprivate let pool: ResourcePool<SessionSlot>
  fileprivate let permits: ResourcePool<Void>?
  /// Whether the session is kept free for quick statements, and others have no right to it.
  let isGuest: Bool

  func release() {
    // One that cannot be brought to a clean state is closed; the next who asks opens another.
    if !session.endLease() {
      session.close()
      slot.session = nil
    }
    pool.release(slot)
    permits?.release(())
  }
}

/// The sessions of a database: one that writes, several that read, or one for both.
final class SessionPool: Sendable {
  private let writers: ResourcePool<SessionSlot>
  /// `nil` where the writer reads too.
  private let readers: ResourcePool<SessionSlot>?
  private let readerCount: Int
  /// What slow statements need besides a reader, one fewer than there are readers: quick ones always find
  /// one that is not taken for long.
  private let permits: ResourcePool<Void>?
  private let open: @Sendable (SQLiteHandle.Purpose) async throws -> SQLiteSession

  init(
    writer: SQLiteSession, readerCount: Int,
    open: @escaping @Sendable (SQLiteHandle.Purpose) async throws -> SQLiteSession
  ) {
    writers = ResourcePool(SessionSlot(writer))
    self.readerCount = readerCount
    self.open = open
    guard readerCount > 0 else {
      readers = nil
      permits = nil
      return
    }
    let readers = ResourcePool<SessionSlot>()
    for _ in 0..<readerCount { readers.release(SessionSlot()) }
    self.readers = readers
    guard readerCount > 1 else {
      permits = nil
      return
    }
    let permits = ResourcePool<Void>()
    for _ in 1..<readerCount { permits.release(()) }
    self.permits = permits
  }

  var hasReaders: Bool { readers != nil }

  /// A reader that is idle and open, if there is one.
  func idleReader() -> SessionLease? {
    guard let readers, let slot = readers.tryAcquire() else { return nil }
    if let session = slot.session {
      return SessionLease(
        session: session, slot: slot, pool: readers, permits: nil, isGuest: permits != nil)
    }
    readers.release(slot)
    return nil
  }

  /// A reader for a statement of which nothing is known: as for a slow one if it need not be waited for, and
  /// otherwise the one that is kept free, as a guest.
  func readerForNewStatement() async throws -> SessionLease {
    guard let permits, let readers else { return try await reader(isQuick: false) }
    guard permits.tryAcquire() != nil else { return try await reader(isQuick: true) }
    return try await reader(with: permits, from: readers)
  }

  func writer() async throws -> SessionLease {
    let slot = try await writers.acquire()
    return try await lease(slot, of: writers, permits: nil, purpose: .writer)
  }

  /// - Parameter isQuick: Whether the session is wanted for a statement known to be quick.
  func reader(isQuick: Bool) async throws -> SessionLease {
    guard let readers else { return try await writer() }
    let permits = isQuick ? nil : self.permits
    if let permits { try await permits.acquire() }
    return try await reader(with: permits, from: readers)
  }

  private func reader(
    with permits: ResourcePool<Void>?, from readers: ResourcePool<SessionSlot>
  ) async throws -> SessionLease {
    do {
      let slot = try await readers.acquire()
      return try await lease(slot, of: readers, permits: permits, purpose: .reader)
    } catch {
      permits?.release(())
      throw error
    }
  }

  private func lease(
    _ slot: SessionSlot, of pool: ResourcePool<SessionSlot>, permits: ResourcePool<Void>?,
    purpose: SQLiteHandle.Purpose
  ) async throws -> SessionLease {
    let isGuest = purpose == .reader && permits == nil && self.permits != nil
    if let session = slot.session {
      return SessionLease(
        session: session, slot: slot, pool: pool, permits: permits, isGuest: isGuest)
    }
    do {
      let session = try await open(purpose)
      slot.session = session
      return SessionLease(
        session: session, slot: slot, pool: pool, permits: permits, isGuest: isGuest)
    } catch {
      pool.release(slot)
      throw error
    }
  }

  /// Waits for what is on loan and closes the sessions, the writer last: it folds the log into the file.
  func close() async {
    if let readers { await Self.close(readers, count: readerCount) }
    await Self.close(writers, count: 1)
  }

  private static func close(_ pool: ResourcePool<SessionSlot>, count: Int) async {
    for _ in 0..<count {
      guard let slot = await pool.acquireIgnoringCancellation() else { return }
      await slot.session?.closeOnThread()
      slot.session = nil
    }
    _ = pool.close()
  }
}
