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
  private static let count = environment["KOINE_QUERY_COUNT"].flatMap { Int($0) } ?? 20_000
  private static let mostFailures = environment["KOINE_QUERY_FAILURES"].flatMap { Int($0) } ?? 8

  static func query(_ index: Int, seed: UInt64) -> RandomQuery {
    var random = RandomQueries(seed: seed &* 1_000_003 &+ UInt64(index))
    random.hasEverything = index % 10 == 9
    let query = random.next()
    return random.extended(query)
  }

  @Test func queriesYieldTheSameRowsOnEveryEngine() async throws {
    print("random queries: KOINE_QUERY_SEED=\(Self.seed)")
    let workers = min(Self.workers, Self.count)
    let tally = try await withThrowingTaskGroup(of: Tally.self) { group in
      for worker in 0..<workers {
        group.addTask {
          try await Self.run(stride(from: Self.first + worker, to: Self.first + Self.count, by: workers))
        }
      }
      return try await group.reduce(into: Tally()) { $0.add($1) }
    }
    print("random queries: \(tally.taken) of \(Self.count) taken, \(tally.computed) of them computed")
    for (refusal, count) in tally.refusals.sorted(by: { $0.value > $1.value }).prefix(30) {
      print("  refused \(count) times: \(refusal)")
    }
    guard tally.failures == 0, Self.count > 100 else { return }
    for (name, count) in tally.taken { #expect(count > Self.count / 4, "\(name)") }
    #expect(tally.computed > Self.count / 2)
  }

  /// Each has databases of its own. They wait for the engines by turns.
  private static let workers = 3

  /// Whether a finding stands as one to be mended: a recursive union of texts within HAVING, which MariaDB alone refuses.
  private static func isKnown(_ index: Int, _ failure: RandomBench.Outcome.Failure) -> Bool {
    seed == 20_130_101 && index == 5_613 && failure.kind == "refused on one engine"
  }

  private static func run(_ indices: StrideTo<Int>) async throws -> Tally {
    let bench = try await RandomBench()
    var tally = Tally()
    for index in indices where tally.failures < mostFailures {
      if environment["KOINE_QUERY_TRACE"] != nil { FileHandle.standardError.write(Data("\(index) ".utf8)) }
      let query = query(index, seed: seed)
      let outcome = await bench.outcome(of: query)
      tally.add(outcome)
      guard let failure = outcome.failures.first else { continue }
      let report = await bench.report(query, failure, seed: seed, index)
      if isKnown(index, failure) {
        withKnownIssue { Issue.record("\(report)") }
      } else {
        Issue.record("\(report)")
      }
    }
    await bench.close()
    return tally
  }

  /// What has become of queries.
  private struct Tally {
    var taken: [String: Int] = [:]
    var refusals: [String: Int] = [:]
    var computed = 0
    var failures = 0

    mutating func add(_ outcome: RandomBench.Outcome) {
      for name in outcome.taken { taken[name, default: 0] += 1 }
      for refusal in Set(outcome.refusals) { refusals[refusal, default: 0] += 1 }
      if outcome.isComputed { computed += 1 }
      if !outcome.failures.isEmpty { failures += 1 }
    }

    mutating func add(_ other: Tally) {
      taken.merge(other.taken, uniquingKeysWith: +)
      refusals.merge(other.refusals, uniquingKeysWith: +)
      computed += other.computed
      failures += other.failures
    }
  }

  @Test func everyKindOfNodeAndClauseIsMade() {
    var (nodes, clauses) = (NodeKindCollector(), ClauseKindCollector())
    for index in 0..<Self.fewest {
      let query = Self.query(index, seed: Self.seed).query
      nodes.visit(query)
      clauses.visit(query)
    }
    // A parameter has a value in calls alone, SQL written by hand and nested rows have a form that is the engine's, and
    // a subtree is the expression in it. Functions of a program's own are SQLite's alone.
    let others: Set<NodeKind> = [.parameter, .fragment, .rows, .subtree, .refusal, .program]
    #expect(Set(NodeKind.allCases).subtracting(nodes.kinds) == others)
    #expect(Set(ClauseKind.allCases).subtracting(clauses.kinds) == [])
  }

  private static let fewest = 2_500
}
