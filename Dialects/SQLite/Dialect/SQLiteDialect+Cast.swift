public import Koine

extension SQLiteDialect {
  /// What has no counterpart in the other type is NULL: SQLite itself would take the nearest, or what a text
  /// begins with.
  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    if let scale = type.scale { return write(cast: operand, toScale: scale, to: &writer) }
    let target = type.storage
    switch (operand.type.storage, target.beyondIntegers) {
    // The guards would take much of the parser's room around an operand that has guards itself.
    case (.double, _?) where !operand.isRepeatable, (.real, _?) where !operand.isRepeatable:
      writeInteger(operand, target, to: &writer)
    case (.double, let (below, above)?), (.real, let (below, above)?):
      // A fraction beyond the least value is cut off, except if the next double is another whole number.
      let below = target.integerRange?.lowerBound == .min ? "-9223372036854777856" : below
      writer.write(
        sql: "CAST(\(operand, between: below + ".0", and: above + ".0", by: Self.extremes) AS INTEGER)")
    case (let source, let (below, above)?) where source.isWider(than: target):
      if !operand.isRepeatable { return writeInteger(operand, target, to: &writer) }
      writer.write(sql: "\(operand, between: below, and: above, by: Self.extremes)")
    case (.text, _?): writeNumber(of: operand, to: target, to: &writer)
    case (.text, nil) where target == .uuid: writeUUID(of: operand, to: &writer)
    default: writer.writeStandard(cast: operand, to: type)
    }
  }

  /// The functions that take the greater and the lesser of two values.
  static let extremes = ("max", "min")

  /// Digits with at most a sign before them leave nothing but the sign. NUMERIC is a floating-point number
  /// beyond 64 bits.
  private func writeNumber(of text: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    guard text.isRepeatable else { return writeInteger(text, type, to: &writer) }
    let range = type.integerRange ?? .min ... .max
    writer.write(
      sql:
        "CASE WHEN rtrim(\(text), '0123456789') IN ('', '-', '+') AND \(operand: text) NOT IN ('', '-', '+')")
    if range.upperBound == .max { writer.write(sql: " AND typeof(CAST(\(text) AS NUMERIC)) = 'integer'") }
    if range.lowerBound != .min { writer.write(sql: " AND CAST(\(text) AS NUMERIC)\(rangeOf: type)") }
    writer.write(sql: " THEN CAST(\(text) AS INTEGER) END")
  }

  /// A number or a text as an integer of a type, NULL if it is none.
  private func writeInteger(_ operand: SQLExpression, _ type: SQLType, to writer: inout SQLWriter) {
    guard let range = type.integerRange else { return }
    writer.write(
      sql: "\(driverFunction: .integer)(\(operand), \(range.lowerBound), \(range.upperBound))")
  }

  private func writeUUID(of text: SQLExpression, to writer: inout SQLWriter) {
    guard text.isRepeatable else { return writer.write(call: .uuid, [text]) }
    let pattern = [8, 4, 4, 4, 12].map { String(repeating: "[0-9a-f]", count: $0) }.joined(separator: "-")
    writer.write(sql: "CASE WHEN lower(\(text)) GLOB '\(sql: pattern)' THEN lower(\(text)) END")
  }
}
