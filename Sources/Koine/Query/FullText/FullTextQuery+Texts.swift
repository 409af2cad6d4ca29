// Engines mark other words than they find, each its own; texts are marked here, by the rule by which they are found.
extension FullTextQuery {
  /// The words of a text, as they are compared: without case and accents.
  ///
  ///     FullTextQuery.words(in: "Élan, well-kept")      // ["elan", "well", "kept"]
  public static func words(in text: String) -> [String] {
    var words: [String] = []
    eachWord(of: text) { word, _ in words.append(word) }
    return words
  }

  /// Hands each word of a text to `body`, as it is compared, and where it is.
  static func eachWord(of text: String, _ body: (String, Range<String.Index>) -> Void) {
    let scalars = text.unicodeScalars
    var word = String.UnicodeScalarView()
    var start = scalars.startIndex
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      switch WordCharacters.kind(of: scalars[index]) {
      case .letter(let letter):
        if word.isEmpty { start = index }
        word.append(letter)
      case .accent: break
      case .separator:
        if !word.isEmpty { body(String(word), start..<index) }
        word.removeAll(keepingCapacity: true)
      }
      index = next
    }
    if !word.isEmpty { body(String(word), start..<scalars.endIndex) }
  }

  /// Where a text has what the query asks for, from the first place on. What is excluded is not among it, and columns are not
  /// told apart: see ``part(for:)``.
  ///
  ///     let query = FullTextQuery.all(["new york", .prefix("sub")])
  ///     query.ranges(in: "New York's subway")            // of "New York" and "subway"
  ///
  /// - Parameter text: The text.
  /// - Returns: A range for each phrase that was found, and one for several that overlap.
  public func ranges(in text: String) -> [Range<String.Index>] {
    let found = FoundWords(self, in: text)
    return found.runs.map {
      found.ranges[$0.lowerBound].lowerBound..<found.ranges[$0.upperBound - 1].upperBound
    }
  }

  /// A text with marks around what the query asks for.
  ///
  ///     query.highlighted("New York's subway")           // "<b>New York</b>'s <b>subway</b>"
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - opening: What comes before each place.
  ///   - closing: What comes behind it.
  ///   - escaping: What becomes of the text between marks and within them; by default it stays as it is. For a page of HTML,
  ///     say what becomes of `<` and `&`.
  public func highlighted(
    _ text: String, opening: String = "<b>", closing: String = "</b>",
    escaping: (Substring) -> String = { String($0) }
  ) -> String {
    marked(text[...], ranges(in: text), opening, closing, escaping)
  }

  /// The part of a text that has most of what the query asks for, with marks around that.
  ///
  ///     query.excerpt(of: article.body, words: 8)
  ///     // "…take the <b>New York</b> <b>subway</b> to the park…"
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - words: How many words the part has at most; at least one.
  ///   - opening: What comes before each place.
  ///   - closing: What comes behind it.
  ///   - ellipsis: What stands for the text before the part, and behind it.
  ///   - escaping: What becomes of the text between marks and within them; by default it stays as it is.
  public func excerpt(
    of text: String, words: Int = 16, opening: String = "<b>", closing: String = "</b>",
    ellipsis: String = "…",
    escaping: (Substring) -> String = { String($0) }
  ) -> String {
    let found = FoundWords(self, in: text)
    let part = found.part(ofWords: Swift.max(1, words))
    guard part.count < found.ranges.count else {
      return highlighted(text, opening: opening, closing: closing, escaping: escaping)
    }
    let isFirst = part.lowerBound == 0
    let isLast = part.upperBound == found.ranges.count
    let start = isFirst ? text.startIndex : found.ranges[part.lowerBound].lowerBound
    let end = isLast ? text.endIndex : found.ranges[part.upperBound - 1].upperBound
    let ranges = found.runs.map { $0.clamped(to: part) }.filter { !$0.isEmpty }
      .map { found.ranges[$0.lowerBound].lowerBound..<found.ranges[$0.upperBound - 1].upperBound }
    return (isFirst ? "" : ellipsis) + marked(text[start..<end], ranges, opening, closing, escaping)
      + (isLast ? "" : ellipsis)
  }

  private func marked(
    _ text: Substring, _ ranges: [Range<String.Index>], _ opening: String, _ closing: String,
    _ escaping: (Substring) -> String
  ) -> String {
    var result = ""
    var index = text.startIndex
    for range in ranges {
      result += escaping(text[index..<range.lowerBound])
      result += opening
      result += escaping(text[range])
      result += closing
      index = range.upperBound
    }
    return result + escaping(text[index...])
  }

  /// The words of a text, and those among them that a query finds.
  private struct FoundWords {
    /// Where each word is in the text.
    private(set) var ranges: [Range<String.Index>] = []
    /// The words that are found, as ranges of their numbers, which do not overlap.
    private(set) var runs: [Range<Int>] = []

    init(_ query: FullTextQuery, in text: String) {
      var words: [String] = []
      FullTextQuery.eachWord(of: text) { word, range in
        words.append(word)
        ranges.append(range)
      }
      guard case .words(let node) = query.meaning else { return }
      // The phrases by their first word, unless it is the beginning of one.
      var phrases: [String: [SQLFullTextPhrase]] = [:]
      var prefixes: [SQLFullTextPhrase] = []
      for phrase in node.wantedPhrases {
        if phrase.isPrefix, phrase.words.count == 1 {
          prefixes.append(phrase)
        } else {
          phrases[phrase.words[0], default: []].append(phrase)
        }
      }
      for index in words.indices {
        let length = (prefixes + (phrases[words[index]] ?? [])).filter { $0.isFound(in: words, at: index) }
          .map(\.words.count).max()
        guard let length else { continue }
        let run = index..<index + length
        if let last = runs.last, last.upperBound > index {
          runs[runs.count - 1] = last.lowerBound..<Swift.max(last.upperBound, run.upperBound)
        } else {
          runs.append(run)
        }
      }
    }

    /// The words of the part that has the most found words, the first such part; it has as many others before these as behind.
    func part(ofWords count: Int) -> Range<Int> {
      if ranges.count <= count { return 0..<ranges.count }
      let found = runs.flatMap { Array($0) }
      var best = 0..<0
      var end = 0
      for start in found.indices {
        while end < found.count, found[end] < found[start] + count { end += 1 }
        if end - start > best.count { best = start..<end }
      }
      guard let first = best.first, let last = best.last else { return 0..<count }
      let spare = count - (found[last] - found[first] + 1)
      let start = Swift.max(0, Swift.min(found[first] - spare / 2, ranges.count - count))
      return start..<start + count
    }
  }
}

extension SQLFullTextPhrase {
  /// Whether a text has the phrase from a word on.
  fileprivate func isFound(in text: [String], at index: Int) -> Bool {
    guard text.count - index >= words.count, let last = words.last else { return false }
    // Engines compare code points; to Swift, texts are equal that are composed of others.
    for offset in 0..<words.count - 1 where !text[index + offset].hasSameScalars(as: words[offset]) {
      return false
    }
    let other = text[index + words.count - 1]
    return isPrefix ? other.unicodeScalars.starts(with: last.unicodeScalars) : other.hasSameScalars(as: last)
  }
}

extension String {
  fileprivate func hasSameScalars(as other: String) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
