@_spi(KoineDriver) import Koine
public import KoinePostgreSQLDialect

extension PostgreSQLDialect {
  /// A sum of the rows of the catalogs that definitions are told from, without those of temporary tables. Of catalogs that
  /// have privileges, too, it is what tells of a definition; of the others, who has written the row. What is granted, and
  /// what becomes of rows, changes nothing.
  public func schemaFingerprint(of schemas: [String]) -> String? {
    func rows(_ catalog: String, _ columns: String, where condition: String) -> String {
      let columns = columns.split(separator: " ").map { "x.\($0)" }.joined(separator: ", ")
      return """
        SELECT '\(catalog)' || CAST(ROW(\(columns)) AS text) AS item FROM \(catalog) AS x WHERE \(condition)
        """
    }
    func isOf(_ relation: String) -> String {
      """
      EXISTS (SELECT 1 FROM pg_class AS c WHERE c.oid = \(relation) AND c.oid >= 16384 AND c.relpersistence <> 't')
      """
    }
    let items = [
      rows(
        "pg_class", "oid relname relnamespace relkind relispartition relam",
        where: "x.oid >= 16384 AND x.relpersistence <> 't'"),
      rows(
        "pg_attribute",
        "attrelid attnum attname atttypid atttypmod attnotnull atthasdef attidentity attgenerated attisdropped attcollation",
        where: "x.attnum > 0 AND \(isOf("x.attrelid"))"),
      rows("pg_attrdef", "oid xmin", where: isOf("x.adrelid")),
      rows(
        "pg_constraint", "oid xmin", where: "x.oid >= 16384 AND (x.conrelid = 0 OR \(isOf("x.conrelid")))"),
      rows("pg_index", "indexrelid xmin", where: isOf("x.indrelid")),
      rows("pg_inherits", "inhrelid inhparent inhseqno xmin", where: isOf("x.inhrelid")),
      rows("pg_description", "objoid classoid objsubid description", where: "x.objoid >= 16384"),
      rows(
        "pg_namespace", "oid nspname",
        where: "x.oid >= 16384 AND substr(CAST(x.nspname AS text), 1, 3) <> 'pg_'"),
      rows(
        "pg_type",
        "oid typname typnamespace typtype typnotnull typbasetype typtypmod typcollation typdefault",
        where: "x.oid >= 16384 AND x.typtype <> 'c' AND x.typcategory <> 'A'"),
      rows("pg_enum", "oid enumtypid enumsortorder enumlabel", where: "TRUE"),
      rows("pg_proc", "oid proname pronamespace", where: "x.oid >= 16384"),
      rows("pg_operator", "oid xmin", where: "x.oid >= 16384"),
      rows("pg_opclass", "oid xmin", where: "x.oid >= 16384"),
      rows("pg_collation", "oid collname collnamespace", where: "x.oid >= 16384"),
      // Sequences of columns, and what extensions have.
      rows(
        "pg_depend", "classid objid refclassid refobjid refobjsubid deptype",
        where: "x.objid >= 16384 AND (x.deptype = 'e' OR x.deptype IN ('a', 'i') AND x.refobjsubid > 0 "
          + "AND x.classid = CAST('pg_class' AS regclass) AND \(isOf("x.objid")))"),
      // A temporary table hides one of its name.
      rows("pg_class", "relname", where: "x.relnamespace = pg_my_temp_schema() AND x.relkind <> 'i'"),
    ].joined(separator: " UNION ALL ")
    return """
      SELECT current_setting('server_version_num') || ' ' || CAST(current_schemas(FALSE) AS text) || ' '
        || md5(coalesce(string_agg(v.item, ',' ORDER BY v.item COLLATE "C"), ''))
      FROM (\(items)) AS v HAVING current_schema() IS NOT NULL
      """
  }
}
