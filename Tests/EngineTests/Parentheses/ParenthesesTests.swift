import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

/// Random expressions, rendered with as few parentheses as the dialects need and with all that there can be,
/// have one value: on each engine, on both, and by the reference evaluator.
///
///     KOINE_EXPRESSION_SEED=42 swift test --filter ParenthesesTests    # the expressions of a run that failed
@Suite struct ParenthesesTests {
  private static let count = 10_000
  private static let batch = 100

  @Test func fewParenthesesMeanTheSameAsAll() async throws {
    let seed =
      ProcessInfo.processInfo.environment["KOINE_EXPRESSION_SEED"].flatMap { UInt64($0) }
      ?? UInt64.random(in: 0..<1_000_000)
    print("random expressions: KOINE_EXPRESSION_SEED=\(seed)")
    let bench = try await Bench()
    for start in stride(from: 0, to: Self.count, by: Self.batch) {
      let expressions = (start..<start + Self.batch).map { index in
        var random = RandomExpressions(seed: seed &* 1_000_003 &+ UInt64(index))
        return random.next()
      }
      if let failure = try await bench.firstFailure(of: expressions) {
        Issue.record("seed \(seed), expression \(start + failure.index)\n\(try await bench.report(failure))")
        return await bench.close()
      }
    }
    await bench.close()
  }

  /// NOT EXISTS begins with NOT, which reaches as far as a comparison does.
  @Test func notExistsIsOneOperand() async throws {
    let bench = try await Bench()
    let some = SQLExpression.exists(
      .select(SQLSelect(columns: [.expression(.literal(.integer(1), .bigInteger))])), negated: true)
    let q = Datum.columns.q.expression
    let failure = try await bench.firstFailure(of: [
      .isNull(some, negated: false), .comparison(some, .equal, q), .isDistinct(some, q, negated: false),
      .inList(some, [q], negated: false), .between(some, q, q, negated: true), .not(some),
      .logical(some, .and, q),
    ])
    if let failure { Issue.record("\(try await bench.report(failure))") }
    await bench.close()
  }

  /// What a lost parenthesis comes to: `a - (b - c)` read as `a - b - c`.
  @Test func aLostParenthesisIsFoundAndShrunk() async throws {
    let bench = try await Bench { tree in
      SQLRewriter(expression: { node in
        guard case .arithmetic(let first, .subtract, .arithmetic(let second, .subtract, let third)) = node
        else {
          return node
        }
        return .arithmetic(.arithmetic(first, .subtract, second), .subtract, third)
      }).rewrite(tree)
    }
    var failure: Bench.Failure?
    for seed in 0..<20 where failure == nil {
      let expressions = (0..<Self.batch).map { index in
        var random = RandomExpressions(seed: UInt64(seed * Self.batch + index))
        return random.next()
      }
      failure = try await bench.firstFailure(of: expressions)
    }
    let found = try #require(failure)
    let smallest = try await bench.shrunk(found)
    let report = try await bench.report(found)
    #expect(smallest.size == 5, "\(report)")
    guard case .arithmetic(_, .subtract, .arithmetic(_, .subtract, _)) = smallest else {
      Issue.record("\(smallest)")
      return await bench.close()
    }
    await bench.close()
  }

  @Test func anExpressionIsShrunkToThePartThatMatters() async {
    let concatenation = SQLExpression.concatenation(
      .literal(.text("x"), .text), .function(.lower, [Datum.columns.t.expression]))
    let matters = SQLExpression.function(
      .greatest,
      [
        .arithmetic(.function(.length, [concatenation]), .multiply, Datum.columns.a.expression),
        .unary(.negate, .arithmetic(Datum.columns.c.expression, .remainder, Datum.columns.b.expression)),
      ])
    let whole = SQLExpression.conditional(
      SQLCase(
        branches: [.init(when: .comparison(matters, .less, matters), then: matters)],
        otherwise: Datum.columns.a.expression))
    let smallest = await ExpressionShrinker.shrink(whole) { expression in
      var hasRemainder = false
      _ = SQLRewriter(expression: { node in
        if case .arithmetic(_, .remainder, _) = node { hasRemainder = true }
        return node
      }).rewrite(expression)
      return hasRemainder
    }
    #expect(
      smallest == .arithmetic(Datum.columns.c.expression, .remainder, Datum.columns.b.expression))
  }
}

/// Both engines with the table of ``Datum``.
private struct Bench {
  /// An expression with the values that it has, and should have.
  struct Failure {
    var index: Int
    var expression: SQLExpression
  }

  private let engines: [any Database]
  private let evaluator: ReferenceEvaluator
  /// What is done to an expression before it is rendered with few parentheses.
  private let change: @Sendable (SQLExpression) -> SQLExpression

  init(change: @escaping @Sendable (SQLExpression) -> SQLExpression = { $0 }) async throws {
    self.change = change
    engines = [try await Engine.sqlite.makeDatabase(), try await Engine.postgreSQL.makeDatabase()]
    for engine in engines { try await Self.prepare(engine) }
    evaluator = try ReferenceEvaluator(Datum.rows)
  }

  private static func prepare(_ database: some Database) async throws {
    try await Datum.createTable().execute(database)
    try await Datum.insert(Datum.rows).execute(database)
  }

  func close() async {
    for engine in engines { await engine.close() }
  }

  /// The first of these expressions that does not have one value, however it is rendered and wherever.
  func firstFailure(of expressions: [SQLExpression]) async throws -> Failure? {
    if let index = try? await firstDifference(in: expressions) {
      return index < expressions.count ? Failure(index: index, expression: expressions[index]) : nil
    }
    // An engine took the whole batch for wrong: one of them is.
    for (index, expression) in expressions.enumerated() {
      let difference = try? await firstDifference(in: [expression])
      if difference != 1 { return Failure(index: index, expression: expression) }
    }
    return nil
  }

  /// The position of the first expression whose values differ; the number of expressions where none does.
  private func firstDifference(in expressions: [SQLExpression]) async throws -> Int {
    async let sqlite = values(of: expressions, on: engines[0])
    async let postgreSQL = values(of: expressions, on: engines[1])
    let found = try await sqlite + postgreSQL
    return expressions.indices.first { index in
      // What the evaluator refuses should not have been made.
      let expected = try? referenceValues(of: expressions[index])
      return found.contains { $0[index] != expected }
    } ?? expressions.count
  }

  /// The values that an expression should have, one in each row.
  private func referenceValues(of expression: SQLExpression) throws -> [SQLValue] {
    guard case .query(let query) = Self.statement([expression]) else { return [] }
    return try evaluator.table(of: query).rows.map { try $0[0].sqlValue().inOneForm(as: expression.type) }
  }

  /// The values of the expressions, each in every row: with few parentheses, and with all.
  private func values(
    of expressions: [SQLExpression], on engine: any Database
  ) async throws -> [[[SQLValue]]] {
    [
      try await columns(of: expressions.map(change), on: engine),
      try await columns(of: expressions.map(\.inAllParentheses), on: engine),
    ]
  }

  private func columns(of expressions: [SQLExpression], on engine: any Database) async throws -> [[SQLValue]]
  {
    let rows = try await ResultRows(of: Raw(statement: Self.statement(expressions)), on: engine).rows
    return expressions.indices.map { index in
      rows.map { $0[index].inOneForm(as: expressions[index].type) }
    }
  }

  private static func statement(_ expressions: [SQLExpression]) -> SQLStatement {
    let select = SQLSelect(
      columns: expressions.map { .expression($0) }, from: .table(Datum.columns._source))
    return .query(SQLQuery(.select(select), ordering: [SQLOrdering(Datum.columns.id.expression)]))
  }

  /// What is wrong with an expression.
  private enum Fault { case difference, refused, failed }

  private func fault(of expression: SQLExpression) async -> Fault? {
    do {
      return try await firstDifference(in: [expression]) == 1 ? nil : .difference
    } catch is UnsupportedFeatures {
      return .refused
    } catch {
      return .failed
    }
  }

  /// The smallest expression with which the same is wrong: a part by itself may well be refused.
  func shrunk(_ failure: Failure) async throws -> SQLExpression {
    let fault = await fault(of: failure.expression)
    return await ExpressionShrinker.shrink(failure.expression) { await self.fault(of: $0) == fault }
  }

  /// The smallest expression that fails as well, as each engine is asked for it and with what it answers.
  func report(_ failure: Failure) async throws -> String {
    let smallest = try await shrunk(failure)
    var lines = ["\(smallest)"]
    do {
      lines.append("reference: \(try referenceValues(of: smallest))")
    } catch {
      lines.append("reference: \(error)")
    }
    for engine in engines {
      for expression in [change(smallest), smallest.inAllParentheses] {
        let rendered = try Self.statement([expression]).render(in: engine.dialect)
        lines.append("\(engine.dialect.name): \(rendered.sql) \(rendered.bindings)")
        do {
          let values = try await columns(of: [expression], on: engine)
          lines.append("  \(values[0])")
        } catch {
          lines.append("  \(error)")
        }
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension SQLExpression {
  /// The same with parentheses around every part that is more than a name or a constant. They are text, so
  /// that the rule under test has no part in them.
  fileprivate var inAllParentheses: SQLExpression {
    SQLRewriter(expression: { node in
      switch node {
      // What a fragment says of collations, nobody but the engine reads.
      case .column, .value, .literal, .row, .collate: node
      default: .fragment(SQLFragment([.text("("), .expression(node), .text(")")]), node.type)
      }
    }).rewrite(self)
  }
}
