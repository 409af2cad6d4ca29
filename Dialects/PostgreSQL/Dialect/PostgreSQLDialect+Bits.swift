public import Koine

extension PostgreSQLDialect {
  public func write(complement operand: SQLExpression, to writer: inout SQLWriter) {
    writer.write("~")
    writer.write(operand: operand.widened)
  }

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
}
