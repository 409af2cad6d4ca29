/// Places for connections, lent to one user at a time, first come first served.
///
/// It lends numbers, so that it is one type for every driver: each keeps its sessions in an array.
@_spi(KoineDriver) public final class SlotPool: Sendable {
  private struct State: Sendable {
    /// What came back last is lent first: its connection is the likeliest to be open.
    var idle: [Int]
    var loans: [Loan?]
    var isClosed = false
    var retired = 0
    var closing: [UnsafeContinuation<Void, Never>] = []

    mutating func lend(_ loan: Loan) -> Int? {
      guard !isClosed, let slot = idle.popLast() else { return nil }
      loans[slot] = loan
      return slot
    }
  }

  private let count: Int
  /// What is lent, in the plural.
  private let name: String
  private let queue: WaiterQueue<State, Int>

  /// A pool whose slots are all free.
  ///
  /// - Parameter name: What is lent, in the plural, for messages.
  public init(_ count: Int, of name: String) {
    self.count = count
    self.name = name
    queue = WaiterQueue(
      State(idle: Array((0..<count).reversed()), loans: Array(repeating: nil, count: count)))
  }

  /// How many tasks wait.
  public var waiting: Int { queue.waiting }

  /// Takes a slot if one is free and nobody waits.
  public func tryAcquire(_ loan: Loan) -> Int? {
    queue.withState { state, waiting in waiting > 0 ? nil : state.lend(loan) }
  }

  /// Waits for a slot.
  ///
  /// - Throws: `CancellationError`, or ``DatabaseError`` with the code `misuse` if the pool is closed or the wait could
  ///   not end, `acquireTimeout`, or `deadlineExceeded`.
  public func acquire(_ loan: Loan, within timeout: Duration, deadline: Deadline? = nil) async throws -> Int {
    if let slot = tryAcquire(loan) { return slot }
    var isOwn = false
    let limit = WaitLimit(timeout, deadline)
    let outcome = await queue.wait(until: limit.instant, isCancellable: true) { state, waiting in
      if state.isClosed { return .refused }
      if waiting == 0, let slot = state.lend(loan) { return .served(slot) }
      isOwn = state.loans.allSatisfy { $0?.reader?.isCurrentTask ?? false }
      return isOwn ? .refused : nil
    }
    switch outcome {
    case .served(let slot):
      // What the slot's last user has noted may still be there.
      let loan = Loan(loan.use, sql: loan.sql, reader: loan.reader)
      queue.withState { state, _ in state.loans[slot] = loan }
      return slot
    case .cancelled: throw CancellationError()
    case .timedOut: throw limit.error(holders)
    case .refused where isOwn:
      throw DatabaseError(
        .misuse,
        "The task waits for a connection that a stream or backup of its own holds. End that first, or allow more connections. \(holders)"
      )
    case .refused: throw DatabaseError.databaseIsClosed
    }
  }

  /// Gives a slot back, to the task that has waited longest.
  ///
  /// - Parameter isLast: Whether the others that are free are lent before it.
  /// - Returns: `false` if the pool is closed: the caller closes the connection, then calls ``retire(_:)``.
  public func release(_ slot: Int, isLast: Bool = false) -> Bool {
    var isKept = true
    queue.serve { state, waiting in
      state.loans[slot] = nil
      if state.isClosed {
        isKept = false
        return nil
      }
      if waiting > 0 { return slot }
      state.idle.insert(slot, at: isLast ? 0 : state.idle.count)
      return nil
    }
    return isKept
  }

  // MARK: Closing

  /// Whether ``close()`` has been called.
  public var isClosed: Bool { queue.withState { state, _ in state.isClosed } }

  /// Sends away those who wait, and refuses whoever comes later.
  ///
  /// - Returns: The slots that were idle: the caller closes their connections, then calls ``retire(_:)``.
  public func close() -> [Int] {
    var idle: [Int] = []
    queue.refuseAll { state in
      state.isClosed = true
      idle = state.idle
      state.idle = []
    }
    return idle
  }

  /// Notes that the connections of that many slots are closed for good.
  public func retire(_ number: Int) {
    let closing = queue.withState { state, _ in
      state.retired += number
      guard state.retired >= count else { return [UnsafeContinuation<Void, Never>]() }
      defer { state.closing = [] }
      return state.closing
    }
    for continuation in closing { continuation.resume() }
  }

  /// Waits until every connection is closed.
  public func waitUntilRetired() async {
    await withUnsafeContinuation { continuation in
      let isDone = queue.withState { state, _ in
        if state.retired >= count { return true }
        state.closing.append(continuation)
        return false
      }
      if isDone { continuation.resume() }
    }
  }

  /// Whether the current task reads a stream on one of the connections.
  public var isReadByCurrentTask: Bool {
    queue.withState { state, _ in state.loans.contains { $0?.reader?.isCurrentTask ?? false } }
  }

  /// Who has the slots.
  private var holders: String {
    let loans = queue.withState { state, _ in state.loans.compactMap(\.self) }
    // The longest first, which is the likeliest to be the cause.
    let named = loans.sorted { $0.since < $1.since }.prefix(8).map(\.description)
    let rest = loans.count > 8 ? " and \(loans.count - 8) more" : ""
    return "\(loans.count) of \(count) \(name) in use: \(named.joined(separator: "; "))\(rest)."
  }
}

/// When a wait for a connection or a turn ends, and with which error.
struct WaitLimit {
  let instant: ContinuousClock.Instant
  private let timeout: Duration
  private let deadline: Deadline?

  init(_ timeout: Duration, _ deadline: Deadline?) {
    self.timeout = timeout
    let wait = Deadline(after: timeout)
    if let deadline, deadline.instant < wait.instant {
      instant = deadline.instant
      self.deadline = deadline
    } else {
      instant = wait.instant
      self.deadline = nil
    }
  }

  /// - Parameter holders: Who has what was waited for: a sentence.
  func error(_ holders: String) -> DatabaseError {
    if let deadline {
      return DatabaseError(.deadlineExceeded, "\(deadline.error().message) It was still waiting. \(holders)")
    }
    return DatabaseError(
      .acquireTimeout,
      "The connection did not become free within the acquireTimeout of \(timeout). \(holders)")
  }
}
