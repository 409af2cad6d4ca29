@_spi(KoineDriver) import Koine

/// A table whose changes are to be tracked, or to be tracked no longer, as the server describes it.
struct TrackedTable {
  /// With the schema, as the server reads it.
  let quotedName: String
  /// The schema of the function that its triggers call.
  let schema: String
  /// Whether it is a part of another one, whose triggers the server copies.
  let isPartition: Bool
  /// Whether its triggers have to be for each row.
  let needsRows: Bool
  /// The triggers that are there, with their types as the server writes them; 0 if one is disabled.
  let triggers: [String: Int]
  /// Whether the function is there as it has to be.
  let hasFunction: Bool

  /// Describes the named tables, their partitions and those that inherit from them.
  static func find(_ tables: [any Table.Type], on connection: any Connection) async throws -> [TrackedTable] {
    let names = tables.map { ChangeTracking.quotedName($0.schema.name, in: $0.schema.schema) }
    var found: [TrackedTable] = []
    var missing = Set(names.indices)
    var refusal: DatabaseError?
    try await connection.run(lookup(names)) { row in
      missing.remove(try row.next(Int.self))
      let name = try row.next(String.self)
      let schema = try row.next(String.self)
      let isTable = try row.next(Bool.self)
      let isPartition = try row.next(Bool.self)
      let needsRows = try row.next(Bool.self)
      let triggers = try row.next(String.self)
      let hasFunction = try row.next(Bool.self)
      guard isTable else {
        // A partition may have its rows elsewhere; what is written to it by its own name is not known then.
        if refusal == nil { refusal = Self.refusal(name) }
        return
      }
      found.append(
        TrackedTable(
          quotedName: name, schema: schema, isPartition: isPartition, needsRows: needsRows,
          triggers: Dictionary(
            triggers.split(separator: ",").compactMap { trigger in
              let parts = trigger.split(separator: ":")
              return parts.count == 2 ? Int(parts[1]).map { (String(parts[0]), $0) } : nil
            }, uniquingKeysWith: { $1 }),
          hasFunction: hasFunction))
    }
    if let refusal { throw refusal }
    if let first = missing.min() {
      throw DatabaseError(
        .undefinedTable, "There is no table \(names[first]) in the database.",
        table: tables[first].schema.name)
    }
    return found
  }

  private static func refusal(_ name: String) -> DatabaseError {
    DatabaseError(
      .misuse,
      "Changes of \(name) cannot be tracked: it is not a table of this database with rows of its own. Of a view, name the tables that it reads."
    )
  }

  private static func lookup(_ names: [String]) -> RenderedStatement {
    let values = names.indices.map { "(\($0), $\($0 + 2))" }.joined(separator: ", ")
    return RenderedStatement(
      sql: """
        WITH RECURSIVE reached (position, relation, top) AS (
          SELECT v.position, t.relation, t.relation
          FROM (VALUES \(values)) AS v (position, name)
          CROSS JOIN LATERAL (SELECT CAST(pg_catalog.to_regclass(v.name) AS oid)) AS c (relation)
          CROSS JOIN LATERAL (
            SELECT coalesce(CAST(pg_catalog.pg_partition_root(c.relation) AS oid), c.relation)) AS t (relation)
          WHERE c.relation IS NOT NULL
          UNION
          SELECT r.position, i.inhrelid, CASE WHEN c.relispartition THEN r.top ELSE c.oid END
          FROM reached AS r JOIN pg_catalog.pg_inherits AS i ON i.inhparent = r.relation
          JOIN pg_catalog.pg_class AS c ON c.oid = i.inhrelid
        )
        SELECT pg_catalog.min(r.position), pg_catalog.format('%I.%I', n.nspname, c.relname), f.nspname, \
        c.relkind IN ('r', 'p'), c.relispartition, \
        c.relkind = 'p' OR EXISTS (SELECT FROM pg_catalog.pg_inherits AS i \
        WHERE i.inhparent = c.oid OR i.inhrelid = c.oid), \
        coalesce((SELECT pg_catalog.string_agg( \
        t.tgname || ':' || CASE WHEN t.tgenabled IN ('O', 'A') THEN t.tgtype ELSE 0 END, ',') \
        FROM pg_catalog.pg_trigger AS t WHERE t.tgrelid = c.oid AND t.tgname IN (\(ChangeTracking.listOfTriggers))), ''), \
        EXISTS (SELECT FROM pg_catalog.pg_proc AS p WHERE p.pronamespace = f.oid \
        AND \(ChangeTracking.isCurrent("p", body: "$1")))
        FROM reached AS r JOIN pg_catalog.pg_class AS c ON c.oid = r.relation \
        JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace \
        JOIN pg_catalog.pg_class AS top ON top.oid = r.top \
        JOIN pg_catalog.pg_namespace AS f ON f.oid = top.relnamespace
        GROUP BY c.oid, n.nspname, c.relname, f.oid, f.nspname, c.relkind, c.relispartition
        ORDER BY c.relispartition, c.oid
        """, bindings: [.text(ChangeTracking.body)] + names.map { .text($0) },
      types: SQLTypeList([SQLType.text] + names.map { _ in .text }))
  }
}
