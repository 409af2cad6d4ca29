extension SQLType {
  /// How many decimals a number of this type lacks beside one of another type, if one of both is a decimal number; less
  /// than zero if it is the other one that lacks them.
  func decimalsMissing(beside other: SQLType) -> Int {
    switch (scale, other.scale) {
    case (nil, nil): 0
    case (let mine?, let other?): other - mine
    case (nil, let scale?): storage.isInteger ? scale : 0
    case (let scale?, nil): other.storage.isInteger ? -scale : 0
    }
  }
}

extension SQLExpression {
  /// The same number with more decimals, zeros: multiplied by 1 with as many.
  func withDecimals(_ count: Int) -> SQLExpression {
    guard count > 0, let power = SQLType.power(ofTen: count) else { return self }
    return .arithmetic(self, .multiply, .literal(.integer(power), .decimal(scale: count)))
  }
}
