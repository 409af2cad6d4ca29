@testable import Koine
import KoineTesting
import Testing

/// What the tree tells of NULL is true of the values.
@Suite struct NullnessTests {
  private static let count = 4_000

  @Test func randomExpressionsAreNullWhereTheTreeSaysSo() throws {
    let evaluator = try ReferenceEvaluator(Datum.rows)
    let a = Datum.columns.a.expression
    let isNull = SQLExpression.isNull(a, negated: false)
    var claims = (known: 0, always: 0, excluded: 0)
    for seed in 0..<Self.count {
      var random = RandomExpressions(seed: UInt64(seed))
      let expression = random.next(depth: 3)
      let condition = random.expression(.boolean, 2)
      /// Whether the expression is NULL in each row for which a condition holds.
      func nulls(where filter: SQLExpression?) -> [Bool]? {
        try? evaluator.table(of: Self.select(expression, where: filter)).rows.map(\.[0].isNull)
      }
      let isKnown = expression.nullness(in: .anywhere) == .never
      if isKnown, let all = nulls(where: nil) {
        claims.known += 1
        #expect(!all.contains(true), "\(expression)")
      }
      let query = Self.select(expression, where: condition)
      if !isKnown, !expression.mayBeNull(in: .results(of: query)), let some = nulls(where: condition) {
        claims.excluded += 1
        #expect(!some.contains(true), "\(expression) where \(condition)")
      }
      guard let without = nulls(where: isNull) else { continue }
      switch expression.nullness(in: .null(a)) {
      case .never: #expect(!without.contains(true), "\(expression)")
      case .always:
        claims.always += 1
        #expect(!without.contains(false), "\(expression)")
      case .maybe: break
      }
    }
    // Otherwise nothing was looked at.
    #expect(claims.known > 100 && claims.always > 100 && claims.excluded > 100, "\(claims)")
  }

  private static func select(_ expression: SQLExpression, where filter: SQLExpression?) -> SQLQuery {
    var select = SQLSelect(columns: [.expression(expression)], from: .table(Datum.columns._source))
    select.filters = filter.map { [$0] } ?? []
    return .select(select)
  }
}
