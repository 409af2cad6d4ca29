/// What a statement was built with although it cannot have it.
extension SQLFeatureScanner {
  /// Reports what the statement was built with although it cannot have it.
  mutating func note(_ refusal: SQLRefusal) {
    switch refusal.reason {
    case .clauseOfChange: note(defect: .clauseOfChange, refusal.detail)
    case .tableWithoutKey: note(defect: .tableWithoutKey, refusal.detail)
    case .repeatedKey: note(defect: .repeatedKey, refusal.detail)
    case .dependentRows: note(defect: .orderOfDependentRows, refusal.detail)
    case .emptyUpdate: note(defect: .emptyUpdate)
    case .clauseOfCondition: note(defect: .clauseOfCondition, refusal.detail)
    case .cast, .mismatch: note(defect: .divergentCast, refusal.detail)
    case .divisionByZero: note(defect: .invalidValue, "a constant: \(refusal.detail)")
    case .notAggregate: note(defect: .notAggregate)
    case .regularExpression: note(defect: .invalidValue, "the regular expression \(refusal.detail)")
    case .datePattern: note(defect: .invalidValue, "the date pattern \(refusal.detail)")
    case .totalOfKey: note(defect: .totalOfKey)
    case .startOfRow: note(defect: .unevenStart)
    case .undeclaredSource: note(defect: .columnOutOfScope, refusal.detail)
    case .repeatedName: note(defect: .repeatedRuleName, refusal.detail)
    case .readOfAssignedValue: note(defect: .readOfAssignedValue, refusal.detail)
    case .depth: refuseDepth()
    }
  }

  /// Reports once that the statement is too deep to be looked at further.
  mutating func refuseDepth() {
    if !isTooDeep {
      note(
        defect: .tooDeep,
        "more than \(SQLExpression.maximumDepth) levels, or \(SQLExpression.maximumNodes) parts")
    }
    isTooDeep = true
  }
}
