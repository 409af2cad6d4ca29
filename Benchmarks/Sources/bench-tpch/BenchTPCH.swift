import ArgumentParser
import Foundation

/// Measures the typed queries of TPC-H against the official texts, and prints a query a line.
@main struct BenchTPCH: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench-tpch",
    abstract: "Measures the queries of TPC-H against the official texts, on the same engine.",
    discussion: """
      KOINE_TPCH_FOLDER is the folder that scripts/tpch-data has made. The ratio is the median of the pairs.
      """)

  @Option(help: "Only the cases whose name contains this text.")
  var only: String?

  @Option(help: "How many pairs of runs to time for each query.")
  var rounds = 5

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("There must be at least one round.") }
  }

  func run() async throws {
    let plan = Plan(only: only, rounds: rounds)
    Plan.report(Measurement.heading)
    try await TPCHCases.sqlite.run(plan)
    try await TPCHCases.postgreSQL.run(plan)
  }
}
