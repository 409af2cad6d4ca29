@_spi(KoineDriver) public import Koine
public import KoinePostgreSQLDialect

extension PostgreSQLDialect {
  /// Domains, composite types and ranges, with the types that they are made of. Enum types have their values, which are
  /// compared elsewhere, and what an extension has brought is the extension's.
  public func typeDefinitions(
    of tables: [DatabaseSchema.Table], on connection: any Connection
  ) async throws -> [String: String] {
    var found: [String: String] = [:]
    for name in Set(tables.flatMap(\.columns).filter(\.mayBeOfOwnType).map(\.typeName)).sorted() {
      let query = RenderedStatement(
        sql: Self.definitionOfType, bindings: [.text(Self.elementName(of: name))], types: [.text])
      try await connection.run(query) { row in
        if let text = try row.next(String?.self) { found[name] = text }
      }
    }
    return found
  }

  /// The definition of the type of a name, and of each type of the database's own that it is made of.
  private static let definitionOfType = """
    WITH RECURSIVE used (id) AS (
      SELECT CAST(to_regtype($1) AS oid)
      UNION
      SELECT part.id FROM used CROSS JOIN LATERAL (
        SELECT t.typbasetype FROM pg_type AS t WHERE t.oid = used.id AND t.typtype = 'd'
        UNION ALL
        SELECT t.typelem FROM pg_type AS t WHERE t.oid = used.id AND t.typcategory = 'A'
        UNION ALL
        SELECT a.atttypid FROM pg_type AS t JOIN pg_attribute AS a ON a.attrelid = t.typrelid
          WHERE t.oid = used.id AND t.typtype = 'c' AND a.attnum > 0 AND NOT a.attisdropped
        UNION ALL
        SELECT r.rngsubtype FROM pg_range AS r WHERE r.rngtypid = used.id
      ) AS part (id)
    )
    SELECT string_agg(definition.text, '; ' ORDER BY definition.text COLLATE "C")
    FROM used JOIN pg_type AS t ON t.oid = used.id CROSS JOIN LATERAL (
      SELECT 'DOMAIN ' || format_type(t.oid, NULL) || ' AS ' || format_type(t.typbasetype, t.typtypmod)
        || coalesce((SELECT ' COLLATE ' || quote_ident(o.collname) FROM pg_collation AS o
          JOIN pg_type AS b ON b.oid = t.typbasetype
          WHERE o.oid = t.typcollation AND t.typcollation <> b.typcollation), '')
        || coalesce(' DEFAULT ' || t.typdefault, '') || CASE WHEN t.typnotnull THEN ' NOT NULL' ELSE '' END
        || coalesce((SELECT string_agg(' ' || k.text, '' ORDER BY k.text COLLATE "C") FROM (
          SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE contypid = t.oid AND contype = 'c'
        ) AS k), '') WHERE t.typtype = 'd'
      UNION ALL
      SELECT 'TYPE ' || format_type(t.oid, NULL) || ' AS (' || coalesce(string_agg(
          quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
            || coalesce(' COLLATE ' || quote_ident(o.collname), ''),
          ', ' ORDER BY a.attnum), '') || ')'
        FROM pg_attribute AS a JOIN pg_type AS b ON b.oid = a.atttypid
        LEFT JOIN pg_collation AS o ON o.oid = a.attcollation AND a.attcollation <> b.typcollation
        WHERE a.attrelid = t.typrelid AND a.attnum > 0 AND NOT a.attisdropped HAVING t.typtype = 'c'
      UNION ALL
      SELECT 'TYPE ' || format_type(t.oid, NULL) || ' AS RANGE (' || format_type(r.rngsubtype, NULL)
        || coalesce(' COLLATE ' || quote_ident(o.collname), '') || ')'
        FROM pg_range AS r LEFT JOIN pg_collation AS o ON o.oid = r.rngcollation WHERE r.rngtypid = t.oid
    ) AS definition (text)
    WHERE t.oid >= 16384 AND NOT EXISTS (SELECT 1 FROM pg_depend AS d
      WHERE d.classid = CAST('pg_type' AS regclass) AND d.objid = t.oid AND d.deptype = 'e')
    """
}

extension DatabaseSchema.Column {
  /// Whether the type is not one of the engine's own for sure.
  fileprivate var mayBeOfOwnType: Bool {
    switch type {
    case nil, .named?: true
    default: false
    }
  }
}
