@_spi(KoineDriver) public import Koine

extension PostgreSQLDialect {
  /// An array for each column. Its text has the type of the array from CAST: the server would make an array of a
  /// parameter that is declared as a text anew for each row.
  public func longList(_ rows: [[SQLValue]], of types: [SQLType]) -> SQLLongList {
    var arrays: [SQLLongList.Part] = []
    for (index, type) in types.enumerated() {
      arrays += [
        .text(index == 0 ? "CAST(" : ", CAST("),
        .value(.text(SQLLongList.array(rows.map { $0[index] }, of: type)), .opaque(.unknown)),
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
    case .date: "date"
    case .time: "time"
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
        return writer.write(sql: "CAST(\(literal: SQLDecimal.text(number, scale: scale)) AS numeric)")
      }
      // A constant that 32 bits hold would be computed in 32 bits.
      guard type.storage == .bigInteger, Int32(exactly: number) != nil else { return writer.write(number) }
      writer.write(sql: "CAST(\(number) AS bigint)")
    // A view gives it the type of a text, also where another arm has a number.
    case .null where writer.isInView && type != .unknown: writer.write(sql: "CAST(NULL AS \(type))")
    case .null, .invalid: writer.write("NULL")
    case .double(let number):
      let text = number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : "\(number)"
      writer.write(sql: "CAST(\(literal: text) AS double precision)")
    case .text(let text): writer.write(textLiteral: text)
    case .blob(let bytes):
      writer.write("CAST('\\x")
      for byte in bytes { writer.write(hex: byte) }
      writer.write("' AS bytea)")
    case .timestamp(let microseconds) where type.isTimestampWithoutZone:
      writer.write(sql: "CAST(\(literal: SQLTimestamp.text(microseconds)) AS timestamp)")
    case .timestamp(let microseconds):
      writer.write(sql: "CAST(\(literal: SQLTimestamp.text(microseconds) + "+00") AS timestamptz)")
    case .date(let days): writer.write(sql: "CAST(\(literal: SQLTimestamp.dateText(days)) AS date)")
    case .time(let microseconds):
      writer.write(sql: "CAST(\(literal: SQLTimestamp.timeText(microseconds)) AS time)")
    case .uuid(let uuid): writer.write(sql: "CAST(\(literal: uuid.description) AS uuid)")
    }
  }

  /// Writes arithmetic; a quotient of decimal numbers is rounded.
  public func write(
    arithmetic left: SQLExpression, _ op: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    let scale = left.type.scale
    guard op == .divide, scale != nil || right.type.scale != nil else {
      return writer.writeStandard(arithmetic: left, op, right)
    }
    write(quotient: left, right, scale: scale ?? 0, to: &writer)
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
    writer.write(operand: pattern.asText)
    writer.write(" ESCAPE E'\\\\'")
  }

  /// Writes whether a text contains another one, begins or ends with it.
  public func write(
    search text: SQLExpression, _ search: SQLSearchOperator, _ part: SQLExpression,
    to writer: inout SQLWriter
  ) {
    let (text, part) = (text.asText, part.asText)
    // Of a pattern, the planner can tell how many texts match. Of a function it assumes a third.
    if case .text(let known)? = part.constant?.value {
      let escaped = known.escapedForLike
      let pattern =
        switch search {
        case .contains: "%\(escaped)%"
        case .hasPrefix: "\(escaped)%"
        case .hasSuffix: "%\(escaped)"
        }
      return writer.write(sql: "\(operand: text) LIKE \(part.replaced(by: .text(pattern), as: .text))")
    }
    switch search {
    case .contains: writer.write(sql: "strpos(\(text), \(part)) > 0")
    case .hasPrefix: writer.write(sql: "starts_with(\(text), \(part))")
    case .hasSuffix where part.isRepeatable:
      writer.write(sql: "right(\(text), length(\(part))) = \(operand: part)")
    case .hasSuffix: writer.write(sql: "starts_with(reverse(\(text)), reverse(\(part)))")
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
    case .grouping: writer.write(sql: "CAST(grouping(\(list: arguments)) AS bigint)")
    case .length: writer.write(sql: "CAST(length(\(arguments[0].asText)) AS bigint)")
    // The C collation changes ASCII letters alone.
    case .lower: writer.write(sql: "lower(\(operand: arguments[0].asText) COLLATE \"C\")")
    case .upper: writer.write(sql: "upper(\(operand: arguments[0].asText) COLLATE \"C\")")
    case .trim: writer.write(call: "btrim", arguments.map(\.asText))
    case .trimStart: writer.write(call: "ltrim", arguments.map(\.asText))
    case .trimEnd: writer.write(call: "rtrim", arguments.map(\.asText))
    case .position: writer.write(sql: "CAST(strpos(\(list: arguments.map(\.asText))) AS bigint)")
    case .left, .leftWithin:
      writer.write(sql: "left(\(arguments[0].asText), \(cast: arguments[1], to: .integer(bits: 32)))")
    case .right, .rightWithin:
      writer.write(sql: "right(\(arguments[0].asText), \(cast: arguments[1], to: .integer(bits: 32)))")
    case .substring, .substringWithin:
      writer.write(sql: "substr(\(arguments[0].asText)")
      for bound in arguments.dropFirst() { writer.write(sql: ", \(cast: bound, to: .integer(bits: 32))") }
      writer.write(")")
    case .greatestOfKnown, .leastOfKnown: write(extreme: function, arguments, to: &writer)
    case .greatest, .least: write(extremeOfComputed: function, arguments, to: &writer)
    case .replace: writer.write(call: "replace", arguments.map(\.asText))
    case .absolute: writer.write(call: "abs", arguments)
    case .coalesce: writer.write(coalesce: arguments)
    case .nullIf: writer.write(call: "nullif", ofOneType: arguments)
    case .round: writer.write(call: "round", arguments)
    case .truncate: writer.write(call: "trunc", arguments)
    case .sign: writer.write(call: "sign", arguments)
    case .within(let range): writer.write(sql: "\(arguments[0].widened ?? arguments[0], within: range)")
    case .temporal(let function): write(temporal: function, arguments, to: &writer)
    case .numeric(let function): write(numeric: function, arguments, to: &writer)
    case .textual(let function): write(textual: function, arguments, to: &writer)
    case .matches(let expression):
      writer.write("(")
      writer.writeCollated(arguments[0].asText)
      writer.write(" ~ ")
      writer.write(.literal(.text(expression.text()), .text))
      writer.write(")")
    case .json(let function): write(json: function, arguments, to: &writer)
    case .program(let function): writer.refuse("the function \(function.name)")
    case .matching(let form):
      writer.write(sql: "substring(\(operand: arguments[0].asText) FROM '\(sql: form.pattern)$')")
    }
  }

  /// Writes an aggregate function with its DISTINCT and FILTER.
  public func write(aggregate: SQLAggregate, to writer: inout SQLWriter) {
    guard let argument = aggregate.argument else { return writer.writeStandard(aggregate: aggregate) }
    let type = argument.type.storage
    var aggregate = aggregate
    switch aggregate.function {
    case .average where type.isInteger || type.scale != nil:
      write(mean: aggregate, of: argument, type, to: &writer)
    // sum(bigint) is numeric here.
    case .sum where type.isInteger:
      writer.write("CAST(")
      writer.writeStandard(aggregate: aggregate)
      writer.write(" AS bigint)")
    // sum(real) is computed in single precision.
    case .sum where type == .real || type == .double:
      aggregate.argument = argument.widened ?? argument
      writer.writeStandard(aggregate: aggregate)
    // There is no min or max of booleans. false is less than true.
    case .minimum where type == .boolean: writer.writeStandard(aggregate: aggregate, as: "bool_and")
    case .maximum where type == .boolean: writer.writeStandard(aggregate: aggregate, as: "bool_or")
    case .minimum where type == .text, .maximum where type == .text:
      aggregate.argument = argument.byCodePoint
      writer.writeStandard(aggregate: aggregate)
    // Nor, before version 18, of UUIDs and bytes: those of their hexadecimal digits are in the same order.
    case .minimum where type == .uuid, .maximum where type == .uuid:
      aggregate.argument = .inText("CAST(", argument, #" AS text) COLLATE "C""#)
      writer.write("CAST(")
      writer.writeStandard(aggregate: aggregate)
      writer.write(" AS uuid)")
    case .minimum where type == .blob, .maximum where type == .blob:
      aggregate.argument = .inText("encode(", argument, #", 'hex') COLLATE "C""#)
      writer.write("decode(")
      writer.writeStandard(aggregate: aggregate)
      writer.write(", 'hex')")
    case .concatenate where aggregate.isDistinct && !aggregate.ordering.isEmpty:
      // What distinct texts are ordered by has to be what is put together; a constant has a type there alone.
      let text = argument.withTypedLiteral.byCodePoint
      aggregate.argument = text
      aggregate.ordering = aggregate.ordering.map {
        SQLOrdering(text, descending: $0.isDescending, nulls: $0.nulls)
      }
      writer.writeStandard(aggregate: aggregate, as: "string_agg")
    case .concatenate:
      aggregate.argument = argument.asText
      writer.writeStandard(aggregate: aggregate, as: "string_agg")
    case .count where aggregate.isDistinct: write(countOfDistinct: aggregate, to: &writer)
    case .spread, .pair(.covarianceOfSample), .pair(.covarianceOfPopulation), .pair(.correlation),
      .pair(.slope), .pair(.intercept), .pair(.determination), .pair(.squaresOfX), .pair(.squaresOfY),
      .pair(.products), .continuousPercentile:
      // Of infinite numbers they are not a number.
      writer.write("nullif(")
      writer.writeStandard(aggregate: aggregate)
      writer.write(", CAST('NaN' AS double precision))")
    case .pair(.meanOfX), .pair(.meanOfY):
      // Of infinite numbers they are infinite, too.
      writer.write("nullif(nullif(nullif(")
      writer.writeStandard(aggregate: aggregate)
      for number in ["NaN", "Infinity", "-Infinity"] {
        writer.write(sql: ", CAST('\(sql: number)' AS double precision))")
      }
    // What is computed of constants has no type, and a function of values of any type wants to know it.
    case .mode where type == .text && argument.isComputed,
      .discretePercentile where type == .text && argument.isComputed:
      aggregate.argument = .cast(argument, .text)
      writer.writeStandard(aggregate: aggregate)
    case .first:
      if type == .text, argument.isComputed { aggregate.argument = .cast(argument, .text) }
      writer.write("(")
      writer.writeStandard(aggregate: aggregate, as: "array_agg")
      writer.write(")[1]")
    default: writer.writeStandard(aggregate: aggregate)
    }
  }

  /// A row value is never NULL itself: one with a NULL in it is passed over by a condition.
  private func write(countOfDistinct aggregate: SQLAggregate, to writer: inout SQLWriter) {
    var aggregate = aggregate
    if case .row(let values)? = aggregate.argument {
      // A text that is computed of constants has no type, and could not be compared.
      let parts = values.map { $0.type.storage == .text && $0.isComputed ? $0.asTypedText : $0 }
      aggregate.argument = .row(parts)
      let tests =
        parts.map { SQLExpression.isNull($0, negated: true) } + [aggregate.filter].compactMap(\.self)
      aggregate.filter = tests.dropFirst().reduce(tests.first) { left, right in
        left.map { .logical($0, .and, right) }
      }
    }
    writer.writeStandard(aggregate: aggregate)
  }

  /// The mean of whole or decimal numbers, with enough decimals that rounding it once more is exact: it is as far
  /// from a tie as one over twice the number of rows.
  private func write(
    mean: SQLAggregate, of argument: SQLExpression, _ type: SQLType, to writer: inout SQLWriter
  ) {
    let digits = type.scale.map { $0 + SQLType.quotientDecimals }
    let zeros = String(repeating: "0", count: digits.map { $0 + 20 } ?? 45)
    // The sum is divided once, whereas adding zeros takes its time with every row.
    if let digits, !writer.isOverWindow, mean.filter == nil, argument.isRepeatable {
      var (sum, count) = (mean, mean)
      (sum.function, count.function) = (.sum, .count)
      writer.write("round((")
      writer.writeStandard(aggregate: sum)
      writer.write(sql: " + 0.\(sql: zeros)) / ")
      writer.writeStandard(aggregate: count)
      return writer.write(text: ", \(digits))")
    }
    writer.write(digits == nil ? "CAST(avg(" : "round(avg(")
    writer.write(mean.isDistinct ? "DISTINCT " : "")
    writer.write(sql: "\(operand: argument) + 0.\(sql: zeros))")
    writer.write(filter: mean.filter)
    writer.write(text: digits.map { ", \($0))" } ?? " AS double precision)")
  }
}

extension SQLExpression {
  /// The same, with a type even if it is computed of constants alone.
  fileprivate var asTypedText: SQLExpression { .cast(self, .text) }

  fileprivate var isComputed: Bool { if case .column = self { false } else { true } }

  /// The text of a value whose type the database defines, such as a case of an enum type.
  var asText: SQLExpression {
    guard case .named(_, stored: .text) = type else { return self }
    return .cast(self, .text)
  }
}

extension String {
  /// With the signs of LIKE taken for themselves.
  fileprivate var escapedForLike: String {
    var result = ""
    for character in unicodeScalars {
      if character == "%" || character == "_" || character == "\\" { result += "\\" }
      result.unicodeScalars.append(character)
    }
    return result
  }
}

extension SQLExpression {
  /// The same with a cast of a literal, also below a collation.
  fileprivate var withTypedLiteral: SQLExpression {
    switch self {
    case .literal: .cast(self, .text)
    case .collate(let text, let collation): .collate(text.withTypedLiteral, collation)
    default: self
    }
  }
}

extension SQLExpression {
  /// An expression within the text of a call that yields a text.
  fileprivate static func inText(_ before: String, _ expression: SQLExpression, _ behind: String)
    -> SQLExpression
  {
    .fragment(SQLFragment([.text(before), .expression(expression), .text(behind)]), .text)
  }
}
