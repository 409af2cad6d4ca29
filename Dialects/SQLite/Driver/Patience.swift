import CSQLite
import CSQLiteShims

/// How long a running statement may go on: what SQLite's busy and progress handlers ask.
///
/// The handlers run inside `sqlite3_step`, on the thread and in the task that steps. So a cancellation ends
/// exactly the statement of the task that was cancelled, which `sqlite3_interrupt` from another thread could
/// not promise.
final class Patience {
  /// Whether a lock may be waited for. Never on a thread of the cooperative pool.
  var mayWait = true
  /// Whether the statement runs on in a cancelled task, as the end of a transaction must.
  var ignoresCancellation = false

  private let timeout: UInt64
  private var waitingSince: UInt64 = 0

  /// Virtual machine instructions, some tens of nanoseconds each, between two looks at the task.
  private static let instructionsBetweenChecks: Int32 = 2_000

  init(timeout: Duration) {
    let (seconds, attoseconds) = timeout.components
    self.timeout =
      seconds < 0
      ? 0 : UInt64(min(seconds, 1_000_000)) * 1_000_000_000 + UInt64(max(0, attoseconds) / 1_000_000_000)
  }

  var isCancelled: Bool { !ignoresCancellation && Task.isCancelled }

  /// Installs the handlers on a connection, which this object must outlive.
  func install(on connection: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_busy_handler(
      connection,
      { context, attempt in
        guard let context else { return 0 }
        return Unmanaged<Patience>.fromOpaque(context).takeUnretainedValue().wait(attempt: attempt) ? 1 : 0
      }, context)
    sqlite3_progress_handler(
      connection, Self.instructionsBetweenChecks,
      { context in
        guard let context else { return 0 }
        return Unmanaged<Patience>.fromOpaque(context).takeUnretainedValue().isCancelled ? 1 : 0
      }, context)
  }

  /// Waits a little for a lock; `false` gives up.
  private func wait(attempt: Int32) -> Bool {
    guard mayWait, !isCancelled else { return false }
    let now = koine_monotonic_nanoseconds()
    if attempt == 0 { waitingSince = now }
    guard now - waitingSince < timeout else { return false }
    koine_sleep_milliseconds(min(1 << min(attempt, 5), 20))
    return true
  }
}
