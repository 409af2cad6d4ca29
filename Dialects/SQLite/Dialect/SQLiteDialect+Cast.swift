public import Koine

extension SQLiteDialect {
  /// What has no counterpart in the other type is NULL: SQLite itself would take the nearest, or what a text
  /// begins with.
  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    switch (operand.type.storage, type.storage) {
    case (.boolean, .text):
      writer.write("CASE WHEN ")
      writer.write(operand)
      writer.write(" THEN 'true' WHEN NOT ")
      writer.write(operand: operand)
      writer.write(" THEN 'false' END")
    case (.integer, .boolean):
      writer.write("(")
      writer.write(operand: operand)
      writer.write(" <> 0)")
    case (.double, .integer(let bits)):
      writer.write("CASE WHEN ")
      writer.write(operand: operand)
      writer.write(bits == 64 ? " >= -9223372036854775808.0 AND " : " > -2147483649.0 AND ")
      writer.write(operand: operand)
      writer.write(bits == 64 ? " < 9223372036854775808.0" : " < 2147483648.0")
      writer.write(" THEN CAST(")
      writer.write(operand)
      writer.write(" AS INTEGER) END")
    case (.integer(64), .integer(32)):
      writer.write("CASE WHEN ")
      writer.write(operand: operand)
      writer.write(" BETWEEN -2147483648 AND 2147483647 THEN ")
      writer.write(operand)
      writer.write(" END")
    case (.text, .integer(let bits)): writeNumber(of: operand, bits: bits, to: &writer)
    case (.text, .boolean):
      writer.write("CASE ")
      writer.write(operand)
      writer.write(" WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END")
    case (.text, .uuid): writeUUID(of: operand, to: &writer)
    default:
      writer.write("CAST(")
      writer.write(operand)
      writer.write(" AS ")
      writer.write(text: typeName(type))
      writer.write(")")
    }
  }

  /// Digits with at most a sign before them leave nothing but the sign. CAST stops at the ends of the range,
  /// and NUMERIC is a floating-point number beyond it.
  private func writeNumber(of text: SQLExpression, bits: Int, to writer: inout SQLWriter) {
    writer.write("CASE WHEN rtrim(")
    writer.write(text)
    writer.write(", '0123456789') IN ('', '-', '+') AND ")
    writer.write(operand: text)
    writer.write(" NOT IN ('', '-', '+') AND ")
    if bits == 64 {
      writer.write("typeof(CAST(")
      writer.write(text)
      writer.write(" AS NUMERIC)) = 'integer'")
    } else {
      writer.write("CAST(")
      writer.write(text)
      writer.write(" AS INTEGER) BETWEEN ")
      writer.write(Int64.min >> (64 - Int64(bits)))
      writer.write(" AND ")
      writer.write(Int64.max >> (64 - Int64(bits)))
    }
    writer.write(" THEN CAST(")
    writer.write(text)
    writer.write(" AS INTEGER) END")
  }

  private func writeUUID(of text: SQLExpression, to writer: inout SQLWriter) {
    let pattern = [8, 4, 4, 4, 12].map { String(repeating: "[0-9a-f]", count: $0) }.joined(separator: "-")
    writer.write("CASE WHEN lower(")
    writer.write(text)
    writer.write(") GLOB '")
    writer.write(text: pattern)
    writer.write("' THEN lower(")
    writer.write(text)
    writer.write(") END")
  }
}
