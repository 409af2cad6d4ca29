import SwiftDiagnostics
import SwiftSyntax

/// A mistake in a text of SQL, where it is and how to put it right.
struct SQLProblem {
  enum Kind {
    case empty
    case nul
    case unclosedText(String)
    case unclosedName(String)
    case unclosedComment
    case unclosed(String)
    case nothingToClose(String)
    case crossed(opener: String, closer: String)
    case interpolationInText
    case interpolationInName
    case interpolationInComment
    case placeholder(String)
    case lineCommentAtEnd
    case lineCommentJoined
    case misspelled(String, keyword: String)
    case secondStatement
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
    return Diagnostic(
      node: literal.syntax, position: literal.position(offset),
      message: ProblemMessage(text: kind.text, id: id),
      highlights: [], fixIts: fixIts)
  }
}

extension SQLProblem.Kind {
  fileprivate var text: String {
    switch self {
    case .empty: "this SQL is empty"
    case .nul: "SQL cannot hold a NUL"
    case .unclosedText(let quote): "the text that begins here is never closed with \(quote)"
    case .unclosedName(let quote): "the name that begins here is never closed with \(quote)"
    case .unclosedComment: "the comment that begins here is never closed with */"
    case .unclosed(let opener): "'\(opener)' is never closed"
    case .nothingToClose(let closer): "'\(closer)' closes nothing"
    case .crossed(let opener, let closer): "'\(closer)' does not close '\(opener)'"
    case .interpolationInText:
      "nothing is bound inside of a quoted text: the engine reads the placeholder as part of it"
    case .interpolationInName:
      "nothing is bound inside of a quoted name: the engine reads the placeholder as part of it"
    case .interpolationInComment: "nothing is bound inside of a comment"
    case .placeholder(let placeholder):
      "'\(placeholder)' is a placeholder without a value: interpolate the value"
    case .lineCommentAtEnd: "this comment swallows what is behind it: no line break ends it"
    case .lineCommentJoined: "this comment swallows the next line, which a backslash joins to it"
    case .misspelled(let word, let keyword): "'\(word)' is not a statement; did you mean '\(keyword)'?"
    case .secondStatement: "a fragment is one statement; 'executeScript' runs several"
    }
  }
}
