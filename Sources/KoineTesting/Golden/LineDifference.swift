/// Two texts compared line by line, as `diff -u` shows them.
struct LineDifference: CustomStringConvertible {
  let expected: [Substring]
  let found: [Substring]
  /// How many equal lines are shown around a difference.
  var context = 3

  init(expected: String, found: String) {
    self.expected = Self.lines(of: expected)
    self.found = Self.lines(of: found)
  }

  /// A carriage return before a line feed stays a part of its line.
  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
  }

  var description: String {
    // Text compares by bytes: what looks the same need not be the same SQL.
    let difference = found.difference(from: expected) { $0.utf8.elementsEqual($1.utf8) }
    let removed = Set(
      difference.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
    let inserted = Set(
      difference.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })

    var lines: [(mark: String, text: Substring)] = []
    var old = 0
    var new = 0
    while old < expected.count || new < found.count {
      if old < expected.count, removed.contains(old) {
        lines.append(("-", expected[old]))
        old += 1
      } else if new < found.count, inserted.contains(new) {
        lines.append(("+", found[new]))
        new += 1
      } else {
        lines.append((" ", expected[old]))
        old += 1
        new += 1
      }
    }

    var result: [String] = []
    var last = -1
    for index in lines.indices where isNearChange(index, in: lines) {
      if index > last + 1 { result.append("  ⋮") }
      result.append("\(lines[index].mark) \(lines[index].text)")
      last = index
    }
    if last < lines.count - 1 { result.append("  ⋮") }
    return result.joined(separator: "\n")
  }

  private func isNearChange(_ index: Int, in lines: [(mark: String, text: Substring)]) -> Bool {
    let near = max(0, index - context)...min(lines.count - 1, index + context)
    return lines[near].contains { $0.mark != " " }
  }
}
