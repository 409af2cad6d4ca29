/// A closure of the caller's that is called by work which runs elsewhere: on the caller's actor, as when it was made there.
///
/// The caller waits for that work, so its closure never runs beside it.
struct CallersClosure<Value: Sendable, Result: Sendable, Failure: Error>: @unchecked Sendable {
  private let actor: (any Actor)?
  private let body: (Value) throws(Failure) -> Result

  /// - Parameter actor: Where the caller runs: `#isolation` in a function that is `nonisolated(nonsending)`.
  init(on actor: (any Actor)?, _ body: @escaping (Value) throws(Failure) -> Result) {
    self.actor = actor
    self.body = body
  }

  /// - Returns: `nil` if the caller has given no closure.
  init?(on actor: (any Actor)?, _ body: ((Value) throws(Failure) -> Result)?) {
    guard let body else { return nil }
    self.init(on: actor, body)
  }

  @discardableResult
  func callAsFunction(_ value: Value) async throws(Failure) -> Result {
    try await call(value, on: actor)
  }

  private func call(_ value: Value, on actor: isolated (any Actor)?) async throws(Failure) -> Result {
    try body(value)
  }
}
