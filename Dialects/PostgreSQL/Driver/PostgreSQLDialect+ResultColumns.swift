public import Koine
public import KoinePostgreSQLDialect

extension PostgreSQLDialect {
  /// The columns of the result, whose types the server knows before it runs a query. Those that the database defines by
  /// itself are told if they are enums, domains over the server's own types, or kinds of text.
  public func resultColumns(
    of query: RenderedStatement, named names: [String], on connection: any Connection
  ) async throws -> [DatabaseSchema.Column?] {
    guard !names.isEmpty else { return [] }
    let columns = names.indices.map { "c\($0)" }.joined(separator: ", ")
    let types = names.indices.map { "CAST(pg_catalog.pg_typeof(k.c\($0)) AS oid)" }.joined(separator: ", ")
    var statement = query
    // The join has no row of the query, which therefore is not run. A domain is sent as what it is made of.
    statement.sql = """
      SELECT pg_catalog.format_type(b.oid, NULL), CASE WHEN b.typcategory = 'E' THEN 'enum' \
      WHEN b.typcategory = 'S' AND b.typname NOT IN ('bpchar') THEN 'text' ELSE CAST(b.typname AS text) END, \
      b.oid < 16384 OR b.typcategory IN ('E', 'S') \
      FROM (SELECT ARRAY[\(types)] FROM (SELECT) AS one LEFT JOIN (\(query.sql)
      ) AS k (\(columns)) ON FALSE) AS r (types) \
      CROSS JOIN LATERAL pg_catalog.unnest(r.types) WITH ORDINALITY AS p (type, position) \
      JOIN pg_catalog.pg_type AS t ON t.oid = p.type \
      JOIN pg_catalog.pg_type AS b ON b.oid = CASE t.typtype WHEN 'd' THEN t.typbasetype ELSE t.oid END \
      ORDER BY p.position
      """
    var found: [DatabaseSchema.Column?] = []
    try await connection.run(statement) { row in
      let spelling = try row.next(String.self)
      let type = PostgreSQLColumnType.ofResult(named: try row.next(String.self))
      let isKnown = try row.next(Bool.self)
      let name = found.count < names.count ? names[found.count] : ""
      found.append(isKnown ? DatabaseSchema.Column(name, typeName: spelling, type: type) : nil)
    }
    return found.count == names.count ? found : names.map { _ in nil }
  }
}
