extension SQLSelect {
  @usableFromInline mutating func join(
    _ kind: SQLJoin.Kind, _ source: consuming SQLSource, on condition: consuming SQLExpression?
  ) {
    if joins.isEmpty { joins.reserveCapacity(2) }
    joins.append(SQLJoin(kind, source, on: condition))
  }
}
