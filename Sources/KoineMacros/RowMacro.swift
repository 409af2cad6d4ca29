import SwiftSyntax

/// A macro that reads the properties of a struct.
enum RowMacro: String {
  case table = "Table"
  case selection = "Selection"
  case jsonKeys = "JSONKeys"

  /// As it is written in front of a struct.
  var attribute: String { "@" + rawValue }

  /// What the struct becomes.
  var noun: String {
    switch self {
    case .table: "table"
    case .selection: "selection"
    case .jsonKeys: "document"
    }
  }
}
