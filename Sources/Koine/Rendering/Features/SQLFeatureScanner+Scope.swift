/// Which columns a place may name: those of a query's own sources, and of outer queries.
extension SQLFeatureScanner {
  /// Refuses a column of a source that cannot be seen from where it is named.
  mutating func checkScope(of column: SQLColumn) {
    guard !isLowered, !isInFragment, !isVisible(column.source, { $0.has(column) }) else { return }
    note(defect: .columnOutOfScope, "\(column.source).\(column.name)")
  }

  /// Refuses all columns of a source that cannot be seen from a SELECT or RETURNING list.
  mutating func checkScope(of selection: [SQLSelection], in place: StaticString) {
    guard !isLowered, !isInFragment else { return }
    for (index, item) in selection.enumerated() {
      guard case .columns(let reference) = item,
        !isVisible(reference.sourceName, { source in reference.columns.allSatisfy(source.has) })
      else { continue }
      enter(SQLPlace(place, index + 1))
      note(defect: .columnOutOfScope, reference.sourceName)
      leave()
    }
  }

  /// Whether the innermost source of a name, of those that can be seen, is one that is asked for.
  private func isVisible(_ name: String, _ isAsked: (SQLTableReference) -> Bool) -> Bool {
    for level in levels.reversed() {
      if level.scope == .constants { return false }
      if let source = level.select?.source(named: name, in: level.scope) { return isAsked(source) }
    }
    guard let changedTable else { return false }
    switch statementScope {
    case .constants, .outer: return false
    case .joined, .sources:
      if let source = joinedSources.first(where: { $0.sourceName == name }) { return isAsked(source) }
      return name == changedTable.sourceName && isAsked(changedTable)
    case .proposed:
      return (name == changedTable.sourceName || name == SQLConflict.proposedRow) && isAsked(changedTable)
    }
  }
}

extension SQLSelect {
  /// The source of a name, if a clause with this scope sees it.
  func source(named name: String, in scope: SQLScope) -> SQLTableReference? {
    let count: Int
    switch scope {
    case .constants, .outer: return nil
    case .joined(let index): count = index + 1
    case .sources, .proposed: count = joins.count
    }
    if let reference = storage.from?.reference, reference.sourceName == name { return reference }
    // In place: an iterator would hold each join, and what that holds.
    return storage.joins.withUnsafeBufferPointer { joins in
      for index in 0..<min(count, joins.count) {
        let reference = joins[index].source.reference
        if reference.sourceName == name { return reference }
      }
      return nil
    }
  }
}
