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

  /// An extension: `header` is between the type and the opening brace.
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

  /// What follows a type in the head of an extension: the conformances that are still missing.
  static func conformances(_ names: [String], missing: [TypeSyntax]) -> String {
    let missing = Set(missing.map(\.lastName))
    let conformances = names.filter(missing.contains).map { "Koine." + $0 }
    return conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
  }
}

extension TypeSyntax {
  /// The name after the last dot.
  fileprivate var lastName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    return trimmedDescription
  }
}
