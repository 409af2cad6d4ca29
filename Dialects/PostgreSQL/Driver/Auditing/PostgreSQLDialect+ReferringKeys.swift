@_spi(KoineDriver) public import Koine
public import KoinePostgreSQLDialect

extension PostgreSQLDialect {
  /// Reads the foreign keys of every schema from the server's catalogs, in one query.
  public func readReferringKeys(from connection: any Connection) async throws -> ReferringKeys {
    var found = ReferringKeys()
    var last: Int?
    // A key has further ones for partitions. Rows follow those of a partition that is changed by its own name;
    // a partition whose rows follow is a part of its table.
    try await connection.run(
      RenderedStatement(
        sql: """
          SELECT CAST(k.oid AS bigint), CAST(k.confdeltype AS text), CAST(k.confupdtype AS text),
            c.relname, n.nspname, coalesce(pg_catalog.pg_table_is_visible(c.oid), FALSE),
            r.relname, s.nspname, coalesce(pg_catalog.pg_table_is_visible(r.oid), FALSE),
            a.attname, b.attname,
            coalesce((pg_catalog.to_jsonb(k) -> 'confdelsetcols') @> pg_catalog.to_jsonb(p.own), FALSE)
          FROM pg_catalog.pg_constraint AS k
          JOIN pg_catalog.pg_class AS c ON c.oid = k.conrelid
          JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
          JOIN pg_catalog.pg_class AS r ON r.oid = k.confrelid
          JOIN pg_catalog.pg_namespace AS s ON s.oid = r.relnamespace
          CROSS JOIN LATERAL ROWS FROM (pg_catalog.unnest(k.conkey), pg_catalog.unnest(k.confkey))
            WITH ORDINALITY AS p (own, other, position)
          JOIN pg_catalog.pg_attribute AS a ON a.attrelid = k.conrelid AND a.attnum = p.own
          JOIN pg_catalog.pg_attribute AS b ON b.attrelid = k.confrelid AND b.attnum = p.other
          WHERE k.contype = 'f' AND (k.conparentid = 0 OR NOT c.relispartition)
            AND (k.confdeltype IN ('c', 'n', 'd') OR k.confupdtype IN ('c', 'n', 'd'))
            AND NOT pg_catalog.pg_is_other_temp_schema(n.oid)
          ORDER BY k.oid, p.position
          """)
    ) { row in
      let id = try row.next(Int.self)
      let onDelete = PostgreSQLSchemaReader.action(try row.next(String.self))
      let onUpdate = PostgreSQLSchemaReader.action(try row.next(String.self))
      let table = try Self.table(&row)
      let referencedTable = try Self.table(&row)
      if id != last {
        found.keys.append(
          ReferringKeys.Key(table, references: referencedTable, onDelete: onDelete, onUpdate: onUpdate))
      }
      last = id
      let key = found.keys.count - 1
      let column = try row.next(String.self)
      found.keys[key].columns.append(column)
      found.keys[key].referencedColumns.append(try row.next(String.self))
      if try row.next(Bool.self) { found.keys[key].columnsSetOnDelete.append(column) }
    }
    return found
  }

  private static func table(_ row: inout RowDecoder) throws -> ReferringKeys.Table {
    let name = try row.next(String.self)
    let schema = try row.next(String.self)
    return ReferringKeys.Table(name, schema: schema, isVisible: try row.next(Bool.self))
  }
}
