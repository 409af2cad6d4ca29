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

/// Reads schemas from the catalogs, each catalog once.
struct PostgreSQLSchemaReader {
  let connection: any Connection
  let name: String?

  private var tables: [Int: DatabaseSchema.Table] = [:]
  private var views: [Int: DatabaseSchema.View] = [:]
  /// The columns of each table and view.
  private var columns: [Int: [DatabaseSchema.Column]] = [:]
  private var indexes: [Int: [DatabaseSchema.Index]] = [:]

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
  private var isSelected: String {
    name == nil
      ? """
      n.nspname = ANY (current_schemas(FALSE)) AND n.nspname <> 'information_schema' \
      AND substr(CAST(n.nspname AS text), 1, 3) <> 'pg_'
      """
      : "(n.nspname = $1 OR $1 = 'pg_temp' AND n.oid = pg_my_temp_schema())"
  }

  /// The tables and views, `pg_class AS c`, that are read.
  private var relations: String {
    """
    JOIN pg_class AS c ON c.relkind IN ('r', 'p', 'f', 'v', 'm') AND NOT c.relispartition \
    JOIN pg_namespace AS n ON n.oid = c.relnamespace AND \(isSelected)
    """
  }

  private func rows(_ sql: String, _ row: (inout RowDecoder) throws -> Void) async throws {
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

  // MARK: Constraints

  private struct Constraint {
    var table: Int
    var name: String
    var kind: String
    var columns: [String] = []
    var referencedTable: String?
    var referencedSchema: String?
    var referencedColumns: [String] = []
    var onUpdate: String
    var onDelete: String
    /// The columns that a deletion changes, if not all of them.
    var columnsSetOnDelete: [String] = []
    var match: String
    var deferral: DatabaseSchema.Deferral
    var isValidated: Bool
    /// The condition of a check; of another kind its whole text.
    var text: String?
  }

  private mutating func readConstraints() async throws {
    var constraints: [(id: Int, constraint: Constraint)] = []
    try await rows(
      """
      SELECT CAST(k.oid AS bigint), CAST(k.conrelid AS bigint), k.conname, CAST(k.contype AS text),
        r.relname, CASE WHEN pg_table_is_visible(r.oid) THEN NULL ELSE rn.nspname END,
        CAST(k.confupdtype AS text), CAST(k.confdeltype AS text), CAST(k.confmatchtype AS text),
        k.condeferrable, k.condeferred, k.convalidated,
        CASE k.contype WHEN 'c' THEN pg_get_expr(k.conbin, k.conrelid) ELSE pg_get_constraintdef(k.oid) END,
        a.attname, f.attname,
        coalesce((to_jsonb(k) -> 'confdelsetcols') @> to_jsonb(p.own), FALSE)
      FROM pg_constraint AS k \(relations)
      LEFT JOIN pg_class AS r ON r.oid = k.confrelid LEFT JOIN pg_namespace AS rn ON rn.oid = r.relnamespace
      LEFT JOIN LATERAL unnest(k.conkey, k.confkey) WITH ORDINALITY AS p (own, other, position) ON TRUE
      LEFT JOIN pg_attribute AS a ON a.attrelid = k.conrelid AND a.attnum = p.own
      LEFT JOIN pg_attribute AS f ON f.attrelid = k.confrelid AND f.attnum = p.other
      WHERE k.conrelid = c.oid AND k.contype IN ('p', 'u', 'f', 'c', 'x')
        AND (k.contype <> 'f' OR k.conparentid = 0)
      ORDER BY k.oid, p.position
      """
    ) { row in
      let id = try row.next(Int.self)
      let table = try row.next(Int.self)
      let name = try row.next(String.self)
      let kind = try row.next(String.self)
      let referencedTable = try row.next(String?.self)
      let referencedSchema = try row.next(String?.self)
      let onUpdate = try row.next(String.self)
      let onDelete = try row.next(String.self)
      let match = try row.next(String.self)
      let isDeferrable = try row.next(Bool.self)
      let isDeferred = try row.next(Bool.self)
      let isValidated = try row.next(Bool.self)
      let text = try row.next(String?.self)
      if constraints.last?.id != id {
        if text == nil, tables[table] != nil { throw Self.changed }
        let deferral = isDeferred ? DatabaseSchema.Deferral.initially : isDeferrable ? .onRequest : .never
        constraints.append(
          (
            id,
            Constraint(
              table: table, name: name, kind: kind, referencedTable: referencedTable,
              referencedSchema: referencedSchema, onUpdate: onUpdate, onDelete: onDelete, match: match,
              deferral: deferral, isValidated: isValidated, text: text)
          ))
      }
      let last = constraints.count - 1
      if let column = try row.next(String?.self) { constraints[last].constraint.columns.append(column) }
      if let column = try row.next(String?.self) {
        constraints[last].constraint.referencedColumns.append(column)
      }
      let isSet = try row.next(Bool.self)
      if isSet, let column = constraints[last].constraint.columns.last {
        constraints[last].constraint.columnsSetOnDelete.append(column)
      }
    }
    for (_, constraint) in constraints { add(constraint) }
  }

  private mutating func add(_ constraint: Constraint) {
    guard var table = tables[constraint.table] else { return }
    switch constraint.kind {
    case "p", "u":
      let key = DatabaseSchema.Key(constraint.columns, name: constraint.name, deferral: constraint.deferral)
      if constraint.kind == "p" { table.primaryKey = key } else { table.uniqueKeys.append(key) }
    case "f":
      table.foreignKeys.append(
        DatabaseSchema.ForeignKey(
          constraint.columns, references: constraint.referencedTable ?? "",
          schema: constraint.referencedSchema,
          constraint.referencedColumns, onDelete: Self.action(constraint.onDelete),
          columnsSetOnDelete: constraint.columnsSetOnDelete,
          onUpdate: Self.action(constraint.onUpdate), deferral: constraint.deferral, name: constraint.name,
          isFullMatch: constraint.match == "f", isValidated: constraint.isValidated))
    case "c":
      let order = (columns[constraint.table] ?? []).map(\.name)
      table.checks.append(
        DatabaseSchema.Check(
          Self.withoutParentheses(constraint.text ?? ""), columns: order.filter(constraint.columns.contains),
          name: constraint.name, isValidated: constraint.isValidated))
    default:
      table.otherConstraints.append(
        DatabaseSchema.OtherConstraint(constraint.name, text: constraint.text ?? ""))
    }
    tables[constraint.table] = table
  }

  /// What the catalogs have a letter for.
  static func action(_ letter: String) -> ForeignKeyAction {
    switch letter {
    case "r": .restrict
    case "c": .cascade
    case "n": .setNull
    case "d": .setDefault
    default: .noAction
    }
  }

  /// The server writes an operator's expression in parentheses, and an index's expression in further ones.
  static func withoutParentheses(_ text: String) -> String {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return text }
    var tokens = SQLTokens(text, PostgreSQLDialect.postgreSQL.spelling.lexicalRules)
    var depth = 0
    while let token = tokens.next() {
      if token == .mark(UInt8(ascii: "(")) { depth += 1 }
      if token == .mark(UInt8(ascii: ")")) { depth -= 1 }
      if depth == 0, tokens.range.upperBound < text.utf8.count { return text }
    }
    return withoutParentheses(String(text.dropFirst().dropLast()))
  }

  // MARK: Indexes and triggers

  private mutating func readIndexes() async throws {
    var indexes: [Int: [DatabaseSchema.Index]] = [:]
    var keys: [(table: Int, index: DatabaseSchema.Index)] = []
    var last: Int?
    try await rows(
      """
      SELECT CAST(i.indexrelid AS bigint), CAST(i.indrelid AS bigint), x.relname, k.conname IS NOT NULL,
        CAST(m.amname AS text), i.indisunique, pg_get_expr(i.indpred, i.indrelid),
        coalesce(to_jsonb(i) ->> 'indnullsnotdistinct', 'false'), p.position > i.indnkeyatts,
        a.attname, pg_get_indexdef(i.indexrelid, CAST(p.position AS integer), FALSE),
        CAST(coalesce(i.indoption[p.position - 1], 0) AS integer),
        CASE WHEN i.indcollation[p.position - 1] <> a.attcollation THEN CAST(l.collname AS text) END,
        CASE WHEN NOT q.opcdefault THEN CAST(q.opcname AS text) END
      FROM pg_index AS i \(relations)
      JOIN pg_class AS x ON x.oid = i.indexrelid JOIN pg_am AS m ON m.oid = x.relam
      LEFT JOIN pg_constraint AS k ON k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x')
      CROSS JOIN LATERAL unnest(CAST(i.indkey AS smallint[])) WITH ORDINALITY AS p (number, position)
      LEFT JOIN pg_attribute AS a ON a.attrelid = i.indrelid AND a.attnum = p.number AND p.number > 0
      LEFT JOIN pg_collation AS l ON l.oid = i.indcollation[p.position - 1]
      LEFT JOIN pg_opclass AS q ON q.oid = i.indclass[p.position - 1]
      WHERE i.indrelid = c.oid ORDER BY i.indexrelid, p.position
      """
    ) { row in
      let id = try row.next(Int.self)
      let table = try row.next(Int.self)
      let name = try row.next(String.self)
      let isOfKey = try row.next(Bool.self)
      let method = try row.next(String.self)
      let isUnique = try row.next(Bool.self)
      let condition = try row.next(String?.self)
      let nullsAreAlike = try row.next(String.self) == "true"
      let isIncluded = try row.next(Bool.self)
      let column = try row.next(String?.self)
      let text = try row.next(String?.self)
      let options = try row.next(Int.self)
      let collation = try row.next(String?.self)
      let operatorClass = try row.next(String?.self)
      guard tables[table] != nil || views[table] != nil else { return }
      guard let text else { throw Self.changed }
      if last != id {
        last = id
        let index = DatabaseSchema.Index(
          name, [], isUnique: isUnique, condition: condition.map(Self.withoutParentheses),
          method: method == "btree" ? nil : method, nullsAreDistinct: !nullsAreAlike)
        if isOfKey { keys.append((table, index)) } else { indexes[table, default: []].append(index) }
      }
      func add(to index: inout DatabaseSchema.Index) {
        if isIncluded { return index.includedColumns.append(column ?? text) }
        index.terms.append(
          DatabaseSchema.Index.Term(
            column.map { .column($0) } ?? .expression(Self.withoutParentheses(text)),
            isDescending: options & 1 != 0, nullsFirst: method == "btree" ? options & 2 != 0 : true,
            collationName: collation,
            operatorClass: operatorClass))
      }
      if isOfKey {
        add(to: &keys[keys.count - 1].index)
      } else if let last = indexes[table]?.indices.last {
        add(to: &indexes[table, default: []][last])
      }
    }
    self.indexes = indexes
    for (table, index) in keys { describe(keyOf: table, with: index) }
  }

  /// What the index of a key tells of it besides the constraint.
  private mutating func describe(keyOf table: Int, with index: DatabaseSchema.Index) {
    func describe(_ key: inout DatabaseSchema.Key) {
      guard key.name == index.name else { return }
      key.includedColumns = index.includedColumns
      key.nullsAreDistinct = index.nullsAreDistinct
    }
    guard var found = tables[table] else { return }
    if var key = found.primaryKey {
      describe(&key)
      found.primaryKey = key
    }
    for position in found.uniqueKeys.indices { describe(&found.uniqueKeys[position]) }
    tables[table] = found
  }

  private mutating func readTriggers() async throws {
    var triggers: [(table: Int, trigger: DatabaseSchema.Trigger)] = []
    try await rows(
      """
      SELECT CAST(t.tgrelid AS bigint), t.tgname, pg_get_triggerdef(t.oid) FROM pg_trigger AS t \(relations)
      WHERE t.tgrelid = c.oid AND NOT t.tgisinternal
      """
    ) { row in
      let table = try row.next(Int.self)
      let name = try row.next(String.self)
      let text = try row.next(String?.self)
      guard tables[table] != nil || views[table] != nil else { return }
      guard let text else { throw Self.changed }
      triggers.append((table, DatabaseSchema.Trigger(name, text: text)))
    }
    for (table, trigger) in triggers {
      tables[table]?.triggers.append(trigger)
      views[table]?.triggers.append(trigger)
    }
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
