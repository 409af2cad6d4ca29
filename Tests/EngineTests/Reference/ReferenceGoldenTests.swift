import Koine
import KoineTesting
import Testing

/// Every golden query has the rows that the reference evaluator computes, on every engine. What the evaluator does not
/// compute is written by hand, has a form that is the engine's, or is refused on every engine.
@Suite struct ReferenceGoldenTests {
  private static let queries = GoldenTests.topics.joined().filter { golden in
    if case .query(let query) = golden.statement { query.select != nil } else { false }
  }

  @Test(arguments: queries) func theRowsAreThoseOfTheEvaluator(_ golden: GoldenCase) async throws {
    guard case .query(let query) = golden.statement else { return }
    let engines = try await Engines.shared().all.filter { engine in
      golden.statement.check(in: engine.dialect).allSatisfy(\.isNote)
    }
    let expected: ResultRows
    do {
      expected = try ReferenceEvaluator.shared().resultRows(of: query)
    } catch let error as ReferenceError {
      #expect(engines.isEmpty || golden.statement.isLeftToEngines, "\(error)")
      return
    }
    for engine in engines {
      let found = try await ResultRows(of: Raw(statement: golden.statement), on: engine)
      let difference = found.difference(
        from: expected, isOrdered: query.isOrdered, names: (engine.dialect.name, "the evaluator"))
      if let difference { Issue.record("\(difference)") }
    }
  }
}

extension SQLStatement {
  /// Whether a part of the statement is SQL written by hand, nested rows, the clock, chance, or what the database decides.
  fileprivate var isLeftToEngines: Bool {
    var finder = EngineFinder()
    finder.visit(self)
    return finder.hasFound
  }
}

private struct EngineFinder: SQLVisitor {
  var hasFound = false

  mutating func visit(_ fragment: SQLFragment) { hasFound = true }

  mutating func visit(_ expression: SQLExpression) {
    switch expression {
    case .rows, .fragment, .collate(_, .database): hasFound = true
    case .function(.temporal(.now), _), .function(.numeric(.random), _), .function(.textual(.randomUUID), _),
      .function(.temporal(.toZone(.named)), _):
      hasFound = true
    case .column(let column) where column.collation == .database: hasFound = true
    default: descend(into: expression)
    }
  }
}

extension SQLQuery {
  /// Whether the order of the rows is part of the result.
  fileprivate var isOrdered: Bool { !ordering.isEmpty }
}
