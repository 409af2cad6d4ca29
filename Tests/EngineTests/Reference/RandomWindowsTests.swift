import Foundation
import Koine
import KoineTesting
import MariaDBTestDriver
import Testing

/// Random window functions are what the reference evaluator says, on every engine that takes them.
///
///     KOINE_EXPRESSION_SEED=42 swift test --filter RandomWindowsTests    # the queries of a run that failed
@Suite struct RandomWindowsTests {
  private static let count = 300

  @Test func windowFunctionsAreThoseOfTheEvaluator() async throws {
    let seed =
      ProcessInfo.processInfo.environment["KOINE_EXPRESSION_SEED"].flatMap { UInt64($0) }
      ?? 20_130_301
    print("random windows: KOINE_EXPRESSION_SEED=\(seed)")
    let evaluator = try ReferenceEvaluator(Datum.rows)
    let mariaDB = try await MariaDBDatabase.makeDatabase()
    try await Datum.createTable().execute(mariaDB)
    try await Datum.insert(Datum.rows).execute(mariaDB)
    let engines: [any Database] = try await NumberTables.shared().all + [mariaDB]
    var taken = [Int](repeating: 0, count: engines.count)
    for index in 0..<Self.count {
      var random = RandomWindows(seed: seed &* 1_000_003 &+ UInt64(index))
      let query = random.next(count: 4)
      let expected = try evaluator.resultRows(of: query)
      for (position, engine) in engines.enumerated() {
        guard SQLStatement.query(query).check(in: engine.dialect).allSatisfy(\.isNote) else { continue }
        taken[position] += 1
        let found = try await ResultRows(of: SQLTree(query), on: engine)
        let difference = found.difference(
          from: expected, isOrdered: !query.keepsTies, ulps: 0, names: (engine.dialect.name, "the evaluator"))
        guard let difference else { continue }
        let text = try SQLStatement.query(query).render(in: engine.dialect)
        Issue.record("seed \(seed), query \(index): \(difference)\n\(text.sql) \(text.bindings)")
      }
    }
    await mariaDB.close()
    #expect(taken[0] == Self.count && taken[1] == Self.count)
    #expect(taken[2] > Self.count / 4)
  }
}
