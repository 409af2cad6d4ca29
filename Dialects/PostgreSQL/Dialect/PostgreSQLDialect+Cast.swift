public import Koine

extension PostgreSQLDialect {
  /// What has no counterpart in the other type is NULL: texts are looked at before they are converted.
  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    if case .literal(.text, _) = operand, type.storage != .text {
      // A bare constant would be read as the other type before any condition around it is looked at.
      return write(cast: .cast(operand, .text), to: type, to: &writer)
    }
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
    case (.boolean, let target) where target.isInteger || target == .double:
      cast("CAST(CAST(", " AS integer) AS ")
      writer.write(text: typeName(target))
      writer.write(")")
    case (let source, .boolean) where source.isInteger:
      writer.write("(")
      writer.write(operand: operand)
      writer.write(" <> 0)")
    case (.double, let target), (.real, let target):
      guard let range = target.integerRange else { return writeCast(operand, to: type, to: &writer) }
      writer.write("CASE WHEN ")
      writer.write(operand: operand)
      // A fraction beyond the least value is cut off, except where the next double is another whole number.
      writer.write(range.lowerBound == .min ? " >= " : " > ")
      writer.write(range.lowerBound == .min ? range.lowerBound : range.lowerBound - 1)
      writer.write(" AND ")
      writer.write(operand: operand)
      writer.write(" < ")
      writer.write(text: range.upperBound == .max ? "9223372036854775808" : String(range.upperBound + 1))
      cast(" THEN CAST(trunc(", ") AS ")
      writer.write(text: typeName(target))
      writer.write(") END")
    case (let source, let target) where source.isWider(than: target):
      writer.write("CASE WHEN ")
      writer.write(operand: operand)
      writer.write(rangeOf: target)
      cast(" THEN CAST(", " AS ")
      writer.write(text: typeName(target))
      writer.write(") END")
    case (.text, let target) where target.isInteger: writeNumber(of: operand.asText, to: target, to: &writer)
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
    default: writeCast(operand, to: type, to: &writer)
    }
  }

  /// The digits are looked at first, and the range before the number is taken: the conversion would fail.
  private func writeNumber(of text: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    writer.write("CASE WHEN ")
    writer.write(operand: text)
    writer.write(" ~ '^[-+]?0*[0-9]{1,19}$' THEN CASE WHEN CAST(")
    writer.write(text)
    writer.write(" AS numeric) BETWEEN ")
    writer.write(type.integerRange?.lowerBound ?? .min)
    writer.write(" AND ")
    writer.write(type.integerRange?.upperBound ?? .max)
    writer.write(" THEN CAST(")
    writer.write(text)
    writer.write(" AS ")
    writer.write(text: typeName(type))
    writer.write(") END END")
  }

  private func writeCast(_ operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    writer.write("CAST(")
    writer.write(operand)
    writer.write(" AS ")
    writer.write(text: typeName(type))
    writer.write(")")
  }
}
