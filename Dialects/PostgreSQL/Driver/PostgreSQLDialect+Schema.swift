@_spi(KoineDriver) public import Koine
public import KoinePostgreSQLDialect

extension PostgreSQLDialect: SchemaReadingDialect {
  /// Reads what the schemas of the search path, or the one of a name, hold, from the server's catalogs: in a few queries,
  /// however many tables there are.
  ///
  /// - Throws: `DatabaseError`, with the code `misuse` if there is no schema of the name, and `serializationFailure` if
  ///   what is read was dropped meanwhile.
  public func readSchema(from connection: any Connection, named name: String?) async throws -> DatabaseSchema
  {
    var reader = PostgreSQLSchemaReader(connection: connection, name: name)
    do {
      return try await reader.read()
    } catch let error as DatabaseError where error.engineCode == "XX000" {
      // The functions that write definitions look beyond the snapshot: what is gone is an internal error to them.
      throw PostgreSQLSchemaReader.changed
    }
  }
}

extension PostgreSQLDialect {
  /// The transactions that have written the rows of the catalogs, without those of temporary tables. Functions that write
  /// definitions see the names of now, and not those of the snapshot.
  public var schemaVersion: String? {
    func rows(_ catalog: String, _ key: String, of relation: String? = nil) -> String {
      let start = """
        SELECT CAST(CAST(x.xmin AS text) AS numeric) * (CAST(\(key) AS bigint) % 1000003 + 1) AS sum
        FROM \(catalog) AS x
        """
      guard let relation else { return "\(start) WHERE \(key) >= 16384" }
      return
        "\(start) JOIN pg_class AS c ON c.oid = \(relation) WHERE c.oid >= 16384 AND c.relpersistence <> 't'"
    }
    let catalogs = [
      rows("pg_class", "x.oid", of: "x.oid"), rows("pg_attribute", "x.attrelid", of: "x.attrelid"),
      rows("pg_attrdef", "x.oid", of: "x.adrelid"), rows("pg_constraint", "x.oid", of: "x.conrelid"),
      rows("pg_index", "x.indexrelid", of: "x.indrelid"), rows("pg_rewrite", "x.oid", of: "x.ev_class"),
      rows("pg_trigger", "x.oid", of: "x.tgrelid"), rows("pg_inherits", "x.inhrelid", of: "x.inhrelid"),
      rows("pg_namespace", "x.oid"), rows("pg_enum", "x.oid"), rows("pg_proc", "x.oid"),
      rows("pg_description", "x.objoid"), rows("pg_type", "x.oid") + " AND x.typtype IN ('d', 'e')",
    ].joined(separator: " UNION ALL ")
    return
      "SELECT CAST(count(*) AS text) || ' ' || CAST(coalesce(sum(v.sum), 0) AS text) FROM (\(catalogs)) AS v"
  }
}
