import SwiftDiagnostics
import SwiftSyntax

/// A mistake in a text of SQL, where it is and how to put it right.
struct SQLProblem {
  enum Kind {
    case empty
    case nul
    case unclosedText(String, quote: String)
    case unclosedName(String, quote: String)
    case unclosedComment(String)
    case unclosed(String, in: String)
    case nothingToClose(String, in: String)
    case crossed(opener: String, closer: String, in: String)
    case interpolationInText
    case interpolationInName
    case interpolationInComment
    case placeholder(String)
    case lineCommentAtEnd(String)
    case lineCommentJoined(String)
    case misspelled(String, keyword: String)
    case secondStatement(String)
  }

  /// A change of the text that puts a mistake right.
  struct Correction {
    var text: String
    /// Parts of the text, and the source in place of each.
    var edits: [(part: Range<Int>, source: String)]
  }

  var kind: Kind
  var offset: Int
  var corrections: [Correction] = []

  /// The same problem, with a way to put it right.
  func fixed(_ text: String, by edits: (part: Range<Int>, source: String)...) -> SQLProblem {
    var copy = self
    copy.corrections.append(Correction(text: text, edits: edits))
    return copy
  }

  func diagnostic(in literal: SQLLiteral) -> Diagnostic {
    let id = String("\(kind)".prefix { $0 != "(" })
    let fixIts = corrections.map { correction in
      FixIt(
        message: ProblemMessage(text: correction.text, id: id),
        changes: correction.edits.map { edit in
          .replaceText(range: literal.range(edit.part), with: edit.source, in: Syntax(literal.syntax))
        })
    }
    // A compiler that passes over the position shows the segment: the message quotes the place too.
    return Diagnostic(
      node: literal.node(at: offset), position: literal.position(offset),
      message: ProblemMessage(text: kind.text, id: id), highlights: [], fixIts: fixIts)
  }
}

extension SQLProblem.Kind {
  fileprivate var text: String {
    switch self {
    case .empty: "this SQL is empty"
    case .nul: "SQL cannot hold a NUL"
    case .unclosedText(let text, let quote): "the text \(text) is never closed with \(quote)"
    case .unclosedName(let name, let quote): "the name \(name) is never closed with \(quote)"
    case .unclosedComment(let comment): "the comment \(comment) is never closed with */"
    case .unclosed(let opener, let text): "'\(opener)' is never closed in '\(text)'"
    case .nothingToClose(let closer, let text): "'\(closer)' closes nothing in '\(text)'"
    case .crossed(let opener, let closer, let text):
      "'\(closer)' does not close '\(opener)' in '\(text)'"
    case .interpolationInText:
      "nothing is bound inside of a quoted text: the engine reads the placeholder as part of it"
    case .interpolationInName:
      "nothing is bound inside of a quoted name: the engine reads the placeholder as part of it"
    case .interpolationInComment: "nothing is bound inside of a comment"
    case .placeholder(let placeholder):
      "'\(placeholder)' is a placeholder without a value: interpolate the value"
    case .lineCommentAtEnd(let comment):
      "the comment '\(comment)' swallows what is behind it: no line break ends it"
    case .lineCommentJoined(let comment):
      "the comment '\(comment)' swallows the next line, which a backslash joins to it"
    case .misspelled(let word, let keyword): "'\(word)' is not a statement; did you mean '\(keyword)'?"
    case .secondStatement(let text):
      "'\(text)' is a second statement: a fragment is one; 'executeScript' runs several"
    }
  }
}
