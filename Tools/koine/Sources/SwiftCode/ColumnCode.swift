import Koine

/// A column as a property.
struct ColumnCode {
  let column: DatabaseSchema.Column
  let property: String
  let type: SwiftType
  /// The cases of the type, if it is an enum, by their values.
  private let cases: [String: String]
  /// Whether the column is the key or a part of it.
  private(set) var isKey: Bool
  /// How many columns the key of the table has.
  private var keyCount = 0
  var isUnique = false
  /// `references:` and what belongs to it.
  var reference: String?

  init(
    _ column: DatabaseSchema.Column, property: String, type: SwiftType, cases: [String: String], isKey: Bool
  ) {
    self.column = column
    self.property = property
    self.type = type
    self.cases = cases
    self.isKey = isKey
  }

  /// - Parameter columnCount: How many columns the key of the table has; 0 if it has none.
  mutating func finishKey(columnCount: Int) {
    keyCount = columnCount
    if columnCount == 0 { isKey = false }
  }

  /// What the database computes the column of, as an element of `generatedColumns`; `nil` for an ordinary column.
  var computation: String? {
    column.generation.map { generation in
      ".computed(\\.\(SwiftName.quoted(property))) { _ in "
        + "SQL(\(generation.text.swiftLiteral), as: \(type.representation ?? type.name).self) }"
    }
  }

  /// The rule that the type of the column is an enum type of these cases; `nil` if it is none.
  var enumTypeRule: String? {
    cases.isEmpty || type.databaseType == nil ? nil : ".enumType(\\.\(SwiftName.quoted(property)))"
  }

  var isOptional: Bool { column.isNullable && !isKey }

  var text: String {
    let (arguments, remark) = arguments
    let attribute = arguments.isEmpty ? "" : "@Column(\(arguments.joined(separator: ", ")))"
    let declaration =
      "\(isKey ? "let" : "var") \(SwiftName.quoted(property)): \(type.name)\(isOptional ? "?" : "")"
      + (remark.map { "  // \($0)" } ?? "")
    guard !attribute.isEmpty else { return "  \(declaration)\n" }
    let line = "  \(attribute) \(declaration)"
    return line.count <= 110 ? "\(line)\n" : "  \(attribute)\n  \(declaration)\n"
  }

  private var arguments: (code: [String], remark: String?) {
    var code: [String] = []
    var remark: String?
    if column.name != property { code.append(column.name.swiftLiteral) }
    if isKey, keyCount > 1 || property != "id" { code.append("primaryKey: true") }
    if !isKey, keyCount == 0, property == "id" { code.append("primaryKey: false") }
    if isUnique { code.append("unique: true") }
    if type.name == "String", column.collation != .binary { code.append("collation: .\(column.collation)") }
    if let representation = type.representation { code.append("as: \(representation).self") }
    let isMade = isKey && keyCount == 1 && type.isInteger
    if column.generatedKey != nil, !isMade { remark = "Made by the database." }
    // Of this code, Koine would make a key that is.
    if column.generatedKey == nil, isMade { remark = "Not made by the database: give rows their keys." }
    if let text = column.defaultText, !isMade, column.generation == nil {
      if column.defaultValue == .null {
        // No default is NULL.
      } else if let literal = column.defaultValue.flatMap({ type.literal(of: $0, cases: cases) }) {
        code.append("default: \(literal)")
      } else if column.generatedKey == nil, !text.hasPrefix("nextval(") {
        code.append("defaultExpression: \(type.code(ofDefault: text))")
      } else {
        // Of a sequence that the code does not make.
        remark = "Default: \(text.onOneLine)"
      }
    }
    if let databaseType = type.databaseType { code.append("databaseType: \(databaseType.swiftLiteral)") }
    if let reference { code.append(reference) }
    if let generation = column.generation {
      code.append("generated: .\(generation.isStored ? "stored" : "virtual")")
    }
    if let comment = column.comment { code.append("comment: \(comment.swiftLiteral)") }
    return (code, remark)
  }
}
