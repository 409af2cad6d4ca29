import SwiftSyntax
import SwiftSyntaxMacros

/// Writes what `@Selection` adds to a struct.
struct SelectionExpansion {
  private let row: RowDeclaration
  private let hidden: HiddenTypes
  /// The name of a derived table as a Swift expression.
  private let name: String
  /// The modifier of members that the conformances need.
  private let access: String

  /// - Parameter name: The name of a derived table as a Swift expression.
  init(_ row: RowDeclaration, name: String) {
    self.row = row
    hidden = HiddenTypes(row)
    self.name = name
    access = row.access.modifier
  }

  /// Reads the struct, or says what is wrong with it.
  init?(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax, in context: some MacroExpansionContext,
    role: MacroRole
  ) {
    var problems: [Problem] = []
    let row = RowDeclaration(
      declaration, .selection, attribute: attribute, lexicalContext: context.lexicalContext,
      problems: &problems)
    let given = Self.name(in: attribute, problems: &problems)
    context.report(problems, in: role, of: declaration)
    guard let row, problems.isEmpty else { return nil }
    self.init(
      row, name: given ?? TableName.plural(of: TableName.lowerCamelCase(row.typeName.unquoted)).stringLiteral)
  }

  /// The name that the attribute gives, as a Swift expression.
  static func name(in attribute: AttributeSyntax, problems: inout [Problem]) -> String? {
    guard case .argumentList(let arguments) = attribute.arguments,
      let argument = arguments.first?.expression, !argument.is(NilLiteralExprSyntax.self)
    else { return nil }
    let literal = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    if literal?.isUsableAsName == false { problems.append(Problem(.emptyName, at: argument)) }
    return argument.trimmedDescription
  }

  var extensionBody: String {
    row.initializer { column, position in
      if column.element != nil { return "row.member(Columns._Column\(position).self)" }
      guard column.arguments.representation != nil else { return "row.member()" }
      let optional = column.isOptional ? "?" : ""
      return "row.member(Columns._Column\(position).self)\(optional).represented"
    }
  }

  var members: String { layout + hidden.declaration + columns + encode }

  /// Of a struct that declares itself to be a group of columns.
  private var encode: String {
    guard row.isGroup else { return "" }
    var text = "\nnonisolated \(access)func _encode(into encoder: inout Koine.RowEncoder) {\n"
    for column in row.columns { text += "  encoder.append(member: \(column.encoding))\n" }
    return text + "}"
  }

  private var layout: String {
    var text = "nonisolated \(access)static let _layout = Koine.SelectionLayout(\(name), [\n"
    for column in row.columns {
      let name = column.arguments.nameNode?.trimmedDescription ?? column.columnName.stringLiteral
      text += "  Koine.SelectionLayout.member(\(name), \(column.columnType.text).self"
      if let type = column.arguments.databaseType { text += ", databaseType: \(type)" }
      text += "),\n"
    }
    return text + """
      ])
      nonisolated \(access)static var schema: Koine.TableSchema { _layout.schema }
      nonisolated \(access)static let columns = Columns(Koine.SQLTableReference(schema))

      """
  }

  /// The type of a column's values, by a name that means it in `Columns`.
  private func columnType(of column: StoredProperty, at position: Int) -> String {
    guard let name = hidden.name(of: column, at: position) else { return column.columnType.text }
    return column.element == nil ? name : "Koine.NestedRows<\(name)>"
  }

  /// The type of what the initialiser takes for a column.
  private func selectedType(of column: StoredProperty, at position: Int) -> String {
    if column.element == nil { return columnType(of: column, at: position) }
    return hidden.name(of: column, at: position).map { "[\($0)]" } ?? column.type.text
  }

  private var columns: String {
    let typeName = hidden.rowName
    var (generics, requirements): ([String], [String]) = ([], [])
    let parameters = row.columns.enumerated().map { position, column in
      guard column.isOptional else {
        return "\(column.name): some Koine.Selectable<\(selectedType(of: column, at: position))>"
      }
      // What is never NULL fits too.
      let type = "_Value\(position)"
      generics.append("\(type): Koine.Selectable")
      requirements.append("\(type).Value: Koine.SelectionMember")
      requirements.append(
        "\(type).Value._OptionalMember.Value == \(columnType(of: column, at: position))")
      return "\(column.name): \(type)"
    }
    let generic = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let requirement = requirements.isEmpty ? "" : " where \(requirements.joined(separator: ", "))"
    let selections = row.columns.map { "\($0.name)._selection" }
    var text = """
      nonisolated \(access)struct Columns: Koine.\(row.isGroup ? "GroupColumns" : "SelectedColumns") {
        \(access)typealias Value = \(typeName)
        \(access)let _source: Koine.SQLTableReference
        \(access)let _selection: [Koine.SQLSelection]
        \(access)init(_ source: Koine.SQLTableReference) {
          _source = source
          _selection = [.columns(source)]
        }
        \(visibility.modifier)init\(generic)(\(parameters.joined(separator: ", ")))\(requirement) {
          _source = \(typeName).columns._source
          _selection = Array([\(selections.joined(separator: ", "))].joined())
        }
        \(access)static var _width: Int { \(typeName).schema.columns.count }

      """
    for (position, column) in row.columns.enumerated() {
      var type = columnType(of: column, at: position)
      if column.arguments.representation != nil || column.element != nil {
        // The extension decodes by this name; the type's own may be out of its sight.
        let visible = min(column.access, row.access).modifier
        text += "  \(visible)typealias _Column\(position) = \(type)\n"
        type = "_Column\(position)"
      }
      text += "  \(min(column.access, row.access).modifier)var \(column.name): Koine.MemberColumnsOf<\(type)>"
      text += " { .init(_source, \(typeName)._layout.starts[\(position)]) }\n"
    }
    text += "  \(access)static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError)"
    return text + " -> \(typeName) {\n    try \(typeName)(_row: &row)\n  }\n}"
  }

  /// Who may use the initialiser: all those who see every property, whose types it names.
  private var visibility: Access {
    row.columns.map(\.access).reduce(row.access, min)
  }
}
