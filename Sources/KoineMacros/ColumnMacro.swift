import SwiftSyntax
import SwiftSyntaxMacros

/// `@Column`, `@ColumnGroup` and `@Ephemeral`: read by `@Table` and `@Selection`, expand to nothing.
public enum ColumnMacro: PeerMacro {
  /// There is nothing to format.
  public static var formatMode: FormatMode { .disabled }

  /// Expands to nothing, and reports an attribute that is not on a property of a `@Table` or `@Selection`
  /// struct.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let enclosing = context.lexicalContext.first?.asProtocol((any WithAttributesSyntax).self)
    let isRow = enclosing?.attributes.contains { $0.isNamed("Table") || $0.isNamed("Selection") }
    guard isRow != true else { return [] }
    let name = "@" + node.attributeName.trimmedDescription
    var problem = Problem(.attributeOutside(name), at: node)
    if let variable = declaration.as(VariableDeclSyntax.self),
      let element = variable.attributes.first(where: { $0.name == name })
    {
      problem = problem.fixed(by: .remove(element, from: variable))
    }
    context.diagnose(problem.diagnostic)
    return []
  }
}
