import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `#sql`: a fragment of SQL that is checked while compiling, and otherwise the literal as it is.
public enum SQLMacro: ExpressionMacro {
  /// A literal of several lines must stay as it is.
  public static var formatMode: FormatMode { .disabled }

  /// Expands to the literal, or to a typed expression of it, and reports what is wrong with its text.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let argument = node.arguments.first?.expression else { return "SQLFragment()" }
    let isTyped = node.arguments.count > 1
    let expression: ExprSyntax = isTyped ? "Koine.SQL(\(node.arguments))" : argument.trimmed
    guard let syntax = argument.as(StringLiteralExprSyntax.self) else {
      context.diagnose(notLiteral(argument, of: node, isTyped: isTyped))
      return expression
    }
    let literal = SQLLiteral(syntax)
    for problem in SQLCheck.problems(of: literal) { context.diagnose(problem.diagnostic(in: literal)) }
    return expression
  }

  private static func notLiteral(
    _ argument: ExprSyntax, of node: some FreestandingMacroExpansionSyntax, isTyped: Bool
  ) -> Diagnostic {
    let plain: ExprSyntax = isTyped ? "SQL(\(node.arguments))" : argument.trimmed
    return Diagnostic(
      node: argument,
      message: ProblemMessage(
        text: "'#sql' checks a text before the program runs: write a string literal", id: "notLiteral"),
      fixIts: [
        FixIt(
          message: ProblemMessage(text: "remove '#sql'", id: "removeMacro"),
          changes: [.replace(oldNode: Syntax(node), newNode: Syntax(plain))])
      ])
  }
}
