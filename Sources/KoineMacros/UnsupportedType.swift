import SwiftSyntax

// Types that no column can hold, as far as their text tells; the compiler knows the others.
extension TypeSyntax {
  /// What is wrong with the type of a property that says nothing about its storage.
  func problemAsColumn(of variable: VariableDeclSyntax) -> Problem? {
    if let wrapped = wrappedType {
      if wrapped.wrappedType != nil {
        return Problem(.nestedOptional, at: self).fixed(by: .unwrap(self, to: wrapped))
      }
      return wrapped.problemAsColumn(of: variable)
    }
    let hint: String
    let kind: String
    switch self.kind {
    case .tupleType:
      guard let elements = self.as(TupleTypeSyntax.self)?.elements else { return nil }
      if elements.count == 1, let only = elements.first { return only.type.problemAsColumn(of: variable) }
      (kind, hint) = ("a tuple", "declare a property for each of its parts")
    case .functionType:
      (kind, hint) = ("a function", "mark the property '@Ephemeral'")
    case .someOrAnyType, .compositionType:
      (kind, hint) = ("a value of type '\(trimmedDescription)'", "name one concrete type")
    case .metatypeType:
      (kind, hint) = ("a type", "store its name as a 'String'")
    case .arrayType, .dictionaryType:
      return isBytes ? nil : problemAsDocument(of: variable)
    case .identifierType:
      guard let name = self.as(IdentifierTypeSyntax.self)?.name.text else { return nil }
      switch name {
      case "Array", "Set", "Dictionary":
        return isBytes ? nil : problemAsDocument(of: variable)
      case "Any", "AnyObject", "AnyHashable":
        (kind, hint) = ("a value of type '\(name)'", "name one concrete type")
      case "Decimal":
        (kind, hint) = (
          "a 'Decimal' without a number of decimals",
          "say how it is stored: '@Column(as: Scaled<Cents>.self)' with 'enum Cents: DecimalScale', or "
            + "'@Column(as: DecimalText.self)'"
        )
      case "Character", "Substring":
        (kind, hint) = ("a value of type '\(name)'", "store a 'String'")
      default: return nil
      }
    default: return nil
    }
    return Problem(.unsupportedType(kind, hint: hint), at: self)
  }

  /// A collection is one value if it is stored as a document.
  private func problemAsDocument(of variable: VariableDeclSyntax) -> Problem {
    let type = trimmedDescription
    let attribute = "Column(as: JSON<\(type)>.self)"
    let problem = Problem(
      .unsupportedType(
        "a value of type '\(type)' by itself",
        hint:
          "say how it is stored: '@\(attribute)', or give it a table of its own, whose rows a query selects with array()"
      ), at: self)
    let isDescribed = variable.attributes.contains { $0.isNamed("Column") }
    return isDescribed ? problem : problem.fixed(by: .insert(attribute, into: variable))
  }

  /// What an optional wraps.
  var wrappedType: TypeSyntax? {
    self.as(OptionalTypeSyntax.self)?.wrappedType
      ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      ?? genericOptionalArgument
  }

  /// The `T` of `Optional<T>`.
  private var genericOptionalArgument: TypeSyntax? {
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

  private var isBytes: Bool {
    let byte = ["UInt8", "Swift.UInt8"]
    return byte.contains { trimmedDescription == "[\($0)]" || trimmedDescription == "Array<\($0)>" }
  }

  /// What the type is an array of, as far as its text tells; `nil` for bytes, which are one value, and other types.
  var elementOfRows: TypeSyntax? {
    if isBytes { return nil }
    if let array = self.as(ArrayTypeSyntax.self) { return array.element }
    guard let type = self.as(IdentifierTypeSyntax.self), type.name.text == "Array",
      let arguments = type.genericArgumentClause?.arguments, arguments.count == 1,
      case .type(let element)? = arguments.first?.argument
    else { return nil }
    return element
  }
}
