import SwiftSyntax

/// A struct whose stored properties are columns: what `@Table` and `@Selection` read alike.
struct RowDeclaration {
  var typeName: String
  /// The access of the members that the conformances need: at least internal, even if the type itself
  /// is private.
  var access: Access
  var columns: [StoredProperty]
  /// Whether the struct declares itself to be a group of columns.
  var isGroup: Bool
  /// Whether the struct still has its memberwise initialiser.
  var hasMemberwiseInitializer: Bool

  /// A group of columns that the macro itself writes.
  init(groupNamed name: String, access: Access, _ columns: [StoredProperty]) {
    typeName = name
    self.access = access
    self.columns = columns
    isGroup = true
    hasMemberwiseInitializer = false
  }

  /// Reads the struct, or says what is wrong with it.
  init?(
    _ declaration: some DeclGroupSyntax, _ macro: RowMacro, attribute: AttributeSyntax,
    lexicalContext: [Syntax], problems: inout [Problem]
  ) {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      problems.append(Self.notAStruct(declaration, macro))
      return nil
    }
    let place = DeclaredPlace(macro, attribute: attribute, lexicalContext: lexicalContext)
    guard
      let access = place.access(
        structure.modifiers, structure.genericParameterClause, of: "struct", problems: &problems)
    else { return nil }

    typeName = structure.name.text
    self.access = access
    isGroup = structure.inheritanceClause.map(\.hasColumnGroup) ?? false
    columns = []
    hasMemberwiseInitializer = true
    for member in structure.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        let found = StoredProperty.read(variable, of: typeName, macro, problems: &problems)
        columns += found
        // A property wrapper may change what the memberwise initialiser takes.
        if !found.isEmpty,
          variable.attributes.contains(where: { !$0.isNamed("Column") && !$0.isNamed("ColumnGroup") })
        {
          hasMemberwiseInitializer = false
        }
      } else if member.decl.is(InitializerDeclSyntax.self) {
        hasMemberwiseInitializer = false
      } else if let condition = member.decl.as(IfConfigDeclSyntax.self) {
        // An initialiser may hide in there.
        hasMemberwiseInitializer = false
        Self.refuseColumns(in: condition, of: typeName, macro, problems: &problems)
      }
    }
    if columns.isEmpty, problems.isEmpty {
      problems.append(Problem(.noColumns(macro), at: structure.name))
    }
    findDuplicates(problems: &problems)
    if isGroup, macro == .selection { checkGroup(at: structure.name, problems: &problems) }
  }

  /// Reports what a group of columns cannot have.
  private func checkGroup(at name: TokenSyntax, problems: inout [Problem]) {
    for column in columns where column.element != nil {
      problems.append(Problem(.rowsInGroup, at: column.annotation.map(Syntax.init) ?? column.node))
    }
    if !columns.isEmpty, columns.allSatisfy(\.isOptional) {
      problems.append(Problem(.groupOfOptionals, at: name))
    }
  }

  /// A class or an actor may become a struct by its keyword.
  static func notAStruct(_ declaration: some DeclGroupSyntax, _ macro: RowMacro) -> Problem {
    let keyword = declaration.introducer
    let article = "aeiou".contains(keyword.text.prefix(1)) ? "an" : "a"
    let problem = Problem(.notAStruct(macro, found: "\(article) \(keyword.text)"), at: keyword)
    let isFinal = declaration.modifiers.contains {
      [.keyword(.final), .keyword(.open)].contains($0.name.tokenKind)
    }
    switch keyword.tokenKind {
    case .keyword(.class) where !isFinal, .keyword(.actor):
      return problem.fixed(by: .replace(keyword, with: .struct, named: "struct"))
    default: return problem
    }
  }

  private static func refuseColumns(
    in condition: IfConfigDeclSyntax, of typeName: String, _ macro: RowMacro, problems: inout [Problem]
  ) {
    for clause in condition.clauses {
      guard case .decls(let members) = clause.elements else { continue }
      for member in members {
        if let nested = member.decl.as(IfConfigDeclSyntax.self) {
          refuseColumns(in: nested, of: typeName, macro, problems: &problems)
        } else if let variable = member.decl.as(VariableDeclSyntax.self) {
          var ignored: [Problem] = []
          let found = StoredProperty.read(variable, of: typeName, macro, problems: &ignored)
          if !found.isEmpty || !ignored.isEmpty {
            problems.append(Problem(.conditionalColumn, at: variable.bindingSpecifier))
          }
        }
      }
    }
  }

  /// Names that differ in the case of ASCII letters only are one name to some engines.
  private func findDuplicates(problems: inout [Problem]) {
    var properties: [[UInt8]: String] = [:]
    for column in columns {
      let key = column.columnName.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
      if let first = properties[key] {
        problems.append(
          Problem(
            .duplicateColumn(column.columnName, first: first),
            at: column.arguments.nameNode ?? column.node
          ).fixed(by: column.renaming))
      } else {
        properties[key] = column.name.unquoted
      }
    }
  }
}

extension StoredProperty {
  /// A name of its own, if it has no `@Column` yet.
  fileprivate var renaming: Correction? {
    let hasAttribute = variable.attributes.contains { $0.isNamed("Column") }
    return hasAttribute || variable.bindings.count > 1 ? nil : .insert("Column(\"<#name#>\")", into: variable)
  }
}

extension InheritanceClauseSyntax {
  fileprivate var hasColumnGroup: Bool {
    inheritedTypes.contains { ["ColumnGroup", "Koine.ColumnGroup"].contains($0.type.trimmedDescription) }
  }
}
