extension SQLTableReference {
  /// The first of some columns that assignments to the table change, also because the database computes it from what they
  /// assign. Of a column whose computation is not known, any assignment may change the value.
  ///
  /// - Parameter columns: Columns of any source; only those of the table count.
  func firstColumn(of columns: [SQLColumn], changedBy assigned: [SQLColumn]) -> SQLColumn? {
    if assigned.isEmpty { return nil }
    let assigned = Set(assigned.map(\.name))
    let hasComputed = columns.contains { $0.source == sourceName && $0.isComputed }
    let computations = hasComputed ? self.computations?() ?? [:] : [:]
    return columns.first { $0.source == sourceName && isChanged($0.name, with: assigned, computations) }
  }

  /// Whether a column is one of those that are assigned, or may be computed from them.
  private func isChanged(
    _ column: String, with assigned: Set<String>, _ computations: [String: SQLExpression]
  ) -> Bool {
    var seen: Set<String> = []
    var names = [column]
    while let name = names.popLast() {
      if assigned.contains(name) { return true }
      guard seen.insert(name).inserted, columns.contains(where: { $0.name == name && $0.isComputed }) else {
        continue
      }
      guard let free = computations[name]?.freeColumns, !free.hasFragment else { return true }
      names += free.columns.map(\.name)
    }
    return false
  }
}
