@_spi(KoineDriver) public import Koine

extension SQLiteDialect {
  /// What has no counterpart in the other type is NULL: SQLite itself would take what a text begins with.
  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    if let scale = type.scale { return write(cast: operand, toScale: scale, to: &writer) }
    if let scale = operand.type.scale { return write(decimal: operand, scale, as: type.storage, to: &writer) }
    switch (operand, operand.type.storage) {
    case (_, .text) where type.storage.isInteger: writeNumber(of: operand, to: type.storage, to: &writer)
    case (_, .text) where type.storage == .uuid: writeUUID(of: operand, to: &writer)
    case (_, .text) where type.storage == .date: writer.write(call: .date, [operand])
    case (_, .text) where type.storage == .time: writer.write(call: .time, [operand])
    case (_, .text) where type.storage == .timestamp: writer.write(call: .timestamp, [operand])
    // An integer already.
    case (.function(.within, let numbers), let source) where source.isInteger || !numbers[0].isRepeatable:
      writer.write(operand: operand)
    default: writer.writeStandard(cast: operand, to: type)
    }
  }

  /// A number if it is one of a range. The guards would take much of the parser's room around an operand that has guards
  /// itself.
  func write(_ number: SQLExpression, within range: ClosedRange<Int64>, to writer: inout SQLWriter) {
    guard number.isRepeatable else { return write(integerOf: number, in: range, to: &writer) }
    writer.write(sql: "\(number, within: range, by: ("max", "min"), ending: ".0")")
  }

  /// A number, its fraction cut off, or the integer of a text: NULL if it is not one of a range.
  private func write(
    integerOf operand: SQLExpression, in range: ClosedRange<Int64>, to writer: inout SQLWriter
  ) {
    writer.write(
      sql: "\(driverFunction: .integer)(\(operand), \(range.lowerBound), \(range.upperBound))")
  }

  /// Digits with at most a sign before them leave nothing but the sign. NUMERIC is a floating-point number
  /// beyond 64 bits.
  private func writeNumber(of text: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    let range = type.integerRange ?? .min ... .max
    guard text.isRepeatable else { return write(integerOf: text, in: range, to: &writer) }
    writer.write(
      sql:
        "CASE WHEN rtrim(\(text), '0123456789') IN ('', '-', '+') AND \(operand: text) NOT IN ('', '-', '+')")
    if range.upperBound == .max { writer.write(sql: " AND typeof(CAST(\(text) AS NUMERIC)) = 'integer'") }
    if range.lowerBound != .min { writer.write(sql: " AND CAST(\(text) AS NUMERIC)\(rangeOf: type)") }
    writer.write(sql: " THEN CAST(\(text) AS INTEGER) END")
  }

  private func writeUUID(of text: SQLExpression, to writer: inout SQLWriter) {
    guard text.isRepeatable else { return writer.write(call: .uuid, [text]) }
    let pattern = [8, 4, 4, 4, 12].map { String(repeating: "[0-9a-f]", count: $0) }.joined(separator: "-")
    writer.write(sql: "CASE WHEN lower(\(text)) GLOB '\(sql: pattern)' THEN lower(\(text)) END")
  }
}
