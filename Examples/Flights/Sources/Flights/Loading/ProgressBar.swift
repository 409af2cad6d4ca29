import Foundation

/// A bar that fills up on one line of the terminal. Where the output is no terminal it shows nothing.
struct ProgressBar: Sendable {
  private static let width = 30
  let title: String
  private let isShown = isatty(STDOUT_FILENO) == 1

  init(_ title: String) {
    self.title = title
  }

  func show(_ step: String, _ done: Int, of total: Int) {
    guard isShown else { return }
    let filled = total == 0 ? Self.width : done * Self.width / total
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    write("\r\u{1B}[K\(title)  \(bar)  \(step)  \(done)/\(total)")
  }

  /// Clears the line for what is printed next.
  func finish() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
