import Synchronization

/// Runs `body`, and fails if it is not done in time. What hangs is cancelled and left behind, so that the failure
/// is told even if nothing ends the wait.
func limited<Result: Sendable>(
  to limit: Duration, _ body: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  let outcome = Outcome<Result>()
  let work = Task {
    do {
      outcome.settle(.success(try await body()))
    } catch {
      outcome.settle(.failure(error))
    }
  }
  let watch = Task {
    try? await Task.sleep(for: limit)
    if !Task.isCancelled {
      outcome.settle(.failure(TestFailure("it was not done after \(limit): something hangs")))
    }
  }
  defer {
    work.cancel()
    watch.cancel()
  }
  return try await withTaskCancellationHandler {
    try await outcome.value()
  } onCancel: {
    work.cancel()
  }
}

/// The first of several results, for one task that waits for it.
private final class Outcome<Value: Sendable>: Sendable {
  private struct State {
    var result: Result<Value, any Error>?
    var waiter: CheckedContinuation<Value, any Error>?
  }

  private let state = Mutex(State())

  func settle(_ result: Result<Value, any Error>) {
    let waiter = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      guard state.result == nil else { return nil }
      state.result = result
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(with: result)
  }

  func value() async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let result = state.withLock { state in
        if state.result == nil { state.waiter = continuation }
        return state.result
      }
      if let result { continuation.resume(with: result) }
    }
  }
}
