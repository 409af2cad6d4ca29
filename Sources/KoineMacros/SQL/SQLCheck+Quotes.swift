extension SQLCheck {
  // MARK: Never closed

  mutating func report(_ unclosed: SQLParts.Unclosed) {
    let start = unclosed.start
    if unclosed.isComment {
      return report(
        SQLProblem(kind: .unclosedComment(excerpt(from: start)), offset: start)
          .fixed("close the comment", by: (endOfLine(from: start), " */")))
    }
    switch parts.byte(start) {
    case UInt8(ascii: "$"):
      let bytes = parts.bytes[(start + 1)...].prefix { $0 != UInt8(ascii: "$") }
      let tag = String(decoding: bytes, as: UTF8.self)
      let end = parts.bytes.count
      report(
        SQLProblem(kind: .unclosedText(excerpt(from: start), quote: "$\(tag)$"), offset: start)
          .fixed("close the text", by: (end..<end, "$\(tag)$")))
    case UInt8(ascii: "["): reportName(at: start, closer: "]")
    case UInt8(ascii: "`"): reportName(at: start, closer: "`")
    case UInt8(ascii: "\""): reportName(at: start, closer: "\"")
    default:
      let problem = SQLProblem(kind: .unclosedText(excerpt(from: start), quote: "'"), offset: start)
      if let apostrophe {
        report(problem.fixed("double the quote in the text", by: (apostrophe..<apostrophe, "'")))
      } else {
        report(problem.fixed("close the text", by: (endOfLine(from: start), "'")))
      }
    }
  }

  private mutating func reportName(at start: Int, closer: String) {
    let end = endOfLine(from: start)
    report(
      SQLProblem(kind: .unclosedName(excerpt(from: start), quote: closer), offset: start)
        .fixed("close the name", by: (end, literal.source(of: closer, at: end.lowerBound))))
  }

  /// The quote in `'it's'`: it ends a text, and a word begins right behind it.
  private var apostrophe: Int? {
    zip(parts.tokens, parts.tokens.dropFirst()).first { text, word in
      text.kind == .constant && word.word != nil && word.range.lowerBound == text.range.upperBound
        && parts.byte(text.range.upperBound - 1) == UInt8(ascii: "'")
    }.map { $0.0.range.upperBound }
  }

  /// The place behind what is written in the rest of a line.
  private func endOfLine(from start: Int) -> Range<Int> {
    let line = parts.bytes[start...].prefix { $0 != 10 && $0 != 13 }
    let end = line.lastIndex { $0 != 32 && $0 != 9 }.map { $0 + 1 } ?? line.endIndex
    return end..<end
  }

  // MARK: Interpolations

  /// What is interpolated into a text or a name is the name of a placeholder there, not a value.
  mutating func checkQuotes() {
    for token in parts.tokens where token.kind == .constant || token.kind == .quotedName {
      for offset in boundInterpolations(in: token.range) {
        let isName = token.kind == .quotedName
        var problem = SQLProblem(kind: isName ? .interpolationInName : .interpolationInText, offset: offset)
        if let (opening, closing) = quotes(around: offset, in: token) {
          problem = problem.fixed(
            "remove the quotes",
            by: (opening, separator(before: opening.lowerBound, behind: offset)),
            (closing, separator(before: offset + 1, behind: closing.upperBound)))
          if isName, let name = unlabelledArgument(at: offset) {
            let source = literal.interpolation("identifier: \(name)")
            problem = problem.fixed("interpolate it as a name", by: (token.range, source))
          }
        }
        report(problem)
      }
    }
  }

  /// The interpolations in a part of the text, without those of text that is to be as it is.
  func boundInterpolations(in range: Range<Int>) -> [Int] {
    range.filter { offset in
      guard let interpolation = literal.interpolations[offset] else { return false }
      return interpolation.expressions.first?.label?.text != "raw"
    }
  }

  /// The quotes of a token that holds nothing but an interpolation.
  private func quotes(around offset: Int, in token: SQLParts.Token) -> (Range<Int>, Range<Int>)? {
    let opening = token.range.lowerBound..<offset
    let closing = offset + 1..<token.range.upperBound
    guard
      ["''", "E''", "e''", "N''", "n''", "\"\"", "``", "[]"].contains(text(opening) + text(closing))
        || text(opening) == text(closing) && parts.byte(offset - 1) == UInt8(ascii: "$")
    else {
      return nil
    }
    return (opening, closing)
  }

  private func unlabelledArgument(at offset: Int) -> String? {
    guard let arguments = literal.interpolations[offset]?.expressions, arguments.count == 1,
      let argument = arguments.first, argument.label == nil
    else {
      return nil
    }
    return argument.expression.trimmedDescription
  }
}
