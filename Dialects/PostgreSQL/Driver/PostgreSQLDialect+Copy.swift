@_spi(KoineDriver) public import Koine
public import KoinePostgreSQLDialect

extension PostgreSQLDialect: SchemaCopyingDialect {
  /// The server refuses to leave out rows, as it does for `pg_dump`; texts of values do not depend on the session.
  public var settingsForCopies: [String] {
    [
      "SET LOCAL row_security TO off", "SET LOCAL TimeZone TO 'UTC'", "SET LOCAL DateStyle TO 'ISO, MDY'",
      "SET LOCAL IntervalStyle TO 'postgres'", "SET LOCAL bytea_output TO 'hex'",
      "SET LOCAL extra_float_digits TO 1", "SET LOCAL lc_monetary TO 'C'",
    ]
  }

  /// Tables of other schemas, policies, rules, sequences without a column, functions; and what domains ask of their
  /// values, for another engine.
  public func partsLeftOut(
    ofCopy scope: CopyScope, on connection: any Connection
  ) async throws -> [CopyNote] {
    let reader = LeftOutReader(scope: scope, connection: connection)
    return try await reader.otherSchemas() + reader.partsOfTables() + reader.otherObjects()
      + reader.domains()
  }

  /// Looks up each name of a type that the columns have.
  public func enumerations(
    of tables: [DatabaseSchema.Table], on connection: any Connection
  ) async throws -> [DatabaseSchema.Enumeration] {
    var names: Set<String> = []
    for column in tables.flatMap(\.columns) {
      switch column.type {
      case nil, .named?: names.insert(Self.elementName(of: column.typeName))
      default: break
      }
    }
    var found: [DatabaseSchema.Enumeration] = []
    for name in names.sorted() {
      if let type = try await connection.enumeration(named: name) { found.append(type) }
    }
    return found
  }

  /// The name of the elements of an array.
  static func elementName(of name: String) -> String {
    var name = name
    while name.hasSuffix("[]") { name.removeLast(2) }
    return name
  }

  /// Looks for types, collations, functions and sequences of this database.
  public func adapt(
    _ table: inout DatabaseSchema.Table, on connection: any Connection
  ) async throws -> [CopyNote] {
    var notes: [CopyNote] = []
    for position in table.columns.indices {
      let column = table.columns[position]
      let place = "\(table.name).\(column.name)"
      if try await !connection.hasType(column.typeName) {
        let other = column.type?.storage ?? .text
        table.columns[position].typeName = typeName(other)
        table.columns[position].type = other
        notes.append(
          CopyNote(
            .left, place,
            "its type \(column.typeName), which the target does not have, becomes \(typeName(other))"))
      }
      if let collation = column.collationName, try await !connection.hasCollation(collation) {
        table.columns[position].collationName = nil
        notes.append(
          CopyNote(.left, place, "its collation \(collation), which the target does not have"))
      }
    }
    return try await notes + leaveOutExpressions(of: &table, on: connection)
  }

  /// Leaves out the definitions that name a function, a type or a sequence which there is not.
  private func leaveOutExpressions(
    of table: inout DatabaseSchema.Table, on connection: any Connection
  ) async throws -> [CopyNote] {
    var notes: [CopyNote] = []
    func lacks(_ place: String, _ what: String, _ expression: String, _ row: String) async throws -> Bool {
      guard let reason = try await connection.reasonAgainst(expression, of: row) else { return false }
      notes.append(CopyNote(.left, place, "\(what): \(reason)"))
      return true
    }
    let cells = table.columns.map { "CAST(NULL AS \($0.typeName)) AS \(DefinitionText.name($0.name))" }
    let row =
      cells.isEmpty
      ? "" : " FROM (SELECT \(cells.joined(separator: ", "))) AS \(DefinitionText.name(table.name))"
    for position in table.columns.indices {
      let column = table.columns[position]
      let place = "\(table.name).\(column.name)"
      if let text = column.defaultText, try await lacks(place, "its default \(text)", text, "") {
        table.columns[position].defaultText = nil
        table.columns[position].defaultValue = nil
      }
      if let generation = column.generation,
        try await lacks(
          place, "its values are copied, but not computed any more as \(generation.text)", generation.text,
          row)
      {
        table.columns[position].generation = nil
      }
    }
    var checks: [DatabaseSchema.Check] = []
    for check in table.checks {
      let place = "\(table.name): \(check.name ?? "check")"
      if try await !lacks(place, "the check \(check.text)", check.text, row) { checks.append(check) }
    }
    table.checks = checks
    var indexes: [DatabaseSchema.Index] = []
    for index in table.indexes {
      let place = "\(table.name): \(index.name)"
      var isLacking = false
      for term in index.terms {
        if case .expression(let text) = term.subject, !isLacking {
          isLacking = try await lacks(place, "the index of \(text)", text, row)
        }
        if let operators = term.operatorClass, !isLacking, try await !connection.hasOperators(operators) {
          notes.append(
            CopyNote(.left, place, "the index has the operators \(operators), which the target does not"))
          isLacking = true
        }
        if let collation = term.collationName, !isLacking, try await !connection.hasCollation(collation) {
          notes.append(
            CopyNote(.left, place, "the index has the collation \(collation), which the target does not"))
          isLacking = true
        }
      }
      if let method = index.method, !isLacking, try await !connection.hasMethod(method) {
        notes.append(
          CopyNote(.left, place, "the index is of the kind \(method), which the target does not have"))
        isLacking = true
      }
      if let condition = index.condition, !isLacking {
        isLacking = try await lacks(place, "the index of the rows \(condition)", condition, row)
      }
      if !isLacking { indexes.append(index) }
    }
    table.indexes = indexes
    return notes
  }

  /// The locale of the database, of whichever library.
  public func orderOfTexts(on connection: any Connection) async throws -> String {
    var name = ""
    // Which columns the catalog has depends on the version.
    let query = """
      SELECT coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale', CAST(d.datcollate AS text))
      FROM pg_database AS d WHERE d.datname = current_database()
      """
    try await connection.run(RenderedStatement(sql: query)) { name = try $0.next(String.self) }
    return name == "POSIX" ? "C" : name
  }

  /// Those that are not deterministic.
  public func looseCollations(on connection: any Connection) async throws -> Set<String> {
    var names: Set<String> = []
    try await connection.run(
      RenderedStatement(sql: "SELECT DISTINCT collname FROM pg_collation WHERE NOT collisdeterministic")
    ) { names.insert(try $0.next(String.self)) }
    return names
  }

  /// The table without those that inherit from it; of a partitioned one, the rows are in the partitions.
  public func rowSource(of table: DatabaseSchema.Table) -> String {
    if case .ordinary = table.kind { return "ONLY \(DefinitionText.name(of: table))" }
    return DefinitionText.name(of: table)
  }

  /// As a text if the driver has no value of the type, or not of each one, such as infinity, or the type is one of the
  /// database's own.
  public func form(of column: DatabaseSchema.Column) -> CopiedForm {
    switch column.type {
    case nil, .unknown?, .named?, .opaque?: .text
    case .date?, .time?, .timestamp?, .decimal?: .text
    case let type?: .value(type)
    }
  }

  /// The length of `character varying(20)`, and the digits of `numeric(10,2)`.
  public func limit(of column: DatabaseSchema.Column) -> CopiedLimit? {
    func number(after prefix: String) -> Int? {
      guard column.typeName.hasPrefix(prefix) else { return nil }
      return Int(column.typeName.dropFirst(prefix.count).prefix(while: \.isNumber))
    }
    if let length = number(after: "character varying(") ?? number(after: "character(") {
      return .length(length)
    }
    return number(after: "numeric(").map { .digits($0) }
  }

  /// Columns of one type, and those whose values are converted without being asked for: integers to decimal numbers, both
  /// to floating-point numbers, days to instants.
  public func canRefer(_ column: DatabaseSchema.Column, to other: DatabaseSchema.Column) -> Bool {
    if column.typeName == other.typeName { return true }
    guard let type = column.type?.storage, let otherType = other.type?.storage else { return false }
    if type == otherType { return true }
    func rank(_ type: SQLType) -> Int? {
      switch type {
      case .integer, .unsigned: 0
      case .decimal: 1
      case .real, .double: 2
      default: nil
      }
    }
    if let own = rank(type), let wanted = rank(otherType) { return own <= wanted }
    return [.date, .timestamp].contains(type) && [.date, .timestamp].contains(otherType)
  }
}

/// Reads from the catalogs what a copy lacks.
private struct LeftOutReader {
  let scope: CopyScope
  let connection: any Connection

  private static let isOfUser = """
    n.nspname <> 'information_schema' AND substr(CAST(n.nspname AS text), 1, 3) <> 'pg_'
    """

  private static func isOfExtension(_ catalog: String, _ id: String) -> String {
    """
    EXISTS (SELECT 1 FROM pg_depend AS e WHERE e.classid = CAST('\(catalog)' AS regclass)
      AND e.objid = \(id) AND e.deptype = 'e')
    """
  }

  private func isRead(_ schema: String, isInPath: Bool) -> Bool {
    scope.schemas?.contains(schema) ?? isInPath
  }

  private func rows(_ sql: String, _ row: (inout RowDecoder) throws -> Void) async throws {
    try await connection.run(RenderedStatement(sql: sql), row: row)
  }

  /// Tables and views of schemas that are not read.
  func otherSchemas() async throws -> [CopyNote] {
    guard scope.isWhole else { return [] }
    var notes: [CopyNote] = []
    try await rows(
      """
      SELECT n.nspname, n.nspname = ANY (current_schemas(FALSE)), c.relname, c.relkind IN ('v', 'm')
      FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p', 'f', 'v', 'm') AND NOT c.relispartition AND c.relpersistence <> 't'
        AND c.relname <> 'koine_declarations'
        AND \(Self.isOfUser) AND NOT \(Self.isOfExtension("pg_class", "c.oid"))
      ORDER BY n.nspname, c.relname
      """
    ) { row in
      let schema = try row.next(String.self)
      let isInPath = try row.next(Bool.self)
      let name = try row.next(String.self)
      let kind = try row.next(Bool.self) ? "a view" : "a table"
      if isRead(schema, isInPath: isInPath) { return }
      notes.append(CopyNote(.left, "\(schema).\(name)", "\(kind) of a schema that is not read"))
    }
    return notes
  }

  /// Policies and rules of the tables.
  func partsOfTables() async throws -> [CopyNote] {
    var notes: [CopyNote] = []
    try await rows(
      """
      SELECT CASE WHEN pg_table_is_visible(c.oid) THEN NULL ELSE CAST(n.nspname AS text) END, c.relname, p.text
      FROM (SELECT polrelid AS id, 'the policy ' || CAST(polname AS text) AS text FROM pg_policy
        UNION ALL SELECT oid, 'row-level security' FROM pg_class WHERE relrowsecurity
        UNION ALL SELECT ev_class, 'the rule ' || CAST(rulename AS text) FROM pg_rewrite WHERE rulename <> '_RETURN'
      ) AS p JOIN pg_class AS c ON c.oid = p.id JOIN pg_namespace AS n ON n.oid = c.relnamespace
      WHERE \(Self.isOfUser) ORDER BY c.relname, p.text COLLATE "C"
      """
    ) { row in
      let schema = try row.next(String?.self)
      let name = try row.next(String.self)
      let text = try row.next(String.self)
      if scope.has(name, in: schema) { notes.append(CopyNote(.left, name, text)) }
    }
    return notes
  }

  /// Sequences that no column owns, and functions.
  func otherObjects() async throws -> [CopyNote] {
    guard scope.isWhole else { return [] }
    var notes: [CopyNote] = []
    try await rows(
      """
      SELECT n.nspname, n.nspname = ANY (current_schemas(FALSE)), o.name, o.text FROM (
        SELECT c.relnamespace AS schema, CAST(c.relname AS text) AS name, 'a sequence of its own' AS text
        FROM pg_class AS c WHERE c.relkind = 'S' AND c.relpersistence <> 't'
          AND NOT EXISTS (SELECT 1 FROM pg_depend AS d WHERE d.classid = CAST('pg_class' AS regclass)
            AND d.objid = c.oid AND d.deptype IN ('a', 'i', 'e'))
        UNION ALL
        SELECT p.pronamespace, CAST(p.proname AS text), 'a function' FROM pg_proc AS p
        WHERE substr(CAST(p.proname AS text), 1, 6) <> 'koine_'
          -- What makes the ranges of a type is the type's.
          AND NOT EXISTS (SELECT 1 FROM pg_depend AS d WHERE d.classid = CAST('pg_proc' AS regclass)
            AND d.objid = p.oid AND d.deptype IN ('i', 'e'))
      ) AS o JOIN pg_namespace AS n ON n.oid = o.schema WHERE \(Self.isOfUser) ORDER BY o.name COLLATE "C", o.text COLLATE "C"
      """
    ) { row in
      let schema = try row.next(String.self)
      let isInPath = try row.next(Bool.self)
      let (name, text) = (try row.next(String.self), try row.next(String.self))
      if isRead(schema, isInPath: isInPath) { notes.append(CopyNote(.left, name, text)) }
    }
    return notes
  }

  /// What the domains of columns say besides their type.
  func domains() async throws -> [CopyNote] {
    if scope.keepsEngine { return [] }
    var notes: [CopyNote] = []
    try await rows(
      """
      WITH RECURSIVE chain (top, id) AS (
        SELECT oid, oid FROM pg_type WHERE typtype = 'd'
        UNION ALL
        SELECT chain.top, t.typbasetype FROM chain JOIN pg_type AS t ON t.oid = chain.id
        JOIN pg_type AS b ON b.oid = t.typbasetype AND b.typtype = 'd'
      )
      SELECT CASE WHEN pg_table_is_visible(c.oid) THEN NULL ELSE CAST(n.nspname AS text) END, c.relname, a.attname,
        t.typname, p.text
      FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = a.attrelid AND c.relkind IN ('r', 'p')
      JOIN pg_namespace AS n ON n.oid = c.relnamespace
      JOIN chain ON chain.top = a.atttypid JOIN pg_type AS t ON t.oid = chain.id
      CROSS JOIN LATERAL (
        SELECT pg_get_constraintdef(k.oid) FROM pg_constraint AS k WHERE k.contypid = t.oid AND k.contype = 'c'
        UNION ALL SELECT 'DEFAULT ' || t.typdefault WHERE t.typdefault IS NOT NULL
        UNION ALL SELECT format_type(t.typbasetype, t.typtypmod)
          WHERE t.typtypmod >= 0 AND t.typbasetype IN (1042, 1043, 1700)
      ) AS p (text)
      WHERE a.attnum > 0 AND NOT a.attisdropped AND \(Self.isOfUser) ORDER BY c.relname, a.attnum, p.text COLLATE "C"
      """
    ) { row in
      let schema = try row.next(String?.self)
      let (table, column) = (try row.next(String.self), try row.next(String.self))
      let (domain, text) = (try row.next(String.self), try row.next(String.self))
      guard scope.has(table, in: schema) else { return }
      notes.append(CopyNote(.left, "\(table).\(column)", "what its domain \(domain) asks: \(text)"))
    }
    return notes
  }
}

extension CopyScope {
  fileprivate func has(_ table: String, in schema: String?) -> Bool {
    tables.contains { $0.name == table && $0.schema == schema }
  }
}

extension Connection {
  fileprivate func hasType(_ name: String) async throws -> Bool {
    try await isTrue("SELECT to_regtype($1) IS NOT NULL", name)
  }

  fileprivate func hasOperators(_ name: String) async throws -> Bool {
    try await isTrue(
      "SELECT EXISTS (SELECT 1 FROM pg_opclass WHERE opcname = $1 AND pg_opclass_is_visible(oid))", name)
  }

  fileprivate func hasCollation(_ name: String) async throws -> Bool {
    try await isTrue("SELECT to_regcollation(quote_ident($1)) IS NOT NULL", name)
  }

  fileprivate func hasMethod(_ name: String) async throws -> Bool {
    try await isTrue("SELECT EXISTS (SELECT 1 FROM pg_am WHERE amname = $1 AND amtype = 'i')", name)
  }

  /// The enum type of a name, as the server writes it; `nil` if there is none, or it belongs to an extension.
  fileprivate func enumeration(named name: String) async throws -> DatabaseSchema.Enumeration? {
    var type: DatabaseSchema.Enumeration?
    let query = RenderedStatement(
      sql: """
        SELECT t.typname, CASE WHEN $1 <> quote_ident(CAST(t.typname AS text)) THEN n.nspname END, e.enumlabel
        FROM pg_type AS t JOIN pg_namespace AS n ON n.oid = t.typnamespace
        LEFT JOIN pg_enum AS e ON e.enumtypid = t.oid
        WHERE t.oid = CAST(to_regtype($1) AS oid) AND t.typtype = 'e' AND NOT EXISTS (SELECT 1 FROM pg_depend AS d
          WHERE d.classid = CAST('pg_type' AS regclass) AND d.objid = t.oid AND d.deptype = 'e')
        ORDER BY e.enumsortorder
        """, bindings: [.text(name)], types: [.text])
    try await run(query) { row in
      let (ownName, schema) = (try row.next(String.self), try row.next(String?.self))
      if type == nil { type = DatabaseSchema.Enumeration(ownName, schema: schema, values: []) }
      if let value = try row.next(String?.self) { type?.values.append(value) }
    }
    return type
  }

  private func isTrue(_ query: String, _ text: String) async throws -> Bool {
    var isTrue = false
    try await run(RenderedStatement(sql: query, bindings: [.text(text)], types: [.text])) {
      isTrue = try $0.next(Bool.self)
    }
    return isTrue
  }

  /// What the server says against an expression because it names what there is not, or has no right to; `nil` if it
  /// takes it. Nothing of it is computed.
  fileprivate func reasonAgainst(_ expression: String, of row: String) async throws -> String? {
    do {
      try await transaction { connection in
        try await connection.run(RenderedStatement(sql: "SELECT (\(expression))\(row) LIMIT 0")) { _ in }
      }
      return nil
    } catch let error as DatabaseError where error.isOfText {
      return error.message
    } catch is DatabaseError {
      // Constants are computed at once, which may fail for them alone.
      return nil
    }
  }
}

extension DatabaseError {
  /// Whether the text of a statement is wrong: the classes of syntax and names, and of schemas, of the server's codes.
  /// A column that there is not is one of the server's own, such as `tableoid`, which the row has not.
  /// https://www.postgresql.org/docs/current/errcodes-appendix.html
  fileprivate var isOfText: Bool {
    (engineCode?.hasPrefix("42") == true || engineCode == "3F000") && code != .undefinedColumn
  }
}
