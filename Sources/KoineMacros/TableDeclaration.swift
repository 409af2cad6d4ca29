import SwiftSyntax

/// What `@Table` reads from a struct.
struct TableDeclaration {
  var typeName: String
  /// The access of the members that the conformances need: at least internal, also where the type itself
  /// is private.
  var access: Access
  /// The table's name as a Swift expression.
  var name: String
  /// The schema's name as a Swift expression.
  var schema: String?
  var columns: [StoredProperty]
  /// The position of the primary key.
  var primaryKey: Int?
  /// Whether the struct still has its memberwise initialiser.
  var hasMemberwiseInitializer: Bool

  /// Reads the struct, or says what is wrong with it.
  init?(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax, lexicalContext: [Syntax],
    problems: inout [Problem]
  ) {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      problems.append(Problem(.notAStruct, at: attribute))
      return nil
    }
    if let generics = structure.genericParameterClause {
      problems.append(Problem(.genericTable, at: generics))
      return nil
    }
    for context in lexicalContext {
      if !context.isProtocol((any DeclGroupSyntax).self) {
        problems.append(Problem(.localTable, at: attribute))
        return nil
      }
      if context.hasGenericParameters {
        problems.append(Problem(.genericTable, at: attribute))
        return nil
      }
    }

    typeName = structure.name.text
    let declared = Access(structure.modifiers) ?? Access(inheritedIn: lexicalContext) ?? .internal
    access = max(declared, .internal)
    name = TableName.plural(of: TableName.lowerCamelCase(typeName.unquoted)).stringLiteral
    if case .argumentList(let arguments) = attribute.arguments {
      for argument in arguments where !argument.expression.is(NilLiteralExprSyntax.self) {
        if argument.label == nil { name = argument.expression.trimmedDescription }
        if argument.label?.text == "schema" { schema = argument.expression.trimmedDescription }
      }
    }

    columns = []
    hasMemberwiseInitializer = true
    for member in structure.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        let found = StoredProperty.read(variable, of: typeName, problems: &problems)
        columns += found
        // A property wrapper may change what the memberwise initialiser takes.
        if !found.isEmpty, variable.attributes.contains(where: { !$0.isNamed("Column") }) {
          hasMemberwiseInitializer = false
        }
      } else if member.decl.is(InitializerDeclSyntax.self) {
        hasMemberwiseInitializer = false
      } else if let condition = member.decl.as(IfConfigDeclSyntax.self) {
        // An initialiser may hide in there.
        hasMemberwiseInitializer = false
        Self.refuseColumns(in: condition, of: typeName, problems: &problems)
      }
    }
    if columns.isEmpty, problems.isEmpty { problems.append(Problem(.noColumns, at: structure.name)) }
    findPrimaryKey(problems: &problems)
    findDuplicates(problems: &problems)
  }

  private static func refuseColumns(
    in condition: IfConfigDeclSyntax, of typeName: String, problems: inout [Problem]
  ) {
    for clause in condition.clauses {
      guard case .decls(let members) = clause.elements else { continue }
      for member in members {
        if let nested = member.decl.as(IfConfigDeclSyntax.self) {
          refuseColumns(in: nested, of: typeName, problems: &problems)
        } else if let variable = member.decl.as(VariableDeclSyntax.self) {
          var ignored: [Problem] = []
          let found = StoredProperty.read(variable, of: typeName, problems: &ignored)
          if !found.isEmpty || !ignored.isEmpty {
            problems.append(Problem(.conditionalColumn, at: variable.bindingSpecifier))
          }
        }
      }
    }
  }

  private mutating func findPrimaryKey(problems: inout [Problem]) {
    for (position, column) in columns.enumerated() where column.arguments.primaryKey == true {
      if let primaryKey {
        problems.append(
          Problem(
            .secondPrimaryKey(first: columns[primaryKey].name.unquoted),
            at: column.arguments.primaryKeyNode ?? column.node))
      } else {
        primaryKey = position
      }
    }
    if primaryKey == nil {
      primaryKey = columns.firstIndex {
        $0.name.unquoted == "id" && $0.arguments.primaryKey == nil
      }
    }
    if let primaryKey, columns[primaryKey].isOptional {
      problems.append(Problem(.optionalPrimaryKey, at: columns[primaryKey].node))
    }
  }

  /// SQLite minds no case in the names of columns.
  private func findDuplicates(problems: inout [Problem]) {
    var properties: [String: String] = [:]
    for column in columns {
      let key = column.columnName.lowercased()
      if let first = properties[key] {
        problems.append(
          Problem(
            .duplicateColumn(column.columnName, first: first),
            at: column.arguments.nameNode ?? column.node))
      } else {
        properties[key] = column.name.unquoted
      }
    }
  }
}

extension Access {
  /// What a declaration inherits from the extension that it stands in.
  fileprivate init?(inheritedIn lexicalContext: [Syntax]) {
    guard let enclosing = lexicalContext.first?.as(ExtensionDeclSyntax.self),
      let access = Access(enclosing.modifiers)
    else { return nil }
    self = access
  }
}

extension Syntax {
  fileprivate var hasGenericParameters: Bool {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
  }
}
