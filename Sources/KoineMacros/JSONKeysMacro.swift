import SwiftSyntax
import SwiftSyntaxMacros

/// `@JSONKeys`: lets queries reach the properties of a struct that is stored as a JSON document.
public enum JSONKeysMacro: MemberMacro, ExtensionMacro {
  /// Formatting costs more than the expansion; the text is written as it should read.
  public static var formatMode: FormatMode { .disabled }

  /// Makes the members of the struct.
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let document = JSONDocument(declaration, attribute: node, in: context, role: .members)
    else { return [] }
    return [GeneratedCode.declaration(document.members)]
  }

  /// Makes the conformance.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard JSONDocument(declaration, attribute: node, in: context, role: .extension) != nil else { return [] }
    return [
      GeneratedCode.extension(
        of: type.trimmedDescription,
        header: GeneratedCode.conformances(["JSONKeyed"], missing: protocols), body: "")
    ]
  }
}
