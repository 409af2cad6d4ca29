public import Koine

extension SQLiteDialect {
  /// The name of a type in CAST and in a table's definition, if it gives the column its affinity.
  public func typeName(_ type: SQLType) -> String {
    switch type {
    case .boolean, .integer, .unsigned, .decimal: "INTEGER"
    case .real, .double: "REAL"
    case .text, .timestamp, .uuid, .json: "TEXT"
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
    }
  }

  /// Writes a constant; an infinite number is one beyond the range of doubles.
  public func write(literal value: SQLValue, of type: SQLType, to writer: inout SQLWriter) {
    writer.writeStandard(literal: value)
  }

  /// Writes `-operand`.
  public func write(negated operand: SQLExpression, to writer: inout SQLWriter) {
    writer.writeStandard(negated: operand)
  }

  /// Writes `~operand`.
  public func write(complement operand: SQLExpression, to writer: inout SQLWriter) {
    writer.writeStandard(complement: operand)
  }

  /// Writes `||` between texts.
  public func write(
    concatenation left: SQLExpression, _ right: SQLExpression, to writer: inout SQLWriter
  ) {
    writer.writeStandard(concatenation: left, right)
  }

  /// Writes `IS DISTINCT FROM`, or its opposite.
  public func write(
    isDistinct left: SQLExpression, _ right: SQLExpression, negated: Bool, to writer: inout SQLWriter
  ) {
    writer.writeStandard(isDistinct: left, right, negated: negated)
  }

  /// LIKE ignores the case of ASCII letters; GLOB does not, and has other wildcards. Both take patterns of 50 000
  /// bytes at most.
  public func write(
    like operand: SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter
  ) {
    guard case .value(.text(let text), let type) = pattern else {
      return write(operand, matches: pattern, caseSensitive: caseSensitive, negated: negated, to: &writer)
    }
    let spelled = caseSensitive ? Self.glob(from: text) : text
    guard spelled.utf8.count <= Self.longestPattern else {
      return write(operand, matches: pattern, caseSensitive: caseSensitive, negated: negated, to: &writer)
    }
    writer.write(operand: operand)
    if negated { writer.write(" NOT") }
    writer.write(caseSensitive ? " GLOB " : " LIKE ")
    writer.bind(.text(spelled), type)
    if !caseSensitive { writer.write(" ESCAPE '\\'") }
  }

  /// The bytes of a pattern that LIKE and GLOB take: SQLITE_MAX_LIKE_PATTERN_LENGTH, unless SQLite is built otherwise.
  private static let longestPattern = 50_000

  private func write(
    _ operand: SQLExpression, matches pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter
  ) {
    writer.write(driverFunction: .like)
    writer.write("(")
    writer.writeList([operand, pattern]) { argument, writer in writer.write(argument) }
    writer.write(caseSensitive ? ", 1)" : ", 0)")
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
    case .contains:
      writer.write(call: "instr", [text, part])
      writer.write(" > 0")
    case .hasPrefix:
      if case .column = text, case .value(.text(let prefix), _) = part {
        // A column that was made elsewhere may mind no case.
        return writer.write(prefix: prefix, ofColumn: text, collation: "BINARY")
      }
      guard part.isRepeatable else {
        // No text has the character NUL, so the first one is the only place where both match.
        return write("instr(char(0) || ", text, ", char(0) || ", part, ") > 0", to: &writer)
      }
      writer.write("substr(")
      writer.write(text)
      writer.write(", 1, length(")
      writer.write(part)
      writer.write(")) = ")
      writer.write(operand: part)
    case .hasSuffix:
      guard part.isRepeatable else {
        return write("instr(", text, " || char(0), ", part, " || char(0)) > 0", to: &writer)
      }
      // A negative length takes what stands before a position: here that of a character added at the end.
      writer.write("substr(")
      writer.write(operand: text)
      writer.write(" || 'x', -1, -length(")
      writer.write(part)
      writer.write(")) = ")
      writer.write(operand: part)
    }
  }

  private func write(
    _ opening: StaticString, _ first: SQLExpression, _ middle: StaticString, _ second: SQLExpression,
    _ closing: StaticString, to writer: inout SQLWriter
  ) {
    writer.write(opening)
    writer.write(operand: first)
    writer.write(middle)
    writer.write(operand: second)
    writer.write(closing)
  }

  /// Writes a call of a function, or the expression that means the same.
  public func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    switch function {
    case .length: writer.write(call: "length", arguments)
    case .lower: writer.write(call: "lower", arguments)
    case .upper: writer.write(call: "upper", arguments)
    case .trim: writer.write(call: "trim", arguments)
    case .trimStart: writer.write(call: "ltrim", arguments)
    case .trimEnd: writer.write(call: "rtrim", arguments)
    case .position: writer.write(call: "instr", arguments)
    case .left: writeLeft(arguments[0], arguments[1], to: &writer)
    case .right: writeRight(arguments[0], arguments[1], to: &writer)
    case .greatest, .greatestOfKnown: writer.write(call: "max", arguments)
    // Of equal arguments, such as 0.0 and -0.0, the last one is taken, elsewhere the first.
    case .least, .leastOfKnown: writer.write(call: "min", arguments.reversed())
    case .replace: writeReplace(arguments, to: &writer)
    case .absolute: writer.write(call: "abs", arguments)
    case .coalesce: writer.write(coalesce: arguments)
    case .nullIf: writer.write(call: "nullif", ofOneType: arguments)
    case .round: writeRound(arguments[0], to: &writer)
    case .substring: writeSubstring(arguments, to: &writer)
    }
  }

  /// `round()` of SQLite adds 0.5, which takes 0.49999999999999994 to 1. Beyond 2^52 every double is whole.
  private func writeRound(_ number: SQLExpression, to writer: inout SQLWriter) {
    guard number.isRepeatable else { return writer.write(call: .round, [number]) }
    func whole() {
      writer.write("CAST(")
      writer.write(number)
      writer.write(" AS INTEGER)")
    }
    writer.write("CASE WHEN abs(")
    writer.write(number)
    writer.write(") < 4503599627370496.0 THEN ")
    whole()
    writer.write(" + 0.0 + (")
    writer.write(operand: number)
    writer.write(" - ")
    whole()
    writer.write(" >= 0.5) - (")
    writer.write(operand: number)
    writer.write(" - ")
    whole()
    writer.write(" <= -0.5) ELSE ")
    writer.write(number)
    writer.write(" END")
  }

  /// If the text to look for is empty, SQLite does not look at what would take its place, and so misses a
  /// NULL.
  private func writeReplace(_ arguments: [SQLExpression], to writer: inout SQLWriter) {
    if arguments[1].isTextThatIsNotEmpty || arguments[2].isValueThatIsNotNull {
      return writer.write(call: "replace", arguments)
    }
    guard arguments[2].isRepeatable else { return writer.write(call: .replace, arguments) }
    writer.write("CASE WHEN ")
    writer.write(operand: arguments[2])
    writer.write(" IS NOT NULL THEN ")
    writer.write(call: "replace", arguments)
    writer.write(" END")
  }

  private func writeLeft(_ text: SQLExpression, _ count: SQLExpression, to writer: inout SQLWriter) {
    writer.write("substr(")
    writer.write(text)
    writer.write(", 1, ")
    write(count: count, to: &writer)
    writer.write(")")
  }

  /// A negative start counts from the end. What lies before the first character is cut off. A negative length takes
  /// what is before a position.
  private func writeRight(_ text: SQLExpression, _ count: SQLExpression, to writer: inout SQLWriter) {
    writer.write("substr(")
    if count.isValue {
      writer.write(text)
      writer.write(", -")
      write(count: count, to: &writer)
      writer.write(", ")
    } else {
      writer.write(operand: text)
      writer.write(" || 'x', -1, -")
    }
    write(count: count, to: &writer)
    writer.write(")")
  }

  /// A number of characters, none if it is negative: a negative length would count backwards.
  private func write(count: SQLExpression, to writer: inout SQLWriter) {
    if case .value(.integer(let number), let type) = count {
      return writer.bind(.integer(Swift.min(Swift.max(number, 0), 2_147_483_647)), type)
    }
    writer.write("max(0, min(2147483647, ")
    writer.write(count)
    writer.write("))")
  }

  /// There is no exclusive or. The difference never overflows: every bit of `a & b` is one of `a | b`.
  public func write(
    bitwise left: SQLExpression, _ sign: SQLBitwiseOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    switch sign {
    case .and: writer.write(left, "&", right)
    case .or: writer.write(left, "|", right)
    case .exclusiveOr:
      guard left.isRepeatable, right.isRepeatable else {
        return writer.write(call: .exclusiveOr, [left, right])
      }
      writer.write("(")
      writer.write(left, "|", right)
      writer.write(") - (")
      writer.write(left, "&", right)
      writer.write(")")
    case .shiftLeft, .shiftLeftWithin: writer.write(left, "<<", right)
    case .shiftRight, .shiftRightWithin: writer.write(left, ">>", right)
    }
  }

  /// A start below 1 would count from the end: the positions before the first are cut off here. SQLite takes
  /// both numbers modulo 2^32.
  private func writeSubstring(_ arguments: [SQLExpression], to writer: inout SQLWriter) {
    let bounds = arguments.dropFirst().map(\.clampedTo32Bits)
    let start = bounds[0]
    if bounds.count > 1, !start.isRepeatable, !bounds[1].isRepeatable {
      return writer.write(call: .substring, arguments)
    }
    writer.write("substr(")
    writer.write(arguments[0])
    writer.write(", ")
    if bounds.allSatisfy(\.isPositive) {
      writer.writeList(bounds) { bound, writer in writer.write(bound) }
      return writer.write(")")
    }
    if bounds.count > 1, !start.isRepeatable {
      writeWindow(from: start, bounds[1], to: &writer)
      return writer.write(")")
    }
    writer.write(start.isValue ? "max(" : "min(2147483647, max(")
    writer.write(start)
    writer.write(start.isValue ? ", 1)" : ", 1))")
    if bounds.count > 1 {
      let length = bounds[1]
      writer.write(length.isValue ? ", max(0, " : ", max(0, min(2147483647, ")
      writer.write(operand: length)
      writer.write(length.isValue ? " + min(0, " : ") + min(0, ")
      writer.write(operand: start)
      writer.write(" - 1))")
    }
    writer.write(")")
  }

  /// Positions from a start on, as those before their end: a negative length counts backwards, and what lies before
  /// the first character is cut off. No text has as many characters as the bounds here.
  private func writeWindow(
    from start: SQLExpression, _ length: SQLExpression, to writer: inout SQLWriter
  ) {
    writer.write("max(1, min(1073741823, ")
    writer.write(start)
    writer.write(") + min(1073741823, ")
    writer.write(length)
    writer.write(")), -max(0, min(1073741823, ")
    writer.write(length)
    writer.write("))")
  }

  /// Writes an aggregate function with its DISTINCT and FILTER.
  public func write(aggregate: SQLAggregate, to writer: inout SQLWriter) {
    let type = aggregate.argument?.type.storage
    let isDecimal = type?.scale != nil
    // Of fewer bits, no number of rows that a table has leaves 64 bits.
    let isWide = isDecimal || type?.isInteger == true && type?.integerRange?.upperBound ?? 0 > 4_294_967_295
    switch aggregate.function {
    case .count: writer.write("count(")
    case .sum where isWide:
      writer.write(driverFunction: .sum)
      writer.write("(")
    case .sum: writer.write("sum(")
    case .average where isDecimal || type?.isInteger == true:
      writer.write(driverFunction: isDecimal ? .mean : .average)
      writer.write("(")
    case .average: writer.write("avg(")
    case .minimum: writer.write("min(")
    case .maximum: writer.write("max(")
    case .concatenate: writer.write("group_concat(")
    }
    if aggregate.isDistinct { writer.write("DISTINCT ") }
    if let argument = aggregate.argument { writer.write(argument) } else { writer.write("*") }
    if case .concatenate(let separator) = aggregate.function, !aggregate.isDistinct {
      writer.write(", ")
      writer.write(textLiteral: separator)
    }
    writer.write(")")
    writer.write(filter: aggregate.filter)
  }
}

extension SQLExpression {
  /// Whether this is a value of 1 or more, known when the query is rendered.
  fileprivate var isPositive: Bool {
    if case .value(.integer(let number), _) = self { number >= 1 } else { false }
  }

  fileprivate var isTextThatIsNotEmpty: Bool {
    if case .value(.text(let text), _) = self { !text.isEmpty } else { false }
  }

  fileprivate var isValueThatIsNotNull: Bool {
    switch self {
    case .value(let value, _), .literal(let value, _): value != .null
    case .parameter: true
    default: false
    }
  }

  fileprivate var isValue: Bool {
    if case .value = self { true } else { false }
  }

  /// A value that no text's position exceeds.
  fileprivate var clampedTo32Bits: SQLExpression {
    guard case .value(.integer(let number), let type) = self else { return self }
    return .value(.integer(Swift.min(Swift.max(number, -2_147_483_647), 2_147_483_647)), type)
  }
}
