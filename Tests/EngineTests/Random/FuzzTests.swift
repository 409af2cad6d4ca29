import Foundation
import Testing

/// Random queries and partitions with new seeds until the time is over: `make fuzz MINUTES=10`.
@Suite struct FuzzTests {
  private static let minutes = ProcessInfo.processInfo.environment["KOINE_FUZZ_MINUTES"].flatMap {
    Double($0)
  }

  @Test(.enabled(if: minutes != nil)) func queriesAndPartitionsHoldUntilTheTimeIsOver() async throws {
    let end = ContinuousClock.now.advanced(by: .seconds((Self.minutes ?? 0) * 60))
    let seeds = (0..<2).map { _ in UInt64.random(in: 1..<1_000_000_000) }
    let lines = try await withThrowingTaskGroup(of: [String].self) { group in
      for seed in seeds { group.addTask { try await Self.run(seed, until: end) } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    print(lines.joined(separator: "\n"))
  }

  /// - Returns: What was run.
  private static func run(_ seed: UInt64, until end: ContinuousClock.Instant) async throws -> [String] {
    let bench = try await RandomBench()
    var taken: [String: Int] = [:]
    var (index, computed, partitions, failures) = (0, 0, 0, 0)
    while ContinuousClock.now < end, failures < 20 {
      let query = RandomQueriesTests.query(index, seed: seed)
      let outcome = await bench.outcome(of: query)
      for name in outcome.taken { taken[name, default: 0] += 1 }
      if outcome.isComputed { computed += 1 }
      if let failure = outcome.failures.first {
        failures += 1
        let report = await bench.report(query, failure, seed: seed, index)
        Issue.record("\(report)")
      }
      if index % 4 == 0 {
        var random = RandomQueries(seed: seed &* 1_000_003 &+ UInt64(index))
        let partition = random.partition()
        for database in await bench.databases {
          guard let report = await partition.difference(on: database) else { continue }
          partitions += 1
          guard let text = report.text else { continue }
          failures += 1
          let death = try await bench.reviveMariaDB() ? "MariaDB ends\n" : ""
          Issue.record(
            """
            \(database.dialect.name): \(death)\(text)
            KOINE_QUERY_SEED=\(seed) KOINE_PARTITION_COUNT=\(index + 1) swift test --filter PartitionTests
            """)
        }
      }
      index += 1
    }
    await bench.close()
    let names = taken.keys.sorted().map {
      "  \($0): \(taken[$0] ?? 0) taken, \(index - (taken[$0] ?? 0)) refused"
    }
    return ["fuzz: seed \(seed), \(index) queries, \(computed) of them computed by the evaluator"] + names
      + ["  \(partitions) partitions of rows, \(failures) differences"]
  }
}
