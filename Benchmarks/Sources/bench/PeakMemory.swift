import Foundation

/// How much more memory the process has had at most than when the value was made, where the system tells.
struct PeakMemory {
  struct TooMuch: Error, CustomStringConvertible {
    let description: String
  }

  /// What earlier cases have left.
  private let start: Int

  init() {
    // Linux forgets the peak so far.
    try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    start = Self.bytes("VmRSS:") ?? 0
  }

  func check(below limit: Int) throws {
    guard let peak = Self.bytes("VmHWM:"), peak - start > limit else { return }
    throw TooMuch(description: "The process has taken \((peak - start) >> 20) MiB.")
  }

  private static func bytes(_ name: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) })
    else { return nil }
    return line.split(separator: " ").compactMap { Int($0) }.first.map { $0 << 10 }
  }
}
