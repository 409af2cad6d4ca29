// What queries that are written in SQL's own order are put together with, in a module of its own.
extension SQLQuery {
  /// Runs what writes the clauses of a query before there is one: subqueries do not take the names of its sources.
  ///
  /// - Parameter sources: A query of the rows of each source.
  package static func scoped<Result>(over sources: [SQLQuery], _ body: () -> Result) -> Result {
    guard var query = sources.first else { return body() }
    for source in sources.dropFirst() {
      if let reference = source.source { query.join(.cross, rowsOf: source, reference, on: nil) }
    }
    return query.scoped(body)
  }

  /// Runs what has nothing to do with the queries whose closures are running, such as the query of a common table.
  package static func outsideOfScopes<Result>(_ body: () -> Result) -> Result {
    OuterScope.suspended(body)
  }

  /// What the query selects from first.
  package var source: SQLTableReference? { select?.from?.reference }

  /// Joins the rows of a source.
  package mutating func join(_ kind: SQLJoin.Kind, _ rows: SQLQuery, on condition: SQLExpression?) {
    if let source = rows.source { join(kind, rowsOf: rows, source, on: condition) }
  }
}
