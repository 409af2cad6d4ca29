import CSQLiteShims
@_spi(KoineDriver) import Koine
import Synchronization

/// The thread of one connection, for statements that would hold a thread of the cooperative pool for long.
///
/// As a task's preferred executor it takes over a whole portion of work, with one hop there and one back.
/// The thread starts with its first job.
final class SessionThread: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isStarted = false
    var isStopped = false
  }

  private let state = Mutex(State())
  private let signal = Signal()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let mustStart = state.withLock { state in
      state.jobs.append(job)
      defer { state.isStarted = true }
      return !state.isStarted
    }
    guard mustStart else { return signal.send() }
    if DetachedThread.start("koine.sqlite", runJobs) { return }
    // The system has no thread to give: the pool's threads do the work.
    let jobs = state.withLock { state in
      state.isStarted = false
      defer { state.jobs = [] }
      return state.jobs
    }
    for job in jobs { globalConcurrentExecutor.enqueue(job) }
  }

  private func runJobs() {
    while true {
      let (jobs, isStopped) = state.withLock { state in
        defer { state.jobs.removeAll(keepingCapacity: true) }
        return (state.jobs, state.isStopped)
      }
      for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
      if jobs.isEmpty {
        if isStopped { return }
        signal.wait()
      }
    }
  }

  /// Lets the thread end when it has nothing left to do.
  func stop() {
    state.withLock { $0.isStopped = true }
    signal.send()
  }
}

/// Owns a C signal. `@unchecked Sendable`: the C object guards itself with a mutex and is never replaced.
private final class Signal: @unchecked Sendable {
  private let pointer = koine_signal_create()

  func send() { koine_signal_send(pointer) }
  func wait() { koine_signal_wait(pointer) }

  deinit { koine_signal_destroy(pointer) }
}
