@_spi(KoineDriver) import Koine
import KoineTesting
import Testing

/// O13: a regular expression matches the same texts on every engine, which are those that ICU finds.
@Suite struct RegularExpressionTests {
  @Test(arguments: [
    ("(", 2, "\"(\" without \")\"; write \"\\(\" for the sign"),
    ("a)", 2, "\")\" without \"(\"; write \"\\)\" for the sign"),
    ("[a", 3, "\"[\" without \"]\"; write \"\\[\" for the sign"),
    ("[]", 3, "a set of nothing; write \"\\]\" for the sign"),
    ("[z-a]", 5, "a range that does not go from one character to a later one"),
    ("[[:alpha:]]", 2, "\"[\" in a set; write \"\\[\" for the sign, and \\d, \\w or \\s for a class"),
    ("*a", 1, "nothing to repeat; write \"\\*\" for the sign"),
    ("a**", 3, "a repetition of a repetition; put the first one in a group"),
    ("a+?", 3, "a repetition of a repetition; put the first one in a group"),
    ("^*", 1, "a repetition of an end of the text"),
    ("a{,3}", 3, "no number behind \"{\"; write \"\\{\" for the sign"),
    ("a{2", 4, "no \"}\" behind the number of repetitions"),
    ("a{3,2}", 7, "fewer repetitions at most than at least"),
    ("a{256}", 5, "more than 255 repetitions"),
    ("(a{200}){200}", 14, "more than 2000 parts, repeated ones counted each time"),
    (#"(a)\1"#, 5, "\"\\1\" does not mean the same on every engine"),
    (#"\bword"#, 2, "\"\\b\" does not mean the same on every engine"),
    ("(?i)a", 3, "a group that begins with \"(?\": only \"(?:\" means the same on every engine"),
    ("a\\", 3, "nothing behind the last backslash"),
    ("a\u{0}", 2, "NUL in it"),
  ]) func whatIsMalformedSaysWhereAndWhy(_ pattern: String, _ position: Int, _ reason: String) {
    #expect(throws: SQLRegularExpression.Malformed(position: position, reason: reason)) {
      try SQLRegularExpression(pattern, caseSensitive: true)
    }
  }

  @Test func whatIsMalformedIsRefusedByEveryDialect() {
    let query = Edge.where { $0.s.matches(regex: "a{") }
    for dialect in GoldenCase.dialects {
      #expect(
        query.check(in: dialect).map(\.description).contains {
          $0.contains("the regular expression \"a{\", at character 3: no number behind \"{\"")
        })
    }
  }

  @Test func randomExpressionsMatchTheSameTextsEverywhere() async throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<12 {
      var calls: [(pattern: String, text: String, call: SQLExpression)] = []
      while calls.count < 100 {
        let pattern = Self.alternatives(3, &random)
        let isSensitive = Bool.random(using: &random)
        // Some repeat an end of the text.
        guard let expression = try? SQLRegularExpression(pattern, caseSensitive: isSensitive) else {
          continue
        }
        for _ in 0..<5 {
          let text = Self.text(&random)
          calls.append((pattern, text, .function(.matches(expression), [.value(.text(text), .text)])))
        }
      }
      let query = SQLQuery.select(SQLSelect(columns: calls.map { .expression($0.call) }))
      for engine in try await FunctionEngine.shared() {
        let rows = try #require(try await engine.rows(of: query, calls.map { _ in .boolean }))
        for (found, call) in zip(rows[0], calls) {
          let expected = try ReferenceEvaluator().value(of: call.call).sqlValue().inOneForm(as: .boolean)
          #expect(found == expected, "\(engine.name): \(call.pattern) of \(call.text.debugDescription)")
        }
      }
    }
  }

  private static let characters = ["a", "b", "A", "é", "😀", "\n", "-", "]", "0", " "]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      characters[Int.random(in: 0..<characters.count, using: &random)]
    }.joined()
  }

  private static func alternatives(_ depth: Int, _ random: inout SeededGenerator) -> String {
    (0..<(Int.random(in: 0..<3, using: &random) == 0 ? 2 : 1)).map { _ in
      (0..<Int.random(in: 1...3, using: &random)).map { _ in part(depth, &random) }.joined()
    }.joined(separator: "|")
  }

  private static func part(_ depth: Int, _ random: inout SeededGenerator) -> String {
    let counts = ["", "", "", "*", "+", "?", "{2}", "{1,}", "{0,2}"]
    let parts = [
      "a", "b", "é", "😀", ".", "[ab]", "[^ab]", "[a-é]", #"\d"#, #"\W"#, #"\s"#, #"[\]\-]"#, #"\-"#,
      "[^\\d\\s]",
      "\n",
    ]
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return "^"
    case 1: return "$"
    case 2...4 where depth > 0:
      return "(\(alternatives(depth - 1, &random)))"
        + counts[Int.random(in: 0..<counts.count, using: &random)]
    default:
      return parts[Int.random(in: 0..<parts.count, using: &random)]
        + counts[Int.random(in: 0..<counts.count, using: &random)]
    }
  }
}
