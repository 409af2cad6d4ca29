import SwiftSyntax

/// Finds a `defaultScope` that Swift would not take for the table's: the table would have none, silently.
struct DefaultScopeCheck {
  let typeName: String

  func check(_ declaration: some DeclGroupSyntax, problems: inout [Problem]) {
    for member in declaration.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "defaultScope" {
        problems.append(Problem(.defaultScopeMethod(typeName), at: function.funcKeyword))
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        check(variable, problems: &problems)
      }
    }
  }

  private func check(_ variable: VariableDeclSyntax, problems: inout [Problem]) {
    guard let binding = variable.bindings.first,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "defaultScope"
    else { return }
    let isStatic = variable.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
    if !isStatic {
      // A stored property of this name is a column.
      guard binding.accessorBlock != nil else { return }
      problems.append(
        Problem(.defaultScopeOfInstance, at: variable.bindingSpecifier).fixed(
          by: .insertStatic(into: variable)))
    } else if let type = binding.typeAnnotation?.type, !mayBeScope(type) {
      problems.append(
        Problem(.defaultScopeType(typeName), at: type).fixed(by: .replace(type, with: "Where<\(typeName)>")))
    }
  }

  /// Whether the type may be `Where` of the table, under another name too: the compiler holds it to that.
  private func mayBeScope(_ type: TypeSyntax) -> Bool {
    if let opaque = type.as(SomeOrAnyTypeSyntax.self) {
      return opaque.someOrAnySpecifier.tokenKind == .keyword(.some)
        && name(of: opaque.constraint) == "TableScope"
    }
    guard name(of: type) == "Where", let argument = genericArgument(of: type) else { return true }
    return ["Self", typeName].contains(argument)
  }

  private func name(of type: TypeSyntax) -> String? {
    type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.name.text
  }

  private func genericArgument(of type: TypeSyntax) -> String? {
    let clause =
      type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
    guard let argument = clause?.arguments.first?.argument.as(TypeSyntax.self) else { return nil }
    return name(of: argument)
  }
}
