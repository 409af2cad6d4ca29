/// Work that goes on when nobody waits for it any more, such as closing a database.
@_spi(KoineDriver) public final class UnattendedWork: Sendable {
  private let queue: WaiterQueue<Bool, Void>

  /// Begins the work, in a task of its own.
  public init(_ body: @escaping @Sendable () async -> Void) {
    let queue = WaiterQueue<Bool, Void>(false)
    self.queue = queue
    Task.detached {
      await body()
      queue.refuseAll { $0 = true }
    }
  }

  /// Waits until the work is done, or the current task is cancelled.
  public func wait() async {
    _ = await queue.wait(until: nil, isCancellable: true) { isDone, _ in isDone ? .refused : nil }
  }
}
