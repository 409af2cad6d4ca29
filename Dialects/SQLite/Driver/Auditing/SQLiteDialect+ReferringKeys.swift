@_spi(KoineDriver) public import Koine
public import KoineSQLiteDialect

extension SQLiteDialect {
  /// Reads the foreign keys of every database that is attached, in one query of the pragmas.
  public func readReferringKeys(from connection: any Connection) async throws -> ReferringKeys {
    var found = ReferringKeys(ignoresCase: true)
    var last: (String, String, Int)?
    // A bare name is looked for in `temp`, in `main`, and then in what is attached. A key refers to a table of its
    // own database.
    try await connection.run(
      RenderedStatement(
        sql: """
          WITH places AS MATERIALIZED (
            SELECT l.schema, l.name, l.type, CASE d.name WHEN 'temp' THEN -1 ELSE d.seq END AS position
            FROM pragma_table_list AS l JOIN pragma_database_list AS d ON d.name = l.schema
          ), homes AS MATERIALIZED (
            SELECT name, min(position) AS position FROM places GROUP BY name COLLATE NOCASE
          )
          SELECT p.schema, p.name, f.id, p.position = h.position, f."table", ifnull(p.position = r.position, FALSE),
            f.on_delete, f.on_update, f."from",
            ifnull(f."to", (
              SELECT i.name FROM pragma_table_info(f."table", p.schema) AS i WHERE i.pk = f.seq + 1))
          FROM places AS p CROSS JOIN pragma_foreign_key_list(p.name, p.schema) AS f
          JOIN homes AS h ON h.name = p.name COLLATE NOCASE
          LEFT JOIN homes AS r ON r.name = f."table" COLLATE NOCASE
          WHERE p.type = 'table' ORDER BY p.position, p.name, f.id, f.seq
          """)
    ) { row in
      let schema = try row.next(String.self)
      let name = try row.next(String.self)
      let number = try row.next(Int.self)
      let table = ReferringKeys.Table(name, schema: schema, isVisible: try row.next(Int.self) != 0)
      let referencedName = try row.next(String.self)
      let referencedTable = ReferringKeys.Table(
        referencedName, schema: schema, isVisible: try row.next(Int.self) != 0)
      let onDelete = SQLiteSchemaReader.action(try row.next(String.self))
      let onUpdate = SQLiteSchemaReader.action(try row.next(String.self))
      let place = (schema, name, number)
      if last.map({ $0 != place }) ?? true {
        found.keys.append(
          ReferringKeys.Key(table, references: referencedTable, onDelete: onDelete, onUpdate: onUpdate))
      }
      last = place
      let key = found.keys.count - 1
      found.keys[key].columns.append(try row.next(String.self))
      if let column = try row.next(String?.self) { found.keys[key].referencedColumns.append(column) }
    }
    return found
  }
}
