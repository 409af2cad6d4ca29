#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A clock that never goes back, for drivers that look at it many times a statement: it costs less than
/// `ContinuousClock`, whose instants deadlines have.
@_spi(KoineDriver) public enum MonotonicClock {
  /// Nanoseconds from some moment on.
  public static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000
      &+ UInt64(truncatingIfNeeded: time.tv_nsec)
  }
}
