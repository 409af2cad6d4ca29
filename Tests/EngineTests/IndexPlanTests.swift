import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

@Table private struct Entry: Identifiable {
  let id: Int
  var name: String
  var code: String?
  var rank: Int?
  var size: Int
  @Column(collation: .noCase) var label: String

  static let indexes: [TableIndex<Entry>] = [
    .on(\.label, name: "entries_label"), .on(name: "entries_folded") { $0.name.collate(.noCase) },
  ]
}

private enum Other: AliasName {}

/// Conditions that an index on the table's columns serves, on both engines.
@Suite struct IndexPlanTests {
  private struct Query: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let statement: SQLStatement
    /// What the plan says about the index: on SQLite, on PostgreSQL.
    let plan: (String, String)

    init(_ name: String, _ statement: some Statement, _ sqlite: String, _ postgreSQL: String) {
      testDescription = name
      self.statement = statement.statement
      plan = (sqlite, postgreSQL)
    }
  }

  private static let rank: Int? = 3

  private static let queries = [
    Query(
      "hasPrefix", Entry.where { $0.name.hasPrefix("ab") }, "entries_name (name>? AND name<?)",
      "Index Cond: ((name >= 'ab'::text) AND (name < 'ac'::text))"),
    Query(
      "hasPrefix of an optional", Entry.where { $0.code.hasPrefix("ab") && $0.size > 3 },
      "entries_code (code>? AND code<?)", "Index Cond: ((code >= 'ab'::text) AND (code < 'ac'::text))"),
    Query(
      "hasPrefix of the last character", Entry.where { $0.name.hasPrefix("\u{10FFFF}") },
      "entries_name (name>?)", "Index Cond: (name >= '\u{10FFFF}'::text)"),
    Query("is", Entry.where { $0.rank.is(3) }, "entries_rank (rank=?)", "Index Cond: (rank = '3'::bigint)"),
    Query(
      "is of an optional", Entry.where { $0.rank.is(rank) && $0.size.isNot(2) }, "entries_rank (rank=?)",
      "Index Cond: (rank = '3'::bigint)"),
    Query(
      "is nil", Entry.where { $0.rank.is(Int?.none) }, "entries_rank (rank=?)", "Index Cond: (rank IS NULL)"),
    Query(
      "is of a text", Entry.where { $0.code.is("a") }.delete(), "entries_code (code=?)",
      "Index Cond: (code = 'a'::text)"),
    Query(
      "row value", Entry.where { row($0.size, $0.id) > row(3, 4) }, "entries_size (size>?)",
      "Index Cond: (ROW(size, id) > ROW('3'::bigint, '4'::bigint))"),
    Query(
      "after a row", Entry.order { ($0.size, $0.id) }.after(3, 4), "entries_size (size>?)",
      "Index Cond: (ROW(size, id) > ROW('3'::bigint, '4'::bigint))"),
    Query(
      "after a row of two directions", Entry.order { ($0.size.descending(), $0.id) }.after(3, 4),
      "entries_size (size<?)", "Index Cond: (size <= '3'::bigint)"),
    Query(
      "is of two columns",
      Entry.join(Entry.as(Other.self)) { $0.rank.is($1.rank) }.where { entry, _ in entry.id == 1 },
      "entries_rank (rank=?)", "Index Cond: (rank = entries.rank)"),
    Query(
      "is of a column that is never NULL",
      Entry.join(Entry.as(Other.self)) { $0.size.is($1.rank) }.where { entry, _ in entry.id == 1 },
      "entries_rank (rank=?)", "Index Cond: (rank = entries.size)"),
    Query(
      "a column without case", Entry.where { $0.label == "Ab" }, "entries_label (label=?)",
      "Index Cond: (lower(label) = 'ab'::text COLLATE \"C\")"),
    Query(
      "an order of a column without case", Entry.where { $0.label < "Ab" }.order(by: \.label),
      "entries_label (label<?)", "Index Cond: (lower(label) < 'ab'::text COLLATE \"C\")"),
    Query(
      "a list of texts without case", Entry.where { $0.label.in(["Ab", "b"]) }, "entries_label (label=?)",
      "Index Cond: (lower(label) = ANY ('{ab,b}'::text[]))"),
    Query(
      "is of a text without case", Entry.where { $0.label.is("Ab") }, "entries_label (label=?)",
      "Index Cond: (lower(label) = 'ab'::text COLLATE \"C\")"),
    Query(
      "collate", Entry.where { $0.name.collate(.noCase) == "Ab" }, "entries_folded (name=?)",
      "Index Cond: (lower(name) = 'ab'::text COLLATE \"C\")"),
    Query(
      "collate binary", Entry.where { $0.name.collate(.binary) == "Ab" }, "entries_name (name=?)",
      "Index Cond: (name = 'Ab'::text)"),
    Query(
      "columns without case",
      Entry.join(Entry.as(Other.self)) { $0.label == $1.label }.where { entry, _ in entry.id == 1 },
      "entries_label (label=?)", "Index Cond: (lower(label) = lower(entries.label))"),
  ]

  private static let sqlite = Task {
    let database = try SQLiteDatabase.inMemory(configuration: .init(acquireTimeout: .seconds(900)))
    try await prepare(database)
    return database
  }

  private static let postgreSQL = Task {
    let database = try await PostgreSQLDatabase(
      url: try await PrivatePostgreSQL.shared().makeDatabase(),
      configuration: .init(acquireTimeout: .seconds(900)))
    try await prepare(database)
    return database
  }

  private static func prepare(_ database: some Database) async throws {
    try await Entry.createTable().execute(database)
    for column in ["name", "code", "rank"] {
      try await database.execute(
        "CREATE INDEX \(identifier: "entries_" + column) ON \(Entry.self) (\(identifier: column))")
    }
    try await database.execute(
      "CREATE INDEX \(identifier: "entries_size") ON \(Entry.self) (\(identifier: "size"), \(identifier: "id"))"
    )
  }

  @Test(arguments: queries) private func sqliteSearchesTheIndex(_ query: Query) async throws {
    let plan = try await Self.plan(of: query.statement, "EXPLAIN QUERY PLAN ", on: Self.sqlite.value)
    #expect(plan.contains { $0.contains("SEARCH") && $0.contains(query.plan.0) }, "\(plan)")
  }

  @Test(arguments: queries) private func postgreSQLSearchesTheIndex(_ query: Query) async throws {
    try await Self.postgreSQL.value.rolledBack { connection in
      // The table is empty: reading all of it would always cost less.
      try await connection.execute("SET LOCAL enable_seqscan = off")
      let plan = try await Self.plan(of: query.statement, "EXPLAIN ", on: connection)
      #expect(plan.contains { $0.contains(query.plan.1) }, "\(plan)")
    }
  }

  /// The texts of the plan's rows.
  private static func plan(
    of statement: SQLStatement, _ verb: String, on connection: any Connection
  ) async throws -> [String] {
    var rendered = try statement.render(in: connection.dialect)
    rendered.sql = verb + rendered.sql
    var lines: [String] = []
    try await connection.run(rendered) { row in
      for _ in 0..<row.columnCount {
        let cell = try row.nextCell()
        if cell.kind == .text { lines.append(String(decoding: cell.unsafeBytes, as: UTF8.self)) }
      }
    }
    return lines
  }
}
