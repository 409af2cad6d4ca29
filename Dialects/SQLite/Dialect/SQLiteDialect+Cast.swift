public import Koine

extension SQLiteDialect {
  /// What has no counterpart in the other type is NULL: SQLite itself would take the nearest, or what a text
  /// begins with.
  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    if let scale = type.scale { return write(cast: operand, toScale: scale, to: &writer) }
    switch (operand.type.storage, type.storage) {
    case (.double, let target), (.real, let target):
      guard let range = target.integerRange else { return writer.writeStandard(cast: operand, to: type) }
      guard operand.isRepeatable else { return writeInteger(operand, range, to: &writer) }
      writer.write("CASE WHEN ")
      writer.write(operand: operand)
      // A fraction beyond the least value is cut off, except if the next double is another whole number.
      writer.write(range.lowerBound == .min ? " >= " : " > ")
      writer.write(range.lowerBound == .min ? range.lowerBound : range.lowerBound - 1)
      writer.write(".0 AND ")
      writer.write(operand: operand)
      writer.write(" < ")
      writer.write(text: range.upperBound == .max ? "9223372036854775808" : String(range.upperBound + 1))
      writer.write(".0 THEN CAST(")
      writer.write(operand)
      writer.write(" AS INTEGER) END")
    case (let source, let target) where source.isWider(than: target):
      guard operand.isRepeatable else {
        return writeInteger(operand, target.integerRange ?? .min ... .max, to: &writer)
      }
      writer.write("CASE WHEN ")
      writer.write(operand: operand)
      writer.write(rangeOf: target)
      writer.write(" THEN ")
      writer.write(operand)
      writer.write(" END")
    case (.text, let target) where target.isInteger: writeNumber(of: operand, to: target, to: &writer)
    case (.text, .uuid): writeUUID(of: operand, to: &writer)
    default: writer.writeStandard(cast: operand, to: type)
    }
  }

  /// Digits with at most a sign before them leave nothing but the sign. NUMERIC is a floating-point number
  /// beyond 64 bits.
  private func writeNumber(of text: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    let range = type.storage.integerRange ?? .min ... .max
    guard text.isRepeatable else { return writeInteger(text, range, to: &writer) }
    writer.write("CASE WHEN rtrim(")
    writer.write(text)
    writer.write(", '0123456789') IN ('', '-', '+') AND ")
    writer.write(operand: text)
    writer.write(" NOT IN ('', '-', '+') AND ")
    if range.upperBound == .max {
      writer.write("typeof(CAST(")
      writer.write(text)
      writer.write(" AS NUMERIC)) = 'integer'")
    }
    if range.lowerBound != .min {
      if range.upperBound == .max { writer.write(" AND ") }
      writer.write("CAST(")
      writer.write(text)
      writer.write(" AS NUMERIC)")
      writer.write(rangeOf: type.storage)
    }
    writer.write(" THEN CAST(")
    writer.write(text)
    writer.write(" AS INTEGER) END")
  }

  /// A number or a text as an integer within a range, NULL if it is none.
  func writeInteger(_ operand: SQLExpression, _ range: ClosedRange<Int64>, to writer: inout SQLWriter) {
    writer.write(driverFunction: .integer)
    writer.write("(")
    writer.write(operand)
    writer.write(", ")
    writer.write(range.lowerBound)
    writer.write(", ")
    writer.write(range.upperBound)
    writer.write(")")
  }

  private func writeUUID(of text: SQLExpression, to writer: inout SQLWriter) {
    guard text.isRepeatable else { return writer.write(call: .uuid, [text]) }
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
