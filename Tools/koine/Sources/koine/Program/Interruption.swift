import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets Ctrl-C cancel what runs, so that a server ends its query, too. The second Ctrl-C ends the program at once, and
/// so does the first if there is nothing to cancel.
enum Interruption {
  private static let isCancellable = Atomic(false)
  private static let received = Atomic<Int32>(0)

  /// Says that from now on what runs ends soon after its task was cancelled.
  static func cancelsFromNowOn() { isCancellable.store(true, ordering: .relaxed) }

  /// The status of a program that a signal has ended; `nil` if there was none.
  static var status: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : 128 + number
  }

  /// - Parameter task: What a signal cancels.
  /// - Returns: What tells of signals for as long as it is kept.
  static func watch(_ task: Task<Int32, Never>) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      ignore(number)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        let isFirst = received.exchange(number, ordering: .relaxed) == 0
        guard isFirst, isCancellable.load(ordering: .relaxed) else { _exit(128 + number) }
        task.cancel()
      }
      source.activate()
      return source
    }
  }
}

/// A source of signals tells what the system does not act on.
private func ignore(_ number: Int32) { signal(number, SIG_IGN) }
