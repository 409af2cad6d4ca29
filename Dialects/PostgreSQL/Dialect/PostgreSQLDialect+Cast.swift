public import Koine

extension PostgreSQLDialect {
  /// What has no counterpart in the other type is NULL: texts are looked at before they are converted.
  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    func cast(_ opening: StaticString, _ closing: StaticString) {
      writer.write(opening)
      writer.write(operand)
      writer.write(closing)
    }
    switch (operand.type.storage, type.storage) {
    case (.boolean, .text):
      cast("CASE WHEN ", " THEN 'true' WHEN NOT ")
      writer.write(operand: operand)
      writer.write(" THEN 'false' END")
    case (.boolean, .integer): cast("CAST(CAST(", " AS integer) AS bigint)")
    case (.boolean, .double): cast("CAST(CAST(", " AS integer) AS double precision)")
    case (.integer, .boolean):
      writer.write("(")
      writer.write(operand: operand)
      writer.write(" <> 0)")
    case (.double, .integer(let bits)):
      writer.write("CASE WHEN ")
      writer.write(operand: operand)
      writer.write(bits == 64 ? " >= -9223372036854775808 AND " : " > -2147483649 AND ")
      writer.write(operand: operand)
      writer.write(bits == 64 ? " < 9223372036854775808" : " < 2147483648")
      cast(" THEN CAST(trunc(", bits == 64 ? ") AS bigint) END" : ") AS integer) END")
    case (.integer(64), .integer(32)):
      writer.write("CASE WHEN ")
      writer.write(operand: operand)
      cast(" BETWEEN -2147483648 AND 2147483647 THEN CAST(", " AS integer) END")
    case (.text, .integer(let bits)): writeNumber(of: operand.asText, bits: bits, to: &writer)
    case (.text, .boolean): cast("CASE ", " WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END")
    case (.text, .blob):
      writer.write("convert_to(")
      writer.write(operand.asText)
      writer.write(", 'UTF8')")
    case (.text, .uuid):
      let text = operand.asText
      writer.write("CASE WHEN ")
      writer.write(operand: text)
      writer.write(" ~ '^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$' THEN CAST(")
      writer.write(text)
      writer.write(" AS uuid) END")
    case (.timestamp, .text):
      writer.write("to_char(")
      writer.write(operand: operand)
      writer.write(" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')")
    default:
      writer.write("CAST(")
      writer.write(operand)
      writer.write(" AS ")
      writer.write(text: typeName(type))
      writer.write(")")
    }
  }

  /// The digits are looked at first, and the range before the number is taken: the conversion would fail.
  private func writeNumber(of text: SQLExpression, bits: Int, to writer: inout SQLWriter) {
    writer.write("CASE WHEN ")
    writer.write(operand: text)
    writer.write(" ~ '^[-+]?0*[0-9]{1,19}$' THEN CASE WHEN CAST(")
    writer.write(text)
    writer.write(" AS numeric) BETWEEN ")
    writer.write(Int64.min >> (64 - Int64(bits)))
    writer.write(" AND ")
    writer.write(Int64.max >> (64 - Int64(bits)))
    writer.write(" THEN CAST(")
    writer.write(text)
    writer.write(" AS ")
    writer.write(text: typeName(.integer(bits: bits)))
    writer.write(") END END")
  }
}
