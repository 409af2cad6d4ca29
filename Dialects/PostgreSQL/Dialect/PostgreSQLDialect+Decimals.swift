import Koine

extension PostgreSQLDialect {
  /// A quotient of decimal numbers, rounded half away from zero: `div` cuts it off behind one digit more, whereas
  /// `/` would round it to digits of its own choice first.
  func write(
    quotient dividend: SQLExpression, _ divisor: SQLExpression, scale: Int, to writer: inout SQLWriter
  ) {
    let digits = scale + SQLType.quotientDecimals
    let zeros = String(repeating: "0", count: digits)
    writer.write(
      sql: """
        round(div(\(operand: dividend) * 1\(sql: zeros)0, \(divisor)) * 0.\(sql: zeros)1, \(Int64(digits)))
        """)
  }

  /// A number with other decimals: more are zeros, fewer are rounded half away from zero. An integer with too many
  /// digits is NULL.
  func write(cast operand: SQLExpression, toScale scale: Int, to writer: inout SQLWriter) {
    guard operand.type.scale == nil else {
      return writer.write(sql: "round(CAST(\(operand) AS numeric), \(Int64(scale)))")
    }
    let end = SQLType.power(ofTen: SQLType.decimalDigits - scale) ?? 1
    let number = operand.widened ?? operand
    writer.write(
      sql: "round(CAST(\(number, between: "-\(end)", and: "\(end)") AS numeric), \(Int64(scale)))")
  }
}
