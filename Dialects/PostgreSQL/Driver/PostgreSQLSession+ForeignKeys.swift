@_spi(KoineDriver) import Koine

extension PostgreSQLSession {
  /// The error that ended a transaction or lease, as ``completedInTurn(_:until:)`` makes it.
  func completed(_ error: any Error, until deadline: Deadline?) async -> any Error {
    guard (error as? DatabaseError)?.code == .foreignKeyViolation else { return error }
    await turn.acquireIgnoringCancellation()
    defer { turn.release() }
    return await completedInTurn(error, until: deadline)
  }

  /// The error of a violated foreign key with the columns that refer. The turn is held.
  ///
  /// The server tells them if the referring row was at fault. Of a row that is still referred to it names the
  /// constraint alone; its columns are looked up on the connection of the statement, before it goes back to the
  /// pool: a task that waited for another one might wait long. In a transaction that has failed it is too early.
  ///
  /// - Parameter deadline: When the call that failed has to have ended, if it has a time limit.
  func completedInTurn(_ error: any Error, until deadline: Deadline?) async -> any Error {
    guard let error = error as? DatabaseError, error.code == .foreignKeyViolation, error.columns.isEmpty,
      let table = error.table, let constraint = error.constraint, !Task.isCancelled
    else { return error }
    if let deadline, deadline.hasPassed { return error }
    var lookup = RenderedStatement(
      sql: """
        SELECT CAST(c.oid AS text), CAST(a.attname AS text)
        FROM pg_constraint AS c JOIN pg_class AS t ON t.oid = c.conrelid
        CROSS JOIN unnest(c.conkey) WITH ORDINALITY AS k (number, position)
        JOIN pg_attribute AS a ON a.attrelid = c.conrelid AND a.attnum = k.number
        WHERE c.contype = 'f' AND t.relname = $1 AND c.conname = $2
        ORDER BY pg_table_is_visible(t.oid) DESC, c.oid, k.position
        """, bindings: [.text(table), .text(constraint)], types: [.text, .text])
    lookup.deadline = Deadline.earlier(deadline, Deadline(after: .seconds(30)))
    // Without an answer the error stays as it is.
    guard let columns = try? await referringColumns(lookup), !columns.isEmpty else { return error }
    return error.with(columns: columns)
  }

  private func referringColumns(_ lookup: RenderedStatement) async throws -> [String] {
    guard try await readyLink(lookup.sql, deadline: lookup.deadline).isIdle else { return [] }
    var answer = try await execute(lookup, .own)
    defer { answer.clear() }
    guard let result = answer.result, let columns = answer.columns else { return [] }
    var found: (constraint: String, columns: [String])?
    try reader.read(result, columns) { row in
      let constraint = try row.next(String.self)
      let column = try row.next(String.self)
      // A table of the same name in another schema comes later.
      guard found == nil || found?.constraint == constraint else { return }
      found = (constraint, (found?.columns ?? []) + [column])
    }
    return found?.columns ?? []
  }
}
