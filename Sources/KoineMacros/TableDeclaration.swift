import SwiftSyntax

/// What `@Table` reads from a struct.
struct TableDeclaration {
  var row: RowDeclaration
  /// The table's name as a Swift expression.
  var name: String
  /// The schema's name as a Swift expression.
  var schema: String?
  /// The comment as a Swift expression.
  var comment: String?
  /// The positions of the columns that are the primary key, or its parts.
  var primaryKey: [Int] = []

  /// Reads the struct, or says what is wrong with it.
  init?(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax, lexicalContext: [Syntax],
    problems: inout [Problem]
  ) {
    guard
      let row = RowDeclaration(
        declaration, .table, attribute: attribute, lexicalContext: lexicalContext, problems: &problems)
    else { return nil }
    self.row = row
    name = TableName.plural(of: TableName.lowerCamelCase(row.typeName.unquoted)).stringLiteral
    if case .argumentList(let arguments) = attribute.arguments {
      for argument in arguments where !argument.expression.is(NilLiteralExprSyntax.self) {
        let isName = argument.label?.text != "comment"
        let literal = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        if isName, literal?.isUsableAsName == false {
          problems.append(Problem(.emptyName, at: argument.expression))
        }
        if argument.label == nil { name = argument.expression.trimmedDescription }
        if argument.label?.text == "schema" { schema = argument.expression.trimmedDescription }
        if argument.label?.text == "comment" { comment = argument.expression.trimmedDescription }
      }
    }
    findPrimaryKey(problems: &problems)
    DefaultScopeCheck(typeName: row.typeName.unquoted).check(declaration, problems: &problems)
    RulesCheck(typeName: row.typeName.unquoted).check(declaration, problems: &problems)
  }

  /// Whether the database makes the values of a column if rows bring none.
  func isGenerated(_ position: Int) -> Bool {
    let column = row.columns[position]
    return primaryKey == [position] && column.type.isInteger && column.arguments.representation == nil
      && column.arguments.references == nil && column.arguments.databaseType == nil
  }

  private mutating func findPrimaryKey(problems: inout [Problem]) {
    for column in row.columns where column.isGroup && column.name.unquoted == "id" {
      problems.append(Problem(.groupAsKey, at: column.node))
    }
    primaryKey = row.columns.indices.filter { row.columns[$0].arguments.primaryKey == true }
    if primaryKey.isEmpty {
      primaryKey = row.columns.indices.filter {
        row.columns[$0].name.unquoted == "id" && row.columns[$0].arguments.primaryKey == nil
      }
    }
    for position in primaryKey {
      let column = row.columns[position]
      if column.isOptional {
        let problem = Problem(.optionalPrimaryKey, at: column.annotation.map(Syntax.init) ?? column.node)
        if let annotation = column.annotation, let wrapped = annotation.wrappedType {
          problems.append(problem.fixed(by: .unwrap(annotation, to: wrapped)))
        } else {
          problems.append(problem)
        }
      }
      if isGenerated(position) { column.arguments.checkGeneratedKey(problems: &problems) }
    }
  }
}
