public import Koine

extension PostgreSQLDialect {
  /// What has no counterpart in the other type is NULL: texts are looked at before they are converted.
  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    if case .literal(.text, _) = operand, type.storage != .text {
      // A bare constant would be read as the other type before any condition around it is looked at.
      return write(cast: .cast(operand, .text), to: type, to: &writer)
    }
    if let scale = type.scale { return write(cast: operand, toScale: scale, to: &writer) }
    let number = operand.widened ?? operand
    let target = type.storage
    switch (operand.type.storage, target.beyondIntegers) {
    case (.double, let (below, above)?), (.real, let (below, above)?):
      // A fraction beyond the least value is cut off, except if the next double is another whole number.
      let below = target.integerRange?.lowerBound == .min ? "-9223372036854777856" : below
      writer.write(sql: "CAST(trunc(\(number, between: below, and: above)) AS \(target))")
    case (let source, let (below, above)?) where source.isWider(than: target):
      writer.write(sql: "CAST(\(number, between: below, and: above) AS \(target))")
    // What does not look like a number is NULL before it is converted, and so is a number out of range.
    case (.text, let (below, above)?):
      let (opening, closing) = SQLTemplate.guards(between: below, and: above)
      writer.write(
        sql: """
          CAST(\(sql: opening)CAST(substring(\(operand: operand.asText) FROM '^[-+]?0*[0-9]{1,19}$') \
          AS numeric)\(sql: closing) AS \(target))
          """)
    default: write(otherCast: operand, to: type, &writer)
    }
  }

  private func write(otherCast operand: SQLExpression, to type: SQLType, _ writer: inout SQLWriter) {
    switch (operand.type.storage, type.storage) {
    case (.text, .blob): writer.write(sql: "convert_to(\(operand.asText), 'UTF8')")
    case (.text, .uuid):
      writer.write(
        sql: """
          CAST(substring(\(operand: operand.asText) \
          FROM '^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$') AS uuid)
          """)
    case (.timestamp, .text):
      writer.write(sql: "to_char(\(operand: operand) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')")
    default: writer.writeStandard(cast: operand, to: type)
    }
  }
}
