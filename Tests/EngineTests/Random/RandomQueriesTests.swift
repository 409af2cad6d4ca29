import Foundation
import Koine
import Testing

/// Random queries yield the rows that the reference evaluator computes, on every engine.
///
/// The same ones in every run, unless it is told to make others:
///
///     KOINE_QUERY_SEED=42 KOINE_QUERY_COUNT=10000 swift test --filter RandomQueriesTests
@Suite struct RandomQueriesTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["KOINE_QUERY_SEED"].flatMap { UInt64($0) } ?? 20_130_101
  private static let first = environment["KOINE_QUERY_FIRST"].flatMap { Int($0) } ?? 0
  private static let count = environment["KOINE_QUERY_COUNT"].flatMap { Int($0) } ?? 800
  private static let mostFailures = environment["KOINE_QUERY_FAILURES"].flatMap { Int($0) } ?? 8

  static func query(_ index: Int, seed: UInt64) -> RandomQuery {
    var random = RandomQueries(seed: seed &* 1_000_003 &+ UInt64(index))
    return random.next()
  }

  @Test func queriesYieldTheSameRowsOnEveryEngine() async throws {
    print("random queries: KOINE_QUERY_SEED=\(Self.seed)")
    let bench = try await RandomBench()
    var taken: [String: Int] = [:]
    var refusals: [String: Int] = [:]
    var (computed, failures) = (0, 0)
    for index in Self.first..<Self.first + Self.count where failures < Self.mostFailures {
      if Self.environment["KOINE_QUERY_TRACE"] != nil {
        FileHandle.standardError.write(Data("\(index) ".utf8))
      }
      let query = Self.query(index, seed: Self.seed)
      let outcome = await bench.outcome(of: query)
      for name in outcome.taken { taken[name, default: 0] += 1 }
      for refusal in Set(outcome.refusals) { refusals[refusal, default: 0] += 1 }
      if outcome.isComputed { computed += 1 }
      guard let failure = outcome.failures.first else { continue }
      failures += 1
      let report = await bench.report(query, failure, seed: Self.seed, index)
      Issue.record("\(report)")
    }
    await bench.close()
    print("random queries: \(taken) of \(Self.count) taken, \(computed) of them computed")
    for (refusal, count) in refusals.sorted(by: { $0.value > $1.value }).prefix(30) {
      print("  refused \(count) times: \(refusal)")
    }
    guard failures == 0, Self.count > 100 else { return }
    for (name, count) in taken { #expect(count > Self.count / 4, "\(name)") }
    #expect(computed > Self.count / 2)
  }

  @Test func everyKindOfNodeAndClauseIsMade() {
    var (nodes, clauses) = (NodeKindCollector(), ClauseKindCollector())
    for index in 0..<Self.fewest {
      let query = Self.query(index, seed: Self.seed).query
      nodes.visit(query)
      clauses.visit(query)
    }
    // A parameter has a value in calls alone, SQL written by hand and nested rows have a form that is the engine's, and
    // a subtree is the expression in it.
    // JSON and regular expressions have tests of their own, with documents and patterns that fit.
    let others: Set<NodeKind> = [.parameter, .fragment, .rows, .subtree, .refusal, .json, .matches]
    #expect(Set(NodeKind.allCases).subtracting(nodes.kinds) == others)
    #expect(Set(ClauseKind.allCases).subtracting(clauses.kinds) == [])
  }

  private static let fewest = 1_500
}
