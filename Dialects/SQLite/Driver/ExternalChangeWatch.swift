@_spi(KoineDriver) import Koine
import Synchronization

/// Looks whether somebody else has changed the file, another process or another database object, while the database is
/// observed.
///
/// SQLite tells nobody of it, but has a number that is another one after such a change, and stays the same after one of
/// the connection's own. So the connection that writes is asked, between two of its statements.
final class ExternalChangeWatch: Sendable {
  private struct State {
    /// The last look; `nil` before the first.
    var last: Look?
    /// The look that everybody waits for before he reads; `nil` while nobody observes.
    var first: Task<Void, any Error>?
  }

  /// The connection that was asked, and its answer.
  private struct Look {
    /// `nil` once it is released: another connection may then be in the same place of memory.
    weak var session: SQLiteSession?
    let version: String
  }

  private let sessions: SessionPool
  private let hub: ChangeHub
  private let interval: Duration
  private let isNeeded: @Sendable () -> Bool
  private let state = Mutex(State())

  /// - Parameter isNeeded: Whether somebody else can change what is read.
  init(
    _ sessions: SessionPool, _ hub: ChangeHub, every interval: Duration,
    while isNeeded: @escaping @Sendable () -> Bool
  ) {
    self.sessions = sessions
    self.hub = hub
    self.interval = interval
    self.isNeeded = isNeeded
  }

  /// Begins to look, until nobody has subscribed to the hub any more. What changes after the return is noticed.
  func begin() async throws {
    let (first, isNew) = state.withLock { state in
      if let first = state.first { return (first, false) }
      // Others may rely on it by now: it goes on if this task is cancelled.
      let first = Task.detached { [self] in try await look(isFirst: true) }
      state.first = first
      return (first, true)
    }
    if isNew {
      Task.detached { [self] in
        _ = await first.result
        repeat {
          while hub.isObserved {
            try? await Task.sleep(for: interval)
            try? await look()
          }
        } while !ends()
      }
    }
    do {
      try await first.value
    } catch  where !isNew {
      // It was another one's attempt.
      try await look()
    }
    try Task.checkCancellation()
  }

  private func ends() -> Bool {
    state.withLock { state in
      guard !hub.isObserved else { return false }
      state = State()
      return true
    }
  }

  /// Publishes a change that was not there at the last look. While a statement runs on the connection nobody else
  /// writes, or the next look sees it.
  ///
  /// - Parameter isFirst: Whether nobody has read before it. Without a look before, what it finds may be new.
  private func look(isFirst: Bool = false) async throws {
    guard isNeeded(), let session = try await sessions.openWriter() else { return }
    guard session.gate.tryAcquire() else { return }
    let version = session.dataVersion
    session.gate.release()
    guard let version else { return }
    let isNew = state.withLock { state in
      defer { state.last = Look(session: session, version: version) }
      guard let last = state.last else { return !isFirst }
      return last.session !== session || last.version != version
    }
    if isNew { hub.publish(.unknown) }
  }
}

extension SessionPool {
  /// The connection that writes, opened if nobody has used it yet; who asks uses it under its gate.
  fileprivate func openWriter() async throws -> SQLiteSession? {
    if let writer = usedWriter { return writer }
    try await writer(Loan(.statement, sql: SQLiteSession.dataVersionQuery), deadline: nil).release()
    return usedWriter
  }
}

extension SQLiteSession {
  static let dataVersionQuery = "PRAGMA data_version"

  /// A text that changes when another connection has changed the file, or one that is attached; `nil` if that cannot be
  /// found out without a wait. The gate is held.
  fileprivate var dataVersion: String? {
    guard handle.isOpen else { return nil }
    handle.busyPolicy.limit = .quick
    defer { handle.busyPolicy.limit = .none }
    guard !handle.attached.isEmpty else { return try? handle.query(Self.dataVersionQuery) }
    var versions: [String] = []
    for schema in SQLiteHandle.schemas(of: handle.pointer) {
      let query = "PRAGMA \(DefinitionText.name(schema)).data_version"
      guard let version = try? handle.query(query) else { return nil }
      versions.append(version)
    }
    return versions.joined(separator: " ")
  }
}
