@_spi(KoineDriver) import Koine

/// Asks the server which tables are behind the names in statements, and whether their changes are tracked.
enum TrackedRegion {
  /// What was read, with the numbers of tables for names. A partition counts as the table that it is a part of, a view as
  /// the tables that it reads.
  ///
  /// - Throws: `DatabaseError`, with the code `misuse` if the changes of a table are not tracked.
  static func region(of notes: _ReadNotes, on connection: any Connection) async throws -> ReadRegion {
    try await StatementReporter.silently {
      let reads = notes.reads
      let texts = notes.unknownTexts
      var names = reads.columns.map { table, columns in
        (name: ChangeTracking.quotedName(table.name, in: table.schema), columns: Optional(columns))
      }
      for table in try await PlannedTable.all(in: texts, on: connection) {
        names.append((table.quotedName, nil))
      }
      var region = reads.isUnknown || !texts.isEmpty ? ReadRegion.unknown : ReadRegion()
      guard !names.isEmpty else { return region }
      var refusal: DatabaseError?
      var found: Set<Int> = []
      try await connection.run(lookup(names.map(\.name))) { row in
        let position = try row.next(Int.self)
        let table = String(try row.next(Int.self))
        let isWhole = try row.next(Bool.self)
        let name = try row.next(String.self)
        let isTrackable = try row.next(Bool.self)
        let isTracked = try row.next(Bool.self)
        found.insert(position)
        if !isTracked, refusal == nil { refusal = Self.refusal(name, isTrackable: isTrackable) }
        if !isWhole, let columns = names[position].columns {
          region.insert(nil, of: table)
          for column in columns { region.insert(column, of: table) }
        } else {
          region.insertEveryColumn(of: table)
        }
      }
      if let refusal { throw refusal }
      // A name that is no table's is that of a common table, written by hand.
      if found.count < names.count { region.include(.unknown) }
      return region
    }
  }

  /// Finds each named table, what inherits from it, what it reads if it is a view, and what policies of its rows read.
  private static func lookup(_ names: [String]) -> RenderedStatement {
    // The server knows how many an array has: of a table of JSON it expects a hundred, and compiles the query for them.
    let elements = names.map { $0.replacing(scalars: ["\\": "\\\\", "\"": "\\\""]) }
    let list = "{\(elements.map { "\"\($0)\"" }.joined(separator: ","))}"
    return RenderedStatement(
      sql: """
        WITH RECURSIVE reached (position, relation, is_whole) AS (
          SELECT v.number - 1, CAST(pg_catalog.to_regclass(v.name) AS oid), FALSE
          FROM pg_catalog.unnest(CAST($1 AS text[])) WITH ORDINALITY AS v (name, number)
          WHERE pg_catalog.to_regclass(v.name) IS NOT NULL
          UNION
          SELECT r.position, next.relation, r.is_whole OR next.is_whole
          FROM reached AS r JOIN pg_catalog.pg_class AS c ON c.oid = r.relation CROSS JOIN LATERAL (
            SELECT i.inhrelid, FALSE FROM pg_catalog.pg_inherits AS i
            WHERE c.relkind = 'r' AND i.inhparent = c.oid
            UNION ALL
            SELECT d.refobjid, TRUE FROM pg_catalog.pg_rewrite AS w
            JOIN pg_catalog.pg_depend AS d ON d.classid = CAST('pg_catalog.pg_rewrite' AS regclass) AND d.objid = w.oid
            WHERE c.relkind = 'v' AND w.ev_class = c.oid AND w.ev_type = '1'
            AND d.refclassid = CAST('pg_catalog.pg_class' AS regclass) AND d.refobjid <> c.oid
            UNION ALL
            SELECT d.refobjid, TRUE FROM pg_catalog.pg_policy AS p
            JOIN pg_catalog.pg_depend AS d ON d.classid = CAST('pg_catalog.pg_policy' AS regclass) AND d.objid = p.oid
            WHERE c.relrowsecurity AND p.polrelid = c.oid
            AND d.refclassid = CAST('pg_catalog.pg_class' AS regclass) AND d.refobjid <> c.oid
          ) AS next (relation, is_whole)
        )
        SELECT r.position, CAST(c.oid AS bigint), \
        pg_catalog.bool_or(r.is_whole) OR \(ChangeTracking.hasVirtualColumns("c")), \
        CASE WHEN pg_catalog.pg_table_is_visible(c.oid) THEN '' ELSE n.nspname || '.' END || c.relname, \
        c.relkind IN ('r', 'p') AND c.oid >= 16384, \
        \(ChangeTracking.isTracked("c"))
        FROM reached AS r JOIN pg_catalog.pg_class AS c \
        ON c.oid = coalesce(CAST(pg_catalog.pg_partition_root(r.relation) AS oid), r.relation) \
        JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
        WHERE c.relkind IN ('r', 'p', 'm', 'f', 'S')
        GROUP BY r.position, c.oid, c.relname, c.relkind, n.nspname
        """, bindings: [.text(list)], types: [.text])
  }

  private static func refusal(_ name: String, isTrackable: Bool) -> DatabaseError {
    DatabaseError(
      .misuse,
      isTrackable
        ? "The query reads the table \(name), whose changes are not tracked. Call database.installChangeTracking(for:) with its type once, before it is observed."
        : "The query reads \(name), whose changes cannot be tracked: it is not a table of this database with rows of its own."
    )
  }
}

extension StatementEffect {
  /// Whether a text is one that EXPLAIN takes, and yields rows.
  static func isQuery(_ sql: String) -> Bool {
    var statements = Statements(sql)
    return statements.next()?.isPreparable ?? false
  }
}
