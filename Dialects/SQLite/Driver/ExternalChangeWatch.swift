import CSQLite
@_spi(KoineDriver) import Koine
import Synchronization

/// Looks whether somebody else has changed the file, another process or another database object, while the database is
/// observed.
///
/// SQLite tells nobody of it, but has a number that is another one after such a change, and stays the same after one of
/// the connection's own. So the connection that writes is asked, between two of its statements.
///
/// While it runs a statement, or has one open that reads, such as a stream, it sees no change. Those that read are
/// asked then. Their numbers change also with what the connection that writes commits, which it counts. What they
/// cannot tell apart, the connection that writes tells later.
final class ExternalChangeWatch: Sendable {
  private struct State {
    /// The last look; `nil` before the first.
    var last: Look?
    /// The last looks of connections that read.
    var readers: [ReaderLook] = []
    /// The look that everybody waits for before he reads; `nil` while nobody observes.
    var first: Task<Void, any Error>?
  }

  /// The connection that was asked, and its answer.
  private struct Look {
    /// `nil` once it is released: another connection may then be in the same place of memory.
    weak var session: SQLiteSession?
    let version: String
  }

  /// A connection that reads, and its answer.
  private struct ReaderLook {
    weak var session: SQLiteSession?
    let version: String
    /// The one that writes, and how often it had begun or ended a commit before.
    weak var writer: SQLiteSession?
    let commits: Int
  }

  /// What the connection that writes says.
  private enum Answer {
    case version(String)
    /// It sees the state in which an open statement found the database.
    case reads
    /// Nothing: a statement runs on it, or somebody holds a lock.
    case nothing
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

  /// Publishes a change that was not there at the last look.
  ///
  /// - Parameter isFirst: Whether nobody has read before it. Without a look before, what it finds may be new.
  func look(isFirst: Bool = false) async throws {
    guard isNeeded(), let writer = try await sessions.openWriter() else { return }
    if isFirst { try await sessions.openReader() }
    let commits = writer.commits
    let readers = sessions.usedReaders.compactMap { session in
      session.versionBetweenReads.map {
        ReaderLook(session: session, version: $0, writer: writer, commits: commits)
      }
    }
    let hasCommitted = writer.commits != commits
    guard let answer = answer(of: writer) else { return }
    let isNew = state.withLock { state in
      let earlier = state.readers
      state.readers = readers
      // Those that are in use now are compared the next time.
      state.readers += earlier.filter { look in
        look.session != nil && !readers.contains { $0.session === look.session }
      }
      switch answer {
      case .version(let version):
        defer { state.last = Look(session: writer, version: version) }
        guard let last = state.last else { return !isFirst }
        return last.session !== writer || last.version != version
      case .reads:
        guard sessions.hasReaders, !isFirst else { return false }
        let known = Self.pairs(earlier, readers)
        return known.isEmpty || known.contains { $0.version != $1.version }
      case .nothing:
        // A commit that has begun and not ended may be seen or not.
        guard !hasCommitted, commits.isMultiple(of: 2) else { return false }
        return Self.pairs(earlier, readers).contains { before, now in
          before.writer === writer && before.commits == commits && before.version != now.version
        }
      }
    }
    if isNew { hub.publish(.unknown) }
  }

  /// The looks of the same connections.
  private static func pairs(
    _ earlier: [ReaderLook], _ later: [ReaderLook]
  ) -> [(ReaderLook, ReaderLook)] {
    later.compactMap { look in earlier.first { $0.session === look.session }.map { ($0, look) } }
  }

  /// What the connection says, or `nil` if it is closed.
  private func answer(of writer: SQLiteSession) -> Answer? {
    guard writer.gate.tryAcquire() else { return .nothing }
    defer { writer.gate.release() }
    guard writer.handle.isOpen else { return nil }
    if writer.isReading { return .reads }
    return writer.dataVersion.map { .version($0) } ?? .nothing
  }
}

extension SessionPool {
  /// The connection that writes, opened if nobody has used it yet; who asks uses it under its gate.
  fileprivate func openWriter() async throws -> SQLiteSession? {
    if let writer = usedWriter { return writer }
    try await writer(Loan(.statement, sql: SQLiteSession.dataVersionQuery), deadline: nil).release()
    return usedWriter
  }

  /// Opens a connection that reads if nobody has used one yet.
  fileprivate func openReader() async throws {
    guard hasReaders, usedReaders.isEmpty else { return }
    let loan = Loan(.statement, sql: SQLiteSession.dataVersionQuery)
    try await reader(loan, deadline: nil, isQuick: true).release()
  }
}

extension SQLiteSession {
  static let dataVersionQuery = "PRAGMA data_version"

  /// Whether a transaction that only reads is open, or a statement that does.
  fileprivate var isReading: Bool { sqlite3_txn_state(handle.pointer, nil) == SQLITE_TXN_READ }

  /// How often it has begun or ended a commit, from whatever thread it is asked.
  fileprivate var commits: Int { handle.changes?.commits.load(ordering: .sequentiallyConsistent) ?? 0 }

  /// ``dataVersion`` of a connection that nobody uses at the moment; `nil` if somebody does.
  fileprivate var versionBetweenReads: String? {
    guard gate.tryAcquire() else { return nil }
    defer { gate.release() }
    guard handle.isOpen, !isReading else { return nil }
    return dataVersion
  }

  /// A text that changes when another connection has changed the file, or one that is attached; `nil` if that cannot be
  /// found out without a wait. The gate is held.
  fileprivate var dataVersion: String? {
    guard handle.isOpen else { return nil }
    handle.busyPolicy.limit = .quick
    defer { handle.busyPolicy.limit = .none }
    // A configuration's own SQL may have attached some, too.
    let schemas = SQLiteHandle.schemas(of: handle.pointer)
    if schemas.count == 1 { return try? handle.query(Self.dataVersionQuery) }
    var versions: [String] = []
    for schema in schemas {
      let query = "PRAGMA \(DefinitionText.name(schema)).data_version"
      guard let version = try? handle.query(query) else { return nil }
      versions.append(version)
    }
    return versions.joined(separator: " ")
  }
}
