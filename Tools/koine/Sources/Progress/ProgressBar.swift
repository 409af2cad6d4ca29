/// A line that tells how far a long work has come.
///
///     var bar = ProgressBar(title: "planes.csv")
///     bar.text(.init(rows: 1_000, done: 100_000, total: 1_000_000), after: .zero, width: 80)
///     bar.text(.init(rows: 46_000, done: 550_000, total: 1_000_000), after: .seconds(2), width: 80)
///     // planes.csv  ██████████████▊               55 %  46 000 rows  22 500/s  0:02 left
public struct ProgressBar {
  /// How far the work has come.
  public struct Progress: Hashable, Sendable {
    /// How many rows are done.
    public var rows: Int
    /// How much is done, in any unit.
    public var done: Int
    /// How much there is to do, if that is known.
    public var total: Int?

    /// Work that has come so far.
    public init(rows: Int, done: Int, total: Int?) {
      self.rows = rows
      self.done = done
      self.total = total
    }
  }

  private static let widestBar = 30
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  private let title: String
  /// What was done when the clock began.
  private var first: (progress: Progress, time: Duration)?

  /// A bar behind a title.
  public init(title: String) {
    self.title = title
  }

  /// The line; rate and time left are those since the first call.
  ///
  /// - Parameters:
  ///   - progress: How far the work has come.
  ///   - time: For how long it has lasted.
  ///   - width: How many characters the line has room for.
  public mutating func text(_ progress: Progress, after time: Duration, width: Int) -> String {
    guard let first else {
      self.first = (progress, time)
      return line(progress, [], width)
    }
    let seconds = (time - first.time) / .seconds(1)
    guard seconds > 0 else { return line(progress, [], width) }
    var words = ["\(Self.number(Int(Double(progress.rows - first.progress.rows) / seconds)))/s"]
    let done = Double(progress.done - first.progress.done)
    if let total = progress.total {
      // A text is read in pieces of many rows: what is left is not known before the second one.
      if done > 0 {
        words.append("\(Self.clock(Double(max(total - progress.done, 0)) / done * seconds)) left")
      }
    } else {
      words.append(Self.clock(time / .seconds(1)))
    }
    return line(progress, words, width)
  }

  private func line(_ progress: Progress, _ words: [String], _ width: Int) -> String {
    var parts = ["\(Self.number(progress.rows)) \(progress.rows == 1 ? "row" : "rows")"] + words
    var bar = ""
    if let total = progress.total {
      let share = total == 0 ? 1 : min(Double(progress.done) / Double(total), 1)
      let percent = "\(Int(share * 100))"
      parts.insert(String(repeating: " ", count: max(3 - percent.count, 0)) + percent + " %", at: 0)
      let room = width - parts.joined(separator: "  ").count - title.count - 4
      if room >= 5 { bar = Self.bar(share, min(room, Self.widestBar)) }
    }
    let text = ([title, bar] + parts).filter { !$0.isEmpty }.joined(separator: "  ")
    // What does not fit goes to the next line, which nothing clears.
    return text.count > width ? String(text.prefix(max(width - 1, 0))) + (width > 0 ? "…" : "") : text
  }

  /// Full, partial and empty places.
  private static func bar(_ share: Double, _ width: Int) -> String {
    let parts = Int(share * Double(width * 8))
    let full = String(repeating: "█", count: parts / 8) + eighths[parts % 8]
    return full + String(repeating: " ", count: width - full.count)
  }

  /// Digits in groups of three: `1 234 567`.
  private static func number(_ value: Int) -> String {
    var digits = String(value.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (value < 0 ? "-" : "") + ([digits] + groups).joined(separator: " ")
  }

  /// Minutes and seconds, with hours if there are any: `0:07`, `1:02:03`.
  private static func clock(_ seconds: Double) -> String {
    let seconds = Int(min(seconds.rounded(.up), 360_000))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return (hours > 0 ? "\(hours):\(two(minutes))" : "\(minutes)") + ":" + two(seconds % 60)
  }
}
