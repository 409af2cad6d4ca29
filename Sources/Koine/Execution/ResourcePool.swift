import Synchronization

/// A set of resources that are lent to one task at a time, first come first served.
///
/// A waiting task that is cancelled leaves the queue at once.
package final class ResourcePool<Resource: Sendable>: Sendable {
  private struct Waiter {
    let id: UInt64
    let continuation: CheckedContinuation<Resource?, Never>
  }

  private struct State {
    var idle: [Resource]
    var waiters: [Waiter] = []
    var head = 0
    var nextID: UInt64 = 0
    /// Cancelled between taking a number and joining the queue.
    var cancelled: Set<UInt64> = []
    var isClosed = false

    mutating func popWaiter() -> Waiter? {
      guard head < waiters.count else { return nil }
      let waiter = waiters[head]
      head += 1
      if head == waiters.count || head > 64 {
        waiters.removeFirst(head)
        head = 0
      }
      return waiter
    }
  }

  private let state: Mutex<State>

  package init(_ resources: Resource...) {
    state = Mutex(State(idle: resources))
  }

  /// Takes a resource that is idle, if there is one.
  package func tryAcquire() -> Resource? {
    state.withLock { $0.head < $0.waiters.count ? nil : $0.idle.popLast() }
  }

  /// Waits for a resource.
  ///
  /// - Throws: `CancellationError` where the task is cancelled meanwhile, ``DatabaseError`` with the code
  ///   `misuse` where the pool is closed.
  package func acquire() async throws -> Resource {
    if let resource = tryAcquire() { return resource }
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    let resource = await withTaskCancellationHandler {
      await wait(id: id)
    } onCancel: {
      let waiter = state.withLock { state -> Waiter? in
        guard let index = state.waiters[state.head...].firstIndex(where: { $0.id == id }) else {
          state.cancelled.insert(id)
          return nil
        }
        return state.waiters.remove(at: index)
      }
      waiter?.continuation.resume(returning: nil)
    }
    state.withLock { _ = $0.cancelled.remove(id) }
    if let resource { return resource }
    try Task.checkCancellation()
    throw DatabaseError(.misuse, "The database is closed.")
  }

  /// Waits for a resource even where the task is cancelled. `nil` where the pool is closed.
  @discardableResult
  package func acquireIgnoringCancellation() async -> Resource? {
    if let resource = tryAcquire() { return resource }
    return await wait(id: 0)
  }

  private func wait(id: UInt64) async -> Resource? {
    await withCheckedContinuation { continuation in
      // `nil` where the waiter joined the queue.
      let answer = state.withLock { state -> Resource?? in
        if state.isClosed || state.cancelled.contains(id) { return .some(nil) }
        if state.head == state.waiters.count, let resource = state.idle.popLast() { return resource }
        state.waiters.append(Waiter(id: id, continuation: continuation))
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  /// Gives a resource back, to the task that has waited longest.
  package func release(_ resource: Resource) {
    let waiter = state.withLock { state -> Waiter? in
      if let waiter = state.popWaiter() { return waiter }
      state.idle.append(resource)
      return nil
    }
    waiter?.continuation.resume(returning: resource)
  }

  /// Refuses every later request and those that wait. Resources on loan come back by `release`.
  ///
  /// - Returns: The resources that were idle.
  package func close() -> [Resource] {
    let (idle, waiters) = state.withLock { state in
      state.isClosed = true
      defer {
        state.idle = []
        state.waiters = []
        state.head = 0
      }
      return (state.idle, Array(state.waiters[state.head...]))
    }
    for waiter in waiters { waiter.continuation.resume(returning: nil) }
    return idle
  }

  package var isClosed: Bool { state.withLock { $0.isClosed } }
}
