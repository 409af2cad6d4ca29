import SwiftSyntax
import SwiftSyntaxMacros

/// `@Table`: makes a struct the row of a table.
///
/// The members hold everything that names a type of the user's code: the struct may be nested, and an
/// extension does not see the types around it. The extension holds the conformances and the initialiser,
/// which as a member would take the struct its memberwise one.
public enum TableMacro: MemberMacro, ExtensionMacro {
  /// Formatting costs more than everything else in an expansion; the text is written as it should read.
  public static var formatMode: FormatMode { .disabled }

  /// Makes the members of the struct, which name types of the user's code.
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var problems: [Problem] = []
    let table = TableDeclaration(
      declaration, attribute: node, lexicalContext: context.lexicalContext, problems: &problems)
    context.report(problems, in: .members, of: declaration)
    guard let table, problems.isEmpty else { return [] }
    return [GeneratedCode.declaration(TableExpansion(table).members)]
  }

  /// Makes the conformances and the initializer.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    var problems: [Problem] = []
    let table = TableDeclaration(
      declaration, attribute: node, lexicalContext: context.lexicalContext, problems: &problems)
    context.report(problems, in: .extension, of: declaration)
    guard let table, problems.isEmpty else { return [] }
    let expansion = TableExpansion(table)
    return [
      GeneratedCode.extension(
        of: type.trimmedDescription,
        header: GeneratedCode.conformances(expansion.conformances, missing: protocols),
        body: expansion.extensionBody)
    ]
  }
}
