/// What is wrong with a text in SQL, as far as it can be told without knowing the engine.
struct SQLCheck {
  let literal: SQLLiteral
  let parts: SQLParts
  private(set) var problems: [SQLProblem] = []

  /// The problems of a literal, in the order of its text.
  static func problems(of literal: SQLLiteral) -> [SQLProblem] {
    var check = SQLCheck(literal: literal, parts: SQLParts(literal.bytes))
    check.run()
    return check.problems.sorted { $0.offset < $1.offset }
  }

  private init(literal: SQLLiteral, parts: SQLParts) {
    self.literal = literal
    self.parts = parts
  }

  private mutating func run() {
    if parts.bytes.allSatisfy({ $0 == 32 || 9...13 ~= $0 }) {
      report(SQLProblem(kind: .empty, offset: 0))
    }
    for nul in literal.nuls { report(SQLProblem(kind: .nul, offset: nul)) }
    checkKeyword()
    // A quote too few makes a text of what is none, and the other way round.
    if let unclosed = parts.unclosed { return report(unclosed) }
    checkBrackets()
    checkStatements()
    checkQuotes()
    checkComments()
    checkPlaceholders()
  }

  mutating func report(_ problem: SQLProblem) { problems.append(problem) }

  func text(_ range: Range<Int>) -> String { String(decoding: parts.bytes[range], as: UTF8.self) }

  /// A blank, if two parts of the text would become one word when what is between them is removed.
  func separator(before start: Int, behind end: Int) -> String {
    // An interpolation begins and ends as a word does.
    func isPart(_ byte: UInt8?) -> Bool {
      guard let byte else { return false }
      return byte == 0 || byte == 36 || byte == 95 || byte >= 128 || 48...57 ~= byte
        || 97...122 ~= byte | 0x20
    }
    return isPart(parts.byte(start - 1)) && isPart(parts.byte(end)) ? " " : ""
  }

  /// What a message quotes of the text: its line from an offset on, or the start of that.
  func excerpt(from start: Int, to end: Int? = nil) -> String {
    let line = parts.bytes[start..<(end ?? parts.bytes.count)].prefix { $0 != 10 && $0 != 13 }
    let text = shown(line).trimmingBlanks
    return text.count > 24 ? text.prefix(24).trimmingBlanks + "…" : text
  }

  /// What a message quotes of the text: its line up to an offset, or the end of that.
  func excerpt(to end: Int) -> String {
    let line = parts.bytes[..<end].reversed().prefix { $0 != 10 && $0 != 13 }.reversed()
    let text = shown(line).trimmingBlanks
    return text.count > 24 ? "…" + text.suffix(24).trimmingBlanks : text
  }

  private func shown(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self).replacing("\0", with: "\\(…)")
  }

  // MARK: Statements

  private mutating func checkKeyword() {
    guard let keyword = StatementKeyword.meant(by: parts), let range = parts.tokens.first?.range else {
      return
    }
    let word = text(range)
    let replacement = word == word.lowercased() ? keyword.lowercased() : keyword
    report(
      SQLProblem(kind: .misspelled(word, keyword: replacement), offset: range.lowerBound)
        .fixed("replace '\(word)' with '\(replacement)'", by: (range, replacement)))
  }

  /// An engine takes one statement at a time. The body of a trigger or a procedure holds several.
  private mutating func checkStatements() {
    let semicolon = SQLParts.Token.Kind.mark(UInt8(ascii: ";"))
    guard let end = parts.tokens.firstIndex(where: { $0.kind == semicolon && $0.enclosing == nil }),
      let next = parts.tokens[end...].first(where: { $0.kind != semicolon })
    else {
      return
    }
    let words = parts.tokens[..<end].lazy.compactMap(\.word)
    if words.contains("BEGIN"), words.first == "CREATE" || words.contains("ATOMIC") { return }
    let start = next.range.lowerBound
    report(SQLProblem(kind: .secondStatement(excerpt(from: start)), offset: start))
  }

  // MARK: Parentheses

  private mutating func checkBrackets() {
    var open: [SQLParts.Token] = []
    for token in parts.tokens {
      switch token.kind {
      case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")): open.append(token)
      case .mark(UInt8(ascii: ")")): close(&open, with: token, opener: UInt8(ascii: "("))
      case .mark(UInt8(ascii: "]")): close(&open, with: token, opener: UInt8(ascii: "["))
      default: break
      }
    }
    let last = parts.tokens.last { $0.kind != .mark(UInt8(ascii: ";")) }
    for token in open { reportUnclosed(token, insertingAt: last?.range.upperBound ?? 0, "at the end") }
  }

  private mutating func close(_ open: inout [SQLParts.Token], with token: SQLParts.Token, opener: UInt8) {
    let closer = text(token.range)
    guard let last = open.last else {
      return report(
        SQLProblem(
          kind: .nothingToClose(closer, in: excerpt(to: token.range.upperBound)),
          offset: token.range.lowerBound
        )
        .fixed("remove '\(closer)'", by: (token.range, "")))
    }
    if let match = open.lastIndex(where: { $0.kind == .mark(opener) }) {
      for inner in open[(match + 1)...].reversed() {
        reportUnclosed(inner, insertingAt: token.range.lowerBound, "before '\(closer)'")
      }
      open.removeSubrange(match...)
    } else {
      open.removeLast()
      let right = self.closer(of: last)
      report(
        SQLProblem(
          kind: .crossed(
            opener: text(last.range), closer: closer, in: excerpt(to: token.range.upperBound)),
          offset: token.range.lowerBound
        ).fixed("replace '\(closer)' with '\(right)'", by: (token.range, right)))
    }
  }

  private mutating func reportUnclosed(_ token: SQLParts.Token, insertingAt offset: Int, _ place: String) {
    let closer = closer(of: token)
    report(
      SQLProblem(
        kind: .unclosed(text(token.range), in: excerpt(from: start(of: token))),
        offset: token.range.lowerBound
      )
      .fixed("insert '\(closer)' \(place)", by: (offset..<offset, closer)))
  }

  /// Where the call of a function begins.
  private func start(of token: SQLParts.Token) -> Int {
    let name = parts.tokens.last { $0.range.upperBound == token.range.lowerBound && $0.word != nil }
    return name?.range.lowerBound ?? token.range.lowerBound
  }

  private func closer(of token: SQLParts.Token) -> String {
    token.kind == .mark(UInt8(ascii: "(")) ? ")" : "]"
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: String {
    let text = drop { $0 == " " || $0 == "\t" }
    return text.lastIndex { $0 != " " && $0 != "\t" }.map { String(text[...$0]) } ?? ""
  }
}
