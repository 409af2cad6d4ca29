import SwiftSyntax

/// What the attributes of a variable mean to the macros.
struct PropertyAttributes {
  /// How a variable is stored, as far as its declaration tells.
  enum Storage: String {
    case instance
    case `static`
    case lazy
    case computed
  }

  var columns: [AttributeListSyntax.Element]
  var ephemeral: AttributeListSyntax.Element?
  var group: AttributeListSyntax.Element?
  var storage: Storage
  /// The bindings that are stored in each value of the struct.
  var stored: [PatternBindingSyntax]

  init(_ variable: VariableDeclSyntax) {
    // Arrays: a syntax collection's own `filter` detaches its nodes from the file.
    columns = Array(variable.attributes).filter { $0.isNamed("Column") }
    ephemeral = variable.attributes.first { $0.isNamed("Ephemeral") }
    group = variable.attributes.first { $0.isNamed("ColumnGroup") }
    let bindings = Array(variable.bindings)
    stored = bindings.filter { !$0.isComputed }
    storage = stored.isEmpty ? .computed : .instance
    for modifier in variable.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): storage = .static
      case .keyword(.lazy): storage = .lazy
      default: continue
      }
      stored = []
    }
  }

  /// Reports attributes that have no effect on the variable, or contradict each other.
  func check(_ variable: VariableDeclSyntax, problems: inout [Problem]) {
    if storage != .instance {
      for attribute in columns + [ephemeral, group].compactMap(\.self) {
        problems.append(
          Problem(.attributeWithoutEffect(attribute.name, storage), at: attribute)
            .fixed(by: .remove(attribute, from: variable)))
      }
      return
    }
    if let ephemeral {
      for column in columns + [group].compactMap(\.self) {
        problems.append(
          Problem(.ephemeralColumn, at: column).fixed(by: .remove(column, from: variable))
            .fixed(by: .remove(ephemeral, from: variable)))
      }
      for binding in stored where !binding.hasDefault(in: variable) {
        problems.append(
          Problem(.ephemeralWithoutDefault, at: binding.pattern)
            .fixed(by: .insertDefault(into: binding)))
      }
      return
    }
    if let attribute = columns.first, stored.count > 1 {
      problems.append(Problem(.columnOnSeveralProperties, at: attribute))
    }
    if group != nil {
      for column in columns {
        problems.append(Problem(.columnOfGroup, at: column).fixed(by: .remove(column, from: variable)))
      }
    }
    if let second = columns.dropFirst().first { problems.append(Problem(.secondColumnAttribute, at: second)) }
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

  /// Whether a value of the struct can be made without one for this property.
  fileprivate func hasDefault(in variable: VariableDeclSyntax) -> Bool {
    if initializer != nil { return true }
    guard variable.bindingSpecifier.tokenKind == .keyword(.var), let type = typeAnnotation?.type
    else { return false }
    return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
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

  /// `@Column`, without arguments.
  var name: String {
    guard case .attribute(let attribute) = self else { return "" }
    return "@" + attribute.attributeName.trimmedDescription
  }
}
