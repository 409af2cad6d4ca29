/// How long to wait before the next attempt: twice as long after each one that has failed.
@_spi(KoineDriver) public struct GrowingPause: Sendable {
  /// From the first pause to the longest, in milliseconds.
  private static let limits = 20...5_000
  private var longest = limits.lowerBound

  /// The pauses after a first attempt.
  public init() {}

  /// The next pause. Each caller waits for a time of its own, so that they do not all come back at once.
  public mutating func next() -> Duration {
    defer { longest = min(longest * 2, Self.limits.upperBound) }
    return .milliseconds(Int.random(in: longest / 2...longest))
  }
}
