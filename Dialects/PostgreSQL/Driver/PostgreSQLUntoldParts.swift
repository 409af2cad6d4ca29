@_spi(KoineDriver) import Koine
import KoinePostgreSQLDialect

/// What tables and their parts have that a description of a schema has no word for.
enum PostgreSQLUntoldParts {
  /// The owner of what is of the table as a whole.
  static let table = "the table"

  /// Tables by their numbers, with a part of each and what it has; of each part there is a row without that, too.
  ///
  /// - Parameter tables: A query of rows of `pg_class`.
  static func query(_ tables: String) -> String {
    """
    WITH c AS (\(tables)),
      a AS (
        SELECT a.attrelid, 'the column "' || a.attname || '"' AS owner, a.attacl, a.attoptions,
          nullif(to_jsonb(a) ->> 'attstattarget', '-1') AS target,
          nullif(to_jsonb(a) ->> 'attcompression', '') AS compression,
          CASE WHEN a.attstorage <> t.typstorage THEN a.attstorage END AS storage
        FROM c JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        JOIN pg_type AS t ON t.oid = a.atttypid),
      i AS (
        SELECT i.*, 'the index "' || x.relname || '"' AS owner, x.reloptions FROM c
        JOIN pg_index AS i ON i.indrelid = c.oid JOIN pg_class AS x ON x.oid = i.indexrelid),
      k AS (
        SELECT k.*, 'the constraint "' || k.conname || '"' AS owner FROM c
        JOIN pg_constraint AS k ON k.conrelid = c.oid)
    SELECT CAST(found.id AS bigint), CAST(found.owner AS text), CAST(found.part AS text) FROM (
      SELECT c.oid AS id, '\(table)' AS owner, NULL AS part FROM c
      UNION ALL SELECT c.oid, '\(table)', 'the privileges ' || CAST(c.relacl AS text) FROM c
      UNION ALL SELECT c.oid, '\(table)', 'UNLOGGED' FROM c WHERE c.relpersistence = 'u'
      UNION ALL SELECT c.oid, '\(table)', 'WITH (' || array_to_string(c.reloptions, ', ') || ')' FROM c
      UNION ALL SELECT c.oid, '\(table)', CASE c.relreplident WHEN 'f' THEN 'REPLICA IDENTITY FULL'
        WHEN 'n' THEN 'REPLICA IDENTITY NOTHING' END FROM c
      UNION ALL SELECT c.oid, '\(table)', 'the statistics "' || s.stxname || '"' FROM c
        JOIN pg_statistic_ext AS s ON s.stxrelid = c.oid
      UNION ALL SELECT c.oid, '\(table)',
        'the comment on the trigger "' || t.tgname || '": ' || obj_description(t.oid, 'pg_trigger')
        FROM c JOIN pg_trigger AS t ON t.tgrelid = c.oid
      UNION ALL SELECT attrelid, owner, NULL FROM a
      UNION ALL SELECT attrelid, owner, 'the privileges ' || CAST(attacl AS text) FROM a
      UNION ALL SELECT attrelid, owner, 'the options ' || CAST(attoptions AS text) FROM a
      UNION ALL SELECT attrelid, owner, 'STATISTICS ' || target FROM a
      UNION ALL SELECT attrelid, owner, 'COMPRESSION ' || compression FROM a
      UNION ALL SELECT attrelid, owner, 'STORAGE ' || CASE storage WHEN 'p' THEN 'PLAIN' WHEN 'e' THEN 'EXTERNAL'
        WHEN 'm' THEN 'MAIN' WHEN 'x' THEN 'EXTENDED' END FROM a
      UNION ALL SELECT indrelid, owner, NULL FROM i
      UNION ALL SELECT indrelid, owner, 'the comment ' || obj_description(indexrelid, 'pg_class') FROM i
      UNION ALL SELECT indrelid, owner, 'WITH (' || array_to_string(reloptions, ', ') || ')' FROM i
      UNION ALL SELECT indrelid, owner, 'CLUSTER' FROM i WHERE indisclustered
      UNION ALL SELECT indrelid, owner, 'REPLICA IDENTITY' FROM i WHERE indisreplident
      UNION ALL SELECT i.indrelid, i.owner, 'the options ' || CAST(o.attoptions AS text) FROM i
        JOIN pg_attribute AS o ON o.attrelid = i.indexrelid
      UNION ALL SELECT i.indrelid, i.owner, 'STATISTICS ' || nullif(to_jsonb(o) ->> 'attstattarget', '-1') FROM i
        JOIN pg_attribute AS o ON o.attrelid = i.indexrelid
      UNION ALL SELECT conrelid, owner, NULL FROM k
      UNION ALL SELECT conrelid, owner, 'the comment ' || obj_description(oid, 'pg_constraint') FROM k
      UNION ALL SELECT conrelid, owner, 'NO INHERIT' FROM k WHERE contype = 'c' AND connoinherit
      UNION ALL SELECT conrelid, owner, 'NOT VALID' FROM k WHERE contype = 'c' AND NOT convalidated
      UNION ALL SELECT conrelid, owner, 'a trigger that is disabled' FROM k WHERE EXISTS (
        SELECT 1 FROM pg_trigger AS t WHERE t.tgconstraint = k.oid AND t.tgenabled <> 'O')
    ) AS found
    """
  }
}

extension PostgreSQLDialect {
  /// What is lost if a column that is computed of another one is dropped and added again, and a key that refers to
  /// one of another type.
  public func untold(
    _ tables: [DatabaseSchema.Table], on connection: any Connection
  ) async throws -> Set<UntoldPart> {
    var parts: Set<UntoldPart> = []
    for table in tables {
      let query = RenderedStatement(
        sql: PostgreSQLUntoldParts.query("SELECT * FROM pg_class WHERE oid = to_regclass($1)"),
        bindings: [.text(DefinitionText.name(of: table))], types: [.text])
      try await connection.run(query) { row in
        _ = try row.next(Int.self)
        let owner = try row.next(String.self)
        parts.insert(UntoldPart("\(table.name), \(owner)", try row.next(String?.self)))
      }
    }
    return parts
  }
}

extension PostgreSQLSchemaReader {
  /// Reads what is said of tables, and what their rules do otherwise. Whoever may use a table, and how it is stored, is not
  /// told: it is of the server that the table is on.
  mutating func readUntoldParts() async throws {
    var found: [(table: Int, text: String)] = []
    let tables = """
      SELECT c.* FROM pg_namespace AS n JOIN pg_class AS c ON c.relnamespace = n.oid
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND \(isSelected)
      """
    let isSaid = """
       WHERE part LIKE 'the comment %' OR part IN ('NO INHERIT', 'a trigger that is disabled')
      """
    try await rows(PostgreSQLUntoldParts.query(tables) + isSaid) { row in
      let table = try row.next(Int.self)
      let owner = try row.next(String.self)
      let part = try row.next(String.self)
      found.append((table, owner == PostgreSQLUntoldParts.table ? part : "\(owner): \(part)"))
    }
    for (table, text) in found { self.tables[table]?.untold.append(text) }
  }
}
