@_spi(KoineDriver) public import Koine

extension PostgreSQLDialect {
  /// Writes an operation on the 64 bits of integers. What arrives here as a shift by any number of places has operands
  /// that are computed: a string of 128 bits is shifted, of which the last 64 are the number and those before are its
  /// sign. The places of such a shift may be negative, and what is shifted out is gone.
  public func write(
    bitwise left: SQLExpression, _ op: SQLBitwiseOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    switch op {
    case .and: writer.write(left, "&", right)
    case .or: writer.write(left, "|", right)
    case .exclusiveOr: writer.write(left, "#", right)
    case .shiftLeftWithin:
      writer.write(sql: "\(operand: left) << \(cast: right, to: .integer(bits: 32))")
    case .shiftRightWithin:
      writer.write(sql: "\(operand: left) >> \(cast: right, to: .integer(bits: 32))")
    case .shiftLeft: writeBitString(left, "<<", by: right.clamped(to: -64...64), to: &writer)
    case .shiftRight: writeBitString(left, ">>", by: right.clamped(to: -64...64), to: &writer)
    }
  }

  private func writeBitString(
    _ operand: SQLExpression, _ op: String, by places: SQLExpression, to writer: inout SQLWriter
  ) {
    writer.write(
      sql: """
        CAST(substring(CAST(\(operand) AS bit(128)) \(sql: op) \(cast: places, to: .integer(bits: 32)) \
        FROM 65) AS bigint)
        """)
  }
}
