@_spi(KoineDriver) public import Koine

extension MariaDBDialect {
  /// Writes what OVER has between its parentheses. Of a value that is bound, the server does not know that it is a number,
  /// which distances are counted from.
  public func write(window: SQLWindow, to writer: inout SQLWriter) {
    var window = window
    if let frame = window.frame, frame.unit == .range, frame.start.isAtDistance || frame.end.isAtDistance {
      window.ordering = window.ordering.map { term in
        let type = term.expression.type
        var known = SQLExpression.cast(term.expression, type.scale == nil ? .double : type)
        if type.isInteger {
          // The ends of a range may be beyond 64 bits.
          let parts: [SQLFragment.Part] = [
            .text("CAST("), .expression(term.expression), .text(" AS DECIMAL(20, 0))"),
          ]
          known = .fragment(SQLFragment(parts), .bigInteger)
        }
        return SQLOrdering(known, descending: term.isDescending, nulls: term.nulls)
      }
    }
    writer.writeStandard(window: window)
  }

  /// Writes a conversion of what has a counterpart in the type.
  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    switch (operand.type.storage, type.storage) {
    // A UUID has its digits in lower case.
    case (.text, .uuid): writer.write(call: "lower", [operand])
    // From such a text a recursive common table takes the greatest length of all; CAST of the text would cut it there.
    case (.text, .text): writer.write(sql: "coalesce(\(operand), CAST(NULL AS CHAR(4000000)))")
    // The server cuts texts of some quotients, which it takes for shorter.
    case (let source, .text) where source.isInteger: writer.write(sql: "CAST(\(operand) AS CHAR(20))")
    case (.text, .decimal(let scale)) where !operand.isMatchingInteger:
      writer.write(sql: "CAST(\(operand) AS DECIMAL(65, \(Int64(scale))))", withinDigitsOf: type)
    // Of a number that is far too great, the server makes an error. It would take a decimal number of each argument.
    case (.double, .decimal(let scale)), (.real, .decimal(let scale)):
      writer.write(
        sql: "CAST(greatest(least(\(operand), 1e18), -1e18) + 0e0 AS DECIMAL(65, \(Int64(scale))))",
        withinDigitsOf: type)
    case (.decimal(let scale), .text):
      writer.write(sql: "CAST(CAST(\(operand) AS DECIMAL(65, \(Int64(scale)))) AS CHAR(68))")
    case (.timestamp, .text): writer.write(sql: "CAST(CAST(\(operand) AS DATETIME(6)) AS CHAR)")
    case (.date, .text): writer.write(sql: "CAST(CAST(\(operand) AS DATE) AS CHAR)")
    case (.time, .text): writer.write(sql: "CAST(CAST(\(operand) AS TIME(6)) AS CHAR)")
    case (.text, .timestamp): writer.write(sql: "CAST(trim(TRAILING 'Z' FROM \(operand)) AS DATETIME(6))")
    default: writer.writeStandard(cast: operand, to: type)
    }
  }
}

extension SQLFrame.Bound {
  fileprivate var isAtDistance: Bool {
    switch self {
    case .preceding, .following: true
    case .unboundedPreceding, .currentRow, .unboundedFollowing: false
    }
  }
}

extension SQLExpression {
  /// Whether it is what a cast of a text to an integer has become.
  fileprivate var isMatchingInteger: Bool {
    if case .function(.matching(.integer), _) = self { true } else { false }
  }
}
