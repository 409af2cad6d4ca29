public import Koine

/// Decimal numbers are integers, the point left out: what adds them, multiplies and compares them is integer
/// arithmetic.
extension SQLiteDialect {
  public func write(
    arithmetic left: SQLExpression, _ sign: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    if sign == .divide, left.type.scale != nil, let scale = right.type.scale {
      return writeQuotient(
        scale: scale, to: &writer, { $0.write(operand: left) }, { $0.write(operand: right) })
    }
    writer.write(leftOperand: left, of: sign)
    writer.write(sign)
    writer.write(rightOperand: right, of: sign)
  }

  /// The mean as the quotient of the sum and the count.
  func write(meanOfDecimals mean: SQLAggregate, to writer: inout SQLWriter) {
    var sum = mean
    sum.function = .sum
    var count = mean
    count.function = .count
    writer.write("(")
    writeQuotient(
      scale: 0, to: &writer, { write(aggregate: sum, to: &$0) }, { write(aggregate: count, to: &$0) })
    writer.write(")")
  }

  /// A quotient with one digit more than it shall have, rounded half away from zero.
  private func writeQuotient(
    scale: Int, to writer: inout SQLWriter, _ dividend: (inout SQLWriter) -> Void,
    _ divisor: (inout SQLWriter) -> Void
  ) {
    let power = "1" + String(repeating: "0", count: SQLType.quotientDecimals + 1 + scale)
    func truncated(_ writer: inout SQLWriter) {
      dividend(&writer)
      writer.write(" * ")
      writer.write(text: power)
      writer.write(" / ")
      divisor(&writer)
    }
    writeRounded(1, to: &writer, truncated)
  }

  /// Drops the last digits of an integer, half away from zero: `(a + CASE WHEN a < 0 THEN -5 ELSE 5 END) / 10`.
  private func writeRounded(
    _ digits: Int, to writer: inout SQLWriter, _ number: (inout SQLWriter) -> Void
  ) {
    let half = "5" + String(repeating: "0", count: digits - 1)
    writer.write("(")
    number(&writer)
    writer.write(" + CASE WHEN ")
    number(&writer)
    writer.write(" < 0 THEN -")
    writer.write(text: half)
    writer.write(" ELSE ")
    writer.write(text: half)
    writer.write(" END) / 1")
    writer.write(text: String(repeating: "0", count: digits))
  }

  /// A number with other decimals: more are zeros, fewer are rounded.
  func write(cast operand: SQLExpression, toScale scale: Int, to writer: inout SQLWriter) {
    guard let old = operand.type.scale else {
      // An integer; what has too many digits is NULL.
      writer.write("CASE WHEN ")
      writer.write(operand: operand)
      writer.write(wholeDecimalsOfScale: scale)
      writer.write(" THEN ")
      writer.write(operand: operand)
      writer.write(" * 1")
      writer.write(text: String(repeating: "0", count: scale) + " END")
      return
    }
    writer.write("(")
    if scale < old {
      writeRounded(old - scale, to: &writer) { $0.write(operand: operand) }
    } else {
      writer.write(operand: operand)
      writer.write(" * 1")
      writer.write(text: String(repeating: "0", count: scale - old))
    }
    writer.write(")")
  }
}
