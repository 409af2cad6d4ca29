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
    for engine in try await FunctionEngine.shared() {
      for start in stride(from: 0, to: calls.count, by: Self.batch) {
        let part = start..<min(start + Self.batch, calls.count)
        let query = SQLQuery.select(SQLSelect(columns: calls[part].map { .expression($0) }))
        guard let rows = try await engine.rows(of: query, calls[part].map(\.type)) else { continue }
        for (index, found) in zip(part, rows[0]) {
          expect(found, of: calls[index], lists[index], ReferenceEvaluator(), function, engine)
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
    var select = SQLSelect(columns: calls.map { .expression($0) }, from: .table(Edge.columns._source))
    select.filters = [
      .comparison(Edge.columns.kind.expression, .equal, .value(.text(function.name), .text))
    ]
    let query = SQLQuery(.select(select), ordering: [SQLOrdering(Edge.columns.id.expression)])
    for engine in try await FunctionEngine.shared() {
      guard let rows = try await engine.rows(of: query, calls.map(\.type)) else { continue }
      #expect(rows.count == function.rows.count)
      for (row, list) in zip(rows, function.rows) {
        var evaluator = ReferenceEvaluator()
        evaluator.sources["edges"] = try Dictionary(
          uniqueKeysWithValues: zip(function.columns, list).map {
            ($0.name, try ReferenceValue($1, as: $0.type))
          })
        for (found, call) in zip(row, calls) { expect(found, of: call, list, evaluator, function, engine) }
      }
    }
  }

  @Test func everyFunctionHasACase() {
    var kinds: Set<FunctionKind> = []
    for function in FunctionCases.all {
      let call = function.call(function.pools.map { .value($0.values[0], $0.type) })
      guard case .function(let name, _) = call, let kind = FunctionKind(name) else { continue }
      kinds.insert(kind)
    }
    #expect(kinds == Set(FunctionKind.allCases))
    #expect(Set(FunctionCases.all.map(\.name)).count == FunctionCases.all.count)
  }

  private func expect(
    _ found: SQLValue, of call: SQLExpression, _ arguments: [SQLValue], _ evaluator: ReferenceEvaluator,
    _ function: FunctionCase, _ engine: FunctionEngine
  ) {
    do {
      let expected = try evaluator.value(of: call).sqlValue().inOneForm(as: call.type)
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
