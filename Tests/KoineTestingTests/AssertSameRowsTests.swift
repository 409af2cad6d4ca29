import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

@Suite struct AssertSameRowsTests {
  @Test func valuesOfEveryTypeAreTheSameOnBothEngines() async throws {
    let uuid = try #require(UUID(uuidString: "00112233-4455-6677-8899-AABBCCDDEEFF"))
    let date = Date(timeIntervalSince1970: 1_357_034_400.25)
    let query = Values { (true, Int.min, 0.1, "É'\n", Data([0, 255]), uuid, date, Int?.none) }
    try await withDatabases { databases in
      let rows = try await assertSameRows(query, on: databases)
      #expect(rows.count == 1)
      #expect(rows.first.map { $0 == (true, .min, 0.1, "É'\n") } == true)
      let table = try await ResultRows(of: query, on: databases[1]).table()
      #expect(
        table == """
          ┌──────┬──────────────────────┬─────┬──────┬─────────┬──────────────────────────────────────┬────────────────────────────┬──────┐
          │ c1   │                   c2 │  c3 │ c4   │ c5      │ c6                                   │ c7                         │ c8   │
          ├──────┼──────────────────────┼─────┼──────┼─────────┼──────────────────────────────────────┼────────────────────────────┼──────┤
          │ true │ -9223372036854775808 │ 0.1 │ É'\\n │ x'00ff' │ 00112233-4455-6677-8899-aabbccddeeff │ 2013-01-01 10:00:00.250000 │ NULL │
          └──────┴──────────────────────┴─────┴──────┴─────────┴──────────────────────────────────────┴────────────────────────────┴──────┘
          """)
    }
  }

  @Test func aDifferenceNamesTheRowTheColumnAndBothTexts() async throws {
    // A fragment keeps no promise: ICU sorts a before B, SQLite sorts bytes.
    let query = Fragment(text: "'a' < 'B'")
    try await withDatabases { databases in
      let names = databases.map(\.dialect.name)
      let texts = try databases.map { try query.statement.render(in: $0.dialect).sql }
      let failure = await #expect(throws: TestFailure.self) {
        try await assertSameRows(query, on: databases)
      }
      #expect(
        failure?.description == """
          \(names[0]) and \(names[1]) yield different rows: sorted row 1, column 1 (expression):
            \(names[0]): false   (false)
            \(names[1]): true   (true)
          \(names[0]): \(texts[0])
          \(names[1]): \(texts[1])
          """)
    }
  }

  private func withDatabases(_ body: ([any Connection]) async throws -> Void) async throws {
    let sqlite = try SQLiteDatabase.inMemory()
    let server = try await PrivatePostgreSQL.shared()
    let postgreSQL = try await PostgreSQLDatabase(url: server.makeDatabase())
    try await body([sqlite, postgreSQL])
    await postgreSQL.close()
    await sqlite.close()
  }
}

/// `SELECT` of one fragment.
private struct Fragment: Statement {
  var text: String

  var statement: SQLStatement {
    .query(.select(SQLSelect(columns: [.expression(SQL("\(raw: text)", as: Bool.self).expression)])))
  }

  func decode(_ row: inout RowDecoder) throws -> Bool { try row.next() }
}

/// `SELECT` of bound values.
private struct Values: Statement {
  typealias Row = (Bool, Int, Double, String, Data, UUID, Date, Int?)
  var values: @Sendable () -> Row

  var statement: SQLStatement {
    let (a, b, c, d, e, f, g, h) = values()
    let expressions = [
      a.expression, b.expression, c.expression, d.expression, e.expression, f.expression, g.expression,
      h.expression,
    ]
    return .query(
      .select(SQLSelect(columns: expressions.enumerated().map { .named($1, "c\($0 + 1)") })))
  }

  func decode(_ row: inout RowDecoder) throws -> (Bool, Int, Double, String) {
    (try row.next(), try row.next(), try row.next(), try row.next())
  }
}
