import Foundation
import Koine
import KoineTesting
import Testing

/// Random aggregates over random groups are what the reference evaluator says, on every engine.
///
///     KOINE_EXPRESSION_SEED=42 swift test --filter RandomAggregatesTests    # the queries of a run that failed
@Suite struct RandomAggregatesTests {
  private static let count = 100
  private static let width = 40

  @Test func aggregatesAreThoseOfTheEvaluator() async throws {
    let seed =
      ProcessInfo.processInfo.environment["KOINE_EXPRESSION_SEED"].flatMap { UInt64($0) }
      ?? 20_130_401
    print("random aggregates: KOINE_EXPRESSION_SEED=\(seed)")
    let evaluator = try ReferenceEvaluator(Datum.rows)
    let tables = try await NumberTables.shared()
    for index in 0..<Self.count {
      var random = RandomAggregates(seed: seed &* 1_000_003 &+ UInt64(index))
      let query = random.next(count: Self.width)
      let expected = try evaluator.resultRows(of: query)
      for engine in tables.all {
        let found = try await ResultRows(of: SQLTree(query), on: engine)
        let difference = found.difference(
          from: expected, isOrdered: true, ulps: 0, names: (engine.dialect.name, "the evaluator"))
        if let difference { Issue.record("seed \(seed), query \(index): \(difference)\n\(query)") }
      }
    }
  }

  @Test func everyKindOfNodeIsMadeAtRandom() {
    var collector = NodeKindCollector()
    for seed in 0..<400 as Range<UInt64> {
      var expressions = RandomExpressions(seed: seed)
      for _ in 0..<10 { collector.visit(expressions.next()) }
      var aggregates = RandomAggregates(seed: seed)
      collector.visit(aggregates.next(count: 4))
      var windows = RandomWindows(seed: seed)
      collector.visit(windows.next(count: 4))
    }
    // Statistics differ in their last bits. A parameter has a value in calls alone, SQL written by hand and nested rows
    // have a form that is the engine's, and a subtree is the expression in it. Regular expressions, and
    // functions of a program's own, have tests of their own.
    let others: Set<NodeKind> = [
      .statistic, .parameter, .fragment, .rows, .subtree, .refusal, .matches, .program,
    ]
    #expect(Set(NodeKind.allCases).subtracting(collector.kinds) == others)
  }
}
