extension SQLTableReference {
  /// What changes rows of the table: some assignments, and the count of one change more if they do not say what it is.
  ///
  /// - Parameter others: The columns that are assigned besides.
  func counting(_ assignments: [SQLAssignment], besides others: [SQLColumn] = []) -> [SQLAssignment] {
    guard let versionName, !(assignments.isEmpty && others.isEmpty) else { return assignments }
    let name = versionName()
    guard let version = columns.first(where: { $0.name == name }),
      !assignments.contains(where: { $0.column.name == name }), !others.contains(where: { $0.name == name })
    else { return assignments }
    return assignments + [.incrementing(version)]
  }
}

extension SQLAssignment {
  /// Counts one change more.
  static func incrementing(_ version: SQLColumn) -> SQLAssignment {
    let one = SQLExpression.literal(.integer(1), version.type)
    return SQLAssignment(version, .arithmetic(.column(version), .add, one))
  }
}
