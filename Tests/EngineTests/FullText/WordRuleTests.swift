import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

@Table private struct Text: Identifiable {
  let id: Int
  var content: String
}

/// What a word is, to both engines and to the marks in texts.
@Suite struct WordRuleTests {
  private static let index = FullTextIndex(of: Text.self, \.content)

  /// The words of texts in the order of FTS5's own index.
  private static func wordsOfSQLite(_ texts: [String]) async throws -> [[String]] {
    let database = try SQLiteDatabase.inMemory()
    try await Text.createTable().execute(database)
    try await index.create().execute(database)
    try await Text.insert(texts.enumerated().map { Text(id: $0, content: $1) }).execute(database)
    var words = Array(repeating: [String](), count: texts.count)
    // A temporary table belongs to the connection.
    try await database.withConnection { connection in
      try await connection.execute(
        "CREATE VIRTUAL TABLE temp.words USING fts5vocab(main, 'texts_search', 'instance')")
      let query = RenderedStatement(sql: "SELECT doc, term FROM words ORDER BY doc, offset")
      try await connection.run(query) { row in
        let text = try row.next(Int.self)
        words[text].append(try row.next(String.self))
      }
    }
    await database.close()
    return words
  }

  private static func wordsOfPostgreSQL(_ texts: [String]) async throws -> [[String]] {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await Text.createTable().execute(database)
      try await index.create().execute(database)
      var words: [[String]] = []
      for text in texts {
        let found = try await database.fetchOne("SELECT koine_words(\(text))", as: String.self) ?? ""
        words.append(found.unicodeScalars.split(separator: " ").map { String($0) })
      }
      return words
    }
  }

  /// Each character between letters, many to a text.
  private static func texts(of characters: [Unicode.Scalar]) -> [String] {
    stride(from: 0, to: characters.count, by: 1_000).map { start in
      var text = String.UnicodeScalarView()
      for character in characters[start..<min(start + 1_000, characters.count)] {
        text.append(contentsOf: "q".unicodeScalars)
        text.append(character)
        text.append(contentsOf: "w ".unicodeScalars)
      }
      return String(text)
    }
  }

  private static func scalars(_ words: [String]) -> [[Unicode.Scalar]] {
    words.map { Array($0.unicodeScalars) }
  }

  private func expectSame(_ texts: [String], _ found: [[String]]) {
    for (text, words) in zip(texts, found) {
      let expected = FullTextQuery.words(in: text)
      guard Self.scalars(expected) != Self.scalars(words) else { continue }
      let different = zip(expected, words).first { Self.scalars([$0]) != Self.scalars([$1]) }
      Issue.record(
        "\(different.map { "\($0.unicodeScalars.map(\.value)) and \($1.unicodeScalars.map(\.value))" } ?? "\(expected.count) and \(words.count) words")"
      )
    }
  }

  @Test func sqliteTakesEachCharacterAlike() async throws {
    let texts = Self.texts(of: (1...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) })
    expectSame(texts, try await Self.wordsOfSQLite(texts))
  }

  @Test func postgreSQLTakesEachCharacterAlike() async throws {
    let characters =
      Array(1...0x2FFFF) + stride(from: 0x30000, through: 0x10FFFF, by: 997) + [0xE0041, 0x10FFFF]
    let texts = Self.texts(of: characters.compactMap { Unicode.Scalar(UInt32($0)) })
    expectSame(texts, try await Self.wordsOfPostgreSQL(texts))
  }

  @Test func adversarialTextsHaveTheSameWords() async throws {
    var random = RandomTexts(random: RandomSource(seed: 11))
    var texts = RandomTexts.pieces + (0..<500).map { _ in random.text() }
    for _ in 0..<500 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0..<40, using: &random.random) {
        let limit: UInt32 =
          [0x80, 0x80, 0x530, 0x530, 0xD800, 0x110000].randomElement(using: &random.random) ?? 0x80
        if let scalar = Unicode.Scalar(UInt32.random(in: 1..<limit, using: &random.random)) {
          text.append(scalar)
        }
      }
      texts.append(String(text))
    }
    // The server keeps the first 255 characters of a word.
    texts = texts.filter { FullTextQuery.words(in: $0).allSatisfy { $0.unicodeScalars.count < 256 } }
    expectSame(texts, try await Self.wordsOfSQLite(texts))
    expectSame(texts, try await Self.wordsOfPostgreSQL(texts))
  }

  @Test(
    arguments: [
      ("Élan, well-kept", ["elan", "well", "kept"]),
      ("don't “quote” 3.14 foo_bar", ["don", "t", "quote", "3", "14", "foo", "bar"]),
      ("e\u{301}lan\u{301}", ["elan"]), ("ΣΊΣΥΦΟΣ σίσυφος", ["σίσυφοσ", "σίσυφοσ"]),
      ("日本語 2020年", ["日本語", "2020年"]),
      ("", []), ("!?", []), ("a\0b", ["a", "b"]),
    ] as [(String, [String])])
  func wordsOfAText(_ text: String, _ words: [String]) {
    #expect(FullTextQuery.words(in: text) == words)
  }
}
