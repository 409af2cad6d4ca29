import SwiftSyntax

/// Where a type with a macro is declared.
struct DeclaredPlace {
  private let macro: RowMacro
  private let attribute: AttributeSyntax
  private let lexicalContext: [Syntax]

  init(_ macro: RowMacro, attribute: AttributeSyntax, lexicalContext: [Syntax]) {
    self.macro = macro
    self.attribute = attribute
    self.lexicalContext = lexicalContext
  }

  /// The access of the members that the conformances need: at least internal, even if the type itself is private. `nil`
  /// if no conformance can be added to a type at this place.
  ///
  /// - Parameter noun: What the type is: a struct or an enum.
  func access(
    _ modifiers: DeclModifierListSyntax, _ generics: GenericParameterClauseSyntax?, of noun: String,
    problems: inout [Problem]
  ) -> Access? {
    if let generics {
      problems.append(Problem(.generic(macro, noun), at: generics))
      return nil
    }
    for context in lexicalContext {
      if !context.isProtocol((any DeclGroupSyntax).self) {
        problems.append(Problem(.local(macro), at: attribute))
        return nil
      }
      if context.hasGenericParameters {
        problems.append(Problem(.generic(macro, noun), at: attribute))
        return nil
      }
    }

    if !lexicalContext.isEmpty,
      let modifier = modifiers.first(where: { $0.name.tokenKind == .keyword(.private) })
    {
      problems.append(
        Problem(.privateNested(macro, noun), at: modifier)
          .fixed(by: .replace(modifier.name, with: .fileprivate, named: "fileprivate")))
    }
    let declared = Access(modifiers) ?? Access(inheritedIn: lexicalContext) ?? .internal
    return max(declared, .internal)
  }
}

extension Access {
  /// What a declaration inherits from the extension that it is in.
  fileprivate init?(inheritedIn lexicalContext: [Syntax]) {
    guard let enclosing = lexicalContext.first?.as(ExtensionDeclSyntax.self),
      let access = Access(enclosing.modifiers)
    else { return nil }
    self = access
  }
}

extension Syntax {
  fileprivate var hasGenericParameters: Bool {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
  }
}
