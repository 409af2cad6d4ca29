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
      let guards = Guards(
        above: range.lowerBound == .min ? "-9223372036854777856" : String(range.lowerBound - 1),
        below: Guards.next(above: range.upperBound))
      let number = operand.widened ?? operand
      writer.write(
        sql: "CAST(trunc(\(sql: guards.opening)\(number)\(sql: guards.closing)) AS \(target))")
    case (let source, let target) where source.isWider(than: target):
      guard let range = target.integerRange, let all = source.integerRange else {
        return writer.writeStandard(cast: operand, to: target)
      }
      let guards = Guards(
        above: range.lowerBound > all.lowerBound ? Guards.next(below: range.lowerBound) : nil,
        below: range.upperBound < all.upperBound ? Guards.next(above: range.upperBound) : nil)
      let number = operand.widened ?? operand
      writer.write(sql: "CAST(\(sql: guards.opening)\(number)\(sql: guards.closing) AS \(target))")
    case (.text, let target) where target.isInteger:
      // What does not look like a number is NULL before it is converted, and so is a number out of range.
      let range = target.integerRange ?? .min ... .max
      let guards = Guards(
        above: Guards.next(below: range.lowerBound), below: Guards.next(above: range.upperBound))
      writer.write(
        sql: """
          CAST(\(sql: guards.opening)CAST(substring(\(operand: operand.asText) FROM '^[-+]?0*[0-9]{1,19}$') \
          AS numeric)\(sql: guards.closing) AS \(target))
          """)
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

  /// The text around a number that makes it NULL if it does not lie between two others, which it never equals.
  /// `greatest` and `least` pass over NULL, and so give the end for which NULLIF gives NULL again.
  struct Guards {
    private(set) var opening = ""
    private(set) var closing = ""

    init(above lower: String?, below upper: String?) {
      if let upper {
        opening = "NULLIF(least("
        closing = ", \(upper)), \(upper))"
      }
      if let lower {
        opening = "NULLIF(greatest(" + opening
        closing += ", \(lower)), \(lower))"
      }
    }

    static func next(below number: Int64) -> String {
      number == .min ? "-9223372036854775809" : String(number - 1)
    }

    static func next(above number: Int64) -> String {
      number == .max ? "9223372036854775808" : String(number + 1)
    }
  }
}
