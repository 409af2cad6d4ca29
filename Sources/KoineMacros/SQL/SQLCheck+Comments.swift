extension SQLCheck {
  /// A comment takes whatever is behind it in its line, and in a statement that holds the fragment too.
  mutating func checkComments() {
    for comment in parts.comments {
      let isEnded = !comment.isLine || comment.range.upperBound < parts.bytes.count
      let interpolations = boundInterpolations(in: comment.range)
      for offset in interpolations {
        let problem = SQLProblem(kind: .interpolationInComment, offset: offset)
        // Without a line break the rest of the text may be meant as code.
        let blank = separator(before: comment.range.lowerBound, behind: comment.range.upperBound)
        report(isEnded ? problem.fixed("remove the comment", by: (comment.range, blank)) : problem)
      }
      guard comment.isLine, interpolations.isEmpty else { continue }
      if let joint = joint(in: comment) {
        let range = comment.range.lowerBound..<joint
        report(.lineCommentJoined(excerpt(from: range.lowerBound, to: joint)), range)
      } else if !isEnded {
        report(.lineCommentAtEnd(excerpt(from: comment.range.lowerBound)), comment.range)
      }
    }
  }

  /// Where a backslash joins another line, which is not empty, to a comment that has begun.
  private func joint(in comment: SQLParts.Comment) -> Int? {
    literal.joints.first { joint in
      comment.range.dropFirst("--".utf8.count) ~= joint
        && parts.bytes[joint..<comment.range.upperBound].contains { $0 > 32 }
    }
  }

  /// - Parameter range: What is meant as the comment.
  private mutating func report(_ kind: SQLProblem.Kind, _ range: Range<Int>) {
    let problem = SQLProblem(kind: kind, offset: range.lowerBound)
    let words = range.lowerBound + 2..<range.upperBound
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    let hasMark = zip(parts.bytes[words], parts.bytes[words].dropFirst()).contains { first, second in
      first == slash && second == star || first == star && second == slash
    }
    guard !hasMark else { return report(problem) }
    let end = parts.bytes[words].lastIndex { $0 > 32 }.map { $0 + 1 } ?? words.lowerBound
    let opening =
      parts.byte(words.lowerBound).map { $0 > 32 } == true && end > words.lowerBound ? "/* " : "/*"
    report(
      problem.fixed(
        "replace it with '/* … */'", by: (range.lowerBound..<words.lowerBound, opening), (end..<end, " */")))
  }
}
