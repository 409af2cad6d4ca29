import Koine

extension PostgreSQLDialect {
  /// A quotient of decimal numbers, rounded half away from zero: `div` cuts it off behind one digit more, whereas
  /// `/` would round it to digits of its own choice first.
  func writeQuotient(
    scale: Int, to writer: inout SQLWriter, _ dividend: (inout SQLWriter) -> Void,
    _ divisor: (inout SQLWriter) -> Void
  ) {
    let digits = scale + SQLType.quotientDecimals
    writer.write("round(div(")
    dividend(&writer)
    writer.write(" * 1")
    writer.write(text: String(repeating: "0", count: digits + 1))
    writer.write(", ")
    divisor(&writer)
    writer.write(") * 0.")
    writer.write(text: String(repeating: "0", count: digits) + "1, \(digits))")
  }

  /// A number with other decimals: more are zeros, fewer are rounded half away from zero.
  func write(cast operand: SQLExpression, toScale scale: Int, to writer: inout SQLWriter) {
    writer.write("round(CAST(")
    if operand.type.scale == nil {
      // An integer with too many digits is NULL.
      let end = SQLType.power(ofTen: SQLType.decimalDigits - scale) ?? 1
      writeNumber(above: String(-end), below: String(end), to: &writer) {
        $0.write(operand.widened ?? operand)
      }
    } else {
      writer.write(operand)
    }
    writer.write(text: " AS numeric), \(scale))")
  }
}
