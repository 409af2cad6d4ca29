@_spi(KoineDriver) import Koine

/// Arithmetic: NULL if an operand is, if a divisor is zero, and if a function is not defined. Integers are of
/// 64 bits; what has no room in them is refused.
extension ReferenceEvaluator {
  func unary(_ op: SQLUnaryOperator, _ operand: ReferenceValue) throws -> ReferenceValue {
    switch (op, operand) {
    case (_, .null): return .null
    case (.negate, .integer(let number)):
      return .integer(try Self.exact(Int64(0).subtractingReportingOverflow(number)))
    case (.negate, .double(let number)): return .double(-number)
    case (.negate, .decimal(let number)):
      return .decimal(ReferenceDecimal(-number.unscaled, scale: number.scale))
    case (.complement, .integer(let number)): return .integer(~number)
    default: throw ReferenceError.outside("\(op) of another value")
    }
  }

  func arithmetic(
    _ left: ReferenceValue, _ op: SQLArithmeticOperator, _ right: ReferenceValue, as type: SQLType
  ) throws -> ReferenceValue {
    switch (left, right) {
    case (.null, _), (_, .null): return .null
    case (.integer(let a), .integer(let b)): return try Self.arithmetic(a, op, b)
    case (.double(let a), .double(let b)): return try Self.arithmetic(a, op, b)
    case (.integer(let a), .double(let b)): return try Self.arithmetic(Double(a), op, b)
    case (.double(let a), .integer(let b)): return try Self.arithmetic(a, op, Double(b))
    case (.decimal(let a), .decimal(let b)):
      return try Self.arithmetic(a, op, b, scale: type.scale ?? a.scale)
    case (.decimal(let a), .integer(let b)):
      return try Self.arithmetic(a, op, ReferenceDecimal(Int128(b), scale: 0), scale: type.scale ?? a.scale)
    case (.integer(let a), .decimal(let b)):
      return try Self.arithmetic(ReferenceDecimal(Int128(a), scale: 0), op, b, scale: type.scale ?? b.scale)
    default: throw ReferenceError.outside("arithmetic of other values")
    }
  }

  private static func arithmetic(
    _ a: Int64, _ op: SQLArithmeticOperator, _ b: Int64
  ) throws -> ReferenceValue {
    switch op {
    case .add: return .integer(try exact(a.addingReportingOverflow(b)))
    case .subtract: return .integer(try exact(a.subtractingReportingOverflow(b)))
    case .multiply: return .integer(try exact(a.multipliedReportingOverflow(by: b)))
    // Towards zero, as Swift's own.
    case .integerDivide: return b == 0 ? .null : .integer(try exact(a.dividedReportingOverflow(by: b)))
    // The sign is that of the dividend. That of the least integer by -1 is 0, though the quotient has no room.
    case .remainder: return b == 0 ? .null : .integer(b == -1 ? 0 : a % b)
    case .divide: throw ReferenceError.outside("a true division of integers")
    }
  }

  /// What is no number, as the difference of infinities, is refused: one engine says NULL, the other NaN. So is a result
  /// beyond the doubles: one engine raises, the other says infinity.
  private static func arithmetic(
    _ a: Double, _ op: SQLArithmeticOperator, _ b: Double
  ) throws -> ReferenceValue {
    let result: Double
    switch op {
    case .add: result = a + b
    case .subtract: result = a - b
    case .multiply: result = a * b
    case .divide:
      if b == 0 { return .null }
      result = a / b
    case .remainder:
      if b == 0 { return .null }
      result = a.truncatingRemainder(dividingBy: b) + 0
    case .integerDivide: throw ReferenceError.outside("an integer operator of doubles")
    }
    if result.isNaN { throw ReferenceError.refused("a double that is no number") }
    if result.isInfinite, a.isFinite, b.isFinite { throw ReferenceError.refused("a double beyond its range") }
    return .double(result)
  }

  /// Sums and products are exact; a quotient has its scale, rounded half away from zero.
  private static func arithmetic(
    _ a: ReferenceDecimal, _ op: SQLArithmeticOperator, _ b: ReferenceDecimal, scale: Int
  ) throws -> ReferenceValue {
    let (left, right) = try ReferenceDecimal.aligned(a, b)
    let common = Swift.max(a.scale, b.scale)
    switch op {
    case .add: return .decimal(try ReferenceDecimal(left + right, scale: common).rescaled(scale))
    case .subtract: return .decimal(try ReferenceDecimal(left - right, scale: common).rescaled(scale))
    case .multiply:
      let product = try a.unscaled.times(b.unscaled.magnitude)
      return .decimal(
        try ReferenceDecimal(b.unscaled < 0 ? -product : product, scale: a.scale + b.scale).rescaled(scale))
    case .divide:
      if right == 0 { return .null }
      let dividend = try left.times(ExactNumber.power(ofTen: scale))
      return .decimal(ReferenceDecimal(dividend.divided(by: right), scale: scale))
    case .remainder:
      if right == 0 { return .null }
      return .decimal(try ReferenceDecimal(left % right, scale: common).rescaled(scale))
    case .integerDivide: throw ReferenceError.outside("an integer operator of decimals")
    }
  }

  /// A number of 64 bits.
  static func exact(_ result: (partialValue: Int64, overflow: Bool)) throws -> Int64 {
    if result.overflow { throw ReferenceError.refused("an integer beyond 64 bits") }
    return result.partialValue
  }

  /// Operations on 64 bits in two's complement. Swift's shifts are Koine's: by 64 places or more nothing is left but the
  /// sign of what goes to the right, and a negative number goes the other way.
  func bitwise(
    _ left: ReferenceValue, _ op: SQLBitwiseOperator, _ right: ReferenceValue
  ) throws -> ReferenceValue {
    switch (left, right) {
    case (.null, _), (_, .null): return .null
    case (.integer(let a), .integer(let b)):
      switch op {
      case .and: return .integer(a & b)
      case .or: return .integer(a | b)
      case .exclusiveOr: return .integer(a ^ b)
      case .shiftLeft, .shiftLeftWithin: return .integer(a << b)
      case .shiftRight, .shiftRightWithin: return .integer(a >> b)
      }
    default: throw ReferenceError.outside("bits of other values")
    }
  }

  /// The number without its sign: refused of the least integer, which has no opposite.
  func absolute(_ value: ReferenceValue) throws -> ReferenceValue {
    switch value {
    case .null: return .null
    case .integer(let number):
      return number < 0 ? try unary(.negate, value) : value
    case .double(let number): return .double(number.magnitude)
    case .decimal(let number):
      return .decimal(
        ReferenceDecimal(number.unscaled < 0 ? -number.unscaled : number.unscaled, scale: number.scale))
    default: throw ReferenceError.outside("the absolute value of another value")
    }
  }

  /// The nearest whole number, halves away from zero.
  func round(_ value: ReferenceValue) throws -> ReferenceValue {
    switch value {
    case .null: return .null
    case .double(let number): return .double(number.rounded(.toNearestOrAwayFromZero))
    default: throw ReferenceError.outside("rounding of another value")
    }
  }

  func truncate(_ value: ReferenceValue) throws -> ReferenceValue {
    switch value {
    case .null: return .null
    case .double(let number): return .double(number.rounded(.towardZero))
    default: throw ReferenceError.outside("truncation of another value")
    }
  }

  func sign(_ value: ReferenceValue) throws -> ReferenceValue {
    switch value {
    case .null: return .null
    case .double(let number): return .double(number > 0 ? 1 : number < 0 ? -1 : 0)
    default: throw ReferenceError.outside("the sign of another value")
    }
  }

  /// NULL of a number that is not in the range without its fraction.
  func number(_ value: ReferenceValue, within range: ClosedRange<Int64>) throws -> ReferenceValue {
    switch value {
    case .null: return .null
    case .integer(let number): return range.contains(number) ? value : .null
    case .double(let number):
      return Int64(exactly: number.rounded(.towardZero)).map(range.contains) == true ? value : .null
    case .decimal(let number):
      let whole = try number.rescaled(0).unscaled
      return Int64(exactly: whole).map(range.contains) == true ? value : .null
    default: throw ReferenceError.outside("the range of another value")
    }
  }
}
