import Dispatch

/// Where a connection waits for its server: a thread of the cooperative pool that did would be missed by others.
final class ConnectionThread: TaskExecutor {
  private let queue = DispatchQueue(label: "MariaDB")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
