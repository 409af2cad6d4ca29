import SwiftSyntax
import SwiftSyntaxMacros

/// A `Codable` struct whose properties are the keys of a JSON document.
struct JSONDocument {
  /// A key: the name of a property, and the type of its values without the optional.
  struct Key {
    var name: String
    var type: String
    var access: Access
  }

  private let access: Access
  private let keys: [Key]

  /// Reads the struct, or says what is wrong with it.
  init?(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax, in context: some MacroExpansionContext,
    role: MacroRole
  ) {
    var problems: [Problem] = []
    let access = Self.access(
      of: declaration, attribute: attribute, lexicalContext: context.lexicalContext, problems: &problems)
    let names = Self.codingKeys(of: declaration)
    var keys: [Key] = []
    for member in declaration.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        keys += Self.keys(of: variable, in: declaration, problems: &problems)
      } else if let coding = Self.codingByHand(member.decl) {
        problems.append(Problem(.codingByHand, at: coding))
      }
    }
    if let names { keys.removeAll { !names.contains($0.name.unquoted) } }
    if keys.isEmpty, problems.isEmpty { problems.append(Problem(.noColumns(.jsonKeys), at: attribute)) }
    context.report(problems, in: role, of: declaration)
    guard let access, problems.isEmpty else { return nil }
    self.access = access
    self.keys = keys
  }

  /// The access of the members that the conformance needs; `nil` if it is no struct, or has no place for one.
  private static func access(
    of declaration: some DeclGroupSyntax, attribute: AttributeSyntax, lexicalContext: [Syntax],
    problems: inout [Problem]
  ) -> Access? {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      problems.append(RowDeclaration.notAStruct(declaration, .jsonKeys))
      return nil
    }
    let place = DeclaredPlace(.jsonKeys, attribute: attribute, lexicalContext: lexicalContext)
    return place.access(
      structure.modifiers, structure.genericParameterClause, of: "struct", problems: &problems)
  }

  /// The cases of `CodingKeys`, if the struct declares them.
  private static func codingKeys(of declaration: some DeclGroupSyntax) -> Set<String>? {
    let members = declaration.memberBlock.members.lazy.map(\.decl)
    guard
      let keys = members.compactMap({ $0.as(EnumDeclSyntax.self) }).first(where: {
        $0.name.text == "CodingKeys"
      })
    else { return nil }
    let cases = keys.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    return Set(cases.flatMap { $0.elements.map { $0.name.text.unquoted } })
  }

  private static func keys(
    of variable: VariableDeclSyntax, in declaration: some DeclGroupSyntax, problems: inout [Problem]
  ) -> [Key] {
    let owner = declaration.as(StructDeclSyntax.self)?.name.text ?? ""
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    var keys: [Key] = []
    // In `var a, b: Int` the annotation is that of both.
    var annotation: TypeSyntax?
    for binding in PropertyAttributes(variable).stored.reversed() {
      if binding.typeAnnotation != nil || binding.initializer != nil {
        annotation = binding.typeAnnotation?.type
      }
      // Never decoded: its value is always the same.
      if isConstant, binding.initializer != nil { continue }
      let type =
        annotation.map { PropertyType($0, in: owner) }
        ?? binding.initializer.flatMap { PropertyType(ofDefault: $0.value, in: owner) }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let type else {
        problems.append(
          Problem(.needsType(.jsonKeys), at: binding.pattern).fixed(by: .insertType(into: binding)))
        continue
      }
      keys.append(
        Key(name: name, type: type.wrapped ?? type.text, access: Access(variable.modifiers) ?? .internal))
    }
    return keys.reversed()
  }

  /// A method that encodes or decodes the struct in a way of its own.
  private static func codingByHand(_ declaration: DeclSyntax) -> Syntax? {
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      let label = initializer.signature.parameterClause.parameters.first?.firstName.text
      return label == "from" ? Syntax(initializer.initKeyword) : nil
    }
    guard let function = declaration.as(FunctionDeclSyntax.self), function.name.text == "encode",
      function.signature.parameterClause.parameters.first?.firstName.text == "to"
    else { return nil }
    return Syntax(function.name)
  }

  var members: String {
    var text = "nonisolated \(access.modifier)struct JSONKeys: Swift.Sendable {\n"
    for key in keys {
      text += "  \(min(key.access, access).modifier)var \(key.name): Koine.JSONKey<\(key.type)>"
      text += " { .init(CodingKeys.\(key.name).stringValue) }\n"
    }
    return text + """
      }
      nonisolated \(access.modifier)static var jsonKeys: JSONKeys { JSONKeys() }
      """
  }
}
