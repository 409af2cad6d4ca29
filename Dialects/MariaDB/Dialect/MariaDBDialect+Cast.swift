public import Koine

extension MariaDBDialect {
  /// What has no counterpart in the type is NULL.
  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    let (source, target) = (operand.type.storage, type.storage)
    let range = target.integerRange ?? .min ... .max
    let below = range.lowerBound == .min ? "-9223372036854775809" : String(range.lowerBound - 1)
    let above = range.upperBound == .max ? "9223372036854775808" : String(range.upperBound + 1)
    switch (source, target) {
    case (.decimal, .decimal): writer.write(sql: "CAST(\(operand) AS \(target))")
    case (_, .decimal(let scale)):
      let end = SQLType.power(ofTen: SQLType.decimalDigits - scale) ?? 1
      writer.write(sql: "CAST(\(guarded: "-\(end)", "\(end)", operand) AS \(target))")
    case (.double, _) where target.isInteger, (.real, _) where target.isInteger:
      // A fraction beyond the least value is cut off, except if the next double is another whole number.
      let below = range.lowerBound == .min ? "-9223372036854777856" : below
      writer.write(sql: "CAST(truncate(\(guarded: below + "e0", above + "e0", operand), 0) AS SIGNED)")
    case (.text, _) where target.isInteger:
      let (open, close) = SQLTemplate.StringInterpolation.guards(below, above)
      writer.write(
        sql: """
          CAST(\(sql: open)CAST(nullif(regexp_substr(\(operand), '(?s)^[-+]?0*[0-9]{1,19}(?!.)'), '') \
          AS DECIMAL(30))\(sql: close) AS SIGNED)
          """)
    case _ where source.isWider(than: target):
      writer.write(sql: "CAST(\(guarded: below, above, operand) AS SIGNED)")
    case (.text, .uuid):
      writer.write(
        sql: """
          lower(nullif(regexp_substr(\(operand), \
          '(?s)^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}(?!.)'), ''))
          """)
    case (.timestamp, .text): writer.write(sql: "CAST(CAST(\(operand) AS DATETIME(6)) AS CHAR)")
    default: writer.writeStandard(cast: operand, to: type)
    }
  }
}

extension SQLTemplate.StringInterpolation {
  /// Adds a number that is NULL if it does not lie between two others.
  fileprivate mutating func appendInterpolation(
    guarded below: String, _ above: String, _ number: SQLExpression
  ) {
    let (open, close) = Self.guards(below, above)
    appendInterpolation(sql: open)
    appendInterpolation(number)
    appendInterpolation(sql: close)
  }

  fileprivate static func guards(_ below: String, _ above: String) -> (open: String, close: String) {
    ("nullif(nullif(greatest(least(", ", \(above)), \(below)), \(above)), \(below))")
  }
}
