public import Koine

extension PostgreSQLDialect {
  /// An array for each column.
  public func longList(_ rows: [[SQLValue]], of types: [SQLType]) -> SQLLongList {
    var arrays: [SQLLongList.Part] = []
    for (index, type) in types.enumerated() {
      arrays += [
        .text(index == 0 ? "CAST(" : ", CAST("),
        .value(.text(SQLLongList.array(rows.map { $0[index] }, of: type)), .text),
        .text(" AS \(typeName(type))[])"),
      ]
    }
    let query = [.text("SELECT * FROM unnest(")] + arrays + [.text(")")]
    guard types.count == 1 else { return SQLLongList(query: query) }
    return SQLLongList(
      query: query, membership: [.text(" = ANY(")] + arrays + [.text(")")],
      exclusion: [.text(" <> ALL(")] + arrays + [.text(")")])
  }

  /// The name of a type in CAST and in a table's definition: `bigint`, `timestamptz`.
  public func typeName(_ type: SQLType) -> String {
    switch type {
    case .boolean: "boolean"
    case .integer(bits: 8), .integer(bits: 16), .unsigned(bits: 8): "smallint"
    case .integer(bits: 32), .unsigned(bits: 16): "integer"
    case .integer, .unsigned: "bigint"
    case .decimal(let scale): "numeric(18, \(scale))"
    case .real: "real"
    case .double: "double precision"
    case .text, .unknown: "text"
    case .blob: "bytea"
    case .timestamp: "timestamptz"
    case .uuid: "uuid"
    case .json: "jsonb"
    case .opaque(let stored): typeName(stored)
    case .named(let name, _): Self.typeName(named: name)
    }
  }

  /// Words of lower-case letters, digits and `_`, with a length or precision behind them, are written as they
  /// are: `varchar(20)`, `double precision`, `text[]`. Any other name is quoted.
  private static func typeName(named name: String) -> String {
    let plain = /[a-z_][a-z0-9_]*( [a-z_][a-z0-9_]*)*(\([0-9]+(, ?[0-9]+)?\))?(\[\])*/
    if name.wholeMatch(of: plain) != nil { return name }
    // On bytes: a `Character` may hold a quote and a combining mark.
    let quote = UInt8(ascii: "\"")
    let inner = name.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }
    return String(decoding: [quote] + inner + [quote], as: UTF8.self)
  }

  /// Writes a constant, in a cast if PostgreSQL would give it another type by itself.
  public func write(literal value: SQLValue, of type: SQLType, to writer: inout SQLWriter) {
    switch value {
    case .boolean(let value): writer.write(value ? "TRUE" : "FALSE")
    case .integer(let number):
      if let scale = type.scale {
        writer.write("CAST(")
        writer.write(textLiteral: SQLDecimal.text(number, scale: scale))
        return writer.write(" AS numeric)")
      }
      // A constant that 32 bits hold would be computed in 32 bits.
      guard type.storage == .bigInteger, Int32(exactly: number) != nil else { return writer.write(number) }
      writer.write("CAST(")
      writer.write(number)
      writer.write(" AS bigint)")
    case .null, .invalid: writer.write("NULL")
    case .double(let number):
      writer.write("CAST(")
      writer.write(textLiteral: number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : "\(number)")
      writer.write(" AS double precision)")
    case .text(let text):
      writer.write(textLiteral: text)
    case .blob(let bytes):
      writer.write("CAST('\\x")
      for byte in bytes { writer.write(hex: byte) }
      writer.write("' AS bytea)")
    case .timestamp(let microseconds):
      writer.write("CAST(")
      writer.write(textLiteral: SQLTimestamp.text(microseconds) + "+00")
      writer.write(" AS timestamptz)")
    case .uuid(let uuid):
      writer.write("CAST(")
      writer.write(textLiteral: uuid.description)
      writer.write(" AS uuid)")
    }
  }

  /// Writes arithmetic; a quotient of decimal numbers is rounded.
  public func write(
    arithmetic left: SQLExpression, _ sign: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    if sign == .divide, let scale = left.type.scale {
      return writeQuotient(
        scale: scale, to: &writer, { $0.write(operand: left) }, { $0.write(right) })
    }
    writer.writeStandard(arithmetic: left, sign, right)
  }

  /// Writes `-operand`.
  public func write(negated operand: SQLExpression, to writer: inout SQLWriter) {
    writer.writeStandard(negated: operand)
  }

  /// Writes `~operand`.
  public func write(complement operand: SQLExpression, to writer: inout SQLWriter) {
    writer.writeStandard(complement: operand)
  }

  /// Writes `IS DISTINCT FROM`, or its opposite.
  public func write(
    isDistinct left: SQLExpression, _ right: SQLExpression, negated: Bool, to writer: inout SQLWriter
  ) {
    writer.writeStandard(isDistinct: left, right, negated: negated)
  }

  /// Writes LIKE, which is case-sensitive, or ILIKE in the C collation, which ignores the case of ASCII letters alone.
  public func write(
    like operand: SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter
  ) {
    writer.write(operand: operand.asText)
    if caseSensitive {
      writer.write(negated ? " NOT LIKE " : " LIKE ")
    } else {
      // The C collation knows the case of ASCII letters alone.
      writer.write(negated ? " COLLATE \"C\" NOT ILIKE " : " COLLATE \"C\" ILIKE ")
    }
    writer.write(operand: pattern)
    writer.write(" ESCAPE E'\\\\'")
  }

  /// Writes whether a text contains another one, begins or ends with it. For a column that begins with a value, that is
  /// a range, which an index serves.
  public func write(
    search text: SQLExpression, _ search: SQLSearchOperator, _ part: SQLExpression,
    to writer: inout SQLWriter
  ) {
    let text = text.asText
    let part = part.asText
    switch search {
    case .contains:
      writer.write(call: "strpos", [text, part])
      writer.write(" > 0")
    case .hasPrefix:
      if case .column = text, case .value(.text(let prefix), _) = part {
        return writer.write(prefix: prefix, ofColumn: text, collation: "C")
      }
      writer.write(call: "starts_with", [text, part])
    case .hasSuffix where part.isRepeatable:
      writer.write("right(")
      writer.write(text)
      writer.write(", length(")
      writer.write(part)
      writer.write(")) = ")
      writer.write(operand: part)
    case .hasSuffix:
      writer.write("starts_with(reverse(")
      writer.write(text)
      writer.write("), reverse(")
      writer.write(part)
      writer.write("))")
    }
  }

  /// Writes `||` between texts. An operand of a type that the database defines is cast to text.
  public func write(
    concatenation left: SQLExpression, _ right: SQLExpression, to writer: inout SQLWriter
  ) {
    writer.writeStandard(concatenation: left.asText, right.asText)
  }

  /// Writes a call of a function, or the expression that means the same.
  public func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    switch function {
    case .length:
      writer.write("CAST(length(")
      writer.write(arguments[0].asText)
      writer.write(") AS bigint)")
    case .lower: writeInC("lower", arguments[0].asText, to: &writer)
    case .upper: writeInC("upper", arguments[0].asText, to: &writer)
    case .trim: writer.write(call: "btrim", arguments.map(\.asText))
    case .trimStart: writer.write(call: "ltrim", arguments.map(\.asText))
    case .trimEnd: writer.write(call: "rtrim", arguments.map(\.asText))
    case .position:
      writer.write("CAST(")
      writer.write(call: "strpos", arguments.map(\.asText))
      writer.write(" AS bigint)")
    case .left: writeEnd("left", arguments, to: &writer)
    case .right: writeEnd("right", arguments, to: &writer)
    case .greatestOfKnown, .leastOfKnown: write(extreme: function, arguments, to: &writer)
    case .greatest, .least: write(extremeOfComputed: function, arguments, to: &writer)
    case .replace: writer.write(call: "replace", arguments.map(\.asText))
    case .absolute: writer.write(call: "abs", arguments)
    case .coalesce: writer.write(coalesce: arguments)
    case .nullIf: writer.write(call: "nullif", ofOneType: arguments)
    case .round: writeRound(arguments[0], to: &writer)
    case .substring: writeSubstring(arguments, to: &writer)
    }
  }

  /// The C collation changes ASCII letters alone.
  private func writeInC(_ name: StaticString, _ text: SQLExpression, to writer: inout SQLWriter) {
    writer.write(name)
    writer.write("(")
    writer.write(operand: text)
    writer.write(" COLLATE \"C\")")
  }

  /// `round(double precision)` takes halves to the even number. Adding zero makes -0 plain 0.
  private func writeRound(_ number: SQLExpression, to writer: inout SQLWriter) {
    writer.write(naming: number) { number, writer in
      writer.write("CASE WHEN abs(")
      writer.write(operand: number)
      writer.write(" - trunc(")
      writer.write(number)
      writer.write(")) >= 0.5 THEN trunc(")
      writer.write(number)
      writer.write(") + sign(")
      writer.write(number)
      writer.write(") ELSE trunc(")
      writer.write(number)
      writer.write(") + 0 END")
    }
  }

  /// The first characters, or the last ones. A negative number would count from the other end.
  private func writeEnd(_ name: StaticString, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    writer.write(name)
    writer.write("(")
    writer.write(arguments[0].asText)
    writer.write(", ")
    if case .value(.integer(let count), _) = arguments[1] {
      writer.bind(.integer(Swift.min(Swift.max(count, 0), 2_147_483_647)), .integer(bits: 32))
    } else {
      writer.write("CAST(")
      write(arguments[1], clampedTo: 0...2_147_483_647, to: &writer)
      writer.write(" AS integer)")
    }
    writer.write(")")
  }

  /// The positions are 32-bit integers, and a negative length would be an error.
  private func writeSubstring(_ arguments: [SQLExpression], to writer: inout SQLWriter) {
    writer.write("substr(")
    writer.write(arguments[0].asText)
    for (bound, least) in zip(arguments.dropFirst(), [-2_147_483_647 as Int64, 0]) {
      writer.write(", CAST(")
      if case .value(.integer(let number), let type) = bound {
        writer.bind(.integer(Swift.min(Swift.max(number, least), 2_147_483_647)), type)
      } else {
        write(bound, clampedTo: least...2_147_483_647, to: &writer)
      }
      writer.write(" AS integer)")
    }
    writer.write(")")
  }

  /// Writes an aggregate function with its DISTINCT and FILTER.
  public func write(aggregate: SQLAggregate, to writer: inout SQLWriter) {
    let type = aggregate.argument?.type.storage
    if aggregate.function == .average, let argument = aggregate.argument, let type,
      type.isInteger || type.scale != nil
    {
      return write(mean: aggregate, of: argument, type, to: &writer)
    }
    // sum(bigint) is numeric here.
    let cast: StaticString? =
      if aggregate.function == .sum, let type, type.isInteger { " AS bigint)" } else { nil }
    if cast != nil { writer.write("CAST(") }
    switch aggregate.function {
    // There is no min or max of booleans, of which false is the less.
    case .minimum where type == .boolean: writer.write("bool_and(")
    case .maximum where type == .boolean: writer.write("bool_or(")
    case .count: writer.write("count(")
    case .sum: writer.write("sum(")
    case .average: writer.write("avg(")
    case .minimum: writer.write("min(")
    case .maximum: writer.write("max(")
    case .concatenate: writer.write("string_agg(")
    }
    if aggregate.isDistinct { writer.write("DISTINCT ") }
    switch (aggregate.function, aggregate.argument) {
    case (_, nil): writer.write("*")
    case (.minimum, let argument?) where type == .text, (.maximum, let argument?) where type == .text:
      writer.writeCollated(argument)
    case (.concatenate, let argument?): writer.write(argument.asText)
    // sum(real) is computed in single precision.
    case (.sum, let argument?): writer.write(type == .real ? argument.widened ?? argument : argument)
    case (_, let argument?): writer.write(argument)
    }
    if case .concatenate(let separator) = aggregate.function {
      writer.write(", ")
      writer.write(textLiteral: separator)
    }
    writer.write(")")
    writer.write(filter: aggregate.filter)
    if let cast { writer.write(cast) }
  }

  /// The mean of whole or decimal numbers, with enough decimals that rounding it once more is exact: it is as far
  /// from a tie as one over twice the number of rows.
  private func write(
    mean: SQLAggregate, of argument: SQLExpression, _ type: SQLType, to writer: inout SQLWriter
  ) {
    let digits = type.scale.map { $0 + SQLType.quotientDecimals }
    writer.write(digits == nil ? "CAST(avg(" : "round(avg(")
    if mean.isDistinct { writer.write("DISTINCT ") }
    writer.write(operand: argument)
    writer.write(" + 0.")
    writer.write(text: String(repeating: "0", count: digits.map { $0 + 20 } ?? 45))
    writer.write(")")
    writer.write(filter: mean.filter)
    writer.write(text: digits.map { ", \($0))" } ?? " AS double precision)")
  }
}

extension SQLExpression {
  /// The text of a value whose type the database defines, such as a case of an enum type.
  var asText: SQLExpression {
    guard case .named(_, stored: .text) = type else { return self }
    return .cast(self, .text)
  }
}
