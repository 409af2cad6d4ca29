import SwiftSyntax

/// A stored instance property: a column.
struct StoredProperty {
  /// As it is written, with backticks where it has them.
  var name: String
  var access: Access
  /// The Swift type, as it is written or as the default value tells.
  var type: PropertyType
  /// The default value as it is written.
  var defaultValue: String?
  /// Whether the default value is worth nothing to evaluate.
  var hasLiteralDefault = true
  var arguments: ColumnArguments
  /// The property's name, for diagnostics.
  var node: Syntax

  var columnName: String { arguments.name ?? name.unquoted }
  var isOptional: Bool { type.wrapped != nil }

  /// The type of the column's values: the representation, where there is one.
  var columnType: PropertyType {
    guard let representation = arguments.representation else { return type }
    return isOptional ? representation.optional : representation
  }

  /// Reads the columns that a declaration of variables declares: none where it is static, lazy or
  /// computed.
  static func read(
    _ variable: VariableDeclSyntax, of owner: String, problems: inout [Problem]
  ) -> [StoredProperty] {
    // Arrays: a syntax collection's own `filter` detaches its nodes from the file.
    let attributes = Array(variable.attributes).filter { $0.isNamed("Column") }
    let isInstance = !variable.modifiers.contains {
      [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind)
    }
    let stored = isInstance ? Array(variable.bindings).filter { !$0.isComputed } : []

    if let attribute = attributes.first {
      if stored.isEmpty { problems.append(Problem(.columnOnComputedProperty, at: attribute)) }
      if stored.count > 1 { problems.append(Problem(.columnOnSeveralProperties, at: attribute)) }
      if let second = attributes.dropFirst().first {
        problems.append(Problem(.secondColumnAttribute, at: second))
      }
    }
    guard !stored.isEmpty else { return [] }
    let arguments = ColumnArguments(attributes.first, of: owner, problems: &problems)
    let access = Access(variable.modifiers) ?? .internal

    var result: [StoredProperty] = []
    // In `var a, b: Int` the annotation is that of both.
    var annotation: TypeSyntax?
    for binding in stored.reversed() {
      if binding.typeAnnotation != nil || binding.initializer != nil {
        annotation = binding.typeAnnotation?.type
      }
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        problems.append(Problem(.pattern, at: binding.pattern))
        continue
      }
      let value = binding.initializer?.value
      if value != nil, variable.bindingSpecifier.tokenKind == .keyword(.let) {
        problems.append(Problem(constant: variable.bindingSpecifier))
        continue
      }
      guard
        let type = annotation.map({ PropertyType($0, in: owner) })
          ?? value.flatMap({ PropertyType(ofDefault: $0, in: owner) })
      else {
        problems.append(Problem(.needsType, at: pattern))
        continue
      }
      let property = StoredProperty(
        name: pattern.identifier.text, access: access,
        type: type, defaultValue: value?.text(in: owner),
        hasLiteralDefault: value?.isLiteral ?? true, arguments: arguments, node: Syntax(pattern))
      arguments.check(for: property, problems: &problems)
      result.append(property)
    }
    return result.reversed()
  }
}

extension PatternBindingSyntax {
  fileprivate var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors):
      accessors.contains {
        let specifier = $0.accessorSpecifier.tokenKind
        return specifier != .keyword(.willSet) && specifier != .keyword(.didSet)
      }
    }
  }
}

extension AttributeListSyntax.Element {
  /// Whether it is `@name` or `@Koine.name`.
  func isNamed(_ name: String) -> Bool {
    guard case .attribute(let attribute) = self else { return false }
    if let identifier = attribute.attributeName.as(IdentifierTypeSyntax.self) {
      return identifier.name.text == name
    }
    guard let member = attribute.attributeName.as(MemberTypeSyntax.self) else { return false }
    return member.name.text == name && member.baseType.trimmedDescription == "Koine"
  }
}
