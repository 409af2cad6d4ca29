import SwiftSyntax

/// A stored instance property: a column.
struct StoredProperty {
  /// As it is written, with backticks if it has them.
  var name: String
  var access: Access
  /// The Swift type, as it is written or as the default value tells.
  var type: PropertyType
  /// The type as it is written.
  var annotation: TypeSyntax?
  /// The default value as it is written.
  var defaultValue: String?
  /// Whether the default value is worth nothing to evaluate.
  var hasLiteralDefault = true
  var arguments: ColumnArguments
  /// The type of the rows that the property of a selection holds, if it holds the rows of a query.
  var element: String?
  /// Whether the property is several columns of its table.
  var isGroup = false
  /// The property's name, for diagnostics.
  var node: Syntax
  /// The declaration, for corrections.
  var variable: VariableDeclSyntax

  var columnName: String { arguments.name ?? name.unquoted }
  var isOptional: Bool { type.wrapped != nil }

  /// The type of the column's values: the representation, if there is one.
  var columnType: PropertyType {
    if let element { return PropertyType(text: "Koine.NestedRows<\(element)>") }
    guard let representation = arguments.representation else { return type }
    return isOptional ? representation.optional : representation
  }

  /// The value to bind.
  var encoding: String {
    guard let representation = arguments.representation else { return "self.\(name)" }
    return isOptional
      ? "self.\(name).map { \(representation.text)($0) }" : "\(representation.text)(self.\(name))"
  }

  /// Reads the columns that a declaration of variables declares: none if it is static, lazy, computed or
  /// ephemeral.
  static func read(
    _ variable: VariableDeclSyntax, of owner: String, _ macro: RowMacro, problems: inout [Problem]
  ) -> [StoredProperty] {
    let attributes = PropertyAttributes(variable)
    attributes.check(variable, problems: &problems)
    guard !attributes.stored.isEmpty, attributes.ephemeral == nil else { return [] }
    if let group = attributes.group, macro == .selection {
      problems.append(Problem(.groupOfSelection, at: group).fixed(by: .remove(group, from: variable)))
    }
    let arguments = ColumnArguments(attributes.columns.first, of: owner, problems: &problems)
    arguments.check(in: macro, problems: &problems)
    let access = Access(variable.modifiers) ?? .internal

    var result: [StoredProperty] = []
    // In `var a, b: Int` the annotation is that of both.
    var annotation: TypeSyntax?
    for binding in attributes.stored.reversed() {
      if binding.typeAnnotation != nil || binding.initializer != nil {
        annotation = binding.typeAnnotation?.type
      }
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        problems.append(Problem(.pattern, at: binding.pattern))
        continue
      }
      let value = binding.initializer?.value
      if value != nil, variable.bindingSpecifier.tokenKind == .keyword(.let) {
        problems.append(
          Problem(.constantWithDefault, at: variable.bindingSpecifier)
            .fixed(by: .replace(variable.bindingSpecifier, with: .var, named: "var"))
            .fixed(by: .insert("Ephemeral", into: variable)))
        continue
      }
      guard
        let type = annotation.map({ PropertyType($0, in: owner) })
          ?? value.flatMap({ PropertyType(ofDefault: $0, in: owner) })
      else {
        problems.append(Problem(.needsType(macro), at: pattern).fixed(by: .insertType(into: binding)))
        continue
      }
      let mayHoldRows = macro == .selection && arguments.representation == nil
      let element = mayHoldRows ? annotation?.elementOfRows?.text(in: owner) : nil
      let property = StoredProperty(
        name: pattern.identifier.text, access: access, type: type, annotation: annotation,
        defaultValue: value?.text(in: owner), hasLiteralDefault: value?.isLiteral ?? true,
        arguments: arguments, element: element, isGroup: attributes.group != nil, node: Syntax(pattern),
        variable: variable)
      if let annotation, arguments.representation == nil, element == nil,
        let problem = annotation.problemAsColumn(of: variable)
      {
        problems.append(problem)
      }
      arguments.check(for: property, problems: &problems)
      result.append(property)
    }
    return result.reversed()
  }
}

extension StoredProperty {
  /// A property that the macro itself writes.
  init(_ name: String, _ type: PropertyType, access: Access) {
    let pattern = IdentifierPatternSyntax(identifier: .identifier(name))
    var problems: [Problem] = []
    self.init(
      name: name, access: access, type: type,
      arguments: ColumnArguments(nil, of: "", problems: &problems), node: Syntax(pattern),
      variable: VariableDeclSyntax(.var, name: PatternSyntax(pattern)))
  }
}
