/// The types of a row that the generated `Columns` hides: in there, a name means a member of `Columns` or of its protocols
/// before it means a type around it. An enum beside it gives these types other names, if there are any.
struct HiddenTypes {
  /// The types that `Columns` has by itself: `Koine.Selectable` and `Koine.Scope` ask for them.
  private static let members: Set<String> = ["Value", "Outer", "Regrouped"]

  private let row: RowDeclaration

  init(_ row: RowDeclaration) {
    self.row = row
  }

  /// What the struct itself is called in `Columns`.
  var rowName: String { isRowHidden ? "_Types._Row" : row.typeName }

  /// What the type of a column, or that of the rows it holds, is called in `Columns`; `nil` if that is its own name.
  func name(of column: StoredProperty, at position: Int) -> String? {
    column.columnType.names(anyOf: Self.members) ? "_Types._\(position)" : nil
  }

  /// The enum of the names; empty if there are none.
  var declaration: String {
    var names = ""
    if isRowHidden { names += "  \(row.access.modifier)typealias _Row = \(row.typeName)\n" }
    for (position, column) in row.columns.enumerated() where name(of: column, at: position) != nil {
      let access = min(column.access, row.access).modifier
      names += "  \(access)typealias _\(position) = \(column.element ?? column.columnType.text)\n"
    }
    return names.isEmpty ? "" : "\(row.access.modifier)enum _Types {\n\(names)}\n"
  }

  private var isRowHidden: Bool { Self.members.contains(row.typeName.unquoted) }
}

extension PropertyType {
  /// Whether the type, or one in it, is called by one of these names, and not as a member of another.
  fileprivate func names(anyOf names: Set<String>) -> Bool {
    var word = ""
    var isMember = false
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        if !isMember, names.contains(word) { return true }
        word = ""
        isMember = false
      }
      // A name may be in backticks.
      if character == "." { isMember = true } else if character != "`" { isMember = false }
    }
    return false
  }
}
