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
      // A fraction beyond the least value is cut off, except if the next double is another whole number.
      let (sign, least) = range.lowerBound == .min ? (">=", .min) : (">", range.lowerBound - 1)
      let greatest = range.upperBound == .max ? "9223372036854775808" : String(range.upperBound + 1)
      writer.write(
        sql: """
          CASE WHEN \(operand: operand) \(sql: sign) \(least).0 AND \(operand: operand) < \(sql: greatest).0 \
          THEN CAST(\(operand) AS INTEGER) END
          """)
    case (let source, let target) where source.isWider(than: target):
      guard operand.isRepeatable else {
        return writeInteger(operand, target.integerRange ?? .min ... .max, to: &writer)
      }
      writer.write(sql: "CASE WHEN \(operand: operand)\(rangeOf: target) THEN \(operand) END")
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
    writer.write(
      sql:
        "CASE WHEN rtrim(\(text), '0123456789') IN ('', '-', '+') AND \(operand: text) NOT IN ('', '-', '+')")
    if range.upperBound == .max { writer.write(sql: " AND typeof(CAST(\(text) AS NUMERIC)) = 'integer'") }
    if range.lowerBound != .min { writer.write(sql: " AND CAST(\(text) AS NUMERIC)\(rangeOf: type.storage)") }
    writer.write(sql: " THEN CAST(\(text) AS INTEGER) END")
  }

  /// A number or a text as an integer within a range, NULL if it is none.
  func writeInteger(_ operand: SQLExpression, _ range: ClosedRange<Int64>, to writer: inout SQLWriter) {
    writer.write(
      sql: "\(driverFunction: .integer)(\(operand), \(range.lowerBound), \(range.upperBound))")
  }

  private func writeUUID(of text: SQLExpression, to writer: inout SQLWriter) {
    guard text.isRepeatable else { return writer.write(call: .uuid, [text]) }
    let pattern = [8, 4, 4, 4, 12].map { String(repeating: "[0-9a-f]", count: $0) }.joined(separator: "-")
    writer.write(sql: "CASE WHEN lower(\(text)) GLOB '\(sql: pattern)' THEN lower(\(text)) END")
  }
}
