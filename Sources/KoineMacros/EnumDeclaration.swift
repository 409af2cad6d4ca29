import SwiftSyntax

/// An enum whose cases are groups of columns: what `@Selection` reads.
struct EnumDeclaration {
  /// A case with its values.
  struct Case {
    struct Value {
      /// As it is written; `nil` if there is none.
      var label: String?
      var type: PropertyType
    }

    /// As it is written, with backticks if it has them.
    var name: String
    var values: [Value]
  }

  var typeName: String
  /// The access of the members that the conformances need.
  var access: Access
  var cases: [Case] = []

  /// Reads the enum, or says what is wrong with it.
  init?(
    _ declaration: EnumDeclSyntax, attribute: AttributeSyntax, lexicalContext: [Syntax],
    problems: inout [Problem]
  ) {
    let place = DeclaredPlace(.selection, attribute: attribute, lexicalContext: lexicalContext)
    guard
      let access = place.access(
        declaration.modifiers, declaration.genericParameterClause, of: "enum", problems: &problems)
    else { return nil }
    typeName = declaration.name.text
    self.access = access
    Self.refuseIndirect(declaration.modifiers, problems: &problems)
    for member in declaration.memberBlock.members {
      if let declared = member.decl.as(EnumCaseDeclSyntax.self) {
        Self.refuseIndirect(declared.modifiers, problems: &problems)
        for element in declared.elements { read(element, problems: &problems) }
      } else if let condition = member.decl.as(IfConfigDeclSyntax.self), condition.hasCase {
        problems.append(Problem(.conditionalCase, at: condition))
      }
    }
    if cases.isEmpty, problems.isEmpty { problems.append(Problem(.noCases, at: declaration.name)) }
  }

  private static func refuseIndirect(_ modifiers: DeclModifierListSyntax, problems: inout [Problem]) {
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.indirect) {
      problems.append(Problem(.indirectCase, at: modifier))
    }
  }

  private mutating func read(_ element: EnumCaseElementSyntax, problems: inout [Problem]) {
    let name = element.name.text.unquoted
    // Names that differ in the case of ASCII letters only are one name to some engines.
    if let first = cases.first(where: { $0.name.unquoted.lowercased() == name.lowercased() }) {
      problems.append(Problem(.duplicateCase(name, first: first.name.unquoted), at: element.name))
    }
    let parameters = element.parameterClause.map { Array($0.parameters) } ?? []
    guard !parameters.isEmpty else {
      problems.append(Problem(.caseWithoutValue(name), at: element.name))
      return
    }
    let values = parameters.map { parameter in
      let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
      return Case.Value(label: label, type: PropertyType(parameter.type, in: typeName))
    }
    if values.count > 1, values.contains(where: { $0.label == nil }) {
      problems.append(Problem(.unlabelledValues(name), at: element.name))
    }
    if values.allSatisfy({ $0.type.wrapped != nil }) {
      let type = parameters[0].type
      let problem = Problem(
        .optionalValue(name), at: parameters.count == 1 ? Syntax(type) : Syntax(element.name))
      let wrapped = parameters.count == 1 ? type.wrappedType : nil
      problems.append(problem.fixed(by: wrapped.map { .unwrap(type, to: $0) }))
    }
    cases.append(Case(name: element.name.text, values: values))
  }
}

extension IfConfigDeclSyntax {
  fileprivate var hasCase: Bool {
    clauses.contains { clause in
      guard case .decls(let members) = clause.elements else { return false }
      return members.contains {
        $0.decl.is(EnumCaseDeclSyntax.self) || $0.decl.as(IfConfigDeclSyntax.self)?.hasCase == true
      }
    }
  }
}
