extension SQLStatement {
  /// Whether it names a column of a source that it does not bring itself: one of an outer query.
  var namesOuterSources: Bool {
    var names = SourceNames()
    names.visit(self)
    return !names.used.isSubset(of: names.brought)
  }
}

private struct SourceNames: SQLVisitor {
  var brought: Set<String> = []
  var used: Set<String> = []

  mutating func visit(_ statement: SQLStatement) {
    switch statement {
    case .insert(let insert): brought.insert(insert.table.sourceName)
    case .update(let update): brought.insert(update.table.sourceName)
    case .delete(let delete): brought.insert(delete.table.sourceName)
    default: break
    }
    descend(into: statement)
  }

  mutating func visit(_ source: SQLSource) {
    brought.insert(source.reference.sourceName)
    descend(into: source)
  }

  mutating func visit(_ expression: SQLExpression) {
    if case .column(let column) = expression { used.insert(column.source) }
    descend(into: expression)
  }
}
