/// Writes what `@Table` adds to a struct.
struct TableExpansion {
  private let table: TableDeclaration
  private let row: RowDeclaration
  private let hidden: HiddenTypes
  /// The modifier of members that the conformances need.
  private let access: String

  init(_ table: TableDeclaration) {
    self.table = table
    row = table.row
    hidden = HiddenTypes(table.row)
    access = row.access.modifier
  }

  // MARK: The extension

  /// The protocols that the table conforms to. All are named: if `Table` is only implied, Swift 6.3 does
  /// not find the conformance of an expansion.
  var conformances: [String] {
    switch table.primaryKey.count {
    case 0: ["Table", "InsertableRow"]
    case 1: ["Table", "PrimaryKeyedTable", "InsertableRow"]
    default: ["Table", "CompositeKeyedTable", "InsertableRow"]
    }
  }

  var extensionBody: String {
    row.initializer { column, position in
      if column.isGroup { return "row.member()" }
      guard column.arguments.representation != nil else { return "row.next()" }
      let optional = column.isOptional ? "?" : ""
      return "row.next(Columns._Column\(position).self)\(optional).represented"
    }
  }

  // MARK: The members

  var members: String {
    schema + hidden.declaration + columns + conveniences + scopeCheck + encode + draft
  }

  /// A default scope of another type than the table's would be none, silently. Private and never called, so that
  /// nothing of it is compiled into the program.
  private var scopeCheck: String {
    """
    private static func _checkScope() {
      let scope = defaultScope
      Koine._checkScope(scope, of: \(row.typeName).self)
    }

    """
  }

  private var schema: String {
    var head = "(\(table.name)"
    if let schema = table.schema { head += ", schema: \(schema)" }
    if let comment = table.comment { head += ", comment: \(comment)" }
    guard hasGroups else {
      var text = "nonisolated \(access)static let schema = Koine.TableSchema\(head), columns: [\n"
      for (position, column) in row.columns.enumerated() {
        text += "  \(definition(of: column, at: position)),\n"
      }
      return text + "])\n"
    }
    var text = "nonisolated \(access)static let _layout = Koine.SelectionLayout\(head), [\n"
    for (position, column) in row.columns.enumerated() {
      text +=
        column.isGroup
        ? "  Koine.SelectionLayout.group(\(column.columnName.stringLiteral), \(column.type.text).self),\n"
        : "  [\(definition(of: column, at: position))],\n"
    }
    return text + "])\nnonisolated \(access)static var schema: Koine.TableSchema { _layout.schema }\n"
  }

  /// The description of one column.
  private func definition(of column: StoredProperty, at position: Int) -> String {
    let arguments = column.arguments
    let name = arguments.nameNode?.trimmedDescription ?? column.columnName.stringLiteral
    var text = "Koine.ColumnDefinition(\(name), \(column.columnType.text).self"
    if table.primaryKey.contains(position) { text += ", primaryKey: true" }
    if let unique = arguments.unique { text += ", unique: \(unique)" }
    if let collation = arguments.collation { text += ", collation: \(collation)" }
    if let value = arguments.defaultValue {
      // The coercion refuses a default of another type than the column's.
      let type = column.columnType.wrapped ?? column.columnType.text
      text += ", default: \(arguments.hasSimpleDefault ? value : "(\(value))") as \(type)"
    }
    if let type = arguments.databaseType { text += ", databaseType: \(type)" }
    if let references = arguments.references { text += ", references: \(references)" }
    if let onDelete = arguments.onDelete { text += ", onDelete: \(onDelete)" }
    if let onUpdate = arguments.onUpdate { text += ", onUpdate: \(onUpdate)" }
    if let deferred = arguments.deferred { text += ", deferred: \(deferred)" }
    if let name = arguments.renamedFrom { text += ", renamedFrom: \(name)" }
    if let storage = arguments.generated { text += ", generated: \(storage)" }
    if let comment = arguments.comment { text += ", comment: \(comment)" }
    text += ")"
    if let expression = arguments.defaultExpression {
      // The call refuses an expression of another type than the column's.
      let type = column.columnType.wrapped ?? column.columnType.text
      text += ".defaulting(to: Koine._default(\(expression), of: \(type).self))"
    }
    return text
  }

  /// Whether a property is several columns, so that only the program knows how many columns the table has.
  private var hasGroups: Bool { row.columns.contains(where: \.isGroup) }

  private var columns: String {
    let typeName = hidden.rowName
    var text = """
      nonisolated \(access)struct Columns: Koine.\(hasGroups ? "GroupedColumns" : "TableColumns") {
        \(access)typealias Value = \(typeName)
        \(access)let _source: Koine.SQLTableReference
        \(access)init(_ source: Koine.SQLTableReference) { _source = source }
        \(access)static var _width: Int { \(hasGroups ? "\(typeName).schema.columns.count" : "\(row.columns.count)") }

      """
    for (position, column) in row.columns.enumerated() {
      var type = hidden.name(of: column, at: position) ?? column.columnType.text
      if column.arguments.representation != nil {
        // The extension decodes by this name; the type's own may be out of its sight.
        text += "  \(modifier(of: column))typealias _Column\(position) = \(type)\n"
        type = "_Column\(position)"
      }
      let columns = column.isGroup ? "Koine.MemberColumnsOf<\(type)>" : "Koine.Column<\(typeName), \(type)>"
      let start = hasGroups ? "\(typeName)._layout.starts[\(position)]" : "\(position)"
      text += "  \(modifier(of: column))var \(column.name): \(columns) { .init(_source, \(start)) }\n"
    }
    text += "  \(access)static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError)"
    return text + " -> \(typeName) {\n    try \(typeName)(_row: &row)\n  }\n}\n"
  }

  private var conveniences: String {
    var text = "nonisolated \(access)static let columns = Columns(Koine.SQLTableReference(of: Self.self))\n"
    text += key
    let types = row.columns.map(\.columnType.text).joined(separator: ", ")
    return text + "\(access)typealias Fields = \(row.columns.count == 1 ? types : "(\(types))")\n"
  }

  private var key: String {
    let keys = table.primaryKey.map { row.columns[$0] }
    let types = keys.map { "Koine.Column<\(row.typeName), \($0.columnType.text)>" }.joined(separator: ", ")
    let values = keys.map { "columns.\($0.name)" }.joined(separator: ", ")
    guard keys.count > 1 else {
      return keys.isEmpty ? "" : "nonisolated \(access)static var primaryKey: \(types) { \(values) }\n"
    }
    let parts = keys.indices.map { "key.\($0).expression" }.joined(separator: ", ")
    return """
      \(access)typealias PrimaryKey = (\(keys.map(\.columnType.text).joined(separator: ", ")))
      nonisolated \(access)static var primaryKey: (\(types)) { (\(values)) }
      nonisolated \(access)static func _parts(of key: PrimaryKey) -> [Koine.SQLExpression] { [\(parts)] }

      """
  }

  private var encode: String {
    var text = "nonisolated \(access)func encode(into encoder: inout Koine.RowEncoder) {\n"
    for column in row.columns {
      text +=
        column.arguments.generated == nil
        ? "  encoder.append(\(encoding(column)))\n" : "  encoder.appendDefault()\n"
    }
    return text + "}\n"
  }

  /// The value to bind, or the group of them.
  private func encoding(_ column: StoredProperty) -> String {
    column.isGroup ? "member: \(column.encoding)" : column.encoding
  }

  private func modifier(of column: StoredProperty) -> String {
    min(column.access, row.access).modifier
  }

  // MARK: The draft

  private var draft: String {
    var text = "nonisolated \(access)struct Draft: Koine.InsertableRow {\n"
    for (position, column) in row.columns.enumerated() where column.arguments.generated == nil {
      text += "  \(modifier(of: column))var \(draftProperty(column, at: position))\n"
    }
    text += draftInitializer
    text += "  \(access)func encode(into encoder: inout Koine.RowEncoder) {\n"
    for (position, column) in row.columns.enumerated() {
      text +=
        column.arguments.generated == nil
        ? "    encoder.append(\(draftEncoding(column, at: position)))\n" : "    encoder.appendDefault()\n"
    }
    return text + "  }\n}"
  }

  /// Whether the draft leaves the column to the database if it has no value.
  private func isLeftOut(_ column: StoredProperty, at position: Int) -> Bool {
    column.arguments.defaultValue != nil || column.arguments.defaultExpression != nil
      || table.isGenerated(position)
  }

  /// `name: Type`, or `name: Type = default`.
  private func draftProperty(_ column: StoredProperty, at position: Int, explicitNil: Bool = false) -> String
  {
    let text = "\(column.name): \(column.type.text)"
    let noValue = explicitNil ? " = nil" : ""
    if isLeftOut(column, at: position) { return text + "?" + noValue }
    if let value = column.defaultValue { return text + " = " + value }
    return column.isOptional ? text + noValue : text
  }

  /// The memberwise initialiser, if the implicit one would be less visible than the draft.
  ///
  /// As Swift's own, it leaves out what its callers may not see, if that has a default.
  private var draftInitializer: String {
    let columns = row.columns.enumerated().filter { $1.arguments.generated == nil }
    let hidden = columns.contains { $1.access < .internal }
    guard row.access > .internal || hidden else { return "" }
    var visibility = row.access
    var parameters: [String] = []
    var assignments = ""
    for (position, column) in columns {
      if column.access < row.access {
        if column.defaultValue != nil || column.isOptional || isLeftOut(column, at: position) { continue }
        visibility = min(visibility, column.access)
      }
      parameters.append(draftProperty(column, at: position, explicitNil: true))
      assignments += "    self.\(column.name) = \(column.name)\n"
    }
    return "  \(visibility.modifier)init(\(parameters.joined(separator: ", "))) {\n\(assignments)  }\n"
  }

  private func draftEncoding(_ column: StoredProperty, at position: Int) -> String {
    guard isLeftOut(column, at: position) else { return encoding(column) }
    guard let representation = column.arguments.representation?.text else {
      return "orDefault: self.\(column.name)"
    }
    let convert = column.isOptional ? "$0.map { \(representation)($0) }" : "\(representation)($0)"
    return "orDefault: self.\(column.name).map { \(convert) }"
  }
}
