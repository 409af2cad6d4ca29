import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting

/// The typed queries of TPC-H against the official texts, on the same engine: a way of writing a query that keeps the
/// engine from using an index or a hash join is seen here.
///
/// The folder with the data is that of `KOINE_TPCH_FOLDER`.
enum TPCHCases {
  /// As fast as the text that a programmer writes.
  private static let budget = 1.1

  final class Fixture {
    let database: any Database
    let server: PrivatePostgreSQL?
    /// The official text in the engine's own words.
    let text: (Int) throws -> String
    var rows = 0
    var floorRows = 0

    init(
      _ database: any Database, on server: PrivatePostgreSQL? = nil, text: @escaping (Int) throws -> String
    ) async throws {
      self.database = database
      self.server = server
      self.text = text
      try await Dataset.install(on: database)
      // What the keys of other tables are looked up by: without these, SQLite takes half a minute for query 17.
      for (table, column) in [
        ("lineitem", "l_partkey"), ("lineitem", "l_suppkey"), ("orders", "o_custkey"),
        ("partsupp", "ps_suppkey"),
      ] {
        try await database.execute("CREATE INDEX \(raw: column)_index ON \(raw: table) (\(raw: column))")
      }
      try await database.execute("ANALYZE")
    }
  }

  static var postgreSQL: Suite<Fixture> {
    Suite(
      fixture: {
        let server = try await PrivatePostgreSQL()
        let url = try await server.makeDatabase(named: "tpch")
        return try await Fixture(try await PostgreSQLDatabase(url: url), on: server) {
          try Dataset.text(of: "\($0).sql")
        }
      }, close: close, cases: cases(on: "PostgreSQL"))
  }

  static var sqlite: Suite<Fixture> {
    Suite(
      fixture: {
        try await Fixture(try SQLiteDatabase.inMemory()) {
          OfficialText(try Dataset.text(of: "\($0).sql")).onSQLite($0)
        }
      }, close: close, cases: cases(on: "SQLite"))
  }

  private static func close(_ fixture: Fixture) async {
    await fixture.database.close()
    await fixture.server?.stop()
  }

  private static func cases(on engine: String) -> [Comparison<Fixture>] {
    Queries.all.enumerated().map { index, query in
      Comparison("TPC-H \(index + 1) on \(engine)", budget: budget) { fixture in
        let text = try fixture.text(index + 1)
        return Rivals(
          floor: Rival {
            fixture.floorRows = try await fixture.database.fetchAll("\(raw: text)", as: Row.self).count
          } checksum: {
            Checksum(sum: 0, of: fixture.floorRows)
          },
          koine: Rival {
            fixture.rows = try await count(query, on: fixture.database)
          } checksum: {
            Checksum(sum: 0, of: fixture.rows)
          })
      }
    }
  }

  private static func count(_ query: some QueryStatement, on database: some Connection) async throws -> Int {
    try await query.fetchAll(database).count
  }
}

/// A text that PostgreSQL takes, for SQLite with the same tables, in which an amount is an integer of cents.
private struct OfficialText {
  private var text: String

  init(_ text: String) { self.text = text }

  func onSQLite(_ number: Int) -> String {
    var copy = self
    copy.replace(#"CAST\(('[0-9-]+') AS date\)"#, "$1")
    copy.replace(#"\bdate ('[0-9-]+')"#, "$1")
    copy.replace(#"extract\(year FROM ([a-z_]+)\)"#, "CAST(strftime('%Y', $1) AS INTEGER)")
    copy.replace(#"substring\(([a-z_]+) FROM ([0-9]) FOR ([0-9])\)"#, "substr($1, $2, $3)")
    copy.replace(#"\(1 ([-+]) "#, "(100 $1 ")
    copy.replace(#"l_quantity (<|<=|>=) ([0-9]+)( \+ 10)?"#, "l_quantity $1 100 * ($2$3)")
    switch number {
    case 6: copy.replace(#"BETWEEN 0\.05\s+AND 0\.07"#, "BETWEEN 5 AND 7")
    case 13:
      copy.replace(#"count\(o_orderkey\)"#, "count(o_orderkey) AS c_count")
      copy.replace(#"AS c_orders \(c_custkey,\s+c_count\)"#, "AS c_orders")
    case 18: copy.replace(#"> 300\)"#, "> 30000)")
    case 20: copy.replace(#"0\.5 \* sum\(l_quantity\)"#, "0.005 * sum(l_quantity)")
    default: break
    }
    return copy.text
  }

  private mutating func replace(_ pattern: String, _ replacement: String) {
    text = text.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
  }
}
