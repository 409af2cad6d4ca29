public import Koine

extension PostgreSQLDialect {
  /// What has no counterpart in the other type is NULL: texts are looked at before they are converted.
  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    if case .literal(.text, _) = operand, type.storage != .text {
      // A bare constant would be read as the other type before any condition around it is looked at.
      return write(cast: .cast(operand, .text), to: type, to: &writer)
    }
    if let scale = type.scale { return write(cast: operand, toScale: scale, to: &writer) }
    switch (operand.type.storage, type.storage) {
    case (.double, let target), (.real, let target):
      guard let range = target.integerRange else { return writer.writeStandard(cast: operand, to: type) }
      // A fraction beyond the least value is cut off, except if the next double is another whole number.
      let lower = range.lowerBound == .min ? "-9223372036854777856" : String(range.lowerBound - 1)
      let upper = range.upperBound == .max ? "9223372036854775808" : String(range.upperBound + 1)
      writer.write("CAST(trunc(")
      writeNumber(above: lower, below: upper, to: &writer) { writer in
        writer.write(operand.widened ?? operand)
      }
      writer.write(") AS ")
      writer.write(text: typeName(target))
      writer.write(")")
    case (let source, let target) where source.isWider(than: target):
      writer.write("CAST(")
      write(operand, within: target, of: source, to: &writer)
      writer.write(" AS ")
      writer.write(text: typeName(target))
      writer.write(")")
    case (.text, let target) where target.isInteger: writeNumber(of: operand.asText, to: target, to: &writer)
    case (.text, .blob):
      writer.write("convert_to(")
      writer.write(operand.asText)
      writer.write(", 'UTF8')")
    case (.text, .uuid):
      writer.write("CAST(substring(")
      writer.write(operand: operand.asText)
      writer.write(" FROM '^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$') AS uuid)")
    case (.timestamp, .text):
      writer.write("to_char(")
      writer.write(operand: operand)
      writer.write(" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')")
    default: writer.writeStandard(cast: operand, to: type)
    }
  }

  /// What does not look like a number is NULL before it is converted, and so is a number out of range.
  private func writeNumber(of text: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    let range = type.integerRange ?? .min ... .max
    func next(_ number: Int64, _ step: Int64) -> String {
      let (next, isBeyond) = number.addingReportingOverflow(step)
      return isBeyond ? (step < 0 ? "-9223372036854775809" : "9223372036854775808") : String(next)
    }
    writer.write("CAST(")
    writeNumber(above: next(range.lowerBound, -1), below: next(range.upperBound, 1), to: &writer) { writer in
      writer.write("CAST(substring(")
      writer.write(operand: text)
      writer.write(" FROM '^[-+]?0*[0-9]{1,19}$') AS numeric)")
    }
    writer.write(" AS ")
    writer.write(text: typeName(type))
    writer.write(")")
  }

  /// Writes an integer, or NULL if it does not lie within a smaller type.
  private func write(
    _ number: SQLExpression, within target: SQLType, of source: SQLType, to writer: inout SQLWriter
  ) {
    guard let range = target.integerRange, let all = source.integerRange else { return writer.write(number) }
    writeNumber(
      above: range.lowerBound > all.lowerBound ? String(range.lowerBound - 1) : nil,
      below: range.upperBound < all.upperBound ? String(range.upperBound + 1) : nil, to: &writer
    ) { writer in writer.write(number.widened ?? number) }
  }
}
