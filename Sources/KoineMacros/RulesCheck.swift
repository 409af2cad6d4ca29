import SwiftSyntax

/// Finds `constraints`, `indexes` and `generatedColumns` that Swift would not take for the table's: the table would have none,
/// silently.
struct RulesCheck {
  let typeName: String

  private static let elements = [
    "constraints": "TableConstraint", "indexes": "TableIndex", "generatedColumns": "GeneratedColumn",
  ]

  func check(_ declaration: some DeclGroupSyntax, problems: inout [Problem]) {
    for member in declaration.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
        let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let element = Self.elements[name]
      else { continue }
      let problem = Problem.Kind.rulesOfOtherType(name, "[\(element)<\(typeName)>]")
      if let type = binding.typeAnnotation?.type {
        guard !mayBeRules(type, element) else { continue }
        problems.append(
          Problem(problem, at: type).fixed(by: .replace(type, with: "[\(element)<\(typeName)>]")))
      } else if let value = binding.initializer?.value, isElement(value, element) {
        problems.append(Problem(problem, at: value))
      }
    }
  }

  /// Whether the type may be an array of the table's rules, under another name too.
  private func mayBeRules(_ type: TypeSyntax, _ element: String) -> Bool {
    let array = type.as(ArrayTypeSyntax.self)
    guard let identifier = (array?.element ?? type).as(IdentifierTypeSyntax.self),
      identifier.name.text == element
    else { return true }
    let argument = identifier.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
    let name =
      argument?.as(IdentifierTypeSyntax.self)?.name.text ?? argument?.as(MemberTypeSyntax.self)?.name.text
    return array != nil && (name == nil || ["Self", typeName].contains(name))
  }

  /// Whether a value is one rule, as in `TableIndex<Item>.on(\.name)`.
  private func isElement(_ value: ExprSyntax, _ element: String) -> Bool {
    guard
      let called = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
      let base = called.base?.as(GenericSpecializationExprSyntax.self)?.expression
    else { return false }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.text == element
  }
}
