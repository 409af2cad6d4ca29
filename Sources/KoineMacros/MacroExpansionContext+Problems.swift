import SwiftSyntax
import SwiftSyntaxMacros

/// The two parts of an expansion, which read the same declaration.
enum MacroRole {
  case members
  case `extension`
}

extension MacroExpansionContext {
  /// Reports problems in one of the roles: those of a struct with its members; the compiler may not ask for
  /// the members of an enum, but always for the extension.
  func report(_ problems: [Problem], in role: MacroRole, of declaration: some DeclGroupSyntax) {
    guard (role == .members) == declaration.is(StructDeclSyntax.self) else { return }
    for problem in problems { diagnose(problem.diagnostic) }
  }
}
