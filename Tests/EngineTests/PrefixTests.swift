import Koine
import KoineTesting
import Testing

@Table private struct Word: Identifiable {
  let id: Int
  var text: String?
}

/// hasPrefix as a range of texts, against Swift's own comparison of code points.
@Suite struct PrefixTests {
  /// Characters at the ends of ranges: of one, two, three and four bytes, and around the halves of UTF-16.
  private static let characters: [Unicode.Scalar] = [
    "\u{1}", "a", "b", "\u{7E}", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}",
    "\u{10000}", "\u{10FFFE}", "\u{10FFFF}",
  ]

  private static let texts: [String] =
    [""] + characters.map { String($0) }
    + characters.flatMap { first in
      characters.flatMap { second in
        let pair = String(String.UnicodeScalarView([first, second]))
        return [pair, pair + "\u{10FFFF}", pair + "a"]
      }
    }

  @Test(arguments: Engine.allCases) func theRangeHoldsEveryTextThatBeginsWithThePrefix(_ engine: Engine)
    async throws
  {
    try await engine.withDatabase { database in
      try await check(on: database)
    }
  }

  private func check(on database: some Database) async throws {
    try await Word.createTable().execute(database)
    let words = Self.texts.enumerated().map { Word(id: $0 + 1, text: $1) } + [Word(id: 100_000, text: nil)]
    try await Word.insert(words).execute(database)
    for prefix in Self.texts.prefix(300) {
      let expected = words.filter { $0.text?.unicodeScalars.starts(with: prefix.unicodeScalars) == true }.map(
        \.id)
      let found = try await Word.where { $0.text.hasPrefix(prefix) }.order(by: \.id).select(\.id).fetchAll(
        database)
      #expect(found == expected, "\(prefix.unicodeScalars.map(\.value))")
      let others = try await Word.where { !$0.text.hasPrefix(prefix) }.count().fetchOne(database)
      #expect(others == words.count - 1 - expected.count)
    }
  }
}
