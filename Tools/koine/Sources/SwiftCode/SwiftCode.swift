public import Koine

/// The tables of a database as `@Table` code.
///
///     print(SwiftCode(try await database.schema()).text)
///     // import Koine
///     //
///     // @Table("planes") struct Plane: Identifiable {
///     //   let id: Int
///     //   @Column("first_flight") var firstFlight: CalendarDate?
///     // }
///
/// What Swift code cannot say of a table stands in it as a comment.
public struct SwiftCode {
  let tables: [TableCode]
  private let enumerations: [EnumerationCode]
  private let scales: [Int: String]

  /// Makes the code of a schema.
  public init(_ schema: DatabaseSchema) {
    var names = TypeNames()
    // Tables have the better right to their names.
    let tables = schema.tables.map { ($0, names.take(SwiftName.type($0.name, isPlural: true))) }
    let views = schema.views.map { ($0, names.take(SwiftName.type($0.name, isPlural: true))) }
    enumerations = schema.enumerations.map { enumeration in
      EnumerationCode(enumeration, name: names.take(SwiftName.type(enumeration.name, isPlural: false)))
    }
    let columns = schema.tables.flatMap(\.columns) + schema.views.flatMap(\.columns)
    scales = Dictionary(
      uniqueKeysWithValues: Set(columns.compactMap { $0.type?.scale }).sorted().map { scale in
        (scale, names.take(scale == 2 ? "Cents" : "Decimals\(scale)"))
      })
    let types = KnownTypes(enumerations: enumerations, scales: scales)
    var codes = tables.map { table, name in TableCode(table, name: name, types) }
    codes += views.map { view, name in TableCode(view, name: name, types) }
    let all = codes
    for index in codes.indices { codes[index].addRules(among: all) }
    self.tables = codes
  }

  /// The text of a file of Swift.
  public var text: String {
    let needsFoundation = tables.contains { $0.columns.contains { $0.type.isOfFoundation } }
    var parts = [needsFoundation ? "import Foundation\nimport Koine" : "import Koine"]
    if !scales.isEmpty {
      parts.append(
        scales.sorted { $0.key < $1.key }.map { scale, name in
          "enum \(name): DecimalScale { static let scale = \(scale) }"
        }.joined(separator: "\n"))
    }
    parts += enumerations.map(\.text)
    parts += tables.map(\.text)
    return parts.joined(separator: "\n\n") + "\n"
  }
}

/// Gives each type a name of its own.
private struct TypeNames {
  /// What the code itself uses, or Swift does not allow.
  private static let reserved = SwiftType.names.union(EnumerationCode.names).union(TableCode.names).union([
    "Any", "Array", "Character", "Computed", "DecimalScale", "Equatable", "Foundation", "Koine", "Never",
    "Optional", "Selection", "Sendable", "Swift", "Void",
  ])
  private var taken = reserved

  mutating func take(_ wish: String) -> String {
    let wish = Self.reserved.contains(wish) ? wish + "Row" : wish
    var name = wish
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(wish)\(number)"
      number += 1
    }
    return name
  }
}

/// The types that the code declares.
struct KnownTypes {
  let enumerations: [String: EnumerationCode]
  let scales: [Int: String]

  init(enumerations: [EnumerationCode], scales: [Int: String]) {
    // The bare name of a type of another schema does not find it. Swift has no enum without cases that has raw values.
    self.enumerations = Dictionary(
      enumerations.filter(\.isDeclared).map { ($0.databaseName, $0) }, uniquingKeysWith: { first, _ in first }
    )
    self.scales = scales
  }

  func type(of column: DatabaseSchema.Column) -> SwiftType? {
    column.type.flatMap { SwiftType($0, enumerations: enumerations.mapValues(\.name), scales: scales) }
  }
}

extension SQLType {
  fileprivate var scale: Int? {
    switch self {
    case .decimal(let scale): scale
    case .named(_, let stored): stored.scale
    default: nil
    }
  }
}
