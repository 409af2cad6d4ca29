import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct KoineMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    TableMacro.self, SelectionMacro.self, ColumnMacro.self, JSONKeysMacro.self, SQLMacro.self,
  ]
}
