import Foundation
import Koine
import KoineMariaDBDialect
import KoineTesting
import MariaDBTestDriver
import Testing

/// What MariaDB's dialect takes of random expressions, aggregates and statements has the value that the reference
/// evaluator computes.
///
/// The same ones in every run, unless it is told to make others:
///
///     KOINE_MARIADB_SEED=42 KOINE_MARIADB_COUNT=10000 swift test --filter MariaDBRandomTests
@Suite struct MariaDBRandomTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["KOINE_MARIADB_SEED"].flatMap { UInt64($0) } ?? 859_214
  private static let count = environment["KOINE_MARIADB_COUNT"].flatMap { Int($0) } ?? 3_000
  private static let batch = 50
  private static let mostFailures = 10

  @Test func expressionsHaveTheValuesOfTheEvaluator() async throws {
    print("random expressions on MariaDB: KOINE_MARIADB_SEED=\(Self.seed)")
    let bench = try await Bench()
    var (taken, failures) = (0, 0)
    for start in stride(from: 0, to: Self.count, by: Self.batch) where failures < Self.mostFailures {
      let expressions = (start..<start + Self.batch).map { index in
        var random = RandomExpressions(seed: Self.seed &* 1_000_003 &+ UInt64(index))
        return random.next()
      }.filter(bench.takes)
      taken += expressions.count
      for expression in await bench.failures(among: expressions).prefix(Self.mostFailures) {
        failures += 1
        let report = await bench.report(expression)
        Issue.record("\(report)")
      }
    }
    await bench.database.close()
    print("random expressions on MariaDB: \(taken) of \(Self.count) taken")
    #expect(taken > Self.count * 9 / 10 || failures > 0)
  }

  @Test func aggregatesHaveTheValuesOfTheEvaluator() async throws {
    let bench = try await Bench()
    var (taken, failures) = (0, 0)
    for index in 0..<Self.count / 4 where failures < Self.mostFailures {
      var random = RandomAggregates(seed: Self.seed &* 1_000_003 &+ UInt64(index))
      let tree = random.next(count: 4)
      let query = SQLTree(tree)
      guard query.statement.check(in: MariaDBDialect.mariaDB).allSatisfy(\.isNote) else { continue }
      taken += 1
      let expected = try bench.evaluator.resultRows(of: tree)
      do {
        let found = try await ResultRows(of: query, on: bench.database)
        let names = ("MariaDB", "the evaluator")
        guard let difference = found.difference(from: expected, isOrdered: true, ulps: 0, names: names) else {
          continue
        }
        failures += 1
        Issue.record("query \(index): \(difference)\n\(try query.render(in: MariaDBDialect.mariaDB).sql)")
      } catch {
        failures += 1
        Issue.record("query \(index): \(String(reflecting: error))")
      }
    }
    await bench.database.close()
    print("random aggregates on MariaDB: \(taken) of \(Self.count / 4) taken")
    // MariaDB has neither percentiles nor the first value of an order.
    #expect(taken > Self.count / 16 || failures > 0)
  }

  @Test func statementsYieldAndLeaveTheRowsOfTheEvaluator() async throws {
    let database = try await MariaDBDatabase.makeDatabase()
    try await Fact.createTable().execute(database)
    try await Fact.insert(Fact.rows).execute(database)
    let evaluator = try ReferenceEvaluator(Fact.rows)
    var (taken, computed, failures) = (0, 0, 0)
    for index in 0..<Self.count where failures < Self.mostFailures {
      var random = RandomStatements(seed: Self.seed &* 1_000_003 &+ UInt64(index))
      let statement = random.next()
      guard statement.check(in: database.dialect).allSatisfy(\.isNote) else { continue }
      taken += 1
      let name = "seed \(Self.seed), statement \(index)"
      do {
        let rows = try await RandomStatementsTests.rows(of: statement, on: database)
        guard !random.isVague, let expected = try? evaluator.results(of: statement) else { continue }
        computed += 1
        for (found, expected) in zip(rows, expected) {
          let names = ("MariaDB", "the evaluator")
          guard let difference = found.difference(from: expected, isOrdered: false, names: names) else {
            continue
          }
          failures += 1
          Issue.record("\(name): \(difference)\n\(try statement.render(in: database.dialect).sql)")
        }
      } catch {
        if RandomStatementsTests.isAboutValues(error) { continue }
        failures += 1
        Issue.record("\(name): \(String(reflecting: error))")
      }
    }
    print("random statements on MariaDB: \(taken) of \(Self.count) taken, \(computed) of them computed")
    await database.close()
    #expect(computed > Self.count / 20 || failures > 0)
  }

  @Test func constantsHaveTheValuesComputedByHand() async throws {
    let database = try await MariaDBDatabase.makeDatabase()
    for reference in ReferenceCases.all {
      let query = SQLTree(.select(SQLSelect(columns: [.expression(reference.expression)])))
      guard let value = reference.value, reference.engines.count == Engine.allCases.count,
        query.statement.check(in: database.dialect).allSatisfy(\.isNote)
      else { continue }
      let type = reference.expression.type
      do {
        let found = try await ResultRows(of: query, on: database).rows.map {
          $0.map { $0.inOneForm(as: type) }
        }
        #expect(found == [[value.inOneForm(as: type)]], "\(reference)")
      } catch {
        Issue.record("\(reference): \(String(reflecting: error))")
      }
    }
    await database.close()
  }
}

/// MariaDB with the table of ``Datum``.
private struct Bench {
  let database: MariaDBDatabase
  let evaluator: ReferenceEvaluator

  init() async throws {
    database = try await .makeDatabase()
    try await Datum.createTable().execute(database)
    try await Datum.insert(Datum.rows).execute(database)
    evaluator = try ReferenceEvaluator(Datum.rows)
  }

  /// Whether the dialect renders an expression, and the evaluator computes it.
  func takes(_ expression: SQLExpression) -> Bool {
    Self.statement([expression]).check(in: database.dialect).allSatisfy(\.isNote)
      && (try? expectedValues(of: expression)) != nil
  }

  /// The expressions whose values are others, or that the server refuses.
  func failures(among expressions: [SQLExpression]) async -> [SQLExpression] {
    if let found = try? await values(of: expressions) {
      return expressions.indices.filter { (try? expectedValues(of: expressions[$0])) != found[$0] }
        .map { expressions[$0] }
    }
    var failures: [SQLExpression] = []
    for expression in expressions where await isFailure(expression) { failures.append(expression) }
    return failures
  }

  /// The smallest expression that fails as well.
  func report(_ expression: SQLExpression) async -> String {
    let smallest = await ExpressionShrinker.shrink(expression) { takes($0) ? await isFailure($0) : false }
    var text = "\(smallest)\n"
    text +=
      (try? Self.statement([smallest]).render(in: database.dialect)).map { "\($0.sql) \($0.bindings)" } ?? ""
    text += "\nevaluator: \((try? expectedValues(of: smallest)) ?? [])"
    do {
      text += "\nMariaDB:   \(try await values(of: [smallest])[0])"
    } catch {
      text += "\nMariaDB:   \(String(reflecting: error))"
    }
    return text
  }

  private func isFailure(_ expression: SQLExpression) async -> Bool {
    guard let found = try? await values(of: [expression]) else { return true }
    return (try? expectedValues(of: expression)) != found[0]
  }

  private func values(of expressions: [SQLExpression]) async throws -> [[SQLValue]] {
    let rows = try await ResultRows(of: Raw(statement: Self.statement(expressions)), on: database).rows
    return expressions.indices.map { index in
      rows.map { $0[index].inOneForm(as: expressions[index].type) }
    }
  }

  private func expectedValues(of expression: SQLExpression) throws -> [SQLValue] {
    guard case .query(let query) = Self.statement([expression]) else { return [] }
    return try evaluator.table(of: query).rows.map { try $0[0].sqlValue().inOneForm(as: expression.type) }
  }

  private static func statement(_ expressions: [SQLExpression]) -> SQLStatement {
    let select = SQLSelect(
      columns: expressions.map { .expression($0) }, from: .table(Datum.columns._source))
    return .query(SQLQuery(.select(select), ordering: [SQLOrdering(Datum.columns.id.expression)]))
  }
}
