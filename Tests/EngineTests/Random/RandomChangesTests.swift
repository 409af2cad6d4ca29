import Foundation
import Koine
import KoineMariaDBDialect
import KoineTesting
import Testing

/// A random sequence of inserts, upserts, updates and deletions leaves the same table on every engine, and in the
/// reference evaluator.
///
///     KOINE_CHANGES_SEED=42 KOINE_CHANGES_COUNT=1000 swift test --filter RandomChangesTests
@Suite struct RandomChangesTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["KOINE_CHANGES_SEED"].flatMap { UInt64($0) } ?? 20_130_101
  private static let first = environment["KOINE_CHANGES_FIRST"].flatMap { UInt64($0) } ?? 0
  private static let count = environment["KOINE_CHANGES_COUNT"].flatMap { UInt64($0) } ?? 150
  private static let length = 12

  @Test func sequencesLeaveTheSameTableOnEveryEngine() async throws {
    print("random changes: KOINE_CHANGES_SEED=\(Self.seed)")
    let bench = try await RandomBench()
    for database in await bench.databases { try await Cargo.createTable().execute(database) }
    var tally = Tally()
    for index in Self.first..<Self.first + Self.count where tally.failures < 8 {
      try await run(index, on: bench, &tally)
    }
    await bench.close()
    print(
      "random changes: \(tally.taken) of \(Self.count * UInt64(Self.length)) taken, \(tally.computed) computed, "
        + "\(tally.violations) of them against a rule")
    for (refusal, count) in tally.refusals.sorted(by: { $0.value > $1.value }).prefix(10) {
      print("  refused \(count) times: \(refusal)")
    }
    guard tally.failures == 0, Self.count > 100 else { return }
    #expect(tally.taken.count == 3)
    for (name, count) in tally.taken { #expect(count > Self.count * UInt64(Self.length) / 4, "\(name)") }
    #expect(tally.computed > Self.count * UInt64(Self.length) / 3)
    #expect(tally.violations > tally.computed / 20)
  }

  private struct Tally {
    var taken: [String: UInt64] = [:]
    var refusals: [String: Int] = [:]
    var computed: UInt64 = 0
    var violations: UInt64 = 0
    var failures = 0
  }

  private struct Change {
    var returned: ResultRows
    var left: ResultRows
    /// How many rows it has changed; `nil` if nothing tells.
    var count: Int?
  }

  /// What a statement does.
  private enum Outcome {
    case changed(Change)
    case violation
    /// A value is beyond what is computed, or the evaluator does not compute it.
    case unknown
  }

  private func run(_ index: UInt64, on bench: RandomBench, _ tally: inout Tally) async throws {
    var random = RandomChanges(seed: Self.seed &* 1_000_003 &+ index)
    var evaluator = bench.evaluator
    let name = Cargo.columns._source.name
    evaluator.tables[name] = try ReferenceTable(Cargo.insert(Cargo.rows).statement)
    for database in await bench.databases { try await reset(database, to: evaluator) }
    for step in 0..<Self.length {
      let statement = random.next()
      let (expected, next) = Self.outcome(of: statement, evaluator)
      if case .unknown = expected {} else { tally.computed += 1 }
      if case .violation = expected { tally.violations += 1 }
      for database in await bench.databases {
        let problems = statement.check(in: database.dialect).filter { !$0.isNote }
        for problem in problems {
          tally.refusals["\(database.dialect.name): \(problem.subject)", default: 0] += 1
        }
        var found = Outcome.unknown
        if problems.isEmpty {
          tally.taken[database.dialect.name, default: 0] += 1
          do {
            found = try await Self.outcome(of: statement, on: database)
          } catch {
            tally.failures += 1
            Issue.record("\(description(statement, index, step, database)): \(String(reflecting: error))")
            return
          }
        }
        if let difference = difference(found, expected, database) {
          tally.failures += 1
          Issue.record("\(description(statement, index, step, database)): \(difference)")
          return
        }
        // It goes on from what the evaluator has, or from before the statement.
        let isSame: Bool
        switch (found, expected) {
        case (.changed, .changed), (.violation, .violation): isSame = true
        default: isSame = false
        }
        if !isSame { try await reset(database, to: next) }
      }
      evaluator = next
    }
  }

  private func description(
    _ statement: SQLStatement, _ index: UInt64, _ step: Int, _ database: any Database
  ) -> String {
    let text = (try? statement.render(in: database.dialect)).map { "\($0.sql) \($0.bindings)" } ?? ""
    return "seed \(Self.seed), sequence \(index), step \(step) on \(database.dialect.name)\n\(text)\n"
  }

  private func difference(_ found: Outcome, _ expected: Outcome, _ database: any Database) -> String? {
    let names = (database.dialect.name, "the evaluator")
    switch (found, expected) {
    case (.changed(let change), .changed(let expected)):
      if let count = change.count, count != expected.count {
        return "\(count) rows are said to be changed, \(expected.count ?? 0) are"
      }
      return change.returned.difference(from: expected.returned, isOrdered: false, names: names)
        ?? change.left.difference(from: expected.left, isOrdered: false, names: names)
    case (.changed, .violation): return "it is taken, and a rule does not hold"
    case (.violation, .changed): return "a rule is said not to hold"
    case (.unknown, _), (_, .unknown), (.violation, .violation): return nil
    }
  }

  private static func outcome(
    of statement: SQLStatement, _ evaluator: ReferenceEvaluator
  ) -> (Outcome, ReferenceEvaluator) {
    do {
      let results = try evaluator.results(of: statement)
      var next = evaluator
      let (_, left, count) = try evaluator.change(statement)
      next.tables[Cargo.columns._source.name] = left
      return (.changed(Change(returned: results[0], left: results[1], count: count)), next)
    } catch ReferenceError.violated {
      return (.violation, evaluator)
    } catch {
      return (.unknown, evaluator)
    }
  }

  private static func outcome(of statement: SQLStatement, on database: any Database) async throws -> Outcome {
    do {
      let tree = SQLTree(statement)
      var returned = ResultRows(columns: [], rows: [])
      var count: Int?
      if statement.returning.isEmpty {
        // Several rows are inserted by other texts then.
        count = try await tree.execute(database)
      } else {
        returned = try await ResultRows(of: tree, on: database)
      }
      // MariaDB counts the rows that an upsert finds and changes twice.
      if database.dialect is MariaDBDialect { count = nil }
      return .changed(
        Change(returned: returned, left: try await ResultRows(of: Cargo.all(), on: database), count: count))
    } catch let error as DatabaseError {
      switch error.code {
      case .uniqueViolation, .notNullViolation: return .violation
      default:
        guard RandomStatementsTests.isAboutValues(error) else { throw error }
        return .unknown
      }
    }
  }

  /// Gives the table the rows that the evaluator has.
  private func reset(_ database: any Database, to evaluator: ReferenceEvaluator) async throws {
    let table = Cargo.columns._source
    let rows = try evaluator.tables[table.name]?.rows.map { try $0.map { try $0.sqlValue() } } ?? []
    try await Cargo.all().delete().execute(database)
    let insert = SQLInsert(
      into: table,
      .rows(SQLRows(count: rows.count) { row, encoder in for value in rows[row] { encoder.append(value) } }))
    try await SQLTree(.insert(insert)).execute(database)
  }
}
