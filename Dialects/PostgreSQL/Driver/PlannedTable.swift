@_spi(KoineDriver) import Koine

/// A table that the plan of a statement names: those of views in place of the views.
struct PlannedTable: Hashable {
  /// With the schema, as the server reads it.
  let quotedName: String
  /// Whether the statement writes its rows.
  let isWritten: Bool

  /// Asks the server for plans of statements, which are not run.
  ///
  /// - Returns: The tables, each once; none if no statement is one that has a plan.
  static func all(
    in texts: [RenderedStatement], on connection: any Connection
  ) async throws -> [PlannedTable] {
    var plans: [String] = []
    for text in texts where StatementEffect.isQuery(text.sql) {
      var explain = text
      explain.sql = "EXPLAIN (VERBOSE, COSTS OFF, FORMAT JSON) \(text.sql)"
      var plan = ""
      try await connection.run(explain) { row in plan += try row.next(String.self) }
      plans.append(plan)
    }
    if plans.isEmpty { return [] }
    var tables: [PlannedTable] = []
    // The tables of a node that writes to several are listed in objects that are no nodes.
    var search = RenderedStatement(
      sql: """
        SELECT DISTINCT pg_catalog.format('%I.%I', p ->> 'Schema', p ->> 'Relation Name'), \
        coalesce(p ->> 'Node Type', 'ModifyTable') = 'ModifyTable' \
        FROM pg_catalog.jsonb_path_query(CAST($1 AS pg_catalog.jsonb), '$.**') AS p \
        WHERE pg_catalog.jsonb_typeof(p) = 'object' AND p ->> 'Relation Name' IS NOT NULL
        """, bindings: [.text("[\(plans.joined(separator: ","))]")], types: [.text])
    search.deadline = texts.reduce(nil) { Deadline.earlier($0, $1.deadline) }
    try await connection.run(search) { row in
      tables.append(
        PlannedTable(quotedName: try row.next(String.self), isWritten: try row.next(Bool.self)))
    }
    return tables
  }
}
