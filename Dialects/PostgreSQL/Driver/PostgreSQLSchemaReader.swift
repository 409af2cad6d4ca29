@_spi(KoineDriver) import Koine
import KoinePostgreSQLDialect

/// Reads schemas from the catalogs, each catalog once.
struct PostgreSQLSchemaReader {
  let connection: any Connection
  let name: String?

  var tables: [Int: DatabaseSchema.Table] = [:]
  var views: [Int: DatabaseSchema.View] = [:]
  /// The columns of each table and view.
  var columns: [Int: [DatabaseSchema.Column]] = [:]
  var indexes: [Int: [DatabaseSchema.Index]] = [:]

  init(connection: any Connection, name: String?) {
    self.connection = connection
    self.name = name
  }

  static let changed = DatabaseError(
    .serializationFailure, "Another connection changed the schema while it was read.")

  mutating func read() async throws -> DatabaseSchema {
    try await checkName()
    try await readRelations()
    try await readInheritance()
    try await readColumns()
    try await readConstraints()
    try await readIndexes()
    try await readTriggers()
    try await readSequences()
    try await readUntoldParts()
    var schema = DatabaseSchema(enumerations: try await enumerations())
    for (id, var table) in tables {
      table.columns = columns[id] ?? []
      table.indexes = indexes[id] ?? []
      schema.tables.append(table)
    }
    for (id, var view) in views {
      view.columns = columns[id] ?? []
      view.indexes = indexes[id] ?? []
      schema.views.append(view)
    }
    return schema
  }

  // MARK: Queries

  /// What is read of `pg_namespace AS n`.
  var isSelected: String {
    name == nil
      ? """
      n.nspname = ANY (current_schemas(FALSE)) AND n.nspname <> 'information_schema' \
      AND substr(CAST(n.nspname AS text), 1, 3) <> 'pg_'
      """
      : "(n.nspname = $1 OR $1 = 'pg_temp' AND n.oid = pg_my_temp_schema())"
  }

  /// The tables and views, `pg_class AS c`, that are read.
  var relations: String {
    """
    JOIN pg_class AS c ON c.relkind IN ('r', 'p', 'f', 'v', 'm') AND NOT c.relispartition \
    JOIN pg_namespace AS n ON n.oid = c.relnamespace AND \(isSelected)
    """
  }

  func rows(_ sql: String, _ row: (inout RowDecoder) throws -> Void) async throws {
    let bindings = name.map { [SQLValue.text($0)] } ?? []
    try await connection.run(
      RenderedStatement(sql: sql, bindings: bindings, types: SQLTypeList(bindings.map { _ in .text })),
      row: row)
  }

  private func checkName() async throws {
    guard name != nil else { return }
    var isKnown = false
    try await rows("SELECT 1 FROM pg_namespace AS n WHERE \(isSelected)") { _ in isKnown = true }
    guard isKnown || name == "pg_temp" else {
      throw DatabaseError(.misuse, "There is no schema of this name.")
    }
  }

  private mutating func readRelations() async throws {
    var tables: [Int: DatabaseSchema.Table] = [:]
    var views: [Int: DatabaseSchema.View] = [:]
    // What another connection has dropped is still in the snapshot, but its definition cannot be had.
    try await rows(
      """
      SELECT CAST(c.oid AS bigint), c.relname, CASE WHEN pg_table_is_visible(c.oid) THEN NULL ELSE n.nspname END,
        CAST(c.relkind AS text), d.description,
        CASE c.relkind WHEN 'p' THEN pg_get_partkeydef(c.oid) WHEN 'f' THEN CAST(s.srvname AS text)
          WHEN 'v' THEN pg_get_viewdef(c.oid) WHEN 'm' THEN pg_get_viewdef(c.oid) END
      FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
      LEFT JOIN pg_description AS d
        ON d.classoid = CAST('pg_class' AS regclass) AND d.objoid = c.oid AND d.objsubid = 0
      LEFT JOIN pg_foreign_table AS f ON f.ftrelid = c.oid
      LEFT JOIN pg_foreign_server AS s ON s.oid = f.ftserver
      WHERE c.relkind IN ('r', 'p', 'f', 'v', 'm') AND NOT c.relispartition AND \(isSelected)
        AND pg_table_is_visible(c.oid) IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM pg_depend AS e WHERE e.classid = CAST('pg_class' AS regclass)
          AND e.objid = c.oid AND e.deptype = 'e')
      """
    ) { row in
      let id = try row.next(Int.self)
      let name = try row.next(String.self)
      let schema = try row.next(String?.self)
      let kind = try row.next(String.self)
      let comment = try row.next(String?.self)
      let text = try row.next(String?.self)
      if kind != "r", text == nil { throw Self.changed }
      switch kind {
      case "v", "m":
        views[id] = DatabaseSchema.View(
          name, schema: schema, columns: [], text: Self.trimmed(text ?? ""), isMaterialized: kind == "m",
          comment: comment)
      default:
        var table = DatabaseSchema.Table(name, schema: schema, columns: [], comment: comment)
        if kind == "p" { table.kind = .partitioned(by: text ?? "") }
        if kind == "f" { table.kind = .foreign(server: text ?? "") }
        tables[id] = table
      }
    }
    self.tables = tables
    self.views = views
  }

  /// A view's query without the blanks around it and its semicolon.
  private static func trimmed(_ query: String) -> String {
    var text = Substring(query)
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true || text.last == ";" { text = text.dropLast() }
    return String(text)
  }

  private mutating func readInheritance() async throws {
    var tables = tables
    try await rows(
      """
      SELECT CAST(i.inhrelid AS bigint), CAST(i.inhparent AS bigint), p.relname, k.relname, k.relispartition
      FROM pg_inherits AS i JOIN pg_class AS p ON p.oid = i.inhparent JOIN pg_class AS k ON k.oid = i.inhrelid
      JOIN pg_namespace AS n ON (n.oid = p.relnamespace OR n.oid = k.relnamespace) AND \(isSelected)
      WHERE p.relkind IN ('r', 'p', 'f') AND k.relkind IN ('r', 'p', 'f')
      GROUP BY i.inhrelid, i.inhparent, p.relname, k.relname, k.relispartition, i.inhseqno
      ORDER BY i.inhrelid, i.inhseqno
      """
    ) { row in
      let child = try row.next(Int.self)
      let parent = try row.next(Int.self)
      let parentName = try row.next(String.self)
      let childName = try row.next(String.self)
      if try row.next(Bool.self) {
        tables[parent]?.partitions.append(childName)
      } else {
        tables[child]?.parents.append(parentName)
      }
    }
    self.tables = tables
  }

  private mutating func readColumns() async throws {
    var columns: [Int: [DatabaseSchema.Column]] = [:]
    try await rows(
      """
      WITH RECURSIVE domains (oid, base, modifier, isnotnull) AS (
        SELECT oid, typbasetype, typtypmod, typnotnull FROM pg_type WHERE typtype = 'd'
        UNION ALL
        SELECT d.oid, t.typbasetype, t.typtypmod, d.isnotnull OR t.typnotnull
        FROM domains AS d JOIN pg_type AS t ON t.oid = d.base WHERE t.typtype = 'd'
      )
      SELECT CAST(a.attrelid AS bigint), a.attname, format_type(a.atttypid, a.atttypmod),
        CASE WHEN t.typtype IN ('d', 'e') THEN t.typname END, pg_type_is_visible(t.oid),
        CASE WHEN b.typtype = 'e' THEN 'enum' WHEN bn.nspname = 'pg_catalog' THEN CAST(b.typname AS text) ELSE '' END,
        CASE WHEN d.base IS NULL THEN a.atttypmod ELSE d.modifier END,
        a.attnotnull OR coalesce(d.isnotnull, FALSE), pg_get_expr(v.adbin, v.adrelid), v.oid IS NOT NULL,
        CAST(a.attgenerated AS text), CAST(a.attidentity AS text),
        EXISTS (SELECT 1 FROM pg_depend AS s JOIN pg_class AS q ON q.oid = s.objid AND q.relkind = 'S'
          WHERE s.classid = CAST('pg_class' AS regclass) AND s.refclassid = CAST('pg_class' AS regclass)
            AND s.refobjid = a.attrelid AND s.refobjsubid = a.attnum AND s.deptype = 'a'),
        o.collname, a.attcollation <> t.typcollation, m.description, t.typdefault IS NOT NULL
      FROM pg_attribute AS a \(relations)
      JOIN pg_type AS t ON t.oid = a.atttypid
      LEFT JOIN domains AS d ON d.oid = t.oid
        AND NOT EXISTS (SELECT 1 FROM pg_type AS x WHERE x.oid = d.base AND x.typtype = 'd')
      JOIN pg_type AS b ON b.oid = coalesce(d.base, t.oid)
      JOIN pg_namespace AS bn ON bn.oid = b.typnamespace
      LEFT JOIN pg_attrdef AS v ON v.adrelid = a.attrelid AND v.adnum = a.attnum
      LEFT JOIN pg_collation AS o ON o.oid = a.attcollation
      LEFT JOIN pg_description AS m
        ON m.classoid = CAST('pg_class' AS regclass) AND m.objoid = a.attrelid AND m.objsubid = a.attnum
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attrelid, a.attnum
      """
    ) { row in
      let table = try row.next(Int.self)
      columns[table, default: []].append(try Self.column(&row, isKnown: tables[table] != nil))
    }
    self.columns = columns
  }

  private static func column(_ row: inout RowDecoder, isKnown: Bool) throws -> DatabaseSchema.Column {
    var column = DatabaseSchema.Column(
      try row.next(String.self), typeName: try row.next(String.self), type: nil)
    let ownName = try row.next(String?.self)
    let isVisible = try row.next(Bool?.self) ?? false
    let base = try row.next(String.self)
    let modifier = try row.next(Int.self)
    if let type = PostgreSQLColumnType.type(named: base, modifier: modifier) {
      // A type of another schema has no name that a Koine column could have.
      column.type = ownName == nil ? type : isVisible ? .named(ownName ?? "", stored: type.storage) : nil
    }
    column.isNullable = try !row.next(Bool.self)
    let expression = try row.next(String?.self)
    if try row.next(Bool.self), expression == nil, isKnown { throw changed }
    let generated = try row.next(String.self)
    let identity = try row.next(String.self)
    let ownsSequence = try row.next(Bool.self)
    if !generated.isEmpty {
      column.generation = DatabaseSchema.Column.Generation(
        PostgreSQLSchemaReader.withoutParentheses(expression ?? ""), isStored: generated == "s")
    } else if !identity.isEmpty {
      column.generatedKey = identity == "a" ? .identityAlways : .identity
    } else if ownsSequence, expression?.hasPrefix("nextval(") == true {
      column.generatedKey = .serial
    } else if let expression {
      column.defaultText = expression
      column.defaultValue = SQLValue(
        defaultText: expression, of: column.type, PostgreSQLDialect.postgreSQL.spelling.lexicalRules)
    }
    let collation = try row.next(String?.self)
    let isOther = try row.next(Bool.self)
    column.collationName = isOther ? collation : nil
    if let collation, column.type?.storage == .text, !["C", "POSIX", "ucs_basic"].contains(collation) {
      column.collation = .database
    }
    column.comment = try row.next(String?.self)
    column.typeHasDefault = try row.next(Bool.self)
    return column
  }

  // MARK: Types

  private func enumerations() async throws -> [DatabaseSchema.Enumeration] {
    var enumerations: [(id: Int, type: DatabaseSchema.Enumeration)] = []
    try await rows(
      """
      SELECT CAST(t.oid AS bigint), t.typname, CASE WHEN pg_type_is_visible(t.oid) THEN NULL ELSE n.nspname END, e.enumlabel
      FROM pg_type AS t JOIN pg_namespace AS n ON n.oid = t.typnamespace AND \(isSelected)
      LEFT JOIN pg_enum AS e ON e.enumtypid = t.oid
      WHERE t.typtype = 'e' AND NOT EXISTS (SELECT 1 FROM pg_depend AS d
        WHERE d.classid = CAST('pg_type' AS regclass) AND d.objid = t.oid AND d.deptype = 'e')
      ORDER BY t.oid, e.enumsortorder
      """
    ) { row in
      let id = try row.next(Int.self)
      let type = DatabaseSchema.Enumeration(
        try row.next(String.self), schema: try row.next(String?.self), values: [])
      if enumerations.last?.id != id { enumerations.append((id, type)) }
      if let value = try row.next(String?.self) {
        enumerations[enumerations.count - 1].type.values.append(value)
      }
    }
    return enumerations.map(\.type)
  }
}
