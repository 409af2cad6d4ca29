extension SQLLowering {
  /// Texts with a check, for an engine without enum types.
  public static let enumTypes = SQLLowering("a text with a CHECK") { statement in
    switch statement {
    case .createTable(let create): return .createTable(create.withoutEnumTypes)
    case .alterTable(var alter):
      switch alter.change {
      case .addConstraint(let rule): alter.change = .addConstraint(rule.withoutEnumType)
      default: return statement
      }
      return .alterTable(alter)
    default: return statement
    }
  }
}

extension SQLCreateTable {
  fileprivate var withoutEnumTypes: SQLCreateTable {
    var copy = self
    for index in constraints.indices {
      guard case .enumType(let column, _) = constraints[index].rule else { continue }
      for position in columns.indices where columns[position].column.name == column.name {
        copy.columns[position].column = columns[position].column.asStored
      }
      copy.constraints[index] = constraints[index].withoutEnumType
    }
    return copy
  }
}

extension SQLTableConstraint {
  fileprivate var withoutEnumType: SQLTableConstraint {
    guard case .enumType(let column, let cases) = rule else { return self }
    let values = cases.map { SQLExpression.literal(.text($0), .text) }
    return SQLTableConstraint(
      .check(.inList(.column(column.asStored), values, negated: false)),
      name: SQLCaseCheck.name(ofColumn: column.name))
  }
}

extension SQLColumn {
  /// The column, of the type in which its values travel.
  fileprivate var asStored: SQLColumn {
    var description = SQLTableReference.ColumnDescription(self)
    description.type = type.storage
    return SQLColumn(source: source, description, position: position)
  }
}
