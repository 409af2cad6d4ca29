import ArgumentParser

/// Measures Koine against its floors and prints a case a line.
@main struct Bench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures Koine against a floor: the same work in C, or by hand.",
    discussion: """
      Each line ends with the ratio of the two times and the ratio that the design allows. The times are of
      one operation, the ratio is the median of the pairs, and before it stand its quartiles.
      """)

  @Option(help: "Only the cases whose name contains this text.")
  var only: String?

  @Option(help: "How many pairs of runs to time for each case.")
  var rounds = 15

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("There must be at least one round.") }
  }

  func run() async throws {
    let plan = Plan(only: only, rounds: rounds)
    Plan.report(Measurement.heading)
    try await RenderCases.suite.run(plan)
    try await SQLiteCases.suite.run(plan)
    try await SQLiteShapeCases.suite.run(plan)
    try await SQLiteChangeCases.suite.run(plan)
    try await SQLiteObservationCases.suite.run(plan)
    try await PostgreSQLCases.suite.run(plan)
    try await ImportCases.sqlite.run(plan)
    try await ImportCases.postgreSQL.run(plan)
  }
}
