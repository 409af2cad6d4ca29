import Foundation
import Testing

/// Which of the known differences between engines a golden query shows: its name ends with their numbers, as
/// `window-frames-Q25`. The run prints them.
@Suite struct CoveredRowsTests {
  private static let covered: Set<String> = [
    "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F12", "F14", "F16", "F18", "F19", "F20",
    "F32",
    "F34", "O15", "O19", "Q6", "Q8", "Q11", "Q14", "Q15", "Q16", "Q18", "Q19", "Q20", "Q21", "Q22", "Q23",
    "Q24",
    "Q38", "Q41", "Q42", "T9",
  ]

  @Test func eachNumberInANameIsListed() {
    var queries: [String: Int] = [:]
    for query in GoldenTests.topics.joined() {
      for part in query.name.split(separator: "-") where part.wholeMatch(of: /[LPTOQFX][0-9]+/) != nil {
        queries[String(part), default: 0] += 1
      }
    }
    let list = queries.sorted { $0.key.localizedStandardCompare($1.key) == .orderedAscending }
    print("differences shown:", list.map { "\($0.key) (\($0.value))" }.joined(separator: ", "))
    #expect(Set(queries.keys) == Self.covered)
  }
}
