import Foundation

/// Runs each step of its tasks on a thread of its own.
///
/// An exit test waits in a blocking way for what its process writes. On the threads that all tasks share, of which there
/// are as few as cores, two such waits would keep everybody from going on who holds a lock that the processes wait for:
///
///     _ = await withTaskExecutorPreference(OwnThreads()) {
///       await #expect(processExitsWith: .success) { … }
///     }
final class OwnThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
