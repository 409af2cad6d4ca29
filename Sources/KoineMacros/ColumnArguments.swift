import SwiftSyntax

/// What `@Column` says about a property.
struct ColumnArguments {
  /// The column's name, where it is not the property's.
  var name: String?
  var nameNode: Syntax?
  var primaryKey: Bool?
  var primaryKeyNode: Syntax?
  /// The type of `as:`.
  var representation: PropertyType?
  /// The database's DEFAULT, as a Swift expression.
  var defaultValue: String?
  /// Whether the default is an expression that `as` may follow without parentheses.
  var hasSimpleDefault = false
  var unique: String?
  var databaseType: String?
  var references: String?
  var onDelete: String?
  var onDeleteNode: Syntax?

  init(_ attribute: AttributeListSyntax.Element?, of owner: String, problems: inout [Problem]) {
    guard case .attribute(let attribute) = attribute, case .argumentList(let list) = attribute.arguments
    else { return }
    for argument in list where !argument.expression.is(NilLiteralExprSyntax.self) {
      let expression = argument.expression
      switch argument.label?.text {
      case nil:
        name = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        nameNode = Syntax(expression)
        if name == nil { problems.append(Problem(.argumentNotLiteral("the name"), at: expression)) }
      case "primaryKey":
        primaryKey = expression.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
        primaryKeyNode = Syntax(argument)
        if primaryKey == nil {
          problems.append(Problem(.argumentNotLiteral("'primaryKey:'"), at: expression))
        }
      case "as":
        if let type = expression.as(MemberAccessExprSyntax.self), let base = type.base,
          type.declName.baseName.tokenKind == .keyword(.self)
        {
          representation = PropertyType(text: base.text(in: owner))
        } else {
          problems.append(Problem(.argumentNotType("as"), at: expression))
        }
      case "default":
        defaultValue = expression.text(in: owner)
        hasSimpleDefault =
          expression.isLiteral || expression.is(FunctionCallExprSyntax.self)
          || expression.is(MemberAccessExprSyntax.self) || expression.is(DeclReferenceExprSyntax.self)
      case "unique": unique = expression.text(in: owner)
      case "databaseType": databaseType = expression.text(in: owner)
      case "references": references = expression.text(in: owner)
      case "onDelete":
        onDelete = expression.text(in: owner)
        onDeleteNode = Syntax(argument)
      default: continue  // The compiler refuses it.
      }
    }
  }

  /// Reports what contradicts the property.
  func check(for property: StoredProperty, problems: inout [Problem]) {
    guard let onDelete, let onDeleteNode else { return }
    if references == nil {
      problems.append(Problem(.actionWithoutReference, at: onDeleteNode))
    } else if onDelete.hasSuffix(".setNull"), !property.isOptional {
      problems.append(Problem(.setNullOfRequiredColumn, at: onDeleteNode))
    }
  }
}
