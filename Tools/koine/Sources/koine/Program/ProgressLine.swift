import Progress

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A bar on one line of standard error, if that is a terminal; otherwise nothing.
final class ProgressLine {
  private static let interval = Duration.milliseconds(100)

  private var bar: ProgressBar
  private let start = ContinuousClock.now
  private var drawn: Duration?
  private let isShown: Bool

  init(_ title: String) {
    bar = ProgressBar(title: title)
    let terminal = getenv("TERM").map { String(cString: $0) }
    isShown = isatty(STDERR_FILENO) == 1 && terminal != "dumb"
  }

  /// Draws the bar, unless it was drawn a moment ago.
  func show(_ progress: ProgressBar.Progress) {
    guard isShown else { return }
    let time = ContinuousClock.now - start
    if let drawn, time - drawn < Self.interval { return }
    drawn = time
    try? Output.error.end("\r" + bar.text(progress, after: time, width: Self.width) + "\u{1B}[K")
  }

  /// Clears the line for what is printed next.
  func end() {
    guard drawn != nil else { return }
    drawn = nil
    try? Output.error.end("\r\u{1B}[K")
  }

  /// One less than there is: in the last column a cursor goes to the next line.
  private static var width: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 79 }
    return Int(size.ws_col) - 1
  }
}
