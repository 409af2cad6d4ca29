import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

@Table private struct Line: Identifiable, Equatable {
  let id: Int
  var text: String?
  var pattern: String
}

/// A LIKE pattern may be of any length, and come from anywhere.
@Suite struct PatternTests {
  @Test(arguments: Engine.allCases)
  func aPatternMayHaveAnyLength(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Reminders.install(on: database)
      try await Line.createTable().execute(database)
      func phrases(_ pattern: String, _ caseSensitive: Bool) -> Select1<Int, Phrase.Columns> {
        Phrase.where { $0.text.like(pattern, caseSensitive: caseSensitive) }.order(by: \.id).select(\.id)
      }
      for length in [49_999, 50_000, 50_001, 200_000] {
        let long = "z" + String(repeating: "%", count: length - 1)
        #expect(try await phrases(long, false).fetchAll(database) == [19, 20])
        #expect(try await phrases(long, true).fetchAll(database) == [20])
        // The database computes it.
        try await Line.all().delete().execute(database)
        try await Line.insert([
          Line(id: 1, text: "Zebra", pattern: long), Line(id: 2, text: "zebra", pattern: long),
          Line(id: 3, text: "abra", pattern: long), Line(id: 4, text: nil, pattern: long),
        ]).execute(database)
        func lines(_ caseSensitive: Bool, _ negated: Bool = false) async throws -> [Int] {
          let lines =
            negated
            ? Line.where { !$0.text.like($0.pattern, caseSensitive: caseSensitive) }
            : Line.where { $0.text.like($0.pattern, caseSensitive: caseSensitive) }
          return try await lines.order(by: \.id).select(\.id).fetchAll(database)
        }
        #expect(try await lines(false) == [1, 2])
        #expect(try await lines(true) == [2])
        #expect(try await lines(false, true) == [3])
        #expect(try await lines(true, true) == [1, 3])
      }
      // GLOB takes each of these in brackets.
      let wild = String(repeating: "*", count: 16_667)
      #expect(try await phrases(wild, true).fetchAll(database) == [])
      #expect(try await phrases(wild, false).fetchAll(database) == [])
      let text = String(repeating: "a", count: 200_000)
      #expect(
        try await Phrase.where {
          $0.text.contains(text) || $0.text.hasPrefix(text) || $0.text.hasSuffix(text)
        }
        .fetchCount(database) == 0)
    }
  }

  private static let texts = [
    "", "a", "A", "ab", "aB", "abab", "abc", "a%", "a_", "%", "_", "é", "É", "éa", "aéb", "a\\", "\\", "a\nb",
    "aab",
    "aaab", "日本", "a日", "aXbXc", "[a]", "*", "?",
  ]

  private static let patterns = [
    "", "%", "%%", "_", "__", "a", "A", "a%", "%a", "%b", "%a%", "a_", "_b", "%_b", "_%", "%_", "a%b", "a%b%",
    "%ab",
    #"a\%"#, #"a\_"#, #"\%"#, #"%\%"#, #"\\"#, #"a\\"#, #"%\\"#, #"\a"#, #"\A%"#, "é", "É", "_a", "a_b",
    "%é%", "日_", "_本", "a%b%c",
    "%%_%%", "[a]", "*", "?", "a%_", "%a_b",
  ]

  /// A pattern that is computed means what the same one means that is given.
  @Test(arguments: Engine.allCases)
  func aComputedPatternMeansWhatAGivenOneMeans(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Line.createTable().execute(database)
      let texts = Self.texts.enumerated().map { Line(id: $0.offset, text: $0.element, pattern: "") }
      try await Line.insert(texts).execute(database)
      for pattern in Self.patterns {
        try await Line.all().update { $0.pattern = pattern }.execute(database)
        for isSensitive in [false, true] {
          let given = try await Line.where { $0.text.like(pattern, caseSensitive: isSensitive) }
            .order(by: \.id).select(\.text).fetchAll(database)
          let computed = try await Line.where { $0.text.like($0.pattern, caseSensitive: isSensitive) }
            .order(by: \.id).select(\.text).fetchAll(database)
          #expect(given == computed, "\(pattern), \(isSensitive)")
        }
      }
    }
  }

  /// Both engines fail where the escape at the end is reached, and only there.
  @Test func aComputedPatternThatEndsWithinAnEscapeMeansTheSameOnBothEngines() async throws {
    var outcomes: [[String]] = []
    for engine in Engine.allCases {
      try await engine.withDatabase { database async throws in
        try await Line.createTable().execute(database)
        var outcome: [String] = []
        for pattern in [#"\"#, #"a\"#, #"%\"#, #"%a\"#, #"_\"#, #"%_\"#, #"\\\"#, #"b\"#] {
          for text in ["", "a", "ab", "b", "aab", #"a\"#, #"\"#, #"\\"#] {
            try await Line.all().delete().execute(database)
            try await Line.insert([Line(id: 1, text: text, pattern: pattern)]).execute(database)
            do {
              let count = try await Line.where { $0.text.like($0.pattern) }.fetchCount(database)
              outcome.append("\(text) LIKE \(pattern): \(count)")
            } catch let error as DatabaseError {
              outcome.append("\(text) LIKE \(pattern): \(error.code), \(error.message)")
            }
          }
        }
        outcomes.append(outcome)
      }
    }
    #expect(outcomes[0] == outcomes[1])
    #expect(outcomes[0].contains { $0.contains("invalidValue") })
  }
}
