/// The passes of a dialect that are applied to each expression when it is written, by the kind of the expression.
///
/// A class, so that who asks a dialect for its features copies one reference instead of one for each kind.
final class SQLExpressionPasses: Sendable {
  private typealias Step = SQLLowering.ExpressionPass

  private let unary, comparison, arithmetic, bitwise, absolute, extreme, bounded, search, cast, round: [Step]

  init(_ passes: [SQLFeature: SQLLowering.ExpressionPass]) {
    func steps(_ features: SQLFeature...) -> [Step] {
      features.compactMap { passes[$0] }
    }
    // Operands are widened before a guard wraps or repeats them, so that it sees the type that is computed in.
    unary = steps(.wideArithmetic)
    comparison = steps(.decimalsOfTwoScales)
    arithmetic = steps(.decimalsOfTwoScales, .wideArithmetic, .divisionByZero)
    bitwise = steps(.wideArithmetic, .farShifts)
    absolute = steps(.wideArithmetic)
    extreme = steps(.extremesOfNull)
    bounded = steps(.farTextBounds)
    search = steps(.prefixIndex)
    // A text becomes a number before its range is asked, and the fraction is cut off from what is within the range.
    cast = steps(.castToTruthValue, .castOfTruthValue, .castOfOtherText, .castBeyondRange, .castOfFraction)
    round = steps(.halvesAwayFromZero)
  }

  /// The features whose passes these may be: what operators, functions and casts ask of an engine by their meaning.
  static let features = SQLFeatureSet([
    .wideArithmetic, .divisionByZero, .farShifts, .extremesOfNull, .castToTruthValue, .castOfTruthValue,
    .farTextBounds, .prefixIndex, .castBeyondRange, .castOfFraction, .castOfOtherText, .halvesAwayFromZero,
    .decimalsOfTwoScales,
  ])

  /// An expression rewritten into what the engine supports; `nil` if it is that already. Its parts are rewritten when
  /// they are written.
  func lowered(_ expression: SQLExpression) -> SQLExpression? {
    switch expression {
    case .unary: apply(unary, expression)
    case .comparison, .isDistinct, .between: apply(comparison, expression)
    case .arithmetic: apply(arithmetic, expression)
    case .bitwise: apply(bitwise, expression)
    case .cast: apply(cast, expression)
    case .function(.absolute, _): apply(absolute, expression)
    case .function(.greatest, _), .function(.least, _): apply(extreme, expression)
    case .function(.left, _), .function(.right, _), .function(.substring, _): apply(bounded, expression)
    case .function(.round, _): apply(round, expression)
    case .search: apply(search, expression)
    default: nil
    }
  }

  private func apply(_ steps: [Step], _ expression: SQLExpression) -> SQLExpression? {
    var result: SQLExpression?
    for step in steps {
      if let other = step.apply(result ?? expression) { result = other }
    }
    return result
  }
}
