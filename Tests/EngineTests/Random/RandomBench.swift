import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import MariaDBTestDriver

/// Every engine and the reference evaluator, with the rows of ``Parcel``, ``Mark``, ``Blank`` and ``Chest``.
struct RandomBench {
  let evaluator: ReferenceEvaluator
  private let others: [any Database]
  private let mariaDB: MortalMariaDB

  var databases: [any Database] { get async { others + [await mariaDB.database] } }

  init() async throws {
    // Cross joins look expensive to PostgreSQL, which would compile each of these queries; and none comes twice.
    let url = try await PrivatePostgreSQL.shared().makeDatabase() + "&options=-c%20jit%3Doff"
    others = [
      try await Engine.sqlite.makeDatabase(),
      try await PostgreSQLDatabase(url: url, configuration: .init(poolSize: 1, statementCacheSize: 0)),
    ]
    for database in others { try await Self.install(on: database) }
    mariaDB = try await MortalMariaDB(install: Self.install)
    evaluator = ReferenceEvaluator(tables: [
      Parcel.columns._source.name: try ReferenceTable(Parcel.insert(Parcel.rows).statement),
      Mark.columns._source.name: try ReferenceTable(Mark.insert(Mark.rows).statement),
      Blank.columns._source.name: try ReferenceTable(Blank.insert([]).statement),
      Chest.columns._source.name: try ReferenceTable(Chest.insert(Chest.rows).statement),
    ])
  }

  private static func install(on database: any Database) async throws {
    try await Parcel.createTable().execute(database)
    try await Parcel.insert(Parcel.rows).execute(database)
    try await Mark.createTable().execute(database)
    try await Mark.insert(Mark.rows).execute(database)
    try await Blank.createTable().execute(database)
    try await Chest.createTable().execute(database)
    try await Chest.insert(Chest.rows).execute(database)
  }

  func close() async {
    for database in others { await database.close() }
    await mariaDB.stop()
  }

  /// Starts MariaDB anew if a statement has ended it.
  ///
  /// - Returns: Whether one has.
  func reviveMariaDB() async throws -> Bool { try await mariaDB.revive() }

  /// What became of a query.
  struct Outcome {
    /// Something that is wrong: the engine, what kind of thing, and all about it.
    struct Failure {
      var kind: String
      var report: String
      /// Whether the engine has ended, and is started again.
      var isDeath = false
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
    for database in await databases {
      let name = database.dialect.name
      var problems: [UnsupportedFeature] = []
      var rendered: RenderedStatement?
      do {
        rendered = try statement.render(in: database.dialect)
      } catch {
        problems = (error as? UnsupportedFeatures)?.problems ?? []
      }
      // Of what an engine lacks, a pass may have left a tree that makes no sense; what is too deep for one engine only, is
      // so once its passes have run; and where there is no LATERAL, rows may be grouped by a subquery.
      let isDefect = problems.allSatisfy { problem in
        guard case .defect(let defect) = problem.subject else { return false }
        if random.query.hasLateralJoin, [.groupedExpression, .ungroupedColumn].contains(defect) {
          return false
        }
        return defect != .tooDeep
      }
      if isDefect, !problems.isEmpty { hasDefect = true }
      for problem in problems { outcome.refusals.append("\(name): \(problem.subject)") }
      guard let rendered else { continue }
      outcome.taken.append(name)
      do {
        results.append((name, try await rows(of: rendered, columns, on: database)))
      } catch {
        if RandomStatementsTests.isAboutValues(error) { continue }
        if let death = await death(after: error, in: database) {
          outcome.failures.append(.init(kind: "\(name) dies", report: death, isDeath: true))
          continue
        }
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
    // Some join so many rows, and ask a subquery for each, that it would take minutes.
    var evaluator = evaluator
    evaluator.allowance = .init(2_000_000)
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

  /// What to say if MariaDB has ended with the statement: each bench has a server of its own, so nothing else ended it.
  private func death(after error: any Error, in database: any Database) async -> String? {
    guard database is MariaDBDatabase, (error as? DatabaseError)?.code == .connectionLost else { return nil }
    do {
      guard try await reviveMariaDB() else { return nil }
      return "The statement ends the server: \(String(reflecting: error))"
    } catch {
      return "The server ends, and does not start again: \(String(reflecting: error))"
    }
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
    var deaths: [String] = []
    let smallest = await QueryShrinker.shrink(random) { candidate in
      attempts += 1
      // To start a server takes as long as a hundred queries.
      guard attempts + deaths.count * 100 < 1_500 else { return false }
      let failures = await outcome(of: candidate).failures
      for failure in failures where failure.isDeath { deaths.append(failure.report) }
      return failures.contains { $0.kind == failure.kind }
    }
    let again = await outcome(of: smallest).failures.first { $0.kind == failure.kind } ?? failure
    var lines = ["seed \(seed), query \(index): \(again.kind)", again.report]
    if again.report != failure.report { lines.append("Before it was made smaller: \(failure.report)") }
    for database in await databases {
      guard let text = try? SQLStatement.query(smallest.query).render(in: database.dialect) else { continue }
      lines.append("\(database.dialect.name): \(text.sql) \(text.bindings)")
    }
    lines.append(TreeDescription.text(of: smallest.query))
    if let death = deaths.last, !failure.isDeath { lines.append("While this was made smaller: \(death)") }
    lines.append(
      "KOINE_QUERY_SEED=\(seed) KOINE_QUERY_FIRST=\(index) KOINE_QUERY_COUNT=1 swift test --filter RandomQueriesTests"
    )
    return lines.joined(separator: "\n")
  }
}

extension SQLQuery {
  fileprivate var hasLateralJoin: Bool {
    var finder = LateralFinder()
    finder.visit(self)
    return finder.hasFound
  }
}

private struct LateralFinder: SQLVisitor {
  var hasFound = false

  mutating func visit(_ source: SQLSource) {
    if case .lateral = source { hasFound = true }
    descend(into: source)
  }
}
