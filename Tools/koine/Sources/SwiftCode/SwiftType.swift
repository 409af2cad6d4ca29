import Koine

/// The type of a property, and what `@Column` says of it.
struct SwiftType: Hashable {
  /// The type of a value.
  var name: String
  /// `as:` of the column.
  var representation: String?
  /// `databaseType:` of the column.
  var databaseType: String?
  /// Whether the type is one of Foundation.
  var isOfFoundation = false

  /// The types that properties can have, apart from those that the code declares.
  static let names: Set = [
    "Bool", "CalendarDate", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int8", "Int16", "Int32",
    "Int64", "JSONValue", "Scaled", "String", "TimeOfDay", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "UUID",
  ]

  /// - Parameters:
  ///   - type: The type of the column.
  ///   - enumerations: The Swift names of enum types of the database.
  ///   - scales: The Swift names of decimal scales.
  /// - Returns: `nil` if Koine has no type for it.
  init?(_ type: SQLType, enumerations: [String: String], scales: [Int: String]) {
    switch type {
    case .boolean: name = "Bool"
    case .integer(bits: 64): name = "Int"
    case .integer(let bits): name = "Int\(bits)"
    case .unsigned(bits: 64): name = "UInt"
    case .unsigned(let bits): name = "UInt\(bits)"
    case .real: name = "Float"
    case .double: name = "Double"
    case .decimal(let scale):
      guard let scaleName = scales[scale] else { return nil }
      name = "Decimal"
      representation = "Scaled<\(scaleName)>"
      isOfFoundation = true
    case .text: name = "String"
    case .blob:
      name = "Data"
      isOfFoundation = true
    case .timestamp:
      name = "Date"
      isOfFoundation = true
    case .date: name = "CalendarDate"
    case .time: name = "TimeOfDay"
    case .uuid:
      name = "UUID"
      isOfFoundation = true
    case .json: name = "JSONValue"
    case .named(let ownName, let stored):
      if let enumeration = enumerations[ownName] {
        name = enumeration
      } else {
        guard let base = SwiftType(stored, enumerations: [:], scales: scales), base.representation == nil
        else {
          return nil
        }
        self = base
      }
      databaseType = ownName
    default: return nil
    }
  }

  /// The constant of a DEFAULT in Swift; `nil` if there is no literal for it.
  func literal(of value: SQLValue, cases: [String: String]) -> String? {
    switch (name, value) {
    case ("Bool", .boolean(let isTrue)): isTrue ? "true" : "false"
    case (_, .integer(let number)) where isInteger: typed("\(number)")
    case ("Double", .integer(let number)), ("Float", .integer(let number)): typed("\(number).0")
    case ("Double", .double(let number)) where number.isFinite,
      ("Float", .double(let number)) where number.isFinite:
      typed("\(number)")
    case ("String", .text(let text)): text.swiftLiteral
    case (_, .text(let text)) where !cases.isEmpty: cases[text].map { "\(name).\(SwiftName.quoted($0))" }
    default: nil
    }
  }

  /// A DEFAULT that the database computes, in Swift: in the engine's own SQL, unless every engine has it.
  func code(ofDefault text: String) -> String {
    switch (name, text) {
    case ("Date", "statement_timestamp()") where representation == nil: "currentTimestamp"
    case ("UUID", "gen_random_uuid()") where representation == nil: "randomUUID()"
    default: "SQL(\(text.swiftLiteral), as: \(representation ?? name).self)"
    }
  }

  /// A number of a type that a literal does not have by itself.
  private func typed(_ literal: String) -> String {
    ["Int", "Double"].contains(name) ? literal : "\(name)(\(literal))"
  }

  var isInteger: Bool { name.hasPrefix("Int") || name.hasPrefix("UInt") }
}
