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
    /// Whether a change of its rows calls a function of which nobody knows what it does.
    let runsCode: Bool

    /// With the schema, if the bare name does not find it.
    var name: StatementAccess.Table { isVisible ? StatementAccess.Table(place.name) : place }
  }

  /// What a view reads, through other views too.
  struct ViewContent {
    /// A table, or a column of it.
    struct Part {
      let relation: Relation
      /// `nil` if only rows count, or every column.
      let column: String?
      let isWhole: Bool
    }

    var parts: [Part] = []
    /// Whether it calls a function of which nobody knows what it reads.
    var isUnknown = false
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
    EXISTS (SELECT FROM pg_catalog.pg_trigger AS t JOIN pg_catalog.pg_proc AS f ON f.oid = t.tgfoid \
    JOIN pg_catalog.pg_language AS l ON l.oid = f.prolang WHERE t.tgrelid = \(relation).oid AND NOT t.tgisinternal \
    AND t.tgenabled <> 'D' AND l.lanname NOT IN ('internal', 'c') \
    AND t.tgname NOT IN (\(ChangeTracking.listOfTriggers)))
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
      runsCode: try row.next(Bool.self))
  }

  // MARK: Views

  /// What views read, by their numbers.
  ///
  /// The server keeps what a rule depends on: the columns that the query of a view names. It does not keep a dependency on a
  /// table of its own, and none on each column for a whole row: the tree of the rule has these.
  func contents(ofViews views: [Int]) async throws -> [Int: ViewContent] {
    let values = views.indices.map { "($\($0 + 1))" }.joined(separator: ", ")
    var contents: [Int: ViewContent] = [:]
    try await rows(
      """
      WITH RECURSIVE reached (root, relation) AS (
        SELECT CAST(v.relation AS oid), CAST(v.relation AS oid) FROM (VALUES \(values)) AS v (relation)
        UNION
        SELECT r.root, b.relation
        FROM reached AS r JOIN pg_catalog.pg_class AS c ON c.oid = r.relation AND c.relkind = 'v'
        CROSS JOIN LATERAL (\(Self.beneath("c"))) AS b (relation, number, is_whole)
      )
      SELECT DISTINCT CAST(r.root AS bigint), CAST(a.attname AS text), b.is_whole, \
      \(Self.callsFunction("r.relation")), \(Self.columns(of: "t"))
      FROM reached AS r JOIN pg_catalog.pg_class AS c ON c.oid = r.relation AND c.relkind = 'v'
      LEFT JOIN LATERAL (\(Self.beneath("c"))) AS b (relation, number, is_whole) ON TRUE
      LEFT JOIN pg_catalog.pg_class AS t ON t.oid = b.relation AND t.relkind IN ('r', 'p', 'm', 'f')
      LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = b.number AND a.attnum > 0
      """, views.map { .integer(Int64($0)) }, SQLTypeList(views.map { _ in .bigInteger })
    ) { row in
      let view = try row.next(Int.self)
      let column = try row.next(String?.self)
      let isWhole = try row.next(Bool?.self) ?? false
      if try row.next(Bool.self) { contents[view, default: ViewContent()].isUnknown = true }
      // A view that reads no table, or another view.
      if row.isNull(next: 1) { return }
      let relation = try Self.relation(&row)
      contents[view, default: ViewContent()].parts.append(
        ViewContent.Part(relation: relation, column: column, isWhole: isWhole))
    }
    return contents
  }

  /// The relations that the query of a view `pg_class` names, with the numbers of the columns.
  private static func beneath(_ view: String) -> String {
    """
    SELECT d.refobjid, d.refobjsubid, pg_catalog.strpos(CAST(w.ev_action AS text), ':varattno 0 ') > 0 \
    FROM pg_catalog.pg_rewrite AS w JOIN pg_catalog.pg_depend AS d \
    ON d.classid = CAST('pg_catalog.pg_rewrite' AS regclass) AND d.objid = w.oid \
    WHERE w.ev_class = \(view).oid AND w.ev_type = '1' \
    AND d.refclassid = CAST('pg_catalog.pg_class' AS regclass) AND d.refobjid <> \(view).oid \
    UNION ALL \
    SELECT CAST(m.found[1] AS oid), 0, TRUE FROM pg_catalog.pg_rewrite AS w \
    CROSS JOIN LATERAL pg_catalog.regexp_matches(CAST(w.ev_action AS text), ':relid ([0-9]+)', 'g') AS m (found) \
    WHERE w.ev_class = \(view).oid AND w.ev_type = '1' \
    AND CAST(m.found[1] AS bigint) BETWEEN 1 AND 16383 AND CAST(m.found[1] AS oid) <> \(view).oid
    """
  }

  /// Whether the query of a view calls a function that may read tables: not one that the server has, or that is in C, and
  /// none that says that it depends on nothing but its arguments.
  private static func callsFunction(_ view: String) -> String {
    """
    EXISTS (SELECT FROM pg_catalog.pg_rewrite AS w JOIN pg_catalog.pg_depend AS d \
    ON d.classid = CAST('pg_catalog.pg_rewrite' AS regclass) AND d.objid = w.oid \
    AND d.refclassid = CAST('pg_catalog.pg_proc' AS regclass) \
    JOIN pg_catalog.pg_proc AS f ON f.oid = d.refobjid JOIN pg_catalog.pg_language AS l ON l.oid = f.prolang \
    WHERE w.ev_class = \(view) AND w.ev_type = '1' AND f.provolatile <> 'i' AND l.lanname NOT IN ('internal', 'c'))
    """
  }

  private func rows(
    _ sql: String, _ bindings: [SQLValue], _ types: SQLTypeList, _ row: (inout RowDecoder) throws -> Void
  ) async throws {
    var statement = RenderedStatement(sql: sql, bindings: bindings, types: types)
    statement.deadline = deadline
    try await connection.run(statement, row: row)
  }
}
