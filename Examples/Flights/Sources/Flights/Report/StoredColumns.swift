import Koine

extension SQLStatement {
  /// Of each column of the result, whether it hands on what a table stores, and so must be the same on every
  /// engine to the last bit. A sum or mean of doubles depends on the order in which an engine adds.
  var yieldsStoredValues: [Bool] {
    switch self {
    case .query(let query):
      let computed = query.computedSources
      return (query.select?.columns ?? []).flatMap { $0.isStored(unlessFrom: computed) }
    case .insert(let insert): return insert.returning.flatMap { $0.isStored() }
    case .update(let update): return update.returning.flatMap { $0.isStored() }
    case .delete(let delete): return delete.returning.flatMap { $0.isStored() }
    default: return []
    }
  }
}

extension SQLQuery {
  /// The names of the sources that are queries themselves.
  fileprivate var computedSources: Set<String> {
    let common = Set(with.map(\.reference.name))
    let sources = [select?.from].compactMap { $0 } + (select?.joins ?? []).map(\.source)
    return Set(
      sources.compactMap { source in
        if case .table(let table) = source, !common.contains(table.name) { return nil }
        return source.reference.sourceName
      })
  }
}

extension SQLSelection {
  fileprivate func isStored(unlessFrom computed: Set<String> = []) -> [Bool] {
    switch self {
    case .columns(let table): return table.columns.map { !computed.contains($0.source) }
    case .expression(.column(let column)), .named(.column(let column), _):
      return [!computed.contains(column.source)]
    default: return [false]
    }
  }
}
