extension SQLSelect {
  @usableFromInline consuming func joining(
    _ kind: SQLJoin.Kind, _ source: SQLSource, _ condition: SQLExpression?
  ) -> SQLSelect {
    var copy = self
    copy.joins.append(SQLJoin(kind, source, on: condition))
    return copy
  }

  /// Joins a source and selects its columns behind those so far.
  @usableFromInline consuming func joiningAndSelecting(
    _ kind: SQLJoin.Kind, _ source: SQLSource, _ condition: SQLExpression?
  ) -> SQLSelect {
    var copy = self
    copy.joins.append(SQLJoin(kind, source, on: condition))
    copy.columns.append(.columns(source.reference))
    return copy
  }
}
