@_spi(KoineDriver) import Koine

/// Asks the server's catalogs what names mean, and what views read.
struct RelationCatalog {
  /// A table or view.
  struct Relation: Hashable {
    /// The number that the server has for it.
    let id: Int
    /// Of a partition, the number of the table that it is a part of in the end; otherwise its own.
    let rootID: Int
    /// With its schema.
    let place: StatementAccess.Table
    /// Whether the bare name finds it.
    let isVisible: Bool
    /// Whether it is a view without rows of its own.
    let isView: Bool
    /// Whether policies decide which of its rows a role sees and writes.
    let hasPolicies: Bool

    /// With the schema, if the bare name does not find it.
    var name: StatementAccess.Table { isVisible ? StatementAccess.Table(place.name) : place }
  }

  /// What a view reads, through other views and by the policies of its tables too; of a table, what its policies read.
  struct ViewContent {
    /// A table, or a column of it.
    struct Part {
      let relation: Relation
      /// `nil` if only rows count, or every column.
      let column: String?
      let isWhole: Bool
    }

    var parts: [Part] = []
  }

  let connection: any Connection
  let deadline: Deadline?

  // MARK: Names

  /// What quoted names mean.
  ///
  /// - Returns: What is found, by the position of its name.
  func relations(named names: [String]) async throws -> [Int: Relation] {
    guard !names.isEmpty else { return [:] }
    let values = names.indices.map { "(\($0), $\($0 + 1))" }.joined(separator: ", ")
    var found: [Int: Relation] = [:]
    try await rows(
      """
      SELECT v.position, \(Self.columns(of: "c"))
      FROM (VALUES \(values)) AS v (position, name)
      JOIN pg_catalog.pg_class AS c ON c.oid = CAST(pg_catalog.to_regclass(v.name) AS oid)
      """, names.map { .text($0) }, SQLTypeList(names.map { _ in .text })
    ) { row in
      let position = try row.next(Int.self)
      found[position] = try Self.relation(&row)
    }
    return found
  }

  /// What ``relation(_:)`` reads of a `pg_class`.
  private static func columns(of relation: String) -> String {
    """
    CAST(\(relation).oid AS bigint), \
    CAST(coalesce(CAST(pg_catalog.pg_partition_root(\(relation).oid) AS oid), \(relation).oid) AS bigint), \
    CAST(\(relation).relname AS text), \
    (SELECT CAST(n.nspname AS text) FROM pg_catalog.pg_namespace AS n WHERE n.oid = \(relation).relnamespace), \
    pg_catalog.pg_table_is_visible(\(relation).oid), \(relation).relkind = 'v', \
    \(relation).relrowsecurity
    """
  }

  private static func relation(_ row: inout RowDecoder) throws -> Relation {
    let id = try row.next(Int.self)
    let rootID = try row.next(Int.self)
    let name = try row.next(String.self)
    let place = StatementAccess.Table(name, schema: try row.next(String.self))
    let isVisible = try row.next(Bool.self)
    let isView = try row.next(Bool.self)
    return Relation(
      id: id, rootID: rootID, place: place, isVisible: isVisible, isView: isView,
      hasPolicies: try row.next(Bool.self))
  }

  /// The partitions of relations, and those that inherit from them, at any depth.
  func descendants(of relations: Set<Int>) async throws -> Set<Int> {
    var found: Set<Int> = []
    try await rows(
      """
      WITH RECURSIVE \(Self.withDescendants("d", of: "$1")) SELECT CAST(d.relation AS bigint) FROM d
      """, [Self.list(relations)], [.text]
    ) { row in found.insert(try row.next(Int.self)) }
    return found.subtracting(relations)
  }

  /// A common table of relations and their descendants.
  private static func withDescendants(_ name: String, of list: String) -> String {
    """
    \(name) (relation) AS (
      SELECT CAST(i.id AS oid) FROM pg_catalog.unnest(CAST(\(list) AS bigint[])) AS i (id)
      UNION
      SELECT h.inhrelid FROM pg_catalog.pg_inherits AS h JOIN \(name) ON h.inhparent = \(name).relation
    )
    """
  }

  private static func list(_ numbers: Set<Int>) -> SQLValue {
    .text("{\(numbers.sorted().map(String.init).joined(separator: ","))}")
  }

  // MARK: Views and policies

  /// What views read, and the policies of tables, by their numbers.
  ///
  /// The server keeps what a rule depends on: the columns that the query of a view names. It does not keep a dependency on a
  /// table of its own, and none on each column for a whole row: the tree of the rule has these. So it is with a policy.
  func contents(of relations: Set<Int>) async throws -> [Int: ViewContent] {
    var contents: [Int: ViewContent] = [:]
    try await rows(
      """
      WITH RECURSIVE reached (root, relation) AS (
        SELECT CAST(i.id AS oid), CAST(i.id AS oid) FROM pg_catalog.unnest(CAST($1 AS bigint[])) AS i (id)
        UNION
        SELECT r.root, b.relation
        FROM reached AS r JOIN pg_catalog.pg_class AS c ON c.oid = r.relation
        CROSS JOIN LATERAL (\(Self.beneath("c"))) AS b (relation, number, is_whole)
      )
      SELECT DISTINCT CAST(r.root AS bigint), CAST(a.attname AS text), b.is_whole, \(Self.columns(of: "t"))
      FROM reached AS r JOIN pg_catalog.pg_class AS c ON c.oid = r.relation
      CROSS JOIN LATERAL (\(Self.beneath("c"))) AS b (relation, number, is_whole)
      JOIN pg_catalog.pg_class AS t ON t.oid = b.relation AND t.relkind IN ('r', 'p', 'm', 'f')
      LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = b.number AND a.attnum > 0
      """, [Self.list(relations)], [.text]
    ) { row in
      let view = try row.next(Int.self)
      let column = try row.next(String?.self)
      let isWhole = try row.next(Bool.self)
      let relation = try Self.relation(&row)
      contents[view, default: ViewContent()].parts.append(
        ViewContent.Part(relation: relation, column: column, isWhole: isWhole))
    }
    return contents
  }

  /// The relations that the query of a view `pg_class` names, or that the policies of a table do, with the numbers of the
  /// columns.
  private static func beneath(_ relation: String) -> String {
    """
    SELECT d.refobjid, d.refobjsubid, pg_catalog.strpos(x.tree, ':varattno 0 ') > 0 \
    FROM (\(expressions(of: relation))) AS x (class, id, tree) JOIN pg_catalog.pg_depend AS d \
    ON d.classid = x.class AND d.objid = x.id \
    WHERE d.refclassid = CAST('pg_catalog.pg_class' AS regclass) \
    AND (d.refobjid <> \(relation).oid OR d.refobjsubid <> 0 OR pg_catalog.strpos(x.tree, ':varattno 0 ') > 0) \
    UNION ALL \
    SELECT CAST(m.found[1] AS oid), 0, TRUE FROM (\(expressions(of: relation))) AS x (class, id, tree) \
    CROSS JOIN LATERAL pg_catalog.regexp_matches(x.tree, ':relid ([0-9]+)', 'g') AS m (found) \
    WHERE CAST(m.found[1] AS bigint) BETWEEN 1 AND 16383 AND CAST(m.found[1] AS oid) <> \(relation).oid
    """
  }

  /// What reading a relation `pg_class` evaluates: the query of a view, the policies of a table.
  private static func expressions(of relation: String) -> String {
    """
    SELECT CAST('pg_catalog.pg_rewrite' AS regclass), w.oid, CAST(w.ev_action AS text) \
    FROM pg_catalog.pg_rewrite AS w WHERE w.ev_class = \(relation).oid AND w.ev_type = '1' AND \(relation).relkind = 'v' \
    UNION ALL \
    SELECT CAST('pg_catalog.pg_policy' AS regclass), p.oid, \
    pg_catalog.concat(CAST(p.polqual AS text), CAST(p.polwithcheck AS text)) \
    FROM pg_catalog.pg_policy AS p WHERE p.polrelid = \(relation).oid AND \(relation).relrowsecurity
    """
  }

  // MARK: Functions

  /// What functions that a statement calls may do, unless the server has them, or they are in C.
  struct Code {
    /// Whether one may read tables: none says that it depends on nothing but its arguments.
    var mayRead = false
    /// Whether one may write: it is volatile, or a trigger's.
    var mayWrite = false
  }

  /// What is called by reading relations, through views and policies, and by changing rows of relations: by triggers,
  /// defaults, conditions, domains, policies and rules, those of partitions and inheritors included.
  func code(reading read: Set<Int>, writing written: Set<Int>) async throws -> Code {
    var code = Code()
    guard !read.isEmpty || !written.isEmpty else { return code }
    try await interpretedRows(
      """
      WITH RECURSIVE \(Self.withDescendants("written", of: "$2")), read (relation) AS (
        SELECT CAST(i.id AS oid) FROM pg_catalog.unnest(CAST($1 AS bigint[])) AS i (id)
        UNION
        SELECT b.relation FROM read AS r JOIN pg_catalog.pg_class AS c ON c.oid = r.relation
        CROSS JOIN LATERAL (\(Self.beneath("c"))) AS b (relation, number, is_whole)
      ), reached (class, id) AS (
        SELECT CAST(s.class AS oid), s.id FROM (\(Self.evaluated)) AS s (class, id)
        UNION
        SELECT n.class, n.id FROM reached AS r CROSS JOIN LATERAL (\(Self.called("r"))) AS n (class, id)
      )
      SELECT f.provolatile = 'v' FROM reached AS r JOIN pg_catalog.pg_proc AS f ON f.oid = r.id
      JOIN pg_catalog.pg_language AS l ON l.oid = f.prolang
      WHERE r.class = CAST('pg_catalog.pg_proc' AS regclass)
      AND f.provolatile <> 'i' AND l.lanname NOT IN ('internal', 'c')
      UNION
      SELECT TRUE FROM written AS w JOIN pg_catalog.pg_trigger AS t ON t.tgrelid = w.relation
      JOIN pg_catalog.pg_proc AS f ON f.oid = t.tgfoid JOIN pg_catalog.pg_language AS l ON l.oid = f.prolang
      WHERE NOT t.tgisinternal AND t.tgenabled <> 'D' AND l.lanname NOT IN ('internal', 'c')
      AND t.tgname NOT IN (\(ChangeTracking.listOfTriggers))
      """, [Self.list(read), Self.list(written)], [.text, .text]
    ) { row in
      code.mayRead = true
      if try row.next(Bool.self) { code.mayWrite = true }
    }
    return code
  }

  /// The objects with expressions that are evaluated: by reading `read`, and by changing rows of `written`.
  private static let evaluated = """
    SELECT x.class, x.id FROM read AS r JOIN pg_catalog.pg_class AS c ON c.oid = r.relation \
    CROSS JOIN LATERAL (\(expressions(of: "c"))) AS x (class, id, tree) \
    UNION ALL \
    SELECT x.class, x.id FROM written AS w CROSS JOIN LATERAL (
    SELECT CAST('pg_catalog.pg_attrdef' AS regclass), d.oid FROM pg_catalog.pg_attrdef AS d \
    WHERE d.adrelid = w.relation \
    UNION ALL \
    SELECT CAST('pg_catalog.pg_constraint' AS regclass), k.oid FROM pg_catalog.pg_constraint AS k \
    WHERE k.conrelid = w.relation AND k.contype IN ('c', 'x') \
    UNION ALL \
    SELECT CAST('pg_catalog.pg_rewrite' AS regclass), e.oid FROM pg_catalog.pg_rewrite AS e \
    WHERE e.ev_class = w.relation AND e.ev_type <> '1' AND e.ev_enabled <> 'D' \
    UNION ALL \
    SELECT CAST('pg_catalog.pg_type' AS regclass), a.atttypid FROM pg_catalog.pg_attribute AS a \
    WHERE a.attrelid = w.relation AND a.attnum > 0 AND NOT a.attisdropped
    ) AS x (class, id)
    """

  /// What an object calls, or is made of: functions, operators and their functions, domains and their conditions.
  private static func called(_ object: String) -> String {
    """
    SELECT d.refclassid, d.refobjid FROM pg_catalog.pg_depend AS d \
    WHERE d.classid = \(object).class AND d.objid = \(object).id AND d.deptype = 'n' \
    AND d.refclassid IN (CAST('pg_catalog.pg_proc' AS regclass), CAST('pg_catalog.pg_operator' AS regclass), \
    CAST('pg_catalog.pg_type' AS regclass)) \
    UNION ALL \
    SELECT CAST('pg_catalog.pg_proc' AS regclass), CAST(o.oprcode AS oid) FROM pg_catalog.pg_operator AS o \
    WHERE \(object).class = CAST('pg_catalog.pg_operator' AS regclass) AND o.oid = \(object).id \
    UNION ALL \
    SELECT CAST('pg_catalog.pg_proc' AS regclass), CAST(g.aggtransfn AS oid) FROM pg_catalog.pg_aggregate AS g \
    WHERE \(object).class = CAST('pg_catalog.pg_proc' AS regclass) AND CAST(g.aggfnoid AS oid) = \(object).id \
    UNION ALL \
    SELECT CAST('pg_catalog.pg_constraint' AS regclass), k.oid FROM pg_catalog.pg_constraint AS k \
    WHERE \(object).class = CAST('pg_catalog.pg_type' AS regclass) AND k.contypid = \(object).id \
    UNION ALL \
    SELECT CAST('pg_catalog.pg_type' AS regclass), m.id FROM pg_catalog.pg_type AS t CROSS JOIN LATERAL (
    SELECT t.typbasetype UNION ALL SELECT t.typelem UNION ALL \
    SELECT a.atttypid FROM pg_catalog.pg_attribute AS a \
    WHERE a.attrelid = t.typrelid AND a.attnum > 0 AND NOT a.attisdropped
    ) AS m (id) \
    WHERE \(object).class = CAST('pg_catalog.pg_type' AS regclass) AND t.oid = \(object).id AND m.id <> 0
    """
  }

  private func rows(
    _ sql: String, _ bindings: [SQLValue], _ types: SQLTypeList, _ row: (inout RowDecoder) throws -> Void
  ) async throws {
    try await run(sql, bindings, types, on: connection, row)
  }

  /// The rows of a query that the server takes for a long one, as it cannot know how short its steps are: compiling it to
  /// machine code would take a second, and running it takes ten milliseconds.
  private func interpretedRows(
    _ sql: String, _ bindings: [SQLValue], _ types: SQLTypeList, _ row: (inout RowDecoder) throws -> Void
  ) async throws {
    // A server that only follows another one takes no serializable transaction.
    let options = TransactionOptions(isolation: .readCommitted, access: .readOnly, deadline: deadline)
    try await connection.transact(options) { connection in
      var before = ""
      try await run("SELECT current_setting('jit'), set_config('jit', 'off', TRUE)", on: connection) {
        before = try $0.next(String.self)
      }
      try await run(sql, bindings, types, on: connection, row)
      try await run("SELECT set_config('jit', $1, TRUE)", [.text(before)], [.text], on: connection) { _ in }
    }
  }

  private func run(
    _ sql: String, _ bindings: [SQLValue] = [], _ types: SQLTypeList = [], on connection: any Connection,
    _ row: (inout RowDecoder) throws -> Void
  ) async throws {
    var statement = RenderedStatement(sql: sql, bindings: bindings, types: types)
    statement.deadline = deadline
    try await connection.run(statement, row: row)
  }
}
