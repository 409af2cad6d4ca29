extension SQLSelect {
  @usableFromInline mutating func join(
    _ kind: SQLJoin.Kind, _ source: SQLSource, on condition: SQLExpression?
  ) {
    joins.append(SQLJoin(kind, source, on: condition))
  }
}
