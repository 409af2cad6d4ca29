extension SQLTableReference {
  /// What changes rows of the table: some assignments, and the count of one change more if they do not say what it is.
  func counting(_ assignments: [SQLAssignment]) -> [SQLAssignment] {
    guard let version, !assignments.isEmpty,
      !assignments.contains(where: { $0.column.name == version.name })
    else { return assignments }
    return assignments + [.incrementing(version)]
  }

  /// The column that counts the changes of a row.
  fileprivate var version: SQLColumn? {
    guard let name = versionName?() else { return nil }
    return columns.first { $0.name == name }
  }
}

extension SQLUpdate {
  /// Counts one change more of a table with versions, unless the update says what becomes of the count.
  mutating func countChange() {
    guard let version = table.version, !assignedColumns.isEmpty,
      !assignedColumns.contains(where: { $0.name == version.name })
    else { return }
    assignments.append(.incrementing(version))
  }
}

extension SQLAssignment {
  /// Counts one change more.
  static func incrementing(_ version: SQLColumn) -> SQLAssignment {
    let one = SQLExpression.literal(.integer(1), version.type)
    return SQLAssignment(version, .arithmetic(.column(version), .add, one))
  }
}
