/// The passes of a dialect that are applied to each expression when it is written, by the kind of the expression.
struct SQLExpressionPasses: Sendable {
  /// Makes another expression of one that has the construct; `nil` of others.
  typealias Pass = @Sendable (SQLExpression) -> SQLExpression?

  private let unary, arithmetic, bitwise, absolute, extreme, bounded, search, cast: [Pass]

  init(_ passes: [SQLFeature: Pass]) {
    // Operands are widened before a guard wraps or repeats them, so that it sees the type that is computed in.
    unary = [.wideArithmetic].compactMap { passes[$0] }
    arithmetic = [.wideArithmetic, .divisionByZero].compactMap { passes[$0] }
    bitwise = [.wideArithmetic, .farShifts].compactMap { passes[$0] }
    absolute = [.wideArithmetic].compactMap { passes[$0] }
    extreme = [.extremesOfNull].compactMap { passes[$0] }
    bounded = [.farTextBounds].compactMap { passes[$0] }
    search = [.prefixIndex].compactMap { passes[$0] }
    cast = [.castToTruthValue, .castOfTruthValue].compactMap { passes[$0] }
  }

  /// The features whose passes these may be: what operators, functions and casts ask of an engine by their meaning.
  static let features = SQLFeatureSet([
    .wideArithmetic, .divisionByZero, .farShifts, .extremesOfNull, .castToTruthValue, .castOfTruthValue,
    .farTextBounds, .prefixIndex,
  ])

  /// An expression rewritten into what the engine supports; `nil` if it is that already. Its parts are rewritten when
  /// they are written.
  func lowered(_ expression: SQLExpression) -> SQLExpression? {
    switch expression {
    case .unary: apply(unary, expression)
    case .arithmetic: apply(arithmetic, expression)
    case .bitwise: apply(bitwise, expression)
    case .cast: apply(cast, expression)
    case .function(.absolute, _): apply(absolute, expression)
    case .function(.greatest, _), .function(.least, _): apply(extreme, expression)
    case .function(.left, _), .function(.right, _), .function(.substring, _): apply(bounded, expression)
    case .search: apply(search, expression)
    default: nil
    }
  }

  private func apply(_ passes: [Pass], _ expression: SQLExpression) -> SQLExpression? {
    var result: SQLExpression?
    for pass in passes {
      if let other = pass(result ?? expression) { result = other }
    }
    return result
  }
}
