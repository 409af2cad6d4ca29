@_spi(KoineDriver) public import Koine
public import KoineSQLiteDialect

extension SQLiteDialect: PlanReadingDialect {
  /// Reads the rows of `EXPLAIN QUERY PLAN`, each a text with the number of the row that it belongs to.
  ///
  /// - Throws: `DatabaseError`, with the code `misuse` for `analyze`: SQLite tells no times.
  public func plan(
    of statement: RenderedStatement, _ options: PlanOptions, on connection: any Connection
  ) async throws -> QueryPlan {
    if options.analyze {
      throw DatabaseError(.misuse, "SQLite tells no times of a plan; leave analyze out.")
    }
    var explanation = statement
    explanation.sql = "EXPLAIN QUERY PLAN " + statement.sql
    var lines: [PlanLine] = []
    try await connection.run(explanation) { row in
      let number = try row.next(Int.self)
      let parent = try row.next(Int.self)
      _ = try row.next(Int.self)
      lines.append(PlanLine(number: number, parent: parent, text: try row.next(String.self)))
    }
    return QueryPlan(PlanTree(lines).nodes(below: 0))
  }
}
