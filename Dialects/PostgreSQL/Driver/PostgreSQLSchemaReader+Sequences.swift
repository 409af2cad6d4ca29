@_spi(KoineDriver) import Koine

/// What the sequences of keys do otherwise than by themselves, for which a column has no word.
extension PostgreSQLSchemaReader {
  mutating func readSequences() async throws {
    var found: [(table: Int, text: String)] = []
    try await rows(
      """
      SELECT CAST(d.refobjid AS bigint), CAST(a.attname AS text), s.seqincrement, s.seqmin, s.seqcycle
      FROM pg_sequence AS s
      JOIN pg_depend AS d ON d.classid = CAST('pg_class' AS regclass) AND d.objid = s.seqrelid
        AND d.refclassid = CAST('pg_class' AS regclass) AND d.refobjsubid > 0 AND d.deptype IN ('i', 'a')
      JOIN pg_attribute AS a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid \(relations)
      WHERE d.refobjid = c.oid AND (s.seqincrement <> 1 OR s.seqmin <> 1 OR s.seqcycle)
      ORDER BY d.refobjid, d.refobjsubid
      """
    ) { row in
      let table = try row.next(Int.self)
      let column = try row.next(String.self)
      let increment = try row.next(Int.self)
      let minimum = try row.next(Int.self)
      let cycles = try row.next(Bool.self)
      var text = "the keys of \"\(column)\": INCREMENT \(increment)"
      if minimum != 1 { text += " MINVALUE \(minimum)" }
      if cycles { text += " CYCLE" }
      found.append((table, text))
    }
    for (table, text) in found { tables[table]?.untold.append(text) }
  }
}
