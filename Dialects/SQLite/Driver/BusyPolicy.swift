import CSQLite
import CSQLiteShims
@_spi(KoineDriver) import Koine

/// Decides how long a running statement may go on, for SQLite's busy and progress handlers.
///
/// The handlers run inside `sqlite3_step`, on the thread and in the task that steps. So a cancellation ends
/// exactly the statement of the task that was cancelled. ``Interruption`` is for instructions that take long.
///
/// Whoever has its session has it alone: accesses do not overlap, and are not checked for it.
final class BusyPolicy {
  /// How much of its thread a statement may take.
  enum Limit {
    /// As much as it needs, including waits for locks: it runs on the thread of its session.
    case none
    /// Little, and no waiting for a lock: it holds a thread that belongs to every task of the process.
    case quick
    /// Some: it holds a connection that is kept free for quick statements.
    case light
    /// As much as finding the reason of an error is worth.
    case brief
  }

  @exclusivity(unchecked) var limit = Limit.none {
    didSet { begin() }
  }
  /// Whether a statement that goes beyond its limit is interrupted, or ends its portion with its next row.
  @exclusivity(unchecked) var interruptsBeyondLimit = false
  /// Whether the statement has gone beyond its limit.
  @exclusivity(unchecked) private(set) var isBeyondLimit = false
  /// When the statement has to end.
  @exclusivity(unchecked) var deadline: Deadline? {
    didSet { end = deadline.map { MonotonicClock.now &+ $0.remaining.nanoseconds } ?? .max }
  }
  /// Whether the statement goes on in a cancelled task and after its deadline, as the end of a transaction must.
  var ignoresCancellation = false

  /// Whether a wait for a lock ends with the task, and with the deadline, though the statement does not.
  var endsWaits = false

  /// How long a statement waits for a lock, in nanoseconds.
  let timeout: UInt64
  /// The deadline on ``MonotonicClock``.
  private var end = UInt64.max
  private var waitingSince: UInt64 = 0
  /// Whether the last wait for a lock has ended with the timeout.
  private(set) var hasGivenUp = false
  /// When the handler was first called since the limit was set; 0 before.
  @exclusivity(unchecked) private var runningSince: UInt64 = 0
  /// How often the handler was called since the limit was set.
  @exclusivity(unchecked) private var looks = 0

  /// Virtual machine instructions, some tens of nanoseconds each, between two looks at the clock and the task.
  private static let instructionsBetweenChecks: Int32 = 500
  /// Nanoseconds that a light statement may take.
  private static let lightLimit: UInt64 = 5_000_000
  /// Looks that a brief query may take: some millions of instructions, however busy the computer is.
  private static let briefLooks = 4_000

  init(timeout: Duration) {
    self.timeout = timeout.nanoseconds
  }

  var isCancelled: Bool { !ignoresCancellation && Task.isCancelled }

  /// Whether a wait for a lock must end here.
  private var isWaitOver: Bool {
    if endsWaits { return Task.isCancelled || end != .max && MonotonicClock.now >= end }
    return isCancelled || isOverdue
  }

  /// Whether the statement's time is over.
  var isOverdue: Bool { !ignoresCancellation && end != .max && MonotonicClock.now >= end }

  private func begin() {
    isBeyondLimit = false
    interruptsBeyondLimit = false
    hasGivenUp = false
    runningSince = 0
    looks = 0
  }

  /// Installs the handlers on a connection, which this object must outlive.
  func install(on connection: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_busy_handler(
      connection,
      { context, attempt in
        guard let context else { return 0 }
        return Unmanaged<BusyPolicy>.fromOpaque(context).takeUnretainedValue().wait(attempt: attempt) ? 1 : 0
      }, context)
    sqlite3_progress_handler(
      connection, Self.instructionsBetweenChecks,
      { context in
        guard let context else { return 0 }
        return Unmanaged<BusyPolicy>.fromOpaque(context).takeUnretainedValue().isExhausted() ? 1 : 0
      }, context)
  }

  /// Whether the statement must end here.
  private func isExhausted() -> Bool {
    if isCancelled || isOverdue { return true }
    let allowance: UInt64
    switch limit {
    case .none: return false
    case .quick: allowance = StatementProfile.quickLimit
    case .light: allowance = Self.lightLimit
    case .brief:
      looks += 1
      return looks > Self.briefLooks
    }
    let now = MonotonicClock.now
    if runningSince == 0 {
      runningSince = now
      return false
    }
    guard now - runningSince > allowance else { return false }
    // Between two rows it can go elsewhere without losing its place. That fails if no row comes.
    defer { isBeyondLimit = true }
    return isBeyondLimit && interruptsBeyondLimit
  }

  /// Waits a little for a lock; `false` gives up.
  private func wait(attempt: Int32) -> Bool {
    hasGivenUp = false
    guard limit != .quick, !isWaitOver else { return false }
    if attempt == 0 { waitingSince = MonotonicClock.now }
    return wait(attempt: attempt, since: waitingSince)
  }

  /// Waits a little for a lock for which SQLite does not call the handler; `false` gives up.
  ///
  /// - Parameters:
  ///   - attempt: How often it was waited for before.
  ///   - start: When that began, on ``MonotonicClock``.
  func wait(attempt: Int32, since start: UInt64) -> Bool {
    guard limit != .quick, !isWaitOver else { return false }
    guard MonotonicClock.now - start < timeout else {
      hasGivenUp = true
      return false
    }
    koine_sleep_milliseconds(min(1 << min(attempt, 5), 20))
    return true
  }
}

extension Duration {
  /// In nanoseconds, at most some days.
  fileprivate var nanoseconds: UInt64 {
    guard self > .zero else { return 0 }
    let (seconds, attoseconds) = components
    return UInt64(min(seconds, 1_000_000)) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
  }
}
