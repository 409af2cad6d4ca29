import SwiftSyntax

/// A macro that makes a struct out of columns.
enum RowMacro: String {
  case table = "Table"
  case selection = "Selection"

  /// As it is written in front of a struct.
  var attribute: String { "@" + rawValue }

  /// What the struct becomes.
  var noun: String {
    switch self {
    case .table: "table"
    case .selection: "selection"
    }
  }
}
