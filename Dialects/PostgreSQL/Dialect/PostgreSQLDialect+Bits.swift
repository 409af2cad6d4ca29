public import Koine

extension PostgreSQLDialect {
  /// Writes the negative of a number, an integer widened to 64 bits: `-32768` has no opposite in 16.
  public func write(negated operand: SQLExpression, to writer: inout SQLWriter) {
    writer.write("-")
    writer.write(operand: operand.widenedInteger)
  }

  /// Writes the complement of an integer, widened to 64 bits.
  public func write(complement operand: SQLExpression, to writer: inout SQLWriter) {
    writer.write("~")
    writer.write(operand: operand.widened)
  }

  /// Writes an operation on the 64 bits of integers. PostgreSQL takes the places of a shift modulo 64, so a shift by 64
  /// places or more, or by a negative number, is written out.
  public func write(
    bitwise left: SQLExpression, _ sign: SQLBitwiseOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    let left = left.widened
    switch sign {
    case .and: writer.write(left, "&", right.widened)
    case .or: writer.write(left, "|", right.widened)
    case .exclusiveOr: writer.write(left, "#", right.widened)
    case .shiftLeft, .shiftRight:
      if case .value(.integer(let places), _) = right {
        writeShift(left, by: sign == .shiftLeft ? places : 0 &- Swift.max(places, -.max), to: &writer)
      } else {
        writeShift(left, sign, by: right, to: &writer)
      }
    }
  }

  /// Shifts to the left, or by a negative number to the right. The places count modulo 64 here.
  private func writeShift(_ operand: SQLExpression, by places: Int64, to writer: inout SQLWriter) {
    writer.write(operand: operand)
    if places >= 64 { return writer.write(" & 0") }
    writer.write(places < 0 ? " >> " : " << ")
    writer.bind(.integer(places < -63 ? 63 : Swift.abs(places)), .integer(bits: 32))
  }

  private func writeShift(
    _ operand: SQLExpression, _ sign: SQLBitwiseOperator, by places: SQLExpression, to writer: inout SQLWriter
  ) {
    guard operand.isRepeatable, places.isRepeatable else {
      return writeBitString(operand, sign == .shiftLeft ? " << " : " >> ", by: places, to: &writer)
    }
    func branch(_ condition: StaticString, _ shift: StaticString, isNegative: Bool) {
      writer.write(operand: places)
      writer.write(condition)
      writer.write(operand: operand)
      writer.write(shift)
      writer.write(isNegative ? " CAST(-" : " CAST(")
      if isNegative { writer.write(operand: places) } else { writer.write(places) }
      writer.write(" AS integer)")
    }
    func rest(_ condition: StaticString, _ end: StaticString) {
      writer.write(operand: places)
      writer.write(condition)
      writer.write(operand: operand)
      writer.write(end)
    }
    let isLeft = sign == .shiftLeft
    writer.write("CASE WHEN ")
    rest(" <= -64 THEN ", isLeft ? " >> 63" : " & 0")
    writer.write(" WHEN ")
    branch(" < 0 THEN ", isLeft ? " >>" : " <<", isNegative: true)
    writer.write(" WHEN ")
    branch(" < 64 THEN ", isLeft ? " <<" : " >>", isNegative: false)
    writer.write(" WHEN ")
    rest(" >= 64 THEN ", isLeft ? " & 0 END" : " >> 63 END")
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
