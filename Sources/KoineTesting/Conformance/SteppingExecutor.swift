import Synchronization

/// Runs the jobs of its tasks when it is told to: a task is then known to have come to its first wait, however busy the
/// machine is.
final class SteppingExecutor: TaskExecutor {
  private let state = Mutex(State())

  private struct State {
    var waiting: [UnownedJob] = []
    /// Whether jobs run as they come.
    var isReleased = false
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isReleased = state.withLock { state in
      if !state.isReleased { state.waiting.append(job) }
      return state.isReleased
    }
    if isReleased { run(job) }
  }

  /// Runs each job that waits, and those that they bring.
  func step() {
    while let job = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// Runs each job as soon as it comes from now on.
  func release() {
    let waiting = state.withLock { state in
      state.isReleased = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for job in waiting { run(job) }
  }

  private func run(_ job: UnownedJob) {
    Task.detached { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
