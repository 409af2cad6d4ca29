import SwiftSyntax
import SwiftSyntaxMacros

/// Writes what `@Selection` adds to an enum.
struct EnumExpansion {
  private let declaration: EnumDeclaration
  /// The name of a derived table as a Swift expression.
  private let name: String
  /// The modifier of members that the conformances need.
  private let access: String

  /// Reads the enum, or says what is wrong with it.
  init?(
    _ declaration: EnumDeclSyntax, attribute: AttributeSyntax, in context: some MacroExpansionContext,
    role: MacroRole
  ) {
    var problems: [Problem] = []
    let found = EnumDeclaration(
      declaration, attribute: attribute, lexicalContext: context.lexicalContext, problems: &problems)
    let given = SelectionExpansion.name(in: attribute, problems: &problems)
    context.report(problems, in: role, of: declaration)
    guard let found, problems.isEmpty else { return nil }
    self.declaration = found
    name = given ?? TableName.plural(of: TableName.lowerCamelCase(found.typeName.unquoted)).stringLiteral
    access = found.access.modifier
  }

  // MARK: The extension

  var extensionBody: String {
    var text = """

        \(access)init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
          switch try row.presentCase(of: Self.self) {

      """
    for (position, item) in declaration.cases.enumerated() {
      let label = position == declaration.cases.count - 1 ? "default" : "case \(position)"
      let payload = "try row.payload(at: \(position), of: Self.self)"
      if item.values.count == 1 {
        let name = item.values[0].label.map { $0 + ": " } ?? ""
        text += "    \(label): self = .\(item.name)(\(name)\(payload))\n"
      } else {
        let values = item.values.compactMap(\.label).map { "\($0): value.\($0)" }
        text += """
              \(label):
                let value: Columns.\(item.structName) = \(payload)
                self = .\(item.name)(\(values.joined(separator: ", ")))

          """
      }
    }
    return text + "    }\n  }\n"
  }

  // MARK: The members

  var members: String { layout + columns + encode }

  private var layout: String {
    var text = "nonisolated \(access)static let _layout = Koine.SelectionLayout(\(name), cases: [\n"
    for item in declaration.cases {
      text +=
        "  Koine.SelectionLayout.payload(\(item.name.unquoted.stringLiteral), \(payload(of: item)).self),\n"
    }
    return text + """
      ])
      nonisolated \(access)static var schema: Koine.TableSchema { _layout.schema }
      nonisolated \(access)static let columns = Columns(Koine.SQLTableReference(schema))

      """
  }

  private var columns: String {
    var text = """
      nonisolated \(access)struct Columns: Koine.EnumColumns {
        \(access)typealias Value = \(declaration.typeName)
        \(access)let _source: Koine.SQLTableReference
        \(access)init(_ source: Koine.SQLTableReference) { _source = source }
        \(access)static var _width: Int { \(declaration.typeName).schema.columns.count }

      """
    for (position, item) in declaration.cases.enumerated() {
      if item.values.count > 1 { text += valuesStruct(of: item).indented + "\n" }
      let type = item.values.count > 1 ? item.structName : item.values[0].type.text
      text += "  \(access)var \(item.name): Koine.MemberColumnsOf<\(type)?>"
      text += " { .init(_source, \(declaration.typeName)._layout.starts[\(position)]) }\n"
    }
    text += "  \(access)static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError)"
    return text + " -> \(declaration.typeName) {\n    try \(declaration.typeName)(_row: &row)\n  }\n}\n"
  }

  /// The struct of the values of a case. An extension could not be added to it from here.
  private func valuesStruct(of item: EnumDeclaration.Case) -> String {
    let properties = item.values.compactMap { value in
      value.label.map { StoredProperty($0, value.type, access: declaration.access) }
    }
    let row = RowDeclaration(groupNamed: item.structName, access: declaration.access, properties)
    let name = TableName.lowerCamelCase(item.structName).stringLiteral
    let expansion = SelectionExpansion(row, name: name)
    var text = "nonisolated \(access)struct \(item.structName): Koine.Table, Koine.SelectedRow, "
    text += "Koine.InsertableRow, Koine.ColumnGroup {\n"
    for property in properties { text += "  \(access)var \(property.name): \(property.type.text)\n" }
    let parameters = properties.map { "\($0.name): \($0.type.text)" }.joined(separator: ", ")
    text += "  \(access)init(\(parameters)) {\n"
    for property in properties { text += "    self.\(property.name) = \(property.name)\n" }
    return text + "  }" + expansion.extensionBody + expansion.members.indented + "\n}"
  }

  private var encode: String {
    var text = """
      nonisolated \(access)func _encode(into encoder: inout Koine.RowEncoder) {
        switch self {

      """
    for (position, item) in declaration.cases.enumerated() {
      let names = item.values.count == 1 ? ["value"] : item.values.indices.map { "value\($0)" }
      let bound = names.map { "let \($0)" }.joined(separator: ", ")
      var payload = "value"
      if names.count > 1 {
        let values = zip(item.values, names).map { "\($0.label ?? ""): \($1)" }.joined(separator: ", ")
        payload = "Columns.\(item.structName)(\(values))"
      }
      text += "  case .\(item.name)(\(bound)):\n"
      text += "    encoder.append(payload: \(payload), at: \(position), of: \(declaration.typeName).self)\n"
    }
    return text + "  }\n}"
  }

  /// The type of what a case holds, seen from a member of the enum.
  private func payload(of item: EnumDeclaration.Case) -> String {
    item.values.count > 1 ? "Columns.\(item.structName)" : item.values[0].type.text
  }
}

extension EnumDeclaration.Case {
  /// The struct of several values.
  var structName: String {
    let name = name.unquoted
    return name.prefix(1).uppercased() + name.dropFirst() + "Values"
  }
}

extension String {
  /// With two spaces in front of each line that is not empty.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
