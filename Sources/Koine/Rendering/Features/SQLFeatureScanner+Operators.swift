/// What operators, functions and casts ask of an engine, for dialects that refuse some of it.
extension SQLFeatureScanner {
  mutating func noteOperators(of expression: SQLExpression) {
    switch expression {
    case .unary(_, let operand): noteWidth(of: [operand])
    case .function(.absolute, let arguments): noteWidth(of: arguments)
    case .arithmetic(let left, let op, let right):
      noteWidth(of: [left, right])
      switch op {
      case .add, .subtract: noteScales(of: left, right)
      case .multiply: break
      case .remainder:
        noteScales(of: left, right)
        note(.divisionByZero)
      case .divide, .integerDivide: note(.divisionByZero)
      }
    case .comparison(let left, _, let right), .isDistinct(let left, let right, _): noteScales(of: left, right)
    case .between(let operand, let lower, let upper, _):
      if SQLExpression.commonScale(operand, lower, upper) != nil { note(.decimalsOfTwoScales) }
    case .bitwise(let left, let op, let right):
      switch op {
      case .and, .or, .exclusiveOr: noteWidth(of: [left, right])
      case .shiftLeft, .shiftRight:
        noteWidth(of: [left])
        note(.farShifts)
      case .shiftLeftWithin, .shiftRightWithin: noteWidth(of: [left])
      }
    case .function(.greatest, let arguments), .function(.least, let arguments):
      if !arguments.allSatisfy(\.isKnownNotNull) { note(.extremesOfNull) }
    case .function(.left, _), .function(.right, _), .function(.substring, _): note(.farTextBounds)
    case .search(.column, .hasPrefix, .value(.text, _)): note(.prefixIndex)
    case .cast(let operand, let type):
      let source = operand.type.storage
      if type.storage == .boolean, source != .boolean { note(.castToTruthValue) }
      if source == .boolean, type.storage != .boolean { note(.castOfTruthValue) }
      if source.range(inCastTo: type) != nil { note(.castBeyondRange) }
      if source.hasFractions, type.storage.isInteger { note(.castOfFraction) }
      if SQLTextForm(castFrom: source, to: type) != nil { note(.castOfOtherText) }
    case .function(.round, _): note(.halvesAwayFromZero)
    default: break
    }
  }

  private mutating func noteScales(of left: SQLExpression, _ right: SQLExpression) {
    if left.type.decimalsMissing(beside: right.type) != 0 { note(.decimalsOfTwoScales) }
  }

  private mutating func noteWidth(of operands: [SQLExpression]) {
    if operands.contains(where: { $0.widened != nil }) { note(.wideArithmetic) }
  }
}
