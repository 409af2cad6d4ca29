@_spi(KoineDriver) import Koine

/// How long a task has worked without a pause. One that decodes many rows must let other tasks have its thread.
struct Pace {
  private var start = MonotonicClock.now

  /// Whether the task has worked for 5 ms.
  func isTimeToRest() -> Bool { MonotonicClock.now - start > 5_000_000 }
}
