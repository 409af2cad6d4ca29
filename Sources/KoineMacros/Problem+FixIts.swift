import SwiftDiagnostics
import SwiftSyntax

/// A change of the source that puts a mistake right.
struct Correction {
  var text: String
  var id: String
  var changes: [FixIt.Change]

  var fixIt: FixIt { FixIt(message: ProblemMessage(text: text, id: id), changes: changes) }

  private init(_ text: String, id: String, replacing old: some SyntaxProtocol, with new: some SyntaxProtocol)
  {
    self.text = text
    self.id = id
    changes = [.replace(oldNode: Syntax(old), newNode: Syntax(new))]
  }

  /// One keyword in place of another.
  static func replace(_ keyword: TokenSyntax, with other: Keyword, named name: String) -> Correction {
    Correction(
      "replace '\(keyword.text)' with '\(name)'", id: "replaceKeyword", replacing: keyword,
      with: keyword.with(\.tokenKind, .keyword(other)))
  }

  /// An attribute less.
  static func remove(
    _ attribute: AttributeListSyntax.Element, from variable: VariableDeclSyntax
  ) -> Correction {
    var changed = variable
    changed.attributes = variable.attributes.filter { $0.id != attribute.id }
    changed.leadingTrivia = variable.leadingTrivia
    return Correction(
      "remove '\(attribute.name)'", id: "removeAttribute", replacing: variable, with: changed)
  }

  /// An attribute more, in front of the others.
  static func insert(_ attribute: String, into variable: VariableDeclSyntax) -> Correction {
    var changed = variable
    changed.leadingTrivia = []
    let start = variable.leadingTrivia
    let element = AttributeListSyntax.Element.attribute(
      AttributeSyntax(
        atSign: .atSignToken(leadingTrivia: start),
        attributeName: IdentifierTypeSyntax(name: .identifier(attribute)), trailingTrivia: .space))
    changed.attributes = [element] + changed.attributes
    return Correction(
      "insert '@\(attribute)'", id: "insertAttribute", replacing: variable, with: changed)
  }

  /// An argument of an attribute less, and the attribute with the last one.
  static func remove(_ argument: LabeledExprSyntax, from attribute: AttributeSyntax) -> Correction? {
    guard case .argumentList(let list) = attribute.arguments else { return nil }
    var rest = list.filter { $0.id != argument.id }
    if let last = rest.indices.last { rest[last].trailingComma = nil }
    var changed = attribute
    changed.arguments = rest.isEmpty ? nil : .argumentList(rest)
    if rest.isEmpty {
      changed.leftParen = nil
      changed.rightParen = nil
      changed.trailingTrivia = attribute.trailingTrivia
    }
    return Correction(
      "remove '\(argument.with(\.trailingComma, nil).trimmedDescription)'", id: "removeArgument",
      replacing: attribute, with: changed)
  }

  /// A type annotation for the developer to fill in.
  static func insertType(into binding: PatternBindingSyntax) -> Correction {
    var changed = binding
    let end = binding.pattern.trailingTrivia
    changed.pattern.trailingTrivia = []
    changed.typeAnnotation = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space),
      type: IdentifierTypeSyntax(name: .identifier("<#Type#>", trailingTrivia: end)))
    return Correction(
      "insert ': <#Type#>'", id: "insertType", replacing: binding, with: changed)
  }

  /// A default value for the developer to fill in.
  static func insertDefault(into binding: PatternBindingSyntax) -> Correction {
    var changed = binding
    let comma = binding.trailingComma
    changed.trailingComma = nil
    let end = changed.trailingTrivia
    changed.trailingTrivia = []
    changed.initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
      value: DeclReferenceExprSyntax(baseName: .identifier("<#default#>", trailingTrivia: end)))
    changed.trailingComma = comma
    return Correction(
      "insert '= <#default#>'", id: "insertDefault", replacing: binding, with: changed)
  }

  /// One expression in place of another.
  static func replace(_ expression: ExprSyntax, with other: ExprSyntax) -> Correction {
    let (old, new) = (expression.trimmedDescription, other.trimmedDescription)
    return Correction(
      "replace '\(old)' with '\(new)'", id: "replaceExpression", replacing: expression, with: other)
  }

  /// One type in place of another.
  static func replace(_ type: TypeSyntax, with name: String) -> Correction {
    let new = IdentifierTypeSyntax(
      leadingTrivia: type.leadingTrivia, name: .identifier(name), trailingTrivia: type.trailingTrivia)
    return Correction(
      "replace '\(type.trimmedDescription)' with '\(name)'", id: "replaceType", replacing: type, with: new)
  }

  /// `static` in front of a property.
  static func insertStatic(into variable: VariableDeclSyntax) -> Correction {
    var changed = variable
    changed.bindingSpecifier.leadingTrivia = []
    changed.modifiers.append(
      DeclModifierSyntax(
        leadingTrivia: variable.bindingSpecifier.leadingTrivia, name: .keyword(.static),
        trailingTrivia: .space))
    return Correction("insert 'static'", id: "insertStatic", replacing: variable, with: changed)
  }

  /// `T` in place of `T?`.
  static func unwrap(_ type: TypeSyntax, to wrapped: TypeSyntax) -> Correction {
    Correction(
      "replace '\(type.trimmedDescription)' with '\(wrapped.trimmedDescription)'", id: "unwrap",
      replacing: type,
      with: wrapped.with(\.leadingTrivia, type.leadingTrivia).with(\.trailingTrivia, type.trailingTrivia))
  }
}
