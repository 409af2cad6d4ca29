import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// What `#sql` says of a literal, and what becomes of the literal by each correction that it offers.
struct SQLMistake {
  var message: String
  var fixes: [(fixIt: String, fixed: String)]

  init(_ message: String, _ fixes: (fixIt: String, fixed: String)...) {
    self.message = message
    self.fixes = fixes
  }
}

/// Expects that `#sql` refuses a literal for these mistakes alone.
///
/// - Parameter marked: The source of the literal, with `▿` in front of each mistake.
func expectSQLProblems(
  _ marked: String, _ mistakes: SQLMistake..., location: SourceLocation = #_sourceLocation
) {
  let literal = marked.replacing("▿", with: "")
  let source = { (literal: String) in "let sql = #sql(\(literal))" }
  var specs: [DiagnosticSpec] = []
  let pieces = source(marked).split(separator: "▿", omittingEmptySubsequences: false)
  for (index, mistake) in mistakes.enumerated() where index + 1 < pieces.count {
    let before = pieces[...index].joined()
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    specs.append(
      DiagnosticSpec(
        message: mistake.message, line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1,
        fixIts: mistake.fixes.map { FixItSpec(message: $0.fixIt) }))
  }
  #expect(mistakes.count == pieces.count - 1, sourceLocation: location)
  let fixes = mistakes.flatMap(\.fixes)
  if fixes.isEmpty {
    expectExpansion(of: source(literal), to: "let sql = \(literal)", diagnostics: specs, location: location)
  }
  for fix in fixes {
    expectExpansion(
      of: source(literal), to: "let sql = \(literal)", diagnostics: specs, applying: [fix.fixIt],
      fixed: source(fix.fixed), location: location)
  }
}
