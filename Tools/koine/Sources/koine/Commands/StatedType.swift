import ArgumentParser
import Koine

/// What a column holds, which the engine does not tell: `price=decimal(2)`.
struct StatedType: ExpressibleByArgument {
  let column: String
  let type: SQLType

  init?(argument: String) {
    guard let sign = argument.lastIndex(of: "="),
      let type = Self.type(argument[argument.index(after: sign)...])
    else { return nil }
    column = String(argument[..<sign])
    self.type = type
  }

  private static func type(_ name: Substring) -> SQLType? {
    switch name.lowercased() {
    case "boolean": return .boolean
    case "integer": return .bigInteger
    case "double": return .double
    case "text": return .text
    case "blob": return .blob
    case "timestamp": return .timestamp
    case "date": return .date
    case "time": return .time
    case "uuid": return .uuid
    case "json": return .json
    case let name where name.hasPrefix("decimal(") && name.hasSuffix(")"):
      guard let scale = Int(name.dropFirst(8).dropLast()), (0...18).contains(scale) else { return nil }
      return .decimal(scale: scale)
    default: return nil
    }
  }
}

extension [StatedType] {
  /// The types by the names of their columns. Of one that is named twice, the last counts.
  var byColumn: [String: SQLType] {
    Dictionary(map { ($0.column, $0.type) }, uniquingKeysWith: { _, last in last })
  }
}
