import CLibPQ
@_spi(KoineDriver) import Koine
import Synchronization

/// The work in the background that makes a connection usable again, or closes it, after a segment was given up.
///
/// Until it has ended, it alone uses the connection.
final class Recovery: Sendable {
  enum Plan {
    /// The server is asked to stop what it runs, until it has.
    case stop
    /// What the server runs may end by itself.
    case leave
    /// The server's time is over.
    case close
  }

  private struct Rollbacks {
    var statements: [String] = []
    var isClosed = false
  }

  private struct Answer: @unchecked Sendable {
    // Sendable because it is either the work's or the waiting task's.
    var segment: PipelineSegment?
    /// Whether nobody waits for it.
    var isLeft = false
  }

  let end = Event()
  /// Whether the server has answered with an error.
  let hasFailed = Atomic(false)
  private let rollbacks = Mutex(Rollbacks())
  private let answer = Mutex(Answer())

  /// Hands over what a statement has answered that ended well before it could be stopped.
  ///
  /// - Returns: `false` if nobody waits for it any more.
  func offer(_ segment: PipelineSegment) -> Bool {
    answer.withLock { answer in
      if !answer.isLeft { answer.segment = segment }
      return !answer.isLeft
    }
  }

  /// Takes the answer, if there is one; none is offered afterwards.
  func takeAnswer() -> PipelineSegment? {
    answer.withLock { answer in
      answer.isLeft = true
      defer { answer.segment = nil }
      return answer.segment
    }
  }

  /// Arranges for a rollback as soon as the connection is usable again.
  ///
  /// - Returns: `false` if it has to be run by the caller, as the work has ended.
  func enqueue(_ rollback: String) -> Bool {
    rollbacks.withLock { rollbacks in
      if !rollbacks.isClosed { rollbacks.statements.append(rollback) }
      return !rollbacks.isClosed
    }
  }

  /// The next rollback to run. After a `nil` no other one is taken.
  func nextRollback() -> String? {
    rollbacks.withLock { rollbacks in
      guard rollbacks.statements.isEmpty else { return rollbacks.statements.removeFirst() }
      rollbacks.isClosed = true
      return nil
    }
  }

  var hasRollbacks: Bool { rollbacks.withLock { !$0.statements.isEmpty } }
}

/// Giving up what runs.
extension PostgreSQLSession {
  /// Leaves what runs to the background and waits a moment for the connection to be usable again.
  ///
  /// Afterwards ``segment`` must not be used before ``recovered(_:deadline:)``.
  func giveUp(_ plan: Recovery.Plan) async {
    guard await ending(givenUp: plan, within: Self.promptness) == .well else { return }
    _ = keepPrepared()
    segment.clear()
  }

  /// Like ``giveUp(_:)``, unless what runs has ended by itself meanwhile, without an error.
  ///
  /// - Parameter patience: How long the task waits, in nanoseconds.
  /// - Returns: How it has ended; ``segment`` holds its answer if it has ended well.
  func ending(givenUp plan: Recovery.Plan, within patience: UInt64) async -> Ending {
    guard let link, recovery == nil else { return .unknown }
    isStreaming = false
    let recovery = Recovery()
    self.recovery = recovery
    Task.detached { [self] in
      await recover(link, plan, recovery)
      recovery.end.happen()
    }
    let outcome = await recovery.end.wait(until: MonotonicClock.now + patience, isCancellable: false)
    if outcome == .ready { self.recovery = nil }
    guard let answer = recovery.takeAnswer() else {
      return recovery.hasFailed.load(ordering: .acquiring) ? .failed : .unknown
    }
    // It is the last that the work does.
    self.recovery = nil
    segment = answer
    return .well
  }

  /// What has become of a statement that was given up.
  enum Ending {
    /// It was done before it could be stopped.
    case well
    /// The server says that it has failed: as a rule because it was asked to stop it.
    case failed
    /// The server did not tell.
    case unknown
  }

  /// Waits until the connection is usable again, or closed.
  func recovered(_ sql: String, deadline: Deadline?) async throws {
    guard let recovery else { return }
    switch await recovery.end.wait(until: deadline?.nanoseconds ?? .max, isCancellable: true) {
    case .ready: self.recovery = nil
    case .cancelled: throw CancellationError()
    case .timedOut:
      throw deadline?.error(sql: sql)
        ?? DatabaseError(.connectionLost, "The connection to the server was lost.", sql: sql)
    }
  }

  /// Frees what the segment has answered, unless the segment was given up.
  func clearExchange() {
    if recovery == nil { segment.clear() }
  }

  private var cancelTimeout: UInt64 { configuration.cancelTimeout.nanoseconds }

  private func recover(_ link: LibPQConnection, _ plan: Recovery.Plan, _ recovery: Recovery) async {
    var isUsable = false
    switch plan {
    // The server does not run what it has not received completely; the end of the connection undoes the rest.
    case .stop where !link.hasOutput: isUsable = await stop(link)
    case .leave: isUsable = await drain(link)
    case .stop, .close: break
    }
    var answer = segment
    segment = PipelineSegment()
    while isUsable, let rollback = recovery.nextRollback() {
      isUsable = await roll(back: rollback, on: link)
    }
    if !isUsable {
      // If the server goes on later, it must not run the statement to its end.
      _ = await link.cancelRequest?.send(until: MonotonicClock.now + min(cancelTimeout, 250_000_000))
      disconnect()
      answer.forgetPrepared()
    }
    if answer.error != nil { recovery.hasFailed.store(true, ordering: .releasing) }
    if answer.hasEndedWell, recovery.offer(answer) { return }
    // The server keeps a statement that it has prepared, whatever became of its run.
    if let prepared = answer.prepared { cache.insert(prepared) }
    answer.clear()
  }

  /// Cancels what runs and reads up to its end.
  ///
  /// - Returns: Whether the connection is usable.
  private func stop(_ link: LibPQConnection) async -> Bool {
    let hasEnded = Event()
    async let request = link.cancelRequest?.sendRepeatedly(within: cancelTimeout, hasEnded)
    let isUsable = await drain(link)
    hasEnded.happen()
    // A request that is still under way would hit the next statement.
    return await request != .underWay && isUsable
  }

  /// Reads up to the end of the segment. The server may be silent for `cancelTimeout`: a task that was slow to read
  /// what has arrived must not close the connection for it.
  ///
  /// - Returns: Whether the connection is usable.
  private func drain(_ link: LibPQConnection) async -> Bool {
    let last = MonotonicClock.now + 10 * cancelTimeout
    while true {
      if segment.advance(link) {
        guard segment.awaitsRows else { break }
        guard endRows(on: link, "the rows are given up") else { return false }
      }
      let now = MonotonicClock.now
      guard now < last,
        await link.wait(deadline: now + cancelTimeout, isCancellable: false) == .ready, link.receive()
      else { return false }
    }
    guard link.isUTF8 else { return false }
    guard !segment.isBroken, !segment.isScript || PQenterPipelineMode(link.connection) == 1 else {
      return false
    }
    if segment.hasForgottenStatements { cache.removeAll() }
    noteTransactionState(link)
    return true
  }

  private func roll(back sql: String, on link: LibPQConnection) async -> Bool {
    // A transaction that has ended already needs no rollback.
    if link.isIdle { return true }
    segment = PipelineSegment()
    guard PQsendQueryParams(link.connection, sql, 0, nil, nil, nil, nil, 1) == 1, link.sync() else {
      return false
    }
    defer { segment.clear() }
    return await drain(link) && !link.hasFailedTransaction
  }
}
