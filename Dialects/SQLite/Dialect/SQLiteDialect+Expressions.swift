@_spi(KoineDriver) public import Koine

extension SQLiteDialect {
  /// The name of a type in CAST and in a table's definition, if it gives the column its affinity.
  public func typeName(_ type: SQLType) -> String {
    switch type {
    case .boolean, .integer, .unsigned, .decimal: "INTEGER"
    case .real, .double: "REAL"
    case .text, .timestamp, .date, .time, .uuid, .json: "TEXT"
    case .blob: "BLOB"
    case .named(_, let stored), .opaque(let stored): typeName(stored)
    case .unknown: "ANY"
    }
  }

  /// `BINARY` or `NOCASE`; `nil` for the order that the column declares.
  public func collationName(_ collation: SQLCollation) -> String? {
    switch collation {
    case .binary: "BINARY"
    case .noCase: "NOCASE"
    case .database: nil
    case .program(let collation): collation.name
    }
  }

  /// Writes a constant; an infinite number is one beyond the range of doubles.
  public func write(literal value: SQLValue, of type: SQLType, to writer: inout SQLWriter) {
    writer.writeStandard(literal: value)
  }

  /// LIKE ignores the case of ASCII letters; GLOB does not, and has other wildcards. Both take patterns of 50 000
  /// bytes at most.
  public func write(
    like operand: SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter
  ) {
    guard case (.text(let text), let type)? = pattern.constant else {
      return write(operand, matches: pattern, caseSensitive: caseSensitive, negated: negated, to: &writer)
    }
    let spelled = caseSensitive ? Self.glob(from: text) : text
    guard spelled.utf8.count <= Self.longestPattern else {
      return write(operand, matches: pattern, caseSensitive: caseSensitive, negated: negated, to: &writer)
    }
    writer.write(operand: operand)
    if negated { writer.write(" NOT") }
    writer.write(caseSensitive ? " GLOB " : " LIKE ")
    writer.write(operand: pattern.replaced(by: .text(spelled), as: type))
    if !caseSensitive { writer.write(" ESCAPE '\\'") }
  }

  /// The bytes of a pattern that LIKE and GLOB take: SQLITE_MAX_LIKE_PATTERN_LENGTH, unless SQLite is built otherwise.
  private static let longestPattern = 50_000

  private func write(
    _ operand: SQLExpression, matches pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter
  ) {
    writer.write(
      call: .like, [operand, pattern, .literal(.integer(caseSensitive ? 1 : 0), .integer(bits: 32))])
    if negated { writer.write(" = 0") }
  }

  /// The GLOB pattern that matches what a LIKE pattern with `\` as its escape matches.
  static func glob(from pattern: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "%" where !isEscaped: result.append("*")
      case "_" where !isEscaped: result.append("?")
      case "*", "?", "[": result.append(contentsOf: ["[", scalar, "]"])
      default: result.append(scalar)
      }
      isEscaped = false
    }
    return String(result)
  }

  /// Writes whether a text contains another one, begins or ends with it.
  public func write(
    search text: SQLExpression, _ search: SQLSearchOperator, _ part: SQLExpression,
    to writer: inout SQLWriter
  ) {
    switch search {
    case .contains: writer.write(sql: "instr(\(text), \(part)) > 0")
    case .hasPrefix where part.isRepeatable:
      writer.write(sql: "substr(\(text), 1, length(\(part))) = \(operand: part)")
    // No text has the character NUL, so the first one is the only place where both match.
    case .hasPrefix:
      writer.write(sql: "instr(char(0) || \(operand: text), char(0) || \(operand: part)) > 0")
    // A negative length takes what is before a position: here that of a character added at the end.
    case .hasSuffix where part.isRepeatable:
      writer.write(sql: "substr(\(operand: text) || 'x', -1, -length(\(part))) = \(operand: part)")
    case .hasSuffix:
      writer.write(sql: "instr(\(operand: text) || char(0), \(operand: part) || char(0)) > 0")
    }
  }

  /// Writes a call of a function, or the expression that means the same.
  public func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    switch function {
    case .grouping: writer.write(call: "grouping", arguments)
    case .length: writer.write(call: "length", arguments)
    case .lower: writer.write(call: "lower", arguments)
    case .upper: writer.write(call: "upper", arguments)
    case .trim: writer.write(call: "trim", arguments)
    case .trimStart: writer.write(call: "ltrim", arguments)
    case .trimEnd: writer.write(call: "rtrim", arguments)
    case .position: writer.write(call: "instr", arguments)
    case .left, .leftWithin:
      writer.write(sql: "substr(\(arguments[0]), 1, \(arguments[1].limited(to: 0...2_147_483_647)))")
    case .right, .rightWithin:
      writeRight(arguments[0], arguments[1].limited(to: 0...2_147_483_647), to: &writer)
    case .greatest, .greatestOfKnown: writer.write(call: "max", arguments)
    // Of equal arguments, such as 0.0 and -0.0, the last one is taken, elsewhere the first.
    case .least, .leastOfKnown: writer.write(call: "min", arguments.reversed())
    case .replace: writeReplace(arguments, to: &writer)
    case .absolute: writer.write(call: "abs", arguments)
    case .coalesce: writer.write(coalesce: arguments)
    case .nullIf: writer.write(call: "nullif", ofOneType: arguments)
    case .round: writeRound(arguments[0], to: &writer)
    case .substring, .substringWithin: writeSubstring(arguments, to: &writer)
    case .within(let range): write(arguments[0], within: range, to: &writer)
    case .truncate: writeTruncation(arguments[0], to: &writer)
    case .sign: writer.write(call: "sign", arguments)
    case .temporal(let function): write(temporal: function, arguments, to: &writer)
    case .numeric(let function): write(numeric: function, arguments, to: &writer)
    case .textual(let function): write(textual: function, arguments, to: &writer)
    case .matches(let expression):
      writer.write(call: .matches, arguments + [.literal(.text(expression.text()), .text)])
    case .json(let function): write(json: function, arguments, to: &writer)
    case .program(let function): writer.write(call: function, arguments)
    case .matching(let form):
      writer.write(
        sql: "CASE WHEN \(operand: arguments[0]) REGEXP '\(sql: form.pattern)$' THEN \(arguments[0]) END")
    }
  }

  /// `round()` of SQLite adds 0.5, which takes 0.49999999999999994 to 1. Beyond 2^52 every double is whole.
  private func writeRound(_ number: SQLExpression, to writer: inout SQLWriter) {
    guard number.isRepeatable else { return writer.write(call: .round, [number]) }
    writer.write(
      sql: """
        CASE WHEN abs(\(number)) < 4503599627370496.0 THEN CAST(\(number) AS INTEGER) + 0.0 \
        + (\(operand: number) - CAST(\(number) AS INTEGER) >= 0.5) \
        - (\(operand: number) - CAST(\(number) AS INTEGER) <= -0.5) ELSE \(number) END
        """)
  }

  /// SQLite has `trunc()` only if it is built with mathematical functions. Beyond 2^52 every double is whole.
  private func writeTruncation(_ number: SQLExpression, to writer: inout SQLWriter) {
    guard number.isRepeatable else { return writer.write(call: .truncate, [number]) }
    writer.write(
      sql: """
        CASE WHEN abs(\(number)) < 4503599627370496.0 THEN CAST(\(number) AS INTEGER) + 0.0 \
        ELSE \(number) END
        """)
  }

  /// If the text to look for is empty, SQLite does not look at what would take its place, and so misses a
  /// NULL.
  private func writeReplace(_ arguments: [SQLExpression], to writer: inout SQLWriter) {
    if arguments[1].isTextThatIsNotEmpty || arguments[2].isKnownNotNull {
      return writer.write(call: "replace", arguments)
    }
    guard arguments[2].isRepeatable else { return writer.write(call: .replace, arguments) }
    writer.write(
      sql: "CASE WHEN \(operand: arguments[2]) IS NOT NULL THEN replace(\(list: arguments)) END")
  }

  /// A negative start counts from the end. What lies before the first character is cut off. A negative length takes
  /// what is before a position.
  private func writeRight(_ text: SQLExpression, _ count: SQLExpression, to writer: inout SQLWriter) {
    if count.isValue {
      writer.write(sql: "substr(\(text), -\(count), \(count))")
    } else {
      writer.write(sql: "substr(\(operand: text) || 'x', -1, -\(count))")
    }
  }

  /// There is no exclusive or. The difference never overflows: every bit of `a & b` is one of `a | b`.
  public func write(
    bitwise left: SQLExpression, _ op: SQLBitwiseOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    switch op {
    case .and: writer.write(left, "&", right)
    case .or: writer.write(left, "|", right)
    case .exclusiveOr:
      guard left.isRepeatable, right.isRepeatable else {
        return writer.write(call: .exclusiveOr, [left, right])
      }
      writer.write(
        sql: "(\(operand: left) | \(operand: right)) - (\(operand: left) & \(operand: right))")
    case .shiftLeft, .shiftLeftWithin: writer.write(left, "<<", right)
    case .shiftRight, .shiftRightWithin: writer.write(left, ">>", right)
    }
  }

  /// A start below 1 would count from the end: the positions before the first are cut off here. SQLite takes
  /// both numbers modulo 2^32.
  private func writeSubstring(_ arguments: [SQLExpression], to writer: inout SQLWriter) {
    let (text, start) = (arguments[0], arguments[1])
    let first = start.limited(to: 1...2_147_483_647)
    guard arguments.count > 2 else { return writer.write(sql: "substr(\(text), \(first))") }
    let count = arguments[2].limited(
      to: 0...(start.isPositiveValue ? 2_147_483_647 : SQLExpression.longestPart))
    if start.isPositiveValue {
      writer.write(sql: "substr(\(text), \(first), \(count))")
    } else if start.isRepeatable {
      let start = start.isValue ? start.clamped(to: -2_147_483_647...2_147_483_647) : start
      writer.write(
        sql: "substr(\(text), \(first), max(0, \(operand: count) + min(0, \(operand: start) - 1)))")
    } else if arguments[2].isRepeatable {
      // Positions from a start on, as those before their end: a negative length counts backwards, and what lies
      // before the first character is cut off. No text has as many characters as the bounds here.
      let length = arguments[2]
      writer.write(
        sql: """
          substr(\(text), max(1, min(1073741823, \(start)) + min(1073741823, \(length))), \
          -max(0, min(1073741823, \(length))))
          """)
    } else {
      writer.write(call: .substring, arguments)
    }
  }

  /// Writes an aggregate function with its DISTINCT and FILTER. Distinct texts are put together with a comma alone.
  public func write(aggregate: SQLAggregate, to writer: inout SQLWriter) {
    let type = aggregate.argument?.type.storage
    let isDecimal = type?.scale != nil
    // Of fewer bits, no number of rows that a table has leaves 64 bits.
    let isWide = isDecimal || type?.isInteger == true && type?.integerRange?.upperBound ?? 0 > 4_294_967_295
    switch (aggregate.function, aggregate.argument) {
    case (.sum, _) where isWide: write(aggregate, by: .sum, to: &writer)
    case (.average, _) where isDecimal: write(aggregate, by: .mean, to: &writer)
    case (.average, _) where type?.isInteger == true: write(aggregate, by: .average, to: &writer)
    // SQLite would subtract the numbers that leave the frame.
    case (.sum, _) where writer.isOverLosingFrame && type?.isInteger == false:
      write(aggregate, by: .sumOfFrame, to: &writer)
    case (.average, _) where writer.isOverLosingFrame: write(aggregate, by: .averageOfFrame, to: &writer)
    case (.concatenate(","), let argument?) where aggregate.isDistinct && aggregate.ordering.isEmpty:
      writer.write(sql: "group_concat(DISTINCT \(argument))")
      writer.write(filter: aggregate.filter)
    case (.concatenate(let separator), let argument?)
    where writer.isOverLosingFrame && !aggregate.isDistinct && aggregate.ordering.isEmpty:
      writer.write(driverFunction: SQLiteFunction.concatenationOfFrame)
      writer.write(sql: "(\(argument), \(literal: separator))")
      writer.write(filter: aggregate.filter)
    case (.concatenate, let argument?) where !aggregate.isDistinct && aggregate.ordering.isEmpty:
      guard let window = writer.windowOfAggregate else {
        return writer.writeStandard(aggregate: aggregate, as: "group_concat")
      }
      // Of empty texts alone, some versions make NULL over a window.
      let count = SQLAggregate(.count, argument, filter: aggregate.filter)
      writer.write("coalesce(")
      writer.writeStandard(aggregate: aggregate, as: "group_concat")
      writer.write(sql: ", CASE WHEN \(.window(.aggregate(count), window)) > 0 THEN '' END)")
    case (.program, _): writer.writeStandard(aggregate: aggregate)
    case (.count, .row?): write(byDriver: aggregate, to: &writer)
    case (.count, _), (.sum, _), (.average, _), (.minimum, _), (.maximum, _):
      writer.writeStandard(aggregate: aggregate)
    default: write(byDriver: aggregate, to: &writer)
    }
  }

  private func write(
    _ aggregate: SQLAggregate, by function: SQLiteFunction, to writer: inout SQLWriter
  ) {
    guard let argument = aggregate.argument else { return }
    writer.write(driverFunction: function)
    writer.write(aggregate.isDistinct ? "(DISTINCT " : "(")
    writer.write(argument)
    writer.write(")")
    writer.write(filter: aggregate.filter)
  }
}

extension SQLExpression {
  fileprivate var isTextThatIsNotEmpty: Bool {
    if case .text(let text)? = constant?.value { !text.isEmpty } else { false }
  }

  /// A number, or the end of a range that it lies beyond.
  fileprivate func limited(to range: ClosedRange<Int64>) -> SQLExpression {
    if isValue { return clamped(to: range) }
    let most = SQLExpression.function(.least, [.literal(.integer(range.upperBound), .bigInteger), self])
    return .function(.greatest, [.literal(.integer(range.lowerBound), .bigInteger), most])
  }

  fileprivate var isValue: Bool {
    switch self {
    case .value, .literal(.integer, _): true
    default: false
    }
  }
}
