import SwiftSyntax

/// Syntax nodes around generated text.
///
/// The compiler reads an expansion as text. Parsing it here as well would only cost time, so each node is
/// a shell with the whole text in one token.
enum GeneratedCode {
  /// One or more declarations.
  static func declaration(_ text: String) -> DeclSyntax {
    DeclSyntax(MissingDeclSyntax(placeholder: .identifier(text)))
  }

  /// An extension: `header` stands between the type and the opening brace.
  static func `extension`(of type: String, header: String, body: String) -> ExtensionDeclSyntax {
    ExtensionDeclSyntax(
      modifiers: [DeclModifierSyntax(name: .keyword(.nonisolated, trailingTrivia: .space))],
      extensionKeyword: .keyword(.extension, trailingTrivia: .space),
      extendedType: IdentifierTypeSyntax(name: .identifier(type + header, trailingTrivia: .space)),
      memberBlock: MemberBlockSyntax(
        leftBrace: .leftBraceToken(),
        members: [],
        rightBrace: .identifier(body + "}")
      )
    )
  }
}
