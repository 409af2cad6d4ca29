import Foundation
import Testing

/// Which of the known differences between engines the tests show.
///
/// A difference has a letter and a number: L for names and signs, P for parameters, T for types, O for operators, Q for
/// clauses, F for functions, X for transactions. A golden query that shows some has their numbers in its name, as
/// `window-frames-Q25`; a test function ends with them, as `longNamesAreRefusedL4`. The run prints them.
@Suite struct CoveredRowsTests {
  /// How many differences each letter has.
  private static let rows = ["L": 11, "P": 11, "T": 23, "O": 23, "Q": 45, "F": 34, "X": 9]

  /// Why no test shows a difference.
  private static let outside = [
    "O12": "like has no other escape than a backslash",
    "O21": "coalesce takes two values",
    "Q3": "a limit is an Int, or a parameter that is never NULL",
    "Q39": "a common table is a query",
    "Q44": "TABLESAMPLE does not compile",
    "Q45": "hints do not compile",
    "T20": "texts compared with numbers do not compile: Tests/CompilerTests/CompileFail/Comparisons.swift",
    "X8": "advisory locks are taken by hand",
    "X9": "relatives of PostgreSQL have no dialect yet: Tools/koine/Tests/Outside has one of another",
  ]

  @Test func everyDifferenceIsShownOrSaysWhyNot() throws {
    var shown: [String: [String]] = [:]
    for query in GoldenTests.topics.joined() {
      for part in query.name.split(separator: "-") where part.wholeMatch(of: /[LPTOQFX][0-9]+/) != nil {
        shown[String(part), default: []].append(query.name)
      }
    }
    for function in try Self.testFunctions() {
      guard let numbers = function.firstMatch(of: /[a-z](([LPTOQFX][0-9]+)+)$/)?.1 else { continue }
      for number in numbers.matches(of: /[LPTOQFX][0-9]+/) {
        shown[String(number.0), default: []].append("\(function)()")
      }
    }
    let numbers = Self.rows.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }
      .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    for number in numbers {
      let tests = (shown[number] ?? []).sorted().joined(separator: ", ")
      print("difference \(number):", tests.isEmpty ? "none: \(Self.outside[number] ?? "?")" : tests)
    }
    #expect(numbers.filter { shown[$0] == nil && Self.outside[$0] == nil } == [])
    #expect(Set(shown.keys).subtracting(numbers).sorted() == [])
    #expect(Self.outside.keys.filter { shown[$0] != nil }.sorted() == [], "shown, and said not to be")
  }

  /// The names of the functions in the folder of the tests.
  private static func testFunctions() throws -> [String] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    var names: [String] = []
    for folder in ["EngineTests", "KoineTests", "SQLiteDriverTests", "PostgreSQLDriverTests"] {
      let files = FileManager.default.enumerator(
        at: tests.appending(path: folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        names += text.matches(of: /func ([A-Za-z0-9]+)\(/).map { String($0.1) }
      }
    }
    return names
  }
}
