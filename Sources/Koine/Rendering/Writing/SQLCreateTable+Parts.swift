extension SQLCreateTable {
  /// The table as a dialect's engine takes it, and the statements for what it takes by itself: before the table enum
  /// types, behind it comments, and unique indexes in place of keys without case.
  func apart(
    in dialect: any SQLDialect
  ) -> (types: [SQLStatement], table: SQLCreateTable, parts: [SQLStatement]) {
    var table = self
    var types: [SQLStatement] = []
    var parts: [SQLStatement] = []
    if case .lowered = dialect.features[.noCaseKey] {
      let (other, indexes) = withIndexesForKeysWithoutCase
      table = other
      parts += indexes.map { .createIndex($0) }
    }
    if dialect.features.has(.enumTypes) {
      for constraint in constraints {
        guard let type = constraint.enumType, !types.contains(.enumType(type)) else { continue }
        types.append(.enumType(type))
      }
      table.constraints.removeAll { $0.enumType != nil }
    }
    if dialect.spelling.comments == .statements {
      parts += comments
      table.comment = nil
      for index in table.columns.indices { table.columns[index].comment = nil }
    }
    return (types, table, parts)
  }

  /// The comments as statements of their own.
  private var comments: [SQLStatement] {
    let ofTable = comment.map { [SQLStatement.comment(SQLComment($0, on: table))] } ?? []
    return ofTable
      + columns.compactMap { column in
        column.comment.map { .comment(SQLComment($0, on: table, column: column.column)) }
      }
  }
}

extension SQLTableConstraint {
  /// The enum type that the rule asks for, if it has a name.
  fileprivate var enumType: SQLEnumType? {
    guard case .enumType(let column, let cases) = rule, case .named = column.type else { return nil }
    return SQLEnumType(column.type, cases: cases, .create)
  }
}

extension SQLAlterTable {
  /// The statements for enum types: those that a column needs before it is added or changed, and those that a rule is
  /// made of; `nil` if there is nothing of the kind.
  func enumTypes(in dialect: any SQLDialect) -> [SQLStatement]? {
    guard dialect.features.has(.enumTypes) else { return nil }
    switch change {
    case .addColumn(let column), .changeColumn(let column):
      let rules = shape?.create.constraints ?? []
      let types = rules.compactMap { rule -> SQLStatement? in
        guard case .enumType(column.column, _) = rule.rule else { return nil }
        return rule.enumType.map { .enumType($0) }
      }
      return types.isEmpty ? nil : types
    case .addConstraint(let rule):
      guard let type = rule.enumType else { return nil }
      return [.enumType(type)]
        + type.cases.map { .enumType(SQLEnumType(type.type, cases: type.cases, .add($0))) }
    default: return nil
    }
  }
}
