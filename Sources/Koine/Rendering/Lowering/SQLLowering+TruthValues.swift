/// Truth values from other types and to them, for engines whose CAST takes what these are for another thing, or not at
/// all.
extension SQLLowering {
  /// `x <> 0` of a number, and a CASE of the two texts that are truth values.
  public static let castToTruthValue = SQLLowering(ofExpressions: "a comparison, or CASE") { node in
    guard case .cast(let operand, let type) = node, type.storage == .boolean else { return nil }
    func text(_ text: String, _ value: Bool) -> SQLCase.Branch {
      .init(when: .literal(.text(text), .text), then: .literal(.boolean(value), .boolean))
    }
    switch operand.type.storage {
    case let storage where storage.isInteger:
      return .comparison(operand, .notEqual, .literal(.integer(0), .integer(bits: 32)))
    case .text:
      return .conditional(SQLCase(operand: operand, branches: [text("true", true), text("false", false)]))
    default: return nil
    }
  }

  /// `CAST(CAST(x AS integer) AS …)`: every engine that has truth values makes an integer of them.
  public static let truthValueThroughInteger = SQLLowering(ofExpressions: "CAST through integer") { node in
    guard case .cast(let operand, let type) = node, operand.type.storage == .boolean else { return nil }
    switch type.storage {
    case .integer(bits: 32): return nil
    case let target where target.isInteger || target == .double:
      return .cast(.cast(operand, .integer(bits: 32)), target)
    default: return nil
    }
  }

  /// `CASE NOT x WHEN TRUE THEN 'false' WHEN FALSE THEN 'true' END`, for engines whose truth values are numbers. NOT
  /// makes 0 or 1 of any number.
  public static let textOfTruthValue = SQLLowering(ofExpressions: "CASE") { node in
    guard case .cast(let operand, let type) = node, operand.type.storage == .boolean, type.storage == .text
    else { return nil }
    func branch(_ value: Bool, _ text: String) -> SQLCase.Branch {
      .init(when: .literal(.boolean(value), .boolean), then: .literal(.text(text), .text))
    }
    return .conditional(
      SQLCase(operand: .not(operand), branches: [branch(true, "false"), branch(false, "true")]))
  }
}
