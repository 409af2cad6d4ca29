import SwiftSyntax

/// What `@Column` says about a property.
struct ColumnArguments {
  /// The column's name, if it is not the property's.
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
  /// The database's DEFAULT that it computes, as a Swift expression.
  var defaultExpression: String?
  var unique: String?
  var collation: String?
  var databaseType: String?
  var references: String?
  var onDelete: String?
  var onUpdate: String?
  var deferred: String?
  var renamedFrom: String?
  /// When the database computes the values, as a Swift expression.
  var generated: String?
  var comment: String?
  private var attribute: AttributeSyntax?
  /// The arguments by their labels.
  private var nodes: [String: LabeledExprSyntax] = [:]

  init(_ attribute: AttributeListSyntax.Element?, of owner: String, problems: inout [Problem]) {
    guard case .attribute(let attribute) = attribute, case .argumentList(let list) = attribute.arguments
    else { return }
    self.attribute = attribute
    for argument in list where !argument.expression.is(NilLiteralExprSyntax.self) {
      let expression = argument.expression
      if let label = argument.label?.text { nodes[label] = argument }
      switch argument.label?.text {
      case nil:
        name = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        nameNode = Syntax(expression)
        if name?.isUsableAsName == false { problems.append(Problem(.emptyName, at: expression)) }
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
          let form = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
          representation = PropertyType(text: form.text(in: owner))
          if form != base {
            problems.append(
              Problem(.optionalRepresentation(form.trimmedDescription), at: expression)
                .fixed(by: .replace(base, with: form)))
          }
        } else {
          problems.append(Problem(.argumentNotType("as"), at: expression))
        }
      case "default":
        defaultValue = expression.text(in: owner)
        if expression.isOfEachRun {
          problems.append(Problem(.defaultOfNow(expression.trimmedDescription), at: expression))
        }
        hasSimpleDefault =
          expression.isLiteral || expression.is(FunctionCallExprSyntax.self)
          || expression.is(MemberAccessExprSyntax.self) || expression.is(DeclReferenceExprSyntax.self)
      case "defaultExpression": defaultExpression = expression.text(in: owner)
      case "unique": unique = expression.text(in: owner)
      case "collation": collation = expression.text(in: owner)
      case "databaseType": databaseType = expression.text(in: owner)
      case "references": references = expression.text(in: owner)
      case "onDelete": onDelete = expression.text(in: owner)
      case "onUpdate": onUpdate = expression.text(in: owner)
      case "deferred": deferred = expression.text(in: owner)
      case "renamedFrom": renamedFrom = expression.text(in: owner)
      case "generated": generated = expression.text(in: owner)
      case "comment": comment = expression.text(in: owner)
      default: continue  // The compiler refuses it.
      }
    }
  }

  /// Reports what contradicts the property.
  func check(for property: StoredProperty, problems: inout [Problem]) {
    if let node = nodes["collation"], property.columnType.isNoText {
      problems.append(
        Problem(.collationOfOtherType(property.columnType.text), at: node)
          .fixed(by: removal(of: "collation")))
    }
    if generated != nil {
      for label in ["primaryKey", "default", "defaultExpression", "references"] {
        guard let node = nodes[label], label != "primaryKey" || primaryKey == true else { continue }
        problems.append(Problem(.argumentOfComputed(label), at: node).fixed(by: removal(of: label)))
      }
    }
    if defaultValue != nil, let node = nodes["defaultExpression"] {
      problems.append(Problem(.secondDefault, at: node).fixed(by: removal(of: "defaultExpression")))
    }
    for label in ["onDelete", "onUpdate", "deferred"] {
      guard let node = nodes[label] else { continue }
      if references == nil {
        problems.append(Problem(.actionWithoutReference(label), at: node).fixed(by: removal(of: label)))
      } else if node.expression.trimmedDescription.hasSuffix(".setNull"), !property.isOptional {
        problems.append(Problem(.setNullOfRequiredColumn(label), at: node))
      }
    }
  }

  /// Reports what only a table's column can have.
  func check(in macro: RowMacro, problems: inout [Problem]) {
    guard macro == .selection else { return }
    for label in [
      "primaryKey", "unique", "collation", "default", "defaultExpression", "references", "onDelete",
      "onUpdate",
      "deferred", "renamedFrom", "generated", "comment",
    ] {
      guard let node = nodes[label] else { continue }
      problems.append(Problem(.tableArgument(label), at: node).fixed(by: removal(of: label)))
    }
  }

  /// Reports a default for what the database makes itself.
  func checkGeneratedKey(problems: inout [Problem]) {
    for label in ["default", "defaultExpression"] {
      guard let node = nodes[label] else { continue }
      problems.append(Problem(.defaultOfGeneratedKey, at: node).fixed(by: removal(of: label)))
    }
  }

  private func removal(of label: String) -> Correction? {
    guard let attribute, let node = nodes[label] else { return nil }
    return .remove(node, from: attribute)
  }
}

extension String {
  /// Whether it can name a table or column.
  var isUsableAsName: Bool { !isEmpty && !utf8.contains(0) }
}

extension ExprSyntax {
  /// Whether it is the time, or an identifier that is new in each run: `Date()`, `.now`, `UUID()`.
  fileprivate var isOfEachRun: Bool {
    if let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
      return ["Date", "UUID", "Date.init", "UUID.init", "Foundation.Date", "Foundation.UUID"]
        .contains(call.calledExpression.trimmedDescription)
    }
    return [".now", "Date.now"].contains(trimmedDescription)
  }
}
