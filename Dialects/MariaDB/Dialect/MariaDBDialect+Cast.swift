public import Koine

extension MariaDBDialect {
  /// What has no counterpart in the type is NULL.
  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    let (source, target) = (operand.type.storage, type.storage)
    let (below, above) = target.beyondIntegers ?? ("", "")
    switch (source, target) {
    case (.decimal, .decimal): writer.write(sql: "CAST(\(operand) AS \(target))")
    case (_, .decimal(let scale)):
      let end = SQLType.power(ofTen: SQLType.decimalDigits - scale) ?? 1
      writer.write(sql: "CAST(\(operand, between: "-\(end)", and: "\(end)") AS \(target))")
    case (.double, _) where target.isInteger, (.real, _) where target.isInteger:
      // A fraction beyond the least value is cut off, except if the next double is another whole number.
      let below = target.integerRange?.lowerBound == .min ? "-9223372036854777856" : below
      writer.write(sql: "CAST(truncate(\(operand, between: below + "e0", and: above + "e0"), 0) AS SIGNED)")
    case (.text, _) where target.isInteger:
      let (open, close) = SQLTemplate.guards(between: below, and: above)
      writer.write(
        sql: """
          CAST(\(sql: open)CAST(nullif(regexp_substr(\(operand), '(?s)^[-+]?0*[0-9]{1,19}(?!.)'), '') \
          AS DECIMAL(30))\(sql: close) AS SIGNED)
          """)
    case _ where source.isWider(than: target):
      writer.write(sql: "CAST(\(operand, between: below, and: above) AS SIGNED)")
    case (.text, .uuid):
      writer.write(
        sql: """
          lower(nullif(regexp_substr(\(operand), \
          '(?s)^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}(?!.)'), ''))
          """)
    // The server cuts texts of some quotients, which it takes for shorter.
    case (_, .text) where source.isInteger: writer.write(sql: "CAST(\(operand) AS CHAR(20))")
    case (.timestamp, .text): writer.write(sql: "CAST(CAST(\(operand) AS DATETIME(6)) AS CHAR)")
    default: writer.writeStandard(cast: operand, to: type)
    }
  }
}
