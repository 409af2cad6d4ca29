public import Koine

extension PostgreSQLDialect {
  /// Writes an operation on the 64 bits of integers. What arrives here as a shift by any number of places has operands
  /// that are computed.
  public func write(
    bitwise left: SQLExpression, _ sign: SQLBitwiseOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    switch sign {
    case .and: writer.write(left, "&", right)
    case .or: writer.write(left, "|", right)
    case .exclusiveOr: writer.write(left, "#", right)
    case .shiftLeftWithin: writeShift(left, "<<", by: right, to: &writer)
    case .shiftRightWithin: writeShift(left, ">>", by: right, to: &writer)
    case .shiftLeft: writeBitString(left, " << ", by: right, to: &writer)
    case .shiftRight: writeBitString(left, " >> ", by: right, to: &writer)
    }
  }

  /// The number of places is an integer of 32 bits.
  private func writeShift(
    _ operand: SQLExpression, _ sign: StaticString, by places: SQLExpression, to writer: inout SQLWriter
  ) {
    if case .value(_, .integer(bits: 32)) = places { return writer.write(operand, sign, places) }
    writer.write(operand: operand)
    writer.write(" ")
    writer.write(sign)
    writer.write(" CAST(")
    writer.write(places)
    writer.write(" AS integer)")
  }

  /// Shifts a string of 128 bits, of which the last 64 are the number and those before are its sign: the places of
  /// such a shift may be negative, and what is shifted out is gone. Each operand is named once.
  private func writeBitString(
    _ operand: SQLExpression, _ sign: StaticString, by places: SQLExpression, to writer: inout SQLWriter
  ) {
    writer.write("CAST(substring(CAST(")
    writer.write(operand)
    writer.write(" AS bit(128))")
    writer.write(sign)
    writer.write("CAST(")
    write(places, clampedTo: -64...64, to: &writer)
    writer.write(" AS integer) FROM 65) AS bigint)")
  }
}
