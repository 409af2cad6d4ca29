@_spi(KoineDriver) import Koine

/// Indexes and triggers.
extension PostgreSQLSchemaReader {
  mutating func readIndexes() async throws {
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
        CASE WHEN i.indcollation[p.position - 1] <> coalesce(
          a.attcollation, CASE WHEN \(Self.hasCollatedExpression) THEN y.typcollation END)
          THEN CAST(l.collname AS text) END,
        CASE WHEN NOT q.opcdefault THEN CAST(q.opcname AS text) END, i.indisvalid
      FROM pg_index AS i \(relations)
      JOIN pg_class AS x ON x.oid = i.indexrelid JOIN pg_am AS m ON m.oid = x.relam
      LEFT JOIN pg_constraint AS k ON k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x')
      CROSS JOIN LATERAL unnest(CAST(i.indkey AS smallint[])) WITH ORDINALITY AS p (number, position)
      LEFT JOIN pg_attribute AS a ON a.attrelid = i.indrelid AND a.attnum = p.number AND p.number > 0
      LEFT JOIN pg_attribute AS e ON e.attrelid = i.indexrelid AND e.attnum = p.position
      LEFT JOIN pg_type AS y ON y.oid = e.atttypid
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
      let isValid = try row.next(Bool.self)
      guard tables[table] != nil || views[table] != nil else { return }
      guard let text else { throw Self.changed }
      if last != id {
        last = id
        var index = DatabaseSchema.Index(
          name, [], isUnique: isUnique, condition: condition.map(Self.withoutParentheses),
          method: method == "btree" ? nil : method, nullsAreDistinct: !nullsAreAlike)
        index.isValid = isValid
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

  /// Whether the text of an index says more collations than those of its parts do: then one is that of an expression. What
  /// an expression has by itself, such as that of the column that it is of, the server does not write.
  private static let hasCollatedExpression = """
    (SELECT count(*) FROM regexp_matches(pg_get_indexdef(i.indexrelid), ' COLLATE ', 'g'))
      > (SELECT count(*) FROM generate_series(1, CAST(i.indnkeyatts AS integer)) AS g (n),
          regexp_matches(pg_get_indexdef(i.indexrelid, g.n, FALSE), ' COLLATE ', 'g'))
      + (SELECT count(*) FROM regexp_matches(
          coalesce(pg_get_expr(i.indpred, i.indrelid), ''), ' COLLATE ', 'g'))
      + (SELECT count(*) FROM generate_series(1, CAST(i.indnkeyatts AS integer)) AS g (n)
          JOIN pg_attribute AS b ON b.attrelid = i.indrelid AND b.attnum = i.indkey[g.n - 1] AND b.attnum > 0
          WHERE i.indcollation[g.n - 1] <> b.attcollation)
    """

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

  mutating func readTriggers() async throws {
    var triggers: [(table: Int, trigger: DatabaseSchema.Trigger)] = []
    try await rows(
      """
      SELECT CAST(t.tgrelid AS bigint), t.tgname, pg_get_triggerdef(t.oid) FROM pg_trigger AS t \(relations)
      WHERE t.tgrelid = c.oid AND NOT t.tgisinternal ORDER BY t.tgname
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
}
