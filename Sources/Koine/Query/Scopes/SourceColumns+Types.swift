extension SourceColumns {
  /// The columns of a query's rows, with the types of what the query computes.
  func typed(by query: SQLQuery) -> Self {
    let source = _source.typed(by: query)
    return source === _source ? self : _renamed(SourceRenaming([source.sourceName: source]))
  }
}
