import SwiftSyntax

/// A Swift type as text.
struct PropertyType {
  /// The type as it is written, optionals written with `?`.
  var text: String
  /// What the optional wraps; `nil` where the type is none, as far as the text tells.
  var wrapped: String?

  init(text: String, wrapped: String? = nil) {
    self.text = text
    self.wrapped = wrapped
  }

  /// The type of a property of the type `owner`.
  init(_ type: TypeSyntax, in owner: String) {
    if let optional = type.as(OptionalTypeSyntax.self) {
      self.init(wrapping: optional.wrappedType, in: owner)
    } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self.init(wrapping: optional.wrappedType, in: owner)
    } else if let wrapped = type.genericOptionalArgument {
      self.init(wrapping: wrapped, in: owner)
    } else {
      let text = type.text(in: owner)
      self.init(text: type.needsParentheses ? "(\(text))" : text)
    }
  }

  private init(wrapping wrapped: TypeSyntax, in owner: String) {
    let inner = PropertyType(wrapped, in: owner).text
    self.init(text: inner + "?", wrapped: inner)
  }

  /// The type of a default value, where its text tells.
  init?(ofDefault value: ExprSyntax, in owner: String) {
    switch value.kind {
    case .stringLiteralExpr: self.init(text: "String")
    case .booleanLiteralExpr: self.init(text: "Bool")
    case .integerLiteralExpr: self.init(text: "Int")
    case .floatLiteralExpr: self.init(text: "Double")
    case .prefixOperatorExpr:
      guard let prefixed = value.as(PrefixOperatorExprSyntax.self),
        prefixed.operator.text == "-" || prefixed.operator.text == "+",
        prefixed.expression.is(IntegerLiteralExprSyntax.self)
          || prefixed.expression.is(FloatLiteralExprSyntax.self)
      else { return nil }
      self.init(ofDefault: prefixed.expression, in: owner)
    case .functionCallExpr:
      guard let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression.typeName
      else { return nil }
      self.init(text: callee.text(in: owner))
    default: return nil
    }
  }

  var optional: PropertyType { PropertyType(text: text + "?", wrapped: text) }

  /// An integer type of the standard library, by its name alone.
  var isInteger: Bool {
    let name = text.hasPrefix("Swift.") ? String(text.dropFirst(6)) : text
    return [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ].contains(name)
  }
}

extension TypeSyntax {
  fileprivate var needsParentheses: Bool {
    self.is(SomeOrAnyTypeSyntax.self) || self.is(CompositionTypeSyntax.self)
      || self.is(FunctionTypeSyntax.self) || self.is(AttributedTypeSyntax.self)
  }

  /// The `T` of `Optional<T>`.
  fileprivate var genericOptionalArgument: TypeSyntax? {
    let arguments: GenericArgumentClauseSyntax?
    if let type = self.as(IdentifierTypeSyntax.self), type.name.text == "Optional" {
      arguments = type.genericArgumentClause
    } else if let type = self.as(MemberTypeSyntax.self), type.name.text == "Optional",
      type.baseType.trimmedDescription == "Swift"
    {
      arguments = type.genericArgumentClause
    } else {
      return nil
    }
    guard let argument = arguments?.arguments.first?.argument else { return nil }
    return TypeSyntax(argument)
  }
}

extension ExprSyntax {
  /// The part of a called expression that names a type, by Swift's habit of capitals: `Date`, `Set<Int>`,
  /// `A.B`, `[UInt8]`, and the base of `Date.init`.
  fileprivate var typeName: ExprSyntax? {
    switch kind {
    case .declReferenceExpr:
      return trimmedDescription.unquoted.first?.isUppercase == true ? self : nil
    case .memberAccessExpr:
      guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
      let name = member.declName.baseName.text
      if name == "init" { return base.typeName }
      return name.unquoted.first?.isUppercase == true ? self : nil
    case .genericSpecializationExpr:
      return self.as(GenericSpecializationExprSyntax.self)?.expression.typeName == nil ? nil : self
    case .arrayExpr, .dictionaryExpr:
      return self
    default:
      return nil
    }
  }

  /// Whether the optimiser leaves nothing of it where it is overwritten.
  var isLiteral: Bool {
    switch kind {
    case .stringLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr,
      .nilLiteralExpr:
      true
    case .prefixOperatorExpr:
      self.as(PrefixOperatorExprSyntax.self)?.expression.isLiteral ?? false
    default: false
    }
  }
}
