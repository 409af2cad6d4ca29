import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

/// Random statements are refused before they run, or run: no engine finds anything wrong with their text, and they
/// yield and leave the rows that the reference evaluator computes.
///
///     KOINE_STATEMENT_SEED=42 swift test --filter RandomStatementsTests    # the statements of a run that failed
@Suite struct RandomStatementsTests {
  @Test func whatIsNotRefusedRunsOnBothEnginesAndYieldsTheSameRows() async throws {
    let environment = ProcessInfo.processInfo.environment
    let seed =
      environment["KOINE_STATEMENT_SEED"].flatMap { UInt64($0) } ?? 20_130_501
    let count = environment["KOINE_STATEMENT_COUNT"].flatMap { UInt64($0) } ?? 3_000
    print("random statements: KOINE_STATEMENT_SEED=\(seed)")
    let databases: [any Database] = [
      try await Engine.sqlite.makeDatabase(), try await Engine.postgreSQL.makeDatabase(),
    ]
    for database in databases {
      try await Fact.createTable().execute(database)
      try await Fact.insert(Fact.rows).execute(database)
    }
    let evaluator = try ReferenceEvaluator(Fact.rows)
    var (taken, computed, failures) = (0, 0, 0)
    for index in 0..<count where failures < 20 {
      var random = RandomStatements(seed: seed &* 1_000_003 &+ index)
      let statement = random.next()
      let problems = databases.map { database in
        statement.check(in: database.dialect).filter { !$0.isNote }
      }
      let name = "seed \(seed), statement \(index)"
      if problems.contains(where: \.isEmpty), problems.contains(where: { !$0.isEmpty }),
        // How deep a statement may be, each engine says for itself.
        problems.joined().contains(where: {
          if case .defect(let defect) = $0.subject { defect != .tooDeep } else { false }
        })
      {
        failures += 1
        let text = databases.compactMap { try? statement.render(in: $0.dialect).sql }
        Issue.record("\(name): refused on one engine: \(problems)\n\(text)")
      }
      // What one engine does not have runs on the other.
      guard problems.contains(where: \.isEmpty) else { continue }
      taken += 1
      var rows: [[ResultRows]] = []
      for (database, problems) in zip(databases, problems) {
        do {
          rows.append(problems.isEmpty ? try await Self.rows(of: statement, on: database) : [])
        } catch {
          rows.append([])
          if Self.isAboutValues(error) { continue }
          failures += 1
          Issue.record("\(name): \(String(reflecting: error))")
        }
      }
      guard !random.isVague else { continue }
      for (first, second) in zip(rows[0], rows[1]) {
        let names = ("SQLite", "PostgreSQL")
        guard let difference = first.difference(from: second, isOrdered: false, names: names) else {
          continue
        }
        failures += 1
        Issue.record("\(name): \(difference)\n\(try statement.render(in: .sqlite).sql)")
      }
      guard let expected = try? evaluator.results(of: statement) else { continue }
      computed += 1
      for (database, found) in zip(databases, rows) {
        for (found, expected) in zip(found, expected) {
          let names = (database.dialect.name, "the evaluator")
          guard let difference = found.difference(from: expected, isOrdered: false, names: names) else {
            continue
          }
          failures += 1
          Issue.record("\(name): \(difference)\n\(try statement.render(in: database.dialect).sql)")
        }
      }
    }
    print("random statements: \(taken) of \(count) taken, \(computed) of them computed by the evaluator")
    #expect(taken > count / 10)
    #expect(computed > count / 20)
    for database in databases { await database.close() }
  }

  /// The rows that a statement yields, and those of the table after a change, which is undone.
  static func rows(of statement: SQLStatement, on database: any Database) async throws -> [ResultRows] {
    if case .query = statement { return [try await ResultRows(of: SQLTree(statement), on: database)] }
    var results: [ResultRows] = []
    try await database.rolledBack { connection in
      results.append(try await ResultRows(of: SQLTree(statement), on: connection))
      results.append(try await ResultRows(of: Fact.unscoped(), on: connection))
    }
    return results
  }

  /// Whether the statement was understood, and a value was beyond what the engine computes or a table holds.
  static func isAboutValues(_ error: any Error) -> Bool {
    guard let error = error as? DatabaseError else { return false }
    switch error.code {
    case .uniqueViolation, .notNullViolation, .checkViolation, .invalidValue: return true
    default: return error.engineMessage?.contains("overflow") == true
    }
  }
}
