import SwiftSyntax
import SwiftSyntaxMacros

/// `@Selection`: makes a struct the shape of a query's rows, and an enum a group of columns.
public enum SelectionMacro: MemberMacro, ExtensionMacro {
  /// Formatting costs more than the expansion; the text is written as it should read.
  public static var formatMode: FormatMode { .disabled }

  /// Makes the members of the struct or enum.
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      let expansion = EnumExpansion(declaration, attribute: node, in: context, role: .members)
      return expansion.map { [GeneratedCode.declaration($0.members)] } ?? []
    }
    guard let expansion = SelectionExpansion(declaration, attribute: node, in: context, role: .members)
    else { return [] }
    return [GeneratedCode.declaration(expansion.members)]
  }

  /// Makes the conformances, and what they need.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      guard let expansion = EnumExpansion(declaration, attribute: node, in: context, role: .extension)
      else { return [] }
      return [
        GeneratedCode.extension(
          of: type.trimmedDescription,
          header: GeneratedCode.conformances(
            ["Table", "SelectedRow", "InsertableRow", "ColumnGroup"], missing: protocols),
          body: expansion.extensionBody)
      ]
    }
    guard let expansion = SelectionExpansion(declaration, attribute: node, in: context, role: .extension)
    else { return [] }
    return [
      GeneratedCode.extension(
        of: type.trimmedDescription,
        header: GeneratedCode.conformances(
          ["Table", "SelectedRow", "InsertableRow"], missing: protocols),
        body: expansion.extensionBody)
    ]
  }
}
