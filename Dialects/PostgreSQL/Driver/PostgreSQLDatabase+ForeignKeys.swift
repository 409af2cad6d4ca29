@_spi(KoineDriver) import Koine

extension PostgreSQLDatabase {
  /// The error of a violated foreign key with the columns that refer.
  ///
  /// The server tells them if the referring row was at fault. Of a row that is still referred to it names the
  /// constraint alone; its columns are looked up, once the session can run queries again.
  ///
  /// - Parameter deadline: When the call that failed has to have ended, if it has a time limit.
  func completed(_ error: any Error, until deadline: Deadline?) async -> any Error {
    guard let error = error as? DatabaseError, error.code == .foreignKeyViolation, error.columns.isEmpty,
      let table = error.table, let constraint = error.constraint
    else { return error }
    if let deadline, deadline.hasPassed { return error }
    var statement = RenderedStatement(
      sql: """
        SELECT CAST(c.oid AS text), CAST(a.attname AS text)
        FROM pg_constraint AS c JOIN pg_class AS t ON t.oid = c.conrelid
        CROSS JOIN unnest(c.conkey) WITH ORDINALITY AS k (number, position)
        JOIN pg_attribute AS a ON a.attrelid = c.conrelid AND a.attnum = k.number
        WHERE c.contype = 'f' AND t.relname = $1 AND c.conname = $2
        ORDER BY pg_table_is_visible(t.oid) DESC, c.oid, k.position
        """, bindings: [.text(table), .text(constraint)], types: [.text, .text])
    statement.deadline = Deadline.earlier(deadline, Deadline(after: .seconds(30)))
    var found: (constraint: String, columns: [String])?
    // Without an answer the error stays as it is.
    _ = try? await StatementReporter.silently {
      try await run(statement) { row in
        let constraint = try row.next(String.self)
        let column = try row.next(String.self)
        // A table of the same name in another schema comes later.
        guard found == nil || found?.constraint == constraint else { return }
        found = (constraint, (found?.columns ?? []) + [column])
      }
    }
    return found.map { error.with(columns: $0.columns) } ?? error
  }
}
