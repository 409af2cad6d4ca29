import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

/// A random merge leaves the same table on an engine that has MERGE, in its steps there, and in those of an engine without.
@Suite struct RandomMergesTests {
  private static let seed: UInt64 = 20_130_102

  private enum Outcome {
    case changed(count: Int, left: ResultRows)
    case violation
    /// A value is beyond what is computed.
    case unknown
  }

  @Test func mergesAndTheirStepsLeaveTheSameTable() async throws {
    let bench = try await RandomBench()
    var databases: [any Database] = []
    for database in await bench.databases
    where database.dialect is SQLiteDialect || database.dialect is PostgreSQLDialect {
      databases.append(database)
      try await Cargo.createTable().execute(database)
      try await Cargo.insert(Cargo.rows).execute(database)
    }
    // The second one has values of every kind.
    var randoms = [RandomChanges(seed: Self.seed), RandomChanges(seed: Self.seed + 2)]
    var compared = 0
    for index in 0..<200 {
      let merge = randoms[index % 2].merge()
      var first: (name: String, outcome: Outcome)?
      for database in databases {
        var dialects = [database.dialect]
        if database.dialect is PostgreSQLDialect {
          dialects.append(PostgreSQLDialect.postgreSQL(version: 13))
        }
        for dialect in dialects {
          guard let statement = try? merge.render(in: dialect) else { continue }
          let outcome = try await Self.outcome(of: statement, on: database)
          if case .unknown = outcome { continue }
          guard let expected = first else {
            first = (dialect.name, outcome)
            continue
          }
          compared += 1
          if let difference = Self.difference(outcome, expected.outcome, (dialect.name, expected.name)) {
            Issue.record(
              "seed \(Self.seed), merge \(index)\n\(statement.sql) \(statement.bindings)\n\(difference)")
          }
        }
      }
    }
    #expect(compared > 100)
    await bench.close()
  }

  private static func outcome(
    of statement: RenderedStatement, on database: any Database
  ) async throws -> Outcome {
    var outcome = Outcome.unknown
    do {
      try await database.rolledBack { connection in
        let count = try await connection.perform(statement) { _ in }
        outcome = .changed(count: count, left: try await ResultRows(of: Cargo.all(), on: connection))
      }
      return outcome
    } catch let error as DatabaseError {
      switch error.code {
      case .uniqueViolation, .notNullViolation: return .violation
      default:
        guard RandomStatementsTests.isAboutValues(error) else { throw error }
        return .unknown
      }
    }
  }

  private static func difference(
    _ found: Outcome, _ expected: Outcome, _ names: (String, String)
  ) -> String? {
    switch (found, expected) {
    case (.changed(let count, let left), .changed(let expectedCount, let expectedLeft)):
      if count != expectedCount { return "\(count) rows are changed, \(expectedCount) by \(names.1)" }
      return left.difference(from: expectedLeft, isOrdered: false, names: names)
    case (.violation, .violation), (.unknown, _), (_, .unknown): return nil
    case (.violation, .changed), (.changed, .violation): return "a rule holds for \(names) alone"
    }
  }
}
