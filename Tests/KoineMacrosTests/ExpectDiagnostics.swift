import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// A message that a macro gives, with the corrections that it offers.
struct ExpectedDiagnostic {
  var message: String
  var line: Int
  var column: Int
  var fixIts: [String] = []

  init(_ message: String, _ line: Int, _ column: Int, fixIts: String...) {
    self.message = message
    self.line = line
    self.column = column
    self.fixIts = fixIts
  }
}

/// Expects that the macros refuse a source text, leave nothing but the text without their attributes, and put
/// it right as told.
///
/// - Parameters:
///   - expansion: What they leave of the text, if that is something else.
///   - fixes: What becomes of the text by one correction, which is named by its message.
func expectDiagnostics(
  _ source: String, to expansion: String? = nil, _ diagnostics: ExpectedDiagnostic...,
  fixes: KeyValuePairs<String, String> = [:],
  location: SourceLocation = #_sourceLocation
) {
  let expanded =
    expansion
    ?? source.replacing(
      /@(Table|Selection|JSONKeys|Ephemeral|ColumnGroup|Column)(\(([^()]|\([^()]*\))*\))?\s*/, with: "")
  let specs = diagnostics.map {
    DiagnosticSpec(
      message: $0.message, line: $0.line, column: $0.column,
      fixIts: $0.fixIts.map { FixItSpec(message: $0) })
  }
  if fixes.isEmpty {
    expectExpansion(of: source, to: expanded, diagnostics: specs, location: location)
  }
  for (fixIt, fixed) in fixes {
    expectExpansion(
      of: source, to: expanded, diagnostics: specs, applying: [fixIt], fixed: fixed, location: location)
  }
}
