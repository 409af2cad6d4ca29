#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What standard output is written to.
enum Terminal {
  /// Whether a person reads the output on a terminal that has colours.
  static var hasColors: Bool {
    guard isatty(STDOUT_FILENO) == 1, getenv("NO_COLOR") == nil else { return false }
    return getenv("TERM").map { String(cString: $0) } != "dumb"
  }
}
