import Foundation
import Koine
import KoineTesting
import Testing

/// The 22 queries of TPC-H, typed, have the rows of the official texts, on every engine.
@Suite struct TPCHTests {
  @Test(arguments: 1...22) func theRowsAreThoseOfTheOfficialText(_ number: Int) async throws {
    let engines = try await Engines.shared()
    let query = Queries.all[number - 1]
    let onPostgreSQL = try await ResultRows(of: query, on: engines.postgreSQL)
    let official = try await officialRows(number, onPostgreSQL.columns, on: engines.postgreSQL)
    for (engine, rows) in [
      (engines.postgreSQL as any Connection, onPostgreSQL),
      (engines.sqlite, try await ResultRows(of: query, on: engines.sqlite)),
      (engines.mariaDB, try await ResultRows(of: query, on: engines.mariaDB)),
    ] {
      let difference = rows.difference(
        from: official, isOrdered: true, names: (engine.dialect.name, "the official text"))
      if let difference { Issue.record("\(difference)") }
    }
  }

  /// Sales come and go: the same rows are inserted and deleted on every engine, and queries see them as the official texts
  /// do. What was there before is there again in the end.
  @Test func salesComeAndGo() async throws {
    let engines = try await Engines.shared()
    var official: [ResultRows] = []
    var counts: [[Int]] = []
    for engine in [engines.postgreSQL as any Connection, engines.sqlite, engines.mariaDB] {
      let outcome = await #expect(throws: Undone.self) {
        try await engine.transaction { connection in
          var affected: [Int] = []
          for statement in RefreshFunctions.newSales(upTo: 600) {
            affected.append(try await statement.execute(connection))
          }
          for statement in RefreshFunctions.oldSales(upTo: 200) {
            affected.append(try await statement.execute(connection))
          }
          counts.append(affected)
          for (index, number) in [1, 4, 12].enumerated() {
            let query = Queries.all[number - 1]
            let rows = try await ResultRows(of: query, on: connection)
            if counts.count == 1 {
              official.append(try await officialRows(number, rows.columns, on: connection))
            }
            let difference = rows.difference(
              from: official[index], isOrdered: true, names: (engine.dialect.name, "the official text"))
            if let difference { Issue.record("\(number): \(difference)") }
          }
          throw Undone()
        }
      }
      #expect(outcome != nil)
    }
    #expect(counts == Array(repeating: [151, 591, 413, 103], count: 3))
  }

  private struct Undone: Error {}

  /// What the official text yields, run by PostgreSQL itself: means and quotients rounded to the decimals that Koine's
  /// have.
  private func officialRows(
    _ number: Int, _ columns: [ResultRows.Column], on database: any Connection
  ) async throws -> ResultRows {
    let names = columns.indices.map { "c\($0 + 1)" }
    let texts = names.map { "CAST(\($0) AS text)" }.joined(separator: ", ")
    let sql =
      "SELECT \(texts) FROM (\(try Dataset.text(of: "\(number).sql"))) AS q (\(names.joined(separator: ", ")))"
    let rows = try await database.fetchAll("\(raw: sql)", as: Row.self)
    return ResultRows(
      columns: columns,
      rows: try rows.map { row in
        try zip(row.values, columns).map { value, column in try value.converted(to: column.type) }
      })
  }
}

extension SQLValue {
  /// The value of a type that a text of PostgreSQL's tells.
  fileprivate func converted(to type: SQLType) throws -> SQLValue {
    guard case .text(let text) = self else { return self }
    switch type {
    case .integer: return .integer(try unwrap(Int64(text)))
    case .decimal(let scale):
      var number = try unwrap(Decimal(string: text)) * pow(10, scale)
      var rounded = Decimal()
      NSDecimalRound(&rounded, &number, 0, .plain)
      return .integer(try unwrap(Int64("\(rounded)")))
    default: return self
    }
  }

  private func unwrap<Value>(_ value: Value?) throws -> Value { try #require(value, "\(self)") }
}
