import SwiftSyntax
import SwiftSyntaxMacros

/// `@Column`: read by `@Table`, expands to nothing.
public enum ColumnMacro: PeerMacro {
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let enclosing = context.lexicalContext.first?.asProtocol((any WithAttributesSyntax).self)
    if enclosing?.attributes.contains(where: { $0.isNamed("Table") }) != true {
      context.diagnose(Problem(.columnOutsideTable, at: node).diagnostic)
    }
    return []
  }
}
