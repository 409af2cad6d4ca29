import SwiftSyntax

/// A Swift type as text.
struct PropertyType {
  /// The type as it is written, optionals written with `?`.
  var text: String
  /// What the optional wraps; `nil` if the type is not an optional, as far as the text tells.
  var wrapped: String?

  init(text: String, wrapped: String? = nil) {
    self.text = text
    self.wrapped = wrapped
  }

  /// The type of a property of the type `owner`.
  init(_ type: TypeSyntax, in owner: String) {
    if let wrapped = type.wrappedType {
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

  /// The type of a default value, if its text tells: that of a literal, of `Date()`, of `x as Int32`, of
  /// arithmetic on literals, and `Mood` for `Mood.happy`. If `Limits.most` is not a `Limits`, the
  /// compiler says so.
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
      self.init(named: callee, in: owner)
    case .memberAccessExpr:
      guard let base = value.as(MemberAccessExprSyntax.self)?.base?.typeName else { return nil }
      self.init(named: base, in: owner)
    case .sequenceExpr:
      guard let elements = value.as(SequenceExprSyntax.self)?.elements else { return nil }
      self.init(ofSequence: Array(elements), in: owner)
    default: return nil
    }
  }

  private init?(named type: ExprSyntax, in owner: String) {
    let text = type.text(in: owner)
    // The property would be optional.
    guard !text.hasPrefix("Optional<"), text != "Optional", !text.hasPrefix("Swift.Optional") else {
      return nil
    }
    self.init(text: text)
  }

  /// The type of `value as Type`, or of literals of one kind with arithmetic between them.
  private init?(ofSequence elements: [ExprSyntax], in owner: String) {
    guard elements.count > 2 else { return nil }
    if elements.count == 3, let coercion = elements[1].as(UnresolvedAsExprSyntax.self),
      coercion.questionOrExclamationMark == nil, let type = elements[2].as(TypeExprSyntax.self)?.type
    {
      self.init(type, in: owner)
      return
    }
    var result: PropertyType?
    for (position, element) in elements.enumerated() {
      if position.isMultiple(of: 2) {
        guard let type = PropertyType(ofDefault: element, in: owner), ["Int", "Double"].contains(type.text)
        else { return nil }
        if result?.text != "Double" { result = type }
      } else {
        guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text,
          ["+", "-", "*", "/"].contains(sign)
        else { return nil }
      }
    }
    guard let result else { return nil }
    self = result
  }

  var optional: PropertyType { PropertyType(text: text + "?", wrapped: text) }

  /// A type of Swift, Foundation or Koine that is not stored as text, or whose texts are not words, by its name
  /// alone. Others the rendering judges.
  var isNoText: Bool {
    var name = wrapped ?? text
    for module in ["Swift.", "Foundation.", "FoundationEssentials.", "Koine."] where name.hasPrefix(module) {
      name.removeFirst(module.count)
    }
    return PropertyType(text: name).isInteger || name.hasPrefix("JSON<") || name.hasPrefix("Scaled<")
      || [
        "Bool", "Double", "Float", "Decimal", "Data", "Date", "UUID", "[UInt8]", "Array<UInt8>",
        "MillisecondText", "SecondText", "DayText", "ISO8601Text", "AnyDateText", "UnixSeconds",
        "UnixMilliseconds", "UnixTime", "ReferenceTime", "JulianDay", "UUIDBytes", "BoolText",
      ].contains(name)
  }

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

  /// Whether the optimiser leaves nothing of it if it is overwritten.
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
