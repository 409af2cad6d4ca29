import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import MariaDBTestDriver

/// Every engine and the reference evaluator, with the rows of ``Parcel``, ``Mark`` and ``Blank``.
struct RandomBench {
  let databases: [any Database]
  let evaluator: ReferenceEvaluator

  init() async throws {
    // Cross joins look expensive to PostgreSQL, which would compile each of these queries; and none comes twice.
    let url = try await PrivatePostgreSQL.shared().makeDatabase() + "&options=-c%20jit%3Doff"
    databases = [
      try await Engine.sqlite.makeDatabase(),
      try await PostgreSQLDatabase(url: url, configuration: .init(poolSize: 1, statementCacheSize: 0)),
      try await MariaDBDatabase.makeDatabase(),
    ]
    for database in databases {
      try await Parcel.createTable().execute(database)
      try await Parcel.insert(Parcel.rows).execute(database)
      try await Mark.createTable().execute(database)
      try await Mark.insert(Mark.rows).execute(database)
      try await Blank.createTable().execute(database)
    }
    evaluator = ReferenceEvaluator(tables: [
      Parcel.columns._source.name: try ReferenceTable(Parcel.insert(Parcel.rows).statement),
      Mark.columns._source.name: try ReferenceTable(Mark.insert(Mark.rows).statement),
      Blank.columns._source.name: try ReferenceTable(Blank.insert([]).statement),
    ])
  }

  func close() async {
    for database in databases { await database.close() }
  }

  /// What became of a query.
  struct Outcome {
    /// Something that is wrong: the engine, what kind of thing, and all about it.
    struct Failure {
      var kind: String
      var report: String
    }

    /// The engines that took it.
    var taken: [String] = []
    var isComputed = false
    var failures: [Failure] = []
    /// Why engines refused it.
    var refusals: [String] = []
  }

  /// Runs a query on every engine that takes it, and compares the rows.
  ///
  /// What one engine refuses for a reason that holds for all, no engine may take.
  func outcome(of random: RandomQuery) async -> Outcome {
    var outcome = Outcome()
    let statement = SQLStatement.query(random.query)
    let columns = statement.resultColumns
    var results: [(name: String, rows: ResultRows)] = []
    var hasDefect = false
    for database in databases {
      let name = database.dialect.name
      var problems: [UnsupportedFeature] = []
      var rendered: RenderedStatement?
      do {
        rendered = try statement.render(in: database.dialect)
      } catch {
        problems = (error as? UnsupportedFeatures)?.problems ?? []
      }
      // Of what an engine lacks, a pass may have left a tree that makes no sense; and what is too deep for one engine
      // only, is so once its passes have run.
      let isDefect = problems.allSatisfy { problem in
        if case .defect(let defect) = problem.subject { defect != .tooDeep } else { false }
      }
      if isDefect, !problems.isEmpty { hasDefect = true }
      for problem in problems { outcome.refusals.append("\(name): \(problem.subject)") }
      guard let rendered else { continue }
      outcome.taken.append(name)
      do {
        results.append((name, try await rows(of: rendered, columns, on: database)))
      } catch {
        if RandomStatementsTests.isAboutValues(error) { continue }
        let code = (error as? DatabaseError).map { "\($0.code)" } ?? "\(type(of: error))"
        outcome.failures.append(.init(kind: "\(name) fails: \(code)", report: String(reflecting: error)))
      }
    }
    if hasDefect, !outcome.taken.isEmpty {
      outcome.failures.append(
        .init(kind: "refused on one engine", report: outcome.refusals.joined(separator: "\n")))
    }
    guard !outcome.taken.isEmpty else { return outcome }
    var expected = results.first
    if let computed = try? evaluator.resultRows(of: random.query) {
      outcome.isComputed = true
      expected = ("the evaluator", computed)
    }
    guard let expected else { return outcome }
    for (name, rows) in results where name != expected.name {
      let difference = rows.difference(
        from: expected.rows, isOrdered: random.isOrdered, names: (name, expected.name))
      guard let difference else { continue }
      outcome.failures.append(.init(kind: "\(name) differs from \(expected.name)", report: difference))
    }
    return outcome
  }

  private func rows(
    of statement: RenderedStatement, _ columns: [ResultRows.Column], on database: any Database
  ) async throws -> ResultRows {
    var rows: [[SQLValue]] = []
    try await database.perform(statement) { decoder in
      var values: [SQLValue] = []
      for _ in 0..<decoder.columnCount { values.append(try decoder.nextValue()) }
      rows.append(values)
    }
    return ResultRows(columns: columns, rows: rows)
  }

  /// All about the smallest query that fails in the same way.
  func report(_ random: RandomQuery, _ failure: Outcome.Failure, seed: UInt64, _ index: Int) async -> String {
    var attempts = 0
    let smallest = await QueryShrinker.shrink(random) { candidate in
      attempts += 1
      guard attempts < 1_500 else { return false }
      return await outcome(of: candidate).failures.contains { $0.kind == failure.kind }
    }
    let again = await outcome(of: smallest).failures.first { $0.kind == failure.kind } ?? failure
    var lines = ["seed \(seed), query \(index): \(again.kind)", again.report]
    for database in databases {
      guard let text = try? SQLStatement.query(smallest.query).render(in: database.dialect) else { continue }
      lines.append("\(database.dialect.name): \(text.sql) \(text.bindings)")
    }
    lines.append(TreeDescription.text(of: smallest.query))
    lines.append(
      "KOINE_QUERY_SEED=\(seed) KOINE_QUERY_FIRST=\(index) KOINE_QUERY_COUNT=1 swift test --filter RandomQueriesTests"
    )
    return lines.joined(separator: "\n")
  }
}
