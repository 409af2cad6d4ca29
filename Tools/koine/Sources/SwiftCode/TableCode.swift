@_spi(KoineDriver) import Koine

/// A table or view as a struct.
struct TableCode {
  /// What the code of a table names, beside the types of its properties, and the types within it: those that `@Table`
  /// writes, and those of the protocols that it conforms to.
  static let names: Set = [
    "Column", "GeneratedColumn", "Identifiable", "SQL", "Table", "TableConstraint", "TableIndex",
    "Columns", "DefaultScope", "Draft", "Fields", "ID", "Outer", "PrimaryKey", "PrimaryKeyColumns",
    "Regrouped",
    "Row", "RowValue", "Value",
  ]

  let name: String
  let table: DatabaseSchema.Table
  let isView: Bool
  private(set) var columns: [ColumnCode] = []
  /// What stands among the properties: each is the code of a column, or a comment.
  private var lines: [Line] = []
  private(set) var constraints: [String] = []
  private(set) var indexes: [String] = []
  /// What the code cannot say.
  private var remarks: [String] = []

  private enum Line {
    /// A column, by its place in ``columns``.
    case column(Int)
    case comment(String)
  }

  init(_ table: DatabaseSchema.Table, name: String, _ types: KnownTypes) {
    self.init(table, isView: false, name: name, types)
  }

  init(_ view: DatabaseSchema.View, name: String, _ types: KnownTypes) {
    let table = DatabaseSchema.Table(
      view.name, schema: view.schema, columns: view.columns, comment: view.comment)
    self.init(table, isView: true, name: name, types)
  }

  private init(_ table: DatabaseSchema.Table, isView: Bool, name: String, _ types: KnownTypes) {
    self.table = table
    self.isView = isView
    self.name = name
    var properties: Set<String> = []
    var known: Set<String> = []
    let key = table.primaryKey?.columns ?? []
    for column in table.columns {
      let title = "\(column.name.swiftLiteral) \(column.typeName.onOneLine)"
      guard let type = types.type(of: column) else {
        lines.append(.comment("\(title): Koine has no type for it."))
        continue
      }
      if let generation = column.generation, key.contains(column.name) {
        lines.append(.comment("\(title): part of the key, computed as \(generation.text.onOneLine)."))
        continue
      }
      guard !column.name.isEmpty else {
        lines.append(.comment("\(title): it has no name."))
        continue
      }
      guard known.insert(column.name.lowercased()).inserted else {
        lines.append(.comment("\(title): its name differs from another one's in its case alone."))
        continue
      }
      let wish = SwiftName.property(column.name)
      var property = wish
      var number = 2
      while !properties.insert(property.lowercased()).inserted {
        property = "\(wish)\(number)"
        number += 1
      }
      lines.append(.column(columns.count))
      columns.append(
        ColumnCode(
          column, property: property, type: type,
          cases: types.enumerations[type.databaseType ?? ""]?.cases ?? [:],
          isKey: key.contains(column.name)))
    }
    // A key that is not whole is none.
    let isKeyKnown = key.allSatisfy { name in columns.contains { $0.column.name == name } }
    for index in columns.indices { columns[index].finishKey(columnCount: isKeyKnown ? key.count : 0) }
    if !isKeyKnown { remarks.append("primary key (\(key.joined(separator: ", ")))") }
  }

  /// The property of a column; engines may ignore the case of names.
  func property(of name: String) -> ColumnCode? {
    columns.first { $0.column.name == name }
      ?? columns.first { $0.column.name.lowercased() == name.lowercased() }
  }

  /// The only column of the key.
  var keyColumn: ColumnCode? {
    let keys = columns.filter(\.isKey)
    return keys.count == 1 ? keys[0] : nil
  }

  // MARK: Rules

  /// Adds keys, references, checks and indexes.
  mutating func addRules(among tables: [TableCode]) {
    if !isView { constraints += columns.compactMap(\.enumTypeRule) }
    if let key = table.primaryKey, !key.includedColumns.isEmpty {
      remarks.append("primary key \(Self.words(of: key))")
    }
    for key in table.uniqueKeys { add(key) }
    for key in table.foreignKeys { add(key, among: tables) }
    for check in table.checks where !isImplied(check) {
      let condition = "{ _ in SQL(\(check.text.swiftLiteral), as: Bool.self) }"
      constraints.append(
        given(check.name).map { ".check(\($0.swiftLiteral)) \(condition)" } ?? ".check \(condition)")
    }
    for index in table.indexes { add(index) }
    remarks += table.otherConstraints.map { "constraint \($0.name) \($0.text)" }
    remarks += table.untold
    if table.isWithoutRowID { remarks.append("WITHOUT ROWID") }
    let ways: [DatabaseSchema.Column.GeneratedKey: String] = [
      .autoincrement: "AUTOINCREMENT", .identityAlways: "GENERATED ALWAYS AS IDENTITY",
    ]
    for column in table.columns {
      if let way = column.generatedKey.flatMap({ ways[$0] }) { remarks.append("\(column.name) \(way)") }
    }
    remarks += table.triggers.map { "trigger \($0.name)" }
  }

  private mutating func add(_ key: DatabaseSchema.Key) {
    let properties = key.columns.compactMap(property)
    guard properties.count == key.columns.count, key.deferral == .never, key.nullsAreDistinct else {
      remarks.append("unique \(Self.words(of: key))")
      return
    }
    // The key stays one; that its index holds more columns is nothing that a declaration says.
    if !key.includedColumns.isEmpty { remarks.append("unique \(Self.words(of: key))") }
    if properties.count == 1, given(key.name) == nil, let index = self.index(of: properties[0]) {
      columns[index].isUnique = true
    } else {
      constraints.append(".unique(\(Self.paths(properties))\(Self.argument("name", given(key.name))))")
    }
  }

  /// The columns of a key, and those that its index holds besides.
  private static func words(of key: DatabaseSchema.Key) -> String {
    let columns = "(\(key.columns.joined(separator: ", ")))"
    if key.includedColumns.isEmpty { return columns }
    return "\(columns) including (\(key.includedColumns.joined(separator: ", ")))"
  }

  private mutating func add(_ key: DatabaseSchema.ForeignKey, among tables: [TableCode]) {
    let properties = key.columns.compactMap(property)
    let target =
      tables.first { $0.table.name == key.table && $0.table.schema == key.schema && !$0.isView }
      ?? tables.first {
        $0.table.name.lowercased() == key.table.lowercased() && $0.table.schema == key.schema && !$0.isView
      }
    let keys = target.map { target in key.referencedColumns.compactMap(target.property) } ?? []
    let setsNull = key.onDelete == .setNull || key.onUpdate == .setNull
    guard let target, properties.count == key.columns.count, keys.count == properties.count, !keys.isEmpty,
      key.deferral != .onRequest, key.columnsSetOnDelete.isEmpty,
      !setsNull || properties.allSatisfy(\.isOptional)
    else {
      remarks.append(
        "foreign key (\(key.columns.joined(separator: ", "))) references \(key.table)"
          + (key.referencedColumns.isEmpty ? "" : " (\(key.referencedColumns.joined(separator: ", ")))"))
      return
    }
    var actions = Self.action("onDelete", key.onDelete) + Self.action("onUpdate", key.onUpdate)
    if key.deferral == .initially { actions += ", deferred: true" }
    if properties.count == 1, given(key.name) == nil, let index = index(of: properties[0]),
      columns[index].reference == nil, keys[0].column.name == target.keyColumn?.column.name
    {
      columns[index].reference = "references: \(target.name).self\(actions)"
    } else if zip(properties, keys).allSatisfy({ $0.type.name == $1.type.name }) {
      let start =
        ".foreignKey(\(Self.paths(properties)), references: \(target.name).self, \(Self.paths(keys))"
      let end = (actions + Self.argument("name", given(key.name))).dropFirst(2)
      constraints.append(
        start.count + end.count < 100
          ? start + (end.isEmpty ? "" : ", ") + end + ")"
          : "\(start.replacing("(", with: "(\n      ", maxReplacements: 1)),\n      \(end)\n    )")
    } else {
      remarks.append(
        "foreign key (\(key.columns.joined(separator: ", "))) references \(key.table) of other types")
    }
  }

  private mutating func add(_ index: DatabaseSchema.Index) {
    let terms = index.terms.map { term -> String? in
      guard term.operatorClass == nil, term.collationName == nil else { return nil }
      let subject: String
      switch term.subject {
      case .column(let name):
        guard let property = property(of: name) else { return nil }
        subject = "$0.\(SwiftName.quoted(property.property))"
      case .expression: return nil
      }
      return subject + (term.isDescending ? ".descending()" : "")
    }
    let known = terms.compactMap(\.self)
    let included = index.includedColumns.compactMap(property)
    guard known.count == terms.count, index.method == nil, included.count == index.includedColumns.count,
      index.nullsAreDistinct
    else {
      remarks.append(index.description)
      return
    }
    let kind = index.isUnique ? "unique" : "on"
    let condition = index.condition.map { "SQL(\($0.swiftLiteral), as: Bool.self)" }
    let including = included.isEmpty ? "" : ".including(\(Self.paths(included)))"
    if condition == nil, !index.terms.contains(where: \.isDescending) {
      let paths = known.map { "\\" + $0.dropFirst(2) }.joined(separator: ", ")
      indexes.append(".\(kind)(\(paths), name: \(index.name.swiftLiteral))\(including)")
      return
    }
    let start = ".\(kind)(name: \(index.name.swiftLiteral)) {"
    let list = known.count == 1 ? known[0] : "(\(known.joined(separator: ", ")))"
    if let condition {
      indexes.append("\(start)\n      \(list)\n    } where: { _ in\n      \(condition)\n    }\(including)")
    } else {
      indexes.append("\(start) \(list) }\(including)")
    }
  }

  private func index(of code: ColumnCode) -> Int? { columns.firstIndex { $0.property == code.property } }

  /// The name of a constraint, unless it may be one that PostgreSQL made.
  private func given(_ name: String?) -> String? {
    guard let name else { return nil }
    var text = Substring(name)
    while text.last?.isNumber == true { text = text.dropLast() }
    return ["_key", "_fkey", "_check", "_pkey"].contains { text.hasSuffix($0) } ? nil : name
  }

  /// Whether the check is what Koine writes for the type of the column.
  private func isImplied(_ check: DatabaseSchema.Check) -> Bool {
    guard check.columns.count == 1, let property = property(of: check.columns[0]) else { return false }
    let name = check.columns[0].quoted(with: "\"")
    return property.type.name == "Bool" && check.text == "\(name) IN (0, 1)"
  }

  private static func paths(_ columns: [ColumnCode]) -> String {
    columns.map { "\\.\(SwiftName.quoted($0.property))" }.joined(separator: ", ")
  }

  private static func argument(_ label: String, _ text: String?) -> String {
    text.map { ", \(label): \($0.swiftLiteral)" } ?? ""
  }

  private static func action(_ label: String, _ action: ForeignKeyAction) -> String {
    action == .noAction ? "" : ", \(label): .\(action)"
  }

  // MARK: Text

  var text: String {
    let schema = table.schema.map { ", schema: \($0.swiftLiteral)" } ?? ""
    let comment = table.comment.map { ", comment: \($0.swiftLiteral)" } ?? ""
    var result = ""
    if isView { result += "/// A view, whose rows are read only.\n" }
    guard !columns.isEmpty else {
      return "// \(isView ? "view" : "table") \(table.name.onOneLine): no column that Koine has a type for."
    }
    let isIdentifiable = keyColumn?.property == "id"
    result +=
      "@Table(\(table.name.swiftLiteral)\(schema)\(comment)) struct \(name)\(isIdentifiable ? ": Identifiable" : "") {\n"
    for line in lines {
      switch line {
      case .column(let index): result += columns[index].text
      case .comment(let text): result += "  // \(text)\n"
      }
    }
    result += Self.list("generatedColumns", "GeneratedColumn<\(name)>", columns.compactMap(\.computation))
    result += Self.list("constraints", "TableConstraint<\(name)>", constraints)
    result += Self.list("indexes", "TableIndex<\(name)>", indexes)
    if !remarks.isEmpty {
      result += "\n" + remarks.map { "  // Not said here: \($0.onOneLine)\n" }.joined()
    }
    return result + "}"
  }

  private static func list(_ name: String, _ type: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    return "\n  static let \(name): [\(type)] = [\n" + items.map { "    \($0)" }.joined(separator: ",\n")
      + (items.count > 1 ? ",\n" : "\n") + "  ]\n"
  }
}
