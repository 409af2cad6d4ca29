/// Writes what `@Table` adds to a struct.
struct TableExpansion {
  private let table: TableDeclaration
  /// The modifier of members that the conformances need.
  private let access: String

  init(_ table: TableDeclaration) {
    self.table = table
    access = table.access.modifier
  }

  // MARK: The extension

  /// What follows the type in the head of the extension: the conformances that are still missing.
  func extensionHeader(missing: (String) -> Bool) -> String {
    // Where `Table` is only implied, Swift 6.3 does not find the conformance of an expansion.
    var protocols = ["Table", "InsertableRow"]
    if table.primaryKey != nil { protocols.insert("PrimaryKeyedTable", at: 1) }
    let conformances = protocols.filter(missing).map { "Koine." + $0 }
    return conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
  }

  var extensionBody: String {
    var text = "\n  \(access)init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {\n"
    if delegates {
      // An assignment would evaluate the default value first, for every row.
      text += "    try self.init(\n      "
      text += table.columns.enumerated().map { "\($1.name): \(decoding($1, at: $0))" }
        .joined(separator: ",\n      ")
      text += "\n    )\n"
    } else {
      for (position, column) in table.columns.enumerated() {
        text += "    self.\(column.name) = try \(decoding(column, at: position))\n"
      }
    }
    return text + "  }\n"
  }

  private var delegates: Bool {
    table.hasMemberwiseInitializer && table.columns.contains { !$0.hasLiteralDefault }
  }

  private func decoding(_ column: StoredProperty, at position: Int) -> String {
    guard column.arguments.representation != nil else { return "row.next()" }
    let optional = column.isOptional ? "?" : ""
    return "row.next(Columns._Column\(position).self)\(optional).represented"
  }

  // MARK: The members

  var members: String {
    schema + columns + conveniences + encode + draft
  }

  private var schema: String {
    var text = "nonisolated \(access)static let schema = Koine.TableSchema(\(table.name)"
    if let schema = table.schema { text += ", schema: \(schema)" }
    text += ", columns: [\n"
    for (position, column) in table.columns.enumerated() {
      let arguments = column.arguments
      let name = arguments.nameNode?.trimmedDescription ?? column.columnName.stringLiteral
      text += "  Koine.ColumnDefinition(\(name), \(column.columnType.text).self"
      if position == table.primaryKey { text += ", primaryKey: true" }
      if let unique = arguments.unique { text += ", unique: \(unique)" }
      if let value = arguments.defaultValue {
        // The coercion refuses a default of another type than the column's.
        let type = column.columnType.wrapped ?? column.columnType.text
        text += ", default: \(arguments.hasSimpleDefault ? value : "(\(value))") as \(type)"
      }
      if let type = arguments.databaseType { text += ", databaseType: \(type)" }
      if let references = arguments.references { text += ", references: \(references)" }
      if let onDelete = arguments.onDelete { text += ", onDelete: \(onDelete)" }
      text += "),\n"
    }
    return text + "])\n"
  }

  private var columns: String {
    let row = table.typeName
    var text = """
      nonisolated \(access)struct Columns: Koine.TableColumns {
        \(access)typealias Value = \(row)
        \(access)let _source: Koine.SQLTableReference
        \(access)init(_ source: Koine.SQLTableReference) { _source = source }
        \(access)static var _width: Int { \(table.columns.count) }

      """
    for (position, column) in table.columns.enumerated() {
      var type = column.columnType.text
      if column.arguments.representation != nil {
        // The extension decodes by this name; the type's own may be out of its sight.
        text += "  \(access)typealias _Column\(position) = \(type)\n"
        type = "_Column\(position)"
      }
      text += "  \(modifier(of: column))var \(column.name): Koine.Column<\(row), \(type)>"
      text += " { .init(_source, \(position)) }\n"
    }
    text += "  \(access)static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError)"
    return text + " -> \(row) {\n    try \(row)(_row: &row)\n  }\n}\n"
  }

  private var conveniences: String {
    var text = "nonisolated \(access)static let columns = Columns(Koine.SQLTableReference(schema))\n"
    if let primaryKey = table.primaryKey {
      let column = table.columns[primaryKey]
      text += "nonisolated \(access)static var primaryKey: "
      text += "Koine.Column<\(table.typeName), \(column.columnType.text)> { columns.\(column.name) }\n"
    }
    let types = table.columns.map(\.columnType.text).joined(separator: ", ")
    return text + "\(access)typealias Fields = \(table.columns.count == 1 ? types : "(\(types))")\n"
  }

  private var encode: String {
    var text = "nonisolated \(access)func encode(into encoder: inout Koine.RowEncoder) {\n"
    for column in table.columns { text += "  encoder.append(\(encoding(column)))\n" }
    return text + "}\n"
  }

  /// The value to bind.
  private func encoding(_ column: StoredProperty) -> String {
    guard let representation = column.arguments.representation else { return "self.\(column.name)" }
    return column.isOptional
      ? "self.\(column.name).map { \(representation.text)($0) }"
      : "\(representation.text)(self.\(column.name))"
  }

  private func modifier(of column: StoredProperty) -> String {
    min(column.access, table.access).modifier
  }

  // MARK: The draft

  private var draft: String {
    var text = "nonisolated \(access)struct Draft: Koine.InsertableRow {\n"
    for (position, column) in table.columns.enumerated() {
      text += "  \(modifier(of: column))var \(draftProperty(column, at: position))\n"
    }
    text += draftInitializer
    text += "  \(access)func encode(into encoder: inout Koine.RowEncoder) {\n"
    for (position, column) in table.columns.enumerated() {
      text += "    encoder.append(\(draftEncoding(column, at: position)))\n"
    }
    return text + "  }\n}"
  }

  /// Whether the draft leaves the column to the database where it has no value.
  private func isLeftOut(_ column: StoredProperty, at position: Int) -> Bool {
    column.arguments.defaultValue != nil
      || (position == table.primaryKey && column.type.isInteger
        && column.arguments.representation == nil && column.arguments.references == nil)
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

  /// The memberwise initialiser, where the implicit one would be less visible than the draft.
  ///
  /// As Swift's own, it leaves out what its callers may not see, where that has a default.
  private var draftInitializer: String {
    let hidden = table.columns.contains { $0.access < .internal }
    guard table.access > .internal || hidden else { return "" }
    var visibility = table.access
    var parameters: [String] = []
    var assignments = ""
    for (position, column) in table.columns.enumerated() {
      if column.access < table.access {
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
