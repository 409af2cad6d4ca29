import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import KoineMacros

/// Expands the macros in a source text and compares everything that comes of it.
///
/// - Parameter conformances: Those that the struct does not declare itself.
func expectExpansion(
  of source: String, to expected: String, diagnostics: [DiagnosticSpec] = [],
  applying fixIts: [String]? = nil, fixed: String? = nil,
  conformances: [TypeSyntax] = ["Table", "PrimaryKeyedTable", "CompositeKeyedTable", "InsertableRow"],
  location: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source, expandedSource: expected, diagnostics: diagnostics,
    macroSpecs: [
      "Table": MacroSpec(type: TableMacro.self, conformances: conformances),
      "Selection": MacroSpec(
        type: SelectionMacro.self,
        conformances: ["Table", "SelectedRow", "InsertableRow", "ColumnGroup"]),
      "JSONKeys": MacroSpec(type: JSONKeysMacro.self, conformances: ["JSONKeyed"]),
      "Column": MacroSpec(type: ColumnMacro.self),
      "ColumnGroup": MacroSpec(type: ColumnMacro.self),
      "Ephemeral": MacroSpec(type: ColumnMacro.self),
      "sql": MacroSpec(type: SQLMacro.self),
    ],
    applyFixIts: fixIts, fixedSource: fixed, indentationWidth: .spaces(2),
    failureHandler: { Issue.record("\($0.message)", sourceLocation: location) })
}
