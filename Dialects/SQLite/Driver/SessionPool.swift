@_spi(KoineDriver) import Koine
import KoineSQLiteDialect
import Synchronization

/// A place for a session, which the first task that needs it opens.
///
/// `@unchecked Sendable`: the pool lends it to one task at a time.
private final class SessionSlot: @unchecked Sendable {
  var session: SQLiteSession? {
    didSet { shown.withLock { $0 = session } }
  }
  /// The session, for who does not have the place.
  let shown = Mutex<SQLiteSession?>(nil)
  /// One that was opened and is not set up yet. Nobody has used it.
  var newSession: SQLiteSession?
  /// Whether somebody has had a session of this place.
  var isUsed = false

  init(_ newSession: SQLiteSession? = nil) {
    self.newSession = newSession
  }

  func close() async {
    if let session {
      // Somebody may be looking at its figures.
      await session.gate.acquireIgnoringCancellation()
      await session.closeOnThread()
      session.gate.release()
    }
    await newSession?.closeOnThread()
    session = nil
    newSession = nil
  }
}

/// The sessions of one purpose.
private final class SessionShelf: Sendable {
  let slots: [SessionSlot]
  let pool: SlotPool
  let purpose: SQLiteHandle.Purpose
  /// The sessions that are closed before those given back to a closed pool.
  private let earlier: SlotPool?

  init(
    _ slots: [SessionSlot], for purpose: SQLiteHandle.Purpose, name: String,
    closedAfter earlier: SlotPool? = nil
  ) {
    self.slots = slots
    self.purpose = purpose
    self.earlier = earlier
    pool = SlotPool(slots.count, of: name)
  }

  func giveBack(_ slot: Int) {
    if pool.release(slot) { return }
    Task {
      await earlier?.waitUntilRetired()
      await slots[slot].close()
      pool.retire(1)
    }
  }

  func close(_ idle: [Int]) async {
    for slot in idle { await slots[slot].close() }
    pool.retire(idle.count)
    await pool.waitUntilRetired()
  }
}

/// A session on loan.
struct SessionLease: Sendable {
  let session: SQLiteSession
  fileprivate let shelf: SessionShelf
  fileprivate let slot: Int
  /// What the lease has besides the session.
  fileprivate let permits: SlotPool?
  fileprivate let permit: Int
  /// Whether the session is kept free for quick statements, and others have no right to it.
  let isGuest: Bool

  func release() {
    if session.gate.tryAcquire() { return end() }
    // A cursor that was released is about to end its statement.
    Task {
      await session.gate.acquireIgnoringCancellation()
      end()
    }
  }

  /// The gate is held.
  private func end() {
    // A session that cannot be brought to a clean state is closed; the next task that asks opens another.
    if !session.endLease() {
      session.close()
      shelf.slots[slot].session = nil
    }
    session.gate.release()
    shelf.giveBack(slot)
    _ = permits?.release(permit)
  }
}

/// The sessions of a database: one that writes, several that read, or one for both.
final class SessionPool: Sendable {
  private let writers: SessionShelf
  /// `nil` if the writer reads too.
  private let readers: SessionShelf?
  /// What slow statements need besides a reader, one fewer than there are readers: quick ones always find
  /// one that is not taken for long.
  private let permits: SlotPool?
  private let timeout: Duration
  /// Sets up a session that was opened.
  private let prepare: (@Sendable (SQLiteSession, Deadline?) async throws -> Void)?
  private let open: @Sendable (SQLiteHandle.Purpose, Deadline?) async throws -> SQLiteSession

  init(
    writer: SQLiteSession, readerCount: Int, acquireTimeout: Duration,
    prepare: (@Sendable (SQLiteSession, Deadline?) async throws -> Void)?,
    open: @escaping @Sendable (SQLiteHandle.Purpose, Deadline?) async throws -> SQLiteSession
  ) {
    self.prepare = prepare
    self.open = open
    timeout = acquireTimeout
    readers =
      readerCount > 0
      ? SessionShelf(
        (0..<readerCount).map { _ in SessionSlot() }, for: .reader, name: "reading connections") : nil
    writers = SessionShelf(
      [SessionSlot(writer)], for: writer.purpose,
      name: readerCount > 0 ? "writing connections" : "connections", closedAfter: readers?.pool)
    permits = readerCount > 1 ? SlotPool(readerCount - 1, of: "reading connections for slow queries") : nil
  }

  var hasReaders: Bool { readers != nil }

  /// A reader that is idle and open, if there is one.
  func idleReader(_ loan: Loan) -> SessionLease? {
    guard let readers, let slot = readers.pool.tryAcquire(loan) else { return nil }
    if let session = readers.slots[slot].session, !session.hasOldAttachments {
      return SessionLease(
        session: session, shelf: readers, slot: slot, permits: nil, permit: 0, isGuest: permits != nil)
    }
    readers.giveBack(slot)
    return nil
  }

  /// A reader for a statement about which nothing is known: as for a slow one if no wait is needed, and otherwise
  /// the one that is kept free, as a guest.
  func readerForNewStatement(_ loan: Loan, deadline: Deadline?) async throws -> SessionLease {
    guard let permits, let readers else { return try await reader(loan, deadline: deadline, isQuick: false) }
    guard let permit = permits.tryAcquire(loan) else {
      return try await reader(loan, deadline: deadline, isQuick: true)
    }
    return try await lease(loan, deadline, from: readers, with: permits, permit)
  }

  func writer(_ loan: Loan, deadline: Deadline?) async throws -> SessionLease {
    try await lease(loan, deadline, from: writers)
  }

  /// - Parameter isQuick: Whether the session is wanted for a statement known to be quick.
  func reader(_ loan: Loan, deadline: Deadline?, isQuick: Bool) async throws -> SessionLease {
    guard let readers else { return try await writer(loan, deadline: deadline) }
    guard !isQuick, let permits else { return try await lease(loan, deadline, from: readers) }
    let permit = try await permits.acquire(loan, within: timeout, deadline: deadline)
    return try await lease(loan, deadline, from: readers, with: permits, permit)
  }

  /// A reader for a task that has a permit; the lease takes the permit over.
  private func lease(
    _ loan: Loan, _ deadline: Deadline?, from readers: SessionShelf, with permits: SlotPool, _ permit: Int
  ) async throws -> SessionLease {
    do {
      return try await lease(loan, deadline, from: readers, permits: permits, permit: permit)
    } catch {
      _ = permits.release(permit)
      throw error
    }
  }

  private func lease(
    _ loan: Loan, _ deadline: Deadline?, from shelf: SessionShelf, permits: SlotPool? = nil, permit: Int = 0
  ) async throws -> SessionLease {
    let slot = try await shelf.pool.acquire(loan, within: timeout, deadline: deadline)
    do {
      let session: SQLiteSession
      if let open = shelf.slots[slot].session {
        session = open
      } else {
        session = try await connect(shelf.slots[slot], for: shelf.purpose, deadline)
      }
      if session.hasOldAttachments { try await session.renewAttachments(until: deadline) }
      return SessionLease(
        session: session, shelf: shelf, slot: slot, permits: permits, permit: permit,
        isGuest: shelf === readers && permits == nil && self.permits != nil)
    } catch {
      shelf.giveBack(slot)
      throw error
    }
  }

  /// Opens the session of a place, unless it is open, and sets it up.
  private func connect(
    _ slot: SessionSlot, for purpose: SQLiteHandle.Purpose, _ deadline: Deadline?
  ) async throws -> SQLiteSession {
    if purpose == .memory, slot.isUsed {
      throw DatabaseError(.connectionLost, "The database in memory was lost after an error.")
    }
    let session = if let new = slot.newSession { new } else { try await newSession(for: purpose, deadline) }
    slot.newSession = nil
    do {
      try await prepare?(session, deadline)
    } catch {
      // A cursor that was released may be about to end its statement.
      await session.gate.acquireIgnoringCancellation()
      await session.closeOnThread()
      session.gate.release()
      throw error
    }
    slot.session = session
    slot.isUsed = true
    return session
  }

  /// Opens a session, which may have to wait for the lock of another program.
  private func newSession(
    for purpose: SQLiteHandle.Purpose, _ deadline: Deadline?
  ) async throws -> SQLiteSession {
    do {
      return try await open(purpose, deadline)
    } catch let error as DatabaseError where error.code == .busy || error.code == .cancelled {
      try Task.checkCancellation()
      if let deadline, deadline.hasPassed { throw deadline.error() }
      throw error
    }
  }

  /// The sessions that have been used and are open. Whoever has not borrowed one uses it under its gate, and finds out
  /// there whether it still is.
  var usedSessions: [SQLiteSession] {
    (writers.slots + (readers?.slots ?? [])).compactMap { slot in slot.shown.withLock { $0 } }
  }

  /// Those of them that read beside the one that writes.
  var usedReaders: [SQLiteSession] {
    (readers?.slots ?? []).compactMap { slot in slot.shown.withLock { $0 } }
  }

  /// The one that writes, if it has been used and is open; under its gate, as ``usedSessions``.
  var usedWriter: SQLiteSession? { writers.slots[0].shown.withLock { $0 } }

  /// Whether the current task reads a stream on one of the connections.
  var isReadByCurrentTask: Bool {
    writers.pool.isReadByCurrentTask || readers?.pool.isReadByCurrentTask ?? false
  }

  /// Turns waiting tasks away, waits for what is on loan and closes the sessions. The writer is last: it folds the log
  /// into the file.
  func close() async {
    let idleWriters = writers.pool.close()
    let idleReaders = readers?.pool.close() ?? []
    _ = permits?.close()
    if let readers { await readers.close(idleReaders) }
    await writers.close(idleWriters)
  }
}
