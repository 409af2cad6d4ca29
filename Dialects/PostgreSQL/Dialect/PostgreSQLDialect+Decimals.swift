@_spi(KoineDriver) import Koine

extension PostgreSQLDialect {
  /// A quotient of decimal numbers, rounded half away from zero: `div` cuts it off behind one digit more, whereas
  /// `/` would round it to digits of its own choice first.
  func write(
    quotient dividend: SQLExpression, _ divisor: SQLExpression, scale: Int, to writer: inout SQLWriter
  ) {
    let digits = scale + SQLType.quotientDecimals
    let zeros = String(repeating: "0", count: digits)
    // An integer by an integer would be one.
    let point = dividend.type.scale == nil ? ".0" : ""
    writer.write(
      sql: """
        round(div(\(operand: dividend) * 1\(sql: zeros)0\(sql: point), \(divisor)) * 0.\(sql: zeros)1, \
        \(Int64(digits)))
        """)
  }
}
