import Koine
import KoineTesting
import Testing

/// Each function with edge values and NULL in every place, as constants and out of columns: every engine has the value
/// that the reference evaluator computes.
@Suite struct FunctionTableTests {
  private static let batch = 40

  @Test(arguments: FunctionCases.all) func constantArgumentsHaveTheValueOfTheEvaluator(
    _ function: FunctionCase
  ) async throws {
    let lists = function.argumentLists(160)
    let calls = lists.map { values in
      function.call(zip(values, function.pools).map { .value($0, $1.type) })
    }
    for engine in try await FunctionEngine.shared(for: function) {
      for start in stride(from: 0, to: calls.count, by: Self.batch) {
        let part = start..<min(start + Self.batch, calls.count)
        let outcomes = try await engine.outcomes(of: Array(calls[part])) { calls in
          .select(SQLSelect(columns: calls.map { .expression($0) }))
        }
        expectAll(Array(calls[part]), outcomes, function, engine)
        for (index, outcome) in zip(part, outcomes) {
          guard case .values(let found) = outcome else { continue }
          #expect(found.count == 1)
          expect(found[0], of: calls[index], lists[index], ReferenceEvaluator(), function, engine)
        }
      }
    }
  }

  /// Columns alone; columns beside constants; and computed operands, which a form with several of them has to name.
  @Test(arguments: FunctionCases.all) func columnsHaveTheValuesOfTheEvaluator(
    _ function: FunctionCase
  ) async throws {
    let plain = function.columns.map { SQLExpression.column($0) }
    let computed = plain.map {
      SQLExpression.conditional(SQLCase(branches: [.init(when: .isNull($0, negated: true), then: $0)]))
    }
    let mixed = plain.indices.map { index in
      index % 2 == 1 ? plain[index] : .literal(function.rows[0][index], function.pools[index].type)
    }
    let calls = [plain, computed, mixed].map(function.call)
    for engine in try await FunctionEngine.shared(for: function) {
      let outcomes = try await engine.outcomes(of: calls) { calls in
        var select = SQLSelect(columns: calls.map { .expression($0) }, from: .table(Edge.columns._source))
        select.filters = [
          .comparison(Edge.columns.kind.expression, .equal, .value(.text(function.name), .text))
        ]
        return SQLQuery(.select(select), ordering: [SQLOrdering(Edge.columns.id.expression)])
      }
      expectAll(calls, outcomes, function, engine)
      for (call, outcome) in zip(calls, outcomes) {
        guard case .values(let values) = outcome else { continue }
        #expect(values.count == function.rows.count)
        for (found, list) in zip(values, function.rows) {
          var evaluator = ReferenceEvaluator()
          evaluator.sources["edges"] = try Dictionary(
            uniqueKeysWithValues: zip(function.columns, list).map {
              ($0.name, try ReferenceValue($1, as: $0.type))
            })
          expect(found, of: call, list, evaluator, function, engine)
        }
      }
    }
  }

  @Test func everyFunctionHasACase() {
    var finder = FunctionFinder()
    for function in FunctionCases.all {
      finder.visit(function.call(function.pools.map { .value($0.values[0], $0.type) }))
    }
    #expect(Set(FunctionKind.all).subtracting(finder.kinds) == [])
    #expect(Set(FunctionCases.all.map(\.name)).count == FunctionCases.all.count)
  }

  /// Each call ran, or was refused for the one feature that it needs and the dialect does not have.
  private func expectAll(
    _ calls: [SQLExpression], _ outcomes: [FunctionEngine.Outcome], _ function: FunctionCase,
    _ engine: FunctionEngine
  ) {
    let refusals = outcomes.map { outcome in
      if case .refused(let subjects) = outcome { Set(subjects) } else { Set<UnsupportedFeature.Subject>() }
    }
    let expected = calls.map { call in
      Set(engine.missing(for: call).map { [UnsupportedFeature.Subject.feature($0)] } ?? [])
    }
    #expect(refusals == expected, "\(engine.name): \(function.name)")
  }

  private func expect(
    _ found: SQLValue, of call: SQLExpression, _ arguments: [SQLValue], _ evaluator: ReferenceEvaluator,
    _ function: FunctionCase, _ engine: FunctionEngine
  ) {
    let meant: SQLExpression
    switch function.check {
    case .value(let other): meant = other(call)
    case .form(let isRight):
      if !isRight(found) { Issue.record("\(engine.name): \(function.name) is \(found)") }
      return
    }
    do {
      let expected = try evaluator.value(of: meant).sqlValue().inOneForm(as: call.type)
      if case (.double(let a), .double(let b)) = (found, expected),
        abs(a - b) <= function.ulps * max(a.magnitude, b.magnitude).ulp
      {
        return
      }
      if found != expected {
        Issue.record("\(engine.name): \(function.name)\(arguments) is \(found), not \(expected)")
      }
    } catch ReferenceError.refused {
      // What the meaning leaves open.
    } catch {
      Issue.record("\(function.name)\(arguments): \(error)")
    }
  }
}

/// Finds the functions of a call, those within its arguments, too.
private struct FunctionFinder: SQLVisitor {
  var kinds: Set<FunctionKind> = []

  mutating func visit(_ expression: SQLExpression) {
    if case .function(let function, _) = expression, let kind = FunctionKind(function) { kinds.insert(kind) }
    descend(into: expression)
  }
}
