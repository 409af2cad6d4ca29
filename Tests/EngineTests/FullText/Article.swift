import Koine

@Table struct Article: Identifiable, Equatable {
  let id: Int
  var title: String
  var body: String?
  var views = 0
}

extension Article {
  static let search = FullTextIndex(of: Article.self, \.title, \.body)

  init(_ id: Int, _ title: String, _ body: String? = nil) {
    self.init(id: id, title: title, body: body)
  }
}

/// What is searched for, as a value of which a model in Swift tells what it finds.
indirect enum Wish: Sendable, CustomStringConvertible {
  case phrase(String)
  case prefix(String)
  case words(String)
  case typed(String)
  case all([Wish])
  case any([Wish])
  case excluding(Wish, Wish)
  case inTitle(Wish)
  case inBody(Wish)

  var query: FullTextQuery {
    switch self {
    case .phrase(let text): .phrase(text)
    case .prefix(let text): .prefix(text)
    case .words(let text): .words(text)
    case .typed(let text): .typed(text)
    case .all(let parts): .all(parts.map(\.query))
    case .any(let parts): .any(parts.map(\.query))
    case .excluding(let wanted, let excluded): wanted.query.excluding(excluded.query)
    case .inTitle(let wish): wish.query.in(Article.columns.title)
    case .inBody(let wish): wish.query.in(Article.columns.body)
    }
  }

  var description: String {
    switch self {
    case .phrase(let text): "phrase(\(text.debugDescription))"
    case .prefix(let text): "prefix(\(text.debugDescription))"
    case .words(let text): "words(\(text.debugDescription))"
    case .typed(let text): "typed(\(text.debugDescription))"
    case .all(let parts): "all(\(parts))"
    case .any(let parts): "any(\(parts))"
    case .excluding(let wanted, let excluded): "\(wanted).excluding(\(excluded))"
    case .inTitle(let wish): "\(wish).in(title)"
    case .inBody(let wish): "\(wish).in(body)"
    }
  }

  /// Whether an article is found.
  func finds(_ article: Article) -> Bool {
    let texts = [article.title, article.body ?? ""].map { FullTextQuery.words(in: $0).map(Word.init) }
    return outcome(texts, [0, 1]) ?? false
  }

  /// Texts that are compared by code point.
  private struct Word: Equatable {
    var scalars: [Unicode.Scalar]

    init(_ text: String) { scalars = Array(text.unicodeScalars) }
  }

  /// `nil` if it asks for nothing.
  private func outcome(_ texts: [[Word]], _ columns: Set<Int>) -> Bool? {
    func found(_ text: String, isPrefix: Bool) -> Bool? {
      let words = FullTextQuery.words(in: text).map(Word.init)
      if words.isEmpty { return nil }
      if words.contains(where: { $0.scalars.count > 254 }) { return false }
      return columns.contains { column in
        let candidates = texts[column]
        return candidates.indices.contains { start in
          guard start + words.count <= candidates.count else { return false }
          return words.indices.allSatisfy { index in
            let (candidate, word) = (candidates[start + index], words[index])
            return isPrefix && index == words.count - 1
              ? candidate.scalars.starts(with: word.scalars) : candidate == word
          }
        }
      }
    }
    switch self {
    case .phrase(let text): return found(text, isPrefix: false)
    case .prefix(let text): return found(text, isPrefix: true)
    case .words(let text):
      return Wish.all(FullTextQuery.words(in: text).map { .phrase($0) }).outcome(texts, columns)
    case .typed(let text):
      var parts = FullTextQuery.words(in: text).map { Wish.phrase($0) }
      let isOpen = FullTextQuery.words(in: text + "x").count == parts.count
      if isOpen, case .phrase(let last)? = parts.popLast() { parts.append(.prefix(last)) }
      return Wish.all(parts).outcome(texts, columns)
    case .all(let parts):
      let outcomes = parts.compactMap { $0.outcome(texts, columns) }
      return outcomes.isEmpty ? nil : !outcomes.contains(false)
    case .any(let parts):
      let outcomes = parts.compactMap { $0.outcome(texts, columns) }
      return outcomes.isEmpty ? nil : outcomes.contains(true)
    case .excluding(let wanted, let excluded):
      guard let found = wanted.outcome(texts, columns) else { return nil }
      return found && !(excluded.outcome(texts, columns) ?? false)
    case .inTitle(let wish): return wish.outcome(texts, columns.intersection([0]))
    case .inBody(let wish): return wish.outcome(texts, columns.intersection([1]))
    }
  }
}

/// Texts that hurt, and wishes made of them.
struct RandomTexts {
  var random: RandomSource

  static let pieces = [
    "sqlite", "SQLite", "sql", "speed", "Élan", "elan", "e\u{301}lan", "ELAN\u{302}", "foo", "bar", "foo-bar",
    "foo_bar",
    "don't", "don’t", "ΣΊΣΥΦΟΣ", "σίσυφος", "straße", "STRASSE", "İstanbul", "istanbul", "日本語", "日本", "हिन्दी",
    "🎉", "🤣", "NEAR(", "AND", "OR", "NOT", "and", "a:*", "*", "\"", "'", "''", ":", "{title}", "title", "\\",
    "$1", "?1",
    "3.14", "1e5", "0x1F", "-5", "user@example.com", "https://a.b/c?d=e", "a", "A", "ａ", "각",
    "\u{1100}\u{1161}\u{11A8}",
    "ﬁ", "Ⅷ", "²", "\u{FFFF}", "\u{10FFFF}", "\u{200B}", "x\u{200D}y", "'; DROP TABLE articles; --", "/*",
    "<->", "&", "|", "!",
    String(repeating: "ab", count: 127), String(repeating: "ab", count: 128),
    String(repeating: "é", count: 300),
  ]
  static let separators = [
    " ", " ", " ", " ", "-", ".", "—", "\n", "\u{A0}", "\u{301}", "'", "\"", "*", "_", "\t", "",
  ]

  mutating func text() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      text += Self.pieces.randomElement(using: &random) ?? ""
      text += Self.separators.randomElement(using: &random) ?? ""
    }
    return text
  }

  mutating func article(_ id: Int) -> Article {
    Article(id, text(), Bool.random(using: &random) ? text() : nil)
  }

  /// Something short that is likely to be found.
  private mutating func words() -> String {
    if Int.random(in: 0..<4, using: &random) == 0 { return text() }
    var piece = Self.pieces.randomElement(using: &random) ?? ""
    if Int.random(in: 0..<3, using: &random) == 0 {
      piece += Self.separators.randomElement(using: &random) ?? ""
      piece += Self.pieces.randomElement(using: &random) ?? ""
    }
    if Bool.random(using: &random) {
      piece = String(
        String.UnicodeScalarView(piece.unicodeScalars.dropLast(Int.random(in: 0...1, using: &random))))
    }
    return piece
  }

  mutating func wish(depth: Int = 3) -> Wish {
    switch Int.random(in: 0..<(depth > 0 ? 12 : 5), using: &random) {
    case 0, 1: return .phrase(words())
    case 2: return .prefix(words())
    case 3: return .words(words())
    case 4: return .typed(words())
    case 5, 6: return .all((0..<Int.random(in: 0...3, using: &random)).map { _ in wish(depth: depth - 1) })
    case 7, 8: return .any((0..<Int.random(in: 0...3, using: &random)).map { _ in wish(depth: depth - 1) })
    case 9: return .excluding(wish(depth: depth - 1), wish(depth: depth - 1))
    case 10: return .inTitle(wish(depth: depth - 1))
    default: return .inBody(wish(depth: depth - 1))
    }
  }
}
