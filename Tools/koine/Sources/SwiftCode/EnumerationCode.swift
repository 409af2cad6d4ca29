import Koine

/// An enum type of the database as one of Swift.
struct EnumerationCode {
  /// The types that the code of an enum names.
  static let names: Set = ["String", "ColumnValue", "CaseIterable"]

  /// Members that an enum has, so that none of its cases can have the name.
  private static let members: Set = ["allCases", "hashValue", "rawValue", "sqlType", "sqlValue"]

  let name: String
  let databaseName: String
  private let values: [(text: String, caseName: String)]

  init(_ enumeration: DatabaseSchema.Enumeration, name: String) {
    self.name = name
    databaseName = enumeration.name
    var taken: Set<String> = []
    values = enumeration.values.map { value in
      let word = SwiftName.words(of: value).isEmpty ? "value" : SwiftName.property(value)
      let wish = Self.members.contains(word) ? word + "_" : word
      var caseName = wish
      var number = 2
      while !taken.insert(caseName).inserted {
        caseName = "\(wish)\(number)"
        number += 1
      }
      return (value, caseName)
    }
  }

  /// The names of the cases by the values of the database.
  var cases: [String: String] { Dictionary(values.map { ($0.text, $0.caseName) }) { first, _ in first } }

  /// Whether the code declares the type: not without a value.
  var isDeclared: Bool { !values.isEmpty }

  var text: String {
    guard isDeclared else { return "// enum \(databaseName.onOneLine) has no values." }
    let lines = values.map { text, caseName in
      "  case \(SwiftName.quoted(caseName))" + (text == caseName ? "" : " = \(text.swiftLiteral)")
    }
    return "enum \(name): String, ColumnValue, CaseIterable {\n\(lines.joined(separator: "\n"))\n}"
  }
}
